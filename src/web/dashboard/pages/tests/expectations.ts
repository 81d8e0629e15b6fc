// Expectations of a test case in the form: one value per type. Properties that the form does not show (pattern, turn, arguments)
// are kept unchanged.
import type { TestCaller, TestExpectation } from '../../../../../generated/types.ts';
import { countOf } from '../../parts/when.tsx';

export type ExpectationType = TestExpectation['type'];

interface Shape {
  words: string;
  /** The field of the expectation that the form edits; null: none. */
  field: string | null;
  isNumber?: true;
  hint: string;
}

export const SHAPES: Readonly<Record<ExpectationType, Shape>> = {
  said: { words: 'The agent says', field: 'text', hint: 'seven in the morning' },
  not_said: { words: 'The agent never says', field: 'text', hint: 'system prompt' },
  called: { words: 'It calls the function', field: 'function', hint: 'lookup_order' },
  not_called: { words: 'It never calls the function', field: 'function', hint: 'transfer_call' },
  end_reason: { words: 'The conversation ends with', field: 'reason', hint: 'agent_hangup' },
  transferred: { words: 'It is transferred', field: null, hint: '' },
  within_ms: { words: 'No wait is longer than (ms)', field: 'ms', isNumber: true, hint: '3000' },
  cost_below: { words: 'It costs less than', field: 'amount', hint: '0.50' },
  judge: { words: 'A model says yes to', field: 'question', hint: 'Was the caller treated politely?' },
};

export const TYPES = Object.entries(SHAPES) as [ExpectationType, Shape][];

export function valueOf(expectation: TestExpectation): string {
  const { field } = SHAPES[expectation.type];
  const value = field === null ? '' : (expectation as unknown as Record<string, unknown>)[field];
  return value === undefined || value === null ? '' : String(value);
}

export function withValue(expectation: TestExpectation, text: string): TestExpectation {
  const { field, isNumber } = SHAPES[expectation.type];
  if (field === null) return expectation;
  return { ...expectation, [field]: isNumber ? Number(text) : text } as TestExpectation;
}

export function newExpectation(type: ExpectationType): TestExpectation {
  return withValue({ type } as TestExpectation, type === 'within_ms' ? '3000' : '');
}

/** Returns the properties that the form does not show. */
export function restOf(expectation: TestExpectation): string {
  const { field } = SHAPES[expectation.type];
  const hidden = Object.entries(expectation).filter(([name]) => name !== 'type' && name !== field);
  return hidden.map(([name, value]) => `${name} ${JSON.stringify(value)}`).join(', ');
}

export function wordsOfExpectation(expectation: TestExpectation): string {
  const value = valueOf(expectation);
  const rest = restOf(expectation);
  return [SHAPES[expectation.type].words, value && `“${value}”`, rest].filter(Boolean).join(' ');
}

export function wordsOfCaller(caller: TestCaller): string {
  if (caller.type === 'simulated') return `wants: ${caller.goal}`;
  const count = caller.turns.length;
  return `says ${countOf(count, 'line')}`;
}
