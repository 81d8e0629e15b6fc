// Identical requests of one event-loop tick share a call, and no request gets an answer that is older than itself.
import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { coalescePerTick } from '../../src/core/coalesce-per-tick.ts';

test('identical requests of one tick share a call, others do not', async () => {
  const asked: string[] = [];
  const ask = coalescePerTick(async (key) => asked.push(key));
  const answers = await Promise.all([ask('a'), ask('b'), ask('a')]);
  expect(asked).toEqual(['a', 'b']);
  expect(answers).toEqual([1, 2, 1]);
});

test('a request during an identical call starts another call', async () => {
  let state = 'valid';
  let read = 0;
  const reading = Promise.withResolvers<void>();
  const ask = coalescePerTick(async () => {
    const seen = state;
    if (++read === 1) await reading.promise;
    return seen;
  });
  const early = ask('key');
  await tick();
  expect(read).toBe(1);
  state = 'revoked';
  const late = ask('key');
  reading.resolve();
  expect([await early, await late]).toEqual(['valid', 'revoked']);
});

test('a failure reaches all requests that share the call, and the next request starts another call', async () => {
  let runs = 0;
  const ask = coalescePerTick(async () => {
    if (++runs === 1) throw new Error('the database is gone');
    return 'found';
  });
  const both = await Promise.allSettled([ask('key'), ask('key')]);
  expect(both.map(({ status }) => status)).toEqual(['rejected', 'rejected']);
  expect(await ask('key')).toBe('found');
});
