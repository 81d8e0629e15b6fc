// Deliveries end to end on a real database: every outcome under both policies with a manual clock, work shared between runners,
// slow receivers, disabling, draining.
import { sql } from 'kysely';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import type { DeliveryOutcome } from '../../../src/resources/webhooks/delivery/outcome-writer.ts';
import { outcomeOf } from '../../../src/resources/webhooks/delivery/outcomes.ts';
import { createDeliveryRunner } from '../../../src/resources/webhooks/delivery/runner.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import {
  claimDeliveries,
  selectDueWebhooks,
  writeOutcomes,
  type ClaimedDelivery,
} from '../../../src/resources/webhooks/store/claims.ts';
import type { Context, Runtime } from '../../../src/runtime.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { callsOf, handClock, newCaller, publishMany, replyWith, startReceiver, testRuntime } from './support.ts';

type TestRuntime = Runtime & { close(): Promise<void> };
let base: TestDatabase;
let runtime: TestRuntime;
beforeAll(async () => {
  base = await testDatabase();
  runtime = testRuntime(base.database);
});
afterAll(async () => {
  await runtime.close();
  await base.close();
});

const SECOND = 1_000;
const MINUTE = 60 * SECOND;
const HOUR = 60 * MINUTE;
const DAY = 24 * HOUR;
const POLICIES = ['scheduled', 'exponential'] as const;

async function listen(ctx: Context, url: string, retry_policy: (typeof POLICIES)[number] = 'scheduled') {
  const body = { url, events: ['call.ended' as const], retry_policy };
  return (await handlers.createWebhook(ctx, { headers: {}, body })).body;
}

const rowsOf = (ctx: Context) =>
  ctx.db.selectFrom('deliveries').selectAll().where('workspace_id', '=', ctx.actor.workspaceId).execute();

test('deliveries of one claim are signed with the secrets of their own webhooks', async () => {
  const receiver = await startReceiver(replyWith(204));
  const ctx = await newCaller(runtime);
  const { origin } = new URL(receiver.url);
  const secrets = new Map<string, string>();
  for (const path of ['/one', '/two', '/three']) secrets.set(path, (await listen(ctx, `${origin}${path}`)).secret!);
  await publishMany(ctx, 4);
  await createDeliveryRunner(runtime, { slots: 64 }).runOnce();
  expect(receiver.received).toHaveLength(12);
  for (const { path, headers, body } of receiver.received) {
    expect(new Webhook(secrets.get(path)!).verify(body, headers as Record<string, string>)).toBeTruthy();
  }
  await receiver.close();
});

describe('the retry schedule', () => {
  const again = {
    scheduled: [0, MINUTE, 5 * MINUTE, 30 * MINUTE, 2 * HOUR, 6 * HOUR, 24 * HOUR],
    exponential: [0, 30 * SECOND, 90 * SECOND, 210 * SECOND],
  };
  const once = { scheduled: [0], exponential: [0] };
  const classes = [
    { what: '200', status: 'succeeded', tries: once },
    { what: '302', status: 'rejected', tries: once },
    { what: '404', status: 'rejected', tries: once },
    { what: '429', status: 'rejected', tries: once },
    { what: '410', status: 'rejected', tries: once },
    { what: '500', status: 'dead_letter', tries: again },
    { what: '503', status: 'dead_letter', tries: again },
    { what: 'timeout', status: 'dead_letter', tries: again },
    { what: 'refused', status: 'dead_letter', tries: again },
    { what: 'dns_failed', status: 'dead_letter', tries: again },
    { what: 'tls_failed', status: 'dead_letter', tries: again },
  ];
  const cases = classes.flatMap((kind) => POLICIES.map((policy) => ({ ...kind, policy })));
  const offsets = new Map<string, { status: string; at: number[]; said: Set<string> }>();

  beforeAll(async () => {
    const own = await testDatabase();
    const clock = handClock();
    const start = clock.now();
    const timed = testRuntime(own.database, clock);
    const receiver = await startReceiver(({ path }, response) => {
      const status = Number(path.slice(1));
      if (status > 0) response.writeHead(status).end();
    });
    const { port, origin } = new URL(receiver.url);
    const urls: Record<string, string> = {
      refused: 'http://127.0.0.1:1/',
      dns_failed: 'http://nowhere.example.com/',
      tls_failed: `https://127.0.0.1:${port}/`,
    };
    const callers = new Map<string, Context>();
    for (const { what, policy } of cases) {
      const ctx = await newCaller(timed);
      await listen(ctx, urls[what] ?? `${origin}/${what}`, policy);
      await publishMany(ctx, 1);
      callers.set(`${what} ${policy}`, ctx);
    }
    const runner = createDeliveryRunner(timed, { answerTimeoutMs: { scheduled: 600, exponential: 600 } });
    const times = [...new Set([...again.scheduled, ...again.exponential, 2 * DAY])].sort((a, b) => a - b);
    for (const time of times) {
      // Nothing may happen one millisecond early.
      if (time > 0) clock.set(start + time - 1);
      if (time > 0) await runner.runOnce();
      clock.set(start + time);
      await runner.runOnce();
    }
    for (const [name, ctx] of callers) {
      const [row] = await rowsOf(ctx);
      const { body } = await handlers.getWebhookDelivery(ctx, { path: { id: row!.id } });
      const at = body.attempt_log.map((attempt) => Date.parse(attempt.at) - start);
      const said = new Set(body.attempt_log.map(({ status, error }) => error ?? String(status)));
      offsets.set(name, { status: row!.status, at, said });
    }
    await receiver.close();
    await timed.close();
    await own.close();
  });

  test.each(cases)('$what under $policy ends as $status', ({ what, policy, status, tries }) => {
    expect(offsets.get(`${what} ${policy}`)).toEqual({ status, at: tries[policy], said: new Set([what]) });
  });
});

