// B6: campaigns with many contacts. Compares an import, in a child process with 64 MB of heap, with COPY of the same rows;
// compares the dial rate with an ideal token bucket, at a carrier that hangs up at once; and measures a planner run and a list
// with few contacts and with many.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/campaign.ts [contacts] [seconds] [many contacts]
import { execFile } from 'node:child_process';
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { sql } from 'kysely';
import { pino } from 'pino';
import { startApp } from '../../src/app.ts';
import { readConfig } from '../../src/config.ts';
import type { ProviderRegistry } from '../../src/providers/directory.ts';
import { planCampaign } from '../../src/resources/campaigns/planner.ts';
import { mostWithin } from '../../tests/resources/campaigns/support.ts';
import { agentBody, newTenant } from '../../tests/support/client.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { backendsOf, measured } from './cpu.ts';
import { percentile, report } from './report.ts';

const [contacts = 100_000, seconds = 60, many = 1_000_000] = process.argv.slice(2).map(Number);
const ROUNDS = 5;
const HEAP_MEGABYTES = 64;
// A cap on the old generation also shrinks the young generation to 1 MB, and the import then spends two thirds of its time in
// garbage collection. This restores the default size. The measured heap is the sum of both and must stay below the cap.
const CHILD_ARGS = [`--max-old-space-size=${HEAP_MEGABYTES}`, '--max-semi-space-size=16'];
const DIALS_PER_SECOND = 20;
const FEW = 1_000;
// Each run queues fifty calls, and at most four seconds of dials are queued.
const LOOKS = 7;

const numberOf = (n: number) => `+1303${String(n).padStart(7, '0')}`;
const dials: { at: number; to: string }[] = [];

/** A carrier on which every number is busy immediately. */
function stub(registry: ProviderRegistry): ProviderRegistry {
  const loopback = registry.carrier('+12025550199', '+12025550100')!;
  const busy: typeof loopback = {
    ...loopback,
    serves: () => true,
    // oxlint-disable-next-line require-yield -- a carrier's events arrive one by one
    async *dial({ to }) {
      dials.push({ at: performance.now(), to });
      yield { type: 'failed', reason: 'busy', detail: '486 Busy Here' };
    },
  };
  return { ...registry, carrier: () => busy };
}

const directory = await mkdtemp(join(tmpdir(), 'parley-campaign-'));
await chmod(directory, 0o755);
const base = await testDatabase({ poolSize: 20 });
const { db } = base;
const env = {
  PORT: '0',
  DATA_DIR: join(directory, 'data'),
  REGISTRATION: 'open',
  CONCURRENT_CALLS: '100000',
  INBOUND_RESERVE_PERCENT: '0',
};
const app = await startApp(readConfig(env), 'all', {
  database: { ...base.database, close: async () => undefined },
  log: pino({ level: 'silent' }),
  registry: stub,
  runner: { pollMs: 100 },
});
const tenant = await newTenant(app.url);
const { workspaceId } = tenant;
const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });

async function draft(rate: number): Promise<string> {
  const more = { dials_per_second: rate, concurrency: 10_000, retry: { rules: [] } };
  return (await tenant.ok('createCampaign', { body: { name: 'Bench', agent_id, ...more } })).id;
}

interface Import {
  ms: number;
  heapMegabytes: number;
  /** CPU time per row, of the service and of Postgres. */
  cpuMicros: number;
  otherMicros: number;
}

async function importOnce(file: string): Promise<Import & { id: string }> {
  const id = await draft(DIALS_PER_SECOND);
  const child = join(import.meta.dirname, 'campaign-import.ts');
  const args = [...CHILD_ARGS, child, base.url!, workspaceId, id, file];
  const { stdout } = await promisify(execFile)(process.execPath, args);
  const { accepted, ...result } = JSON.parse(stdout) as Import & { accepted: number };
  if (accepted !== contacts) throw new Error(`${accepted} of ${contacts} were accepted`);
  return { id, ...result };
}

/** Copies the same rows into a table with the same columns and primary key. */
async function copyOnce(file: string): Promise<number> {
  await sql`create table copy_floor (like campaign_contacts including defaults)`.execute(db);
  await sql`alter table copy_floor add primary key (workspace_id, campaign_id, id)`.execute(db);
  const start = performance.now();
  const columns = 'workspace_id, campaign_id, id, position, upload, to_number, variables';
  await sql.raw(`copy copy_floor (${columns}) from '${file}' with (format csv)`).execute(db);
  const ms = performance.now() - start;
  await sql`drop table copy_floor`.execute(db);
  return ms;
}

async function files(): Promise<{ upload: string; copy: string }> {
  const [upload, copy] = [join(directory, 'upload.csv'), join(directory, 'copy.csv')];
  const rows = Array.from({ length: contacts }, (_, i) => i);
  const cell = (i: number) => `Person ${i}`;
  await writeFile(upload, `to_number,name\n${rows.map((i) => `${numberOf(i)},${cell(i)}`).join('\n')}\n`);
  const id = (i: number) => `cct_${String(i).padStart(26, '0')}`;
  const line = (i: number) =>
    `${workspaceId},cmp_floor,${id(i)},${i + 1},1,${numberOf(i)},"{""name"": ""${cell(i)}""}"`;
  await writeFile(copy, `${rows.map(line).join('\n')}\n`);
  await chmod(copy, 0o644);
  return { upload, copy };
}

