// Creating and listing calls over the API: numbers, limits, idempotency, filters and pages.
import { parse } from 'csv-parse/sync';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { markedCursor } from '../../support/cursor.ts';
import { ended, place } from './support.ts';

const BUSY = '+12025550101';
const INVALID = '+12025550104';

let app: TestApp;
let tenant: Tenant;
let agent: string;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agent = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
});
afterAll(() => app.close());

const errorsOf = async (body: Record<string, unknown>) => {
  const { status, errors } = await tenant.refused('createCall', {
    body: { agent_id: agent, to_number: BUSY, ...body },
  });
  return [status, ...errors];
};

describe('createCall', () => {
  test('a new call is queued at once and has every given field', async () => {
    const given = {
      metadata: { order: '4512', list: [1, { a: null }] },
      variables: { name: 'Alex', age: 7 },
      tags: ['a'],
    };
    const call = await place(tenant, BUSY, agent, given);
    expect(call).toMatchObject({
      ...given,
      agent_id: agent,
      agent_version: 1,
      to_number: BUSY,
      from_number: '+12025550199',
      status: 'queued',
      direction: 'outbound',
      channel: 'phone',
      end_reason: null,
      start_time: null,
      end_time: null,
      duration: 0,
      cost: null,
      recording_url: null,
    });
    expect(call.call_id).toMatch(/^call_[0-9a-z]{26}$/);
    expect(call.transcript_url).toBe(`${app.url}/v1/calls/${call.call_id}/transcript`);
    await ended(tenant, call.call_id);
  });

  test('the alias path is the same operation', async () => {
    const call = await tenant.ok('createOutboundCall', { body: { agent_id: agent, to_number: INVALID } });
    expect(await ended(tenant, call.call_id)).toMatchObject({ end_reason: 'invalid_number' });
  });

  test('from_number is optional for test numbers only', async () => {
    expect(await errorsOf({ to_number: '+14155552671' })).toEqual([422, '/from_number required']);
    expect(await errorsOf({ to_number: '+14155552671', from_number: '+12025550199' })).toEqual([
      422,
      '/to_number unroutable',
    ]);
    expect(await errorsOf({ from_number: '+14155552671' })).toEqual([422, '/from_number not_owned']);
    await place(tenant, INVALID, agent, { from_number: '+12025550199' });
  });

  test('a real number without a caller number is refused with the possible remedies', async () => {
    const { body } = await tenant.refused('createCall', { body: { agent_id: agent, to_number: '+14155552671' } });
    expect(body.detail).toMatch(/^\/from_number is required, because \+14155552671 is not a test number/);
    for (const part of ['/v1/phone-numbers/buy', '/v1/phone-numbers/import', 'TWILIO_ACCOUNT_SID', '+12025550100'])
      expect(body.detail).toContain(part);
  });

  test('separators in a number are ignored', async () => {
    const call = await place(tenant, '+1 (202) 555-0104', agent);
    expect(call.to_number).toBe(INVALID);
    await ended(tenant, call.call_id);
  });

  test('a suspended or released number cannot place calls', async () => {
    const other = await newTenant(app.url);
    const { agent_id } = await other.ok('createAgent', { body: agentBody() });
    await app.runtime.db
      .updateTable('phone_numbers')
      .set({ status: 'suspended' })
      .where('workspace_id', '=', other.workspaceId)
      .execute();
    const { errors } = await other.refused('createCall', { body: { agent_id, to_number: BUSY } });
    expect(errors).toEqual(['/from_number not_owned']);
  });

  test.each(['12025550100', '+0123456789', '+1 (0)2025550100', 'tel:+12025550100', '+1234567890123456', '', '+1'])(
    '%j is refused as the number to call',
    async (to_number) => {
      const [status, error] = await errorsOf({ to_number });
      expect([status, error]).toEqual([422, expect.stringMatching(/^\/to_number /)]);
    },
  );

  test('16 KiB of metadata with 1000 objects and lists are accepted, and more are refused', async () => {
    const ofSize = (bytes: number) => ({ text: 'x'.repeat(bytes - JSON.stringify({ text: '' }).length) });
    const whole = ofSize(16 * 1024);
    const call = await place(tenant, INVALID, agent, { metadata: whole });
    expect((await tenant.ok('getCall', { path: { id: call.call_id } })).metadata).toEqual(whole);
    expect(await errorsOf({ metadata: ofSize(16 * 1024 + 1) })).toEqual([422, '/metadata too_long']);
    expect(await errorsOf({ metadata: { text: 'é'.repeat(8200) } })).toEqual([422, '/metadata too_long']);
    expect(await errorsOf({ metadata: { lists: Array.from({ length: 999 }, () => []) } })).toEqual([
      422,
      '/metadata too_many',
    ]);
    expect((await errorsOf({ metadata: ['a'] }))[0]).toBe(422);
    expect(
      (await errorsOf({ metadata: Object.fromEntries(Array.from({ length: 101 }, (_, i) => [`k${i}`, 1])) }))[0],
    ).toBe(422);
  });

  test('variables must be plain values', async () => {
    expect((await errorsOf({ variables: { a: { b: 1 } } }))[0]).toBe(422);
    expect((await errorsOf({ variables: { a: null } }))[0]).toBe(422);
  });

  test('a call with an agent of another workspace is refused, and nothing is dialed', async () => {
    const outsider = await newTenant(app.url);
    const { status, code } = await outsider.refused('createCall', { body: { agent_id: agent, to_number: BUSY } });
    expect([status, code]).toEqual([404, 'agent_not_found']);
    expect((await outsider.ok('listCalls')).data).toEqual([]);
  });
});

