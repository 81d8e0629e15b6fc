// The start of a campaign after numbers that it calls from were released: it is refused if a call would pause the campaign.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newTenant, type Tenant } from '../../support/client.ts';
import { startTwilioApp, type TwilioApp } from '../../support/twilio-app.ts';
import { until } from '../../support/until.ts';
import { draft, get, newAgent } from './support.ts';

const BUSY = '+12025550101';

let world: TwilioApp;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  world = await startTwilioApp();
  tenant = await newTenant(world.app.url);
  agentId = await newAgent(tenant);
}, 60_000);
afterAll(() => world?.close());

let bought = 0;
async function buy(): Promise<{ id: string; number: string }> {
  const number = `+141526760${String(bought++).padStart(2, '0')}`;
  return tenant.ok('buyPhoneNumber', { body: { number, carrier: 'twilio' } });
}

const at = (id: string) => ({ path: { id } });
const release = async ({ id }: { id: string }) =>
  expect((await tenant.send('releasePhoneNumber', at(id))).status).toBe(204);
const more = (...numbers: { number: string }[]) => ({ from_numbers: numbers.map(({ number }) => number), windows: [] });

/** The contact at position p is called from the number at p modulo the count of the numbers. */
describe('startCampaign', () => {
  test('is refused if the number of a contact was released, and names it', async () => {
    const [own, released] = [await buy(), await buy()];
    const id = await draft(tenant, agentId, ['+12125552401', '+12125552402'], more(own, released));
    await release(released);
    const { status, code, body } = await tenant.refused('startCampaign', at(id));
    expect([status, code]).toEqual([409, 'campaign_not_ready']);
    expect(body.detail).toContain('+12125552401 would be refused: /from_number must be an active number');
    expect(body.detail).toContain(released.number);
    await tenant.ok('updateCampaign', { ...at(id), body: { from_numbers: [own.number] } });
    await tenant.ok('startCampaign', at(id));
    await until(async () => (await get(tenant, id)).stats.attempts === 2, { what: 'both are called' });
    await tenant.ok('cancelCampaign', at(id));
  });

  test('is refused if only the second contact would be called from it', async () => {
    const [released, own] = [await buy(), await buy()];
    const id = await draft(tenant, agentId, ['+12125552421', '+12125552422'], more(released, own));
    await release(released);
    const { code, body } = await tenant.refused('startCampaign', at(id));
    expect(code).toBe('campaign_not_ready');
    expect(body.detail).toContain('+12125552422 would be refused');
  });

  test('is refused if it is the number of a contact that waits for a retry', async () => {
    const own = await buy();
    const id = await draft(tenant, agentId, [BUSY], more(own));
    await tenant.ok('startCampaign', at(id));
    await until(async () => (await get(tenant, id)).stats.retry_scheduled === 1, { what: 'the contact was busy' });
    await tenant.ok('pauseCampaign', at(id));
    await release(own);
    const { code, body } = await tenant.refused('startCampaign', at(id));
    expect(code).toBe('campaign_not_ready');
    expect(body.detail).toContain(`which ${own.number} is not`);
    expect((await get(tenant, id)).status).toBe('paused');
  });

  test('is accepted if only contacts that are not called would be called from it', async () => {
    const [own, released] = [await buy(), await buy()];
    const [blocked, called] = ['+12125552411', '+12125552412'];
    const id = await draft(tenant, agentId, [blocked, called], more(own, released));
    await tenant.ok('addDncNumbers', { body: { numbers: [blocked] } });
    await release(released);
    await tenant.ok('startCampaign', at(id));
    await until(async () => (await get(tenant, id)).stats.attempts === 1, { what: 'the other contact is called' });
    expect((await get(tenant, id)).pause_reason).toBeNull();
    await tenant.ok('cancelCampaign', at(id));
  });
});

test('retryFailedContacts is refused if the number of a contact was released, and retries nothing', async () => {
  const own = await buy();
  const id = await draft(tenant, agentId, [BUSY], { ...more(own), retry: { rules: [] } });
  await tenant.ok('startCampaign', at(id));
  await until(async () => (await get(tenant, id)).status === 'completed', { what: 'the campaign is over' });
  await release(own);
  const { code, body } = await tenant.refused('retryFailedContacts', at(id));
  expect(code).toBe('campaign_not_ready');
  expect(body.detail).toContain(own.number);
  expect(await get(tenant, id)).toMatchObject({ status: 'completed', round: 1, stats: { failed: 1 } });
});
