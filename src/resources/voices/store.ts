// SQL of cloned_voices. Voices of vendors' libraries come from the registry and have no rows.
import type { Insertable, Selectable } from 'kysely';
import type { ClonedVoicesTable } from '../../../generated/tables.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type ClonedVoiceRow = Selectable<ClonedVoicesTable>;

export async function selectClonedVoices(db: Db, workspaceId: string): Promise<ClonedVoiceRow[]> {
  return db.selectFrom('cloned_voices').selectAll().where('workspace_id', '=', workspaceId).orderBy('id').execute();
}

export async function selectClonedVoice(db: Db, workspaceId: string, id: string): Promise<ClonedVoiceRow | undefined> {
  return db
    .selectFrom('cloned_voices')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

export type NewClonedVoice = Omit<Insertable<ClonedVoicesTable>, 'workspace_id' | 'created_at'>;

export async function insertClonedVoice(trx: Trx, workspaceId: string, voice: NewClonedVoice): Promise<void> {
  await trx
    .insertInto('cloned_voices')
    .values({ workspace_id: workspaceId, ...voice })
    .execute();
}

export async function deleteClonedVoice(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('cloned_voices').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}
