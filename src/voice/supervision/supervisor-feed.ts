// What supervisors hear of a call: both sides in pieces of 20 ms, left the caller, right whoever speaks for the agent. Called
// by ../supervision.ts. Invariant: frames stand where the recording has them; while nobody listens nothing is kept.
// Absent on purpose: any wait. A piece is given away and forgotten; who takes it too slowly loses it.
import type { Clock } from '../../core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../providers/ports.ts';
import { msOf, samplesOf } from '../audio.ts';
import { AGENT_TOLERANCE_MS, CALLER_TOLERANCE_MS } from '../recording/recorder.ts';
import { createTrack, type AudioTrack } from '../recording/track.ts';
import { everyFrame } from '../../core/ticker.ts';

/**
 * So late is a call heard. Beyond the tolerance of the caller's side: after a gap a frame is then put at its own time, not at
 * the end of what was given away.
 */
const DELAY_MS = CALLER_TOLERANCE_MS + 50;
/** A process that stood still gives away so much at once; what is older is left out. */
const MOST_BEHIND_MS = 1000;

export interface SupervisorFeed {
  callerFrame(frame: Int16Array, atMs: number): void;
  agentFrame(frame: Int16Array, atMs: number): void;
  /** The line forgot what it had not played by then. */
  agentCut(atMs: number): void;
  /** Begins, unless it has. */
  startFeed(): void;
  /** Time of the next piece, milliseconds since the audio opened. */
  atMs(): number;
  stopFeed(): void;
  /** Gives away the rest of a call that was so long, and closes. */
  finishFeed(durationMs: number): void;
}

export interface SupervisorFeedOptions {
  clock: Clock;
  /** Milliseconds since the audio opened. */
  elapsedMs(): number;
  /** How far ahead of time the line takes frames. */
  aheadMs: number;
  /** 1280 bytes. They are nobody's afterwards: keep them, send them, several times. */
  onPiece(bytes: Uint8Array): void;
}

interface Tracks {
  left: AudioTrack;
  right: AudioTrack;
  /** Sample up to which pieces were given away. */
  given: number;
  stopBeat(): void;
}

export function createSupervisorFeed({ clock, elapsedMs, aheadMs, onPiece }: SupervisorFeedOptions): SupervisorFeed {
  let tracks: Tracks | null = null;
  const dueMs = () => Math.max(0, elapsedMs() - DELAY_MS);

  const give = (to: number): void => {
    if (!tracks) return;
    const { left, right } = tracks;
    const from = to - samplesOf(MOST_BEHIND_MS);
    if (tracks.given < from) {
      left.takeUntil(from);
      right.takeUntil(from);
      tracks.given = from;
    }
    while (tracks && tracks.given + FRAME_SAMPLES <= to) {
      tracks.given += FRAME_SAMPLES;
      onPiece(interleaved(left.takeUntil(tracks.given), right.takeUntil(tracks.given)));
    }
  };
  const close = (): void => {
    tracks?.stopBeat();
    tracks = null;
  };
  return {
    callerFrame: (frame, atMs) => tracks?.left.placeFrame(frame, atMs),
    agentFrame: (frame, atMs) => tracks?.right.placeFrame(frame, atMs),
    agentCut: (atMs) => tracks?.right.silenceFrom(atMs),
    startFeed() {
      if (tracks) return;
      const fromMs = dueMs();
      const capacityMs = DELAY_MS + aheadMs + MOST_BEHIND_MS + FRAME_MS;
      tracks = {
        left: createTrack(capacityMs, CALLER_TOLERANCE_MS, fromMs),
        right: createTrack(capacityMs, AGENT_TOLERANCE_MS, fromMs),
        given: samplesOf(fromMs),
        stopBeat: everyFrame(clock, () => give(samplesOf(dueMs()))),
      };
    },
    atMs: () => (tracks ? msOf(tracks.given) : dueMs()),
    stopFeed: close,
    finishFeed(durationMs) {
      give(samplesOf(durationMs));
      close();
    },
  };
}

/** Little endian on the wire, as every machine that this runs on has it. */
function interleaved(left: Int16Array, right: Int16Array): Uint8Array {
  const both = new Int16Array(FRAME_SAMPLES * 2);
  for (let i = 0; i < FRAME_SAMPLES; i++) {
    both[2 * i] = left[i]!;
    both[2 * i + 1] = right[i]!;
  }
  return new Uint8Array(both.buffer);
}
