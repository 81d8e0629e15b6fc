// The deliveries that the nightly job deletes and keeps.
import { expect, test } from 'vitest';
import { createDeliveryRunner } from '../../../src/resources/webhooks/delivery/runner.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import { pruneWebhooks, RETENTION_MS } from '../../../src/resources/webhooks/service/retention.ts';
import { testDatabase } from '../../support/database.ts';
import { handClock, newCaller, publishMany, replyWith, startReceiver, testRuntime } from './support.ts';

test('deletes finished deliveries with their bodies after 30 days, and keeps those that wait, are newer or are in use', async () => {
  const base = await testDatabase();
  const clock = handClock();
  const runtime = testRuntime(base.database, clock);
  const receiver = await startReceiver();
  const ctx = await newCaller(runtime);
  const body = { url: receiver.url, events: ['call.ended' as const] };
  const { id } = (await handlers.createWebhook(ctx, { headers: {}, body })).body;
  const counts = async () => {
    const count = async (table: 'deliveries' | 'events' | 'delivery_attempts' | 'webhooks') =>
      (await ctx.db.selectFrom(table).selectAll().execute()).length;
    return [
      await count('deliveries'),
      await count('delivery_attempts'),
      await count('events'),
      await count('webhooks'),
    ];
  };
  const prune = () => pruneWebhooks(runtime, new AbortController().signal);

  receiver.answer = replyWith(500);
  await publishMany(ctx, 3);
  await createDeliveryRunner(runtime).runOnce();
  receiver.answer = replyWith(204);
  await handlers.replayWebhookDeliveries(ctx, { headers: {}, body: { status: 'retrying' } });
  await createDeliveryRunner(runtime).runOnce();
  await publishMany(ctx, 1);
  clock.move(RETENTION_MS - 1);
  await prune();
  expect(await counts()).toEqual([4, 3, 4, 1]);
  clock.move(2);
  await publishMany(ctx, 1);
  await prune();
  expect(await counts()).toEqual([2, 0, 2, 1]);
  await handlers.deleteWebhook(ctx, { path: { id }, headers: {} });
  clock.move(RETENTION_MS + 1);
  await prune();
  expect(await counts()).toEqual([0, 0, 0, 0]);
  await receiver.close();
  await runtime.close();
  await base.close();
});
