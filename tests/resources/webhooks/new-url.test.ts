// A webhook that gets a new URL: what its former receiver did and does has no effect on it.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createDeliveryRunner } from '../../../src/resources/webhooks/delivery/runner.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import { getWebhook } from '../../../src/resources/webhooks/service.ts';
import { testDatabase, type TestDatabase } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { handClock, newCaller, publishMany, replyWith, startReceiver, testRuntime } from './support.ts';

let base: TestDatabase;
beforeAll(async () => {
  base = await testDatabase();
});
afterAll(() => base.close());

const DAY = 24 * 3_600_000;
const headers = {};

async function scene() {
  const clock = handClock();
  const runtime = testRuntime(base.database, clock);
  const ctx = await newCaller(runtime);
  const [former, current] = [await startReceiver(replyWith(500)), await startReceiver(replyWith(204))];
  const body = { url: former.url, events: ['call.ended' as const] };
  const { id } = (await handlers.createWebhook(ctx, { headers, body })).body;
  const runner = createDeliveryRunner(runtime);
  return {
    ctx,
    clock,
    former,
    current,
    runner,
    move: () => handlers.updateWebhook(ctx, { path: { id }, headers, body: { url: current.url } }),
    state: () => getWebhook(ctx, id),
    async close() {
      await Promise.all([former.close(), current.close()]);
      await runtime.close();
    },
  };
}

test('its five days of failures begin again', async () => {
  const { ctx, clock, current, runner, move, state, close } = await scene();
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
  expect((await move()).body).toMatchObject({ enabled: true, failure_streak: 0 });
  current.answer = replyWith(500);
  await failEachDay(5);
  expect(await state()).toMatchObject({ enabled: true });
  await failEachDay(1);
  expect(await state()).toMatchObject({ enabled: false, disabled_reason: 'failing' });
  await close();
});

test('a late 410 of the former receiver does not disable it', async () => {
  const { ctx, former, current, runner, move, state, close } = await scene();
  let end = () => {};
  former.answer = (_request, response) => void (end = () => void response.writeHead(410).end());
  await publishMany(ctx, 1);
  const sent = runner.runOnce();
  await until(() => former.received.length === 1);
  await move();
  end();
  await sent;
  expect(await state()).toMatchObject({ enabled: true, disabled_reason: null });
  await publishMany(ctx, 1);
  await runner.runOnce();
  expect(current.received).toHaveLength(1);
  current.answer = replyWith(410);
  await publishMany(ctx, 1);
  await runner.runOnce();
  expect(await state()).toMatchObject({ enabled: false, disabled_reason: 'gone' });
  await close();
});
