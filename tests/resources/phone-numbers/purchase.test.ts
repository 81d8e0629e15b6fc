// Phone numbers over HTTP: search, purchase, rent, import and release, with a fake carrier that fails at critical points.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ProviderError } from '../../../src/providers/ports/errors.ts';
import { TEST_CALLER } from '../../../src/resources/phone-numbers/service.ts';
import { provisionNumber } from '../../../src/resources/phone-numbers/service/purchase.ts';
import { chargeRents, repairNumbers } from '../../../src/resources/phone-numbers/service/rent.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { paperCarrier } from '../../support/paper-carrier.ts';
import { until } from '../../support/until.ts';

const carrier = paperCarrier();
let app: TestApp;
let tenant: Tenant;
let last = 0;
beforeAll(async () => {
  const env = { WALLET_FREE_BALANCE: '10', NEW_WORKSPACE_DAILY_CAP: 'none' };
  app = await startTestApp({ env, overrides: { carriers: [carrier] } });
});
afterAll(() => app?.close());
beforeEach(async () => {
  carrier.before = () => undefined;
  carrier.asked.length = 0;
  tenant = await newTenant(app.url);
});

const nextNumber = () => `+1415555${String(++last).padStart(4, '0')}`;
const buy = (number = nextNumber(), more: object = {}) => tenant.ok('buyPhoneNumber', { body: { number, ...more } });
const get = (id: string) => tenant.ok('getPhoneNumber', { path: { id } });
/** The numbers of the list, and its total. */
const listed = async () => {
  const { data, total } = await tenant.ok('listPhoneNumbers', { query: { include_total: 'true' } });
  return [data.map(({ number }) => number), total];
};
/** The state after a crash between the effect of a request and its stored response. */
const loseResponses = () =>
  sql`update idempotency_keys set status = null, answer = null, lease_until = now()`.execute(app.runtime.db);
const balance = async () => (await tenant.ok('getWallet')).balance.amount;
const rents = async () =>
  (await tenant.ok('listTransactions')).data
    .filter(({ kind }) => kind.startsWith('number_'))
    .map(({ kind, amount }) => `${kind} ${amount.amount}`);
/** Ends the paid month of a number. */
const monthIsOver = (id: string) =>
  app.runtime.db
    .updateTable('phone_numbers')
    .set({ rented_until: sql<Date>`now() - interval '1 hour'` })
    .where('id', '=', id)
    .execute();
const collect = () => chargeRents(app.runtime, new AbortController().signal);
const gone = () => {
  throw new ProviderError('paper', 'refused', 'sold to somebody else');
};
const down = () => {
  throw new ProviderError('paper', 'unavailable', '503');
};

test('the search returns price and type, omits taken numbers, and includes fictional numbers only on request', async () => {
  await buy('+14155557001');
  const { data } = await tenant.ok('searchAvailableNumbers', { query: { limit: '3' } });
  expect(data.map(({ number }) => number)).toEqual(['+14155557000', '+14155557002']);
  expect(data[0]).toMatchObject({ carrier: 'paper', type: 'local', monthly_price: { amount: '1.500000' } });
  const fiction = await tenant.ok('searchAvailableNumbers', {
    query: { carrier: 'loopback', area_code: '212', limit: '2' },
  });
  expect(fiction.data.map(({ number }) => number)).toEqual(['+12125550100', '+12125550101']);
  expect(fiction.data[0]!.monthly_price.amount).toBe('0.000000');
  const refused = await tenant.refused('searchAvailableNumbers', { query: { carrier: 'nobody' } });
  expect([refused.status, refused.code]).toEqual([409, 'carrier_not_configured']);
});

