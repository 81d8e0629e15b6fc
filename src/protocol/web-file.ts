// A built file as it is served: the same bytes for everybody, compressed for those who take it. Pure.

export interface WebFile {
  content: Uint8Array;
  /** The same, compressed; null where the build left no such copy. */
  brotli: Uint8Array | null;
  /** As a header: with its quotes. */
  etag: string;
}

/** What goes out to a client with this Accept-Encoding header (RFC 9110 section 12.5.3), and the headers that say so. */
export function encoded(
  { content, brotli }: WebFile,
  acceptEncoding: string,
): { content: Uint8Array; headers: Record<string, string> } {
  const vary = { vary: 'Accept-Encoding' };
  const takes = acceptEncoding
    .split(',')
    .some((coding) => /^br(;q=(1|0?\.\d*[1-9]))?$/.test(coding.replaceAll(' ', '')));
  if (!brotli || !takes) return { content, headers: vary };
  return { content: brotli, headers: { ...vary, 'content-encoding': 'br' } };
}
