// Cuts texts that people or models wrote. Invariant: no cut falls between the two halves of a surrogate pair, because half of one is no
// character: JSON columns refuse it, other columns and vendors replace it, and the contract forbids it.
// Absent on purpose: what several characters show as one sign. Such a sign may be cut, and what is left is still text.

/** The text up to a length as JavaScript counts it, or one less. */
export function cutText(text: string, most: number): string {
  return text.length <= most ? text : text.slice(0, cutPoint(text, most));
}

/** The text up to a number of characters as the contract and the database count them: a surrogate pair is one. */
export function cutCharacters(text: string, most: number): string {
  return text.length <= most ? text : Array.from(text).slice(0, most).join('');
}

/** Where a text is cut that should be cut at a place: there, or before the pair that it would split. The second half may not have arrived. */
export function cutPoint(text: string, at: number): number {
  const last = text.charCodeAt(at - 1);
  return last >= 0xd800 && last <= 0xdbff ? at - 1 : at;
}
