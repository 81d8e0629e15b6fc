// Little-endian PCM16, as transmitted. Pure. Uses loops, because `from` with a function takes ten times as long.

/** Copies the complete samples from bytes that may start at an odd address. An odd last byte is dropped. */
export function toSamples(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const samples = new Int16Array(bytes.byteLength >> 1);
  for (let i = 0; i < samples.length; i++) samples[i] = view.getInt16(2 * i, true);
  return samples;
}

/** Converts samples to floats from -1 to 1. */
export function toFloats(samples: Int16Array): Float32Array<ArrayBuffer> {
  const out = new Float32Array(samples.length);
  for (let i = 0; i < samples.length; i++) out[i] = samples[i]! / 32_768;
  return out;
}

export function concatSamples(chunks: readonly Int16Array[]): Int16Array {
  const out = new Int16Array(chunks.reduce((sum, chunk) => sum + chunk.length, 0));
  let at = 0;
  for (const chunk of chunks) {
    out.set(chunk, at);
    at += chunk.length;
  }
  return out;
}

/** Returns the root mean square, a measure of loudness. */
export function rms(frame: Int16Array): number {
  let sum = 0;
  for (const sample of frame) sum += sample * sample;
  return Math.sqrt(sum / Math.max(1, frame.length));
}

/** Largest absolute sample, 0..32768. */
export function peakOf(samples: Int16Array): number {
  let peak = 0;
  for (let i = 0; i < samples.length; i++) {
    const value = samples[i]!;
    const size = value < 0 ? -value : value;
    if (size > peak) peak = size;
  }
  return peak;
}

/** Converts a stream of bytes to a stream of samples. Chunks may end in the middle of a sample. */
export async function* sampleStream(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array> {
  let odd: Uint8Array = new Uint8Array(0);
  for await (const chunk of bytes) {
    const all = odd.length === 0 ? chunk : Buffer.concat([odd, chunk]);
    const samples = toSamples(all);
    odd = all.subarray(samples.length * 2);
    if (samples.length > 0) yield samples;
  }
}
