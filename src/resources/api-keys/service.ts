// API keys: create, update, rotate, revoke, authenticate. A key's value is returned once and stored as SHA-256. Its scope never
// changes.
import type { ErrorCode } from '../../../generated/errors.ts';
import type { ApiKey, ApiKeyCreate, ApiKeyRotation, ApiKeyUpdate, ApiKeyWithSecret } from '../../../generated/types.ts';
import { coalescePerTick } from '../../core/coalesce-per-tick.ts';
import type { Actor, Scope } from '../../core/context.ts';
import { fail, invalid, invalidFields } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { isWithin, networkOf } from '../../core/networks.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { hashToken, isToken, newToken } from '../../core/tokens.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { requireSameRole } from '../workspaces/service/members.ts';
import * as store from './store.ts';
import { toApiKey } from './wire.ts';

const PREFIX = 'sk_service_live_';
const PREFIX_CHARS = PREFIX.length + 4;
const KEYS_SHOWN = 100;

export async function createApiKey(ctx: Context, input: ApiKeyCreate): Promise<ApiKeyWithSecret> {
  const { name, scope = 'write', allowed_ips: allowed = [] } = input;
  const key = { name, scope, allowed_ips: networksOf(allowed) };
  return inTransaction(ctx.db, (trx) => mintKey(trx, ctx, key, null));
}

/** @throws Failure `validation_failed` for an entry that is neither an address nor a network */
function networksOf(allowed: readonly string[]): string[] {
  const networks = allowed.map(networkOf);
  const errors = networks.flatMap((network, i) =>
    network === null
      ? [
          {
            pointer: `/allowed_ips/${i}`,
            code: 'wrong_format',
            detail: 'must be an IP address or a network in CIDR form',
          },
        ]
      : [],
  );
  if (errors.length > 0) throw invalidFields(errors);
  return [...new Set(networks.filter((network) => network !== null))];
}

/**
 * Changes name and allowed addresses. A request that would lock its own key out is refused.
 * @throws Failure `api_key_not_found`, `api_key_already_revoked`, `validation_failed`
 */
export async function updateApiKey(ctx: Context, id: string, patch: ApiKeyUpdate): Promise<ApiKey> {
  const { actor } = ctx;
  const { name, allowed_ips: allowed } = patch;
  const networks = allowed === undefined ? undefined : networksOf(allowed ?? []);
  if (actor.kind === 'key' && actor.keyId === id && networks !== undefined && !allows(networks, ctx.ip)) {
    const detail = `must contain ${ctx.ip}, the address of this request, which uses the same key`;
    throw invalid('/allowed_ips', 'locks_out', detail);
  }
  return inTransaction(ctx.db, async (trx) => {
    const before = await store.lockApiKey(trx, actor.workspaceId, id);
    if (!before) throw fail('api_key_not_found');
    if (!before.is_active) throw fail('api_key_already_revoked');
    const after = { name: name ?? before.name, allowed_ips: networks ?? before.allowed_ips };
    const row = await store.updateApiKeyRow(trx, actor.workspaceId, id, after);
    const changes = {
      ...(after.name === before.name ? {} : { name: { from: before.name, to: after.name } }),
      ...(networks === undefined ? {} : { allowed_ips: { from: before.allowed_ips, to: after.allowed_ips } }),
    };
    await audit(trx, ctx, { action: 'api_key.updated', targetId: id, changes });
    return toApiKey(row);
  });
}

function allows(networks: readonly string[], ip: string): boolean {
  return networks.length === 0 || isWithin(ip, networks);
}

/**
 * Creates a key with the name, scope and allowed addresses of the old one. Both are valid until the old one is revoked: by request,
 * or after the given time.
 */
export async function rotateApiKey(ctx: Context, id: string, rotation: ApiKeyRotation): Promise<ApiKeyWithSecret> {
  const { workspaceId } = ctx.actor;
  const { revoke_old_after_seconds: seconds } = rotation;
  return inTransaction(ctx.db, async (trx) => {
    // Locked, so that the new key has the addresses of a change that is being made, and is not created after a revocation.
    const key = await store.lockApiKey(trx, workspaceId, id);
    if (!key) throw fail('api_key_not_found');
    if (!key.is_active) throw fail('api_key_already_revoked');
    const made = await mintKey(trx, ctx, key, key.id);
    if (seconds === undefined) return made;
    if (!(await store.updateRevokedAt(trx, workspaceId, id, seconds))) throw fail('api_key_already_revoked');
    await audit(trx, ctx, { action: 'api_key.revoked', targetId: id, changes: { after_seconds: seconds } });
    return made;
  });
}

