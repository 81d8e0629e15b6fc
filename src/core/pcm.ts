// Little-endian PCM16 as it comes over a wire. Pure.

/** A copy of the whole samples of some bytes, which may start at an odd address; an odd last byte is left out. */
export function toSamples(bytes: Uint8Array): Int16Array {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  return Int16Array.from({ length: bytes.byteLength >> 1 }, (_, i) => view.getInt16(i * 2, true));
}

/** A stream of samples from a stream of bytes, whose chunks may end in the middle of a sample. */
export async function* sampleStream(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Int16Array> {
  let odd: Uint8Array = new Uint8Array(0);
  for await (const chunk of bytes) {
    const all = odd.length === 0 ? chunk : Buffer.concat([odd, chunk]);
    const samples = toSamples(all);
    odd = all.subarray(samples.length * 2);
    if (samples.length > 0) yield samples;
  }
}
