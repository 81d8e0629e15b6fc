// SQL for rtc_tokens, which join browser calls. A token is found by its hash and deleted when it is used.
import { sql } from 'kysely';
import type { Db, Trx } from '../../database/transaction.ts';
import type { OpenGrant } from '../../protocol/credentials.ts';

export async function insertToken(
  trx: Trx,
  workspaceId: string,
  token: { hash: Buffer; callId: string; credentialId: string | null; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('rtc_tokens')
    .values({
      workspace_id: workspaceId,
      token_hash: token.hash,
      call_id: token.callId,
      credential_id: token.credentialId,
      expires_at: token.expiresAt,
    })
    .execute();
}

/**
 * Redeems a token by deleting it.
 * @returns the credential that requested it; null when the token is not valid for this call
 */
export async function deleteToken(db: Db, callId: string, hash: Buffer): Promise<{ holding: OpenGrant | null } | null> {
  const row = await db
    .deleteFrom('rtc_tokens')
    .where('token_hash', '=', hash)
    .where('call_id', '=', callId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['workspace_id', 'credential_id'])
    .executeTakeFirst();
  return row ? { holding: toHolding(row) } : null;
}

/** Deletes the tokens of these calls. */
export async function deleteTokens(trx: Trx, workspaceId: string, callIds: readonly string[]): Promise<void> {
  if (callIds.length === 0) return;
  await trx
    .deleteFrom('rtc_tokens')
    .where('workspace_id', '=', workspaceId)
    .where('call_id', 'in', [...callIds])
    .execute();
}

/** Returns the credential that requested the token of this call, without redeeming the token; null for visitors. */
export async function selectHolding(db: Db, callId: string): Promise<OpenGrant | null> {
  const row = await db
    .selectFrom('calls')
    .innerJoin('rtc_tokens as token', (join) =>
      join.onRef('token.workspace_id', '=', 'calls.workspace_id').onRef('token.call_id', '=', 'calls.id'),
    )
    .select(['token.workspace_id', 'token.credential_id'])
    .where('calls.id', '=', callId)
    .executeTakeFirst();
  return row ? toHolding(row) : null;
}

function toHolding(row: { workspace_id: string; credential_id: string | null }): OpenGrant | null {
  const { workspace_id: workspaceId, credential_id: credentialId } = row;
  return credentialId === null ? null : { credentialId, workspaceId, scope: 'write' };
}

/**
 * Deletes at most `limit` expired tokens.
 * @returns number of deleted tokens
 */
export async function deleteExpiredTokens(db: Db, limit: number): Promise<number> {
  const { numDeletedRows } = await db
    .deleteFrom('rtc_tokens')
    .where('token_hash', 'in', (eb) =>
      eb
        .selectFrom('rtc_tokens')
        .select('token_hash')
        .where('expires_at', '<', sql<Date>`now()`)
        .limit(limit),
    )
    .executeTakeFirst();
  return Number(numDeletedRows);
}
