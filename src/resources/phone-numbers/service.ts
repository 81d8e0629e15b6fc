// Reads the phone numbers of a workspace. Every workspace owns the test network's caller number from its registration, so the
// first call needs no purchase. service/ has purchase, import, settings, rent and release.
import type { PhoneNumber } from '../../../generated/types.ts';
import { fail } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import type { Db, Trx } from '../../database/transaction.ts';
import type { Context } from '../../runtime.ts';
import * as store from './store.ts';
import { selectAgentsOf } from './store/agents.ts';
import { toPhoneNumber } from './wire.ts';

/** Caller number of the test network (555-0100 to 555-0199, fictional). The loopback carrier shows it to callees. */
export const TEST_CALLER = '+12025550199';

export async function createTestNumber(trx: Trx, workspaceId: string): Promise<void> {
  await store.insertPhoneNumber(trx, workspaceId, { id: newId('pn'), number: TEST_CALLER, carrier: 'loopback' });
}

export async function listPhoneNumbers(ctx: Context, request: PageRequest): Promise<Page<PhoneNumber>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectPhoneNumbers(ctx.db, workspaceId, request.limit, timeKey(request.cursor));
  const ids = rows.map(({ id }) => id);
  const agents = Map.groupBy(await selectAgentsOf(ctx.db, workspaceId, ids), (agent) => agent.phone_number_id);
  const total = request.includeTotal ? await store.countPhoneNumbers(ctx.db, workspaceId) : undefined;
  return pageOf(rows, request.limit, (row) => toPhoneNumber(row, agents.get(row.id) ?? []), timeCursor, total);
}

/** Returns the workspace's active number with this E.164 spelling; undefined when there is none. */
export async function findActiveNumber(
  db: Db,
  workspaceId: string,
  number: string,
): Promise<store.PhoneNumberRow | undefined> {
  return store.selectActiveNumber(db, workspaceId, number);
}

export async function findPhoneNumber(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<store.PhoneNumberRow | undefined> {
  return store.selectPhoneNumber(db, workspaceId, id);
}

/** @throws Failure `phone_number_not_found` */
export async function getPhoneNumber(ctx: Context, id: string): Promise<PhoneNumber> {
  const { workspaceId } = ctx.actor;
  const row = await store.selectPhoneNumber(ctx.db, workspaceId, id);
  if (!row) throw fail('phone_number_not_found');
  return toPhoneNumber(row, await selectAgentsOf(ctx.db, workspaceId, [id]));
}
