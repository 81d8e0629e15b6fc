// The audio thread of a call, for pages that refuse scripts from blobs.
// Generated from src/web/line/worklet.ts by `node codegen/main.ts`. Do not edit.

const FRAME_SAMPLES = 320;
const WIRE_HZ = 16_000;
const TAPS = 48;
const PHASES = 64;
const START_FRAMES = 3;
const MAX_FRAMES = 100;
const FADE_SECONDS = 0.008;
const REPORT_BLOCKS = 3;
function captureProcessor() {
    return class CaptureProcessor extends AudioWorkletProcessor {
        #frame = new Int16Array(FRAME_SAMPLES);
        #filled = 0;
        #square = 0;
        #lower = resampler(sampleRate / WIRE_HZ, (sample) => this.#take(sample));
        process([input]) {
            for (const sample of input?.[0] ?? [])
                this.#lower(sample);
            return true;
        }
        #take(sample) {
            const value = Math.max(-1, Math.min(1, sample));
            this.#square += value * value;
            this.#frame[this.#filled++] = value * 32_767;
            if (this.#filled < FRAME_SAMPLES)
                return;
            const heard = { frame: this.#frame.buffer, rms: Math.sqrt(this.#square / FRAME_SAMPLES) };
            this.port.postMessage(heard, [heard.frame]);
            this.#frame = new Int16Array(FRAME_SAMPLES);
            this.#filled = 0;
            this.#square = 0;
        }
    };
}
function resampler(ratio, give) {
    if (ratio === 1)
        return give;
    const taps = Array.from({ length: PHASES + 1 }, (_, phase) => lowPass(0.45 / Math.max(1, ratio), phase / PHASES));
    const past = new Float32Array(TAPS);
    let at = 0;
    let since = 0;
    return (sample) => {
        past[at] = sample;
        at = (at + 1) % TAPS;
        for (since += 1; since >= ratio;) {
            since -= ratio;
            const weights = taps[Math.round(since * PHASES)];
            let sum = 0;
            for (let tap = 0; tap < TAPS; tap++)
                sum += weights[tap] * past[(at + tap) % TAPS];
            give(sum);
        }
    };
}
function lowPass(cutoff, back) {
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
        #queue = [];
        #at = 0;
        #frames = 0;
        #flowing = false;
        #doomed = 0;
        #gain = 1;
        #square = 0;
        #blocks = 0;
        #waitedSeconds = 0;
        constructor() {
            super();
            this.port.onmessage = ({ data }) => this.#handle(data);
        }
        #handle(message) {
            if (message === 'reset') {
                this.#drop(this.#queue.length);
                this.#frames = 0;
            }
            else if (message === 'cut') {
                this.#doomed = this.#queue.length;
                if (!this.#flowing)
                    this.#drop(this.#doomed);
            }
            else {
                this.#queue.push(new Int16Array(message));
                if (this.#queue.length > MAX_FRAMES)
                    this.#drop(1);
            }
        }
        #drop(count) {
            this.#queue.splice(0, count);
            this.#frames += count;
            this.#doomed = Math.max(0, this.#doomed - count);
            this.#at = 0;
            this.#gain = 1;
            if (this.#queue.length === 0)
                this.#flowing = false;
        }
        process(_, [output]) {
            const out = output[0];
            if (this.#flowing)
                this.#waitedSeconds = 0;
            this.#flowing =
                this.#queue.length > 0 && (this.#flowing || this.#queue.length >= START_FRAMES || this.#hasWaited());
            for (let sample = 0; sample < out.length; sample++) {
                const value = this.#next();
                out[sample] = value;
                this.#square += value * value;
            }
            if (++this.#blocks >= REPORT_BLOCKS) {
                const played = {
                    rms: Math.sqrt(this.#square / (this.#blocks * out.length)),
                    frames: this.#frames,
                };
                this.port.postMessage(played);
                this.#blocks = 0;
                this.#square = 0;
            }
            return true;
        }
        #hasWaited() {
            this.#waitedSeconds += 128 / sampleRate;
            if (this.#waitedSeconds < 0.06)
                return false;
            this.#waitedSeconds = 0;
            return true;
        }
        #next() {
            const head = this.#queue[0];
            if (!this.#flowing || !head)
                return 0;
            if (this.#doomed > 0) {
                this.#gain -= 1 / (sampleRate * FADE_SECONDS);
                if (this.#gain <= 0) {
                    this.#drop(this.#doomed);
                    return 0;
                }
            }
            const value = (head[this.#at++] / 32_768) * this.#gain;
            if (this.#at >= head.length) {
                this.#at = 0;
                this.#queue.shift();
                this.#frames++;
                if (this.#doomed > 0)
                    this.#doomed--;
                if (this.#doomed === 0)
                    this.#gain = 1;
            }
            return value;
        }
    };
}
export function registerProcessors() {
    registerProcessor('parley-capture', captureProcessor());
    registerProcessor('parley-player', playerProcessor());
}
registerProcessors();
