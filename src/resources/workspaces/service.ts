// Workspaces as other nouns need them; their own operations come later.
import type { Runtime } from '../../runtime.ts';
import { newId } from '../../core/ids.ts';
import { createTestNumber } from '../phone-numbers/service.ts';
import { openWallet } from '../wallet/service.ts';
import { findFirstMembership, findWorkspace, insertMember, insertWorkspace, type WorkspaceRow } from './store.ts';
import type { Db, Trx } from '../../database/transaction.ts';

/**
 * A workspace with its owner, its free test number and its wallet.
 * @param balanceMicros what the wallet begins with, micro-units; left out: the free balance of the deployment
 */
export async function openWorkspace(
  trx: Trx,
  runtime: Pick<Runtime, 'config'>,
  name: string,
  ownerId: string,
  balanceMicros?: number,
): Promise<WorkspaceRow> {
  const workspace = await insertWorkspace(trx, newId('wsp'), name);
  await insertMember(trx, workspace.id, ownerId, 'owner');
  await createTestNumber(trx, workspace.id);
  await openWallet(trx, runtime, workspace.id, balanceMicros);
  return workspace;
}

/** @throws Error when there is none: the caller's credentials name it, so it exists */
export async function requireWorkspace(db: Db, workspaceId: string): Promise<WorkspaceRow> {
  const workspace = await findWorkspace(db, workspaceId);
  if (!workspace) throw new Error(`workspace ${workspaceId} is gone`);
  return workspace;
}

export { findFirstMembership };
