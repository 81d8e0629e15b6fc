// Tokens that join a call in the browser: the only writer of the table. A token is found by its hash and goes when it is used.
import { sql, type Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';

export async function insertToken(
  trx: Kysely<DB>,
  workspaceId: string,
  token: { hash: Buffer; callId: string; expiresAt: Date },
): Promise<void> {
  await trx
    .insertInto('rtc_tokens')
    .values({
      workspace_id: workspaceId,
      token_hash: token.hash,
      call_id: token.callId,
      expires_at: token.expiresAt,
    })
    .execute();
}

/** Whether it was good for this call until now; it is good for nothing afterwards. */
export async function takeToken(db: Kysely<DB>, callId: string, hash: Buffer): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('rtc_tokens')
    .where('token_hash', '=', hash)
    .where('call_id', '=', callId)
    .where('expires_at', '>', sql<Date>`now()`)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}

/** Returns how many there were, `limit` at most. */
export async function deleteExpiredTokens(db: Kysely<DB>, limit: number): Promise<number> {
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
