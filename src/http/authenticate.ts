// Turns the Authorization header into an Actor. Keys and sessions are looked up through a port, so that this file knows no tables.
// Invariant: a failed attempt is counted against its address before the response is sent (rate-limit.ts).
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { ErrorCode } from '../../generated/errors.ts';
import type { Actor } from '../core/context.ts';
import type { AccessClaims, Principals } from '../protocol/credentials.ts';
import type { UnauthenticatedGate } from './unauthenticated-gate.ts';

export const KEY_PREFIX = 'sk_service_live_';
export const TOKEN_AUDIENCE = 'parley';
const SCHEME = /^bearer +([\x21-\x7e]+) *$/i;
// Longer than every credential that Parley issues. Longer values are refused without hashing.
const MAX_CREDENTIAL_LENGTH = 4096;

export async function authenticate(
  app: FastifyInstance,
  { principals, gate }: { principals: Principals; gate: UnauthenticatedGate },
  request: FastifyRequest,
  operationId: string,
): Promise<Actor | ErrorCode> {
  const value = bearerOf(request);
  if (value === undefined) return 'unauthorized';
  const credential = { value, operationId };
  if (value.startsWith(KEY_PREFIX)) return gate.pass(request, credential, () => principals.byKey(value, request.ip));
  if (!isJwt(value)) {
    const scoped = await gate.pass(request, credential, () => principals.byScopedToken(value, operationId));
    return scoped ?? 'unauthorized';
  }
  const claims = verify(app, value);
  if (typeof claims === 'string') return claims;
  const header = request.headers['x-workspace-id'];
  const workspaceId = typeof header === 'string' && header !== '' ? header : undefined;
  return principals.bySession(claims, workspaceId, request.ip);
}

/** JWT compact form, RFC 7515 section 3.1. A forged one fails its signature check, so it needs no look-up. */
function isJwt(value: string): boolean {
  return value.split('.').length === 3;
}

/** The bearer token of the Authorization header (RFC 6750 section 2.1). */
export function bearerOf({ headers }: FastifyRequest): string | undefined {
  const credential = headers.authorization === undefined ? undefined : SCHEME.exec(headers.authorization)?.[1];
  return credential === undefined || credential.length > MAX_CREDENTIAL_LENGTH ? undefined : credential;
}

/** Checks signature, audience, type and expiry. The port checks whether the session is still valid. */
function verify(app: FastifyInstance, token: string): AccessClaims | ErrorCode {
  try {
    const claims = app.jwt.verify<AccessClaims>(token);
    return claims.typ === 'access' && claims.sub && claims.sid && claims.wsp ? claims : 'unauthorized';
  } catch (error) {
    // The library throws for every defect of a token; only expiry has a code of its own in the contract.
    return (error as { code?: unknown }).code === 'FAST_JWT_EXPIRED' ? 'token_expired' : 'unauthorized';
  }
}
