// Which of two media types a client would rather have, RFC 9110 section 12.5.1. Pure.

/** Whether `type` is named in an Accept header and rated above `usual`, which is what the rest get. */
export function prefers(accept: string, type: string, usual = 'application/json'): boolean {
  const wanted = qualityOf(accept, type);
  return wanted > 0 && wanted > qualityOf(accept, usual);
}

/** 0 when the header does not name the type itself; wildcards get the usual. */
function qualityOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}
