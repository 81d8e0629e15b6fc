// Analytics over a year of calls. Measures the cost of a day, a month and a year with a tenth, three tenths and all of the calls
// in the same year; compares the figures with a plain count, also after calls were erased and their content removed; and reports
// the rows and bytes of the aggregates, the cost of counting a call, and what counting adds to the end of a call.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/analytics.ts [calls of the year; 0: none] [repetitions]
// A million calls take 4 minutes and 1.5 GB; ten million take 40 minutes and 15 GB.
// Gating goals: with all calls, a response reads at most 1.5 times as many rows as with a tenth (except hours of numbers, and
// usage that begins within an hour); a year takes at most 30 times as long as a day; counting costs at most 2 ms per call; no
// figure differs from the plain count.
import { readFile } from 'node:fs/promises';
import { sql } from 'kysely';
import type { Analytics, UsageGrouping } from '../../generated/types.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { getAnalytics } from '../../src/resources/analytics/service.ts';
import { countBeforeErasure } from '../../src/resources/analytics/service/count.ts';
import { eraseRows } from '../../src/resources/calls/rows/erasures.ts';
import { removeAnalyses, removeTimelines, removeTranscripts } from '../../src/resources/calls/rows/retention.ts';
import { getUsage } from '../../src/resources/wallet/service/usage.ts';
import type { Context } from '../../src/runtime.ts';
import { count, plantCalls } from '../../tests/resources/analytics/support.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { compareSample, compareUsage, compareYear } from './analytics-recount.ts';
import { DAYS, FIRST_DAY, growYear, prepareYear, SAMPLE, YEAR } from './analytics-year.ts';
import { percentile } from './report.ts';

const [calls = 1_000_000, repetitions = 10] = process.argv.slice(2).map(Number);
const SMALL = 'wsp_small';
const MINUTE_MS = 60_000;

// A single connection, so that its CPU time and rows can be measured.
const base = await testDatabase({ poolSize: 1, statementTimeoutMs: 30 * MINUTE_MS, queryTimeoutMs: 31 * MINUTE_MS });
const { db } = base;
type Pool = typeof base.pool;
await sql`set max_parallel_workers_per_gather = 0`.execute(db);
const ms = async (work: () => Promise<unknown>): Promise<number> => {
  const started = performance.now();
  await work();
  return performance.now() - started;
};