/** @throws Failure `key_revoked`, `workspace_forbidden` if the requester has lost access since the request was authorized */
async function mintKey(
  trx: Trx,
  ctx: Context,
  input: Pick<store.ApiKeyRow, 'name' | 'scope' | 'allowed_ips'>,
  predecessorId: string | null,
): Promise<ApiKeyWithSecret> {
  await requireSameRole(trx, ctx);
  const { actor } = ctx;
  if (actor.kind === 'key' && !(await store.shareActiveKey(trx, actor.workspaceId, actor.keyId)))
    throw fail('key_revoked');
  const value = newToken(PREFIX);
  const row = await store.insertApiKey(trx, ctx.actor.workspaceId, {
    id: createdId(ctx, 'key'),
    name: input.name,
    scope: input.scope,
    allowed_ips: input.allowed_ips,
    prefix: value.slice(0, PREFIX_CHARS),
    hash: hashToken(value),
    created_by: ctx.actor.userId,
    predecessor_id: predecessorId,
  });
  const action = predecessorId === null ? 'api_key.created' : 'api_key.rotated';
  const { name, scope, allowed_ips } = input;
  const changes = { name, scope, predecessor_id: predecessorId, ...(allowed_ips.length > 0 ? { allowed_ips } : {}) };
  await audit(trx, ctx, { action, targetId: row.id, changes });
  return { ...toApiKey(row), key: value };
}

export async function listApiKeys(
  ctx: Context,
  filter: store.ApiKeyFilter,
  request: PageRequest,
): Promise<Page<ApiKey>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectApiKeys(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countApiKeys(ctx.db, workspaceId, filter) : undefined;
  return pageOf(rows, request.limit, toApiKey, timeCursor, total);
}

export async function revokeApiKey(ctx: Context, id: string): Promise<void> {
  await inTransaction(ctx.db, async (trx) => {
    await requireKey(trx, ctx.actor.workspaceId, id);
    if (!(await store.updateRevokedAt(trx, ctx.actor.workspaceId, id, 0))) throw fail('api_key_already_revoked');
    await audit(trx, ctx, { action: 'api_key.revoked', targetId: id });
  });
}

/** Active keys of the workspace that a user created, at most the newest KEYS_SHOWN. */
export async function keysCreatedBy(db: Db, { actor }: Context, userId: string): Promise<ApiKey[]> {
  return (await store.selectKeysCreatedBy(db, actor.workspaceId, userId, KEYS_SHOWN)).map(toApiKey);
}

/** Revokes all active keys of the workspace that a user created. */
export async function revokeKeysOf(trx: Trx, ctx: Context, userId: string): Promise<ApiKey[]> {
  const rows = await store.revokeCreatedBy(trx, ctx.actor.workspaceId, userId);
  for (const { id } of rows) await audit(trx, ctx, { action: 'api_key.revoked', targetId: id });
  return rows.map(toApiKey);
}

export async function findKey(db: Db, workspaceId: string, id: string): Promise<ApiKey> {
  return toApiKey(await requireKey(db, workspaceId, id));
}

interface FoundKey {
  actor: Extract<Actor, { kind: 'key' }>;
  /** Whether the key may be used from the address of the request. */
  isAllowed: boolean;
}

/** Records the use of a key. Returns its actor, or the error code of a refusal. */
export function admitKey(
  { keyUsage }: Uses<'keyUsage'>,
  { actor, isAllowed }: FoundKey,
  ip: string,
): FoundKey['actor'] | ErrorCode {
  keyUsage.record(actor, ip, isAllowed ? 'api_key.used' : 'api_key.ip_refused');
  return isAllowed ? actor : 'ip_not_allowed';
}

/**
 * Returns the actor of a key, or the error code of a refusal. Reads the database every time, so revocation is effective
 * immediately.
 */
export async function findKeyActor(db: Db, value: string, ip: string): Promise<FoundKey | ErrorCode> {
  return isToken(PREFIX, value) ? found(await store.selectApiKeyByHash(db, hashToken(value)), ip) : 'unauthorized';
}

/** Like `findKeyActor`, with one statement for all requests of a key that arrive in one tick of the event loop. */
export function createKeyFinder(db: Db): (value: string, ip: string) => Promise<FoundKey | ErrorCode> {
  const select = coalescePerTick((value) => store.selectApiKeyByHash(db, hashToken(value)));
  return async (value, ip) => (isToken(PREFIX, value) ? found(await select(value), ip) : 'unauthorized');
}

function found(key: store.KeyOfToken | undefined, ip: string): FoundKey | ErrorCode {
  if (!key) return 'unauthorized';
  if (!key.is_active) return 'key_revoked';
  return {
    actor: {
      kind: 'key',
      workspaceId: key.workspace_id,
      userId: key.created_by,
      keyId: key.id,
      scope: key.scope,
      // Requests of a key whose creator has left must not use up that person's own request allowance.
      limitedAs: key.creator_is_member ? key.created_by : key.workspace_id,
    },
    isAllowed: allows(key.allowed_ips, ip),
  };
}

/** Returns the given keys that are not revoked. */
export async function liveKeys(
  db: Db,
  ids: readonly string[],
): Promise<{ id: string; workspaceId: string; scope: Scope; allowedFrom(ip: string): boolean }[]> {
  const rows = await store.selectLiveKeys(db, ids);
  return rows.map(({ id, workspace_id: workspaceId, scope, allowed_ips: allowed }) => ({
    id,
    workspaceId,
    scope,
    allowedFrom: (ip) => allows(allowed, ip),
  }));
}

async function requireKey(db: Db, workspaceId: string, id: string): Promise<store.ApiKeyRow> {
  const key = await store.selectApiKey(db, workspaceId, id);
  if (!key) throw fail('api_key_not_found');
  return key;
}
