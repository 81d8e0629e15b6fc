// The invariants of the data: they hold after whole paid calls, and each planted fault is found.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { checkInvariants, readInvariants } from '../../src/database/invariants.ts';
import { findingsReport } from '../../src/process/verify.ts';
import { countChanges } from '../../src/resources/analytics/service/count.ts';
import { RATES } from '../../src/resources/wallet/rates.ts';
import { ended, place, reaches, SILENT, talkingAgent } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../support/database.ts';
import { until } from '../support/until.ts';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

const BUSY = '+12025550101';

let real: TestDatabase;
let app: TestApp;
let id: string;

const broken = async (): Promise<string[]> => {
  const findings = await checkInvariants(real.pool);
  return findings.flatMap(({ name, count }) => (count > 0 ? [name] : []));
};

beforeAll(async () => {
  real = await testDatabase();
  // Test numbers cost money here, so that calls use the wallet.
  app = await startTestApp({
    overrides: { database: { ...real.database, close: async () => {} }, rates: { ...RATES, freeRoutes: [] } },
  });
  const tenant = await newTenant(app.url);
  await tenant.ok('createWebhook', { body: { url: 'http://127.0.0.1:9', events: ['call.ended'] } });
  const patient = talkingAgent({ inactivity: { seconds: 600, reminders: [] } });
  const { agent_id } = await tenant.ok('createAgent', { body: patient });
  await ended(tenant, (await place(tenant, BUSY, agent_id)).call_id);
  ({ call_id: id } = await place(tenant, SILENT, agent_id));
  await reaches(tenant, id, ['in_progress']);
  await until(async () => (await tenant.ok('getCallTranscript', { path: { id } })).data.length > 0);
  expect(await broken()).toEqual([]);
  await tenant.ok('endCall', { path: { id } });
  expect(Number((await ended(tenant, id)).cost?.amount)).toBeGreaterThan(0);
  await until(async () => (await tenant.send('getCallAnalysis', { path: { id } })).status === 200);
  await until(async () => (await tenant.ok('getCall', { path: { id } })).recording_status === 'ready');
  await countChanges({ db: real.db }, new AbortController().signal);
  await app.close();
});
afterAll(() => real.close());

test('every statement has a unique name, a sentence and one select', async () => {
  const names = (await readInvariants()).map(({ name }) => name);
  expect(names.length).toBeGreaterThanOrEqual(46);
  expect(new Set(names).size).toBe(names.length);
});

test('all invariants hold during and after paid calls, and the report says so', async () => {
  const findings = await checkInvariants(real.pool);
  expect(findings.flatMap(({ name, rows }) => rows.map((row) => ({ name, ...row })))).toEqual([]);
  expect(findingsReport(findings)).toMatch(/All \d+ invariants hold\.\n$/);
});

test('a statement that takes too long is named, and the others are checked', async () => {
  const slow = { sentence: 'Slow.', sql: '', rows: [], count: 0 };
  const text = findingsReport([
    { ...slow, name: 'slow', isUnknown: true },
    { ...slow, name: 'quick', isUnknown: false },
  ]);
  expect(text).toMatch(/^UNKNOWN slow: .*\nok {6}quick\nOf 2 invariants 0 are broken and 1 could not be checked\.\n$/);
  const blocking = await real.pool.connect();
  try {
    await blocking.query('begin');
    await blocking.query('lock table wallets in access exclusive mode');
    const findings = await checkInvariants(real.pool, 100);
    const unknown = findings.filter(({ isUnknown }) => isUnknown).map(({ name }) => name);
    expect(unknown).toEqual(['balance_is_ledger', 'held_is_holds']);
  } finally {
    await blocking.query('rollback');
    blocking.release();
  }
});

