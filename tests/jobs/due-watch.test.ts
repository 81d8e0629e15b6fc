// Wake-ups of the workers of the embedded database, whose queue is read only when a job may be due.
import { EventEmitter } from 'node:events';
import type { WorkerEvents } from 'graphile-worker';
import { afterEach, expect, it } from 'vitest';
import type { Clock } from '../../src/core/clock.ts';
import type { Db } from '../../src/database/transaction.ts';
import { createDueWatch } from '../../src/jobs/due-watch.ts';

let stop = (): void => undefined;
afterEach(() => stop());

/** A virtual clock, a queue whose next job is due after `dueMs`, and the times of reads and wake-ups. */
function watched(kind: 'embedded' | 'server', dueMs: number | null) {
  let now = 0;
  const waits = new Set<{ at: number; fire: () => void }>();
  const clock: Clock = {
    now: () => now,
    monotonic: () => now,
    after(ms, fire) {
      const wait = { at: now + ms, fire };
      waits.add(wait);
      return { cancel: () => void waits.delete(wait) };
    },
  };
  const queue = { dueAt: dueMs };
  const looks: number[] = [];
  const wakes: number[] = [];
  const executor = {
    transformQuery: (node: unknown) => node,
    compileQuery: () => ({}),
    async executeQuery() {
      looks.push(now);
      return { rows: [{ ms: queue.dueAt === null ? null : queue.dueAt - now }] };
    },
  };
  const db = { getExecutor: () => executor } as unknown as Db;
  const watch = createDueWatch({ db, clock }, { kind, pollMs: 1_000 });
  stop = watch.stop;
  const events = new EventEmitter() as WorkerEvents;
  watch.follow(events);
  events.emit('pool:create', { workerPool: { nudge: () => wakes.push(now) } } as never);
  const pass = async (ms: number): Promise<void> => {
    const end = now + ms;
    for (;;) {
      for (let turn = 0; turn < 5; turn++) await Promise.resolve();
      const next = [...waits].filter(({ at }) => at <= end).toSorted((a, b) => a.at - b.at)[0];
      if (!next) break;
      waits.delete(next);
      now = next.at;
      next.fire();
    }
    now = end;
  };
  return { queue, looks, wakes, events, pass };
}

it('reads an empty queue every ten seconds and wakes nobody', async () => {
  const { looks, wakes, pass } = watched('embedded', null);
  await pass(60_000);
  expect(looks).toEqual([1_000, 11_000, 21_000, 31_000, 41_000, 51_000]);
  expect(wakes).toEqual([]);
});

it('wakes a worker at the time of the next job, and repeats until a worker has it', async () => {
  const { queue, wakes, pass } = watched('embedded', 7_300);
  await pass(9_000);
  expect(wakes).toEqual([7_300, 8_300]);
  queue.dueAt = null;
  await pass(20_000);
  expect(wakes).toEqual([7_300, 8_300]);
});

it('reads the queue again after a notification and after the end of a job, which is visible a moment later', async () => {
  const { queue, looks, wakes, events, pass } = watched('embedded', null);
  await pass(2_000);
  events.emit('pool:listen:notification', {} as never);
  await pass(100);
  expect(looks).toEqual([1_000, 2_050]);
  queue.dueAt = 2_900;
  await pass(2_000);
  expect(wakes[0]).toBe(3_050);
});

it('wakes the next worker when one has found a job, and nobody after the end of its pool', async () => {
  const { wakes, events, pass } = watched('server', null);
  await pass(2_500);
  expect(wakes).toEqual([1_000, 2_000]);
  events.emit('job:start', {} as never);
  expect(wakes).toEqual([1_000, 2_000, 2_500]);
  events.emit('pool:gracefulShutdown', {} as never);
  events.emit('job:start', {} as never);
  await pass(5_000);
  expect(wakes).toEqual([1_000, 2_000, 2_500]);
});
