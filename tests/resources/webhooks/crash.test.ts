// Repeated kill -9 during deliveries: no event is lost, only deliveries in progress are repeated, and each attempt sends the bytes of
// the publication. Fewer rounds on the embedded database, which takes seconds to restart on a busy machine.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import type { DatabaseTarget } from '../../../src/database/pool.ts';
import { handlers } from '../../../src/resources/webhooks/handlers.ts';
import { serverUrl, testTarget } from '../../support/database.ts';
import { openDatabase } from '../../support/open-database.ts';
import { until } from '../../support/until.ts';
import { callsOf, MASTER, newCaller, publishMany, startReceiver, testRuntime } from './support.ts';

const KILLS = serverUrl() === undefined ? 3 : 20;
const EVENTS = 600;
const PROCESS = fileURLToPath(new URL('runner-process.ts', import.meta.url));
// The maximum that the process holds: its eight slots, and as many unwritten outcomes.
const HELD = 16;

test(
  `a runner killed ${KILLS} times loses no event, repeats only deliveries in progress, and changes no byte`,
  { timeout: 180_000 },
  async () => {
    const directory = await mkdtemp(`${tmpdir()}/parley-crash-`);
    const { target, drop } = await testTarget(directory);
    const receiver = await startReceiver();
    const { calls, workspaceId, published } = await prepare(target, receiver.url);
    for (let kill = 1; kill <= KILLS; kill++) {
      const child = start(target, directory);
      const heard = receiver.received.length + Math.floor(EVENTS / (KILLS + 2));
      await until(() => receiver.received.length >= heard, { withinMs: 60_000, what: `progress before kill ${kill}` });
      child.kill('SIGKILL');
      await once(child, 'exit');
    }
    const [code] = (await once(start(target, directory), 'exit')) as [number];
    expect(code).toBe(0);

    const heard = callsOf(receiver.received);
    expect([...new Set(heard)].sort()).toEqual(calls.sort());
    expect(heard.length - EVENTS).toBeLessThanOrEqual(KILLS * HELD);
    for (const { body } of receiver.received) expect(published.has(body)).toBe(true);
    expect(await statusesOf(target, workspaceId)).toEqual([{ status: 'succeeded', count: EVENTS }]);
    await receiver.close();
    await drop();
    await rm(directory, { recursive: true });
  },
);

/** Uses a compile cache that the first process fills, because loading the code is half of the start time. */
function start(target: DatabaseTarget, directory: string): ChildProcess {
  const args = [PROCESS, JSON.stringify(target), MASTER.toString('hex')];
  const env = { ...process.env, NODE_COMPILE_CACHE: `${directory}/compiled` };
  const child = spawn(process.execPath, args, { env, stdio: ['ignore', 'ignore', 'inherit'] });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

async function prepare(target: DatabaseTarget, url: string) {
  const database = await openDatabase(target);
  const runtime = testRuntime(database);
  const ctx = await newCaller(runtime);
  await handlers.createWebhook(ctx, { headers: {}, body: { url, events: ['call.ended'] } });
  const calls = await publishMany(ctx, EVENTS);
  const events = await database.db.selectFrom('events').select('body').execute();
  await runtime.close();
  await database.close();
  return { calls, workspaceId: ctx.actor.workspaceId, published: new Set(events.map(({ body }) => body)) };
}

async function statusesOf(target: DatabaseTarget, workspaceId: string) {
  const database = await openDatabase(target);
  try {
    return await database.db
      .selectFrom('deliveries')
      .select((eb) => ['status', eb.fn.countAll<number>().as('count')])
      .where('workspace_id', '=', workspaceId)
      .groupBy('status')
      .execute();
  } finally {
    await database.close();
  }
}
