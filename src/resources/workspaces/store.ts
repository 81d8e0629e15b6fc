// SQL of workspaces and members.
import type { Selectable } from 'kysely';
import type { WorkspacesTable } from '../../../generated/tables.ts';
import type { WorkspaceRole } from '../../core/context.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type WorkspaceRow = Selectable<WorkspacesTable>;

export async function insertWorkspace(trx: Trx, id: string, name: string): Promise<WorkspaceRow> {
  return trx.insertInto('workspaces').values({ id, name }).returningAll().executeTakeFirstOrThrow();
}

export async function insertMember(trx: Trx, workspaceId: string, userId: string, role: WorkspaceRole): Promise<void> {
  await trx.insertInto('members').values({ workspace_id: workspaceId, user_id: userId, role }).execute();
}

export async function selectWorkspace(db: Db, workspaceId: string): Promise<WorkspaceRow | undefined> {
  return db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst();
}

/** The id of the workspace that the user joined first. */
export async function selectFirstMembership(db: Db, userId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('members')
    .select('workspace_id')
    .where('user_id', '=', userId)
    .orderBy('created_at')
    .orderBy('workspace_id')
    .executeTakeFirst();
  return row?.workspace_id;
}
