// One side of a recording: a ring of samples addressed by time, zero where nobody spoke.
// Invariant: samples before `flushed` are final; frames that arrive for them later are dropped.
import { samplesOf } from '../audio.ts';

export interface AudioTrack {
  /** Places a frame at its time. Consecutive frames within the tolerance are joined without a gap. */
  placeFrame(frame: Int16Array, atMs: number): void;
  /** Silences everything from this time on that is not final. */
  silenceFrom(atMs: number): void;
  /** Returns the samples up to this position, which become final. */
  takeUntil(toSample: number): Int16Array<ArrayBuffer>;
}

/**
 * @param toleranceMs jitter within which frames count as consecutive
 * @param fromMs where the track begins; earlier frames are dropped
 */
export function createTrack(capacityMs: number, toleranceMs: number, fromMs = 0): AudioTrack {
  const ring = new Int16Array(samplesOf(capacityMs));
  const tolerance = samplesOf(toleranceMs);
  let flushed = samplesOf(fromMs);
  let end = flushed;
  const copy = (from: number, target: Int16Array) => {
    const at = from % ring.length;
    const head = Math.min(target.length, ring.length - at);
    target.set(ring.subarray(at, at + head));
    if (head < target.length) target.set(ring.subarray(0, target.length - head), head);
  };
  const clear = (from: number, to: number) => {
    const at = from % ring.length;
    const head = Math.min(to - from, ring.length - at);
    ring.fill(0, at, at + head);
    ring.fill(0, 0, to - from - head);
  };
  return {
    placeFrame(frame, atMs) {
      const target = samplesOf(atMs);
      let at = Math.abs(target - end) <= tolerance ? end : target;
      let samples = frame;
      if (at < flushed) {
        samples = frame.subarray(Math.min(frame.length, flushed - at));
        at = flushed;
      }
      if (at + samples.length > flushed + ring.length) return;
      const start = at % ring.length;
      const head = Math.min(samples.length, ring.length - start);
      ring.set(samples.subarray(0, head), start);
      if (head < samples.length) ring.set(samples.subarray(head), 0);
      end = at + samples.length;
    },
    silenceFrom(atMs) {
      const at = Math.max(samplesOf(atMs), flushed);
      if (at >= end) return;
      clear(at, end);
      end = at;
    },
    takeUntil(toSample) {
      const out = new Int16Array(Math.max(0, toSample - flushed));
      // Longer than the ring only after a long stall; nothing older than the ring was written.
      const kept = Math.min(out.length, ring.length);
      copy(toSample - kept, out.subarray(out.length - kept));
      clear(toSample - kept, toSample);
      flushed = Math.max(flushed, toSample);
      end = Math.max(end, flushed);
      return out;
    },
  };
}
