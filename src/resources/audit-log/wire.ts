// Audit log rows → API objects and lines of CSV.
import type { AuditEntry } from '../../../generated/types.ts';
import { csvLine } from '../../core/csv.ts';
import { iso } from '../../core/time.ts';
import type { AuditRow } from './store.ts';

export function toAuditEntry(row: AuditRow): AuditEntry {
  return {
    id: row.id,
    action: row.action,
    actor_kind: row.actor_kind,
    actor_id: row.actor_id,
    actor_name: row.actor_name,
    user_id: row.user_id,
    target_id: row.target_id,
    changes: row.changes,
    ip: row.ip,
    request_id: row.request_id,
    created_at: iso(row.created_at),
  };
}

const COLUMNS = [
  'created_at',
  'action',
  'actor_kind',
  'actor_id',
  'actor_name',
  'user_id',
  'target_id',
  'ip',
  'request_id',
  'id',
] as const;

export const AUDIT_HEADER = csvLine([...COLUMNS, 'changes']);

export function auditLine(row: AuditRow): string {
  const entry = toAuditEntry(row);
  return csvLine([...COLUMNS.map((column) => entry[column]), JSON.stringify(entry.changes)]);
}
