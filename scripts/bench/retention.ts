// Retention over many calls. The job is killed midway and a second run removes the rest, while another client reads pages of
// calls and recordings that are due next, and a live call of the same agent writes transcript entries.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/retention.ts [calls] [seconds before the kill]
// Gates: no expired row or stored object is left; calls, costs and analytics counts are kept; no write of the live call fails or
// waits for a second; no reader is offered a deleted recording; the job uses at most 400 MB.
// Time and latencies are printed. Each call has 20 entries, an analysis, a finished delivery and a recording.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { access, mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pino } from 'pino';
import { systemClock } from '../../src/core/clock.ts';
import { checkInvariants } from '../../src/database/invariants.ts';
import { openDatabase } from '../../src/database/pool.ts';
import { createFilesystemStorage } from '../../src/providers/storage/filesystem.ts';
import { countChanges } from '../../src/resources/analytics/service/count.ts';
import { applyRetention } from '../../src/resources/retention/service.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { percentile } from './report.ts';

const AT_ONCE = 200;
const MAX_MB = 400;
/** During this time, the speech of a live call waits in memory (src/voice/session/host-writes.ts). */
const MAX_WRITE_MS = 1_000;
const LIVE = 'call_live';
const OFFERED = `select id from calls where workspace_id = 'wsp_bench' and agent_id = 'agent_bench' and ended_at is not null
  and erased_at is null and recording_state is not null and recording_removed_at is null`;

if (process.argv[2] === 'job') await job(process.argv[3]!, process.argv[4]!);
else await bench(Number(process.argv[2] ?? 100_000), Number(process.argv[3] ?? 20));

async function job(url: string, directory: string): Promise<void> {
  const { db, close } = await openDatabase({ url }, { onError: console.error });
  const log = pino({ level: 'warn' });
  const storage = createFilesystemStorage(directory);
  await applyRetention({ clock: systemClock, db, log, storage }, new AbortController().signal);
  await close();
  process.stdout.write(`${Math.round(process.resourceUsage().maxRSS / 1024)}`);
}

async function bench(calls: number, killAfter: number): Promise<void> {
  const base = await testDatabase();
  if (base.url === undefined) throw new Error('TEST_DATABASE_URL must name a server');
  const directory = await mkdtemp(join(tmpdir(), 'parley-retention-'));
  try {
    await seed(base.pool, directory, calls);
    await countChanges({ db: base.db }, new AbortController().signal, 5_000);
    const before = await counts(base.pool, directory);
    const idle = await watch(base.pool, directory, once(AbortSignal.timeout(5_000), 'abort'));
    const killed = startJob(base.url, directory);
    const kill = setTimeout(() => killed.kill('SIGKILL'), killAfter * 1_000);
    const during = await watch(base.pool, directory, once(killed, 'exit'));
    clearTimeout(kill);
    const half = await counts(base.pool, directory);
    const began = performance.now();
    const second = startJob(base.url, directory);
    const output: Buffer[] = [];
    second.stdout.on('data', (chunk: Buffer) => output.push(chunk));
    const exit = once(second, 'exit');
    const later = await watch(base.pool, directory, exit);
    const [code] = (await exit) as [number | null];
    const seconds = (performance.now() - began) / 1_000;
    const megabytes = Number(Buffer.concat(output).toString());
    const said = await endLiveCall(base.pool);
    const left = await counts(base.pool, directory);
    const broken = (await checkInvariants(base.pool)).filter(({ count }) => count > 0).map(({ name }) => name);
    const show = (name: string, value: unknown) =>
      process.stdout.write(`${name.padEnd(34)} ${JSON.stringify(value)}\n`);
    const both = (values: number[]) => ({
      p50: percentile(values, 0.5),
      p95: percentile(values, 0.95),
      most: Math.max(...values),
    });
    show('left after kill -9', half);
    show('left after the second run', left);
    show('second run, seconds', Math.round(seconds));
    show('calls per second', Math.round((half.recordings || calls) / seconds));
    show('memory of the job, MB', megabytes);
    const all = { reads: [...during.reads, ...later.reads], writes: [...during.writes, ...later.writes] };
    const misled = idle.misled + during.misled + later.misled;
    const written = idle.writes.length + all.writes.length;
    show('a concurrent read, ms: idle', both(idle.reads));
    show('a concurrent read, ms: during', both(all.reads));
    show('a write of a live call, ms: idle', both(idle.writes));
    show('a write of a live call, ms: during', both(all.writes));
    show('utterances written and kept', [written, said]);
    show('readers led to what is gone', misled);
    show('broken invariants', broken);
    const isClean = left.entries + left.analyses + left.deliveries + left.events + left.recordings + left.objects === 0;
    const isSame =
      left.calls === calls && left.cost_micros === calls && left.counted === before.counted && before.counted === calls;
    if (code !== 0 || !isClean || !isSame || broken.length > 0) process.exitCode = 1;
    if (misled > 0 || said !== written || Math.max(...all.writes) > MAX_WRITE_MS) process.exitCode = 1;
    if (!(megabytes <= MAX_MB)) process.exitCode = 1;
  } finally {
    await base.close();
    await rm(directory, { recursive: true, force: true });
  }
}

