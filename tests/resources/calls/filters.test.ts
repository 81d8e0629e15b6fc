// Searching calls by how they ended, their length, numbers, metadata and spoken words, and sums of calls.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Call } from '../../../generated/types.ts';
import { parseMicros, toMoney } from '../../../src/core/money.ts';
import { exportCalls } from '../../../src/resources/calls/after/export.ts';
import { sumCalls } from '../../../src/resources/calls/rows/lists.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { ended, place, SILENT, talkingAgent } from './support.ts';

const INVALID = '+12025550104';
const GREETING = 'Grüß Gott from Zanzibar, your order is 4111 1111 1111 1111. 東京へようこそ.';

let app: TestApp;
let tenant: Tenant;
let spoken: Call;
let failed: Call;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  await tenant.ok('updateWorkspace', { path: { id: tenant.workspaceId }, body: { privacy: { redact: ['card'] } } });
  const agent = async (greeting: string) =>
    (await tenant.ok('createAgent', { body: talkingAgent({ greeting, inactivity: { seconds: 600, reminders: [] } }) }))
      .agent_id;
  failed = await place(tenant, INVALID, await agent('Hello.'), { metadata: { order: '4512', paid: true } });
  spoken = await place(tenant, SILENT, await agent(GREETING), {
    metadata: { order: 4512, kind: 'a=b' },
    tags: ['vip'],
  });
  const said = async () =>
    (await tenant.ok('getCallTranscript', { path: { id: spoken.call_id } })).text.includes('東京');
  await until(said, { withinMs: 30_000 });
  expect(await found({ said: 'zanzibar' })).toEqual([]);
  await tenant.ok('endCall', { path: { id: spoken.call_id } });
  [failed, spoken] = [await ended(tenant, failed.call_id), await ended(tenant, spoken.call_id)];
}, 60_000);
afterAll(() => app.close());

async function found(query: Record<string, string>, client = tenant): Promise<string[]> {
  const { data, total } = await client.ok('listCalls', { query: { ...query, include_total: 'true' } });
  const sums = await client.ok('getCallSums', { query });
  expect([total, sums.calls]).toEqual([data.length, data.length]);
  return data.map(({ call_id: id }) => (id === spoken.call_id ? 'spoken' : 'failed'));
}

