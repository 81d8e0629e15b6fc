// The segments of a call, which are encoded to MP3 after it: segments left by a killed process, an unreadable
// segment, and work that is left to the job.
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createVirtualClock } from '../../../src/core/virtual-clock.ts';
import { createFilesystemStorage } from '../../../src/providers/storage/filesystem.ts';
import type { Storage } from '../../../src/providers/storage/port.ts';
import { recordingAtEnd } from '../../../src/resources/calls/recording/assembly.ts';
import { assembleRecording } from '../../../src/resources/calls/recording/pieces.ts';
import { compand } from '../../../src/voice/recording/companded.ts';
import { silentLog } from '../../providers/support/sounds.ts';
import { failingStorage } from '../../support/failing-storage.ts';
import { decodeMp3, loudness } from './support.ts';

const CALL = 'call_00000000000000000000000001';
const WHOLE = `recordings/${CALL}.mp3`;
const HZ = 8_000;
/** Size of a segment. */
const SEGMENT_BYTES = 24 + 2 * 2 * HZ;
const PIECE_MS = 2_000;

let folder: string;
let plain: Storage;
let failing: ReturnType<typeof failingStorage>;
let storage: Storage;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'parley-pieces-'));
  plain = createFilesystemStorage(folder);
});
beforeEach(async () => {
  failing = failingStorage();
  storage = failing.wrap(plain);
  await plain.delete([WHOLE, ...(await plain.list(`recordings/${CALL}/`))]);
});
afterAll(() => rm(folder, { recursive: true, force: true }));

/** The caller hums in even-numbered segments, the agent in odd-numbered ones. */
async function storePieces(count: number): Promise<void> {
  const samples = (PIECE_MS * HZ) / 1000;
  const hum = Float32Array.from({ length: samples }, (_, i) => 0.3 * Math.sin((2 * Math.PI * 400 * i) / HZ));
  const quiet = new Float32Array(samples);
  for (let piece = 0; piece < count; piece++) {
    const bytes = piece % 2 === 0 ? compand(hum, quiet, HZ) : compand(quiet, hum, HZ);
    await plain.put(`recordings/${CALL}/${String(piece).padStart(6, '0')}.au`, bytes);
  }
}

async function served() {
  const parts: Uint8Array[] = [];
  for await (const part of (await plain.get(WHOLE))!) parts.push(part);
  return decodeMp3(Buffer.concat(parts));
}

test('a recording that may contain unredacted audio has failed at once, whether storage works or not', async () => {
  await storePieces(2);
  const runtime = { clock: systemClock, log: silentLog, storage };
  const stored = { pieces: 2, isWhole: false, isUnredacted: true };
  expect(await recordingAtEnd(runtime, CALL, stored)).toEqual({ state: 'failed', bytes: null, isIncomplete: true });
  expect(await plain.size(WHOLE)).toBeNull();
});

test('a recording that is not assembled within a second is left to the job without a warning', async () => {
  await storePieces(2);
  failing.failWrites('silence', new RegExp(WHOLE));
  const clock = createVirtualClock();
  const warn = vi.fn();
  const runtime = { clock, log: { ...silentLog, warn }, storage };
  const stored = { pieces: 2, isWhole: true, isUnredacted: false };
  const end = recordingAtEnd(runtime, CALL, stored);
  await clock.advance(1_000);
  expect(await end).toEqual({ state: 'pieces', bytes: null, isIncomplete: false });
  expect(warn).not.toHaveBeenCalled();
  failing.failWrites('EIO', new RegExp(WHOLE));
  expect(await recordingAtEnd(runtime, CALL, stored)).toMatchObject({ state: 'pieces' });
  expect(warn).toHaveBeenCalledOnce();
});

