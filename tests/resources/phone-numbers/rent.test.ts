// Periodic work on numbers of all workspaces: the dates of the rent, and numbers whose work fails next to numbers whose work does
// not.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { chargeRents, repairNumbers } from '../../../src/resources/phone-numbers/service/rent.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
let tenant: Tenant;
let last = 0;
beforeAll(async () => {
  const env = { WALLET_FREE_BALANCE: '100', NEW_WORKSPACE_DAILY_CAP: 'none' };
  app = await startTestApp({ env, overrides: { carriers: [paperCarrier()] } });
  tenant = await newTenant(app.url);
});
afterAll(() => app?.close());

const buy = async () =>
  (await tenant.ok('buyPhoneNumber', { body: { number: `+1415555${String(++last).padStart(4, '0')}` } })).id;
const change = (id: string, changes: object) =>
  app.runtime.db.updateTable('phone_numbers').set(changes).where('id', '=', id).execute();
const get = (id: string) => tenant.ok('getPhoneNumber', { path: { id } });
const collect = () => chargeRents(app.runtime, new AbortController().signal);

test('a number bought on the last day of a month pays for whole months', async () => {
  const id = await buy();
  await change(id, {
    created_at: new Date('2023-10-31T10:00:00.000Z'),
    rented_until: new Date('2023-11-30T10:00:00.000Z'),
  });
  const paid = [];
  for (let month = 0; month < 5; month++) {
    await collect();
    paid.push((await get(id)).rented_until!.slice(0, 10));
  }
  expect(paid).toEqual(['2023-12-31', '2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']);
  await change(id, { rented_until: null });
});

test('a number whose rent cannot be charged because of a fault does not stop the others', async () => {
  const { db } = app.runtime;
  const [broken, healthy] = [await buy(), await buy()];
  const hours = (ago: number) => ({ rented_until: sql`now() - make_interval(hours => ${ago})` });
  await change(broken, hours(2));
  await change(healthy, hours(1));
  await sql`create function refuse_row() returns trigger language plpgsql as 'begin raise exception ''broken row''; end'`.execute(
    db,
  );
  await sql
    .raw(
      `create trigger refuse_row before update on phone_numbers for each row when (old.id = '${broken}') execute function refuse_row()`,
    )
    .execute(db);
  await collect();
  await sql`drop function refuse_row() cascade`.execute(db);
  const isPaid = async (id: string) => Date.parse((await get(id)).rented_until!) > Date.now();
  expect([await isPaid(broken), await isPaid(healthy)]).toEqual([false, true]);
  await collect();
  expect(await isPaid(broken)).toBe(true);
});

test('purchases that cannot be completed do not keep others from being repaired', async () => {
  const { db } = app.runtime;
  const { workspaceId: workspace_id } = tenant;
  // The carrier of the older ones is gone, so their jobs fail each time.
  const rows = Array.from({ length: 101 }, (_, i) => ({
    workspace_id,
    id: newId('pn'),
    number: `+1415556${String(i).padStart(4, '0')}`,
    carrier: i < 100 ? 'gone' : 'paper',
    status: 'pending' as const,
    updated_at: sql<Date>`now() - make_interval(secs => ${1_000 - i})`,
  }));
  await db.insertInto('phone_numbers').values(rows).execute();
  await repairNumbers(app.runtime, new AbortController().signal);
  await until(async () => (await get(rows.at(-1)!.id)).status === 'active', { what: 'the last one is bought' });
});
