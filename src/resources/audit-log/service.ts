// Every write of every noun leaves a row here, in its own transaction: who, what, on what, by which request.
// Callers name fields that changed and never pass secrets. Reading the log is a later operation.
import type { Context } from '../../runtime.ts';
import { newId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import { insertAuditEntry, type NewAuditRow } from './store.ts';
import type { Trx } from '../../database/transaction.ts';

export { auditInsert, type NewAuditRow } from './store.ts';

export interface AuditEntry {
  /** Noun and verb: `agent.updated`. */
  action: string;
  targetId?: string;
  changes?: JsonObject;
}

/** Records what the caller of this request did. */
export async function audit(trx: Trx, ctx: Context, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(trx, auditRow(ctx, entry));
}

/** The same as a row, for a statement that writes it together with what it tells of (`auditInsert`). */
export function auditRow(ctx: Context, entry: AuditEntry): NewAuditRow {
  const { actor } = ctx;
  if (actor.kind === 'token') throw new Error('a signed address changes nothing');
  return {
    id: newId('aud'),
    workspace_id: actor.workspaceId,
    actor_kind: actor.kind,
    actor_id: actor.kind === 'key' ? actor.keyId : actor.userId,
    user_id: actor.userId,
    action: entry.action,
    target_id: entry.targetId ?? null,
    changes: JSON.stringify(entry.changes ?? {}),
    request_id: ctx.requestId,
    ip: ctx.ip,
  };
}

/** Records what the service did by itself, or before there was an actor (registration, login); `ip` is who asked for it. */
export async function auditSystem(
  trx: Trx,
  workspaceId: string,
  entry: AuditEntry & { userId?: string; ip?: string | null; requestId?: string },
): Promise<void> {
  await insertAuditEntry(trx, {
    id: newId('aud'),
    workspace_id: workspaceId,
    actor_kind: entry.userId === undefined ? 'system' : 'user',
    actor_id: entry.userId ?? null,
    user_id: entry.userId ?? null,
    action: entry.action,
    target_id: entry.targetId ?? null,
    changes: JSON.stringify(entry.changes ?? {}),
    request_id: entry.requestId ?? null,
    ip: entry.ip ?? null,
  });
}

/** One coalesced row for the use of a key since the last one, reads included. */
export async function auditKeyUse(
  trx: Trx,
  workspaceId: string,
  use: { keyId: string; userId: string; requests: number; usedAt: Date },
): Promise<void> {
  await insertAuditEntry(trx, {
    id: newId('aud'),
    workspace_id: workspaceId,
    actor_kind: 'key',
    actor_id: use.keyId,
    user_id: use.userId,
    action: 'api_key.used',
    target_id: use.keyId,
    changes: JSON.stringify({ requests: use.requests, last_used_at: use.usedAt.toISOString() }),
    request_id: null,
    ip: null,
  });
}
