// The recording of one call: caller left, agent right, stored during the call in µ-law pieces that become MP3 after it.
// Invariants: it is as long as the call. The agent's side contains what was written to the line, at its time, without what was
// cleared. Memory is bounded by the ring buffers.
// Deliberately omitted: mixing (the stored sides stay separate, and a player may mix them) and any wait on the audio path.
import type { Clock, Timer } from '../../core/clock.ts';
import { withDeadline } from '../../core/deadline.ts';
import { samplesOf } from '../audio.ts';
import type { AudioTap } from '../session/observers.ts';
import { openPieces } from './mp3.ts';
import { createPieceWriter, type PieceBudget, type StoredRecording } from './piece-writer.ts';
import { silencedPieces, type StoredPiece } from './silent-pieces.ts';
import { createPlacement, createTrack } from './track.ts';
import { createWaveform } from './waveform.ts';

/** Length of a piece: long enough to justify an object in storage, short enough to lose little. */
const PIECE_MS = 2000;
/** Maximum delay of a frame that is still recorded. */
const SETTLE_MS = 500;
/**
 * Time that a redacted recording stays in memory before it is stored. It exceeds a long turn, and the wait for the rest of
 * a number. 640 KB per side.
 */
const REDACTED_SETTLE_MS = 20_000;
/** Margin for inexact word times of recognizers. */
const MARGIN_MS = 120;
/** Capacity beyond a piece and its settling time, for a late timer. */
const SPARE_MS = 1500;
/** The caller's frames arrive through a network, the agent's from our own timer. */
export const CALLER_TOLERANCE_MS = 200;
export const AGENT_TOLERANCE_MS = 15;
const FINISH_TIMEOUT_MS = 10_000;

export interface AudioRecorder extends AudioTap {
  /** Silences a span of one side. Stored pieces that contain part of the span are stored again, with silence on both sides. */
  silence(role: 'agent' | 'user', startMs: number, endMs: number): void;
  /** Stores the rest. Never rejects, and waits for storage no longer than the piece writer does. */
  finish(durationMs: number): Promise<{ waveform: readonly number[]; stored: StoredRecording }>;
  /** Stores nothing more and closes the stream. */
  abandon(): void;
}

interface AudioRecorderOptions {
  clock: Clock;
  /** Clock for the deadlines of encoding and storage. Default: `clock`. */
  storageClock?: Clock;
  /** Milliseconds since the audio opened. */
  elapsedMs(): number;
  /** Lead with which the line accepts frames. */
  aheadMs: number;
  /** Stores 8 instead of 16 kHz, for lines that carry no more. */
  isNarrowband?: boolean;
  /** Whether spans will be silenced; the audio then waits longer before it is stored. */
  redacts?: boolean;
  /** Stores one piece; retried while it fails. @throws RecordingRefused when no further piece is accepted */
  write(piece: number, bytes: Uint8Array): Promise<void>;
  /** A piece could not be stored; it will be retried. */
  onTrouble(error: Error): void;
  /** Encoding or storage failed permanently. The call continues without the rest of its recording. */
  onFailure(error: Error): void;
  /** For tests. Default: the budget of the process. */
  budget?: PieceBudget;
}

export function createAudioRecorder(options: AudioRecorderOptions): AudioRecorder {
  const settleMs = options.redacts ? REDACTED_SETTLE_MS : SETTLE_MS;
  const capacityMs = PIECE_MS + settleMs + SPARE_MS + options.aheadMs;
  const left = createTrack(capacityMs, createPlacement(CALLER_TOLERANCE_MS));
  const right = createTrack(capacityMs, createPlacement(AGENT_TOLERANCE_MS));
  const waveform = createWaveform();
  const hz = options.isNarrowband ? 8_000 : 16_000;
  const stream = openPieces(hz);
  let failed = false;
  let piece = 0;
  const stored: StoredPiece[] = [];
  let storedMs = 0;
  const fail = (error: Error) => {
    if (failed) return;
    failed = true;
    stream.close();
    options.onFailure(error);
  };
  const { write, onTrouble, budget, storageClock = options.clock } = options;
  const writer = createPieceWriter({
    clock: storageClock,
    write,
    onTrouble,
    onFailure: fail,
    ...(budget ? { budget } : {}),
  });
  const keep = (bytes: Uint8Array) => {
    if (bytes.length === 0 || failed) return;
    stored.push({ piece, bytes: bytes.length });
    writer.storePiece(piece++, bytes);
  };
  const store = (toMs: number) => {
    const to = samplesOf(toMs);
    storedMs = Math.max(storedMs, toMs);
    return stream.compand(left.takeUntil(to), right.takeUntil(to)).then(keep, fail);
  };
  const silenceStored = (startMs: number, endMs: number): void => {
    const replace = (): void => {
      for (const { piece: number, silent } of silencedPieces(stored, hz, startMs, endMs))
        writer.storePiece(number, silent);
    };
    if (failed) return replace();
    // The last piece may still be in the thread. In that case the silent pieces follow it.
    void stream.compand(new Int16Array(0), new Int16Array(0)).then(keep, fail).then(replace);
  };
  const tick = () => {
    if (failed) return;
    void store(Math.max(0, options.elapsedMs() - settleMs));
    timer = options.clock.after(PIECE_MS, tick);
  };
  let timer: Timer = options.clock.after(PIECE_MS, tick);
  return {
    callerFrame(frame, atMs) {
      waveform.add('user', frame, atMs);
      left.placeFrame(frame, atMs);
    },
    agentFrame(frame, atMs) {
      waveform.add('agent', frame, atMs);
      right.placeFrame(frame, atMs);
    },
    agentCut: (atMs) => right.silenceFrom(atMs),
    silence(role, startMs, endMs) {
      const [from, to] = [startMs - MARGIN_MS, endMs + MARGIN_MS];
      const isLate = (role === 'user' ? left : right).silenceSpan(from, to);
      if (isLate) silenceStored(from, Math.min(to, storedMs));
    },
    async finish(durationMs) {
      timer.cancel();
      if (!failed) {
        await withDeadline(storageClock, FINISH_TIMEOUT_MS, store(durationMs)).catch(fail);
        if (!failed) stream.close();
      }
      const written = await writer.finish();
      const isWhole = written.isWhole && !failed;
      return { waveform: waveform.peaks(durationMs), stored: { ...written, isWhole } };
    },
    abandon() {
      timer.cancel();
      if (!failed) stream.close();
      failed = true;
    },
  };
}
