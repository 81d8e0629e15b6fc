// Allowed destinations of paid calls: the rule itself, and its check when a call is created and again when it is dialed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { costlyReason } from '../../../src/core/phone/costly-ranges.ts';
import { destinationRefusal } from '../../../src/core/phone/destinations.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { lockQueue } from '../../../src/resources/calls/rows/queue.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';
import { ended } from '../calls/support.ts';
import { draft } from '../campaigns/support.ts';

describe('a destination', () => {
  const US = new Set(['US']);
  const code = (to: string, allowed: ReadonlySet<string> = US) => destinationRefusal(to, allowed)?.code ?? null;

  test.each([
    ['an ordinary number of an allowed country', '+14155552671', null],
    ['a toll-free number', '+18005551234', null],
    ['another country of the same calling code', '+18765551234', 'country_not_allowed'],
    ['another country', '+441212345678', 'country_not_allowed'],
    ['a satellite network, which is in no country', '+88213300655', 'country_not_allowed'],
    ['a premium number', '+19005551234', 'premium_number'],
    ['a short service number', '+49112', 'emergency_number'],
    ['an emergency number with padding', '+19110000', 'emergency_number'],
    ['a number of no plan', '+15550100000', 'not_in_plan'],
    ['a number with the country code twice', '+114155552671', 'not_in_plan'],
  ])('%s: %s → %s', (_what, to, expected) => expect(code(to)).toBe(expected));

  test.each([
    ['+12125406789', '540 of New York'],
    ['+14159761234', '976'],
    ['+12125551212', 'directory assistance'],
    ['+17124321234', 'traffic pumping'],
    ['+12188621234', 'traffic pumping'],
    ['+61147123456', 'a satellite'],
    ['+81570012345', 'navi-dial'],
    ['+31841234567', 'a redirected number'],
    ['+31871234567', 'a redirected number'],
    ['+353818123456', 'shared cost'],
    ['+4918112345678', 'a user group'],
  ])('%s (%s) is refused where its country is allowed', (to) => {
    expect(['premium_number', 'not_in_plan']).toContain(code(to, new Set(['US', 'AU', 'JP', 'NL', 'IE', 'DE'])));
    expect(costlyReason(to)).not.toBeNull();
  });

  test.each([
    '+15005551234',
    '+611300975707',
    '+49137123456',
    '+447624123456',
    '+33891234567',
    '+34902123456',
    '+39199123456',
    '+41840123456',
    '+43720123456',
    '+3270123456',
  ])('%s, of a personal, shared-cost or service range, is expensive', (to) => {
    expect(costlyReason(to)).not.toBeNull();
  });

  test('ordinary numbers next to the expensive ranges are allowed', () => {
    const ordinary = [
      '+12125552368',
      '+17122771234',
      '+12187231234',
      '+61412345678',
      '+81312345678',
      '+31201234567',
      '+4930123456',
      '+353861234567',
      '+442079460000',
      '+33142345678',
      '+34911234567',
      '+390612345678',
      '+41446681800',
      '+43123456789',
      '+3225123456',
    ];
    expect(ordinary.map(costlyReason)).toEqual(ordinary.map(() => null));
  });

  test('premium and shared-cost numbers are rejected even if their country is allowed', () => {
    const all = new Set(['GB', 'DE', 'AU']);
    expect(['+448712345678', '+491801234567', '+611900654321'].map((to) => code(to, all))).toEqual(
      Array(3).fill('premium_number'),
    );
  });

  test('a number with a trunk prefix, which would have another price, is rejected with the correct spelling', () => {
    const all = new Set(['JM', 'GB', 'DE', 'IT']);
    for (const [to, right] of [
      ['+118765551234', '+18765551234'],
      ['+4407400123456', '+447400123456'],
      ['+49015112345678', '+4915112345678'],
    ] as const) {
      expect(destinationRefusal(to, all)).toEqual({ code: 'not_in_plan', detail: `must be written ${right}` });
      expect(destinationRefusal(right, all)).toBeNull();
    }
    // A zero that is part of the number is kept.
    expect(destinationRefusal('+390612345678', all)).toBeNull();
  });

  test('an empty list allows nothing', () => {
    expect(['+14155552671', '+18005551234'].map((to) => code(to, new Set()))).toEqual(
      Array(2).fill('country_not_allowed'),
    );
  });
});

