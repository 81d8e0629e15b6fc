// The page to open after the sign-in. Invariant: an address of this origin, whatever the link contains.

/** Returns path, query and fragment of an address of this origin; null for any other address, and for the sign-in page itself. */
export function returnPath(wanted: string | null, origin: string, own: string): string | null {
  if (wanted === null || !wanted.startsWith('/') || !URL.canParse(wanted, origin)) return null;
  // The URL parser treats `//host`, `/\host` and control characters like browsers do.
  const url = new URL(wanted, origin);
  if (url.origin !== origin || url.pathname === own) return null;
  return url.pathname + url.search + url.hash;
}
