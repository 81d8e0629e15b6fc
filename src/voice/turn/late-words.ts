// Final words that arrive after their partial form was answered or committed without an answer. Pure.
import type { CallerInput, TurnState } from '../vocabulary.ts';
import { sameWords } from './endpointing.ts';

/** Final words later than this are new input: callers do repeat themselves ("stop … stop!"). */
const LATE_WORDS_MS = 1500;

type Answered = NonNullable<CallerInput['answered']>;

export function answeredPartial({ input }: TurnState, atMs: number): CallerInput['answered'] {
  return input.partial === '' ? null : { text: input.partial, untilMs: atMs + LATE_WORDS_MS };
}

export function ignoredPartial(turn: TurnState, atMs: number): CallerInput['answered'] {
  const answered = answeredPartial(turn, atMs);
  return answered && { ...answered, isIgnored: true };
}

/**
 * Whether final words only repeat, shorten or complete the partial words that were already answered. Words that complete those
 * of a backchannel may need an answer.
 */
export function completesAnswered({ text: answered, isIgnored }: Answered, text: string): boolean {
  return sameWords(answered, text) || answered.startsWith(text) || (!isIgnored && text.startsWith(answered));
}
