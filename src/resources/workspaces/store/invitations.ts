// SQL of invitations. The table has no tokens, only their SHA-256.
import { sql, type Selectable } from 'kysely';
import type { InvitationsTable } from '../../../../generated/tables.ts';
import { countAll } from '../../../database/keyset-page.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

/** `is_expired` by the database clock. */
export type InvitationRow = Selectable<InvitationsTable> & { is_expired: boolean };

const isExpired = sql<boolean>`(expires_at <= now())`.as('is_expired');

export async function insertInvitation(
  trx: Trx,
  invitation: Pick<InvitationRow, 'workspace_id' | 'id' | 'email' | 'role' | 'token_hash' | 'invited_by'>,
  days: number,
): Promise<InvitationRow> {
  return trx
    .insertInto('invitations')
    .values({ ...invitation, expires_at: sql`now() + make_interval(days => ${days})` })
    .returningAll()
    .returning(isExpired)
    .executeTakeFirstOrThrow();
}

/** Invitations of the last 24 hours. */
export async function countRecentInvitations(trx: Trx, workspaceId: string): Promise<number> {
  return countAll(
    trx
      .selectFrom('invitations')
      .where('workspace_id', '=', workspaceId)
      .where('created_at', '>', sql<Date>`now() - interval '24 hours'`),
  );
}

/** Revokes the pending invitation of an address, expired or not. @returns its id */
export async function revokeInvitationOf(trx: Trx, workspaceId: string, email: string): Promise<string | undefined> {
  const row = await trx
    .updateTable('invitations')
    .set({ status: 'revoked', closed_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where(sql`lower(email)`, '=', email.toLowerCase())
    .where('status', '=', 'pending')
    .returning('id')
    .executeTakeFirst();
  return row?.id;
}

/** Revokes the pending invitations that a user has sent. @param onlyOwners revokes only those with the role of an owner */
export async function revokeInvitationsBy(
  trx: Trx,
  workspaceId: string,
  userId: string,
  { onlyOwners }: { onlyOwners: boolean },
): Promise<{ id: string; email: string }[]> {
  return trx
    .updateTable('invitations')
    .set({ status: 'revoked', closed_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('invited_by', '=', userId)
    .where('status', '=', 'pending')
    .$if(onlyOwners, (query) => query.where('role', '=', 'owner'))
    .returning(['id', 'email'])
    .execute();
}

export async function lockInvitation(trx: Trx, workspaceId: string, id: string): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom('invitations')
    .selectAll()
    .select(isExpired)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Not limited to a workspace: the token determines it. */
export async function selectInvitationByToken(db: Db, hash: Buffer): Promise<InvitationRow | undefined> {
  return db.selectFrom('invitations').selectAll().select(isExpired).where('token_hash', '=', hash).executeTakeFirst();
}

/** Locks the row. Of two requests with one token, the second waits and then sees the result of the first. */
export async function lockInvitationByToken(trx: Trx, hash: Buffer): Promise<InvitationRow | undefined> {
  return trx
    .selectFrom('invitations')
    .selectAll()
    .select(isExpired)
    .where('token_hash', '=', hash)
    .forUpdate()
    .executeTakeFirst();
}

/** @param acceptedBy user who accepted; null if it was revoked */
export async function closeInvitation(
  trx: Trx,
  { workspace_id: workspaceId, id }: Pick<InvitationRow, 'workspace_id' | 'id'>,
  acceptedBy: string | null,
): Promise<void> {
  await trx
    .updateTable('invitations')
    .set({ status: acceptedBy === null ? 'revoked' : 'accepted', accepted_by: acceptedBy, closed_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('status', '=', 'pending')
    .execute();
}
