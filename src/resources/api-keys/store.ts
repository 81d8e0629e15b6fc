// SQL of api_keys. The table has no key values, only their SHA-256.
import { sql, type ExpressionBuilder, type Selectable } from 'kysely';
import type { ApiKeysTable, DB } from '../../../generated/tables.ts';
import type { ApiKey } from '../../../generated/types.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import { preparedRead } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type ApiKeyRow = Selectable<ApiKeysTable> & { is_active: boolean };

/**
 * `revoked_at` is in the future while a rotated key still works. Not `now()`: a transaction that waited for the lock of a revocation
 * may have begun before it.
 */
const isActive = sql<boolean>`(revoked_at is null or revoked_at > clock_timestamp())`;
/** Not rounded up to the next millisecond, which is the future. */
const thisMoment = sql<Date>`date_trunc('milliseconds', clock_timestamp())`;
const IS_ACTIVE = isActive.as('is_active');

export async function insertApiKey(
  trx: Trx,
  workspaceId: string,
  key: Pick<ApiKeyRow, 'id' | 'name' | 'scope' | 'prefix' | 'hash' | 'created_by' | 'predecessor_id' | 'allowed_ips'>,
): Promise<ApiKeyRow> {
  return trx
    .insertInto('api_keys')
    .values({ workspace_id: workspaceId, ...key })
    .returningAll()
    .returning(IS_ACTIVE)
    .executeTakeFirstOrThrow();
}

export interface ApiKeyFilter {
  status: ApiKey['status'] | undefined;
  createdBy: string | undefined;
}

export async function selectApiKeys(
  db: Db,
  workspaceId: string,
  filter: ApiKeyFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .select(IS_ACTIVE)
    .where(isListed(workspaceId, filter))
    .$call(newestFirst(limit, after))
    .execute();
}

export async function countApiKeys(db: Db, workspaceId: string, filter: ApiKeyFilter): Promise<number> {
  return countAll(db.selectFrom('api_keys').where(isListed(workspaceId, filter)));
}

function isListed(workspaceId: string, { status, createdBy }: ApiKeyFilter) {
  return ({ eb, and }: ExpressionBuilder<DB, 'api_keys'>) =>
    and([
      eb('workspace_id', '=', workspaceId),
      ...(status === undefined ? [] : [status === 'active' ? isActive : sql<boolean>`revoked_at <= clock_timestamp()`]),
      ...(createdBy === undefined ? [] : [eb('created_by', '=', createdBy)]),
    ]);
}

export async function selectApiKey(db: Db, workspaceId: string, id: string): Promise<ApiKeyRow | undefined> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .select(IS_ACTIVE)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Takes a share lock: the key is not revoked until the transaction ends. @returns false if it is revoked */
export async function shareActiveKey(trx: Trx, workspaceId: string, id: string): Promise<boolean> {
  const row = await trx
    .selectFrom('api_keys')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where(isActive)
    .forShare()
    .executeTakeFirst();
  return row !== undefined;
}

/** Locks the key, so that one request at a time changes it. */
export async function lockApiKey(trx: Trx, workspaceId: string, id: string): Promise<ApiKeyRow | undefined> {
  return trx
    .selectFrom('api_keys')
    .selectAll()
    .select(IS_ACTIVE)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .forNoKeyUpdate()
    .executeTakeFirst();
}

export async function updateApiKeyRow(
  trx: Trx,
  workspaceId: string,
  id: string,
  changes: Pick<ApiKeyRow, 'name' | 'allowed_ips'>,
): Promise<ApiKeyRow> {
  return trx
    .updateTable('api_keys')
    .set(changes)
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .returning(IS_ACTIVE)
    .executeTakeFirstOrThrow();
}

type KeyOwner = Pick<ApiKeyRow, 'id' | 'workspace_id' | 'scope' | 'created_by' | 'allowed_ips'>;

export type KeyOfToken = KeyOwner & { is_active: boolean; creator_is_member: boolean };

/** Not limited to a workspace: the key determines its workspace. */
export async function selectApiKeyByHash(db: Db, hash: Buffer): Promise<KeyOfToken | undefined> {
  const [owner] = await ownerByHash(db, { hash });
  return owner;
}

const OWNER = ['id', 'workspace_id', 'scope', 'created_by', 'allowed_ips'] as const;
const creatorIsMember = sql<boolean>`exists (select from members m
  where m.workspace_id = api_keys.workspace_id and m.user_id = api_keys.created_by)`;

const ownerByHash = preparedRead((db, { hash }: { hash: Buffer }) =>
  db
    .selectFrom('api_keys')
    .select([...OWNER, IS_ACTIVE, creatorIsMember.as('creator_is_member')])
    .where('hash', '=', hash),
);

/** Not limited to a workspace: the caller compares `workspace_id`. */
export async function selectLiveKeys(db: Db, ids: readonly string[]): Promise<KeyOwner[]> {
  return db
    .selectFrom('api_keys')
    .select(OWNER)
    .where('id', '=', sql<string>`any(${[...ids]}::text[])`)
    .where(isActive)
    .execute();
}

/** @param afterSeconds from now on @returns false if the key was already revoked */
export async function updateRevokedAt(
  trx: Trx,
  workspaceId: string,
  id: string,
  afterSeconds: number,
): Promise<boolean> {
  const result = await trx
    .updateTable('api_keys')
    .set({ revoked_at: sql<Date>`${thisMoment} + make_interval(secs => ${afterSeconds})` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where(isActive)
    .executeTakeFirst();
  return result.numUpdatedRows > 0n;
}

export async function selectKeysCreatedBy(
  db: Db,
  workspaceId: string,
  userId: string,
  limit: number,
): Promise<ApiKeyRow[]> {
  return db
    .selectFrom('api_keys')
    .selectAll()
    .select(IS_ACTIVE)
    .where('workspace_id', '=', workspaceId)
    .where('created_by', '=', userId)
    .where(isActive)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
}

export async function revokeCreatedBy(trx: Trx, workspaceId: string, userId: string): Promise<ApiKeyRow[]> {
  return trx
    .updateTable('api_keys')
    .set({ revoked_at: thisMoment })
    .where('workspace_id', '=', workspaceId)
    .where('created_by', '=', userId)
    .where(isActive)
    .returningAll()
    .returning(IS_ACTIVE)
    .execute();
}

/** Records the last use of a key. Ignores a use that is older than the recorded one, which another process may report. */
export async function updateLastUsed(
  db: Db,
  workspaceId: string,
  id: string,
  { usedAt, ip }: { usedAt: Date; ip: string },
): Promise<void> {
  await db
    .updateTable('api_keys')
    .set({ last_used_at: usedAt, last_used_ip: ip })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where((eb) => eb.or([eb('last_used_at', 'is', null), eb('last_used_at', '<=', usedAt)]))
    .execute();
}
