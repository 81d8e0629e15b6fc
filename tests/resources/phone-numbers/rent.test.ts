// Periodic work on numbers of all workspaces: the dates of the rent, and numbers whose work fails next to numbers whose work does not.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { chargeRents, repairNumbers } from '../../../src/resources/phone-numbers/service/rent.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';

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
  const until = [];
  for (let month = 0; month < 5; month++) {
    await collect();
    until.push((await get(id)).rented_until!.slice(0, 10));
  }
  expect(until).toEqual(['2023-12-31', '2024-01-31', '2024-02-29', '2024-03-31', '2024-04-30']);
  await change(id, { rented_until: null });
});
