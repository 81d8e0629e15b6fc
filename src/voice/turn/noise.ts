// Sound of the caller in which no words are recognized: coughs, music, traffic. Pure.
// Invariant: it delays the agent for a limited time, however long it lasts and however often it pauses (`boundSpeech`, `wordlessMs`).
import type { Command, TimerName, TurnState, TurnStep } from '../vocabulary.ts';
import { phrasesOf } from './language.ts';
import { boundSpeech, clearInput, listen, say } from './transitions.ts';

/** The sound is not speech. While no recognizer listens, nobody knows. */
export function asNoise(turn: TurnState): TurnState {
  return turn.recognizer === 'connected' ? { ...turn, isNoisy: true } : turn;
}

/** A transcription server needs about a second for an utterance, and two on a busy machine. */
const REQUESTED_WORDS_MS = 2500;

/**
 * Requests the words of speech that continues, because a recognizer of whole utterances returns none before the caller pauses.
 * Returns null if there are no more, so that the speech is noise.
 */
export function requestWords(turn: TurnState, name: TimerName): TurnStep | null {
  const { input, recognizer, isStreaming } = turn;
  if (isStreaming || input.isRequested || recognizer !== 'connected') return null;
  const wait: Command = { do: 'start_timer', name, ms: REQUESTED_WORDS_MS };
  return [{ ...turn, input: { ...input, isRequested: true } }, [{ do: 'flush_words' }, wait]];
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
      return requestWords(turn, 'idle') ?? (phase.cut ? nothingUnderstood(turn, atMs, true) : null);
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
