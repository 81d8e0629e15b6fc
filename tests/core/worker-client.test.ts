// The client of a worker thread: every request resolves or rejects, whatever it does to the thread.
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { systemClock, type Clock } from '../../src/core/clock.ts';
import { createWorkerClient } from '../../src/workers/worker-client.ts';

const WORKER = `
  import { parentPort } from 'node:worker_threads';
  let asked = 0;
  parentPort.on('message', (question) => {
    asked++;
    if (question === 'how often') return parentPort.postMessage({ result: String(asked) });
    if (question === 'endless') for (;;);
    if (question === 'broken') throw new Error('nobody expected it');
    if (question === 'over') process.exit(0);
    if (question === 'refused') return parentPort.postMessage({ error: 'as asked' });
    parentPort.postMessage({ result: 'answer to ' + question });
  });
  parentPort.postMessage('ready');
`;
const url = new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`);

test.each([
  ['endless', 'timeout'],
  ['broken', 'died'],
  ['over', 'died'],
  ['refused', 'failed'],
])('a request that is %s fails alone, and the next ones succeed', async (question, kind) => {
  // Long enough for those that answer, in the thread that replaces the endless one.
  const timeoutMs = question === 'endless' ? 1_500 : 30_000;
  const client = createWorkerClient<string, string>({ url, timeoutMs, heapMb: 64 });
  const answers = ['first', question, 'second', 'third'].map((one) => client.ask(one).catch((error) => error.kind));
  expect(await Promise.all(answers)).toEqual(['answer to first', kind, 'answer to second', 'answer to third']);
  await client.close();
});

test('a full queue, an aborted request and a closed client reject immediately', async () => {
  const client = createWorkerClient<string, string>({ url, timeoutMs: 30_000, maxWaiting: 1 });
  const abort = new AbortController();
  const first = client.ask('first');
  const second = client.ask('second', abort.signal);
  await expect(client.ask('third')).rejects.toMatchObject({ kind: 'full' });
  abort.abort(new Error('no longer needed'));
  await expect(second).rejects.toThrow('no longer needed');
  expect(await first).toBe('answer to first');
  const last = client.ask('endless');
  await Promise.all([expect(last).rejects.toMatchObject({ kind: 'closed' }), client.close()]);
  await expect(client.ask('again')).rejects.toMatchObject({ kind: 'closed' });
});

test('a stream whose thread has ended fails instead of continuing in another one', async () => {
  const client = createWorkerClient<string, string>({ url, timeoutMs: 30_000 });
  const [lost, unused] = [client.openStream(), client.openStream()];
  expect(await lost.ask('first')).toBe('answer to first');
  const over = client.ask('over');
  const second = lost.ask('second');
  await expect(over).rejects.toMatchObject({ kind: 'died' });
  await expect(second).rejects.toMatchObject({ kind: 'died' });
  await expect(lost.ask('third')).rejects.toMatchObject({ kind: 'died' });
  expect(await unused.ask('first')).toBe('answer to first');
  lost.close('last');
  unused.close('last');
  expect(await client.ask('next')).toBe('answer to next');
  await client.close();
});

test('a thread without a request for a while ends, and the next request starts another', async () => {
  const waits: { ms: number; fire: () => void; isCancelled: boolean }[] = [];
  const clock: Clock = {
    ...systemClock,
    after(ms, fire) {
      const wait = { ms, fire, isCancelled: false };
      waits.push(wait);
      return { cancel: () => void (wait.isCancelled = true) };
    },
  };
  const idle = () => waits.filter(({ ms, isCancelled }) => ms === 7_000 && !isCancelled);
  const client = createWorkerClient<string, string>({ url, timeoutMs: 30_000, idleMs: 7_000, clock });
  expect(await client.ask('how often')).toBe('1');
  expect(await client.ask('how often')).toBe('2');
  // The wait of the first pause ended with the second request.
  expect(idle()).toHaveLength(1);
  idle()[0]!.fire();
  expect(await client.ask('how often')).toBe('1');
  await client.close();
  expect(idle()).toEqual([]);
});

test('a thread of a service that runs with --watch sends only its replies', () => {
  const program = `
    import { createWorkerClient } from '${new URL('../../src/workers/worker-client.ts', import.meta.url).href}';
    const client = createWorkerClient({ url: new URL(${JSON.stringify(url.href)}), timeoutMs: 30_000 });
    process.stdout.write(await client.ask('it'));
    await client.close();`;
  const { PATH } = process.env;
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '--eval', program], {
    // Set by --watch.
    env: { PATH, WATCH_REPORT_DEPENDENCIES: '1' },
    encoding: 'utf8',
  });
  expect([stdout, stderr]).toEqual(['answer to it', '']);
});
