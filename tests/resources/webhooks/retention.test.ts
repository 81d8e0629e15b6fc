// The deliveries that the nightly job deletes and keeps.
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { inTransaction } from '../../../src/database/transaction.ts';
import { createDeliveryRunner } from '../../../src/resources/webhooks/delivery/runner.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import { pruneWebhooks, RETENTION_MS } from '../../../src/resources/webhooks/service/retention.ts';
import { deleteOldDeliveries } from '../../../src/resources/webhooks/store/retention.ts';
import { serverUrl, testDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';
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

// The embedded database has one connection, so that nothing happens during a statement.
test.runIf(serverUrl())('keeps a delivery whose replay begins while it is being deleted', async () => {
  const base = await testDatabase();
  const clock = handClock();
  const runtime = testRuntime(base.database, clock);
  const receiver = await startReceiver();
  const ctx = await newCaller(runtime);
  const body = { url: receiver.url, events: ['call.ended' as const] };
  await handlers.createWebhook(ctx, { headers: {}, body });
  await publishMany(ctx, 2);
  await createDeliveryRunner(runtime).runOnce();
  const [replayed] = await ctx.db.selectFrom('deliveries').select('id').orderBy('id').execute();
  const isBlocked = async () => {
    const { rows } = await sql`select from pg_stat_activity
      where datname = current_database() and wait_event_type = 'Lock'`.execute(ctx.db);
    return rows.length > 0;
  };
  let deleted = Promise.resolve(0);
  await inTransaction(ctx.db, async (trx) => {
    await sql`update deliveries set next_attempt_at = now() where id = ${replayed!.id}`.execute(trx);
    deleted = deleteOldDeliveries(ctx.db, clock.now() + 1_000, 10);
    await until(isBlocked, { what: 'the deletion waits for the replay' });
  });
  expect(await deleted).toBe(1);
  expect(await ctx.db.selectFrom('deliveries').select('id').execute()).toEqual([replayed]);
  await receiver.close();
  await runtime.close();
  await base.close();
});
