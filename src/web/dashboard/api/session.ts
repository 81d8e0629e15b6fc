// The access token of this tab. The refresh token is in a cookie that scripts cannot read (POST /account/session). Invariants:
// tokens are in memory only; requests that need a new token at the same time share one renewal; when the session has ended,
// requests wait until the user has signed in again, in this tab or in another, and then continue.
import { asFailure, readJson, requireOk } from './failure.ts';

const AT = '/account/session';
const WITHIN_MS = 20_000;
/** A token that expires within this time is replaced first. */
const SPARE_MS = 30_000;

interface Granted {
  access_token: string;
  expires_in: number;
}

type SessionState = 'open' | 'ended';

const tabs = new BroadcastChannel('parley-session');
const listeners = new Set<(state: SessionState) => void>();
let held: { token: string; until: number } | null = null;
let renewal: Promise<string> | null = null;
let resume: (() => void) | null = null;

/** @throws ApiFailure `invalid_refresh_token` if this browser has no session */
export async function beginSession(): Promise<string> {
  return hold((await readJson(await request('POST', AT))) as Granted);
}

/** @throws ApiFailure */
function request(method: string, path: string, token = ''): Promise<Response> {
  const headers = { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) };
  const body = method === 'POST' ? '{}' : null;
  return requireOk(fetch(path, { method, headers, body, signal: AbortSignal.timeout(WITHIN_MS) }));
}

/** Returns a token that is valid for the next request. @param refused a token that the service rejected */
export async function accessToken(refused?: string): Promise<string> {
  if (held && held.token !== refused && Date.now() < held.until) return held.token;
  renewal ??= renew().finally(() => (renewal = null));
  return renewal;
}

async function renew(): Promise<string> {
  for (;;) {
    try {
      return await beginSession();
    } catch (error) {
      if (asFailure(error).code !== 'invalid_refresh_token') throw error;
      await signedInAgain();
    }
  }
}

function hold({ access_token: token, expires_in: seconds }: Granted): string {
  held = { token, until: Date.now() + seconds * 1000 - SPARE_MS };
  announce('open');
  return token;
}

function signedInAgain(): Promise<void> {
  held = null;
  announce('ended');
  return new Promise((resolve) => (resume = resolve));
}

/** Checks for a session again, after a sign-in in another tab. */
export function retrySession(): void {
  resume?.();
  resume = null;
}

/** Called by the page to which the sign-in returns: the other tabs then continue. */
export function announceSignIn(): void {
  tabs.postMessage('signed-in');
}

export async function endSession(): Promise<void> {
  await request('POST', '/v1/auth/logout', await accessToken());
  await request('DELETE', AT);
  tabs.postMessage('signed-out');
}

export function onSession(listener: (state: SessionState) => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function announce(state: SessionState): void {
  for (const listener of listeners) listener(state);
}

/** @param returnTo address to open after the sign-in */
export function signInPath(returnTo = location.pathname + location.search + location.hash): string {
  return `/sign-in?return=${encodeURIComponent(returnTo)}`;
}

tabs.addEventListener('message', ({ data }) => {
  if (data === 'signed-in') retrySession();
  if (data === 'signed-out') location.assign(signInPath());
});
