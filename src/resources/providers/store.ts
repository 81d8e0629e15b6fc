// SQL of provider_credentials: keys of workspaces' own vendor accounts. Callers seal the keys.
import { sql, type Selectable } from 'kysely';
import type { ProviderCredentialsTable } from '../../../generated/tables.ts';
import { preparedRead } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type CredentialsRow = Selectable<ProviderCredentialsTable>;

export type SealedKey = Pick<CredentialsRow, 'provider' | 'version' | 'key_sealed'>;

export async function selectSealedKeys(db: Db, workspaceId: string): Promise<SealedKey[]> {
  return sealedKeys(db, { workspaceId });
}

const sealedKeys = preparedRead((db, { workspaceId }: { workspaceId: string }) =>
  db
    .selectFrom('provider_credentials')
    .select(['provider', 'version', 'key_sealed'])
    .where('workspace_id', '=', workspaceId),
);

/** Returns the vendors for which at least one workspace has a key. */
export async function selectVendors(db: Db): Promise<CredentialsRow['provider'][]> {
  const rows = await db.selectFrom('provider_credentials').select('provider').distinct().execute();
  return rows.map(({ provider }) => provider);
}

/** Returns the vendor's ids of the voices that the workspace cloned in its own account, newest first. */
export async function selectOwnClones(
  db: Db,
  workspaceId: string,
  provider: CredentialsRow['provider'],
  limit: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('cloned_voices')
    .select('vendor_voice_id')
    .where('workspace_id', '=', workspaceId)
    .where('key_provider', '=', provider)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map((row) => row.vendor_voice_id);
}

interface NewCredentials {
  provider: CredentialsRow['provider'];
  version: string;
  key_sealed: string;
  key_hint: string;
  verified_at: Date;
}

export async function upsertCredentials(
  trx: Trx,
  workspaceId: string,
  credentials: NewCredentials,
): Promise<CredentialsRow> {
  const { version, key_sealed, key_hint, verified_at } = credentials;
  return trx
    .insertInto('provider_credentials')
    .values({ workspace_id: workspaceId, ...credentials })
    .onConflict((conflict) =>
      conflict
        .columns(['workspace_id', 'provider'])
        .doUpdateSet({ version, key_sealed, key_hint, verified_at, updated_at: sql`now()` }),
    )
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteCredentials(
  trx: Trx,
  workspaceId: string,
  provider: CredentialsRow['provider'],
): Promise<boolean> {
  const { numDeletedRows } = await trx
    .deleteFrom('provider_credentials')
    .where('workspace_id', '=', workspaceId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
