// The audit log's only writer. Rows are never changed: the table refuses it.
import type { Insertable, Kysely } from 'kysely';
import type { AuditLogTable, DB } from '../../../generated/tables.ts';

export async function insertAuditEntry(db: Kysely<DB>, entry: Insertable<AuditLogTable>): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}
