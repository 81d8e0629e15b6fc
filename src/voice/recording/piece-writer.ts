// Stores the pieces of one recording during its call: in order, one at a time, with retries while storage fails.
// A piece that is given again replaces the stored one: its audio was silenced. A write of the old bytes that timed out may still be
// running, so a replacement waits for it; otherwise the old bytes could arrive last.
// Invariants: storage has the pieces from 0 on without a gap. The call neither waits for storage nor fails with it: pieces that
// cannot be stored within the memory limits are dropped, and the recording ends there.
// Deliberately omitted: the events of a call, which have their own queue (session/host-writes.ts).
import type { Clock, Timer } from '../../core/clock.ts';
import { withDeadline } from '../../core/deadline.ts';

/**
 * Eight minutes of a telephone call at 128 kbit/s, or four of another call. When storage fails for longer, the call loses the rest
 * of its recording.
 */
const CALL_BYTES = 8 * 1024 * 1024;
/** Limit for all calls of a process: 100 telephone calls for 80 seconds, or 100 other calls for 40. */
const PROCESS_BYTES = 128 * 1024 * 1024;
/** An attempt that takes longer counts as failed, and the piece is written again. Writing it twice does no harm. */
const WRITE_TIMEOUT_MS = 30_000;
const FIRST_PAUSE_MS = 500;
const MAX_PAUSE_MS = 10_000;
/** Time that the end of a call waits for the next piece. Storage that stores nothing in this time counts as broken. */
const END_WAIT_MS = 2_000;
/**
 * Total time that the end of a call waits while pieces are being stored. A busy machine or distant storage is
 * slow but loses nothing.
 */
const MAX_END_WAIT_MS = 15_000;

/** The host refuses this recording permanently: its call has ended or belongs to another process. */
export class RecordingRefused extends Error {}

/** The bytes waiting for storage, over all calls that share the budget. */
export interface PieceBudget {
  waitingBytes: number;
  readonly maxBytes: number;
}

const processBudget: PieceBudget = { waitingBytes: 0, maxBytes: PROCESS_BYTES };

interface PieceWriterOptions {
  clock: Clock;
  /** Stores one piece. May be called again with the same piece. */
  write(piece: number, bytes: Uint8Array): Promise<void>;
  /** A write failed and will be retried. Called once per run of failures. */
  onTrouble(error: Error): void;
  /** Nothing more will be stored; called at most once. */
  onFailure(error: Error): void;
  budget?: PieceBudget;
}

export interface StoredRecording {
  /** Number of stored pieces. */
  pieces: number;
  /** Whether nothing is missing. */
  isWhole: boolean;
  /** Whether storage may contain audio that should have been silenced. Such a recording must not be kept. */
  isUnredacted: boolean;
}

export interface PieceWriter {
  /** Stores a piece, or replaces it if it was given before. */
  storePiece(piece: number, bytes: Uint8Array): void;
  /** Waits while pieces are being stored, at most MAX_END_WAIT_MS, then drops what is not stored yet. Never rejects. */
  finish(): Promise<StoredRecording>;
}

export function createPieceWriter(options: PieceWriterOptions): PieceWriter {
  const { clock, write, onTrouble, onFailure, budget = processBudget } = options;
  const waiting: { piece: number; bytes: Uint8Array; isReplacement: boolean }[] = [];
  const writes = createWrites(write);
  let given = 0;
  let waitingBytes = 0;
  let stored = 0;
  let isUnredacted = false;
  let hasFailed = false;
  let running: Promise<void> | null = null;
  let endPause: (() => void) | null = null;

  const reserve = (bytes: number): void => {
    waitingBytes += bytes;
    budget.waitingBytes += bytes;
  };
  const fail = (error: Error): void => {
    if (hasFailed) return;
    hasFailed = true;
    isUnredacted ||= waiting.some(({ isReplacement }) => isReplacement);
    waiting.length = 0;
    reserve(-waitingBytes);
    endPause?.();
    onFailure(error);
  };
  const pause = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer: Timer = clock.after(ms, resolve);
      endPause = () => {
        timer.cancel();
        resolve();
      };
    });
  const run = async (): Promise<void> => {
    let pauseMs = FIRST_PAUSE_MS;
    for (let next = waiting[0]; next; next = waiting[0]) {
      try {
        if (next.isReplacement) await withDeadline(clock, WRITE_TIMEOUT_MS, writes.settled(next.piece));
        await withDeadline(clock, WRITE_TIMEOUT_MS, writes.start(next.piece, next.bytes));
        stored++;
        if (waiting[0] !== next) continue;
        waiting.shift();
        reserve(-next.bytes.length);
        pauseMs = FIRST_PAUSE_MS;
      } catch (error) {
        if (error instanceof RecordingRefused) fail(error);
        if (hasFailed) continue;
        if (pauseMs === FIRST_PAUSE_MS) onTrouble(error as Error);
        await pause(pauseMs);
        pauseMs = Math.min(2 * pauseMs, MAX_PAUSE_MS);
      }
    }
    running = null;
  };
  return {
    storePiece(piece, bytes) {
      const isReplacement = piece < given;
      given = Math.max(given, piece + 1);
      if (hasFailed) {
        isUnredacted ||= isReplacement;
        return;
      }
      const refuse = (reason: string): void => {
        isUnredacted ||= isReplacement;
        fail(new Error(reason));
      };
      if (waitingBytes + bytes.length > CALL_BYTES) {
        return refuse('Storage fell too far behind, and the rest of the recording was dropped.');
      }
      if (budget.waitingBytes + bytes.length > budget.maxBytes) {
        return refuse('Storage fell too far behind for all calls, and the rest of the recording was dropped.');
      }
      waiting.push({ piece, bytes, isReplacement });
      reserve(bytes.length);
      running ??= run();
    },
    async finish() {
      if (running) {
        endPause?.();
        const until = clock.monotonic() + MAX_END_WAIT_MS;
        let before: number;
        do {
          before = stored;
          // The queue, not the deadline, shows whether everything was stored in time.
          const leftMs = Math.min(END_WAIT_MS, until - clock.monotonic());
          await withDeadline(clock, leftMs, running).catch(() => undefined);
        } while (waiting.length > 0 && stored > before && clock.monotonic() < until);
        if (waiting.length > 0) fail(new Error('Storage failed, and the end of the recording was dropped.'));
      }
      return { pieces: stored, isWhole: !hasFailed, isUnredacted };
    },
  };
}

/** Runs writes and remembers those that have not settled, by piece. */
function createWrites(write: PieceWriterOptions['write']) {
  const unsettled = new Map<number, Set<Promise<void>>>();
  return {
    start(piece: number, bytes: Uint8Array): Promise<void> {
      const running = write(piece, bytes);
      const ofPiece = unsettled.get(piece) ?? new Set();
      unsettled.set(piece, ofPiece.add(running));
      const forget = (): void => {
        ofPiece.delete(running);
        if (ofPiece.size === 0) unsettled.delete(piece);
      };
      running.then(forget, forget);
      return running;
    },
    async settled(piece: number): Promise<void> {
      await Promise.allSettled(unsettled.get(piece) ?? []);
    },
  };
}
