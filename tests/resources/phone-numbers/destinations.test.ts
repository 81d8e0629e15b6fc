// Where paid calls may go: the rule itself, and that a call is held to it when it is created and again when it is dialed.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { newId } from '../../../src/core/ids.ts';
import { destinationRefusal } from '../../../src/resources/phone-numbers/destinations.ts';
import { lockQueue } from '../../../src/resources/calls/queue.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { ended } from '../calls/support.ts';

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
  ])('%s: %s → %s', (_what, to, expected) => expect(code(to)).toBe(expected));

  test('premium and shared-cost numbers stay refused where their country is allowed', () => {
    const all = new Set(['GB', 'DE', 'AU']);
    expect(['+448712345678', '+491801234567', '+611900654321'].map((to) => code(to, all))).toEqual(
      Array(3).fill('premium_number'),
    );
  });

  test('nothing is allowed where nothing is listed', () => {
    expect(['+14155552671', '+18005551234'].map((to) => code(to, new Set()))).toEqual(
      Array(2).fill('country_not_allowed'),
    );
  });
});

describe('a call', () => {
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

  test('goes to the countries of the workspace’s own numbers and to no other', async () => {
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

  test('from a number that is somebody else’s is refused', async () => {
    const refused = await tenant.refused('createCall', { body: body('+12125552363', '+14155559999') });
    expect([refused.status, refused.errors]).toEqual([422, ['/from_number not_owned']]);
  });

  test('goes nowhere that the deployment does not allow, whatever the number does', async () => {
    await own('+14155550001', 'US');
    await setNumber('+14155550001', { allowed_countries: ['GB', 'DE'] });
    expect((await tenant.refused('createCall', { body: body('+4930123456', '+14155550001') })).errors).toEqual([
      '/to_number country_not_allowed',
    ]);
    expect((await tenant.ok('createCall', { body: body('+441212345678', '+14155550001') })).status).toBe('queued');
  });

  // The embedded database has one session, which the held lock would keep from everybody.
  test.skipIf(serverUrl() === undefined)(
    'that waits is held to the rules of the moment when it is dialed',
    async () => {
      await own('+14155550002', 'US');
      // The queue's lock is held, so that the number is gone before the call is looked at.
      const { db } = app.runtime;
      const { promise: changed, resolve: release } = Promise.withResolvers<void>();
      const { promise: locked, resolve: hold } = Promise.withResolvers<void>();
      const blocker = db.transaction().execute(async (trx) => {
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

  test('to a test number is free of all this', async () => {
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

  test('spends no more a day than the operator says, and its owner cannot raise that', async () => {
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
    // A month later the workspace is not new any more.
    await app.runtime.db
      .updateTable('wallets')
      .set({ provisional_until: new Date(Date.now() - 1000) })
      .where('workspace_id', '=', tenant.workspaceId)
      .execute();
    expect((await tenant.ok('createCall', { body })).status).toBe('queued');
  });
});
