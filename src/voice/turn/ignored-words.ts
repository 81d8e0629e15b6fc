// Words that the caller says while the agent speaks, and that get no answer: backchannels, and the words of background voices. Pure.
// Invariant: they are judged by utterance. Several backchannels in one utterance may be an answer, several during one speech are not.
import type { TurnState, TurnStep } from '../vocabulary.ts';
import { isBackchannel } from './interruption.ts';
import { ignoredPartial } from './late-words.ts';
import { isCallerSpeaking, isOnlyBackground } from './loudness.ts';
import { andThen, commitInput, inputText } from './transitions.ts';

/** Words that were said less than this ago are not ignored: a "yes" at the very end of a question is its answer. */
const FRESH_MS = 1000;

/** Commits such words after a speech that they did not interrupt. */
export function commitIgnoredWords(turn: TurnState, atMs: number): TurnStep {
  const { input } = turn;
  const lastMs = input.speaking ? turn.loudness.nearMs : input.lastMs;
  const isFresh = isCallerSpeaking(turn) || lastMs === null || atMs - lastMs < FRESH_MS;
  const text = inputText(input);
  if (text === '' || isFresh || !(isBackchannel(text) || isOnlyBackground(turn))) return [turn, []];
  const answered = ignoredPartial(turn, atMs) ?? input.answered;
  return andThen(commitInput(turn), (t) => [{ ...t, input: { ...t.input, answered } }, []]);
}

/** Commits such words during a speech, before the caller's next utterance. */
export function commitEarlierWords(turn: TurnState, atMs: number): TurnStep {
  const isSettled = turn.phase.name === 'speaking' && turn.input.partial === '';
  return isSettled ? commitIgnoredWords(turn, atMs) : [turn, []];
}
