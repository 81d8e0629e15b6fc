// The do-not-call list over HTTP: accepted and rejected rows, and a number on the list is never dialed.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { busiestTurn } from '../../support/busy.ts';
import { agentBody, newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';

const ANSWERS = '+12025550100';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());
beforeEach(async () => {
  tenant = await newTenant(app.url);
});

const add = (body: Record<string, unknown>, query: Record<string, string> = {}) =>
  tenant.ok('addDncNumbers', { body, query });

async function upload(csv: string, query = ''): Promise<{ status: number; body: Record<string, unknown> }> {
  const response = await fetch(`${app.url}/v1/dnc${query}`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.jwt}`, 'content-type': 'text/csv; charset=utf-8' },
    body: csv,
  });
  return { status: response.status, body: (await response.json()) as Record<string, unknown> };
}

const numbers = async () => (await tenant.ok('listDncNumbers')).data.map((item) => item.number).sort();

describe('addDncNumbers', () => {
  test('accepts any spelling and stores each number once', async () => {
    const spelled = ['+1 (202) 555-0143', '+12025550143', '+1-202-555-0144', '030 1234567'];
    expect(await add({ numbers: spelled }, { default_country: 'DE' })).toEqual({
      accepted: 3,
      duplicate: 1,
      rejected: 0,
      rows: [],
    });
    expect(await numbers()).toEqual(['+12025550143', '+12025550144', '+49301234567']);
    expect(await add({ numbers: ['+12025550143'] })).toMatchObject({ accepted: 0, duplicate: 1 });
  });

  test('an invalid number is reported by row and does not affect other rows', async () => {
    const answer = await add({ numbers: ['hello', '+12025550143', '', '030 1234567'] });
    expect(answer).toMatchObject({ accepted: 1, rejected: 3 });
    expect(answer.rows).toEqual([
      { row: 1, reason: 'invalid_number' },
      { row: 3, reason: 'empty' },
      { row: 4, reason: 'invalid_number' },
    ]);
  });

  test('reads a CSV file by its header and reports row numbers as a spreadsheet shows them', async () => {
    const csv =
      '\uFEFFName,Phone,Reason\r\n"Lovelace, Ada",202-555-0143,"said ""no"""\r\n\r\nGrace,nonsense,\r\nEve,+12025550144,\r\n';
    const answer = await upload(csv, '?default_country=US');
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      accepted: 2,
      duplicate: 0,
      rejected: 1,
      rows: [{ row: 4, reason: 'invalid_number' }],
    });
    const [found] = (await tenant.ok('listDncNumbers', { query: { number: '+12025550143' } })).data;
    expect(found).toMatchObject({ number: '+12025550143', reason: 'said "no"' });
  });

  test('finds the number and the reason under the names that exports give them', async () => {
    expect((await upload("sep=;\nName;Phone Number;Reason\nAda;'+1 202 555 0158;moved\n")).body).toMatchObject({
      accepted: 1,
    });
    const [found] = (await tenant.ok('listDncNumbers', { query: { number: '+12025550158' } })).data;
    expect(found).toMatchObject({ reason: 'moved' });
  });

  test('rejects a file without a number column', async () => {
    const answer = await upload('name,age\nAda,36\n');
    expect(answer.status).toBe(422);
    expect(answer.body).toMatchObject({ errors: [{ code: 'no_number_column' }] });
  });

  test('accepts ten thousand rows', async () => {
    const rows = Array.from({ length: 10_000 }, (_, i) => `+4930${1_000_000 + i}`);
    expect((await upload(`number\n${rows.join('\n')}`)).body).toMatchObject({ accepted: 10_000, rejected: 0 });
    expect((await tenant.ok('listDncNumbers', { query: { include_total: 'true' } })).total).toBe(10_000);
  });

  // As many as fit into a JSON body of 1 MiB: formatted numbers, and short ones, of which the contract's maximum fits.
  test.each([
    ['10 000 numbers', 10_000, (i: number) => `+1202${String(5_550_000 + i)}`],
    ['46 000 spelled numbers', 46_000, (i: number) => `+1 (202) 555-${String(i % 10_000).padStart(4, '0')}`],
    ['100 000 texts', 100_000, (i: number) => `${10_000 + (i % 90_000)}`],
  ])('processing a list of %s does not block other requests', async (_, length, text) => {
    const numbers = Array.from({ length }, (_entry, i) => text(i));
    const body = JSON.stringify({ numbers });
    let status = 0;
    const busyMs = await busiestTurn(async () => {
      const headers = { authorization: `Bearer ${tenant.jwt}`, 'content-type': 'application/json' };
      status = (await fetch(`${app.url}/v1/dnc`, { method: 'POST', headers, body })).status;
    });
    if (process.env['MEASURE']) console.log(length, body.length, status, busyMs);
    expect([201, 413]).toContain(status);
    expect(busyMs).toBeLessThan(200);
  });

  test('the source must be a call of this workspace', async () => {
    const refusal = await tenant.refused('addDncNumbers', { body: { numbers: [ANSWERS], call_id: 'call_none' } });
    expect(refusal).toMatchObject({ status: 422, errors: ['/call_id not_found'] });
    expect(await numbers()).toEqual([]);
  });

  test('rejects an unknown country', async () => {
    const refusal = await tenant.refused('addDncNumbers', {
      body: { numbers: ['1'] },
      query: { default_country: 'XX' },
    });
    expect(refusal.errors).toEqual(['/query/default_country unknown_country']);
  });
});

describe('listDncNumbers', () => {
  test('pages newest first without gaps, also within one batch', async () => {
    await add({ numbers: Array.from({ length: 7 }, (_, i) => `+4930123450${i}`) });
    const first = await tenant.ok('listDncNumbers', { query: { limit: '4' } });
    const rest = await tenant.ok('listDncNumbers', { query: { limit: '4', cursor: first.next_cursor! } });
    const all = [...first.data, ...rest.data].map((item) => item.number);
    expect(new Set(all).size).toBe(7);
    expect(rest.has_more).toBe(false);
  });

  test('returns no entries of another workspace', async () => {
    await add({ numbers: [ANSWERS] });
    const other = await newTenant(app.url);
    expect((await other.ok('listDncNumbers', { query: { number: ANSWERS } })).data).toEqual([]);
  });
});

describe('removeDncNumber', () => {
  test('removes a number in any spelling and records actor, number and reason in the audit log', async () => {
    await add({ numbers: [ANSWERS], reason: 'asked' });
    await tenant.ok('removeDncNumber', { path: { number: '+1 202-555-0100' } });
    expect(await numbers()).toEqual([]);
    const entries = await app.runtime.db
      .selectFrom('audit_log')
      .select(['actor_id', 'target_id', 'changes'])
      .where('workspace_id', '=', tenant.workspaceId)
      .where('action', '=', 'dnc.removed')
      .execute();
    expect(entries).toMatchObject([{ actor_id: tenant.userId, target_id: ANSWERS, changes: { reason: 'asked' } }]);
    expect(await tenant.refused('removeDncNumber', { path: { number: ANSWERS } })).toMatchObject({ status: 404 });
  });
});

describe('a number on the list', () => {
  test('is never dialed: the call is created and fails as dnc_blocked, with its events', async () => {
    const agent = await tenant.ok('createAgent', { body: agentBody() });
    await add({ numbers: ['+1 202 555 0100'] });
    const call = await tenant.ok('createCall', { body: { agent_id: agent.agent_id, to_number: ANSWERS } });
    const current = () => tenant.ok('getCall', { path: { id: call.call_id } });
    await until(async () => (await current()).status === 'failed', { what: 'the call is blocked' });
    expect(await current()).toMatchObject({ end_reason: 'dnc_blocked', start_time: null });
    const row = await app.runtime.db
      .selectFrom('calls')
      .select(['dial_at', 'leased_until'])
      .where('id', '=', call.call_id)
      .executeTakeFirstOrThrow();
    expect(row).toEqual({ dial_at: null, leased_until: null });
    await tenant.ok('removeDncNumber', { path: { number: ANSWERS } });
    const again = await tenant.ok('createCall', { body: { agent_id: agent.agent_id, to_number: ANSWERS } });
    await until(async () => (await tenant.ok('getCall', { path: { id: again.call_id } })).status === 'in_progress', {
      what: 'the call is answered',
    });
  });

  test('that was added while the call waited for a slot is not dialed afterwards', async () => {
    const busy = await startTestApp({ env: { CONCURRENT_CALLS: '1' } });
    try {
      const owner = await newTenant(busy.url);
      const quiet = agentBody({ ...UNRECORDED, inactivity: { seconds: 600, reminders: [] } });
      const agent_id = (await owner.ok('createAgent', { body: quiet })).agent_id;
      const first = await owner.ok('createCall', { body: { agent_id, to_number: '+12025550107' } });
      const second = await owner.ok('createCall', { body: { agent_id, to_number: ANSWERS } });
      const current = () => owner.ok('getCall', { path: { id: second.call_id } });
      await until(async () => (await current()).queue_reason === 'concurrency', { what: 'the second call waits' });
      await owner.ok('addDncNumbers', { body: { numbers: [ANSWERS] } });
      await owner.ok('endCall', { path: { id: first.call_id } });
      await until(async () => (await current()).end_reason === 'dnc_blocked', { what: 'the second call is blocked' });
    } finally {
      await busy.close();
    }
  });
});
