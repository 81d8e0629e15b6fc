// The audio thread of a call: a capture processor makes 20 ms frames of 16 kHz from a microphone; a player processor plays the
// agent's frames and can be cut. Registered when this file runs as an AudioWorklet module. Invariants: cut sound is silent within
// 10 ms; every frame received is counted exactly once, as played or dropped.
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: unknown) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

const FRAME_SAMPLES = 320;
const WIRE_HZ = 16_000;
/** Taps of the low-pass filter before 16 kHz: more than 40 dB against aliases from 48 kHz. */
const TAPS = 48;
/** Fractional positions for which the filter is precomputed: at 44.1 kHz few output samples fall on an input sample. */
const PHASES = 64;
/** Frames buffered before playback starts, also after a gap, to bridge delays of a busy main thread. */
const START_FRAMES = 3;
/** A frozen tab accumulates frames; beyond this the oldest are stale and dropped. */
const MAX_FRAMES = 100;
const FADE_SECONDS = 0.008;
/** Interval of level reports, in blocks of 128 samples (24 ms at 16 kHz). */
const REPORT_BLOCKS = 3;

/** From the capture processor: a frame for the wire and its level. */
export interface CapturedFrame {
  frame: ArrayBuffer;
  rms: number;
}

/** From the player processor. `frames`: played or dropped since the last `reset`. */
export interface PlaybackReport {
  rms: number;
  frames: number;
}

/** To the player processor: a frame, or a command. */
export type PlayerMessage = ArrayBuffer | 'cut' | 'reset';

// Created in functions, because their base class exists only on the audio thread.
function captureProcessor() {
  return class CaptureProcessor extends AudioWorkletProcessor {
    #frame = new Int16Array(FRAME_SAMPLES);
    #filled = 0;
    #square = 0;
    readonly #lower = resampler(sampleRate / WIRE_HZ, (sample) => this.#take(sample));

    process([input]: Float32Array[][]): boolean {
      for (const sample of input?.[0] ?? []) this.#lower(sample);
      return true;
    }

    #take(sample: number): void {
      const value = Math.max(-1, Math.min(1, sample));
      this.#square += value * value;
      this.#frame[this.#filled++] = value * 32_767;
      if (this.#filled < FRAME_SAMPLES) return;
      const heard: CapturedFrame = { frame: this.#frame.buffer, rms: Math.sqrt(this.#square / FRAME_SAMPLES) };
      this.port.postMessage(heard, [heard.frame]);
      this.#frame = new Int16Array(FRAME_SAMPLES);
      this.#filled = 0;
      this.#square = 0;
    }
  };
}

/**
 * Returns a function that receives every input sample and calls `give` once per `ratio` samples, low-passed below half the output
 * rate.
 */
function resampler(ratio: number, give: (sample: number) => void): (sample: number) => void {
  if (ratio === 1) return give;
  const taps = Array.from({ length: PHASES + 1 }, (_, phase) => lowPass(0.45 / Math.max(1, ratio), phase / PHASES));
  const past = new Float32Array(TAPS);
  let at = 0;
  /** Input samples since the last output; after each output, the distance of the next one from the newest sample. */
  let since = 0;
  return (sample) => {
    past[at] = sample;
    at = (at + 1) % TAPS;
    for (since += 1; since >= ratio;) {
      since -= ratio;
      const weights = taps[Math.round(since * PHASES)]!;
      let sum = 0;
      for (let tap = 0; tap < TAPS; tap++) sum += weights[tap]! * past[(at + tap) % TAPS]!;
      give(sum);
    }
  };
}

/** A windowed sinc filter of unit gain, shifted back by `back` samples; `cutoff` as a fraction of the sampling rate. */
function lowPass(cutoff: number, back: number): Float32Array {
  const taps = Float32Array.from({ length: TAPS }, (_, tap) => {
    const x = tap - (TAPS - 1) / 2 + back;
    const window = 0.54 + 0.46 * Math.cos((2 * Math.PI * x) / TAPS);
    return (x === 0 ? 2 * cutoff : Math.sin(2 * Math.PI * cutoff * x) / (Math.PI * x)) * window;
  });
  const gain = taps.reduce((sum, tap) => sum + tap, 0);
  return taps.map((tap) => tap / gain);
}

function playerProcessor() {
  return class PlayerProcessor extends AudioWorkletProcessor {
    #queue: Int16Array[] = [];
    #at = 0;
    #frames = 0;
    #flowing = false;
    /** Number of queued frames at the time of the cut; they fade out and are dropped. */
    #doomed = 0;
    #gain = 1;
    #square = 0;
    #blocks = 0;
    #waitedSeconds = 0;

    constructor() {
      super();
      this.port.onmessage = ({ data }: MessageEvent<PlayerMessage>) => this.#handle(data);
    }

    #handle(message: PlayerMessage): void {
      if (message === 'reset') {
        this.#drop(this.#queue.length);
        this.#frames = 0;
      } else if (message === 'cut') {
        this.#doomed = this.#queue.length;
        if (!this.#flowing) this.#drop(this.#doomed);
      } else {
        this.#queue.push(new Int16Array(message));
        if (this.#queue.length > MAX_FRAMES) this.#drop(1);
      }
    }

    #drop(count: number): void {
      this.#queue.splice(0, count);
      this.#frames += count;
      this.#doomed = Math.max(0, this.#doomed - count);
      this.#at = 0;
      this.#gain = 1;
      if (this.#queue.length === 0) this.#flowing = false;
    }

    process(_: unknown, [output]: Float32Array[][]): boolean {
      const out = output![0]!;
      if (this.#flowing) this.#waitedSeconds = 0;
      this.#flowing =
        this.#queue.length > 0 && (this.#flowing || this.#queue.length >= START_FRAMES || this.#hasWaited());
      for (let sample = 0; sample < out.length; sample++) {
        const value = this.#next();
        out[sample] = value;
        this.#square += value * value;
      }
      if (++this.#blocks >= REPORT_BLOCKS) {
        const played: PlaybackReport = {
          rms: Math.sqrt(this.#square / (this.#blocks * out.length)),
          frames: this.#frames,
        };
        this.port.postMessage(played);
        this.#blocks = 0;
        this.#square = 0;
      }
      return true;
    }

    /** The end of a response may have fewer frames than a start requires; it is played after 60 ms. */
    #hasWaited(): boolean {
      this.#waitedSeconds += 128 / sampleRate;
      if (this.#waitedSeconds < 0.06) return false;
      this.#waitedSeconds = 0;
      return true;
    }

    #next(): number {
      const head = this.#queue[0];
      if (!this.#flowing || !head) return 0;
      if (this.#doomed > 0) {
        this.#gain -= 1 / (sampleRate * FADE_SECONDS);
        if (this.#gain <= 0) {
          this.#drop(this.#doomed);
          return 0;
        }
      }
      const value = (head[this.#at++]! / 32_768) * this.#gain;
      if (this.#at >= head.length) {
        this.#at = 0;
        this.#queue.shift();
        this.#frames++;
        if (this.#doomed > 0) this.#doomed--;
        if (this.#doomed === 0) this.#gain = 1;
      }
      return value;
    }
  };
}

export function registerProcessors(): void {
  registerProcessor('parley-capture', captureProcessor());
  registerProcessor('parley-player', playerProcessor());
}
