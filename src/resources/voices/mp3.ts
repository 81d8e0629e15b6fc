// Encodes speech as one MP3 for previews, in short steps, because the process may carry calls. Recordings use a streaming encoder of
// their own.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from '../../providers/ports/audio.ts';

const KBIT_PER_SECOND = 64;
const FULL_SCALE = 32_768;
/** 0.2 s of sound, which take about a millisecond. */
const STEP_SAMPLES = SAMPLE_RATE / 5;

export async function encodeSpeech(chunks: AsyncIterable<Int16Array>): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KBIT_PER_SECOND });
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks) {
    for (let at = 0; at < chunk.length; at += STEP_SAMPLES) {
      const step = chunk.subarray(at, at + STEP_SAMPLES);
      parts.push(encoder.encode([Float32Array.from(step, (v) => v / FULL_SCALE)]).slice());
      await yieldToEventLoop();
    }
  }
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
