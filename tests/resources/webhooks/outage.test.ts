// The database becomes unavailable during deliveries: outcomes are written when it returns, or the deliveries are sent again.
import type { TransactionBuilder } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { DB } from '../../../generated/tables.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { createDeliveryRunner } from '../../../src/resources/webhooks/delivery/runner.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import type { Runtime } from '../../../src/runtime.ts';
import { serverUrl, testDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { callsOf, handClock, newCaller, publishMany, replyWith, startReceiver, testRuntime } from './support.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

/** The same database, whose transactions fail while `down()` returns true. */
function flaky(db: Runtime['db'], down: () => boolean): Runtime['db'] {
  return withTransaction(db, () => {
    if (down()) throw new Error('terminating connection due to administrator command');
    return db.transaction();
  });
}

/** The same database with another `transaction`. */
function withTransaction(db: Runtime['db'], transaction: () => Pick<TransactionBuilder<DB>, 'execute'>): Runtime['db'] {
  return new Proxy(db, {
    get(target, name) {
      if (name === 'transaction') return transaction;
      const value: unknown = Reflect.get(target, name, target);
      return typeof value === 'function' ? value.bind(target) : value;
    },
  });
}

async function scene(clock = handClock()) {
  const runtime = testRuntime(base.database, clock);
  const ctx = await newCaller(runtime);
  const receiver = await startReceiver();
  const body = { url: receiver.url, events: ['call.ended' as const] };
  await handlers.createWebhook(ctx, { headers: {}, body });
  const rows = () =>
    ctx.db.selectFrom('deliveries').selectAll().where('workspace_id', '=', ctx.actor.workspaceId).execute();
  const close = async () => {
    await receiver.close();
    await runtime.close();
  };
  return { runtime, ctx, receiver, clock, rows, close };
}

test('an outcome that cannot be written is written when the database returns, and the delivery is sent once', async () => {
  const { runtime, ctx, receiver, rows, close } = await scene();
  const calls = await publishMany(ctx, 1);
  let failures = 2;
  const db = flaky(runtime.db, () => failures-- > 0);
  await createDeliveryRunner({ ...runtime, db }).runOnce();
  expect(failures).toBeLessThan(0);
  expect(await rows()).toMatchObject([{ status: 'succeeded', attempts: 1 }]);
  expect(callsOf(receiver.received)).toEqual(calls);
  await close();
});

test('when the database is unavailable beyond the lease, the delivery is sent once more and not lost', async () => {
  const { runtime, ctx, receiver, clock, rows, close } = await scene();
  const calls = await publishMany(ctx, 1);
  let down = true;
  const stranded = createDeliveryRunner({ ...runtime, db: flaky(runtime.db, () => down) }).runOnce();
  await until(() => receiver.received.length === 1);
  expect(await rows()).toMatchObject([{ status: 'pending', attempts: 0 }]);
  clock.move(14_000);
  await until(() => receiver.received.length === 2);
  down = false;
  await stranded;
  expect(await rows()).toMatchObject([{ status: 'succeeded', attempts: 1 }]);
  expect(new Set(callsOf(receiver.received))).toEqual(new Set(calls));
  await close();
});

// On the embedded database, an open transaction holds everything.
test.runIf(serverUrl() !== undefined)('a locked webhook of one workspace delays no outcome of another', async () => {
  const clock = handClock();
  const [locked, other] = [await scene(clock), await scene(clock)];
  const runner = createDeliveryRunner(locked.runtime);
  const held = Promise.withResolvers<void>();
  const end = Promise.withResolvers<void>();
  const holder = inTransaction(locked.runtime.db, async (trx) => {
    const { workspaceId } = locked.ctx.actor;
    await trx.selectFrom('webhooks').select('id').where('workspace_id', '=', workspaceId).forNoKeyUpdate().execute();
    held.resolve();
    await end.promise;
  });
  await held.promise;
  runner.start();
  await publishMany(locked.ctx, 1);
  // Its outcome waits for the lock from now on.
  await until(() => locked.receiver.received.length === 1);
  await publishMany(other.ctx, 2);
  await until(async () => (await other.rows()).every(({ status }) => status === 'succeeded'));
  await publishMany(locked.ctx, 1);
  await until(() => locked.receiver.received.length === 2);
  await publishMany(other.ctx, 1);
  await until(async () => (await other.rows()).filter(({ status }) => status === 'succeeded').length === 3);
  expect((await locked.rows()).map(({ status }) => status)).toEqual(['pending', 'pending']);
  end.resolve();
  await holder;
  await until(async () => (await locked.rows()).every(({ status }) => status === 'succeeded'));
  expect((await locked.rows()).map(({ attempts }) => attempts)).toEqual([1, 1]);
  await runner.stop(1_000);
  await Promise.all([locked.close(), other.close()]);
});

test.runIf(serverUrl() !== undefined)(
  'the outcomes of a locked workspace wait in one transaction at a time',
  async () => {
    const { runtime, ctx, rows, close } = await scene();
    // A receiver that is not known yet gets one request at a time.
    const more = await Promise.all([startReceiver(), startReceiver()]);
    for (const { url } of more) {
      await handlers.createWebhook(ctx, { headers: {}, body: { url, events: ['call.ended'] } });
    }
    const held = Promise.withResolvers<void>();
    const end = Promise.withResolvers<void>();
    const holder = inTransaction(ctx.db, async (trx) => {
      const { workspaceId } = ctx.actor;
      await trx.selectFrom('webhooks').select('id').where('workspace_id', '=', workspaceId).forNoKeyUpdate().execute();
      held.resolve();
      await end.promise;
    });
    await held.promise;
    await publishMany(ctx, 1);
    let [begun, open, most] = [0, 0, 0];
    const db = withTransaction(runtime.db, () => ({
      execute(work) {
        begun++;
        most = Math.max(most, ++open);
        return runtime.db
          .transaction()
          .execute(work)
          .finally(() => open--);
      },
    }));
    const delivered = createDeliveryRunner({ ...runtime, db }).runOnce();
    // The first outcome alone, then all of them, again and again.
    await until(() => begun >= 3);
    const locked = most;
    end.resolve();
    await holder;
    await delivered;
    expect(locked).toBe(1);
    expect((await rows()).map(({ status, attempts }) => [status, attempts])).toEqual(Array(3).fill(['succeeded', 1]));
    await Promise.all([close(), ...more.map((each) => each.close())]);
  },
);

test('a key that cannot open a secret is retried on schedule: nothing is sent unsigned, without a busy loop', async () => {
  const { runtime, ctx, receiver, clock, rows, close } = await scene();
  receiver.answer = replyWith(200);
  await publishMany(ctx, 1);
  const other = testRuntime(base.database, clock, Buffer.alloc(32, 7));
  await createDeliveryRunner(other).runOnce();
  expect(receiver.received).toEqual([]);
  const [row] = await rows();
  expect(row).toMatchObject({ status: 'retrying', attempts: 1, next_attempt_at: new Date(clock.now() + 60_000) });
  const { body } = await handlers.getWebhookDelivery(ctx, { path: { id: row!.id } });
  expect(body.attempt_log).toMatchObject([{ status: null, error: 'internal_error' }]);
  clock.move(60_000);
  await createDeliveryRunner(runtime).runOnce();
  expect(await rows()).toMatchObject([{ status: 'succeeded', attempts: 2 }]);
  await other.close();
  await close();
});
