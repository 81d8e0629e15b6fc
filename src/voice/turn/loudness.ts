// Compares speech with the caller's usual loudness: much quieter speech is another voice near the caller, such as a television.
// Pure. Invariant: while the usual loudness is unknown, no speech is a background voice.
import type { CallerInput, CallerLoudness, TurnState } from '../vocabulary.ts';

/**
 * Speech that is more than this below the caller's usual loudness counts as a background voice. Measured with the built-in voices
 * over G.711: a caller 6 dB (12 dB) quieter than usual is recognized as the caller in 100 % (96 %) of 72 short interruptions; a
 * voice 18 dB (20 dB) quieter than the caller is mistaken for the caller in 23 % (1 %) of 90 passages.
 */
const BACKGROUND_DB = 15;
/** Quieter speech so soon after the caller may be the end of a sentence. Recognizers return the caller's words meanwhile. */
const NEAR_MS = 1000;
/** Words that arrive later are not of a background voice that is over. */
const BACKGROUND_WORDS_MS = 3000;
/** Answered speech from which the usual loudness is known. */
const LEARNED_MS = 2000;
/** The median of three turns follows a caller who moves away from the telephone after two turns. */
const TURNS = 3;

export const NO_LOUDNESS: CallerLoudness = { turns: [], learnedDurationMs: 0, nearMs: null, backgroundMs: null };

/** The median of the last turns, the lower one of two; null while too little was heard. */
export function usualLoudness({ turns, learnedDurationMs }: CallerLoudness): number | null {
  if (learnedDurationMs < LEARNED_MS) return null;
  const sorted = turns.toSorted((a, b) => a - b);
  return sorted[(sorted.length - 1) >> 1] ?? null;
}

export function hearLoudness(loudness: CallerLoudness, db: number, atMs: number): CallerLoudness {
  const usual = usualLoudness(loudness);
  if (usual === null || db >= usual - BACKGROUND_DB) return { ...loudness, nearMs: atMs };
  const { nearMs } = loudness;
  return nearMs === null || atMs - nearMs >= NEAR_MS ? { ...loudness, backgroundMs: atMs } : loudness;
}

/** Learns from input that is answered. */
export function learnLoudness(
  loudness: CallerLoudness,
  { loudestDb, sinceMs, lastMs }: Pick<CallerInput, 'loudestDb' | 'sinceMs' | 'lastMs'>,
): CallerLoudness {
  if (loudestDb === null) return loudness;
  const spokenMs = sinceMs === null || lastMs === null ? 0 : Math.max(0, lastMs - sinceMs);
  return {
    ...loudness,
    turns: [...loudness.turns, loudestDb].slice(-TURNS),
    learnedDurationMs: loudness.learnedDurationMs + spokenMs,
  };
}

/** Whether the speech that was heard last is a background voice. */
export function isBackground({ settings, loudness: { nearMs, backgroundMs } }: TurnState): boolean {
  if (!settings.interruption.ignoreBackgroundVoices || backgroundMs === null) return false;
  return nearMs === null || backgroundMs > nearMs;
}

/** Whether a background voice spoke the words that arrive now. */
export function areBackgroundWords(turn: TurnState, atMs: number): boolean {
  if (!isBackground(turn)) return false;
  return turn.input.speaking || atMs - (turn.loudness.backgroundMs ?? 0) <= BACKGROUND_WORDS_MS;
}

/** Whether a background voice spoke all input that is not answered yet. */
export function isOnlyBackground(turn: TurnState): boolean {
  const { nearMs, backgroundMs } = turn.loudness;
  const { sinceMs, digits } = turn.input;
  if (!isBackground(turn) || digits !== '' || sinceMs === null || backgroundMs === null) return false;
  return backgroundMs >= sinceMs && (nearMs === null || nearMs < sinceMs);
}

/** Whether the caller speaks now, and not only a background voice or noise. */
export function isCallerSpeaking(turn: TurnState): boolean {
  return turn.input.speaking && !turn.isNoisy && !isBackground(turn);
}

/** Whether the caller, who has spoken since the agent listens, is silent while a background voice continues. */
export function isSilentBesideBackground(turn: TurnState): boolean {
  const { phase, input, loudness } = turn;
  if (phase.name !== 'listening' || !input.speaking) return false;
  if (!isBackground(turn) || isOnlyBackground(turn)) return false;
  return loudness.nearMs !== null && loudness.nearMs >= phase.sinceMs - NEAR_MS;
}
