// Opens workspaces and finds them. The API has no operations on workspaces.
import { newId } from '../../core/ids.ts';
import type { Db, Trx } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { createTestNumber } from '../phone-numbers/service.ts';
import { openWallet } from '../wallet/service.ts';
import * as store from './store.ts';

/**
 * Inserts a workspace with its owner, its free test number and its wallet.
 * @param balanceMicros opening balance in micro-units; default: the deployment's free balance
 */
export async function openWorkspace(
  trx: Trx,
  runtime: Uses<'config'>,
  name: string,
  ownerId: string,
  balanceMicros?: number,
): Promise<store.WorkspaceRow> {
  const workspace = await store.insertWorkspace(trx, newId('wsp'), name);
  await store.insertMember(trx, workspace.id, ownerId, 'owner');
  await createTestNumber(trx, workspace.id);
  await openWallet(trx, runtime, workspace.id, balanceMicros);
  return workspace;
}

/** @throws Error when there is none: the caller's credentials name the workspace, so it must exist */
export async function requireWorkspace(db: Db, workspaceId: string): Promise<store.WorkspaceRow> {
  const workspace = await store.selectWorkspace(db, workspaceId);
  if (!workspace) throw new Error(`workspace ${workspaceId} does not exist`);
  return workspace;
}

/** The id of the workspace that the user joined first. */
export async function findFirstMembership(db: Db, userId: string): Promise<string | undefined> {
  return store.selectFirstMembership(db, userId);
}
