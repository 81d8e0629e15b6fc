// Chooses between two media types by the Accept header (RFC 9110 section 12.5.1). Pure.

/** Whether the Accept header names `type` and prefers it to JSON, the default. */
export function prefersType(accept: string, type: string): boolean {
  const wanted = qualityOf(accept, type);
  return wanted > 0 && wanted > qualityOf(accept, 'application/json');
}

/** Returns the quality of a type, or 0 if the header does not name the type itself; wildcards select the default type. */
function qualityOf(accept: string, type: string): number {
  for (const range of accept.toLowerCase().split(',')) {
    const [name, ...parameters] = range.split(';').map((part) => part.trim());
    if (name !== type) continue;
    const quality = parameters.find((parameter) => parameter.startsWith('q='));
    return quality === undefined ? 1 : Number(quality.slice(2)) || 0;
  }
  return 0;
}
