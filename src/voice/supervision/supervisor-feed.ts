// The audio for supervisors: both sides in pieces of 20 ms, caller left, agent right.
// Invariants: a frame has the same time as in the recording, even where jitter before the first supervisor shifted the side.
// Without supervisors no audio is kept.
// Deliberately omitted: any wait. A piece is sent and forgotten; a supervisor who reads too slowly loses pieces.
import type { Clock } from '../../core/clock.ts';
import { every20Ms } from '../../core/ticker.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../providers/ports/audio.ts';
import { msOf, samplesOf } from '../audio.ts';
import { AGENT_TOLERANCE_MS, CALLER_TOLERANCE_MS } from '../recording/recorder.ts';
import { createPlacement, createTrack, type AudioTrack } from '../recording/track.ts';

/**
 * Delay of the supervisors' audio. Greater than the tolerance of the caller's side, so that after a gap a frame is placed at its
 * own time and not at the end of what was sent.
 */
const DELAY_MS = CALLER_TOLERANCE_MS + 50;
/** Maximum amount of audio sent at once after a stall of the process; older audio is skipped. */
const MAX_BEHIND_MS = 1000;

export interface SupervisorFeed {
  callerFrame(frame: Int16Array, atMs: number): void;
  agentFrame(frame: Int16Array, atMs: number): void;
  /** The line dropped audio that it had not played by then. */
  agentCut(atMs: number): void;
  /** Starts the feed, unless it has started. */
  startFeed(): void;
  /** Time of the next piece, milliseconds since the audio opened. */
  atMs(): number;
  stopFeed(): void;
  /** Sends the remaining audio of a call of this length, and stops. */
  finishFeed(durationMs: number): void;
}

interface SupervisorFeedOptions {
  clock: Clock;
  /** Milliseconds since the audio opened. */
  elapsedMs(): number;
  /** Lead with which the line accepts frames. */
  aheadMs: number;
  /** Receives 1280 bytes, which it may keep and share. */
  onPiece(bytes: Uint8Array): void;
}

interface Tracks {
  left: AudioTrack;
  right: AudioTrack;
  /** The sample up to which pieces were sent. */
  sentSamples: number;
  stopTicks(): void;
}

export function createSupervisorFeed({ clock, elapsedMs, aheadMs, onPiece }: SupervisorFeedOptions): SupervisorFeed {
  let tracks: Tracks | null = null;
  const left = createPlacement(CALLER_TOLERANCE_MS);
  const right = createPlacement(AGENT_TOLERANCE_MS);
  const dueMs = () => Math.max(0, elapsedMs() - DELAY_MS);

  const give = (to: number): void => {
    if (!tracks) return;
    const from = to - samplesOf(MAX_BEHIND_MS);
    if (tracks.sentSamples < from) {
      tracks.left.takeUntil(from);
      tracks.right.takeUntil(from);
      tracks.sentSamples = from;
    }
    while (tracks && tracks.sentSamples + FRAME_SAMPLES <= to) {
      tracks.sentSamples += FRAME_SAMPLES;
      onPiece(interleaved(tracks.left.takeUntil(tracks.sentSamples), tracks.right.takeUntil(tracks.sentSamples)));
    }
  };
  const close = (): void => {
    tracks?.stopTicks();
    tracks = null;
  };
  return {
    callerFrame: (frame, atMs) => void (tracks ? tracks.left.placeFrame(frame, atMs) : left.place(frame, atMs)),
    agentFrame: (frame, atMs) => void (tracks ? tracks.right.placeFrame(frame, atMs) : right.place(frame, atMs)),
    agentCut: (atMs) => void (tracks ? tracks.right.silenceFrom(atMs) : right.cutAt(atMs)),
    startFeed() {
      if (tracks) return;
      const fromMs = dueMs();
      const capacityMs = DELAY_MS + aheadMs + MAX_BEHIND_MS + FRAME_MS;
      tracks = {
        left: createTrack(capacityMs, left, fromMs),
        right: createTrack(capacityMs, right, fromMs),
        sentSamples: samplesOf(fromMs),
        stopTicks: every20Ms(clock, () => give(samplesOf(dueMs()))),
      };
    },
    atMs: () => (tracks ? msOf(tracks.sentSamples) : dueMs()),
    stopFeed: close,
    finishFeed(durationMs) {
      give(samplesOf(durationMs));
      close();
    },
  };
}

/** Little-endian, as is every machine that Parley runs on. */
function interleaved(left: Int16Array, right: Int16Array): Uint8Array {
  const both = new Int16Array(FRAME_SAMPLES * 2);
  for (let i = 0; i < FRAME_SAMPLES; i++) {
    both[2 * i] = left[i]!;
    both[2 * i + 1] = right[i]!;
  }
  return new Uint8Array(both.buffer);
}
