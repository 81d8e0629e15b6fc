// The API key that opens the page for its owner: from the fragment of the link that the service prints (`/#key=…`), which
// browsers never send. Kept for this tab only, so that a reload finds it, and removed from the address bar and the history.

const STORED = 'parley-key';

export function ownerKey(): string | null {
  const given = new URLSearchParams(location.hash.slice(1)).get('key');
  if (given) {
    keepKey(given);
    history.replaceState(null, '', location.pathname + location.search);
  }
  return sessionStorage.getItem(STORED);
}

/** Token from the link that a deployment without a user prints: `/#setup=…`. */
export function setupToken(): string | null {
  return new URLSearchParams(location.hash.slice(1)).get('setup');
}

export function keepKey(key: string): void {
  sessionStorage.setItem(STORED, key);
}

export function forgetKey(): void {
  sessionStorage.removeItem(STORED);
}
