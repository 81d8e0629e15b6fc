// The numbers that a campaign calls from: it does not start after they were released, and while it runs they cannot be taken
// away, if the next call would pause it.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { sealAccount } from '../../../src/resources/phone-numbers/account.ts';
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

describe('updateCampaign', () => {
  /** Its contact is called late, so that the campaign keeps running. */
  const waiting = { windows: [], dials_per_second: 0.1 };

  /** A number without an outbound trunk. */
  async function inboundOnly(): Promise<string> {
    const { db, vault } = world.app.runtime;
    const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number: '+14155557100', carrier: 'twilio' };
    const trunks = { owner: row.workspace_id, outboundTrunkId: null, inboundTrunkId: 'ST_1', sip: null };
    const account_sealed = sealAccount(vault, row, { type: 'livekit', ...trunks });
    await db
      .insertInto('phone_numbers')
      .values({ ...row, country: 'US', account_sealed })
      .execute();
    return row.number;
  }

  test.each([
    [
      'takes the last number of a running campaign away',
      async () => [],
      'required',
      'is required, because +1212555243',
    ],
    ['gives it a number that cannot call', async () => [await inboundOnly()], 'refused', 'without an outbound trunk'],
  ])('that %s is refused and changes nothing', async (_, numbers, code, detail) => {
    const from_numbers = await numbers();
    const own = await buy();
    const contacts = ['+12125552431', '+12125552432', '+12125552433'];
    const id = await draft(tenant, agentId, contacts, { ...more(own), ...waiting });
    await tenant.ok('startCampaign', at(id));
    const refused = await tenant.refused('updateCampaign', { ...at(id), body: { from_numbers } });
    expect([refused.status, refused.errors]).toEqual([422, [`/from_numbers ${code}`]]);
    expect(refused.body.errors![0]!.detail).toContain(detail);
    expect(await get(tenant, id)).toMatchObject({ status: 'running', from_numbers: [own.number] });
    await tenant.ok('pauseCampaign', at(id));
    await tenant.ok('updateCampaign', { ...at(id), body: { from_numbers } });
    await tenant.ok('cancelCampaign', at(id));
  });

  test('that gives a paused campaign another number makes its queued calls expire', async () => {
    const [own, other] = [await buy(), await buy()];
    const id = await draft(tenant, agentId, [BUSY, '+12025550102', '+12025550103'], { ...more(own), ...waiting });
    await tenant.ok('startCampaign', at(id));
    const { db } = world.app.runtime;
    const queued = () =>
      db
        .selectFrom('calls')
        .select('queue_expires_at')
        .where('campaign_id', '=', id)
        .where('status', '=', 'queued')
        .where('dial_at', 'is', null)
        .execute();
    await until(async () => (await queued()).length > 0, { what: 'a call waits' });
    await tenant.ok('pauseCampaign', at(id));
    await tenant.ok('updateCampaign', { ...at(id), body: { from_numbers: [own.number], dials_per_second: 0.2 } });
    const waits = await queued();
    expect(waits.map(({ queue_expires_at: expiresAt }) => expiresAt)).toEqual(waits.map(() => null));
    await tenant.ok('updateCampaign', { ...at(id), body: { from_numbers: [other.number] } });
    expect(await queued()).toEqual(waits.map(() => ({ queue_expires_at: new Date(0) })));
    await tenant.ok('cancelCampaign', at(id));
  });

  test('changes other settings after a number was released', async () => {
    const own = await buy();
    const id = await draft(tenant, agentId, [BUSY], more(own));
    await release(own);
    const change = (body: Record<string, unknown>) => ({ ...at(id), body });
    expect((await tenant.ok('updateCampaign', change({ concurrency: 3 }))).concurrency).toBe(3);
    const { errors } = await tenant.refused('updateCampaign', change({ from_numbers: [own.number] }));
    expect(errors).toEqual(['/from_numbers/0 not_owned']);
  });

  test('may take the numbers of a running campaign away if it calls only test numbers', async () => {
    const own = await buy();
    const id = await draft(tenant, agentId, [BUSY, '+12025550102', '+12025550103'], { ...more(own), ...waiting });
    await tenant.ok('startCampaign', at(id));
    const changed = await tenant.ok('updateCampaign', { ...at(id), body: { from_numbers: [] } });
    expect(changed).toMatchObject({ status: 'running', from_numbers: [] });
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
