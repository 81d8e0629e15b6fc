// The audio thread: collects the microphone into frames of 20 ms, 16 kHz, 16 bits, mono, the format of the socket.
// The AudioContext runs at 16 kHz, so that the browser resamples (Chromium, Safari).
const FRAME_SAMPLES = 320;

registerProcessor(
  'microphone',
  class extends AudioWorkletProcessor {
    frame = new Int16Array(FRAME_SAMPLES);
    filled = 0;

    process([[samples = []]]) {
      for (const sample of samples) {
        this.frame[this.filled++] = Math.max(-1, Math.min(1, sample)) * 32767;
        if (this.filled < FRAME_SAMPLES) continue;
        this.port.postMessage(this.frame.buffer, [this.frame.buffer]);
        this.frame = new Int16Array(FRAME_SAMPLES);
        this.filled = 0;
      }
      return true;
    }
  },
);