describe('buying a number', () => {
  test('charges the first month and activates the number', async () => {
    const number = await buy(undefined, { nickname: 'Front desk' });
    expect(number).toMatchObject({ status: 'active', carrier: 'paper', country: 'US', nickname: 'Front desk' });
    expect(number.capabilities).toEqual(['voice', 'sms']);
    expect([await balance(), await rents()]).toEqual(['8.500000', ['number_rent -1.500000']]);
    expect(Date.parse(number.rented_until!) - Date.now()).toBeGreaterThan(27 * 86_400_000);
  });

  test('with the same idempotency key buys once', async () => {
    const body = { number: nextNumber() };
    const headers = { 'idempotency-key': `buy ${body.number}` };
    const [first, second] = [
      await tenant.ok('buyPhoneNumber', { body, headers }),
      await tenant.ok('buyPhoneNumber', { body, headers }),
    ];
    expect([second.id, await balance(), carrier.asked]).toEqual([first.id, '8.500000', [`buy ${body.number}`]]);
  });

  test('a number in use is rejected without a carrier request, and costs nothing', async () => {
    const { number } = await buy();
    const other = await newTenant(app.url);
    const refused = await other.refused('buyPhoneNumber', { body: { number } });
    expect([refused.status, refused.code]).toEqual([409, 'phone_number_taken']);
    expect((await other.ok('getWallet')).balance.amount).toBe('10.000000');
    expect(carrier.asked).toHaveLength(1);
  });

  test('a rejection by the carrier refunds the rent, and the number is not in the list', async () => {
    carrier.before = gone;
    const number = nextNumber();
    const refused = await tenant.refused('buyPhoneNumber', { body: { number } });
    expect([refused.status, refused.code, await balance()]).toEqual([409, 'phone_number_taken', '10.000000']);
    expect(await rents()).toEqual(['number_refund 1.500000', 'number_rent -1.500000']);
    expect(await listed()).toEqual([[TEST_CALLER], 1]);
    carrier.before = () => undefined;
    expect((await buy(number)).status).toBe('active');
    expect(await listed()).toEqual([[number, TEST_CALLER], 2]);
  });

  test('a pending number that the carrier refuses later is deleted, and its rent is refunded', async () => {
    carrier.before = down;
    const { id, agent_id } = await buy(undefined, {
      agent_id: (await tenant.ok('createAgent', { body: agentBody() })).agent_id,
    });
    expect(agent_id).not.toBeNull();
    carrier.before = gone;
    await provisionNumber(app.runtime, tenant.workspaceId, id);
    expect((await tenant.refused('getPhoneNumber', { path: { id } })).code).toBe('phone_number_not_found');
    expect([await listed(), await balance()]).toEqual([[[TEST_CALLER], 1], '10.000000']);
    await provisionNumber(app.runtime, tenant.workspaceId, id);
    expect(await rents()).toEqual(['number_refund 1.500000', 'number_rent -1.500000']);
    const { data } = await tenant.ok('listAuditLog');
    expect(data.filter(({ target_id }) => target_id === id).map(({ action }) => action)).toEqual([
      'phone_number.refused',
      'phone_number.bought',
    ]);
  });

  test('a number that only one of two concurrent runs got is returned to the carrier', async () => {
    carrier.before = down;
    const { id, number } = await buy();
    let isFirst = true;
    carrier.before = async (asked) => {
      if (!asked.startsWith('buy') || !isFirst) return;
      isFirst = false;
      carrier.before = gone;
      await provisionNumber(app.runtime, tenant.workspaceId, id);
      carrier.before = () => undefined;
    };
    await provisionNumber(app.runtime, tenant.workspaceId, id);
    await until(() => carrier.asked.includes(`release ref-${number}`));
    expect([(await get(id)).status, await balance()]).toEqual(['released', '10.000000']);
  });

  test('a repeated purchase whose first response was lost is answered with its number, and with the refusal', async () => {
    const body = { number: nextNumber() };
    const headers = { 'idempotency-key': `buy ${body.number}` };
    const first = await tenant.ok('buyPhoneNumber', { body, headers });
    await loseResponses();
    expect(await tenant.ok('buyPhoneNumber', { body, headers })).toMatchObject({ id: first.id, status: 'active' });
    const refusedBody = { number: nextNumber() };
    carrier.before = gone;
    const again = { 'idempotency-key': `buy ${refusedBody.number}` };
    await tenant.refused('buyPhoneNumber', { body: refusedBody, headers: again });
    await loseResponses();
    const refused = await tenant.refused('buyPhoneNumber', { body: refusedBody, headers: again });
    expect([refused.code, await balance()]).toEqual(['phone_number_taken', '8.500000']);
    expect(await listed()).toEqual([[body.number, TEST_CALLER], 2]);
  });

  test('a number that the wallet does not cover is rejected without side effects', async () => {
    for (let i = 0; i < 6; i++) await buy();
    const number = nextNumber();
    const refused = await tenant.refused('buyPhoneNumber', { body: { number } });
    expect([refused.status, refused.code]).toEqual([402, 'insufficient_funds']);
    expect(carrier.asked).not.toContain(`buy ${number}`);
    expect((await tenant.ok('listPhoneNumbers')).data.some((one) => one.number === number)).toBe(false);
  });

  test('continues after a carrier outage: pending, then active, and charged once', async () => {
    carrier.before = down;
    const number = await buy();
    expect(number.status).toBe('pending');
    const refused = await tenant.refused('releasePhoneNumber', { path: { id: number.id } });
    expect(refused.code).toBe('phone_number_not_active');
    // The state after a crash: only the row shows the purchase.
    await sql`delete from graphile_worker._private_jobs where key = ${`provision:${number.id}`}`.execute(
      app.runtime.db,
    );
    await sql`update phone_numbers set updated_at = now() - interval '1 hour' where id = ${number.id}`.execute(
      app.runtime.db,
    );
    carrier.before = () => undefined;
    await repairNumbers(app.runtime, new AbortController().signal);
    await until(async () => (await get(number.id)).status === 'active');
    expect(await rents()).toEqual(['number_rent -1.500000']);
  });
});