// Faults are planted with triggers and foreign keys disabled, which needs superuser rights on the server.
describe.skipIf(serverUrl() === undefined)('a planted fault is found', () => {
  test.each<[string, string]>([
    ['timeline_complete', `delete from call_events where call_id = $1 and sequence = 2`],
    ['timeline_one_end', `delete from call_events where call_id = $1 and data ->> 'status' = 'completed'`],
    ['timeline_end_of_call', `update calls set end_reason = 'transferred' where id = $1`],
    ['ended_calls_have_no_lease', `update calls set leased_until = now() where id = $1`],
    [
      'open_calls_are_held',
      `update calls set status = 'in_progress', end_reason = null, ended_at = null where id = $1`,
    ],
    ['ended_calls_were_settled', `update calls set cost_micros = null where id = $1`],
    ['unanswered_calls_are_free', `update calls set started_at = null where id = $1`],
    ['recordings_have_a_size', `update calls set recording_bytes = null where id = $1`],
    [
      'terminal_event_once',
      `insert into events (id, workspace_id, name, call_id, agent_id, body)
       select id || 'x', workspace_id, name, call_id, agent_id, body from events where call_id = $1 and name = 'call.ended'`,
    ],
    ['deliveries_finished', `update deliveries set status = 'succeeded', finished_at = null where call_id = $1`],
    ['deliveries_queued', `update deliveries set next_attempt_at = now() where call_id = $1`],
    [
      'movements_balance',
      `update ledger_entries set amount_micros = amount_micros - 1 where account = 'revenue' and $1 <> ''`,
    ],
    ['balance_is_ledger', `update wallets set posted_micros = posted_micros + 1 where $1 <> ''`],
    ['held_is_holds', `update wallets set held_micros = held_micros + 1 where $1 <> ''`],
    ['holds_of_open_calls', `update wallet_holds set settled_at = null, total_micros = null where call_id = $1`],
    ['charge_is_cost', `update calls set cost_micros = cost_micros + 1 where id = $1`],
    [
      'country_held_is_holds',
      `insert into country_spend (workspace_id, country, held_micros, spent_on) values ($1, 'GB', 1, now())`,
    ],
    ['storage_use_is_sum', `update calls set recording_bytes = recording_bytes + 1 where id = $1`],
    [
      'analytics_count_every_call',
      `with gone as (delete from analytics_changes) delete from analytics_calls where call_id = $1`,
    ],
    [
      'analytics_counts_are_current',
      `with gone as (delete from analytics_changes) update analytics_calls set talk_ms = talk_ms + 1 where call_id = $1`,
    ],
    ['analytics_quarters_are_sums', `update analytics_quarters set calls = calls + 1 where $1 <> ''`],
    ['analytics_days_are_sums', `delete from analytics_days where $1 <> ''`],
    [
      'usage_hours_are_sums',
      `insert into usage_hours select workspace_id, '2020-01-01T00:00:00Z', 'agent', null, 1, 0, 0, 0, 0, 0, 0 from calls where id = $1`,
    ],
    [
      'usage_days_are_sums',
      `insert into usage_days select workspace_id, now(), 'agent', null, 1, 0, 0, 0, 0, 0, 0 from calls where id = $1`,
    ],
    [
      'sources_have_turns',
      `insert into knowledge_sources (workspace_id, id, knowledge_base_id, type, content) values ('w', $1, 'k', 'text', 'x')`,
    ],
    [
      'chunks_have_their_vector',
      `insert into knowledge_vectors (base_number, edition, embedding, workspace_id, chunk_id, source_id)
       values (1, 1, array_fill(1, array[512])::halfvec, 'w', $1, 's')`,
    ],
    [
      'editions_of_one_embedder',
      `with source as (insert into knowledge_sources (workspace_id, id, knowledge_base_id, type, content, edition, embedder)
         values ('w', $1, 'k', 'text', 'x', 1, 'new'))
       insert into knowledge_chunks (workspace_id, id, knowledge_base_id, source_id, edition, position, text, hash, embedder, words)
       values ('w', 'c', 'k', $1, 1, 0, 'x', 'x', 'old', '{}')`,
    ],
    [
      'unanswered_calls_have_not_begun',
      `update calls set status = 'ringing', end_reason = null, ended_at = null where id = $1`,
    ],
    ['leases_have_an_owner', `update calls set leased_until = now(), lease_owner = null where id = $1`],
    ['children_in_one_workspace', `update wallet_holds set workspace_id = 'wsp_other' where call_id = $1`],
    ['deliveries_of_their_event', `update deliveries set agent_id = null where call_id = $1`],
    ['deliveries_in_one_workspace', `update deliveries set workspace_id = 'wsp_other' where call_id = $1`],
    ['events_in_one_workspace', `update events set workspace_id = 'wsp_other' where call_id = $1`],
    [
      'contacts_have_a_campaign',
      `insert into campaign_contacts (workspace_id, campaign_id, id, position, upload, to_number)
       values ('w', 'camp_gone', $1, 1, 1, '+12025550100')`,
    ],
    [
      'retries_in_time',
      `insert into campaign_contacts (workspace_id, campaign_id, id, position, upload, to_number, status, next_attempt_at, retry_at)
       values ('w', 'camp_gone', $1, 1, 1, '+12025550100', 'retry_scheduled', now(), now() + interval '1 hour')`,
    ],
    ['contents_have_a_call', `update call_events set call_id = 'call_gone' where call_id = $1`],
    [
      'messages_counted',
      `with session as (insert into widget_sessions (workspace_id, id, widget_id, mode, token_hash)
         values ('w', $1, 'wgt', 'chat', 'x'))
       insert into widget_messages (workspace_id, session_id, position, id, role, text) values ('w', $1, 1, $1, 'user', 'x')`,
    ],
    [
      'erasures_of_erased_calls',
      `insert into call_erasures (workspace_id, call_id, completed_at, pending, counts) values ('w', $1, now(), '{}', '{}')`,
    ],
    ['erased_calls_are_empty', `update calls set erased_at = now() where id = $1`],
    ['removed_content_is_gone', `update calls set transcript_removed_at = now() where id = $1`],
  ])('%s', async (name, plant) => {
    const client = await real.pool.connect();
    try {
      await client.query('begin');
      await client.query(`set local session_replication_role = replica`);
      expect((await client.query(plant, [id])).rowCount).toBeGreaterThan(0);
      const { sql } = (await readInvariants()).find((one) => one.name === name)!;
      expect((await client.query(sql)).rows.length).toBeGreaterThan(0);
    } finally {
      await client.query('rollback');
      client.release();
    }
  });
});
