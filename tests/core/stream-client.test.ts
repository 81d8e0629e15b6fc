// Streams from a worker thread: many at once, none reads ahead, and each ends whatever happens to the thread.
import { expect, test } from 'vitest';
import { createStreamClient } from '../../src/workers/stream-client.ts';

const SERVE = new URL('../../src/workers/serve-streams.ts', import.meta.url).href;

/** `count 3` sends 1, 2, 3; every other word causes the behavior that it names. `seen` sends the thread's log so far. */
const WORKER = `
  import { serveStreams } from ${JSON.stringify(SERVE)};
  const seen = [];
  serveStreams({
    async *open(request, signal) {
      const [what, most] = request.split(' ');
      if (what === 'fail') signal.addEventListener('abort', () => seen.push('released'));
      if (what === 'seen') return yield seen.join();
      if (what === 'exit') process.exit(3);
      if (what === 'wait') {
        await new Promise((resolve) => signal.addEventListener('abort', resolve));
        seen.push('aborted');
        throw new Error('nobody hears this');
      }
      if (what === 'uncloneable') yield () => 1;
      try {
        for (let i = 1; i <= Number(most); i++) {
          seen.push(what + i);
          yield i;
        }
        if (what === 'fail') throw new Error('as asked');
      } finally {
        seen.push(what + ' is over');
      }
    },
    toFailure: (error) => ({ words: error.message }),
  });
`;
const url = new URL(`data:text/javascript,${encodeURIComponent(WORKER)}`);
const never = new AbortController().signal;

class Failed extends Error {}

function newClient(worker = url) {
  return createStreamClient<string, number | string, { words: string }>({
    url: worker,
    toError: ({ words }) => new Failed(words),
  });
}

async function all(stream: AsyncIterable<number | string>): Promise<(number | string)[]> {
  const found: (number | string)[] = [];
  for await (const one of stream) found.push(one);
  return found;
}

test('many streams at once each get their own results, in order', async () => {
  const client = newClient();
  await client.load();
  const streams = Array.from({ length: 20 }, (_, i) => all(client.open(`count ${i}`, never)));
  expect(await Promise.all(streams)).toEqual(
    Array.from({ length: 20 }, (_, i) => Array.from({ length: i }, (_each, at) => at + 1)),
  );
  await client.close();
});

test('a failure in the thread fails only its own stream, after the preceding results', async () => {
  const client = newClient();
  const got: unknown[] = [];
  const failing = (async () => {
    for await (const one of client.open('fail 2', never)) got.push(one);
  })();
  const other = all(client.open('count 3', never));
  await expect(failing).rejects.toThrow(new Failed('as asked'));
  expect([got, await other]).toEqual([
    [1, 2],
    [1, 2, 3],
  ]);
  // Resources that the failed stream had open are released.
  expect((await all(client.open('seen', never))).join()).toMatch(/fail is over,released/);
  await expect(all(client.open('uncloneable', never))).rejects.toThrow(Failed);
  expect(await all(client.open('count 1', never))).toEqual([1]);
  await client.close();
});

test('a consumer that stops ends the work in the thread, which was one result ahead at most', async () => {
  const client = newClient();
  for await (const one of client.open('read 1000', never)) if (one === 3) break;
  expect(await all(client.open('seen', never))).toEqual(['read1,read2,read3,read is over']);
  await client.close();
});

test('an abort fails with its reason at once and reaches the thread', async () => {
  const client = newClient();
  const abort = new AbortController();
  const waiting = all(client.open('wait', abort.signal));
  await client.load();
  abort.abort(new Error('the caller interrupted'));
  await expect(waiting).rejects.toThrow('the caller interrupted');
  expect(await all(client.open('seen', never))).toEqual(['aborted']);
  await expect(all(client.open('count 1', abort.signal))).rejects.toThrow('the caller interrupted');
  await client.close();
});

test('a thread that dies fails the streams in it, and the next stream starts another thread', async () => {
  const client = newClient();
  const reading = client.open('count 5', never);
  expect((await reading.next()).value).toBe(1);
  const waiting = all(client.open('wait', never));
  await expect(all(client.open('exit', never))).rejects.toMatchObject({
    kind: 'died',
    message: 'the thread ended with code 3',
  });
  await expect(waiting).rejects.toMatchObject({ kind: 'died' });
  await expect(reading.next()).rejects.toMatchObject({ kind: 'died' });
  expect(await all(client.open('count 2', never))).toEqual([1, 2]);
  await client.close();
  expect(await all(client.open('count 2', never))).toEqual([1, 2]);
  await client.close();
});

test('a thread that cannot start fails the requests that wait for it', async () => {
  const client = newClient(new URL('data:text/javascript,throw new Error("no such module")'));
  await expect(client.load()).rejects.toMatchObject({ kind: 'died', message: 'no such module' });
  await expect(all(client.open('count 1', never))).rejects.toMatchObject({ kind: 'died', message: 'no such module' });
});