describe('a call to a restricted destination', () => {
  const FROM = '+14155552671';
  const carrier = paperCarrier();
  let app: TestApp;
  let tenant: Tenant;
  let agentId: string;
  beforeAll(async () => {
    app = await startTestApp({ env: { DIAL_COUNTRIES: 'US,GB' }, overrides: { carriers: [carrier] } });
    tenant = await newTenant(app.url);
    await own(FROM, 'US');
    agentId = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
  });
  afterAll(() => app?.close());

  async function own(number: string, country: string): Promise<string> {
    const id = newId('pn');
    const row = { workspace_id: tenant.workspaceId, id, number, country, carrier: 'paper' };
    await app.runtime.db.insertInto('phone_numbers').values(row).execute();
    return id;
  }
  const body = (to_number: string, from_number = FROM) => ({ agent_id: agentId, to_number, from_number });
  const setNumber = (number: string, values: { allowed_countries?: string[]; status?: 'suspended' }) =>
    app.runtime.db.updateTable('phone_numbers').set(values).where('number', '=', number).execute();

  test('may go only to the countries of the workspace’s own numbers', async () => {
    const call = await tenant.ok('createCall', { body: body('+12125552363') });
    expect(await ended(tenant, call.call_id)).toMatchObject({ end_reason: 'no_answer' });
    const refused = await tenant.refused('createCall', { body: body('+441212345678') });
    expect([refused.status, refused.errors]).toEqual([422, ['/to_number country_not_allowed']]);
    expect(carrier.dialed.map(({ to }) => to)).toEqual(['+12125552363']);
  });

  test.each([
    ['+19005551234', 'premium_number'],
    ['+19110000', 'emergency_number'],
  ])('to %s is refused as %s', async (to, code) => {
    const refused = await tenant.refused('createCall', { body: body(to) });
    expect([refused.status, refused.errors]).toEqual([422, [`/to_number ${code}`]]);
  });

  test('from a number of another workspace is rejected', async () => {
    const refused = await tenant.refused('createCall', { body: body('+12125552363', '+14155559999') });
    expect([refused.status, refused.errors]).toEqual([422, ['/from_number not_owned']]);
  });

  test('may not go to destinations that the deployment does not allow, even if the number allows them', async () => {
    await own('+14155550001', 'US');
    await setNumber('+14155550001', { allowed_countries: ['GB', 'DE'] });
    expect((await tenant.refused('createCall', { body: body('+4930123456', '+14155550001') })).errors).toEqual([
      '/to_number country_not_allowed',
    ]);
    expect((await tenant.ok('createCall', { body: body('+441212345678', '+14155550001') })).status).toBe('queued');
  });

  // The embedded database has one session, which the held lock would block.
  test.skipIf(serverUrl() === undefined)(
    'that waits must satisfy the rules at the time when it is dialed',
    async () => {
      await own('+14155550002', 'US');
      // The queue's lock is held, so that the number is released before the call is checked.
      const { db } = app.runtime;
      const { promise: changed, resolve: release } = Promise.withResolvers<void>();
      const { promise: locked, resolve: hold } = Promise.withResolvers<void>();
      const blocker = inTransaction(db, async (trx) => {
        await lockQueue(trx, tenant.workspaceId);
        hold();
        await changed;
      });
      await locked;
      const call = await tenant.ok('createCall', { body: body('+12125552364', '+14155550002') });
      await setNumber('+14155550002', { status: 'suspended' });
      release();
      await blocker;
      const over = await ended(tenant, call.call_id);
      expect(over).toMatchObject({ status: 'failed', end_reason: 'invalid_number' });
      expect(over.end_detail).toContain('not_owned');
      expect(carrier.dialed.some(({ to }) => to === '+12125552364')).toBe(false);
    },
  );

  test('to a test number is not restricted', async () => {
    const call = await tenant.ok('createCall', { body: { agent_id: agentId, to_number: '+12025550104' } });
    expect(await ended(tenant, call.call_id)).toMatchObject({
      end_reason: 'invalid_number',
      end_detail: '404 no such number',
    });
  });
});

