// Names in a test case that the agent does not have. A misspelled function in `not_called` would always be met, and a misspelled
// mock would let a real request out. Pure.
import type { TestExpectation, TestFailure, TestMock } from '../../../generated/types.ts';
import { cutText } from '../../core/cut-text.ts';
import { isObject, type JsonObject } from '../../core/json.ts';

/** A function as the model receives it. */
interface OfferedFunction {
  name: string;
  parameters: JsonObject;
}

type NamesFunction = Extract<TestExpectation, { type: 'called' | 'not_called' }>;

const SHOWN_CHARS = 300;
/** Keywords with which a schema allows members that `properties` does not list. */
const OPEN = ['additionalProperties', 'patternProperties', 'unevaluatedProperties', '$ref', 'allOf', 'anyOf', 'oneOf'];

/**
 * Adds the unknown names to the failures of their expectations. An expectation that is met only because of an unknown name
 * becomes an error of the test.
 */
export function withUnknownNames(
  failures: readonly TestFailure[],
  expect: readonly TestExpectation[],
  functions: readonly OfferedFunction[],
): TestFailure[] {
  const unknown = expect.map((one) =>
    one.type === 'called' || one.type === 'not_called' ? unknownName(one, functions) : null,
  );
  const explained = failures.map((failure): TestFailure => {
    const reason = failure.expectation === null ? null : unknown[failure.expectation]!;
    return reason === null ? failure : { ...failure, detail: `${failure.detail} ${reason}` };
  });
  const added = unknown.flatMap((reason, i): TestFailure[] => {
    if (reason === null || failures.some(({ expectation }) => expectation === i)) return [];
    const detail = `${reason} The expectation is always met, and checks nothing.`;
    return [{ code: 'unknown_name', expectation: i, detail, turn: null, at_ms: null, quote: null }];
  });
  return [...explained, ...added];
}

function unknownName(
  { function: name, with: expected = {} }: NamesFunction,
  functions: readonly OfferedFunction[],
): string | null {
  const found = functions.find((one) => one.name === name);
  if (!found) return `The agent has no function "${name}"; ${known(functions.map((one) => one.name))}.`;
  const names = argumentsOf(found.parameters);
  const missing = names && Object.keys(expected).find((each) => !names.includes(each));
  if (!names || missing === undefined) return null;
  return `The function ${name} has no argument "${missing}"; ${known(names)}.`;
}

/** Returns the names of all arguments; null if the schema allows others. */
function argumentsOf(schema: JsonObject): string[] | null {
  const { properties } = schema;
  if (!isObject(properties) || OPEN.some((each) => (schema[each] ?? false) !== false)) return null;
  return Object.keys(properties);
}

function known(names: readonly string[]): string {
  return names.length === 0 ? 'it has none' : `it has ${cutText(names.join(', '), SHOWN_CHARS)}`;
}

/** Returns the first function of a mock that the agent does not have; null if there is none. */
export function unknownMock(mocks: readonly TestMock[], functions: readonly OfferedFunction[]): string | null {
  return mocks.find((mock) => !functions.some(({ name }) => name === mock.function))?.function ?? null;
}
