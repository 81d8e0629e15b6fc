// What ends a session by the clock alone: the longest duration, and a line that died without telling. Made by session.ts.
// Invariant: canceled, neither says anything any more.
import type { Clock, Timer } from '../../core/clock.ts';
import type { SessionAgent, SessionEnd } from '../host.ts';
import type { Phrases } from '../out/phrases.ts';
import type { TurnEvent } from '../vocabulary.ts';

/** After max_duration the goodbye gets so long, then the call is cut. */
const GOODBYE_MS = 20_000;
/** A line fills its own gaps with silence: one that brings no frame for so long is gone. */
const SILENT_LINE_MS = 10_000;

export interface Watched {
  options: { clock: Clock; agent: SessionAgent };
  phrases: Phrases;
  nowMs(): number;
  dispatch(event: TurnEvent): void;
}

/** A polite end, and a hard one should the goodbye not come to its end. */
export function watchDuration(watched: Watched): Timer {
  const { options, dispatch, nowMs } = watched;
  const { clock, agent } = options;
  const how: SessionEnd = { status: 'completed', reason: 'max_duration' };
  let timer = clock.after(agent.maxDurationMs, () => {
    timer = clock.after(GOODBYE_MS, () => dispatch({ type: 'end_requested', end: how, atMs: nowMs() }));
    dispatch({ type: 'end_politely', end: how, text: watched.phrases.outOfTime, atMs: nowMs() });
  });
  return { cancel: () => timer.cancel() };
}

/** A transport that died without telling. */
export function watchLine({ options, dispatch, nowMs }: Watched, input: { receivedMs(): number }): Timer {
  let before = -1;
  const look = () => {
    if (input.receivedMs() === before) return dispatch({ type: 'line_closed', reason: 'lost', atMs: nowMs() });
    before = input.receivedMs();
    timer = options.clock.after(SILENT_LINE_MS, look);
  };
  let timer = options.clock.after(SILENT_LINE_MS, look);
  return { cancel: () => timer.cancel() };
}
