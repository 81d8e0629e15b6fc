// The stored definition of a test case: caller, line, mocks and expectations, with defaults filled in. Pure.
import type {
  TestCase,
  TestCaseCreate,
  TestCaseUpdate,
  TestExpectation,
  TestWarning,
} from '../../../generated/types.ts';
import { invalidFields, type FieldError } from '../../core/errors.ts';
import { checkPattern } from '../../core/redaction/patterns.ts';

export type Definition = Pick<
  TestCase,
  'variables' | 'caller' | 'line' | 'mocks' | 'real_functions' | 'expect' | 'max_turns'
>;

const MAX_TURNS = 20;
/** Limited, because each run copies its cases. */
const MAX_DEFINITION_CHARS = 100_000;

type Given = Partial<Omit<TestCaseCreate, 'caller'>> & Pick<TestCaseCreate, 'caller'>;

export function definitionOf(given: Given & { caller: TestCase['caller'] }): Definition {
  return {
    variables: given.variables ?? {},
    caller: given.caller,
    line: given.line ?? { type: 'text' },
    mocks: given.mocks ?? [],
    real_functions: given.real_functions ?? false,
    expect: given.expect ?? [],
    max_turns: given.max_turns ?? MAX_TURNS,
  };
}

/** Applies a merge patch. A given caller or line replaces the former one completely, because its variants have different fields. */
export function patchDefinition(before: Definition, patch: TestCaseUpdate): Definition {
  const given = Object.fromEntries(
    Object.keys(before)
      .filter((name) => name in patch)
      .map((name) => [name, patch[name as keyof TestCaseUpdate] ?? undefined]),
  );
  const caller = patch.caller ?? before.caller;
  const variables = patch.variables === undefined ? before.variables : patch.variables;
  return definitionOf({ ...before, ...given, caller, variables });
}

/** @throws Failure `validation_failed` with every invalid field that the contract's schema cannot check */
export function checkDefinition({ caller, expect, ...rest }: Definition): void {
  const errors: FieldError[] = [];
  if (caller.type === 'script') {
    for (const [i, turn] of caller.turns.entries()) {
      if (turn.say !== undefined || turn.press !== undefined || turn.wait_ms !== undefined || turn.hang_up) continue;
      const detail = 'must have `say`, `press`, `wait_ms` or `hang_up`';
      errors.push({ pointer: `/caller/turns/${i}`, code: 'required', detail });
    }
  }
  for (const [i, one] of expect.entries()) errors.push(...expectationErrors(one, `/expect/${i}`));
  if (JSON.stringify({ caller, expect, ...rest }).length > MAX_DEFINITION_CHARS) {
    const detail = `is too large: a case has at most ${MAX_DEFINITION_CHARS} characters of JSON`;
    errors.push({ pointer: '', code: 'too_large', detail });
  }
  if (errors.length > 0) throw invalidFields(errors);
}

function expectationErrors(expectation: TestExpectation, pointer: string): FieldError[] {
  if (expectation.type !== 'said' && expectation.type !== 'not_said') return [];
  const { text, pattern } = expectation;
  if ((text === undefined) === (pattern === undefined)) {
    return [{ pointer, code: 'required', detail: 'must have either `text` or `pattern`' }];
  }
  if (text !== undefined && !/[\p{L}\p{N}]/u.test(text)) {
    return [{ pointer: `${pointer}/text`, code: 'not_allowed', detail: 'must contain a letter or a digit' }];
  }
  if (pattern === undefined) return [];
  try {
    checkPattern(pattern);
    return [];
  } catch (error) {
    return [
      { pointer: `${pointer}/pattern`, code: 'pattern', detail: `is refused by RE2: ${(error as Error).message}` },
    ];
  }
}

/** Returns weaknesses that let a case pass without checking what it seems to check. */
export function warningsOf({ expect, caller, max_turns: maxTurns }: Definition): TestWarning[] {
  const warnings: TestWarning[] = [];
  if (expect.length === 0) {
    const detail = 'The case has no expectations. It passes whatever the agent says.';
    warnings.push({ code: 'no_expectations', detail });
  }
  if (caller.type !== 'script') return warnings;
  const { turns } = caller;
  const hangUp = turns.findIndex((turn) => turn.hang_up) + 1;
  const last = Math.min(maxTurns, hangUp || turns.length);
  if (last < turns.length) {
    const why = last === hangUp ? 'because it hangs up' : 'because of `max_turns`';
    const detail = `The caller takes only ${last} of the ${turns.length} turns of its script, ${why}.`;
    warnings.push({ code: 'script_cut', detail });
  }
  return warnings;
}
