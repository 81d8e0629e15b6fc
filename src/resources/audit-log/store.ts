// SQL of audit_log. A trigger refuses updates and deletes.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { AuditLogTable } from '../../../generated/tables.ts';
import type { JsonObject } from '../../core/json.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll } from '../../database/keyset-page.ts';
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

export interface AuditFilter {
  /** Id of a user or an API key. */
  actor?: string | undefined;
  keyId?: string | undefined;
  action?: string | undefined;
  target?: string | undefined;
  from?: Date | undefined;
  to?: Date | undefined;
}

export type AuditRow = Omit<Selectable<AuditLogTable>, 'workspace_id' | 'changes'> & {
  changes: JsonObject;
  /** Current name of the user or the key. */
  actor_name: string | null;
};

/** Up to `limit` entries and one more, newest first, each with the current name of its actor. */
export async function selectAuditEntries(
  db: Db,
  workspaceId: string,
  filter: AuditFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<AuditRow[]> {
  const conditions = conditionsOf(workspaceId, filter);
  if (after !== undefined) conditions.push(sql`(created_at, id) < (${after.createdAt}, ${after.id})`);
  // Names are joined only to the page, so that the planner reads the page from its index instead of the whole join.
  const { rows } = await sql<AuditRow>`
    with page as materialized (
      select id, actor_kind, actor_id, user_id, action, target_id, changes, request_id, ip, created_at
      from audit_log where ${sql.join(conditions, sql` and `)}
      order by created_at desc, id desc limit ${limit + 1})
    select page.*, coalesce(api_keys.name, users.name) as actor_name
    from page
    left join api_keys on page.actor_kind = 'key' and api_keys.workspace_id = ${workspaceId} and api_keys.id = page.actor_id
    left join users on page.actor_kind = 'user' and users.id = page.actor_id
    order by page.created_at desc, page.id desc`.execute(db);
  return rows;
}

export async function countAuditEntries(db: Db, workspaceId: string, filter: AuditFilter): Promise<number> {
  const conditions = sql.join(conditionsOf(workspaceId, filter), sql` and `);
  return countAll(db.selectFrom('audit_log').where(sql<boolean>`${conditions}`));
}

function conditionsOf(workspaceId: string, { actor, keyId, action, target, from, to }: AuditFilter) {
  const conditions = [sql`workspace_id = ${workspaceId}`];
  if (actor !== undefined) conditions.push(sql`actor_id = ${actor}`);
  if (keyId !== undefined) conditions.push(sql`actor_id = ${keyId} and actor_kind = 'key'`);
  if (action !== undefined) conditions.push(sql`action = ${action}`);
  if (target !== undefined) conditions.push(sql`target_id = ${target}`);
  if (from !== undefined) conditions.push(sql`created_at >= ${from}`);
  if (to !== undefined) conditions.push(sql`created_at < ${to}`);
  return conditions;
}
