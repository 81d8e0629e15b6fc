// Replies that are generated while the silence at the end of the caller's turn is still being measured. They are played if the words
// remain the same. Pure. Invariant: at most MAX_PREEMPTIVE_TRIES per turn, because each costs a model request.
import type { TurnPhase, TurnState, TurnStep } from '../vocabulary.ts';
import { sameWords } from './endpointing.ts';
import { changedLanguage } from './language.ts';
import { dropPreemptive, inputText } from './transitions.ts';

const MAX_PREEMPTIVE_TRIES = 3;

type Preemptive = NonNullable<Extract<TurnPhase, { name: 'listening' }>['preemptive']>;

/** Generates a reply while the silence is still being measured. */
export function replyPreemptively(turn: TurnState): TurnStep {
  if (turn.phase.name !== 'listening' || turn.phase.preemptive || turn.preemptiveTries >= MAX_PREEMPTIVE_TRIES)
    return [turn, []];
  // Words that only ask to wait get no reply.
  if (turn.input.digits !== '' || turn.awaitsPerson) return [turn, []];
  const text = inputText(turn.input);
  // A single letter ("I …") begins a sentence or a spelling.
  if (text.length < 2) return [turn, []];
  const speech = turn.nextSpeech;
  const language = changedLanguage(turn);
  return [
    {
      ...turn,
      nextSpeech: speech + 1,
      preemptiveTries: turn.preemptiveTries + 1,
      phase: { ...turn.phase, preemptive: { speech, text, language } },
    },
    [{ do: 'generate', speech, query: text, held: true, tools: true, ...(language === null ? {} : { language }) }],
  ];
}

/** Whether a preemptive reply answers these words, in the language that they require. */
export function isFor({ text, language }: Preemptive, turn: TurnState, words: string): boolean {
  return sameWords(text, words) && language === changedLanguage(turn);
}

/** Drops a preemptive reply, unless it answers the current words. */
export function dropStaleReply(turn: TurnState): TurnStep {
  const preemptive = turn.phase.name === 'listening' ? turn.phase.preemptive : null;
  return preemptive && isFor(preemptive, turn, inputText(turn.input)) ? [turn, []] : dropPreemptive(turn);
}
