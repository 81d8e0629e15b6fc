// A built file as it is served: the same bytes for all clients, compressed for those that accept it. Pure.

export interface WebFile {
  content: Uint8Array;
  /** Brotli-compressed; null if the build made no such copy. */
  brotli: Uint8Array | null;
  /** ETag as a header value, including the quotes. */
  etag: string;
}

/** Returns the content for a client with this Accept-Encoding header (RFC 9110 section 12.5.3), and the matching headers. */
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