describe('the failure record of a webhook', () => {
  const state = async (ctx: Context) => (await handlers.listWebhooks(ctx, { query: PAGE })).body.data[0]!;
  const PAGE = { limit: 20, include_total: false };

  test('410 disables it and cancels its waiting deliveries', async () => {
    const ctx = await newCaller(runtime);
    const receiver = await startReceiver(replyWith(410));
    await listen(ctx, receiver.url);
    await publishMany(ctx, 20);
    await createDeliveryRunner(runtime, { slots: 1 }).runOnce();
    expect(await state(ctx)).toMatchObject({ enabled: false, disabled_reason: 'gone' });
    const statuses = (await rowsOf(ctx)).map(({ status }) => status).sort();
    expect(statuses).toEqual([...Array<string>(19).fill('canceled'), 'rejected']);
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
  });
  test('five days with only failures disable it; one success resets the count', async () => {
    const clock = handClock();
    const timed = testRuntime(base.database, clock);
    const ctx = await newCaller(timed);
    const receiver = await startReceiver(replyWith(500));
    await listen(ctx, receiver.url);
    const runner = createDeliveryRunner(timed);
    const attempt = async () => {
      await publishMany(ctx, 1);
      await runner.runOnce();
    };
    const failEachDay = async (days: number) => {
      for (let day = 0; day < days; day++) {
        clock.move(DAY);
        await attempt();
      }
    };
    await attempt();
    await failEachDay(4);
    receiver.answer = replyWith(200);
    await attempt();
    expect(await state(ctx)).toMatchObject({ failure_streak: 0, last_success_at: new Date(clock.now()).toISOString() });
    receiver.answer = replyWith(500);
    await attempt();
    await failEachDay(4);
    clock.move(DAY - 1);
    await attempt();
    expect(await state(ctx)).toMatchObject({ enabled: true });
    clock.move(1);
    await attempt();
    expect(await state(ctx)).toMatchObject({ enabled: false, disabled_reason: 'failing' });
    await receiver.close();
    await timed.close();
  });
  test('two short outages with days without events between them do not disable it', async () => {
    const clock = handClock();
    const timed = testRuntime(base.database, clock);
    const ctx = await newCaller(timed);
    const receiver = await startReceiver(replyWith(404));
    await listen(ctx, receiver.url);
    const runner = createDeliveryRunner(timed);
    await publishMany(ctx, 1);
    await runner.runOnce();
    clock.move(6 * DAY);
    receiver.answer = replyWith(500);
    await publishMany(ctx, 1);
    await runner.runOnce();
    expect(await state(ctx)).toMatchObject({ enabled: true, failure_streak: 2 });
    receiver.answer = replyWith(200);
    clock.move(60_000);
    await runner.runOnce();
    expect((await rowsOf(ctx)).map(({ status }) => status).sort()).toEqual(['rejected', 'succeeded']);
    await receiver.close();
    await timed.close();
  });
});

