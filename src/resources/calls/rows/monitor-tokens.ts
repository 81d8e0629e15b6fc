// Rows of monitor_tokens, which permit a supervisor to monitor a call. A token is found by its hash and deleted when it is used.
import { sql } from 'kysely';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { OpenGrant } from '../../../protocol/credentials.ts';
import type { MonitorMode, Principal } from '../../../voice/host.ts';

/** Permissions of a monitor token, and its user. */
export interface MonitorGrant {
  callId: string;
  /** The most permissive mode that the token allows. */
  mode: MonitorMode;
  /** The initial mode of its socket. */
  initialMode: MonitorMode;
  by: Principal;
}

export interface RedeemedMonitorToken {
  grant: MonitorGrant;
  /** The credential that created the token; null for a token of a release that did not record it. */
  createdBy: OpenGrant | null;
}

export async function insertMonitorToken(
  trx: Trx,
  workspaceId: string,
  token: MonitorGrant & { hash: Buffer; credentialId: string | null; expiresAt: Date },
): Promise<void> {
  const { hash, callId, by, expiresAt } = token;
  const modes = { mode: token.mode, initial_mode: token.initialMode };
  const actor = { actor_kind: by.kind, actor_id: by.id };
  await trx
    .insertInto('monitor_tokens')
    .values({
      workspace_id: workspaceId,
      token_hash: hash,
      call_id: callId,
      ...modes,
      ...actor,
      credential_id: token.credentialId,
      expires_at: expiresAt,
    })
    .execute();
}

/**
 * Redeems and deletes a token of this call.
 * @returns null when there is none or it has expired
 */
export async function takeMonitorToken(db: Db, callId: string, hash: Buffer): Promise<RedeemedMonitorToken | null> {
  const row = await db
    .deleteFrom('monitor_tokens')
    .where('token_hash', '=', hash)
    .where('call_id', '=', callId)
    .where('expires_at', '>', sql<Date>`now()`)
    .returning(['workspace_id', 'call_id', 'mode', 'initial_mode', 'actor_kind', 'actor_id', 'credential_id'])
    .executeTakeFirst();
  if (!row) return null;
  const { workspace_id: workspaceId, credential_id: credentialId } = row;
  return {
    grant: {
      callId: row.call_id,
      mode: row.mode as MonitorMode,
      initialMode: row.initial_mode as MonitorMode,
      by: { kind: row.actor_kind, id: row.actor_id },
    },
    createdBy: credentialId === null ? null : { credentialId, workspaceId, scope: 'write' },
  };
}

/** @returns number of deleted tokens, at most `limit` */
export async function deleteExpiredMonitorTokens(db: Db, limit: number): Promise<number> {
  const expired = sql<Buffer>`(select token_hash from monitor_tokens where expires_at < now() limit ${limit})`;
  const { numDeletedRows } = await db
    .deleteFrom('monitor_tokens')
    .where('token_hash', 'in', expired)
    .executeTakeFirst();
  return Number(numDeletedRows);
}
