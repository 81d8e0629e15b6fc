// SQL of cloned_voices. Voices of vendors' libraries come from the registry and have no rows.
import { sql, type Insertable, type Selectable } from 'kysely';
import type { ClonedVoicesTable } from '../../../generated/tables.ts';
import { countAll } from '../../database/keyset-page.ts';
import { preparedSqlRead } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';
import type { SealedKey } from '../providers/store.ts';

export type ClonedVoiceRow = Selectable<ClonedVoicesTable>;

export type UsableVoice = Pick<
  ClonedVoiceRow,
  'id' | 'name' | 'provider' | 'gender' | 'description' | 'source' | 'vendor_voice_id'
>;

interface OwnAccounts {
  keys: SealedKey[];
  voices: UsableVoice[];
}

/** Selects the workspace's keys and cloned voices in one statement, because each creation and change of an agent reads them. */
export async function selectOwnAccounts(db: Db, workspaceId: string): Promise<OwnAccounts> {
  const [accounts] = await ownAccounts(db, { workspaceId });
  return accounts!;
}

const ownAccounts = preparedSqlRead(
  ({ workspaceId }: { workspaceId: string }) => sql<OwnAccounts>`
    select coalesce((select json_agg(k) from (
        select provider, version, key_sealed from provider_credentials where workspace_id = ${workspaceId}
      ) k), '[]') as keys,
      coalesce((select json_agg(v) from (
        select id, name, provider, gender, description, source, vendor_voice_id from cloned_voices
        where workspace_id = ${workspaceId} order by id
      ) v), '[]') as voices`,
);

export async function selectClonedVoice(db: Db, workspaceId: string, id: string): Promise<ClonedVoiceRow | undefined> {
  return db
    .selectFrom('cloned_voices')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Locks the number of the workspace's cloned voices, so that new ones are added one at a time. */
export async function lockClonedVoicesOf(trx: Trx, workspaceId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended('cloned voices of ' || ${workspaceId}, 0))`.execute(trx);
}

/** Counts the workspace's voices in the account of the deployment. */
export async function countPlatformVoices(db: Db, workspaceId: string): Promise<number> {
  return countAll(
    db.selectFrom('cloned_voices').where('workspace_id', '=', workspaceId).where('source', '=', 'platform'),
  );
}

type NewClonedVoice = Omit<Insertable<ClonedVoicesTable>, 'workspace_id' | 'created_at'>;

export async function insertClonedVoice(trx: Trx, workspaceId: string, voice: NewClonedVoice): Promise<void> {
  await trx
    .insertInto('cloned_voices')
    .values({ workspace_id: workspaceId, ...voice })
    .execute();
}

export async function deleteClonedVoice(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('cloned_voices').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
