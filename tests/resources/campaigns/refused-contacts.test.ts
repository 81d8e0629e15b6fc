// Contacts that may not be called are skipped, so that they do not hold up the others.
import { afterAll, beforeAll, expect, test } from 'vitest';
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
