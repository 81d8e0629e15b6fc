// The functions of a test. A mock responds after its delay, in the conversation's time. A function without a mock is refused,
// unless the case allows real functions. Invariant: no request leaves the service for a mocked or refused function.
import type { TestMock } from '../../../../generated/types.ts';
import { sleep, type Clock } from '../../../core/clock.ts';
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { sameWords } from '../../../voice/turn/endpointing.ts';

interface FunctionOutcome {
  ok: boolean;
  result: Json;
}

/** Runs the real function; null if the case does not allow it. */
export type RealFunction = ((name: string, args: JsonObject, signal: AbortSignal) => Promise<FunctionOutcome>) | null;

export interface MockedFunctions {
  run(name: string, args: JsonObject, signal: AbortSignal, real: RealFunction): Promise<FunctionOutcome>;
  /** Names of functions that were called without a mock, in order. */
  missing(): readonly { name: string; atMs: number }[];
}

export function createMocks(clock: Clock, mocks: readonly TestMock[]): MockedFunctions {
  const missing: { name: string; atMs: number }[] = [];
  return {
    missing: () => missing,
    async run(name, args, signal, real) {
      const mock = mocks.find((each) => each.function === name && includesArguments(args, each.match ?? {}));
      if (mock) {
        if (mock.delay_ms) await sleep(clock, mock.delay_ms, signal);
        if (mock.error !== undefined) return { ok: false, result: { error: mock.error } };
        return { ok: true, result: mock.result === undefined ? { ok: true } : (mock.result as Json) };
      }
      if (real) return real(name, args, signal);
      missing.push({ name, atMs: Math.round(clock.monotonic()) });
      return { ok: false, result: { error: `mock missing: the test has no mock for ${name} with these arguments` } };
    },
  };
}

/** Whether the arguments contain all expected values. Texts are compared by words, and numbers with their digits as text. */
export function includesArguments(args: JsonObject, expected: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(expected).every(([name, value]) => Object.hasOwn(args, name) && includes(args[name]!, value));
}

function includes(actual: Json, expected: unknown): boolean {
  if (isObject(expected)) return isObject(actual) && includesArguments(actual, expected);
  if (Array.isArray(expected)) {
    if (!Array.isArray(actual) || actual.length !== expected.length) return false;
    return expected.every((item, i) => includes(actual[i]!, item));
  }
  if (typeof expected === 'object' || typeof actual === 'object') return actual === expected;
  const [left, right] = [String(actual), String(expected)];
  return left === right || (/\p{L}|\p{N}/u.test(right) && sameWords(left, right));
}
