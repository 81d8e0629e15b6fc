// The session of the browser. Its refresh token is in a cookie that scripts cannot read and that is sent to /account/session
// only; the access token is in the memory of the page. Invariant: no token is written to storage, an address or the document.
import { ask } from '../line/service.ts';

const AT = '/account/session';
const WITHIN_MS = 20_000;

export interface SessionTokens {
  access_token: string;
  refresh_token: string;
}

/** @throws ServiceError */
export async function request<T>(method: string, path: string, body?: object, token?: string): Promise<T> {
  const headers: Record<string, string> = {};
  if (body) headers['content-type'] = 'application/json';
  if (token !== undefined) headers['authorization'] = `Bearer ${token}`;
  const { signal } = new AbortController();
  const init = { method, headers, signal, ...(body ? { body: JSON.stringify(body) } : {}) };
  const response = await ask(path, init, WITHIN_MS, path === AT ? 'same-origin' : 'omit');
  return (response.status === 204 || response.status === 202 ? undefined : await response.json()) as T;
}

/** Exchanges the refresh token for a new one in the cookie. @returns an access token @throws ServiceError */
export async function keepSession({ refresh_token: token }: SessionTokens): Promise<string> {
  const { access_token: access } = await request<SessionTokens>('POST', AT, { refresh_token: token });
  return access;
}

/** Returns an access token of this browser's session. @throws ServiceError `invalid_refresh_token` if there is none */
export async function resumeSession(): Promise<string> {
  return (await request<SessionTokens>('POST', AT, {})).access_token;
}

export async function endSession(token: string): Promise<void> {
  await request('POST', '/v1/auth/logout', {}, token);
  await request('DELETE', AT);
}
