// Background voices during a call.
// Pure. Invariant: while the agent listens, loudness decides only when a caller who has spoken is silent.
import type { Command, TurnState, TurnEvent, TurnStep } from '../vocabulary.ts';
import { considerInterruption, giveFloorToCaller, returnFloorToAgent } from './caller.ts';
import {
  hearLoudness,
  isBackground,
  isCallerSpeaking,
  isOnlyBackground,
  isSilentBesideBackground,
} from './loudness.ts';
import { andThen, awaitEndpoint, commitInput, inputText } from './transitions.ts';

/** A caller may begin to speak this quietly. Afterwards, the caller began when the speech became loud enough. */
const QUIET_START_MS = 500;
/** Duration of the sound that a report of loudness is about. */
const REPORTED_MS = 100;

export function onCallerLoudness(
  turn: TurnState,
  { db, atMs }: Extract<TurnEvent, { type: 'caller_loudness' }>,
): TurnStep {
  const heard: TurnState = { ...turn, loudness: hearLoudness(turn.loudness, db, atMs) };
  if (turn.phase.name === 'listening') {
    const loudestDb = Math.max(turn.input.loudestDb ?? db, db);
    return endTurnBeside({ ...heard, input: { ...turn.input, loudestDb } }, atMs);
  }
  if (isBackground(turn) === isBackground(heard)) return [heard, []];
  if (!isBackground(heard)) return callerHeard(turn, heard, atMs);
  // The caller has been silent for so long that no words follow, but the background voice continues.
  const isHeld = turn.phase.name === 'thinking' && turn.phase.floor === 'user';
  return isHeld ? returnFloorToAgent(heard, atMs) : [heard, []];
}

/** Beside a background voice that continues, the caller's turn ends with their own silence. */
function endTurnBeside(turn: TurnState, atMs: number): TurnStep {
  const { input, loudness } = turn;
  // While final words are awaited, the timer is running.
  if (!isSilentBesideBackground(turn) || input.awaiting || inputText(input) === '') return [turn, []];
  const lastMs = Math.max(input.lastMs ?? 0, loudness.nearMs ?? 0);
  const flush: Command[] = input.partial === '' ? [] : [{ do: 'flush_words' }];
  return andThen([{ ...turn, input: { ...input, lastMs } }, flush], (t) => awaitEndpoint(t, atMs));
}

/** The caller speaks while a background voice continues. Words of that voice alone are not part of the caller's input. */
function callerHeard(before: TurnState, heard: TurnState, atMs: number): TurnStep {
  const { speaking, partial, latestSinceMs } = before.input;
  const isSetAside = isOnlyBackground(before) && partial === '' && inputText(before.input) !== '';
  const sinceMs = latestSinceMs !== null && atMs - latestSinceMs <= QUIET_START_MS ? latestSinceMs : atMs - REPORTED_MS;
  const begun: TurnState = speaking ? { ...heard, input: { ...heard.input, latestSinceMs: sinceMs } } : heard;
  return andThen(isSetAside ? commitInput(begun) : [begun, []], (turn) => {
    if (!isCallerSpeaking(turn)) return [turn, []];
    return turn.phase.name === 'thinking' ? giveFloorToCaller(turn, atMs) : considerInterruption(turn, atMs);
  });
}
