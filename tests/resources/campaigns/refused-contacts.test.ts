// Contacts that may not be called are skipped, so that they do not hold up the others.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { queueDueContacts } from '../../../src/resources/campaigns/dialing.ts';
import { lockCampaign } from '../../../src/resources/campaigns/store/campaigns.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { until } from '../../support/until.ts';
import { draft, get, newAgent } from './support.ts';

let world: TwilioApp;
let tenant: Tenant;
beforeAll(async () => {
  world = await startTwilioApp();
  tenant = await newTenant(world.app.url);
}, 60_000);
afterAll(() => world?.close());

test.each([
  ['a country that is not allowed', '+441212345678'],
  ['a premium number', '+19005551234'],
])('%s is skipped as invalid, and the next contacts are called', async (_what, refused) => {
  const body = { number: `+1415267${refused.slice(-4)}`, carrier: 'twilio' };
  const { number } = await tenant.ok('buyPhoneNumber', { body });
  const more = { from_numbers: [number], retry: { rules: [] }, windows: [] };
  const id = await draft(tenant, await newAgent(tenant), [refused, '+12125552301', '+12125552302'], more);
  await tenant.ok('startCampaign', { path: { id } });
  const attempts = async () => (await get(tenant, id)).stats.attempts;
  await until(async () => (await attempts()) === 2, { what: 'the other contacts are called' });
  expect((await get(tenant, id)).status).not.toBe('paused');
  const skipped = await tenant.ok('listCampaignContacts', { path: { id }, query: { status: 'skipped' } });
  expect(skipped.data).toMatchObject([{ to_number: refused, skip_reason: 'invalid', attempts: 0 }]);
  await tenant.ok('cancelCampaign', { path: { id } });
});

test('a contact that one caller number may not call is called from another that may; each of those numbers has a share', async () => {
  const buy = async (number: string, allowed_countries: string[] | null) => {
    const { id } = await tenant.ok('buyPhoneNumber', { body: { number, carrier: 'twilio' } });
    await tenant.ok('updatePhoneNumber', { path: { id }, body: { allowed_countries } });
    return number;
  };
  const american = await buy('+14152675001', ['US']);
  const british = [await buy('+14152675002', ['GB']), await buy('+14152675003', ['GB', 'US'])];
  const contacts = Array.from({ length: 9 }, (_, i) => `+4412123456${i + 10}`);
  const refused = ['+33142685300', '+19005551234'];
  const more = { from_numbers: [american, ...british], retry: { rules: [] }, windows: [] };
  const id = await draft(tenant, await newAgent(tenant), [...refused, ...contacts, '+12125552303'], more);
  await tenant.ok('startCampaign', { path: { id } });
  await until(async () => (await get(tenant, id)).stats.attempts === 10, { what: 'all that may be called are' });
  const { rows } = await sql<{ from_number: string; n: number }>`
    select from_number, count(*)::int as n from calls where campaign_id = ${id} and to_number like '+44%' group by 1 order by 1`.execute(
    world.app.runtime.db,
  );
  expect(rows.map(({ from_number }) => from_number)).toEqual(british);
  // Three calls each for their own contacts, and the three calls of the other number divided between them.
  for (const { n } of rows) expect(n).toBeGreaterThan(3);
  const skipped = await tenant.ok('listCampaignContacts', { path: { id }, query: { status: 'skipped' } });
  expect(skipped.data.map(({ to_number, skip_reason }) => `${to_number} ${skip_reason}`).sort()).toEqual(
    refused.map((number) => `${number} invalid`).sort(),
  );
  await tenant.ok('cancelCampaign', { path: { id } });
});

test('a run of the planner takes no more contacts after a second, and reports that more are due', async () => {
  const { number } = await tenant.ok('buyPhoneNumber', { body: { number: '+14152675020', carrier: 'twilio' } });
  const refused = Array.from({ length: 10 }, (_, i) => `+4412123457${i + 10}`);
  const id = await draft(tenant, await newAgent(tenant), refused, { from_numbers: [number], windows: [] });
  const { runtime } = world.app;
  let elapsed = 0;
  // Each contact takes 300 ms.
  const clock = { ...runtime.clock, monotonic: () => (elapsed += 300) };
  const run = await inTransaction(runtime.db, async (trx) => {
    const campaign = await lockCampaign(trx, tenant.workspaceId, id);
    return queueDueContacts(trx, { ...runtime, clock }, campaign!, 50);
  });
  expect(run).toEqual({ queued: 0, isMore: true, refusal: null });
  expect((await get(tenant, id)).stats).toMatchObject({ skipped: 3, pending: 7 });
});
