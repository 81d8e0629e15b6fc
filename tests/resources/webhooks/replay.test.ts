// Replays of deliveries: finished ones start a new round, waiting ones are sent now.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { EventName } from '../../../generated/events.ts';
import { newId } from '../../../src/core/ids.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { createDeliveryRunner } from '../../../src/resources/webhooks/delivery/runner.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import { tryLockReplays } from '../../../src/resources/webhooks/store/deliveries.ts';
import type { Context, Runtime } from '../../../src/runtime.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import {
  deliveriesOf,
  failureOf,
  handClock,
  newCaller,
  replyWith,
  startReceiver,
  tell,
  testRuntime,
  type TestReceiver,
} from './support.ts';

let base: TestDatabase;
let runtime: Runtime & { close(): Promise<void> };
let receiver: TestReceiver;
const clock = handClock();
const headers = {};
beforeAll(async () => {
  base = await testDatabase();
  runtime = testRuntime(base.database, clock);
  receiver = await startReceiver();
});
afterAll(async () => {
  await receiver.close();
  await runtime.close();
  await base.close();
});

async function create(ctx: Context, url = receiver.url, events: EventName[] = ['call.ended']) {
  const { body } = await handlers.createWebhook(ctx, { headers, body: { url, events } });
  return body;
}

describe('replayWebhookDeliveries', () => {
  test('a dead letter is sent again with the same event id and body', async () => {
    const ctx = await newCaller(runtime);
    const own = await startReceiver(replyWith(500));
    const body = { url: own.url, events: ['call.ended' as const], retry_policy: 'exponential' as const };
    await handlers.createWebhook(ctx, { headers, body });
    await tell(ctx);
    const runner = createDeliveryRunner(runtime);
    for (let i = 0; i < 4; i++) {
      await runner.runOnce();
      clock.move(121_000);
    }
    const [dead] = await deliveriesOf(ctx, { status: 'dead_letter' });
    expect(dead).toMatchObject({ attempts: 4, last_status: 500, next_attempt_at: null });
    own.answer = replyWith(200);
    const { body: replayed } = await handlers.replayWebhookDeliveries(ctx, { headers, body: { ids: [dead!.id] } });
    expect(replayed).toEqual({ replayed: 1 });
    await runner.runOnce();
    const [again] = await deliveriesOf(ctx);
    expect(again).toMatchObject({ id: dead!.id, event_id: dead!.event_id, status: 'succeeded', attempts: 5 });
    expect(new Set(own.received.map((one) => one.body)).size).toBe(1);
    expect(new Set(own.received.map((one) => one.headers['webhook-id']))).toEqual(new Set([dead!.event_id]));
    await own.close();
  });
  test('a delivery that waits for its next attempt is sent now, and keeps its round', async () => {
    const ctx = await newCaller(runtime);
    const own = await startReceiver(replyWith(500));
    await create(ctx, own.url);
    await tell(ctx);
    const runner = createDeliveryRunner(runtime);
    await runner.runOnce();
    const [waiting] = await deliveriesOf(ctx, { status: 'retrying' });
    await runner.runOnce();
    expect(own.received).toHaveLength(1);
    own.answer = replyWith(200);
    const { body: replayed } = await handlers.replayWebhookDeliveries(ctx, { headers, body: { ids: [waiting!.id] } });
    expect(replayed).toEqual({ replayed: 1 });
    await runner.runOnce();
    expect(await deliveriesOf(ctx)).toMatchObject([{ id: waiting!.id, status: 'succeeded', attempts: 2 }]);
    await own.close();
  });
  test('a hurried attempt that fails continues with the rest of the schedule', async () => {
    const ctx = await newCaller(runtime);
    const own = await startReceiver(replyWith(500));
    await create(ctx, own.url);
    await tell(ctx);
    const runner = createDeliveryRunner(runtime);
    await runner.runOnce();
    const [first] = await deliveriesOf(ctx);
    clock.move(10_000);
    await handlers.replayWebhookDeliveries(ctx, { headers, body: { status: 'retrying' } });
    await runner.runOnce();
    const [second] = await deliveriesOf(ctx);
    expect([first!.attempts, second!.attempts]).toEqual([1, 2]);
    expect(Date.parse(second!.next_attempt_at!) - Date.parse(first!.next_attempt_at!)).toBe(4 * 60_000);
    await own.close();
  });
  test('leaves deliveries unchanged that are due; an unknown id replays nothing', async () => {
    const ctx = await newCaller(runtime);
    await create(ctx);
    await tell(ctx);
    const [waiting] = await deliveriesOf(ctx);
    const some = await handlers.replayWebhookDeliveries(ctx, { headers, body: { ids: [waiting!.id] } });
    expect(some.body).toEqual({ replayed: 0 });
    const wrong = handlers.replayWebhookDeliveries(ctx, { headers, body: { ids: [waiting!.id, newId('dlv')] } });
    expect((await failureOf(wrong)).code).toBe('delivery_not_found');
  });
  test('rejects a webhook of another workspace', async () => {
    const [ctx, other] = [await newCaller(runtime), await newCaller(runtime)];
    const { id } = await create(other);
    const foreign = handlers.replayWebhookDeliveries(ctx, { headers, body: { webhook_id: id } });
    expect((await failureOf(foreign)).details.errors).toMatchObject([{ pointer: '/webhook_id', code: 'not_found' }]);
    expect((await handlers.replayWebhookDeliveries(other, { headers, body: { webhook_id: id } })).status).toBe(202);
  });
  test('replays the deliveries that match a filter', async () => {
    const ctx = await newCaller(runtime);
    const own = await startReceiver(replyWith(404));
    await create(ctx, own.url, ['call.ended', 'call.started']);
    await tell(ctx, 'call.ended');
    await tell(ctx, 'call.started');
    await createDeliveryRunner(runtime).runOnce();
    const body = { status: 'rejected' as const, event: 'call.started' as const };
    expect((await handlers.replayWebhookDeliveries(ctx, { headers, body })).body).toEqual({ replayed: 1 });
    expect((await deliveriesOf(ctx, { status: 'pending' })).map(({ event }) => event)).toEqual(['call.started']);
    await own.close();
  });

  test('by filter runs once at a time in a workspace; others, and replays by id, do not wait for it', async () => {
    const [ctx, other] = [await newCaller(runtime), await newCaller(runtime)];
    await create(ctx);
    await tell(ctx);
    await createDeliveryRunner(runtime).runOnce();
    const [sent] = await deliveriesOf(ctx);
    const replay = (by: Context, body: object) => handlers.replayWebhookDeliveries(by, { headers, body });
    await inTransaction(base.db, async (trx) => {
      expect(await tryLockReplays(trx, ctx.actor.workspaceId)).toBe(true);
      const refusal = await failureOf(replay(ctx, { status: 'succeeded' }));
      expect([refusal.code, refusal.details.retryAfter]).toEqual(['rate_limited', 5]);
      expect((await replay(ctx, { ids: [sent!.id] })).body).toEqual({ replayed: 1 });
      expect((await replay(other, { status: 'succeeded' })).body).toEqual({ replayed: 0 });
    });
    await createDeliveryRunner(runtime).runOnce();
    expect((await replay(ctx, { status: 'succeeded' })).body).toEqual({ replayed: 1 });
  });
});
