// Checks a conversation against the expectations of its test case. Pure and deterministic; judge.ts has the checks by a model.
// Invariant: each unmet expectation gives one failure, with the turn and the time that show it.
import { RE2JS } from 're2js';
import type { TestExpectation, TestFailure } from '../../../generated/types.ts';
import { cutText } from '../../core/cut-text.ts';
import { parseMicros } from '../../core/money.ts';
import { wordsOf } from '../../core/words.ts';
import type { PatternSearch } from './patterns.ts';
import { includesArguments } from './simulation/mocks.ts';
import type { Conversation, Ran, Said } from './simulation/record.ts';

type Deterministic = Exclude<TestExpectation, { type: 'judge' }>;

/** Reason and place of an unmet expectation; null if it is met. */
type Problem = Pick<TestFailure, 'detail' | 'turn' | 'at_ms' | 'quote'> | null;

/** Whether a pattern matches a text. */
type FindPattern = (pattern: string, text: string) => boolean;

const SHOWN_CHARS = 300;

const findHere: FindPattern = (pattern, text) => RE2JS.compile(pattern, RE2JS.CASE_INSENSITIVE).matcher(text).find();

/** Returns the patterns of the expectations, and the texts in which `failuresOf` looks for them. */
export function searchOf(expect: readonly TestExpectation[], conversation: Conversation): PatternSearch {
  const patterns = expect.flatMap((one) => ((one.type === 'said' || one.type === 'not_said') && one.pattern) || []);
  return { patterns: [...new Set(patterns)], texts: sayings(conversation).map(({ text }) => text) };
}

/**
 * Returns the failures of all expectations except judges, in order, then of functions without a mock.
 * @param find finds the patterns of `searchOf`
 */
export function failuresOf(
  expect: readonly TestExpectation[],
  conversation: Conversation,
  find = findHere,
): TestFailure[] {
  const failed = expect.flatMap((expectation, i): TestFailure[] => {
    if (expectation.type === 'judge') return [];
    const problem = checkExpectation(expectation, conversation, find);
    return problem ? [{ code: 'expectation_failed', expectation: i, ...problem }] : [];
  });
  const missing = conversation.missingMocks.map(({ name, atMs }): TestFailure => {
    const run = conversation.ran.findLast((ran) => ran.name === name && Math.round(ran.startMs) <= atMs);
    const called = run ? callShown(run) : name;
    const detail = `mock missing: the agent called ${called}, and the case has no mock for it with these arguments.`;
    return { code: 'mock_missing', expectation: null, detail, turn: run?.turn ?? null, at_ms: atMs, quote: null };
  });
  const { end } = conversation;
  if (end.status !== 'failed' || expect.some(({ type }) => type === 'end_reason')) return [...failed, ...missing];
  const detail = `The conversation failed: ${end.reason}: ${end.detail}`;
  return [...failed, ...missing, { code: 'conversation_failed', expectation: null, ...atEnd(conversation, detail) }];
}

/** Returns null if the expectation is met. */
export function checkExpectation(expectation: Deterministic, conversation: Conversation, find = findHere): Problem {
  switch (expectation.type) {
    case 'said':
      return saidProblem(expectation, conversation, find);
    case 'not_said': {
      const found = sayings(conversation).find(({ text }) => isIn(expectation, text, find));
      return found ? problemAt(found, `The agent said ${shown(expectation)}.`) : null;
    }
    case 'called':
      return calledProblem(expectation, conversation);
    case 'not_called': {
      const found = callsOf(expectation, conversation)[0];
      return found ? atRun(found, `The agent called ${callShown(found)}.`) : null;
    }
    case 'end_reason': {
      const { reason } = conversation.end;
      return reason === expectation.reason
        ? null
        : atEnd(conversation, `The conversation ended with ${reason}, not with ${expectation.reason}.`);
    }
    case 'transferred':
      return transferProblem(expectation, conversation);
    case 'within_ms':
      return waitProblem(expectation.ms, conversation);
    case 'cost_below': {
      const { costMicros } = conversation;
      const limit = parseMicros(expectation.amount) ?? 0;
      return costMicros < limit
        ? null
        : atEnd(conversation, `The conversation costs ${costMicros / 1e6}, not less than ${expectation.amount}.`);
    }
  }
}

interface Text {
  text?: string;
  pattern?: string;
}

/** Whether a text matches. Plain words match as whole words, ignoring case and punctuation. */
function isIn({ text, pattern }: Text, said: string, find: FindPattern): boolean {
  if (pattern !== undefined) return find(pattern, said);
  return ` ${wordsOf(said).join(' ')} `.includes(` ${wordsOf(text ?? '').join(' ')} `);
}

function shown({ text, pattern }: Text): string {
  return pattern === undefined ? `"${text}"` : `/${pattern}/`;
}

