// Pages and sums of calls under each filter: milliseconds, and the first index of the plan.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/call-lists.ts [calls] [repetitions]
// A second workspace has a tenth as many calls.
// Gating goals: p95 of a page and of sums at most 1,000 ms, and no plan that scans a whole table.
import { sql } from 'kysely';
import { selectCalls, sumCalls, withFewFound, type CallFilter } from '../../src/resources/calls/rows/lists.ts';
import { getCallSums, listCalls } from '../../src/resources/calls/service/lists.ts';
import type { Context } from '../../src/runtime.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { percentile } from './report.ts';
import { seedCalls, seedWords } from './seed-calls.ts';

const [calls = 100_000, repetitions = 20] = process.argv.slice(2).map(Number);
const MAX_MS = 1_000;
const OWN = 'wsp_bench_a';

const base = await testDatabase({ statementTimeoutMs: 1_800_000, queryTimeoutMs: 1_810_000 });
const { db } = base;

async function seed(workspaceId: string, many: number): Promise<void> {
  await sql`insert into workspaces (id, name) values (${workspaceId}, 'Bench')`.execute(db);
  const agent = `agent_${workspaceId}`;
  await sql`insert into agents (workspace_id, id, agent_name, settings) values (${workspaceId}, ${agent}, 'Ada', '{}')`.execute(
    db,
  );
  await sql`insert into agent_versions (workspace_id, agent_id, version, snapshot, changed) values (${workspaceId}, ${agent}, 1, '{}', '{}')`.execute(
    db,
  );
  await seedCalls(db, workspaceId, agent, many);
  await seedWords(db, workspaceId, many);
}

await sql`set session_replication_role = replica`.execute(db);
await seed(OWN, calls);
await seed('wsp_bench_b', Math.ceil(calls / 10));
await sql`set session_replication_role = origin`.execute(db);
await sql`vacuum analyze calls`.execute(db);
await sql`vacuum analyze call_words`.execute(db);

const day = (ago: number) => new Date(Date.now() - ago * 86_400_000);
const FILTERS: Readonly<Record<string, CallFilter>> = {
  'no filter': {},
  'end reason, of 2 in 3 calls': { endReason: 'caller_hangup' },
  'end reason, of 1 in 500 calls': { endReason: 'repetition' },
  'longer than 5 minutes': { minMs: 300_000 },
  'shorter than a minute': { maxMs: 60_000 },
  'number, of 10 calls': { number: '+12025550123' },
  'beginning of a number': { q: '+12025550' },
  'tag, of 1 in 100 calls': { tag: 'vip' },
  'metadata, of one call': { metadata: { key: 'order_id', values: ['4512', 4512] } },
  'metadata, of 1 in 5 calls': { metadata: { key: 'source', values: ['list 3'] } },
  'a word, of 20 calls': { said: 'zanzibar' },
  'a word, of every call': { said: 'word1' },
  'three rare words': { said: 'word2900 word2800 word2700' },
  'a rare word, last week': { said: 'zanzibar', from: day(7) },
  'a word that nobody said': { said: 'antananarivo' },
};

const ctx = {
  db,
  actor: { workspaceId: OWN },
  publicUrl: () => 'http://127.0.0.1',
  clock: { now: Date.now },
  vault: {},
} as unknown as Context;

async function measure(work: () => Promise<unknown>): Promise<{ p50: number; p95: number }> {
  const times: number[] = [];
  for (let n = 0; n <= repetitions; n++) {
    const began = performance.now();
    await work();
    // The first run reads from the disk.
    if (n > 0) times.push(performance.now() - began);
  }
  return { p50: Math.round(percentile(times, 0.5)), p95: Math.round(percentile(times, 0.95)) };
}

/** Returns the indexes of a plan, and the tables that it scans completely. */
async function planOf(read: (db: typeof base.db) => Promise<unknown>): Promise<string[]> {
  const asked: { sql: string; parameters: readonly unknown[] }[] = [];
  const watched = db.withPlugin({
    transformQuery: ({ node }) => {
      const { sql: text, parameters } = db.getExecutor().compileQuery(node as never, { queryId: '' } as never);
      asked.push({ sql: text, parameters });
      return node;
    },
    transformResult: ({ result }) => Promise.resolve(result),
  });
  await read(watched);
  const { rows } = await base.pool.query<{ 'QUERY PLAN': string }>(
    `explain ${asked[0]!.sql}`,
    asked[0]!.parameters as unknown[],
  );
  const text = rows.map((row) => row['QUERY PLAN']).join('\n');
  return [...text.matchAll(/(?:Seq Scan on|Index (?:Only )?Scan (?:Backward )?(?:using|on)) (\w+)/g)].map(
    ([all, name]) => (all.startsWith('Seq') ? `whole ${name}` : name!),
  );
}

let isMissed = false;
for (const [name, filter] of Object.entries(FILTERS)) {
  const page = await measure(() =>
    listCalls(ctx, filter, { limit: 50, cursor: undefined, includeTotal: false } as never),
  );
  const sums = await measure(() => getCallSums(ctx, filter));
  const { calls: found } = await getCallSums(ctx, filter);
  const few = await withFewFound(db, OWN, filter);
  const plans = [
    await planOf((watched) => selectCalls(watched, OWN, few, 50, undefined)),
    await planOf((watched) => sumCalls(watched, OWN, few, 100_000)),
  ];
  const isWhole = plans.flat().some((one) => one.startsWith('whole'));
  isMissed ||= page.p95 > MAX_MS || sums.p95 > MAX_MS || isWhole;
  console.log(
    `${name}: ${found} calls; page p50 ${page.p50} ms, p95 ${page.p95} ms by ${plans[0]!.join(', ')}; sums p50 ${sums.p50} ms, p95 ${sums.p95} ms by ${plans[1]!.join(', ')}`,
  );
}
await base.close();
if (isMissed) process.exitCode = 1;