async function benchImport(): Promise<string> {
  const { upload, copy } = await files();
  const imports: Import[] = [];
  const floor: number[] = [];
  let id = '';
  for (let round = 0; round < ROUNDS; round++) {
    floor.push(await copyOnce(copy));
    const result = await importOnce(upload);
    imports.push(result);
    id = result.id;
  }
  const median = (pick: (one: Import) => number) => percentile(imports.map(pick), 0.5);
  const heapMegabytes = Math.max(...imports.map((one) => one.heapMegabytes));
  const [a, b] = [median(({ ms }) => ms), percentile(floor, 0.5)];
  report(`import of ${contacts} contacts`, [
    { name: 'median', ours: a, floor: b, unit: 'ms' },
    { name: 'of COPY', ours: a / b, unit: '×', goal: 8, gates: true },
    { name: 'CPU of the service', ours: median(({ cpuMicros }) => cpuMicros), unit: 'µs per row' },
    { name: 'CPU of Postgres', ours: median(({ otherMicros }) => otherMicros), unit: 'µs per row' },
    { name: 'largest heap', ours: heapMegabytes, unit: 'MB', goal: HEAP_MEGABYTES, gates: true },
  ]);
  return id;
}

/**
 * Measures the dial rate against a bucket that is refilled once per second. In such a bucket, the dial n × DIALS_PER_SECOND after
 * the first one comes n seconds later, wherever within its second the first one lies.
 */
async function benchDials(id: string): Promise<void> {
  await tenant.ok('startCampaign', { path: { id } });
  const backends = await backendsOf(db);
  const cpu = await measured(backends, async () => {
    await new Promise((resolve) => setTimeout(resolve, seconds * 1_000));
    return dials.length;
  });
  await tenant.ok('cancelCampaign', { path: { id } });
  const moments = dials.map(({ at }) => at).toSorted((a, b) => a - b);
  const ideal = Math.floor((moments.length - 1) / DIALS_PER_SECOND);
  const took = (moments[ideal * DIALS_PER_SECOND]! - moments[0]!) / 1_000;
  const duplicates = dials.length - new Set(dials.map(({ to }) => to)).size;
  report(`dials at ${DIALS_PER_SECOND} per second, ${dials.length} of them while ${contacts} contacts wait`, [
    { name: 'below the ideal rate', ours: 100 * (1 - ideal / took), unit: '%', goal: 2, gates: true },
    { name: 'most in any second', ours: mostWithin(moments, 1_000), unit: '', goal: DIALS_PER_SECOND, gates: true },
    { name: 'duplicates', ours: duplicates, unit: '', goal: 0, gates: true },
    { name: 'CPU of the service', ours: cpu.cpuMicros / 1_000, unit: 'ms per dial' },
    { name: 'CPU of Postgres', ours: cpu.otherMicros / 1_000, unit: 'ms per dial' },
  ]);
}

/** Creates a running campaign with this many contacts, generated by the database. */
async function fill(count: number): Promise<string> {
  const id = await draft(100);
  await sql`insert into campaign_contacts (workspace_id, campaign_id, id, position, upload, to_number)
    select ${workspaceId}, ${id}, 'cct_' || right(${id}, 19) || lpad(n::text, 7, '0'), n, 1, '+1304' || lpad(n::text, 7, '0')
    from generate_series(1, ${count}) n`.execute(db);
  await sql`update campaign_stats set pending = ${count} where campaign_id = ${id}`.execute(db);
  await sql`update campaigns set uploads_ready = 1, status = 'running', started_at = now() where id = ${id}`.execute(
    db,
  );
  // Nothing is dialed, because only the queueing is measured.
  await sql`insert into campaign_throttles (workspace_id, id, dials_per_second, concurrency, paused)
    values (${workspaceId}, ${id}, 100, 10000, true)`.execute(db);
  return id;
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const start = performance.now();
  await work();
  return performance.now() - start;
}

async function benchFlat(): Promise<void> {
  const sizes = [await fill(FEW), await fill(many)] as const;
  await sql`vacuum analyze`.execute(db);
  const works = {
    'planner, a run': (id: string) => planCampaign(app.runtime, workspaceId, id),
    'get a campaign': (id: string) => tenant.ok('getCampaign', { path: { id } }),
    'list its contacts': (id: string) => tenant.ok('listCampaignContacts', { path: { id }, query: { limit: '100' } }),
  };
  const rows = [];
  for (const [name, work] of Object.entries(works)) {
    const few: number[] = [];
    const most: number[] = [];
    for (let look = 0; look < LOOKS; look++) {
      few.push(await timed(() => work(sizes[0])));
      most.push(await timed(() => work(sizes[1])));
    }
    const [a, b] = [percentile(most, 0.5), percentile(few, 0.5)];
    rows.push(
      { name, ours: a, floor: b, unit: 'ms' },
      { name: '  growth', ours: a / b, unit: '×', goal: 1.5, gates: true },
    );
  }
  report(`${many} contacts, compared with ${FEW}`, rows);
}

await benchDials(await benchImport());
await benchFlat();
await app.stop(0);
await base.close();
await rm(directory, { recursive: true, force: true });
