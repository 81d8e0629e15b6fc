// Reads the queue position and the reason for waiting from the row of a queued call. Pure.
import type { CallRow } from './rows/calls.ts';

/** Whether it waits in the queue because something it needs was not free. */
export function isWaiting(row: CallRow): boolean {
  return row.status === 'queued' && row.dial_at === null && row.queue_reason !== null;
}
