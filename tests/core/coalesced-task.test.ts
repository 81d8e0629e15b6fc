// A coalesced task never runs concurrently with itself, and each call is answered by a run that began after it.
import { setImmediate as tick } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { createCoalescedTask, createCoalescedTasks } from '../../src/core/coalesced-task.ts';

test('calls during a run share one further run, which begins when the first one ends', async () => {
  const runs: PromiseWithResolvers<void>[] = [];
  const task = createCoalescedTask(() => {
    runs.push(Promise.withResolvers());
    return runs.at(-1)!.promise;
  });
  const settled: string[] = [];
  const first = task().then(() => settled.push('first'));
  const [second, third] = [task(), task()].map((done) => done.then(() => settled.push('later')));
  await tick();
  expect(runs).toHaveLength(1);
  runs[0]!.resolve();
  await first;
  await tick();
  expect([runs.length, settled]).toEqual([2, ['first']]);
  const fourth = task();
  runs[1]!.resolve();
  await Promise.all([second, third]);
  await tick();
  expect(runs).toHaveLength(3);
  runs[2]!.resolve();
  await fourth;
});

test('a failure reaches the callers of that run only, and the requested run follows', async () => {
  const first = Promise.withResolvers<void>();
  let runs = 0;
  const task = createCoalescedTask(() => (++runs === 1 ? first.promise : Promise.resolve()));
  const both = Promise.allSettled([task(), task()]);
  first.reject(new Error('the database is gone'));
  expect((await both).map(({ status }) => status)).toEqual(['rejected', 'fulfilled']);
  await task();
  expect(runs).toBe(3);
});

test('keys do not wait for one another', async () => {
  const begun: string[] = [];
  const slow = Promise.withResolvers<void>();
  const task = createCoalescedTasks((key: string) => {
    begun.push(key);
    return key === 'slow' ? slow.promise : Promise.resolve();
  });
  const waiting = [task('slow'), task('slow')];
  await task('quick');
  expect(begun).toEqual(['slow', 'quick']);
  slow.resolve();
  await Promise.all(waiting);
  expect(begun).toEqual(['slow', 'quick', 'slow']);
});
