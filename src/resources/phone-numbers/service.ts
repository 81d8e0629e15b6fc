// Phone numbers of a workspace. Every workspace owns the loopback caller number from its registration on, so that a first
// call needs no purchase. Buying, importing and assigning come with real carriers.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { PhoneNumber } from '../../../generated/types.ts';
import type { Context } from '../../core/context.ts';
import { fail } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import * as store from './store.ts';
import { toPhoneNumber } from './wire.ts';

export { findRoute, type Route, type RouteRefusal } from './service/route.ts';

/** Within the fictional range 555-0100 to 555-0199; callees of the loopback carrier see it as the caller. */
export const TEST_CALLER = '+12025550199';

export async function createTestNumber(trx: Kysely<DB>, workspaceId: string): Promise<void> {
  await store.insertPhoneNumber(trx, workspaceId, { id: newId('pn'), number: TEST_CALLER, carrier: 'loopback' });
}

export async function listPhoneNumbers(ctx: Context, request: PageRequest): Promise<Page<PhoneNumber>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.listPhoneNumbers(ctx.db, workspaceId, request.limit, timeKey(request.cursor));
  const total = request.includeTotal ? await store.countPhoneNumbers(ctx.db, workspaceId) : undefined;
  return pageOf(rows, request.limit, toPhoneNumber, timeCursor, total);
}

export async function getPhoneNumber(ctx: Context, id: string): Promise<PhoneNumber> {
  const row = await store.findPhoneNumber(ctx.db, ctx.actor.workspaceId, id);
  if (!row) throw fail('phone_number_not_found');
  return toPhoneNumber(row);
}
