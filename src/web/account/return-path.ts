// Where the sign-in goes afterwards. Invariant: an address of this origin, whatever the link said.

/** Path, query and fragment of an address below this origin; null for any other, and for the sign-in itself. */
export function returnPath(wanted: string | null, origin: string, own: string): string | null {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  // The parser knows what browsers make of `//host`, `/\host` and control characters.
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname === own) return null;
  return url.pathname + url.search + url.hash;
}
