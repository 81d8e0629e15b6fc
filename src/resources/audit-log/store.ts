// The audit log's only writer. Rows are never changed: the table refuses it.
import type { Insertable, Kysely } from 'kysely';
import type { AuditLog, DB } from '../../../generated/tables.ts';

export async function insertAuditEntry(db: Kysely<DB>, entry: Insertable<AuditLog>): Promise<void> {
  await db.insertInto('audit_log').values(entry).execute();
}