describe('listCalls', () => {
  test('finds calls by their end reason, their length and a number', async () => {
    expect(await found({ end_reason: 'invalid_number' })).toEqual(['failed']);
    expect(await found({ end_reason: 'ended_by_api', min_duration: '1' })).toEqual(['spoken']);
    expect(await found({ min_duration: '3600' })).toEqual([]);
    expect(await found({ end_reason: 'ended_by_api', min_duration: '0' })).toEqual(['spoken']);
    expect(await found({ max_duration: '3600' })).toEqual(['spoken']);
    const last = async (duration_ms: number) =>
      app.runtime.db.updateTable('calls').set({ duration_ms }).where('id', '=', spoken.call_id).execute();
    // As a call to a voicemail that the agent leaves at once. Analytics count it as answered, too.
    await last(0);
    expect(await found({ min_duration: '0' })).toEqual(['spoken']);
    expect(await found({ max_duration: '1' })).toEqual(['spoken']);
    expect(await found({ min_duration: '1' })).toEqual([]);
    await last(Math.round(spoken.duration * 1000));
    expect(await found({ number: SILENT })).toEqual(['spoken']);
    expect(await found({ number: '+1202555' })).toEqual([]);
    expect((await tenant.refused('listCalls', { query: { end_reason: 'boredom' } })).status).toBe(422);
  });

  test('finds calls by their outcome, which is a group of end reasons', async () => {
    expect(await found({ outcome: 'failed' })).toEqual(['failed']);
    expect(await found({ outcome: 'completed' })).toEqual(['spoken']);
    expect(await found({ outcome: 'no_answer' })).toEqual([]);
    expect(await found({ outcome: 'failed', end_reason: 'invalid_number' })).toEqual(['failed']);
    expect(await found({ outcome: 'failed', end_reason: 'ended_by_api' })).toEqual([]);
    // Its status is `failed` like that of a fault, but nothing went wrong.
    const end = async (end_reason: string) =>
      app.runtime.db.updateTable('calls').set({ end_reason }).where('id', '=', failed.call_id).execute();
    await end('busy');
    expect([await found({ outcome: 'failed' }), await found({ outcome: 'no_answer' })]).toEqual([[], ['failed']]);
    await end('invalid_number');
    expect((await tenant.refused('listCalls', { query: { outcome: 'boredom' } })).status).toBe(422);
  });

  test('finds calls of agents other than the named ones', async () => {
    const [one, other] = [spoken.agent_id!, failed.agent_id!];
    expect(await found({ not_agent_id: one })).toEqual(['failed']);
    expect(await found({ not_agent_id: `agent_none,${other}` })).toEqual(['spoken']);
    expect(await found({ not_agent_id: `${one},${other}` })).toEqual([]);
    expect(await found({ agent_id: one, not_agent_id: one })).toEqual([]);
  });

  test('finds calls by their response times', async () => {
    const slow = async (min_response_ms: string) => found({ min_response_ms });
    const latency = { p50_ms: 300, p95_ms: 1600, turns: 4 };
    await app.runtime.db.updateTable('calls').set({ latency }).where('id', '=', spoken.call_id).execute();
    expect([await slow('1600'), await slow('1601')]).toEqual([['spoken'], []]);
    expect(await found({ min_response_ms: '1000', end_reason: 'invalid_number' })).toEqual([]);
    expect((await tenant.refused('listCalls', { query: { min_response_ms: '0' } })).status).toBe(422);
  });

  test('finds calls by a member of their metadata: text, number or Boolean', async () => {
    expect(await found({ metadata: 'order=4512' })).toEqual(['spoken', 'failed']);
    expect(await found({ metadata: 'paid=true' })).toEqual(['failed']);
    expect(await found({ metadata: 'kind=a=b', tag: 'vip' })).toEqual(['spoken']);
    expect(await found({ metadata: 'order=451' })).toEqual([]);
    expect((await tenant.refused('listCalls', { query: { metadata: 'order' } })).errors[0]).toMatch(
      /^\/query\/metadata /,
    );
  });

  test('finds spoken words regardless of case, accents and script, in the own workspace only', async () => {
    expect(await found({ said: 'ZANZIBAR umbrella' })).toEqual([]);
    expect(await found({ said: 'order, "zanzib" gruß' })).toEqual(['spoken']);
    expect(await found({ said: '東京' })).toEqual(['spoken']);
    expect(await found({ said: 'anzibar' })).toEqual([]);
    expect(await found({ said: "' & ! | \\ :* () <->" })).toEqual([]);
    const other = await newTenant(app.url);
    expect(await found({ said: 'zanzibar' }, other)).toEqual([]);
    const lines = await tenant.send('exportCalls', { query: { said: 'zanzibar' } });
    expect(
      Buffer.from(lines.body as ArrayBuffer)
        .toString('utf8')
        .match(/call_\w{26}/g),
    ).toEqual([spoken.call_id]);
  });

  test('does not find redacted words or words of an erased call', async () => {
    expect(await found({ said: '4111' })).toEqual([]);
    const agentId = spoken.agent_id;
    const another = await place(tenant, SILENT, agentId);
    const said = async () => (await tenant.ok('getCallTranscript', { path: { id: another.call_id } })).data.length > 0;
    await until(said, { withinMs: 30_000 });
    await tenant.ok('endCall', { path: { id: another.call_id } });
    expect(await found({ said: 'zanzibar' })).toHaveLength(2);
    await tenant.ok('deleteCall', { path: { id: another.call_id } });
    expect(await found({ said: 'zanzibar' })).toEqual(['spoken']);
    const rows = await sql`select from call_words where call_id = ${another.call_id}`.execute(app.runtime.db);
    expect(rows.rows).toHaveLength(0);
  }, 60_000);

  // The embedded database cannot stop a statement.
  test.skipIf(serverUrl() === undefined)(
    'refuses a search that takes too long, while lists without a search continue',
    async () => {
      const query = { said: 'zanzibar' };
      await app.runtime.db.transaction().execute(async (trx) => {
        await sql`lock table call_words in access exclusive mode`.execute(trx);
        const both = [tenant.refused('listCalls', { query }), tenant.refused('getCallSums', { query })];
        expect(await tenant.ok('listCalls')).toMatchObject({ has_more: false });
        expect((await Promise.all(both)).map(({ code }) => code)).toEqual(['search_too_broad', 'search_too_broad']);
      });
    },
    30_000,
  );
});