function saidProblem(
  expectation: Extract<Deterministic, { type: 'said' }>,
  conversation: Conversation,
  find: FindPattern,
): Problem {
  const { turn } = expectation;
  const answers = sayings(conversation).filter((one) => turn === undefined || one.turn === turn);
  if (answers.some(({ text }) => isIn(expectation, text, find))) return null;
  const last = answers.at(-1);
  const where = turn === undefined ? '' : turn === 0 ? ' before the first turn' : ` in its answer to turn ${turn}`;
  const detail = `The agent did not say ${shown(expectation)}${where}.`;
  if (last) return problemAt(last, detail);
  return { ...atEnd(conversation, detail), turn: turn ?? null };
}

/** Returns the agent's text in each turn, so that a phrase may span several sentences. */
function sayings({ spoken }: Conversation): Said[] {
  const merged: Said[] = [];
  for (const one of spoken) {
    if (one.role !== 'agent') continue;
    const last = merged.at(-1);
    if (last?.turn !== one.turn) merged.push({ ...one });
    else Object.assign(last, { text: `${last.text} ${one.text}`, endMs: one.endMs });
  }
  return merged;
}

interface Called {
  function: string;
  with?: Readonly<Record<string, unknown>>;
}

function callsOf({ function: name, with: expected = {} }: Called, { ran }: Conversation): Ran[] {
  return ran.filter((one) => one.name === name && includesArguments(one.arguments, expected));
}

function calledProblem(expectation: Extract<Deterministic, { type: 'called' }>, conversation: Conversation): Problem {
  const { function: name, with: expected, times } = expectation;
  const calls = callsOf(expectation, conversation);
  if (times === undefined ? calls.length > 0 : calls.length === times) return null;
  const others = conversation.ran.filter((one) => one.name === name);
  const wanted = `${name}${expected ? ` with ${cut(JSON.stringify(expected))}` : ''}`;
  const instead = others[0] ? `; it called ${callShown(others[0])}` : '';
  const detail =
    times === undefined
      ? `The agent did not call ${wanted}${instead}.`
      : `The agent called ${wanted} ${calls.length} times, not ${times}${calls.length === 0 ? instead : ''}.`;
  const found = calls.at(-1) ?? others[0];
  return found ? atRun(found, detail) : atEnd(conversation, detail);
}

function callShown({ name, arguments: args }: Ran): string {
  return `${name}(${cut(JSON.stringify(args))})`;
}

function transferProblem({ to }: Extract<Deterministic, { type: 'transferred' }>, conversation: Conversation): Problem {
  const { transfers } = conversation;
  if (transfers.some((one) => to === undefined || one.to === to)) return null;
  const other = transfers[0];
  const wanted = to === undefined ? 'transferred' : `transferred to ${to}`;
  if (!other) return atEnd(conversation, `The caller was not ${wanted}.`);
  return {
    detail: `The caller was transferred to ${other.to}, not to ${to}.`,
    turn: other.turn,
    at_ms: other.atMs,
    quote: null,
  };
}

/**
 * Checks silences before the agent's words, after the caller's last word or between sentences of one answer, answers that never
 * come, and waits for functions.
 */
function waitProblem(ms: number, conversation: Conversation): Problem {
  const { spoken, summary, listened, unanswered, ran } = conversation;
  const slow = ran.find(({ startMs, endMs }) => endMs - startMs > ms);
  if (slow) {
    const took = Math.round(slow.endMs - slow.startMs);
    return atRun(slow, `The function ${slow.name} took ${took} ms, not at most ${ms} ms.`);
  }
  // An agent may answer by a function only, for example by pressing keys.
  const silent = unanswered.find((turn) => !ran.some((one) => one.turn === turn));
  if (silent !== undefined) {
    const last = spoken.findLast(({ role, turn }) => role === 'user' && turn === silent);
    const detail = 'The agent did not answer.';
    return last ? problemAt(last, detail) : { ...atEnd(conversation, detail), turn: silent };
  }
  for (const [i, one] of spoken.entries()) {
    const next = spoken[i + 1];
    const waits = next ? next.role === 'agent' : one.role === 'user' && conversation.end.reason === 'caller_hangup';
    if (!waits) continue;
    if (next && one.role === 'agent') {
      // What an agent says after it has listened, such as a reminder, is not a part of its answer.
      const isContinued = next.turn === one.turn && !listened.some((at) => at >= one.endMs && at <= next.startMs);
      if (!isContinued) continue;
    }
    const waited = (next?.startMs ?? summary.durationMs) - one.endMs;
    if (waited <= ms) continue;
    const what = next ? 'began to speak' : 'had not answered';
    return problemAt(one, `The agent ${what} after ${waited} ms, not within ${ms} ms.`);
  }
  return null;
}

function problemAt(one: Said, detail: string): Problem {
  return { detail, turn: one.turn, at_ms: one.startMs, quote: cut(one.text) };
}

function atRun(run: Ran, detail: string): Problem {
  return { detail, turn: run.turn, at_ms: Math.round(run.startMs), quote: null };
}

function atEnd({ spoken, summary, turns }: Conversation, detail: string): NonNullable<Problem> {
  const last = spoken.findLast(({ role }) => role === 'agent');
  return { detail, turn: turns, at_ms: summary.durationMs, quote: last ? cut(last.text) : null };
}

function cut(text: string): string {
  return text.length > SHOWN_CHARS ? `${cutText(text, SHOWN_CHARS)}…` : text;
}
