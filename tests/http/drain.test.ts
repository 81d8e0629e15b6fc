// A process behind a load balancer gets SIGTERM: no request in progress fails.
import { once } from 'node:events';
import { Agent, createServer, get, request as httpRequest, type Server } from 'node:http';
import { connect, type AddressInfo, type Socket } from 'node:net';
import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import { createStop } from '../../src/process/stop.ts';
import { until } from '../support/until.ts';
import { AGENT, settings, startHarness, type HttpHarness } from './http-harness.ts';

const CHECK_MS = 20;
let rims: HttpHarness[] = [];
let balancer: Balancer | null = null;
afterEach(async () => {
  balancer?.close();
  await Promise.all(rims.map((harness) => harness.close()));
  [rims, balancer] = [[], null];
});

interface Balancer {
  port: number;
  /** Upstreams that accept requests. */
  healthy: Set<number>;
  close(): void;
}

/** Polls /ready of each upstream and balances requests over the ready ones, on persistent connections. No retries. */
async function balance(upstreams: readonly number[]): Promise<Balancer> {
  const healthy = new Set(upstreams);
  const agent = new Agent({ keepAlive: true });
  let turn = 0;
  const check = (port: number) =>
    get({ port, host: '127.0.0.1', path: '/ready', agent: false }, (answer) => {
      if (answer.statusCode === 200) healthy.add(port);
      else healthy.delete(port);
      answer.resume();
    }).on('error', () => healthy.delete(port));
  const timer = setInterval(() => upstreams.forEach(check), CHECK_MS);
  const server: Server = createServer((incoming, outgoing) => {
    const port = [...healthy][turn++ % healthy.size];
    const { url, method, headers } = incoming;
    const onward = httpRequest({ port, host: '127.0.0.1', path: url, method, headers, agent }, (answer) => {
      outgoing.writeHead(answer.statusCode!, { 'x-upstream': String(port) });
      answer.pipe(outgoing);
    });
    onward.on('error', () => outgoing.writeHead(502).end());
    incoming.pipe(onward);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const close = (): void => {
    clearInterval(timer);
    agent.destroy();
    server.closeAllConnections();
    server.close();
  };
  return { port: (server.address() as AddressInfo).port, healthy, close };
}

test('no request fails while a process behind a load balancer drains and ends', async () => {
  const handlers = { getAgent: async () => ({ status: 200, body: AGENT }) };
  // The clients send as fast as they can.
  const user = { ...settings.rateLimits['user']!, max: 1_000_000 };
  const options = { settings: { rateLimits: { ...settings.rateLimits, user } } };
  rims = [await startHarness(handlers, options), await startHarness(handlers, options)];
  const ports = await Promise.all(rims.map(async (harness) => Number(new URL(await harness.listen()).port)));
  const { port, healthy } = (balancer = await balance(ports));
  const counts = new Map<string, number>();
  let isOver = false;
  const load = async (): Promise<void> => {
    while (!isOver) {
      const answer = await fetch(`http://127.0.0.1:${port}/v1/agents/agent_1`, { headers: rims[1]!.bearer('write') });
      await answer.arrayBuffer();
      const key = `${answer.status} ${answer.headers.get('x-upstream')}`;
      counts.set(key, (counts.get(key) ?? 0) + 1);
    }
  };
  const clients = Array.from({ length: 8 }, load);
  await until(() => (counts.get(`200 ${ports[0]}`) ?? 0) > 20);
  const stop = createStop({
    drainSeconds: 60,
    drainDelaySeconds: 1,
    announceEnd: () => rims[0]!.announceEnd(),
    live: null,
    stopJobs: null,
    undo: [() => rims[0]!.close()],
  });
  const stopped = stop();
  await until(() => !healthy.has(ports[0]!));
  expect((await fetch(`http://127.0.0.1:${ports[0]}/health`)).status).toBe(200);
  await stopped;
  await expect(fetch(`http://127.0.0.1:${ports[0]}/health`)).rejects.toThrow();
  const served = counts.get(`200 ${ports[1]}`)!;
  await until(() => counts.get(`200 ${ports[1]}`)! > served + 20);
  isOver = true;
  await Promise.all(clients);
  expect([...counts.keys()].toSorted()).toEqual([`200 ${ports[0]}`, `200 ${ports[1]}`].toSorted());
});

test('a connection that has sent nothing is not waited for, and a request in progress is', async () => {
  const begun = Promise.withResolvers<void>();
  const ready = Promise.withResolvers<void>();
  const getAgent = async () => {
    begun.resolve();
    await ready.promise;
    return { status: 200, body: AGENT };
  };
  const harness = await startHarness({ getAgent }, { settings: { drainMs: 50_000 } });
  rims = [harness];
  const url = await harness.listen();
  const accepted = once(harness.app.server, 'connection');
  const client = connect(Number(new URL(url).port), '127.0.0.1').on('error', () => undefined);
  const [connection] = (await accepted) as [Socket];
  const answer = fetch(`${url}/v1/agents/agent_1`, { headers: harness.bearer('write') });
  await begun.promise;
  const closed = harness.close();
  await until(() => connection.destroyed, { what: 'the silent connection is closed' });
  ready.resolve();
  expect((await answer).status).toBe(200);
  await closed;
  client.destroy();
}, 20_000);

test('a second stop with 0 ms ends the wait immediately', async () => {
  const ended: string[] = [];
  const step = (name: string) => async () => void ended.push(name);
  const hurried = Promise.withResolvers<void>();
  const live = { drain: (_ms: number, hurry: Promise<void>) => hurry.then(hurried.resolve) };
  const announceEnd = () => void ended.push('announced');
  const undo = [step('database'), step('server')];
  const stopJobs = step('runner');
  const stop = createStop({ drainSeconds: 3600, drainDelaySeconds: 3600, announceEnd, live, stopJobs, undo });
  const stopping = stop();
  void stop(0);
  await stopping;
  await hurried.promise;
  expect(ended).toEqual(['announced', 'runner', 'server', 'database']);
});

test('the time that jobs take to stop is part of the time of live calls, and the steps of the close share theirs', async () => {
  const given: Record<string, number> = {};
  // Longer than the resolution of the clock.
  const takeTime = async (): Promise<void> => {
    const from = performance.now();
    await until(() => performance.now() - from > 5);
  };
  const closing = (name: string) => async (leftMs: () => number) => {
    given[name] = leftMs();
    await takeTime();
  };
  const live = { drain: async (ms: number) => void (given['calls'] = ms) };
  const times = { drainSeconds: 60, drainDelaySeconds: 0, announceEnd: () => undefined };
  await createStop({ ...times, live, stopJobs: takeTime, undo: [closing('server'), closing('deliveries')] })();
  expect(given['calls']).toBeGreaterThan(0);
  expect(given['calls']).toBeLessThanOrEqual(60_000 - 5);
  expect(given['server']).toBeGreaterThan(0);
  expect(given['server']).toBeLessThanOrEqual(given['deliveries']! - 5);
});

test('the close has less time if jobs and calls took longer than their settings, so that the sum is kept', async () => {
  let now = 0;
  const clock = vi.spyOn(performance, 'now').mockImplementation(() => now);
  onTestFinished(() => clock.mockRestore());
  const given: number[] = [];
  const stopWith = (drainSeconds: number) =>
    createStop({
      drainSeconds,
      drainDelaySeconds: 0,
      announceEnd: () => undefined,
      // The runner waits ten seconds for jobs and two for their ends; an ended call has five seconds for its recording.
      stopJobs: async () => void (now += 12_000),
      live: { drain: async (ms) => void (now += ms + 5_000) },
      undo: [async (leftMs) => void given.push(now + leftMs())],
    })();
  await stopWith(0);
  now = 0;
  await stopWith(60);
  expect(given).toEqual([24_000, 75_000]);
});

test('a step that fails does not prevent later ones, and is reported', async () => {
  const ended: string[] = [];
  const broken = async () => {
    throw new Error('broken');
  };
  const undo = [async () => void ended.push('server')];
  const noWait = { drainSeconds: 0, drainDelaySeconds: 0, announceEnd: () => undefined };
  const options = { ...noWait, live: null, stopJobs: broken, undo };
  await expect(createStop(options)()).rejects.toThrow('broken');
  expect(ended).toEqual(['server']);
});
