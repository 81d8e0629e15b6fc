// Phone-number rows as the contract shows them.
import type { PhoneNumber } from '../../../generated/types.ts';
import { iso } from '../../core/time.ts';
import type { PhoneNumberRow } from './store.ts';

export function toPhoneNumber(row: PhoneNumberRow): PhoneNumber {
  return {
    id: row.id,
    number: row.number,
    carrier: row.carrier,
    status: row.status,
    agent_id: row.agent_id,
    created_at: iso(row.created_at),
  };
}