describe('rent of a number', () => {
  test('is charged once for the next month, regardless of how often its job runs', async () => {
    const { id } = await buy();
    await monthIsOver(id);
    await Promise.all([collect(), collect()]);
    await collect();
    expect(await rents()).toEqual(['number_rent -1.500000', 'number_rent -1.500000']);
    expect(Date.parse((await get(id)).rented_until!)).toBeGreaterThan(Date.now());
  });

  test('that cannot be charged suspends the number; a top-up reactivates it', async () => {
    const ids = [];
    for (let i = 0; i < 6; i++) ids.push((await buy()).id);
    await monthIsOver(ids[0]!);
    await collect();
    expect((await get(ids[0]!)).status).toBe('suspended');
    await tenant.ok('createTopup', { body: { amount: '10', currency: 'USD' } });
    await until(async () => Number(await balance()) > 10);
    await collect();
    expect((await get(ids[0]!)).status).toBe('active');
  });

  test('that is unpaid for two weeks releases the number at the carrier, but not after a clock jump', async () => {
    const ids = [];
    for (let i = 0; i < 6; i++) ids.push((await buy()).id);
    const { number } = await get(ids[0]!);
    await monthIsOver(ids[0]!);
    await collect();
    await sql`update phone_numbers set suspended_at = now() - interval '15 days' where id = ${ids[0]!}`.execute(
      app.runtime.db,
    );
    await sql`update retention_clock set seen_at = now() - interval '15 days'`.execute(app.runtime.db);
    await collect();
    expect((await get(ids[0]!)).status).toBe('suspended');
    await sql`update retention_clock set settles_at = now()`.execute(app.runtime.db);
    await collect();
    await until(() => carrier.asked.includes(`release ref-${number}`));
    expect((await get(ids[0]!)).status).toBe('released');
  });
});

describe('releasing a number', () => {
  test('releases the number, which cannot be bought before the carrier has it back', async () => {
    const { id, number } = await buy();
    carrier.before = down;
    await tenant.ok('releasePhoneNumber', { path: { id } });
    expect(await get(id)).toMatchObject({ status: 'released', agent_id: null, rented_until: null });
    const other = await newTenant(app.url);
    expect((await other.refused('buyPhoneNumber', { body: { number } })).code).toBe('phone_number_taken');
    carrier.before = () => undefined;
    await until(() => !carrier.held.has(`ref-${number}`));
    let again: string | undefined;
    await until(async () => {
      const answer = await other.send('buyPhoneNumber', { body: { number } });
      again = (answer.body as { status?: string }).status;
      return answer.status === 201;
    });
    expect(again).toBe('active');
  });

  test('the test number cannot be released', async () => {
    const { data } = await tenant.ok('listPhoneNumbers');
    const refused = await tenant.refused('releasePhoneNumber', { path: { id: data[0]!.id } });
    expect([refused.status, refused.code]).toEqual([409, 'phone_number_permanent']);
  });
});

