// SQL of privacy: reads a workspace's settings for its agents. The resource `workspaces` writes them.
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
