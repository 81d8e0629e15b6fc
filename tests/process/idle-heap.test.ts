// When a process returns the memory of its calls: once, some time after the last call.
import { expect, test } from 'vitest';
import { createVirtualClock } from '../../src/core/virtual-clock.ts';
import { compactWhenIdle } from '../../src/process/idle-heap.ts';

function start() {
  const clock = createVirtualClock();
  const state = { calls: 0, compacted: 0 };
  const watch = compactWhenIdle(
    clock,
    () => state.calls,
    () => (state.compacted += 1),
  );
  return { clock, state, watch };
}

test('memory is returned once, within half a minute after the last call', async () => {
  const { clock, state } = start();
  state.calls = 3;
  await clock.advance(60_000);
  expect(state.compacted).toBe(0);
  state.calls = 0;
  await clock.advance(15_000);
  expect(state.compacted).toBe(0);
  await clock.advance(15_000);
  expect(state.compacted).toBe(1);
  await clock.advance(3_600_000);
  expect(state.compacted).toBe(1);
});

test('calls that follow one another closely are not disturbed, and the next busy period counts again', async () => {
  const { clock, state } = start();
  for (let i = 0; i < 10; i++) {
    state.calls = 1;
    await clock.advance(10_000);
    state.calls = 0;
    await clock.advance(10_000);
  }
  expect(state.compacted).toBe(0);
  await clock.advance(30_000);
  expect(state.compacted).toBe(1);
  state.calls = 1;
  await clock.advance(10_000);
  state.calls = 0;
  await clock.advance(30_000);
  expect(state.compacted).toBe(2);
});

test('a process without calls, and one that has stopped, collects nothing', async () => {
  const { clock, state, watch } = start();
  await clock.advance(3_600_000);
  state.calls = 1;
  await clock.advance(10_000);
  state.calls = 0;
  watch.stop();
  await clock.advance(3_600_000);
  expect(state.compacted).toBe(0);
});
