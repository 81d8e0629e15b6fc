// SQL of privacy: reads what a workspace sets for its agents. Workspaces write it.
import type { WorkspacePrivacy } from '../../../generated/types.ts';
import type { Db } from '../../database/transaction.ts';

declare module '../../../generated/tables.ts' {
  interface JsonShapes {
    'workspaces.privacy': WorkspacePrivacy;
  }
}

export async function selectPrivacy(db: Db, workspaceId: string): Promise<WorkspacePrivacy | undefined> {
  const row = await db.selectFrom('workspaces').select('privacy').where('id', '=', workspaceId).executeTakeFirst();
  return row?.privacy;
}
