// Sound of the caller in which no words are recognized: coughs, music, traffic. Pure.
// Invariant: it delays the agent for a limited time, however long it lasts and however often it pauses (`boundSpeech`, `wordlessMs`).
import type { Command, TurnState, TurnStep } from '../vocabulary.ts';
import { phrasesOf } from './language.ts';
import { boundSpeech, clearInput, listen, say } from './transitions.ts';

/** The sound is not speech. While no recognizer listens, nobody knows. */
export function asNoise(turn: TurnState): TurnState {
  return turn.recognizer === 'connected' ? { ...turn, isNoisy: true } : turn;
}

/** @param cut the sound has interrupted the agent */
export function nothingUnderstood(turn: TurnState, atMs: number, cut: boolean): TurnStep {
  const forgotten: TurnState = { ...turn, input: clearInput(turn.input) };
  if (!cut) return listen(forgotten, atMs, false);
  const { phrases, language } = phrasesOf(turn);
  return say(asNoise(forgotten), phrases.pardon, true, { kind: 'listen' }, language);
}

/** The sound lasts longer than the agent waits for words. Returns null if the caller counts as silent. */
export function onWordlessTimeout(turn: TurnState, atMs: number): TurnStep | null {
  const { phase, input, recognizer } = turn;
  if (phase.name !== 'listening' || !input.speaking) return null;
  switch (recognizer) {
    case 'connected':
      return phase.cut ? nothingUnderstood(turn, atMs, true) : null;
    case 'catching_up':
      return nothingUnderstood({ ...turn, recognizer: 'connected' }, atMs, true);
    default:
      return [turn, awaitWordsAgain(turn, atMs)];
  }
}

/** Waits for words as if the caller had begun to speak now. */
export function awaitWordsAgain(turn: TurnState, atMs: number): Command[] {
  return boundSpeech({ ...turn, input: { ...turn.input, sinceMs: atMs } }, atMs);
}
