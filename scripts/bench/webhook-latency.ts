// B3: the time from the commit of an event to the arrival of its first attempt, and the cost to writers of waking the runner.
// Run: TEST_DATABASE_URL=postgres://… node scripts/bench/webhook-latency.ts [events] [rounds]
// Gate, a ratio within one run: writers with wake-ups against writers without, interleaved, at least 0.85. The bounds of the
// latency (p50 10 ms, p99 75 ms) are printed.
import { eventSamples } from '../../generated/events.ts';
import { newId } from '../../src/core/ids.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { createDeliveryRunner } from '../../src/resources/webhooks/delivery/runner.ts';
import { handlers } from '../../src/resources/webhooks/handlers.ts';
import { publish } from '../../src/resources/webhooks/service/publish.ts';
import type { Context } from '../../src/runtime.ts';
import { newCaller, startReceiver, testRuntime } from '../../tests/resources/webhooks/support.ts';
import { testDatabase } from '../../tests/support/database.ts';
import { until } from '../../tests/support/until.ts';

const [events = 1_000, rounds = 5] = process.argv.slice(2).map(Number);
const PACE_MS = 5;
const WRITERS = 8;
const ROUND_MS = 1_500;

const base = await testDatabase();
const runtime = testRuntime(base.database);
const ctx = await newCaller(runtime);
const arrived = new Map<string, number>();
const receiver = await startReceiver(({ body }, response) => {
  arrived.set((JSON.parse(body) as { call_id: string }).call_id, performance.now());
  response.writeHead(204).end();
});
await handlers.createWebhook(ctx, { headers: {}, body: { url: receiver.url, events: ['call.ended'] } });

async function tell(context: Context): Promise<string> {
  const callId = newId('call');
  const { workspaceId } = context.actor;
  const event = { workspaceId, callId, agentId: 'agent_bench', name: 'call.ended' as const };
  const { data } = eventSamples['call.ended'];
  await inTransaction(context.db, (trx) => publish(trx, context, { ...event, data }));
  return callId;
}

async function latencies(): Promise<number[]> {
  const runner = createDeliveryRunner(runtime);
  runner.start();
  await runtime.notifications.ready();
  const committed = new Map<string, number>();
  for (let i = 0; i < events; i++) {
    const callId = await tell(ctx);
    committed.set(callId, performance.now());
    await new Promise((resolve) => setTimeout(resolve, PACE_MS));
  }
  await until(() => arrived.size === events);
  await runner.stop(1_000);
  return [...committed].map(([callId, at]) => arrived.get(callId)! - at).sort((a, b) => a - b);
}

/** Transactions per second of eight writers. */
async function write(context: Context): Promise<number> {
  const end = performance.now() + ROUND_MS;
  let done = 0;
  const one = async () => {
    for (; performance.now() < end; done++) await tell(context);
  };
  await Promise.all(Array.from({ length: WRITERS }, one));
  return (done * 1_000) / ROUND_MS;
}

const sorted = await latencies();
const [p50, p99] = [sorted[Math.floor(events * 0.5)]!, sorted[Math.floor(events * 0.99)]!];
console.log(`commit → first attempt: p50 ${p50.toFixed(1)} ms, p99 ${p99.toFixed(1)} ms over ${events} events`);

const quiet = { ...ctx, notifications: { ...runtime.notifications, wake: () => undefined } };
const writers: { waking: number[]; quiet: number[] } = { waking: [], quiet: [] };
// A listener, as in a running service, so that wake-ups are delivered; nothing is sent.
const unlisten = runtime.notifications.listen('webhook_deliveries', () => undefined);
for (let round = 0; round < rounds; round++) {
  writers.waking.push(await write(ctx));
  writers.quiet.push(await write(quiet));
}
unlisten();
const median = (all: number[]) => all.sort((a, b) => a - b)[Math.floor(all.length / 2)]!;
const ratio = median(writers.waking) / median(writers.quiet);
console.log(
  `writers: ${median(writers.waking).toFixed(0)}/s with wake-ups, ${median(writers.quiet).toFixed(0)}/s without`,
);
console.log(`${ratio >= 0.85 ? 'met   ' : 'MISSED'} with / without, at least 0.85: ${ratio.toFixed(2)}`);
console.log(`${p50 <= 10 && p99 <= 75 ? 'met   ' : 'MISSED'} p50 at most 10 ms, p99 at most 75 ms`);

await receiver.close();
await runtime.close();
await base.close();
if (ratio < 0.85) process.exitCode = 1;