describe('an Idempotency-Key on createCall', () => {
  const count = async (tag: string) => {
    const { data } = await tenant.ok('listCalls', { query: { limit: '100' } });
    return data.filter(({ tags }) => tags.includes(tag)).length;
  };
  const request = (tag: string, more: object = {}) => ({
    body: { agent_id: agent, to_number: INVALID, tags: [tag], ...more },
    headers: { 'idempotency-key': `key of ${tag}` },
  });

  test('used twice creates one call and returns the same response', async () => {
    const first = await tenant.send('createCall', request('twice'));
    const second = await tenant.send('createCall', request('twice'));
    expect(second.body).toEqual(first.body);
    expect([first, second].map(({ headers }) => headers.get('idempotent-replayed'))).toEqual([null, 'true']);
    expect(await count('twice')).toBe(1);
  });

  test('in twenty concurrent requests creates one call, which is dialed once', async () => {
    const answers = await Promise.all(Array.from({ length: 20 }, () => tenant.send('createCall', request('parallel'))));
    const made = answers
      .filter(({ status }) => status === 201)
      .map(({ body }) => (body as { call_id: string }).call_id);
    expect(new Set(made).size).toBe(1);
    for (const { status, body } of answers.filter((answer) => answer.status !== 201)) {
      expect([status, (body as { code: string }).code]).toEqual([409, 'idempotency_in_progress']);
    }
    expect(await count('parallel')).toBe(1);
    await ended(tenant, made[0]!);
    const states = await tenant.ok('listCallEvents', { path: { id: made[0]! } });
    expect(states.data.filter(({ type }) => type === 'state').map(({ data }) => data['status'])).toEqual([
      'queued',
      'failed',
    ]);
  });

  test('with another body is refused; on another path it is independent', async () => {
    await tenant.ok('createCall', request('reused'));
    const { status, code } = await tenant.refused('createCall', request('reused', { to_number: BUSY }));
    expect([status, code]).toEqual([422, 'idempotency_key_reused']);
    await tenant.ok('createOutboundCall', request('reused'));
    expect(await count('reused')).toBe(2);
  });

  test('in another workspace is independent', async () => {
    const other = await newTenant(app.url);
    const { agent_id } = await other.ok('createAgent', { body: agentBody() });
    await tenant.ok('createCall', request('shared'));
    const answer = await other.send('createCall', request('shared', { agent_id }));
    expect([answer.status, answer.headers.get('idempotent-replayed')]).toEqual([201, null]);
  });
});

