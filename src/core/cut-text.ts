// Cuts texts that users or models wrote. Invariant: no cut splits a surrogate pair. Half a pair is not a character: JSON columns
// refuse it, other columns and vendors replace it, and the contract forbids it.
// Deliberately omitted: grapheme clusters of several characters. A cluster may be cut; the rest is still valid text.

/** Cuts a text to a length in UTF-16 code units, or to one less. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, cutPoint(text, most));
}

/** Returns the end of the text, with this length in UTF-16 code units or one less. */
export function cutStart(text: string, most: number): string {
  if (text.length <= most) return text;
  const from = text.length - most;
  const first = text.charCodeAt(from);
  return text.slice(first >= 0xdc00 && first <= 0xdfff ? from + 1 : from);
}

/** Cuts a text to a number of characters as the contract and the database count them: a surrogate pair is one. */
export function cutCharacters(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('');
}

/**
 * Returns the nearest cut position at or before the given index that does not split a surrogate pair. The low surrogate may not
 * have arrived yet.
 */
export function cutPoint(text: string, at: number): number {
  const last = text.charCodeAt(at - 1);
  return last >= 0xd800 && last <= 0xdbff ? at - 1 : at;
}
