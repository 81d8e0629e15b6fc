// The audio thread of a call: the ear makes 20 ms frames of 16 kHz from a microphone, the mouth plays the agent's frames and
// can be cut. Registered where this code runs as an AudioWorklet module. Invariants: nothing cut is heard 10 ms later; every
// frame that came is counted exactly once as played or thrown away.
declare const sampleRate: number;
declare const registerProcessor: (name: string, processor: unknown) => void;
declare class AudioWorkletProcessor {
  readonly port: MessagePort;
}

export const FRAME_SAMPLES = 320;
const WIRE_HZ = 16_000;
/** Taps of the low-pass on the way to 16 kHz: more than 40 dB against aliases from 48 kHz. */
const TAPS = 48;
/** Positions between two samples that the low-pass is known for: 44.1 kHz has a sample for few moments of 16 kHz. */
const PHASES = 64;
/** So many frames must wait before playing begins, also after a gap: what a busy main thread holds up. */
const START_FRAMES = 3;
/** A tab that was frozen finds a pile: more than this is stale, and the oldest goes. */
const MOST_FRAMES = 100;
const FADE_SECONDS = 0.008;
/** The page learns level and count so often (in blocks of 128 samples at 16 kHz: 24 ms). */
const REPORT_BLOCKS = 3;

/** What the ear tells the page: a frame for the wire, and how loud it is. */
export interface CapturedFrame {
  frame: ArrayBuffer;
  rms: number;
}

/** What the mouth tells the page. `frames`: played or thrown away since the last `reset`. */
export interface PlaybackReport {
  rms: number;
  frames: number;
}

/** What the page tells the mouth. */
export type PlayerMessage = ArrayBuffer | 'cut' | 'reset';

// Made by functions, because the class that they extend exists on the audio thread alone.
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

/** Takes every sample of a stream and gives one for each `ratio` of them, low-passed below half of the lower rate. */
function resampler(ratio: number, give: (sample: number) => void): (sample: number) => void {
  if (ratio === 1) return give;
  const taps = Array.from({ length: PHASES + 1 }, (_, phase) => lowPass(0.45 / Math.max(1, ratio), phase / PHASES));
  const past = new Float32Array(TAPS);
  let at = 0;
  /** Samples since the last that was given; after each, how far the next lies behind the newest. */
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

/** A windowed sinc of unit gain, `back` of a sample before the middle; `cutoff` as a part of the sampling rate. */
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
    /** Of the frames in the queue, how many were there when the cut came; they fade and go. */
    #doomed = 0;
    #gain = 1;
    #square = 0;
    #blocks = 0;
    #patience = 0;

    constructor() {
      super();
      this.port.onmessage = ({ data }: MessageEvent<PlayerMessage>) => this.#obey(data);
    }

    #obey(message: PlayerMessage): void {
      if (message === 'reset') {
        this.#drop(this.#queue.length);
        this.#frames = 0;
      } else if (message === 'cut') {
        this.#doomed = this.#queue.length;
        if (!this.#flowing) this.#drop(this.#doomed);
      } else {
        this.#queue.push(new Int16Array(message));
        if (this.#queue.length > MOST_FRAMES) this.#drop(1);
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
      if (this.#flowing) this.#patience = 0;
      this.#flowing = this.#queue.length > 0 && (this.#flowing || this.#queue.length >= START_FRAMES || this.#waited());
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

    /** The last words of an answer may be fewer frames than a start asks for: they wait for 60 ms and no longer. */
    #waited(): boolean {
      this.#patience += 128 / sampleRate;
      if (this.#patience < 0.06) return false;
      this.#patience = 0;
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
