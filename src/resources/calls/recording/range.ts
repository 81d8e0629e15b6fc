// Parses a single byte range of a request (RFC 9110, section 14). Pure.

interface ByteRange {
  start: number;
  /** Inclusive. */
  end: number;
}

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/** @returns null to respond with the whole recording: the header is missing, or is one that the RFC says to ignore */
export function parseRange(header: string | undefined, size: number): ByteRange | null | 'unsatisfiable' {
  const match = header === undefined ? null : ONE_RANGE.exec(header.replaceAll(' ', ''));
  if (!match) return null;
  const [, first = '', last = ''] = match;
  if (first === '' && last === '') return null;
  if (first === '') {
    const wanted = Number(last);
    if (wanted === 0 || size === 0) return 'unsatisfiable';
    return { start: Math.max(0, size - wanted), end: size - 1 };
  }
  const start = Number(first);
  const end = last === '' ? size - 1 : Math.min(Number(last), size - 1);
  if (last !== '' && Number(last) < start) return null;
  return start >= size ? 'unsatisfiable' : { start, end };
}
