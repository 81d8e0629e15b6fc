// Explains what is wrong with the credentials of a refused request and how to send them. Invariant: the hint depends only on the
// client's input and the error code, so it does not reveal which keys exist.
import type { IncomingHttpHeaders } from 'node:http';
import type { ErrorCode } from '../../generated/errors.ts';
import { KEY_PREFIX } from './authenticate.ts';

const HOW = 'Send `Authorization: Bearer <API key or access token>`.';
const KEYS = 'POST /v1/api-keys makes keys; POST /v1/auth/login begins a session, which can make the first one.';
/** Headers in which other APIs accept keys. */
const OTHER_HEADERS = ['x-api-key', 'api-key', 'apikey', 'x-auth-token', 'token'];

const BY_CODE: Readonly<Partial<Record<ErrorCode, string>>> = {
  token_expired:
    'An access token is valid for 15 minutes. POST /v1/auth/refresh returns another for the refresh token of the session.',
  key_revoked: `This API key was revoked. Use another. ${KEYS}`,
  session_revoked: 'The session of this access token has ended. POST /v1/auth/login begins another.',
  ip_not_allowed:
    'The key has allowed_ips, and this address is in none of them. GET /v1/api-keys/{id} lists them for an admin.',
  workspace_forbidden: 'X-Workspace-Id must name a workspace of the user; GET /v1/workspaces lists them.',
};

/** @param hasQueryToken whether the request has a signed token in its query instead of a header */
export function credentialHint(code: ErrorCode, headers: IncomingHttpHeaders, hasQueryToken: boolean): string | null {
  if (code !== 'unauthorized') return BY_CODE[code] ?? null;
  if (headers.authorization !== undefined) return headerHint(headers.authorization);
  if (hasQueryToken) {
    return `The token in the address is not valid for it, or has expired. Get the address again, or use a header. ${HOW}`;
  }
  const other = OTHER_HEADERS.find((name) => headers[name] !== undefined);
  if (other !== undefined) return `A key in the header ${other} is not read. ${HOW}`;
  return `There is no Authorization header. ${HOW} ${KEYS}`;
}

function headerHint(header: string): string {
  const [scheme = '', ...rest] = header.trim().split(/\s+/);
  if (scheme.toLowerCase() !== 'bearer') {
    return rest.length === 0
      ? `The Authorization header has no scheme: write Bearer before the key. ${HOW}`
      : `The scheme of the Authorization header must be Bearer. ${HOW}`;
  }
  const [value = '', ...more] = rest;
  if (value === '' || /^(?:null|undefined|\$\w*)$/.test(value)) {
    return `The Authorization header has no key after Bearer; a variable may be empty. ${HOW} ${KEYS}`;
  }
  if (more.length > 0) return `The Authorization header must have one value after Bearer. ${HOW}`;
  if (value.startsWith(KEY_PREFIX)) return `There is no such API key. Check that all of it was copied. ${KEYS}`;
  return `This is not a valid access token, nor an API key, which begins with ${KEY_PREFIX}. ${KEYS}`;
}
