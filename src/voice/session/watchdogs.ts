// Watchdogs that end a session by the clock alone: the maximum duration, and a line that died without reporting it.
// Invariant: a canceled watchdog emits nothing.
import type { Timer } from '../../core/clock.ts';
import type { SessionEnd } from '../host.ts';
import type { SpeechInput } from '../in/speech-input.ts';
import { phraseFor, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';

/** Time for the goodbye after the maximum duration; then the call is cut. */
const GOODBYE_MS = 20_000;
/** A line fills its own gaps with silence, so a line without a frame for this long is lost. */
const SILENT_LINE_MS = 10_000;

/** Ends the session with a sentence after `maxDurationMs`, and at once when that sentence does not end in time. */
export function limitDuration(ctx: SessionContext, state: SessionAgentState, maxDurationMs: number): Timer {
  const { clock, emit, nowMs } = ctx;
  const end: SessionEnd = { status: 'completed', reason: 'max_duration' };
  let timer = clock.after(maxDurationMs, () => {
    timer = clock.after(GOODBYE_MS, () => emit({ type: 'end_requested', end, atMs: nowMs() }));
    emit({ type: 'end_with_message', end, ...phraseFor(state, 'outOfTime'), atMs: nowMs() });
  });
  return { cancel: () => timer.cancel() };
}

/** Reports the line as lost when no more frames arrive. */
export function watchLine({ clock, emit, nowMs }: SessionContext, input: SpeechInput): Timer {
  let receivedMs = -1;
  const check = (): void => {
    if (input.receivedMs() === receivedMs) return emit({ type: 'line_closed', reason: 'lost', atMs: nowMs() });
    receivedMs = input.receivedMs();
    timer = clock.after(SILENT_LINE_MS, check);
  };
  let timer = clock.after(SILENT_LINE_MS, check);
  return { cancel: () => timer.cancel() };
}