describe('listCalls', () => {
  let other: Tenant;
  let first: string;
  let second: string;
  let ids: string[];
  beforeAll(async () => {
    other = await newTenant(app.url);
    const make = async () => (await other.ok('createAgent', { body: agentBody() })).agent_id;
    [first, second] = [await make(), await make()];
    ids = [];
    for (const [to, by] of [
      [BUSY, first],
      [INVALID, first],
      [BUSY, second],
    ] as const) {
      const { call_id } = await place(other, to, by);
      await ended(other, call_id);
      ids.push(call_id);
    }
  });

  const found = async (query: Record<string, string>) => {
    const { data, total } = await other.ok('listCalls', { query: { ...query, include_total: 'true' } });
    expect(total).toBe(data.length);
    return data.map(({ call_id }) => ids.indexOf(call_id));
  };

  test('exports all calls that match the filter as CSV, one line each, newest first', async () => {
    const accept = 'text/csv';
    const answer = await other.send('listCalls', { query: { agent_id: first, limit: '1' }, headers: { accept } });
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, accept]);
    const [names, ...rows] = parse(Buffer.from(answer.body as ArrayBuffer).toString('utf8'));
    const column = (name: string) => rows.map((row) => row[names!.indexOf(name)]);
    expect(column('call_id')).toEqual([ids[1], ids[0]]);
    expect(column('to_number')).toEqual([INVALID, BUSY]);
    expect(column('end_reason')).toEqual(['invalid_number', 'busy']);
    expect(column('cost')).toEqual(['0.000000', '0.000000']);
  });

  test('filters by status, agent, direction and channel, newest first', async () => {
    expect(await found({})).toEqual([2, 1, 0]);
    expect(await found({ status: 'failed' })).toEqual([2, 1, 0]);
    expect(await found({ status: 'completed' })).toEqual([]);
    expect(await found({ agent_id: first })).toEqual([1, 0]);
    expect(await found({ direction: 'outbound', channel: 'phone' })).toEqual([2, 1, 0]);
    expect(await found({ direction: 'inbound' })).toEqual([]);
    expect(await found({ agent_id: agent })).toEqual([]);
  });

  test('an unknown status is refused', async () => {
    const { status, errors } = await other.refused('listCalls', { query: { status: 'ringin' } });
    expect([status, errors[0]]).toEqual([422, expect.stringMatching(/^\/query\/status /)]);
  });

  test('q finds a call id, a number and a prefix of a number, and has no wildcards', async () => {
    expect(await found({ q: ids[1]! })).toEqual([1]);
    expect(await found({ q: BUSY })).toEqual([2, 0]);
    expect(await found({ q: '+1202555' })).toEqual([2, 1, 0]);
    expect(await found({ q: '0101' })).toEqual([]);
    expect(await found({ q: '%%%' })).toEqual([]);
    expect(await found({ q: '+1_025550101' })).toEqual([]);
  });

  test('from and to bound the time of creation, in any UTC offset', async () => {
    const at = Date.parse((await other.ok('getCall', { path: { id: ids[1]! } })).created_at);
    const withOffset = (ms: number) => new Date(ms + 2 * 3_600_000).toISOString().replace('Z', '+02:00');
    expect(await found({ from: new Date(at).toISOString() })).toEqual([2, 1]);
    expect(await found({ from: withOffset(at), to: withOffset(at + 1) })).toEqual([1]);
    expect(await found({ to: new Date(at - 1).toISOString() })).toEqual([0]);
    expect((await other.refused('listCalls', { query: { from: 'yesterday' } })).status).toBe(422);
  });

  test('calls of the same millisecond are paged without skips or repeats', async () => {
    const crowd = await newTenant(app.url);
    const { agent_id } = await crowd.ok('createAgent', { body: agentBody() });
    const all = await Promise.all(
      Array.from({ length: 15 }, async () => (await place(crowd, INVALID, agent_id)).call_id),
    );
    await app.runtime.db
      .updateTable('calls')
      .set({ created_at: new Date() })
      .where('workspace_id', '=', crowd.workspaceId)
      .execute();
    const seen: string[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const query: Record<string, string> = { limit: '4', ...(cursor ? { cursor } : {}) };
      const page = await crowd.ok('listCalls', { query });
      seen.push(...page.data.map(({ call_id }) => call_id));
      cursor = page.next_cursor;
    }
    expect(seen).toEqual(all.toSorted().reverse());
    expect((await crowd.refused('listCalls', { query: { cursor: markedCursor('listCalls', 'x') } })).code).toBe(
      'invalid_cursor',
    );
  });
});
