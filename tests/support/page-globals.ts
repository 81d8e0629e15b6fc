// The globals of a page that modules of the dashboard read while they load, for tests without a browser.
import { parseHTML } from 'linkedom';
import { vi } from 'vitest';

/** Other files share the process: call `vi.unstubAllGlobals` at the end. */
export function stubPageGlobals(): void {
  vi.stubGlobal('document', parseHTML('<body></body>').document);
  vi.stubGlobal('addEventListener', () => undefined);
  const storage = { getItem: () => null, setItem: () => undefined, removeItem: () => undefined };
  vi.stubGlobal('sessionStorage', storage);
  vi.stubGlobal('localStorage', storage);
}
