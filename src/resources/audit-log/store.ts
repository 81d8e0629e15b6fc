// SQL of audit_log. A trigger refuses updates and deletes.
import type { Insertable } from 'kysely';
import type { AuditLogTable } from '../../../generated/tables.ts';
import { prepared } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type NewAuditRow = Insertable<AuditLogTable>;

/** The insert of an entry, to run alone or as part of a statement that makes the recorded change. */
export function auditEntryInsert(db: Db, entry: NewAuditRow) {
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

const insert = prepared((db, entry: NewAuditRow) => auditEntryInsert(db, entry));

export async function insertAuditEntry(trx: Trx, entry: NewAuditRow): Promise<void> {
  await insert(trx, entry);
}
