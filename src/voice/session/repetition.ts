// Detects a conversation that repeats itself: two agents that apologize to each other would talk until the maximum duration.
// Pure, except for `watchRepetition`, which ends the session.
// Invariant: it ends only in two cases. Either the newest lines of both sides are the same block three times in a row, word by
// word, over at least nine lines; or each of the newest twelve lines had been said twice before, which finds agents that rotate
// their apologies. A human who repeats a question gets other answers, or gives up earlier.
// Deliberately omitted: similar lines. They need a judgment that must not end a human's call.
import { wordsOf } from '../../core/words.ts';
import type { SessionEnd, Utterance } from '../host.ts';
import type { SessionView } from '../vocabulary.ts';
import { phraseFor, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';

/** A side and its words, without case and punctuation. */
export type SaidLine = `${Utterance['role']}: ${string}`;

export function saidLine({ role, text }: Pick<Utterance, 'role' | 'text'>): SaidLine {
  return `${role}: ${wordsOf(text).join(' ')}`;
}

const REPEATS = 3;
/** Three blocks of three lines. Shorter blocks must repeat until they fill this many lines. */
const MIN_LINES = 9;
/** Longer loops are found as lines without anything new. */
const MAX_BLOCK_LENGTH = 4;
const NOTHING_NEW_LINES = 12;
/** About a quarter of an hour. Earlier lines do not count. */
const MAX_KEPT = 240;

/** Whether the conversation repeats itself. @param lines in order, the newest last */
export function repeatsItself(lines: readonly SaidLine[]): boolean {
  return isOneBlock(lines) || saysNothingNew(lines);
}

function isOneBlock(lines: readonly SaidLine[]): boolean {
  for (let block = 1; block <= MAX_BLOCK_LENGTH; block++) {
    const wanted = Math.max(REPEATS * block, MIN_LINES);
    if (lines.length < wanted) return false;
    const newest = lines.slice(-wanted);
    const repeats = newest.every((line, i) => i < block || line === newest[i - block]);
    if (repeats && areBothSides(newest)) return true;
  }
  return false;
}

/** Each of the newest lines was said twice before by the same side. */
function saysNothingNew(lines: readonly SaidLine[]): boolean {
  const newest = lines.slice(-NOTHING_NEW_LINES);
  if (newest.length < NOTHING_NEW_LINES || !areBothSides(newest)) return false;
  const first = lines.length - NOTHING_NEW_LINES;
  return newest.every((line, i) => {
    const before = lines.slice(0, first + i).filter((earlier) => earlier === line);
    return before.length >= REPEATS - 1;
  });
}

function areBothSides(lines: readonly SaidLine[]): boolean {
  return lines.some((line) => line.startsWith('agent')) && lines.some((line) => line.startsWith('user'));
}

/** Ends the session with a sentence when the conversation repeats itself. */
export function watchRepetition({ emit, nowMs }: SessionContext, state: SessionAgentState): SessionView {
  const end: SessionEnd = { status: 'completed', reason: 'repetition' };
  let lines: SaidLine[] = [];
  const add = (utterance: Utterance): void => {
    lines = [...lines, saidLine(utterance)].slice(-MAX_KEPT);
    if (!repeatsItself(lines)) return;
    lines = [];
    emit({ type: 'end_with_message', end, ...phraseFor(state, 'inCircles'), atMs: nowMs() });
  };
  return {
    turnChanged: () => undefined,
    agentSpoke: (_, utterance) => add(utterance),
    eventRecorded(event) {
      if (event.type === 'utterance') add(event.utterance);
    },
  };
}
