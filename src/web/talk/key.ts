// The API key with which the page is its owner's: from the fragment of the link that the service prints (`/#key=…`), which browsers
// send nowhere. Kept for this tab only, so that a reload finds it, and removed from the address bar and the history.

const STORED = 'parley-key';

export function ownerKey(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given) {
    sessionStorage.setItem(STORED, given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(STORED);
}

export function forgetKey(): void {
  sessionStorage.removeItem(STORED);
}
