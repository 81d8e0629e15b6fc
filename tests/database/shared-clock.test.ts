// The clock that processes share: the database's time, whatever the wall clock of the machine says.
import { afterEach, describe, expect, it } from 'vitest';
import type { Clock } from '../../src/core/clock.ts';
import { startSharedClock, type SharedClock } from '../../src/database/shared-clock.ts';
import { until } from '../support/until.ts';

const TRUE_TIME = Date.parse('2026-06-01T12:00:00Z');

let shared: SharedClock | null = null;
afterEach(() => shared?.stop());

/** A machine whose wall clock is off, and a database whose answers take a while. */
function machine(skewMs: number) {
  const state = {
    skewMs,
    elapsed: 0,
    tookMs: 4,
    tasks: [] as (() => void)[],
    warned: [] as string[],
    logged: [] as string[],
  };
  const base: Clock = {
    now: () => TRUE_TIME + state.elapsed + state.skewMs,
    monotonic: () => 1_000 + state.elapsed,
    after(_ms, fn) {
      state.tasks.push(fn);
      return { cancel: () => undefined };
    },
  };
  const ask = async () => {
    state.elapsed += state.tookMs / 2;
    const at = TRUE_TIME + state.elapsed;
    state.elapsed += state.tookMs / 2;
    return at;
  };
  const log = {
    warn: (_: object, text: string) => state.warned.push(text),
    info: (text: string) => state.logged.push(text),
  };
  const measure = async () => {
    const before = state.tasks.length;
    for (const task of state.tasks.splice(0)) task();
    await until(() => state.tasks.length > 0 || before === 0);
  };
  return { state, base, ask, log: log as never, measure };
}

describe.each([0, 20_000, -20_000, 7_200_000, -7_200_000])('with a wall clock that is off by %d ms', (skewMs) => {
  it("reads the database's time, and logs the difference", async () => {
    const { state, base, ask, log, measure } = machine(skewMs);
    shared = await startSharedClock({ ask, base, log });
    expect(shared.now()).toBe(TRUE_TIME + state.elapsed);
    state.elapsed += 3_000;
    expect(shared.now()).toBe(TRUE_TIME + state.elapsed);
    expect(shared.skewMs()).toBe(skewMs);
    expect(shared.off() === null).toBe(skewMs === 0);
    state.skewMs = 0;
    expect(shared.off()).toBeNull();
    await measure();
    expect(state.logged.length).toBe(skewMs === 0 ? 0 : 1);
  });
});

it('detects a change of the wall clock immediately, not at the next measurement', async () => {
  const { state, base, ask, log } = machine(0);
  shared = await startSharedClock({ ask, base, log });
  expect(shared.off()).toBeNull();
  state.skewMs = -2_500;
  expect(shared.off()).toBe("the clock of this machine is 2.5 s behind the database's");
  expect(shared.now()).toBe(TRUE_TIME + state.elapsed);
});

it('a slow answer does not override quick ones, unless it contradicts them', async () => {
  const { state, base, ask, log, measure } = machine(0);
  shared = await startSharedClock({ ask, base, log });
  state.tookMs = 3_000;
  await measure();
  expect(shared.now()).toBe(TRUE_TIME + state.elapsed);
  // The machine slept: its monotonic clock did not advance.
  state.tookMs = 4;
  const asleep = 60_000;
  const slept: Clock['now'] = () => base.now() + asleep;
  const sample = ask;
  shared.stop();
  let late = 0;
  shared = await startSharedClock({ ask: async () => (await sample()) + late, base: { ...base, now: slept }, log });
  late = asleep;
  await measure();
  await until(() => Math.abs(shared!.now() - (TRUE_TIME + state.elapsed + asleep)) < 5);
});
