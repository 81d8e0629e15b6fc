// The writer of recording segments while storage fails: the stored segments and their order, and the memory and time it
// uses.
import { describe, expect, test } from 'vitest';
import { sleep } from '../../src/core/clock.ts';
import { createVirtualClock, type VirtualClock } from '../../src/core/virtual-clock.ts';
import {
  createPieceWriter,
  RecordingRefused,
  type PieceBudget,
  type PieceWriter,
} from '../../src/voice/recording/piece-writer.ts';

const PIECE = 32_000;
const MINUTE = 60_000;

interface World {
  clock: VirtualClock;
  writer: PieceWriter;
  /** Numbers of the stored segments, in the order in which they arrived. */
  stored: number[];
  attempts: () => number;
  troubles: string[];
  failures: string[];
  /** Duration of later writes to storage. */
  takes: (ms: number) => void;
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
  let tookMs = 0;
  const writer = createPieceWriter({
    clock,
    budget,
    async write(piece) {
      attempts++;
      if (tookMs > 0) await sleep(clock, tookMs);
      if (failure === 'silence') return new Promise(() => undefined);
      if (failure) return Promise.reject(failure);
      stored.push(piece);
      return undefined;
    },
    onTrouble: (error) => troubles.push(error.message),
    onFailure: (error) => failures.push(error.message),
  });
  const store = (from: number, to: number) => {
    for (let piece = from; piece <= to; piece++) writer.storePiece(piece, new Uint8Array(PIECE));
  };
  return {
    clock,
    writer,
    stored,
    attempts: () => attempts,
    troubles,
    failures,
    store,
    fail: (e) => (failure = e),
    takes: (ms) => (tookMs = ms),
  };
}