async function prepare(workspaceId: string): Promise<void> {
  await sql`insert into workspaces (id, name) values (${workspaceId}, 'Northwind')`.execute(db);
  await sql`insert into wallets (workspace_id) values (${workspaceId})`.execute(db);
  const agent = `agent_${workspaceId}`;
  await sql`insert into agents (workspace_id, id, agent_name, settings) values (${workspaceId}, ${agent}, 'Ada', '{}')`.execute(
    db,
  );
  await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed)
    values (${workspaceId}, ${agent}, 1, '{}', '{}')`.execute(db);
}

async function sizes(): Promise<void> {
  for (const table of ['analytics_groups', 'analytics_quarters', 'analytics_days', 'usage_hours', 'usage_days']) {
    const { rows } = await sql<{ rows: number; mb: number; average: number }>`
      select (select count(*) from ${sql.table(table)}) as rows, pg_total_relation_size(${table}) / 1e6 as mb,
        pg_relation_size(${table})::float8 / greatest(1, (select count(*) from ${sql.table(table)})) as average`.execute(
      db,
    );
    const { rows: n, mb, average } = rows[0]!;
    console.log(`${table}: ${n} rows, ${Math.round(mb)} MB with indexes, ${Math.round(average)} bytes a row`);
  }
}

type Query = Omit<Parameters<typeof getAnalytics>[1], 'from' | 'to'>;
const LAST = Date.parse(FIRST_DAY) + DAYS * 86_400_000;

const contextOf = (workspaceId: string) => ({ db, actor: { workspaceId } }) as unknown as Context;
const ask = (query: Query, from: Date, to: Date): Promise<Analytics> =>
  getAnalytics(contextOf(YEAR), { ...query, from, to });

interface Cost {
  ms: number;
  /** CPU time of the database backend; null if it runs on another machine. */
  cpuMs: number | null;
  /** Rows that the database read from tables and indexes. */
  rows: number;
}

/** Measures one query: median duration, mean CPU time and mean rows. */
async function costOf({ days, shiftMs = 0, query, usage }: Question): Promise<Cost> {
  const [from, to] = [new Date(LAST - days * 86_400_000 - shiftMs), new Date(LAST - shiftMs)];
  const asked = (): Promise<unknown> =>
    usage ? getUsage(contextOf(YEAR), { from, to, groupBy: usage }) : ask(query ?? {}, from, to);
  // The first run reads from the disk.
  await asked();
  const [cpu, rows] = [await backendCpuMs(), await rowsRead()];
  const times: number[] = [];
  for (let n = 0; n < repetitions; n++) times.push(await ms(asked));
  const cpuAfter = await backendCpuMs();
  return {
    ms: percentile(times, 0.5),
    cpuMs: cpu === null || cpuAfter === null ? null : (cpuAfter - cpu) / repetitions,
    rows: ((await rowsRead()) - rows) / repetitions,
  };
}

async function backendCpuMs(): Promise<number | null> {
  const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(db);
  const stat = await readFile(`/proc/${rows[0]!.pid}/stat`, 'utf8').catch(() => null);
  if (!stat?.includes('postgres')) return null;
  const [user, system] = stat
    .slice(stat.lastIndexOf(')') + 2)
    .split(' ')
    .slice(11, 13);
  return (Number(user) + Number(system)) * 10;
}

async function rowsRead(): Promise<number> {
  await sql`select pg_stat_force_next_flush()`.execute(db);
  const { rows } = await sql<{ count: number }>`
    select sum(coalesce(seq_tup_read, 0) + coalesce(idx_tup_fetch, 0))::float8 as count from pg_stat_user_tables`.execute(
    db,
  );
  return rows[0]!.count;
}

interface Question {
  name: string;
  days: number;
  /** How long before midnight the period ends. */
  shiftMs?: number;
  /** Query to analytics; `usage` is a query to usage instead. */
  query?: Query;
  usage?: UsageGrouping;
  /**
   * The rows read grow with the calls, until every quarter of an hour contains all combinations, or because the partial hours at
   * both ends are read.
   */
  grows?: true;
}
const QUESTIONS: readonly Question[] = [
  { name: 'a day by hour', days: 1, query: { interval: 'hour' } },
  { name: 'a day by agent', days: 1, query: { interval: 'day', group_by: 'agent' } },
  { name: '30 days by day', days: 30, query: { interval: 'day' } },
  { name: '30 days by day and agent', days: 30, query: { interval: 'day', group_by: 'agent' } },
  { name: '30 days by number', days: 30, query: { interval: 'none', group_by: 'number' } },
  { name: '30 days by day, one campaign', days: 30, query: { interval: 'day', campaign_id: 'cmp_10_1' } },
  { name: 'a year by day', days: DAYS, query: { interval: 'day' } },
  { name: 'a year by month and agent', days: DAYS, query: { interval: 'month', group_by: 'agent' } },
  {
    name: 'a year by month, agent version and campaign',
    days: DAYS,
    query: { interval: 'month', group_by: 'agent_version,campaign', limit: 100 },
  },
  { name: 'a year by day in another time zone', days: DAYS, query: { interval: 'day', time_zone: 'Asia/Kolkata' } },
  { name: 'a week by hour and number', days: 7, query: { interval: 'hour', group_by: 'number' }, grows: true },
  { name: 'usage of a year by day', days: DAYS, usage: 'day' },
  { name: 'usage of a year by agent', days: DAYS, usage: 'agent' },
  { name: 'usage of a year by campaign', days: DAYS, usage: 'campaign' },
  { name: 'usage of a year by number', days: DAYS, usage: 'number' },
  { name: 'usage of 30 days by agent', days: 30, usage: 'agent' },
  {
    name: 'usage of 30 days that end at 17:20, by agent',
    days: 30,
    shiftMs: 400 * MINUTE_MS,
    usage: 'agent',
    grows: true,
  },
];

async function costs(): Promise<Map<string, Cost>> {
  const all = new Map<string, Cost>();
  for (const question of QUESTIONS) {
    const { name } = question;
    const cost = await costOf(question);
    all.set(name, cost);
    console.log(
      `  ${name}: ${cost.ms.toFixed(0)} ms, ${cost.cpuMs?.toFixed(0) ?? '?'} ms of CPU time, ${cost.rows.toFixed(0)} rows`,
    );
  }
  return all;
}

/** Figures must not change when calls are erased or their content is removed. */
async function compareAfterRemovals(): Promise<void> {
  const { rows } = await sql<{ id: string }>`
    select id from calls where workspace_id = ${YEAR} and created_at >= ${SAMPLE.from} order by created_at limit 200`.execute(
    db,
  );
  const figures = async () => [
    await ask({ interval: 'month', group_by: 'agent_version' }, new Date(FIRST_DAY), new Date(LAST)),
    await ask({ interval: 'hour', group_by: 'number,campaign' }, SAMPLE.from, SAMPLE.to),
  ];
  const before = await figures();
  for (const { id } of rows) {
    await inTransaction(db, async (trx) => {
      await sql`select from calls where id = ${id} for update`.execute(trx);
      await countBeforeErasure(trx, id);
      await eraseRows(trx, YEAR, id, new Date());
    });
  }
  const of = { workspaceId: YEAR, agentId: 'agent_1', days: 1 };
  for (const remove of [removeTranscripts, removeTimelines, removeAnalyses]) await remove(db, of, 5_000);
  const outdated = (all: readonly Analytics[]) => JSON.stringify(all.map((figure) => ({ ...figure, as_of: null })));
  const after = await figures();
  await count(db);
  for (const now of [after, await figures()]) {
    if (outdated(now) !== outdated(before))
      throw new Error('figures changed when calls were erased or their content removed');
  }
  console.log(`the same figures after ${rows.length} calls were erased and the content of 5000 was removed`);
}

/** Measures the wall-clock time of counting a call, with one client. @returns milliseconds per call */
async function costOfCounting(): Promise<number> {
  const at = (n: number) => new Date(Date.parse(FIRST_DAY) + n * MINUTE_MS).toISOString();
  const turns = Array.from({ length: 8 }, (_, n) => [200 + n * 10, 500 + n * 40, 150] as const);
  const many = 2_000;
  for (let n = 0; n < many; n += 500) {
    const some = Array.from({ length: 500 }, (_, i) => ({
      at: at(n + i),
      agentId: `agent_${SMALL}`,
      success: true,
      turns,
    }));
    await plantCalls(db, SMALL, some);
  }
  const took = (await ms(() => count(db))) / many;
  console.log(`counting a call of 8 turns: ${took.toFixed(2)} ms`);
  return took;
}

const WRITERS = 32;

/**
 * Measures the two updates of an ending call, each in its own transaction, with 32 concurrent writers: without the counting
 * trigger, with it, and with it while the counting job runs and a client queries figures. No writer may wait for another's lock.
 */
async function costOfEnding(): Promise<void> {
  const pool = base.database.createPool({ poolSize: WRITERS, applicationName: 'writers' });
  const times = { without: [] as number[], with: [] as number[], counted: [] as number[] };
  const answers: number[] = [];
  let waits = 0;
  for (let round = 0; round < 3; round++) {
    times.without.push(await endCalls(pool, false));
    times.with.push(await endCalls(pool, true));
    let isOver = false;
    const concurrent = (async () => {
      while (!isOver) {
        await count(db);
        answers.push(await ms(() => getAnalytics(contextOf(SMALL), { interval: 'day', from: null, to: null })));
        waits += await lockWaits();
      }
    })();
    times.counted.push(await endCalls(pool, true).finally(() => (isOver = true)));
    await concurrent;
  }
  await pool.end();
  const median = (all: readonly number[]) => percentile(all, 0.5).toFixed(2);
  console.log(
    `ending a call, ${WRITERS} at once: ${median(times.without)} ms without the counting trigger, ${median(times.with)} ms with it, ${median(times.counted)} ms while calls are counted and figures queried`,
  );
  console.log(
    `  figures meanwhile: p50 ${median(answers)} ms, p95 ${percentile(answers, 0.95).toFixed(0)} ms; waits for locks seen: ${waits}`,
  );
}

/** @returns milliseconds per call */
async function endCalls(pool: Pool, isNoted: boolean): Promise<number> {
  await sql`alter table calls ${sql.raw(isNoted ? 'enable' : 'disable')} trigger calls_recounted`.execute(db);
  const at = new Date().toISOString();
  const ids = await plantCalls(
    db,
    SMALL,
    Array.from({ length: 1_600 }, () => ({ at, agentId: `agent_${SMALL}` })),
  );
  await sql`update calls set cost_micros = null where id = any(${ids}::text[])`.execute(db);
  const left = [...ids];
  const began = performance.now();
  const end = async () => {
    for (let id = left.pop(); id !== undefined; id = left.pop()) {
      const client = await pool.connect();
      await client.query('begin');
      await client.query(`update calls set end_reason = 'agent_hangup', updated_at = now() where id = $1`, [id]);
      await client.query('update calls set cost_micros = 1, updated_at = now() where id = $1', [id]);
      await client.query('commit');
      client.release();
    }
  };
  await Promise.all(Array.from({ length: WRITERS }, end));
  return (performance.now() - began) / ids.length;
}

async function lockWaits(): Promise<number> {
  const { rows } = await sql<{ count: number }>`
    select count(*)::int as count from pg_stat_activity where application_name = 'writers' and wait_event_type = 'Lock'`.execute(
    db,
  );
  return rows[0]!.count;
}

async function measureYear(): Promise<void> {
  await prepareYear(db);
  const stages: Map<string, Cost>[] = [];
  let known = 0;
  for (const share of [0.1, 0.3, 1]) {
    const many = Math.round(calls * share);
    const { planting, counting, summing } = await growYear(db, known, many);
    const each = (took: number) =>
      `${Math.round(took / 1000)} s (${((took / (many - known)) * 1000).toFixed(0)} µs per call)`;
    console.log(
      `\n${many} calls in the year: planted in ${each(planting)}, counted in ${each(counting)}, usage summed in ${each(summing)}`,
    );
    known = many;
    await sizes();
    stages.push(await costs());
    console.log(
      `  ${await compareYear(db, ask)} figures of the year ${await compareSample(db, ask)} of the sample and ${await compareUsage(db)} of usage equal a plain count`,
    );
  }
  await compareAfterRemovals();
  const [tenth, , all] = stages;
  for (const { name, grows } of QUESTIONS) {
    const ratio = all!.get(name)!.rows / tenth!.get(name)!.rows;
    console.log(`${name}: ${ratio.toFixed(2)} × the rows of a tenth of the calls`);
    if (ratio > 1.5 && !grows) process.exitCode = 1;
  }
  const ratio = all!.get('a year by day')!.ms / all!.get('a day by hour')!.ms;
  console.log(`a year costs ${ratio.toFixed(1)} × a day`);
  if (ratio > 30) process.exitCode = 1;
}

try {
  await prepare(SMALL);
  const counting = await costOfCounting();
  if (counting > 2) process.exitCode = 1;
  await costOfEnding();
  if (calls > 0) await measureYear();
} finally {
  await base.close();
}
