// Converts rows of the do-not-call list to API objects.
import type { DncNumber } from '../../../generated/types.ts';
import { iso } from '../../core/time.ts';
import type { DncRow } from './store.ts';

export function toDncNumber(row: DncRow): DncNumber {
  return { number: row.number, reason: row.reason, call_id: row.call_id, created_at: iso(row.created_at) };
}
