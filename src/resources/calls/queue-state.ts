// What the row of a queued call says of its place in the queue. Pure.
import type { CallRow } from './rows/calls.ts';

/** Whether it waits in the queue because something it needs was not free. */
export function isWaiting(row: CallRow): boolean {
  return row.status === 'queued' && row.dial_at === null && row.queue_reason !== null;
}