describe('storage that fails for a while', () => {
  test('gets every segment afterwards, in order and once, and the failure is reported once', async () => {
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
    expect(await writer.finish()).toEqual({ pieces: 42, isWhole: true, isUnredacted: false });
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

  test('by never responding is retried after half a minute', async () => {
    const { clock, writer, stored, troubles, store, fail } = world();
    fail('silence');
    store(0, 1);
    await clock.advance(29_000);
    fail(null);
    expect(stored).toEqual([]);
    await clock.advance(2_000);
    expect([stored, troubles]).toEqual([[0, 1], [expect.any(String)]]);
    expect(await writer.finish()).toEqual({ pieces: 2, isWhole: true, isUnredacted: false });
  });

  test('and recovers right before the end still gets every segment', async () => {
    const { clock, writer, stored, store, fail } = world();
    fail(new Error('EIO'));
    store(0, 9);
    await clock.advance(MINUTE);
    fail(null);
    expect(await writer.finish()).toEqual({ pieces: 10, isWhole: true, isUnredacted: false });
    expect(stored).toHaveLength(10);
  });
});

describe('storage that is slow when the call ends', () => {
  const ends = async (pieceMs: number, pieces: number) => {
    const { clock, writer, failures, store, takes } = world();
    takes(pieceMs);
    store(0, pieces - 1);
    const begun = clock.monotonic();
    let tookMs = 0;
    const finished = writer.finish().finally(() => (tookMs = clock.monotonic() - begun));
    await clock.advance(MINUTE);
    return { ...(await finished), failures: failures.length, tookMs };
  };

  test('still gets every piece: the end waits for as long as pieces are being stored', async () => {
    expect(await ends(1_500, 6)).toEqual({ pieces: 6, isWhole: true, isUnredacted: false, failures: 0, tookMs: 9_000 });
  });

  test('gets what it stores in 15 seconds', async () => {
    expect(await ends(1_500, 20)).toEqual({
      pieces: 10,
      isWhole: false,
      isUnredacted: false,
      failures: 1,
      tookMs: 15_000,
    });
  });

  test('gets nothing more when one piece takes longer than two seconds', async () => {
    expect(await ends(2_500, 6)).toEqual({
      pieces: 0,
      isWhole: false,
      isUnredacted: false,
      failures: 1,
      tookMs: 2_000,
    });
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
    expect(await finished).toEqual({ pieces: 5, isWhole: false, isUnredacted: false });
    expect(failures).toHaveLength(1);
  });

  test('uses at most 8 MiB of memory per call, and at most the limit of the process', async () => {
    const budget = { waitingBytes: 0, maxBytes: 12 * 1024 * 1024 };
    const [one, other] = [world(budget), world(budget)];
    for (const { fail } of [one, other]) fail(new Error('ENOSPC'));
    one.store(0, 199);
    other.store(0, 179);
    expect(budget.waitingBytes).toBeLessThanOrEqual(budget.maxBytes);
    expect(budget.waitingBytes).toBeGreaterThan(12_000_000);
    one.store(200, 280);
    expect(one.failures).toEqual([expect.stringContaining('for all calls')]);
    // Memory that one recording releases can be used by another.
    other.store(180, 259);
    expect(other.failures).toEqual([]);
    other.store(260, 280);
    expect(other.failures).toEqual([expect.not.stringContaining('for all calls')]);
    expect(budget.waitingBytes).toBe(0);
    await one.clock.advance(MINUTE);
    expect(await one.writer.finish()).toEqual({ pieces: 0, isWhole: false, isUnredacted: false });
  });

  test('gets no segment after a gap, so that it has the beginning without gaps', async () => {
    const { clock, writer, stored, store, fail } = world();
    store(0, 2);
    await clock.advance(0);
    fail(new Error('ENOSPC'));
    store(3, 300);
    fail(null);
    store(301, 310);
    await clock.advance(10 * MINUTE);
    expect(stored).toEqual([0, 1, 2]);
    expect(await writer.finish()).toEqual({ pieces: 3, isWhole: false, isUnredacted: false });
  });
});

test('because the host refuses the recording permanently gets no further segment', async () => {
  const { clock, writer, attempts, failures, store, fail } = world();
  fail(new RecordingRefused('the call was over'));
  store(0, 3);
  await clock.advance(10 * MINUTE);
  expect(attempts()).toBe(1);
  expect(failures).toEqual(['the call was over']);
  expect(await writer.finish()).toEqual({ pieces: 0, isWhole: false, isUnredacted: false });
});

describe('a piece that is given again because its audio was silenced', () => {
  /** Storage whose writes finish when the test says so. `contents` is what each write left, in the order of their end. */
  function slowStorage() {
    const clock = createVirtualClock();
    const contents: string[] = [];
    const open: (() => void)[] = [];
    const writer = createPieceWriter({
      clock,
      budget: { waitingBytes: 0, maxBytes: 1e9 },
      write: (piece, bytes) =>
        new Promise((resolve) => {
          open.push(() => {
            contents.push(`${piece}:${bytes[0] === 0 ? 'silent' : 'loud'}`);
            resolve();
          });
        }),
      onTrouble: () => undefined,
      onFailure: () => undefined,
    });
    const give = (piece: number, sound: number) => writer.storePiece(piece, new Uint8Array(10).fill(sound));
    return { clock, writer, contents, open, give };
  }

  test('is written after an earlier write of the piece that timed out has ended', async () => {
    const { clock, writer, contents, open, give } = slowStorage();
    give(0, 1);
    await clock.advance(31_000);
    expect(open).toHaveLength(2);
    open[1]!();
    await clock.advance(0);
    give(0, 0);
    await clock.advance(1_000);
    expect(open).toHaveLength(2);
    open[0]!();
    await clock.advance(1_000);
    open[2]!();
    await clock.advance(0);
    expect(contents).toEqual(['0:loud', '0:loud', '0:silent']);
    expect(await writer.finish()).toMatchObject({ isWhole: true, isUnredacted: false });
  });

  test('and cannot be stored until the end marks the recording as unredacted', async () => {
    const { clock, writer, open, give } = slowStorage();
    give(0, 1);
    await clock.advance(0);
    open[0]!();
    await clock.advance(0);
    give(0, 0);
    const finished = writer.finish();
    await clock.advance(MINUTE);
    expect(await finished).toMatchObject({ isWhole: false, isUnredacted: true });
  });

  test('after the recording has failed marks it as unredacted', async () => {
    const { clock, writer, fail, store } = world();
    store(0, 0);
    await clock.advance(0);
    fail(new Error('EIO'));
    store(1, 300);
    expect((await writer.finish()).isUnredacted).toBe(false);
    store(0, 0);
    expect((await writer.finish()).isUnredacted).toBe(true);
  });
});
