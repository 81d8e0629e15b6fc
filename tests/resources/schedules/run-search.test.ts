// The thread that searches for runs: it returns the same results, does not block the main thread, and is replaced when it ends.
import { expect, test } from 'vitest';
import { Failure } from '../../../src/core/errors.ts';
import { firstRun, nextRun, type Recurrence } from '../../../src/resources/schedules/recurrence.ts';
import { createRunSearch } from '../../../src/resources/schedules/run-search.ts';

const berlin = (rrule: string): Recurrence => ({ rrule, timeZone: 'Europe/Berlin', startsAt: '20260101T090000' });
const NOW = new Date('2026-11-20T12:00:00Z');

test('returns the results of the search itself, also for concurrent requests', async () => {
  const search = createRunSearch();
  const rules = ['FREQ=DAILY', 'FREQ=WEEKLY;BYDAY=MO', 'FREQ=MONTHLY;BYMONTHDAY=-1', 'FREQ=YEARLY;COUNT=3'].map(berlin);
  const first = await Promise.all(rules.map((rule) => search.first(rule, NOW)));
  expect(first).toEqual(rules.map((rule) => firstRun(rule, NOW)));
  const next = await Promise.all(rules.map((rule) => search.next(rule, new Date('2027-06-01'))));
  expect(next).toEqual(rules.map((rule) => nextRun(rule, new Date('2027-06-01'))));
  expect(await search.next(berlin('FREQ=DAILY;UNTIL=20260301T000000Z'), NOW)).toBeNull();
});

test('rejects the same rules as the search itself, without blocking this thread', async () => {
  const search = createRunSearch();
  await search.next(berlin('FREQ=DAILY'), NOW);
  const endless = berlin('FREQ=MINUTELY;BYMONTH=2;BYMONTHDAY=30');
  const cpuOf = async (work: () => unknown) => {
    const began = process.threadCpuUsage();
    await work();
    const { user, system } = process.threadCpuUsage(began);
    return user + system;
  };
  // Warm-up: the first search of a thread takes many times as long.
  for (let i = 0; i < 3; i++) expect(() => firstRun(endless, NOW)).toThrow(Failure);
  const refusal = { code: 'validation_failed', details: { errors: [{ pointer: '/rrule', code: 'no_run' }] } };
  // The smallest of several: a garbage collection may fall into any one.
  const leastCpuOf = async (work: () => unknown) => {
    const measured: number[] = [];
    for (let i = 0; i < 5; i++) measured.push(await cpuOf(work));
    return Math.min(...measured);
  };
  const here = await leastCpuOf(() => expect(() => firstRun(endless, NOW)).toThrow(Failure));
  const there = await leastCpuOf(() => expect(search.first(endless, NOW)).rejects.toMatchObject(refusal));
  expect(there).toBeLessThan(here / 2);
});

test('a search that ends its thread fails, and the next one gets a new thread', async () => {
  const dying = `import { parentPort } from 'node:worker_threads';
    parentPort.on('message', ({ recurrence }) =>
      recurrence.rrule === 'die' ? process.exit(3) : parentPort.postMessage({ result: { run: null } }));
    parentPort.postMessage('ready');`;
  const search = createRunSearch(new URL(`data:text/javascript,${encodeURIComponent(dying)}`));
  const [lost, next] = await Promise.allSettled([
    search.next(berlin('die'), NOW),
    search.next(berlin('FREQ=DAILY'), NOW),
  ]);
  expect(lost).toMatchObject({ status: 'rejected', reason: { message: expect.stringContaining('ended with code 3') } });
  expect(next).toEqual({ status: 'fulfilled', value: null });
});
