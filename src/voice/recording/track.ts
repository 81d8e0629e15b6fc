// One side of a recording: a ring of samples addressed by time, zero where nobody spoke.
// Invariant: samples before `flushed` are final. Frames that arrive for them later are dropped.
import { samplesOf } from '../audio.ts';

/** Positions of the frames of one side, in samples. A track that begins during a call continues with the placement of its side. */
interface Placement {
  /** Returns the first sample of a frame that arrived at this time. Frames within the tolerance are consecutive. */
  place(frame: Int16Array, atMs: number): number;
  /** Drops everything that was placed from this time on. */
  cutAt(atMs: number): void;
  /** The sample after the last placed one. */
  end(): number;
}

/** @param toleranceMs jitter within which frames count as consecutive */
export function createPlacement(toleranceMs: number): Placement {
  const tolerance = samplesOf(toleranceMs);
  let end = 0;
  return {
    place(frame, atMs) {
      const target = samplesOf(atMs);
      const at = Math.abs(target - end) <= tolerance ? end : target;
      end = at + frame.length;
      return at;
    },
    cutAt(atMs) {
      end = Math.min(end, samplesOf(atMs));
    },
    end: () => end,
  };
}

export interface AudioTrack {
  /** Places a frame at its time. */
  placeFrame(frame: Int16Array, atMs: number): void;
  /** Silences everything from this time on that is not final. */
  silenceFrom(atMs: number): void;
  /** Silences this span. @returns whether part of it was final already */
  silenceSpan(fromMs: number, toMs: number): boolean;
  /** Returns the samples up to this position, which become final. */
  takeUntil(toSample: number): Int16Array<ArrayBuffer>;
}

/** @param fromMs where the track begins; earlier frames are dropped */
export function createTrack(capacityMs: number, placement: Placement, fromMs = 0): AudioTrack {
  const ring = new Int16Array(samplesOf(capacityMs));
  let flushed = samplesOf(fromMs);
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
      let at = placement.place(frame, atMs);
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
    },
    silenceFrom(atMs) {
      const at = Math.max(samplesOf(atMs), flushed);
      const end = Math.min(placement.end(), flushed + ring.length);
      if (at < end) clear(at, end);
      placement.cutAt(atMs);
    },
    silenceSpan(fromMs, toMs) {
      const from = Math.max(0, samplesOf(fromMs));
      const to = samplesOf(toMs);
      const at = Math.max(from, flushed);
      const end = Math.min(to, flushed + ring.length);
      if (at < end) clear(at, end);
      return from < flushed;
    },
    takeUntil(toSample) {
      const out = new Int16Array(Math.max(0, toSample - flushed));
      // The span exceeds the ring only after a long stall; nothing older than the ring was written.
      const kept = Math.min(out.length, ring.length);
      copy(toSample - kept, out.subarray(out.length - kept));
      clear(toSample - kept, toSample);
      flushed = Math.max(flushed, toSample);
      return out;
    },
  };
}