describe('several webhook runners', () => {
  test('on one database send each delivery once', async () => {
    const ctx = await newCaller(runtime);
    const receiver = await startReceiver();
    await listen(ctx, receiver.url);
    const calls = await publishMany(ctx, 400);
    const runners = [createDeliveryRunner(runtime), createDeliveryRunner(runtime)];
    for (const runner of runners) runner.start();
    await until(async () => (await rowsOf(ctx)).every(({ status }) => status === 'succeeded'));
    await Promise.all(runners.map((runner) => runner.stop(1_000)));
    expect(callsOf(receiver.received).sort()).toEqual(calls.sort());
    await receiver.close();
  });
  test('a worker that was paused beyond its lease does not overwrite the outcome of the next worker', async () => {
    const ctx = await newCaller(runtime);
    const { id } = await listen(ctx, 'http://127.0.0.1:1/');
    await publishMany(ctx, 1);
    const now = Date.now();
    const claim = async (at: number): Promise<ClaimedDelivery> => {
      const end = new Date(at + 100);
      const quotas = [{ webhookId: id, count: 5 }];
      const [row] = await claimDeliveries(ctx.db, quotas, new Date(at), { scheduled: end, exponential: end });
      return row!;
    };
    const paused = await claim(now);
    expect(await claim(now + 99)).toBeUndefined();
    const next = await claim(now + 100);
    const attempt = { at: new Date(now), answer: '', error: null, durationMs: 1 };
    const write = (by: ClaimedDelivery, status: number) =>
      inTransaction(ctx.db, (trx) => writeOutcomes(trx, [outcomeOf(by, { ...attempt, status }, now)]));
    expect((await write(paused, 404)).size).toBe(0);
    expect((await write(next, 200)).size).toBe(1);
    expect((await write(paused, 404)).size).toBe(0);
    const [row] = await rowsOf(ctx);
    expect(row).toMatchObject({ status: 'succeeded', attempts: 1, last_status: 200 });
  });
});

describe('receivers of webhooks', () => {
  test('slow receivers with a long backlog do not delay a fast one', async () => {
    const ctx = await newCaller(runtime);
    const silent = await Promise.all(Array.from({ length: 6 }, () => startReceiver(() => undefined)));
    for (const receiver of silent) await listen(ctx, receiver.url);
    await publishMany(ctx, 300);
    const quick = await startReceiver();
    await listen(ctx, quick.url);
    const runner = createDeliveryRunner(runtime, { slots: 16 });
    runner.start();
    await until(() => silent.every(({ received }) => received.length > 0));
    const before = performance.now();
    await publishMany(ctx, 100);
    await until(() => new Set(callsOf(quick.received)).size === 100);
    // Far below the timeout of ten seconds for each slow receiver.
    expect(performance.now() - before).toBeLessThan(8_000);
    await runner.stop(0);
    await Promise.all([...silent, quick].map((receiver) => receiver.close()));
    await ctx.db.deleteFrom('deliveries').where('workspace_id', '=', ctx.actor.workspaceId).execute();
  });
  test('a webhook whose first delivery becomes due next to an endless backlog is served', async () => {
    const [busy, other] = [await newCaller(runtime), await newCaller(runtime)];
    const [many, one] = [await startReceiver(), await startReceiver()];
    await listen(busy, many.url);
    await publishMany(busy, 1_000);
    const runner = createDeliveryRunner(runtime);
    runner.start();
    await until(() => many.received.length > 0);
    await listen(other, one.url);
    await publishMany(other, 1);
    await until(async () => {
      if (one.received.length > 0) return true;
      await publishMany(busy, 200);
      return false;
    });
    await runner.stop(1_000);
    expect(one.received).toHaveLength(1);
    await Promise.all([many, one].map((receiver) => receiver.close()));
    await runtime.db.deleteFrom('deliveries').where('workspace_id', '=', busy.actor.workspaceId).execute();
  });
  test('all webhooks are served, even if there are more than one pass reads', async () => {
    const ctx = await newCaller(runtime);
    const receiver = await startReceiver();
    for (let i = 0; i < 40; i++) await listen(ctx, receiver.url);
    await publishMany(ctx, 3);
    const { dueWebhooks, next } = await selectDueWebhooks(ctx.db, '', 7, new Date());
    expect([dueWebhooks.length, next]).toEqual([7, dueWebhooks[6]!.webhookId]);
    await createDeliveryRunner(runtime, { slots: 5 }).runOnce();
    expect(receiver.received).toHaveLength(120);
    await receiver.close();
  });
});