describe('a new workspace', () => {
  let app: TestApp;
  const carrier = paperCarrier();
  beforeAll(async () => {
    app = await startTestApp({
      env: { NEW_WORKSPACE_DAILY_CAP: '0.01', WALLET_FREE_BALANCE: '5' },
      overrides: { carriers: [carrier] },
    });
  });
  afterAll(() => app?.close());

  test('has the operator’s daily spend limit, which its owner cannot raise', async () => {
    const tenant = await newTenant(app.url);
    const row = {
      workspace_id: tenant.workspaceId,
      id: newId('pn'),
      number: '+14155550003',
      country: 'US',
      carrier: 'paper',
    };
    await app.runtime.db.insertInto('phone_numbers').values(row).execute();
    const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
    const body = { agent_id, to_number: '+12125552363', from_number: '+14155550003' };
    await tenant.ok('updateWallet', { body: { daily_cap: { amount: '1000', currency: 'USD' } } });
    const refused = await tenant.refused('createCall', { body });
    expect([refused.status, refused.code]).toEqual([402, 'insufficient_funds']);
    expect(refused.body.detail).toContain('daily cap of new workspaces');
    // After a month the workspace is no longer new.
    await app.runtime.db
      .updateTable('wallets')
      .set({ provisional_until: new Date(Date.now() - 1000) })
      .where('workspace_id', '=', tenant.workspaceId)
      .execute();
    expect((await tenant.ok('createCall', { body })).status).toBe('queued');
  });
});

describe('a call to a country whose daily cap is reached', () => {
  const carrier = paperCarrier();
  let app: TestApp;
  let tenant: Tenant;
  let agentId: string;
  beforeAll(async () => {
    const env = { DIAL_COUNTRIES: 'US,GB', COUNTRY_DAILY_CAPS: '*=0.01,US=none' };
    app = await startTestApp({ env, overrides: { carriers: [carrier] } });
    tenant = await newTenant(app.url);
    for (const [number, country] of [
      ['+14155552671', 'US'],
      ['+442079460000', 'GB'],
    ] as const) {
      const row = { workspace_id: tenant.workspaceId, id: newId('pn'), number, country, carrier: 'paper' };
      await app.runtime.db.insertInto('phone_numbers').values(row).execute();
    }
    ({ agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody() }));
  });
  afterAll(() => app?.close());

  test('is postponed to the next day by a campaign, which continues with the others', async () => {
    const others = ['+12125552364', '+12125552365'];
    const id = await draft(tenant, agentId, ['+441212345678', ...others], {
      from_numbers: ['+14155552671'],
      retry: { rules: [] },
    });
    await tenant.ok('startCampaign', { path: { id } });
    await until(async () => (await tenant.ok('getCampaign', { path: { id } })).stats.failed === 2, {
      withinMs: 20_000,
    });
    expect(carrier.dialed.map(({ to }) => to).toSorted()).toEqual(others);
    const campaign = await tenant.ok('getCampaign', { path: { id } });
    expect(campaign).toMatchObject({ status: 'running', stats: { pending: 1 } });
    const { data } = await tenant.ok('listCampaignContacts', { path: { id }, query: { status: 'pending' } });
    expect(data[0]!.next_attempt_at).toMatch(/T00:00:00(\.000)?Z$/);
    carrier.dialed.length = 0;
  });

  test('is rejected with 402 and the setting, reserves nothing, and does not affect other countries', async () => {
    const from = { agent_id: agentId, from_number: '+14155552671' };
    const refused = await tenant.send('createCall', { body: { ...from, to_number: '+441212345678' } });
    expect(refused).toMatchObject({ status: 402, body: { code: 'insufficient_funds' } });
    expect((refused.body as { detail?: string }).detail).toMatch(
      /daily cap on calls and messages to GB \(0\.010000 USD\).*COUNTRY_DAILY_CAPS/,
    );
    expect((await tenant.ok('getWallet')).reserved.amount).toBe('0.000000');
    const call = await tenant.ok('createCall', { body: { ...from, to_number: '+12125552363' } });
    await ended(tenant, call.call_id);
    expect(carrier.dialed.map(({ to }) => to)).toEqual(['+12125552363']);
  });
});
