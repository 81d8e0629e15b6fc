// A stream thread that hangs, in a loop or behind a lock, is ended and replaced. A thread that works or waits is left
// alone.
import { expect, test } from 'vitest';
import { scaledClock } from '../../src/core/clock.ts';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { createLiveness, HUNG_MS } from '../../src/workers/liveness.ts';
import { createStreamClient } from '../../src/workers/stream-client.ts';

const SERVE = new URL('../../src/workers/serve-streams.ts', import.meta.url).href;
const WORKER = `
  import { serveStreams } from ${JSON.stringify(SERVE)};
  serveStreams({
    async *open(request, signal) {
      yield 'begun';
      if (request === 'loop') for (;;);
      if (request === 'lock') Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0);
      if (request === 'wait') await new Promise((resolve) => signal.addEventListener('abort', resolve));
    },
    toFailure: (error) => ({ words: error.message }),
  });
`;
const workerOf = (text: string) => new URL(`data:text/javascript,${encodeURIComponent(text)}`);
const never = new AbortController().signal;
/** Five seconds without a response correspond to one here. */
const FAST = 5;

const newClient = (clock = scaledClock(FAST), text = WORKER) =>
  createStreamClient<string, string, { words: string }>({
    url: workerOf(text),
    toError: ({ words }) => new Error(words),
    clock,
  });
type Client = ReturnType<typeof newClient>;

async function all(client: Client, request: string): Promise<string[]> {
  const found: string[] = [];
  for await (const one of client.open(request, never)) found.push(one);
  return found;
}

test.each(['loop', 'lock'])(
  'a thread that hangs in a %s fails its streams, and the next stream has another one',
  async (how) => {
    const client = newClient();
    const waiting = all(client, 'wait');
    const failure = { kind: 'timeout', message: 'the thread did not answer within 5 s and was ended' };
    await Promise.all([
      expect(waiting).rejects.toMatchObject(failure),
      expect(all(client, how)).rejects.toMatchObject(failure),
    ]);
    expect(await all(client, 'short')).toEqual(['begun']);
    await client.close();
  },
);

test('a thread whose streams were all abandoned before it was known to hang is replaced, too', async () => {
  const client = newClient();
  const giveUp = new AbortController();
  const stream = client.open('loop', giveUp.signal);
  expect((await stream.next()).value).toBe('begun');
  const next = stream.next();
  giveUp.abort(new Error('the clause took too long'));
  await expect(next).rejects.toThrow('the clause took too long');
  await expect(all(client, 'short')).rejects.toMatchObject({ kind: 'timeout' });
  expect(await all(client, 'short')).toEqual(['begun']);
  await client.close();
});

test('a thread that hangs while it loads fails the requests that wait for it', async () => {
  const client = newClient(scaledClock(60), 'for (;;);');
  const message = 'the thread did not answer within 60 s and was ended';
  await Promise.all([
    expect(client.load()).rejects.toMatchObject({ kind: 'timeout', message }),
    expect(all(client, 'short')).rejects.toMatchObject({ kind: 'timeout', message }),
  ]);
});

test('after three hangs within a minute no thread is started until the minute is over', async () => {
  const clock = createVirtualClock();
  const client = newClient(clock);
  for (let i = 0; i < 3; i++) {
    const stream = client.open('loop', never);
    expect((await stream.next()).value).toBe('begun');
    const hung = stream.next().then(
      () => null,
      (error: unknown) => error,
    );
    let failure: unknown;
    void hung.then((error) => (failure = error));
    await clock.advanceUntil(() => failure !== undefined, 4 * HUNG_MS);
    expect(failure).toMatchObject({ kind: 'timeout' });
  }
  const refusal = { kind: 'timeout', message: expect.stringContaining('hung 3 times within 60 s') as string };
  await expect(all(client, 'short')).rejects.toMatchObject(refusal);
  await expect(client.load()).rejects.toMatchObject(refusal);
  await clock.advance(60_000);
  expect(await all(client, 'short')).toEqual(['begun']);
  await client.close();
});

test('a thread is probed only while it has work, and a pause of the probing thread does not count against it', async () => {
  const clock = createVirtualClock();
  let [pings, hangs, pausedMs] = [0, 0, 0];
  const ownClock = { ...clock, monotonic: () => clock.monotonic() + pausedMs };
  const liveness = createLiveness(
    ownClock,
    () => void (pings += 1),
    () => void (hangs += 1),
  );
  await clock.advance(60_000);
  expect([pings, clock.pending()]).toEqual([0, 0]);
  liveness.watch(true);
  await clock.advance(HUNG_MS - 500);
  // The timer of the last part runs ten seconds late; then the answer that had arrived meanwhile is read.
  pausedMs = 10_000;
  await clock.advance(1_000);
  liveness.answered();
  await clock.advance(1_000);
  expect([pings, hangs]).toEqual([2, 0]);
  liveness.answered();
  liveness.watch(false);
  expect(clock.pending()).toBe(0);
  liveness.watch(true);
  liveness.watch(false);
  await clock.advance(HUNG_MS);
  expect([pings, hangs, clock.pending()]).toEqual([3, 1, 0]);
});
