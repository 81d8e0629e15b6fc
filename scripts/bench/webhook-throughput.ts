// B2: 20,000 due deliveries. Compares the service with a floor (the same requests and signatures without a database) and a peer
// (one graphile-worker job per delivery), interleaved; then measures a claim with a backlog of 10,000 and 1,000,000 deliveries.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/webhook-throughput.ts [deliveries] [rounds] [backlog]
// With `npm run bench -- --peers` and a Redis server on the machine, BullMQ is a second peer.
// Gates on ratios within one run: at least half of the floor, 2.5 times each peer, a claim at most 1.2 times as expensive.
import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { Logger, run as runWorker } from 'graphile-worker';
import { sql } from 'kysely';
import { eventSamples } from '../../generated/events.ts';
import { newId } from '../../src/core/ids.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { createDeliveryRunner } from '../../src/resources/webhooks/delivery/runner.ts';
import { sendWebhook } from '../../src/resources/webhooks/delivery/send.ts';
import { handlers } from '../../src/resources/webhooks/handlers.ts';
import { publishAll } from '../../src/resources/webhooks/service/publish.ts';
import { newWebhookSecret } from '../../src/resources/webhooks/service/signature.ts';
import { claimDeliveries, releaseClaims, selectDueWebhooks } from '../../src/resources/webhooks/store/claims.ts';
import type { Context } from '../../src/runtime.ts';
import { newCaller, testRuntime } from '../../tests/resources/webhooks/support.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { backendsOf, measured, type Measured } from './cpu.ts';
import { startBullMq } from './webhook-bullmq.ts';

const [deliveries = 20_000, rounds = 5, backlog = 1_000_000] = process.argv.slice(2).map(Number);
const PARALLEL = 64;
const PUBLISH_BATCH = 1_000;
const BODY = JSON.stringify(eventSamples['call.ended']);

const receiver = fork(fileURLToPath(new URL('webhook-receiver.ts', import.meta.url)));
const [port] = (await once(receiver, 'message')) as [number];
const url = `http://127.0.0.1:${port}/hook`;
const base = await testDatabase();
const runtime = testRuntime(base.database);
const ctx = await newCaller(runtime);
const events = ['call.ended' as const];
const webhook = (await handlers.createWebhook(ctx, { headers: {}, body: { url, events } })).body;

async function fill(context: Context, count: number): Promise<void> {
  const { data } = eventSamples['call.ended'];
  const { workspaceId } = context.actor;
  for (let done = 0; done < count; done += PUBLISH_BATCH) {
    const batch = Array.from({ length: Math.min(PUBLISH_BATCH, count - done) }, () => ({
      workspaceId,
      callId: newId('call'),
      agentId: 'agent_bench',
      name: 'call.ended' as const,
      data,
    }));
    await inTransaction(context.db, (trx) => publishAll(trx, context, batch));
  }
  await sql`vacuum analyze deliveries, delivery_queue, events`.execute(context.db);
}

const measure = (others: readonly number[], work: () => Promise<void>): Promise<Measured> =>
  measured(others, () => work().then(() => deliveries));

async function ours(): Promise<Measured> {
  await fill(ctx, deliveries);
  let left = deliveries;
  const { promise, resolve } = Promise.withResolvers<void>();
  const runner = createDeliveryRunner(runtime, {
    onOutcomes: async (_trx, outcomes) => {
      left -= outcomes.filter(({ status }) => status === 'succeeded').length;
      if (left === 0) resolve();
    },
  });
  const result = await measure(await backendsOf(ctx.db), async () => {
    runner.start();
    await promise;
  });
  await runner.stop(1_000);
  await sql`truncate deliveries, events cascade`.execute(ctx.db);
  return result;
}

const secrets = { current: newWebhookSecret(), next: null };
const request = { url, secrets, format: 'parley' as const, body: BODY, timeoutMs: 10_000 };
const send = () => sendWebhook(runtime, { ...request, eventId: newId('evt') });

function floor(): Promise<Measured> {
  return measure([], async () => {
    let left = deliveries;
    const one = async () => {
      while (left-- > 0) await send();
    };
    await Promise.all(Array.from({ length: PARALLEL }, one));
  });
}

