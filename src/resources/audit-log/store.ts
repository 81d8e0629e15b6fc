// The audit log's only writer. Rows are never changed: the table refuses it.
import type { Insertable, Kysely } from 'kysely';
import type { AuditLogTable, DB } from '../../../generated/tables.ts';
import { prepared } from '../../database/prepared.ts';

export type NewAuditRow = Insertable<AuditLogTable>;

/** The statement that writes an entry, alone or beside what it tells of. */
export function auditInsert(db: Kysely<DB>, entry: NewAuditRow) {
  return db.insertInto('audit_log').values({
    id: entry.id,
    workspace_id: entry.workspace_id,
    actor_kind: entry.actor_kind,
    actor_id: entry.actor_id,
    user_id: entry.user_id,
    action: entry.action,
    target_id: entry.target_id,
    changes: entry.changes,
    request_id: entry.request_id,
    ip: entry.ip,
  });
}

const insert = prepared((db, entry: NewAuditRow) => auditInsert(db, entry));

export async function insertAuditEntry(db: Kysely<DB>, entry: NewAuditRow): Promise<void> {
  await insert(db, entry);
}
