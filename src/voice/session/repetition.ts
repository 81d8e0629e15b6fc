// Notices a conversation that goes in circles: two agents that apologize to each other would talk until the longest duration. Pure,
// except for `watchRepetition`, which ends the session.
// Invariant: it ends only when the newest lines of both sides are the same block three times in a row, word by word, nine lines or
// more. A human who repeats a question gets other answers, or gives up earlier.
// Absent on purpose: similar lines. They need a judgment that must not end a human's call.
import { sameWords } from '../turn/endpointing.ts';
import type { SessionEnd, Utterance } from '../host.ts';
import type { SessionView } from '../vocabulary.ts';
import { phrasesOf, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';

type Line = Pick<Utterance, 'role' | 'text'>;

const REPEATS = 3;
/** Three blocks of three lines; shorter blocks must repeat until there are as many lines. */
const LEAST_LINES = 9;
/** Longer circles are caught by the longest duration only. */
const LONGEST_BLOCK = 8;
const MOST_KEPT = REPEATS * LONGEST_BLOCK;

/** Whether the newest lines are one block that was said three times. @param lines in order, the newest last */
export function goesInCircles(lines: readonly Line[]): boolean {
  for (let block = 1; block <= LONGEST_BLOCK; block++) {
    const wanted = Math.max(REPEATS * block, LEAST_LINES);
    if (lines.length < wanted) return false;
    const newest = lines.slice(-wanted);
    const isOneBlock = newest.every((line, i) => i < block || isSameLine(line, newest[i - block]!));
    if (isOneBlock && new Set(newest.map(({ role }) => role)).size === 2) return true;
  }
  return false;
}

function isSameLine(one: Line, other: Line): boolean {
  return one.role === other.role && sameWords(one.text, other.text);
}

/** Ends the session politely when the conversation goes in circles. */
export function watchRepetition({ emit, nowMs }: SessionContext, state: SessionAgentState): SessionView {
  const end: SessionEnd = { status: 'completed', reason: 'repetition' };
  let lines: Line[] = [];
  const add = ({ role, text }: Utterance): void => {
    lines = [...lines, { role, text }].slice(-MOST_KEPT);
    if (!goesInCircles(lines)) return;
    lines = [];
    emit({ type: 'end_politely', end, text: phrasesOf(state).inCircles, atMs: nowMs() });
  };
  return {
    turnChanged: () => undefined,
    agentSpoke: (_, utterance) => add(utterance),
    eventRecorded(event) {
      if (event.type === 'utterance') add(event.utterance);
    },
  };
}