async function peer(): Promise<Measured> {
  await sql`create table if not exists bench_jobs (id int primary key, status int)`.execute(ctx.db);
  await sql`truncate bench_jobs`.execute(ctx.db);
  await sql`insert into bench_jobs select g, null from generate_series(1, ${deliveries}) g`.execute(ctx.db);
  await sql`select graphile_worker.add_jobs(array_agg(spec)) from bench_jobs, json_populate_record(
    null::graphile_worker.job_spec, json_build_object('identifier', 'bench', 'payload', json_build_object('id', id))) spec
  `.execute(ctx.db);
  let left = deliveries;
  const { promise, resolve } = Promise.withResolvers<void>();
  const taskList = {
    bench: async (payload: unknown) => {
      const { status } = await send();
      await base.pool.query('update bench_jobs set status = $1 where id = $2', [
        status,
        (payload as { id: number }).id,
      ]);
      if (--left === 0) resolve();
    },
  };
  return measure(await backendsOf(ctx.db), async () => {
    const worker = await runWorker({
      pgPool: base.pool,
      concurrency: 24,
      taskList,
      noHandleSignals: true,
      // The default logger writes a line per job, which would count against the peer.
      logger: new Logger(() => () => undefined),
    });
    await promise;
    await worker.stop();
  });
}

/** Milliseconds of one search and one claim of 64, median of 30; the claims are rolled back. */
async function claimCost(): Promise<number> {
  const times: number[] = [];
  for (let i = 0; i < 30; i++) {
    const now = new Date();
    const ends = { scheduled: now, exponential: now };
    const start = performance.now();
    const { dueWebhooks } = await selectDueWebhooks(ctx.db, '', 500, now);
    const quotas = dueWebhooks.map(({ webhookId }) => ({ webhookId, count: PARALLEL }));
    const claims = await claimDeliveries(ctx.db, quotas, now, ends);
    times.push(performance.now() - start);
    await releaseClaims(ctx.db, claims);
  }
  return times.sort((a, b) => a - b)[15]!;
}

const median = (all: Measured[], pick: (one: Measured) => number) =>
  all.map(pick).sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
const bullmq = await startBullMq(send);
const results: Record<'ours' | 'floor' | 'peer' | 'bullmq', Measured[]> = { ours: [], floor: [], peer: [], bullmq: [] };
for (let round = 0; round < rounds; round++) {
  results.ours.push(await ours());
  results.floor.push(await floor());
  results.peer.push(await peer());
  if (bullmq) results.bullmq.push(await bullmq.run(deliveries, (work) => measure([bullmq.pid], work)));
}
const rate = (name: keyof typeof results) => median(results[name], (one) => one.perSecond);
await bullmq?.close();
for (const name of ['ours', 'floor', 'peer', 'bullmq'] as const) {
  if (results[name].length === 0) continue;
  const cpu = median(results[name], (one) => one.cpuMicros).toFixed(0);
  const others = median(results[name], (one) => one.otherMicros).toFixed(0);
  console.log(
    `${name.padEnd(6)} ${rate(name).toFixed(0).padStart(7)}/s  ${cpu.padStart(5)} µs CPU each, and ${others} in its store`,
  );
}
await fill(ctx, 10_000);
const small = await claimCost();
await fill(ctx, backlog - 10_000);
const large = await claimCost();
const goals: [string, number, boolean][] = [
  ['ours / floor, at least 0.5', rate('ours') / rate('floor'), rate('ours') >= 0.5 * rate('floor')],
  ['ours / peer, at least 2.5', rate('ours') / rate('peer'), rate('ours') >= 2.5 * rate('peer')],
  ['claim with the whole backlog / with 10 000, at most 1.2', large / small, large <= 1.2 * small],
];
if (bullmq) {
  goals.push(['ours / BullMQ, at least 2.5', rate('ours') / rate('bullmq'), rate('ours') >= 2.5 * rate('bullmq')]);
}
console.log(`claim  ${small.toFixed(2)} ms with 10 000 waiting, ${large.toFixed(2)} ms with ${backlog}`);
for (const [goal, value, met] of goals) console.log(`${met ? 'met   ' : 'MISSED'} ${goal}: ${value.toFixed(2)}`);

receiver.disconnect();
await runtime.close();
await base.close();
if (!webhook.enabled || goals.some(([, , met]) => !met)) process.exitCode = 1;
