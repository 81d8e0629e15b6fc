// Encodes speech as one MP3 for previews. Recordings use a streaming encoder of their own.
import { createMp3Encoder } from 'wasm-media-encoders';
import { SAMPLE_RATE } from '../../providers/ports/audio.ts';

const KBIT_PER_SECOND = 64;
const FULL_SCALE = 32_768;

export async function encodeSpeech(chunks: AsyncIterable<Int16Array>): Promise<Uint8Array> {
  const encoder = await createMp3Encoder();
  encoder.configure({ sampleRate: SAMPLE_RATE, channels: 1, bitrate: KBIT_PER_SECOND });
  const parts: Uint8Array[] = [];
  for await (const chunk of chunks)
    parts.push(encoder.encode([Float32Array.from(chunk, (v) => v / FULL_SCALE)]).slice());
  parts.push(encoder.finalize().slice());
  return Buffer.concat(parts);
}
