// Generators that run before they are read.
import { expect, test } from 'vitest';
import { startAtOnce } from '../../src/core/start-at-once.ts';
import { until } from '../support/until.ts';

/** Yields the items, and records that it began and ended. */
function source(items: readonly number[], failure?: Error) {
  const noted: string[] = [];
  async function* generate(): AsyncGenerator<number> {
    noted.push('begun');
    try {
      if (failure) throw failure;
      yield* items;
    } finally {
      noted.push('ended');
    }
  }
  return { noted, items: generate() };
}

async function all(items: AsyncIterable<number>): Promise<number[]> {
  const read: number[] = [];
  for await (const item of items) read.push(item);
  return read;
}

const alive = () => new AbortController().signal;

test('runs before it is read, and loses nothing', async () => {
  const { noted, items } = source([1, 2, 3]);
  const started = startAtOnce(items, alive());
  expect(noted).toEqual(['begun']);
  expect(await started.first).toEqual({ done: false, value: 1 });
  expect(await all(started.all)).toEqual([1, 2, 3]);
  expect(noted).toEqual(['begun', 'ended']);
});

test.each(['before', 'after'])('ends without a reader when the signal is aborted %s its start', async (when) => {
  const { noted, items } = source([1, 2]);
  const leave = new AbortController();
  if (when === 'before') leave.abort();
  startAtOnce(items, leave.signal);
  leave.abort();
  await until(() => noted.includes('ended'));
});

test('ends when its reader stops early, also before the second item', async () => {
  const { noted, items } = source([1, 2]);
  for await (const item of startAtOnce(items, alive()).all) if (item === 1) break;
  expect(noted).toEqual(['begun', 'ended']);
});

test('its reader gets the error; without a reader there is no unhandled rejection', async () => {
  const broken = new Error('broken');
  startAtOnce(source([], broken).items, alive());
  await expect(all(startAtOnce(source([], broken).items, alive()).all)).rejects.toBe(broken);
});
