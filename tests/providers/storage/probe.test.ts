// The storage probe: its results and its cost.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import type { Storage } from '../../../src/providers/storage/port.ts';
import { createStorageProbe } from '../../../src/providers/storage/probe.ts';

function world() {
  const clock = createVirtualClock();
  const kept = new Set<string>();
  const state = { writes: 0, put: (): Promise<void> => Promise.resolve() };
  const storage = {
    async put(key: string) {
      state.writes++;
      await state.put();
      kept.add(key);
    },
    async delete(keys: readonly string[]) {
      for (const key of keys) kept.delete(key);
    },
  } as unknown as Storage;
  return { clock, kept, state, probe: createStorageProbe(storage, clock) };
}

test('writes once per 15 seconds, however often it is called, and leaves no object behind', async () => {
  const { clock, kept, state, probe } = world();
  for (let second = 0; second < 60; second++) {
    await Promise.all([probe(), probe()]);
    await clock.advance(1_000);
  }
  expect(state.writes).toBe(4);
  expect(kept.size).toBe(0);
});

test('reports a write error, and the recovery of storage', async () => {
  const { clock, state, probe } = world();
  state.put = () => Promise.reject(new Error('ENOSPC'));
  await expect(probe()).rejects.toThrow('ENOSPC');
  state.put = () => Promise.resolve();
  await expect(probe()).rejects.toThrow('ENOSPC');
  await clock.advance(15_000);
  await expect(probe()).resolves.toBeUndefined();
});

test('starts no second write while one hangs', async () => {
  const { clock, state, probe } = world();
  let release = (): void => undefined;
  state.put = () => new Promise((resolve) => (release = resolve));
  const first = probe();
  await clock.advance(600_000);
  const later = probe();
  expect(state.writes).toBe(1);
  release();
  await Promise.all([first, later]);
});