describe('getCallSums', () => {
  test('sums number, length and cost of the matching calls', async () => {
    const sums = await tenant.ok('getCallSums', { query: { agent_id: spoken.agent_id } });
    expect(sums).toEqual({ calls: 1, duration: spoken.duration, cost: spoken.cost, is_capped: false, since: null });
    expect(await tenant.ok('getCallSums', { query: { tag: 'none' } })).toMatchObject({ calls: 0, duration: 0 });
  });

  test('adds the leg after a transfer, as analytics and usage do, and the export names it', async () => {
    const { db } = app.runtime;
    const { call_id: id, cost } = spoken;
    const leg = `leg_${id.slice(5)}`;
    await sql`insert into wallet_holds (workspace_id, call_id, held_micros) values (${tenant.workspaceId}, ${leg}, 0)`.execute(
      db,
    );
    await sql`update wallet_holds set settled_at = now(), total_micros = 14700 where call_id = ${leg}`.execute(db);
    const total = toMoney(parseMicros(cost!.amount)! + 14_700);
    expect(await tenant.ok('getCallSums', { query: { tag: 'vip' } })).toMatchObject({ calls: 1, cost: total });
    const analytics = await tenant.ok('getAnalytics', { query: { interval: 'none', agent_id: spoken.agent_id! } });
    const usage = await tenant.ok('getUsage', { query: { group_by: 'agent' } });
    const used = usage.data.find(({ key }) => key === spoken.agent_id);
    expect([analytics.totals.cost, used!.cost]).toEqual([total, total]);
    const { body } = await tenant.send('exportCalls', { query: {} });
    const [head, ...lines] = Buffer.from(body as ArrayBuffer)
      .toString('utf8')
      .trimEnd()
      .split('\r\n');
    expect(head).toMatch(/,metadata,transfer_cost$/);
    expect(lines.find((line) => line.startsWith(id))).toMatch(/,0\.014700$/);
    expect(lines.find((line) => line.startsWith(failed.call_id))).toMatch(/,$/);
    await sql`delete from wallet_holds where call_id = ${leg}`.execute(db);
  });

  test('exports each call once, in small portions, which a client that does not read keeps in memory', async () => {
    const { db } = app.runtime;
    await sql`insert into calls select (jsonb_populate_record(c, jsonb_build_object('id', 'call_copy' || n))).*
      from calls c, generate_series(1, 110) n where c.id = ${failed.call_id}`.execute(db);
    const actor = { workspaceId: tenant.workspaceId };
    const ctx = { ...app.runtime, actor, signal: new AbortController().signal } as unknown as Context;
    const portions: string[][] = [];
    for await (const text of exportCalls(ctx, {})) portions.push([...text.matchAll(/^call_\w+/gm)].map(([id]) => id));
    // The first portion is the line with the names of the columns.
    expect(portions.map(({ length }) => length)).toEqual([1, 50, 50, 12]);
    expect(new Set(portions.flat()).size).toBe(113);
    await sql`delete from calls where id like 'call_copy%'`.execute(db);
  });

  test('sums the newest calls if too many match, and returns the time of the oldest of them', async () => {
    const { workspaceId } = tenant;
    const newest = await sumCalls(app.runtime.db, workspaceId, {}, 1);
    expect(newest).toMatchObject({
      calls: 1,
      durationMs: Math.round(spoken.duration * 1000),
      since: new Date(spoken.created_at),
    });
    expect(await sumCalls(app.runtime.db, workspaceId, {}, 2)).toMatchObject({ calls: 2, since: null });
  });
});
