// SQL of workspaces and members. store/invitations.ts has invitations.
import { sql, type Selectable, type Updateable } from 'kysely';
import type { WorkspacesTable } from '../../../generated/tables.ts';
import type { CallingWindow } from '../../../generated/types.ts';
import type { WorkspaceRole } from '../../core/context.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import type { Db, Trx } from '../../database/transaction.ts';

declare module '../../../generated/tables.ts' {
  interface JsonShapes {
    'workspaces.calling_hours': CallingWindow[];
  }
}

export type WorkspaceRow = Selectable<WorkspacesTable>;

export async function insertWorkspace(trx: Trx, id: string, name: string): Promise<WorkspaceRow> {
  return trx.insertInto('workspaces').values({ id, name }).returningAll().executeTakeFirstOrThrow();
}

export async function updateWorkspaceRow(
  trx: Trx,
  workspaceId: string,
  changes: Updateable<WorkspacesTable>,
): Promise<WorkspaceRow> {
  return trx
    .updateTable('workspaces')
    .set(changes)
    .where('id', '=', workspaceId)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectWorkspace(db: Db, workspaceId: string): Promise<WorkspaceRow | undefined> {
  return db.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).executeTakeFirst();
}

/** Serializes changes of members and invitations. Rows that refer to the workspace can still be inserted. */
export async function lockWorkspace(trx: Trx, workspaceId: string): Promise<WorkspaceRow | undefined> {
  return trx.selectFrom('workspaces').selectAll().where('id', '=', workspaceId).forNoKeyUpdate().executeTakeFirst();
}

/** Serializes creations of workspaces by one user. */
export async function lockUser(trx: Trx, userId: string): Promise<void> {
  await trx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export async function countOwned(trx: Trx, userId: string): Promise<number> {
  return countAll(trx.selectFrom('members').where('user_id', '=', userId).where('role', '=', 'owner'));
}

type WorkspaceOfUser = WorkspaceRow & { role: WorkspaceRole };

export async function selectWorkspacesOf(
  db: Db,
  userId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<WorkspaceOfUser[]> {
  return db
    .selectFrom('members')
    .innerJoin('workspaces', 'workspaces.id', 'members.workspace_id')
    .selectAll('workspaces')
    .select('members.role')
    .where('members.user_id', '=', userId)
    .$call(newestFirst(limit, after, ['workspaces.created_at', 'workspaces.id']))
    .execute();
}

export async function countWorkspacesOf(db: Db, userId: string): Promise<number> {
  return countAll(db.selectFrom('members').where('user_id', '=', userId));
}

export async function insertMember(trx: Trx, workspaceId: string, userId: string, role: WorkspaceRole): Promise<void> {
  await trx.insertInto('members').values({ workspace_id: workspaceId, user_id: userId, role }).execute();
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

/** Selects at most `most` workspaces of a user. */
export async function selectMembershipIds(db: Db, userId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('members')
    .select('workspace_id')
    .where('user_id', '=', userId)
    .limit(most)
    .execute();
  return rows.map(({ workspace_id: id }) => id);
}

export interface MemberRow {
  id: string;
  status: 'active' | 'pending';
  email: string;
  name: string | null;
  role: WorkspaceRole;
  second_factor: boolean | null;
  invited_by: string | null;
  created_at: Date;
  expires_at: Date | null;
}

export async function selectMember(db: Db, workspaceId: string, userId: string): Promise<MemberRow | undefined> {
  const { rows } = await sql<MemberRow>`${activeMembers(workspaceId)} and m.user_id = ${userId}`.execute(db);
  return rows[0];
}

/** Takes a share lock: the role does not change until the transaction ends. @returns undefined if the user is not a member */
export async function shareRole(trx: Trx, workspaceId: string, userId: string): Promise<WorkspaceRole | undefined> {
  const row = await trx
    .selectFrom('members')
    .select('role')
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .forShare()
    .executeTakeFirst();
  return row?.role;
}

export async function selectIsMember(db: Db, workspaceId: string, email: string): Promise<boolean> {
  const { rows } = await sql`select 1 from members m join users u on u.id = m.user_id
    where m.workspace_id = ${workspaceId} and lower(u.email) = ${email.toLowerCase()}`.execute(db);
  return rows.length > 0;
}

/** Selects members and acceptable invitations, newest first. @param status restricts the selection, if given */
export async function selectMembers(
  db: Db,
  workspaceId: string,
  status: MemberRow['status'] | undefined,
  { limit, after }: { limit: number; after: TimeKey | undefined },
): Promise<MemberRow[]> {
  const time = after?.createdAt ?? 'infinity';
  const id = after?.id ?? '';
  const active = sql`${activeMembers(workspaceId)} and (m.created_at, m.user_id) < (${time}, ${id})
    and ${status ?? 'active'} = 'active' order by m.created_at desc, m.user_id desc limit ${limit + 1}`;
  const pending = sql`${openInvitations(workspaceId)} and (i.created_at, i.id) < (${time}, ${id})
    and ${status ?? 'pending'} = 'pending' order by i.created_at desc, i.id desc limit ${limit + 1}`;
  const { rows } = await sql<MemberRow>`
    (${active}) union all (${pending}) order by created_at desc, id desc limit ${limit + 1}`.execute(db);
  return rows;
}

export async function countMembers(
  db: Db,
  workspaceId: string,
  status: MemberRow['status'] | undefined,
): Promise<number> {
  const { rows } = await sql<{ active: number; pending: number }>`
    select (select count(*)::int from (${activeMembers(workspaceId)}) as a) as active,
      (select count(*)::int from (${openInvitations(workspaceId)}) as p) as pending`.execute(db);
  const { active, pending } = rows[0]!;
  return (status === 'pending' ? 0 : active) + (status === 'active' ? 0 : pending);
}

const activeMembers = (workspaceId: string) => sql`
  select m.user_id as id, 'active' as status, u.email, u.name, m.role, exists (
      select from second_factors f where f.user_id = m.user_id and f.confirmed_at is not null) as second_factor,
    null::text as invited_by, m.created_at, null::timestamptz as expires_at
  from members m join users u on u.id = m.user_id where m.workspace_id = ${workspaceId}`;

const openInvitations = (workspaceId: string) => sql`
  select i.id, 'pending' as status, i.email, null::text as name, i.role, null::boolean as second_factor, i.invited_by,
    i.created_at, i.expires_at
  from invitations i where i.workspace_id = ${workspaceId} and i.status = 'pending' and i.expires_at > now()`;

/** Call it under lockWorkspace. */
export async function countOwners(trx: Trx, workspaceId: string): Promise<number> {
  return countAll(trx.selectFrom('members').where('workspace_id', '=', workspaceId).where('role', '=', 'owner'));
}

export async function updateRole(trx: Trx, workspaceId: string, userId: string, role: WorkspaceRole): Promise<void> {
  await trx
    .updateTable('members')
    .set({ role })
    .where('workspace_id', '=', workspaceId)
    .where('user_id', '=', userId)
    .execute();
}

export async function deleteMember(trx: Trx, workspaceId: string, userId: string): Promise<void> {
  await trx.deleteFrom('members').where('workspace_id', '=', workspaceId).where('user_id', '=', userId).execute();
}
