// The capacity of a process as measured by its own calls: from twenty calls on it follows their cost, and a late event loop
// admits no call.
import { describe, expect, test } from 'vitest';
import {
  createProcessCapacity,
  MIN_MEASURED,
  MAX_UNMEASURED,
  type ProcessCapacity,
} from '../../../src/resources/calls/dispatch/process-capacity.ts';
import { createLoadMeter, type LoopLoad } from '../../../src/resources/calls/dispatch/process-load.ts';
import { until } from '../../support/until.ts';

/** A process in which each call takes `share` of the time. */
function processOf(configured: number, { share, lateMs = 0 }: { share: number; lateMs?: number }) {
  const state = { share, lateMs, isWatched: false, readings: 0, ringing: 0 };
  const talking = () => Math.max(0, capacity.used() - state.ringing);
  const read = (): LoopLoad => {
    state.readings += 1;
    return { busy: Math.min(1, state.share * talking()), lateMs: state.lateMs };
  };
  const meter = { read, watch: (isOn: boolean) => void (state.isWatched = isOn) };
  const capacity: ProcessCapacity = createProcessCapacity(configured, () => true, meter, talking);
  return { capacity, state };
}

/** Takes calls until the capacity is used up. */
function fill(capacity: ProcessCapacity): (() => void)[] {
  const held: (() => void)[] = [];
  for (let release = capacity.acquire(); release; release = capacity.acquire()) held.push(release);
  return held;
}

describe('the measured capacity of a process', () => {
  test('equals the configured capacity while its calls cost little', () => {
    const { capacity } = processOf(100, { share: 0.002 });
    expect(fill(capacity)).toHaveLength(100);
    expect(capacity.offered()).toEqual({ capacity: 100, configured: 100, reason: null });
  });

  test('is lower than configured if its calls leave less time', () => {
    const { capacity } = processOf(1_000, { share: 0.01 });
    expect(fill(capacity)).toHaveLength(70);
    expect(capacity.offered()).toEqual({ capacity: 70, configured: 1_000, reason: 'busy' });
  });

  test('is never lower than the number of calls that any machine can run', () => {
    const { capacity } = processOf(100, { share: 1, lateMs: 500 });
    expect(fill(capacity)).toHaveLength(MIN_MEASURED);
  });

  test('is used up while the event loop is late, and available again when it is on time', () => {
    const { capacity, state } = processOf(100, { share: 0.002 });
    const held = Array.from({ length: 40 }, () => capacity.acquire()!);
    state.lateMs = 21;
    expect(capacity.acquire()).toBeNull();
    expect(capacity.offered()).toEqual({ capacity: 40, configured: 100, reason: 'late' });
    held[0]!();
    expect(capacity.acquire()).toBeNull();
    state.lateMs = 20;
    expect(capacity.acquire()).not.toBeNull();
    expect(capacity.offered().reason).toBeNull();
  });

  test('follows calls that become more expensive, without jumping on a single reading', () => {
    const { capacity, state } = processOf(1_000, { share: 1 / 256 });
    for (let i = 0; i < 50; i++) capacity.acquire();
    expect(capacity.limit).toBe(179);
    state.share = 1 / 128;
    expect(capacity.limit).toBeGreaterThan(120);
    for (let i = 0; i < 20; i++) void capacity.limit;
    expect(capacity.limit).toBe(89);
  });

  test('is small until the cost of a conversation is known, however many calls ring', () => {
    const { capacity, state } = processOf(1_000, { share: 1 / 128 });
    state.ringing = MAX_UNMEASURED;
    expect(fill(capacity)).toHaveLength(MAX_UNMEASURED);
    expect(capacity.offered()).toEqual({ capacity: 1_000, configured: 1_000, reason: null });
    state.ringing = 0;
    expect(fill(capacity)).toHaveLength(89 - MAX_UNMEASURED);
  });

  test('is remembered when the calls have ended, and applies to a burst of calls that still ring', () => {
    const { capacity, state } = processOf(1_000, { share: 1 / 128 });
    for (const release of fill(capacity)) release();
    expect(capacity.used()).toBe(0);
    state.ringing = 89;
    expect(fill(capacity)).toHaveLength(89);
    expect(capacity.offered()).toEqual({ capacity: 89, configured: 1_000, reason: 'busy' });
  });

  test('is measured only while there are enough calls', () => {
    const { capacity, state } = processOf(100, { share: 0.002 });
    const held = Array.from({ length: MIN_MEASURED - 1 }, () => capacity.acquire()!);
    expect(state.isWatched).toBe(false);
    const last = capacity.acquire()!;
    expect(state.isWatched).toBe(true);
    last();
    last();
    expect(capacity.used()).toBe(held.length);
    expect(state.isWatched).toBe(false);
  });
});

test('the measured load of this process shows that its event loop is blocked', async () => {
  const meter = createLoadMeter();
  expect(meter.read()).toBeNull();
  meter.watch(true);
  const block = setInterval(() => {
    const end = performance.now() + 80;
    while (performance.now() < end);
  }, 100);
  const found: LoopLoad[] = [];
  await until(() => {
    const load = meter.read();
    if (load) found.push(load);
    return load !== null;
  }).finally(() => clearInterval(block));
  meter.watch(false);
  expect(found[0]!.busy).toBeGreaterThan(0.3);
  expect(found[0]!.lateMs).toBeGreaterThan(20);
});
