// The worker of mono.ts: receives MP3 pieces, decodes each, averages its two channels and returns the encoded result. Null marks
// the end of the recording.
import { MPEGDecoder } from 'mpg123-decoder';
import { createMp3Encoder } from 'wasm-media-encoders';
import { MP3_DELAY_SAMPLES } from '../../../voice/recording/companded.ts';
import { serveRequests } from '../../../workers/serve.ts';

const KBIT_PER_SECOND = 48;
// About four seconds of audio per step keeps the decoded samples small.
const STEP_BYTES = 32 * 1024;

const decoder = new MPEGDecoder();
await decoder.ready;
const encoder = await createMp3Encoder();
let configured = false;
let toSkip = MP3_DELAY_SAMPLES;

function mix(stereo: Uint8Array): Uint8Array[] {
  const parts: Uint8Array[] = [];
  for (let from = 0; from < stereo.length; from += STEP_BYTES) {
    const { channelData, samplesDecoded, sampleRate } = decoder.decode(stereo.subarray(from, from + STEP_BYTES));
    if (samplesDecoded === 0) continue;
    if (!configured) {
      encoder.configure({ sampleRate: sampleRate as 16_000, channels: 1, bitrate: KBIT_PER_SECOND });
      configured = true;
    }
    const [left, right] = channelData as [Float32Array, Float32Array];
    const skip = Math.min(toSkip, samplesDecoded);
    toSkip -= skip;
    const mixed = left.subarray(skip).map((sample, i) => (sample + right[skip + i]!) / 2);
    // The encoder returns a view of its own memory, which it overwrites.
    parts.push(encoder.encode([mixed]).slice());
  }
  return parts;
}

serveRequests((stereo: Uint8Array | null): Uint8Array => {
  const parts = stereo ? mix(stereo) : configured ? [encoder.finalize()] : [];
  return new Uint8Array(Buffer.concat(parts));
});