describe('importing a number', () => {
  const account = { type: 'sip_trunk', host: 'SIP.example.com', username: 'northwind', password: 'correct horse' };

  test('repeated after its response was lost is answered with its number', async () => {
    const body = {
      number: nextNumber(),
      account: { type: 'twilio', account_sid: `AC${'0'.repeat(32)}`, auth_token: 'x'.repeat(32) },
    };
    const headers = { 'idempotency-key': `import ${body.number}` };
    const { id } = await tenant.ok('importPhoneNumber', { body, headers });
    await loseResponses();
    expect((await tenant.ok('importPhoneNumber', { body, headers })).id).toBe(id);
  });

  test('verifies the account, seals its secrets and charges nothing', async () => {
    const number = nextNumber();
    const imported = await tenant.ok('importPhoneNumber', { body: { number, account } });
    expect(imported).toMatchObject({ status: 'active', account: { type: 'sip_trunk', name: 'sip.example.com:5060' } });
    expect([carrier.asked, await balance()]).toEqual([[`adopt ${number}`], '10.000000']);
    const row = await app.runtime.db
      .selectFrom('phone_numbers')
      .selectAll()
      .where('id', '=', imported.id)
      .executeTakeFirst();
    expect(JSON.stringify(row)).not.toContain('correct horse');
    await tenant.ok('releasePhoneNumber', { path: { id: imported.id } });
    await until(() => carrier.asked.includes(`abandon ref-${number}`));
  });

  test('stores nothing when the account is invalid', async () => {
    carrier.before = () => {
      throw new ProviderError('paper', 'auth', 'wrong password');
    };
    const number = nextNumber();
    const refused = await tenant.refused('importPhoneNumber', { body: { number, account } });
    expect([refused.status, refused.errors]).toEqual([422, ['/account wrong_credentials']]);
    expect((await tenant.ok('listPhoneNumbers')).data).toHaveLength(1);
  });
});