test('an assembly that ends after that second leaves the segments to the job, which may be reading them', async () => {
  await storePieces(2);
  const written = Promise.withResolvers<void>();
  const answer = Promise.withResolvers<void>();
  const slow: Storage = {
    ...plain,
    async put(key, content) {
      await plain.put(key, content);
      written.resolve();
      await answer.promise;
    },
    size: vi.fn((key: string) => plain.size(key)),
  };
  const clock = createVirtualClock();
  const stored = { pieces: 2, isWhole: true, isUnredacted: false };
  const end = recordingAtEnd({ clock, log: silentLog, storage: slow }, CALL, stored);
  await written.promise;
  await clock.advance(1_000);
  expect(await end).toMatchObject({ state: 'pieces' });
  answer.resolve();
  // Before and after the encoding, and of the first segment.
  await expect.poll(() => slow.size).toHaveBeenCalledTimes(3);
  // Time for the two operations that a deletion consists of.
  for (let i = 0; i < 10; i++) expect(await plain.list(`recordings/${CALL}/`)).toHaveLength(2);
});

test('MP3 segments that an earlier version stored during a call are joined unchanged', async () => {
  const stored = [1, 2, 3].map((byte) => Buffer.alloc(10, byte));
  for (const [piece, bytes] of stored.entries()) await plain.put(`recordings/${CALL}/00000${piece}.mp3`, bytes);
  expect(await assembleRecording({ storage }, CALL, { maxToEncode: 1 })).toEqual({ bytes: 30, skipped: 0 });
  const parts: Uint8Array[] = [];
  for await (const part of (await plain.get(WHOLE))!) parts.push(part);
  expect(Buffer.concat(parts)).toEqual(Buffer.concat(stored));
});

describe('the pieces of a telephone call', () => {
  test('become one MP3 with each side at its time, and the same again', async () => {
    await storePieces(4);
    const assembled = await assembleRecording({ storage }, CALL);
    const sound = await served();
    expect([sound.sampleRate, sound.channels.length]).toEqual([HZ, 2]);
    // The encoder's padding at the end is shorter than three frames of 72 ms.
    expect(sound.seconds - 8).toBeGreaterThanOrEqual(0);
    expect(sound.seconds - 8).toBeLessThan(0.22);
    for (const [side, piece] of [
      [0, 0],
      [1, 1],
      [0, 2],
      [1, 3],
    ] as const) {
      const from = piece * PIECE_MS;
      expect(loudness(sound, side, from + 50, from + 1_950)).toBeGreaterThan(0.15);
      expect(loudness(sound, 1 - side, from + 100, from + 1_900)).toBeLessThan(0.005);
    }
    // 64 kbit/s, so that a range of bytes is a range of time.
    expect(assembled).toEqual({ bytes: expect.closeTo(64_000, -4), skipped: 0 });
    expect(await assembleRecording({ storage }, CALL)).toEqual(assembled);
  });

  test('become a shorter recording if one is unreadable after all retries', async () => {
    await storePieces(3);
    failing.failReads('EIO', /000001\.au$/);
    await expect(assembleRecording({ storage }, CALL)).rejects.toThrow('EIO');
    expect(await plain.size(WHOLE)).toBeNull();
    expect(await assembleRecording({ storage }, CALL, { skipsUnreadable: true })).toMatchObject({ skipped: 1 });
    expect(Math.abs((await served()).seconds - 4)).toBeLessThan(0.22);
  });

  test('are left to the job if there are many, or if the end of the call cannot wait any longer', async () => {
    await storePieces(3);
    expect(await assembleRecording({ storage }, CALL, { maxToEncode: 3 * SEGMENT_BYTES - 1 })).toBeNull();
    const reason = new Error('too late');
    await expect(assembleRecording({ storage }, CALL, { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
    expect(await plain.size(WHOLE)).toBeNull();
    expect(await plain.list(`recordings/${CALL}/`)).toHaveLength(3);
    expect(await assembleRecording({ storage }, CALL, { maxToEncode: 3 * SEGMENT_BYTES })).toMatchObject({
      skipped: 0,
    });
  });
});
