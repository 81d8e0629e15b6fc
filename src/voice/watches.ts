// What ends a call that nobody ends: the longest duration, and a line that died without telling. Called by session.ts once each.
import type { Clock, Timer } from '../core/clock.ts';
import type { SessionEnd } from './host.ts';
import type { TurnEvent } from './turn/types.ts';

/** After max_duration the goodbye gets so long, then the call is cut. */
const GOODBYE_MS = 20_000;
/** A line fills its own gaps with silence: one that brings no frame for so long is gone. */
const SILENT_LINE_MS = 10_000;

export interface Watching {
  clock: Clock;
  nowMs(): number;
  dispatch(event: TurnEvent): void;
}

/** A polite end, and a hard one should the goodbye not come to its end. */
export function watchDuration({ clock, nowMs, dispatch }: Watching, maxDurationMs: number, goodbye: string): Timer {
  const how: SessionEnd = { status: 'completed', reason: 'max_duration' };
  let timer = clock.after(maxDurationMs, () => {
    timer = clock.after(GOODBYE_MS, () => dispatch({ type: 'end_requested', end: how, atMs: nowMs() }));
    dispatch({ type: 'end_politely', end: how, text: goodbye, atMs: nowMs() });
  });
  return { cancel: () => timer.cancel() };
}

/** @param heardMs audio that has come so far */
export function watchLine({ clock, nowMs, dispatch }: Watching, heardMs: () => number): Timer {
  let before = -1;
  const look = () => {
    if (heardMs() === before) return dispatch({ type: 'line_closed', reason: 'lost', atMs: nowMs() });
    before = heardMs();
    timer = clock.after(SILENT_LINE_MS, look);
  };
  let timer = clock.after(SILENT_LINE_MS, look);
  return { cancel: () => timer.cancel() };
}
