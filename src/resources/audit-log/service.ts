// The audit log. Every write to a resource adds a row in the same transaction: actor, action, target and request.
// Callers pass the names of changed fields, never secrets. read.ts reads the log.
import { newId } from '../../core/ids.ts';
import type { JsonObject } from '../../core/json.ts';
import type { Db, Trx } from '../../database/transaction.ts';
import type { Context } from '../../runtime.ts';
import { auditEntryInsert, insertAuditEntry, type NewAuditRow } from './store.ts';

interface AuditEntry {
  /** Resource and past participle: `agent.updated`. */
  action: string;
  targetId?: string;
  changes?: JsonObject;
}

/** Records an action of the requesting actor. */
export async function audit(trx: Trx, ctx: Context, entry: AuditEntry): Promise<void> {
  await insertAuditEntry(trx, auditRow(ctx, entry));
}

/** Returns the row that `audit` would insert, for a statement that inserts it together with the change itself. */
export function auditRow(ctx: Context, entry: AuditEntry): NewAuditRow {
  const { actor } = ctx;
  if (actor.kind === 'token') throw new Error('a signed URL cannot change anything');
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

/** The insert of a row, to run as part of the statement that makes the recorded change. */
export function auditInsert(db: Db, row: NewAuditRow) {
  return auditEntryInsert(db, row);
}

/** Records an action of the service, or one without an actor yet (registration, login); `ip` is the client's. */
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

/** `api_key.ip_refused`: the key was presented from an address that is not allowed. */
export type KeyUseAction = 'api_key.used' | 'api_key.ip_refused';

/** Inserts one row for all uses of a key since its last row, reads included, or for all its refused requests. */
export async function auditKeyUse(
  trx: Trx,
  workspaceId: string,
  use: { action: KeyUseAction; keyId: string; userId: string; requests: number; usedAt: Date; ip: string },
): Promise<void> {
  await insertAuditEntry(trx, {
    id: newId('aud'),
    workspace_id: workspaceId,
    actor_kind: 'key',
    actor_id: use.keyId,
    user_id: use.userId,
    action: use.action,
    target_id: use.keyId,
    changes: JSON.stringify(
      use.action === 'api_key.used'
        ? { requests: use.requests, last_used_at: use.usedAt.toISOString() }
        : { requests: use.requests, last_tried_at: use.usedAt.toISOString() },
    ),
    request_id: null,
    ip: use.ip,
  });
}