describe('start and stop of the webhook runner', () => {
  test('a commit wakes the runner before its next poll', async () => {
    const ctx = await newCaller(runtime);
    const receiver = await startReceiver();
    await listen(ctx, receiver.url);
    const runner = createDeliveryRunner(runtime, { pollMs: 60_000 });
    runner.start();
    await runtime.notifications.ready();
    await publishMany(ctx, 1);
    await until(() => receiver.received.length === 1);
    await runner.stop(1_000);
    await receiver.close();
  });
  test('stop waits for deliveries in progress and releases those that do not end in time', async () => {
    const ctx = await newCaller(runtime);
    const held: (() => void)[] = [];
    const receiver = await startReceiver();
    await listen(ctx, receiver.url);
    const runner = createDeliveryRunner(runtime);
    runner.start();
    await publishMany(ctx, 1);
    await until(async () => (await rowsOf(ctx)).every(({ status }) => status === 'succeeded'));
    receiver.answer = (_request, response) => void held.push(() => response.writeHead(200).end());
    await publishMany(ctx, 2);
    await until(() => held.length === 2);
    const stopped = runner.stop(300);
    held[0]!();
    await stopped;
    const rows = await rowsOf(ctx);
    expect(rows.map(({ status }) => status).sort()).toEqual(['pending', 'succeeded', 'succeeded']);
    expect(rows.find(({ status }) => status === 'pending')).toMatchObject({ attempts: 0 });
    receiver.answer = replyWith(200);
    await createDeliveryRunner(runtime).runOnce();
    expect(receiver.received).toHaveLength(4);
    await receiver.close();
  });
  test('the history of a call records every attempt, and its failure affects no delivery', async () => {
    const ctx = await newCaller(runtime);
    const receiver = await startReceiver(replyWith(201));
    await listen(ctx, receiver.url);
    const heard: DeliveryOutcome[] = [];
    const [callId] = await publishMany(ctx, 1);
    await createDeliveryRunner(runtime, { onOutcomes: async (_trx, all) => void heard.push(...all) }).runOnce();
    expect(heard).toMatchObject([{ callId, status: 'succeeded', attempt: 1, httpStatus: 201, error: null }]);
    await publishMany(ctx, 1);
    const failing = async (trx: Context['db']) =>
      void (await trx
        .selectFrom('calls')
        .select('no_column' as 'id')
        .execute());
    await createDeliveryRunner(runtime, { onOutcomes: failing }).runOnce();
    expect((await rowsOf(ctx)).map(({ status }) => status)).toEqual(['succeeded', 'succeeded']);
    await receiver.close();
  });

  test('the history of a call records an attempt whose transaction was the victim of a deadlock', async () => {
    const ctx = await newCaller(runtime);
    const receiver = await startReceiver(replyWith(200));
    await listen(ctx, receiver.url);
    const [callId] = await publishMany(ctx, 1);
    const heard: DeliveryOutcome[] = [];
    let isVictim = true;
    const onOutcomes = async (trx: Context['db'], all: readonly DeliveryOutcome[]) => {
      if (isVictim) {
        isVictim = false;
        await sql`do $$ begin raise exception 'deadlock detected' using errcode = '40P01'; end $$`.execute(trx);
      }
      heard.push(...all);
    };
    await createDeliveryRunner(runtime, { onOutcomes }).runOnce();
    expect(heard).toMatchObject([{ callId, status: 'succeeded', attempt: 1 }]);
    expect((await rowsOf(ctx)).map(({ status, attempts }) => [status, attempts])).toEqual([['succeeded', 1]]);
    expect(receiver.received).toHaveLength(1);
    await receiver.close();
  });
});
