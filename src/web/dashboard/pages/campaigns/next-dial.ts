// The time at which a waiting campaign continues.
import type { Campaign } from '../../../../../generated/types.ts';

/** Returns the time of the next dial of a running campaign without calls; null if it has calls, or is not running. */
export function nextDialOf({ status, stats, next_dial_at: next }: Campaign): string | null {
  return status === 'running' && stats.dialing === 0 ? next : null;
}