describe('settings of a number', () => {
  const newAgent = async () => (await tenant.ok('createAgent', { body: agentBody() })).agent_id;

  test('an assigned agent cannot be deleted until it is unassigned', async () => {
    const { id } = await buy();
    const agent_id = await newAgent();
    expect(await tenant.ok('assignPhoneNumber', { path: { id }, body: { agent_id } })).toMatchObject({ agent_id });
    expect((await tenant.refused('deleteAgent', { path: { id: agent_id } })).code).toBe('agent_in_use');
    await tenant.ok('assignPhoneNumber', { path: { id }, body: { agent_id: null } });
    await tenant.ok('deleteAgent', { path: { id: agent_id } });
  });

  test('agents can share a number, and an assignment replaces them', async () => {
    const { id } = await buy();
    const [first, second] = [await newAgent(), await newAgent()];
    const inbound_agents = [
      { agent_id: first, weight: 3 },
      { agent_id: second, agent_version: 1 },
    ];
    const shared = await tenant.ok('updatePhoneNumber', { path: { id }, body: { inbound_agents, nickname: 'Both' } });
    expect(shared.inbound_agents).toEqual([
      { agent_id: first, agent_version: null, weight: 3 },
      { agent_id: second, agent_version: 1, weight: 1 },
    ]);
    expect((await tenant.refused('deleteAgent', { path: { id: first } })).code).toBe('agent_in_use');
    const assigned = await tenant.ok('assignPhoneNumber', { path: { id }, body: { agent_id: second } });
    expect(assigned).toMatchObject({ agent_id: second, inbound_agents: [], nickname: 'Both' });
  });

  test('two versions of an agent share a number, each once', async () => {
    const { id } = await buy();
    const agent_id = await newAgent();
    await tenant.ok('updateAgent', { path: { id: agent_id }, body: { greeting: 'Second.' } });
    await tenant.ok('publishAgentVersion', { path: { id: agent_id }, body: { version: 1 } });
    const inbound_agents = [
      { agent_id, agent_version: 1, weight: 90 },
      { agent_id, agent_version: 2, weight: 10 },
      { agent_id, agent_version: null, weight: 5 },
    ];
    const update = (agents: object[]) => ({ path: { id }, body: { inbound_agents: agents } });
    expect((await tenant.ok('updatePhoneNumber', update(inbound_agents))).inbound_agents).toEqual(inbound_agents);
    expect((await get(id)).inbound_agents).toEqual(inbound_agents);
    const { data } = await tenant.ok('listAuditLog', { query: { target: id, action: 'phone_number.updated' } });
    expect(data.map(({ changes }) => changes)).toEqual([{ fields: ['inbound_agents'], inbound_agents }]);
    for (const twice of inbound_agents) {
      const refused = await tenant.refused('updatePhoneNumber', update([...inbound_agents, twice]));
      expect(refused.errors).toEqual(['/inbound_agents/3/agent_id duplicate']);
    }
    const { errors } = await tenant.refused('updatePhoneNumber', update([{ agent_id, agent_version: 9 }]));
    expect(errors).toEqual(['/inbound_agents/0/agent_version unknown_version']);
  });

  test.each([
    [{ inbound_agents: [{ agent_id: 'agent_nobody' }] }, 404, '/inbound_agents/0/agent_id not_found'],
    [{ agent_version: 7 }, 422, '/agent_version no_agent'],
    [{ allowed_countries: ['XX'] }, 422, '/allowed_countries/0 unknown_country'],
    [{ fallback_number: '+19005551234' }, 422, '/fallback_number premium_number'],
  ])('%j is refused and changes nothing', async (body, status, error) => {
    const { id } = await buy();
    const before = await get(id);
    const refused = await tenant.refused('updatePhoneNumber', { path: { id }, body });
    expect([refused.status, refused.errors]).toEqual([status, [error]]);
    expect(await get(id)).toEqual(before);
  });

  test('only admin scope can open countries', async () => {
    const { id } = await buy();
    const { key } = await tenant.ok('createApiKey', { body: { name: 'work', scope: 'write' } });
    const body = { allowed_countries: ['US', 'JM'] };
    const refused = await tenant.refused('updatePhoneNumber', { path: { id }, body, credential: key });
    expect([refused.status, refused.code]).toEqual([403, 'forbidden_scope']);
    expect(await tenant.ok('updatePhoneNumber', { path: { id }, body })).toMatchObject(body);
  });

  test('a call without an agent uses one of the agents that share its number', async () => {
    const { id, number } = await buy();
    const agent_id = await newAgent();
    const body = { to_number: '+12125552363', from_number: number };
    expect((await tenant.refused('createCall', { body })).errors).toEqual(['/agent_id required']);
    await tenant.ok('updatePhoneNumber', { path: { id }, body: { outbound_agents: [{ agent_id, agent_version: 1 }] } });
    await tenant.ok('updateAgent', { path: { id: agent_id }, body: { agent_name: 'Grace' } });
    expect(await tenant.ok('createCall', { body })).toMatchObject({ agent_id, agent_version: 1 });
  });

  test('returns the secret of the inbound webhook once', async () => {
    const { id } = await buy();
    const inbound_webhook_url = 'http://127.0.0.1:9/inbound';
    const first = await tenant.ok('updatePhoneNumber', { path: { id }, body: { inbound_webhook_url } });
    expect(first.inbound_webhook_secret).toMatch(/^whsec_/);
    const second = await tenant.ok('updatePhoneNumber', { path: { id }, body: { inbound_webhook_url } });
    expect([second.inbound_webhook_url, second.inbound_webhook_secret]).toEqual([inbound_webhook_url, undefined]);
  });
});