function startJob(url: string, directory: string) {
  return spawn(process.execPath, [import.meta.filename, 'job', url, directory], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
}

type Pool = Awaited<ReturnType<typeof testDatabase>>['pool'];

interface Watched {
  /** Durations of reading a page of calls, as GET /v1/calls does, in milliseconds. */
  reads: number[];
  /** Durations of writing an utterance of a live call, in milliseconds. */
  writes: number[];
  /** Recordings that a row still offered, but that storage no longer had. */
  misled: number;
}

/** Reads and writes until the promise settles. */
async function watch(pool: Pool, directory: string, until: Promise<unknown>): Promise<Watched> {
  const watched: Watched = { reads: [], writes: [], misled: 0 };
  let isOver = false;
  void until.then(() => (isOver = true));
  const timed = async (text: string) => {
    const began = performance.now();
    await pool.query(text);
    return Math.round((performance.now() - began) * 10) / 10;
  };
  while (!isOver) {
    watched.reads.push(
      await timed(`select * from calls where workspace_id = 'wsp_bench' order by created_at desc, id desc limit 20`),
    );
    watched.writes.push(
      await timed(`with next as (update calls set sequence = sequence + 1, updated_at = now() where id = '${LIVE}' returning sequence)
        insert into call_events (call_id, sequence, type, data)
        select '${LIVE}', sequence, 'utterance', '{"role":"user","text":"Still here."}' from next`),
    );
    watched.misled += await readRecordings(pool, directory);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
  return watched;
}

/**
 * Reads the recordings that are due next, which the job is about to delete. @returns how many were deleted while a row still
 * offered them
 */
async function readRecordings(pool: Pool, directory: string): Promise<number> {
  const { rows } = await pool.query<{ id: string }>(`${OFFERED} order by ended_at limit 5`);
  const gone: string[] = [];
  for (const { id } of rows) {
    await access(join(directory, 'recordings', `${id}.mp3`)).catch(() => gone.push(id));
  }
  if (gone.length === 0) return 0;
  return (await pool.query(`${OFFERED} and id = any($1)`, [gone])).rows.length;
}

/** @returns the number of its utterances */
async function endLiveCall(pool: Pool): Promise<number> {
  const { rows } = await pool.query<{ count: number }>(
    `with gone as (delete from call_events where call_id = '${LIVE}' returning 1) select count(*)::int as count from gone`,
  );
  await pool.query(`delete from calls where id = '${LIVE}'`);
  return rows[0]!.count;
}

async function counts(pool: Pool, directory: string) {
  const { rows } = await pool.query<
    Record<
      'calls' | 'counted' | 'entries' | 'analyses' | 'deliveries' | 'events' | 'recordings' | 'cost_micros',
      number
    >
  >(`
    select (select count(*)::int from calls) as calls, (select count(*)::int from call_events) as entries,
      (select count(*)::int from call_analyses) as analyses, (select count(*)::int from deliveries) as deliveries,
      (select count(*)::int from events) as events, (select sum(cost_micros)::int from calls) as cost_micros,
      (select sum(calls)::int from analytics_days where level = 0) as counted,
      (select count(*)::int from calls where recording_state is not null) as recordings`);
  const objects = await readdir(join(directory, 'recordings')).catch(() => []);
  return { ...rows[0]!, objects: objects.length };
}

/** Creates calls that ended 40 days ago, in a workspace that keeps everything for 30 days. */
async function seed(pool: Pool, directory: string, calls: number): Promise<void> {
  const days = '{"recordings":30,"transcripts":30,"timeline":30,"analyses":30,"webhook_events":30}';
  const of = `from generate_series(1, ${calls}) n`;
  const id = (prefix: string) => `'${prefix}_' || lpad(n::text, 26, '0')`;
  const client = await pool.connect();
  try {
    // Wallets, holds and prices are not measured.
    await client.query(`set session_replication_role = replica`);
    await client.query(
      `insert into workspaces (id, name, privacy) values ('wsp_bench', 'Bench', '{"retention_days":${days}}')`,
    );
    await client.query(
      `insert into agents (workspace_id, id, agent_name, settings) values ('wsp_bench', 'agent_bench', 'Ada', '{}')`,
    );
    await client.query(
      `insert into agent_versions (workspace_id, agent_id, version, snapshot, changed) values ('wsp_bench', 'agent_bench', 1, '{}', '{}')`,
    );
    await client.query(`insert into webhooks (workspace_id, id, url, events, secret_sealed) values
      ('wsp_bench', 'whk_bench', 'http://127.0.0.1:9', '{call.ended}', 'x')`);
    await client.query(`insert into calls (workspace_id, id, agent_id, agent_version, direction, channel, status, end_reason, created_at,
        started_at, ended_at, duration_ms, cost_micros, recording_state, recording_bytes, sequence)
      select 'wsp_bench', ${id('call')}, 'agent_bench', 1, 'outbound', 'web', 'completed', 'caller_hangup', now() - interval '41 days',
        now() - interval '40 days', now() - interval '40 days', 60000, 1, 'ready', 1000, 20 ${of}`);
    await client.query(`insert into wallet_holds (workspace_id, call_id, held_micros, settled_at, total_micros, billed)
      select 'wsp_bench', ${id('call')}, 0, now(), 1, false ${of}`);
    await client.query(`insert into call_events (call_id, sequence, type, data)
      select ${id('call')}, s, case s when 20 then 'state' when 19 then 'analysis' else 'utterance' end,
        case s when 20 then '{"status":"completed","end_reason":"caller_hangup"}'
          else '{"role":"user","text":"What is said in a sentence of a call."}' end::jsonb
      from generate_series(1, ${calls}) n, generate_series(1, 20) s`);
    await client.query(
      `insert into call_analyses (call_id, summary, engine) select ${id('call')}, 'A call.', 'builtin' ${of}`,
    );
    await client.query(`insert into events (id, workspace_id, name, call_id, agent_id, body)
      select ${id('evt')}, 'wsp_bench', 'call.ended', ${id('call')}, 'agent_bench', '{"a":"body"}' ${of}`);
    await client.query(`insert into deliveries (workspace_id, id, webhook_id, event_id, event, call_id, agent_id, status, attempts, created_at,
        finished_at)
      select 'wsp_bench', ${id('dlv')}, 'whk_bench', ${id('evt')}, 'call.ended', ${id('call')}, 'agent_bench', 'succeeded', 1,
        now() - interval '40 days', now() - interval '40 days' ${of}`);
    await client.query(
      `insert into storage_use (workspace_id, recordings_bytes) values ('wsp_bench', ${calls} * 1000::bigint)`,
    );
    await client.query(`insert into analytics_changes (workspace_id, call_id) select 'wsp_bench', ${id('call')} ${of}`);
    await client.query(`insert into calls (workspace_id, id, agent_id, agent_version, direction, channel, status, started_at)
      values ('wsp_bench', '${LIVE}', 'agent_bench', 1, 'outbound', 'web', 'in_progress', now() - interval '40 days')`);
    await client.query('reset session_replication_role');
    await client.query('analyze');
  } finally {
    client.release();
  }
  const bytes = new Uint8Array(1_000);
  await mkdir(join(directory, 'recordings'), { recursive: true });
  for (let n = 1; n <= calls; n += AT_ONCE) {
    const some = Array.from({ length: Math.min(AT_ONCE, calls - n + 1) }, (_, i) => String(n + i).padStart(26, '0'));
    await Promise.all(some.map((text) => writeFile(join(directory, 'recordings', `call_${text}.mp3`), bytes)));
  }
}
