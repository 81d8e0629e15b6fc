// The piece writer of a recording while storage fails: the stored pieces and their order, the memory and the time it uses.
import { describe, expect, test } from 'vitest';
import {
  createPieceWriter,
  RecordingRefused,
  type PieceBudget,
  type PieceWriter,
} from '../../src/voice/recording/piece-writer.ts';
import { createVirtualClock, type VirtualClock } from '../support/virtual-clock.ts';

const PIECE = 16_000;
const MINUTE = 60_000;

interface World {
  clock: VirtualClock;
  writer: PieceWriter;
  /** Numbers of the pieces in storage, in the order in which they came. */
  stored: number[];
  attempts: () => number;
  troubles: string[];
  failures: string[];
  /** How storage fails a write; null when it accepts it. */
  fail: (error: Error | 'silence' | null) => void;
  store: (from: number, to: number) => void;
}

function world(budget: PieceBudget = { waitingBytes: 0, maxBytes: 1e9 }): World {
  const clock = createVirtualClock();
  const stored: number[] = [];
  const troubles: string[] = [];
  const failures: string[] = [];
  let attempts = 0;
  let failure: Error | 'silence' | null = null;
  const writer = createPieceWriter({
    clock,
    budget,
    write(piece) {
      attempts++;
      if (failure === 'silence') return new Promise(() => undefined);
      if (failure) return Promise.reject(failure);
      stored.push(piece);
      return Promise.resolve();
    },
    onTrouble: (error) => troubles.push(error.message),
    onFailure: (error) => failures.push(error.message),
  });
  const store = (from: number, to: number) => {
    for (let piece = from; piece <= to; piece++) writer.storePiece(piece, new Uint8Array(PIECE));
  };
  return { clock, writer, stored, attempts: () => attempts, troubles, failures, store, fail: (e) => (failure = e) };
}

describe('storage that fails for a while', () => {
  test('gets every piece afterwards, in order and once, and the failure is reported once', async () => {
    const { clock, writer, stored, troubles, failures, store, fail } = world();
    store(0, 1);
    await clock.advance(0);
    fail(new Error('EROFS'));
    store(2, 40);
    await clock.advance(MINUTE);
    expect(stored).toEqual([0, 1]);
    fail(null);
    store(41, 41);
    await clock.advance(MINUTE);
    expect(stored).toEqual(Array.from({ length: 42 }, (_, i) => i));
    expect(troubles).toEqual(['EROFS']);
    expect(await writer.finish()).toEqual({ pieces: 42, isWhole: true });
    expect(failures).toEqual([]);
  });

  test('is retried with growing pauses of at most ten seconds', async () => {
    const { clock, attempts, store, fail } = world();
    fail(new Error('EIO'));
    store(0, 0);
    await clock.advance(10 * MINUTE);
    const before = attempts();
    await clock.advance(10 * MINUTE);
    expect(attempts() - before).toBe(60);
  });

  test('by never answering is retried after half a minute', async () => {
    const { clock, writer, stored, troubles, store, fail } = world();
    fail('silence');
    store(0, 1);
    await clock.advance(29_000);
    fail(null);
    expect(stored).toEqual([]);
    await clock.advance(2_000);
    expect([stored, troubles]).toEqual([[0, 1], [expect.any(String)]]);
    expect(await writer.finish()).toEqual({ pieces: 2, isWhole: true });
  });

  test('and recovers right before the end still gets every piece', async () => {
    const { clock, writer, stored, store, fail } = world();
    fail(new Error('EIO'));
    store(0, 9);
    await clock.advance(MINUTE);
    fail(null);
    expect(await writer.finish()).toEqual({ pieces: 10, isWhole: true });
    expect(stored).toHaveLength(10);
  });
});

describe('storage that keeps failing', () => {
  test.each([new Error('ENOSPC'), 'silence' as const])('delays the end of a call by two seconds (%s)', async (how) => {
    const { clock, writer, failures, store, fail } = world();
    store(0, 4);
    await clock.advance(0);
    fail(how);
    store(5, 9);
    await clock.advance(100);
    const finished = writer.finish();
    await clock.advance(2_000);
    expect(await finished).toEqual({ pieces: 5, isWhole: false });
    expect(failures).toHaveLength(1);
  });

  test('costs at most 2 MiB of memory per call, and at most the limit of the process', async () => {
    const budget = { waitingBytes: 0, maxBytes: 3 * 1024 * 1024 };
    const [one, other] = [world(budget), world(budget)];
    for (const { fail } of [one, other]) fail(new Error('ENOSPC'));
    one.store(0, 99);
    other.store(0, 89);
    expect(budget.waitingBytes).toBeLessThanOrEqual(budget.maxBytes);
    expect(budget.waitingBytes).toBeGreaterThan(3_000_000);
    one.store(100, 140);
    expect(one.failures).toEqual([expect.stringContaining('for all calls')]);
    // Memory that one recording releases can be used by another.
    other.store(90, 129);
    expect(other.failures).toEqual([]);
    other.store(130, 140);
    expect(other.failures).toEqual([expect.not.stringContaining('for all calls')]);
    expect(budget.waitingBytes).toBe(0);
    await one.clock.advance(MINUTE);
    expect(await one.writer.finish()).toEqual({ pieces: 0, isWhole: false });
  });

  test('gets no piece after a gap, so that it has the beginning without gaps', async () => {
    const { clock, writer, stored, store, fail } = world();
    store(0, 2);
    await clock.advance(0);
    fail(new Error('ENOSPC'));
    store(3, 200);
    fail(null);
    store(201, 210);
    await clock.advance(10 * MINUTE);
    expect(stored).toEqual([0, 1, 2]);
    expect(await writer.finish()).toEqual({ pieces: 3, isWhole: false });
  });
});

test('a host that refuses the recording for good gets no further piece', async () => {
  const { clock, writer, attempts, failures, store, fail } = world();
  fail(new RecordingRefused('the call was over'));
  store(0, 3);
  await clock.advance(10 * MINUTE);
  expect(attempts()).toBe(1);
  expect(failures).toEqual(['the call was over']);
  expect(await writer.finish()).toEqual({ pieces: 0, isWhole: false });
});
