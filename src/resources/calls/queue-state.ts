// Reads the queue position and the reason for waiting from the row of a queued call. Pure.
import type { CallRow } from './rows/calls.ts';

/** Returns whether the call waits in the queue because a required resource was not free. */
export function isWaiting(row: CallRow): boolean {
  return row.status === 'queued' && row.dial_at === null && row.queue_reason !== null;
}
