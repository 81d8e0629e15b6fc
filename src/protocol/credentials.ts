// Ports between the HTTP layer and the resources that own credentials: who is behind a credential, and whether a credential that
// opened a stream or a socket is still valid. Types and comparisons only; resources/credentials.ts has the look-ups.
import type { ErrorCode } from '../../generated/errors.ts';
import type { Actor, ActorScope, Scope } from '../core/context.ts';

/** Claims of an access token (RFC 7519): subject, session, workspace; valid for 900 s. */
export interface AccessClaims {
  /** User id. */
  sub: string;
  /** Session id; checked on every request, so that logging out works at once. */
  sid: string;
  /** Workspace that the session acts in unless X-Workspace-Id names another. */
  wsp: string;
  typ: 'access';
  /** Different in every token; absent in tokens of older versions. */
  jti?: string;
  aud: string;
  /** Seconds since the epoch. */
  iat: number;
  exp: number;
}

/** Finds the actor behind a credential. */
export interface Principals {
  /** The actor behind an API key used from this address, or the code to refuse it with. */
  byKey(value: string, ip: string): Promise<Actor | ErrorCode>;
  /** The actor of a session, in the given workspace when the client named one. */
  bySession(claims: AccessClaims, workspaceId: string | undefined, ip: string): Promise<Actor | ErrorCode>;
  /** The actor behind a token that permits some operations on one resource; null when `token` is not such a token. Not a JWT. */
  byScopedToken(token: string, operationId: string): Promise<Actor | ErrorCode | null>;
  /** For operations that accept a signed `token` in the query instead of the header. */
  byQueryToken(
    token: string,
    request: { operationId: string; path: Record<string, string> },
  ): Promise<Actor | ErrorCode>;
}

/** What a stream or socket that is open depends on: a credential with at least this scope in this workspace. */
export interface OpenGrant {
  /** Id of an API key or a session. */
  credentialId: string;
  workspaceId: string;
  scope: Scope;
  /** The address that uses the credential itself. Absent where a token was made from it, which works from every address. */
  ip?: string;
}

/** A credential that is valid now, with the scope it has in the workspace. */
export interface LiveCredential {
  id: string;
  workspaceId: string;
  scope: ActorScope;
  /** Whether it may be used from this address; absent: from every address. */
  allowedFrom?(ip: string): boolean;
}

export interface CredentialWatch {
  /** Whether the credential is valid now and has the scope. */
  isLive(grant: OpenGrant): Promise<boolean>;
  /**
   * @param onLost called at most once, within seconds after the credential was revoked or lost the scope
   * @returns stops the watch
   */
  watch(grant: OpenGrant, onLost: () => void): () => void;
}

const RANK: Readonly<Record<ActorScope, number>> = { enroll: -1, 'read-only': 0, write: 1, admin: 2 };

export function suffices(actual: ActorScope, required: Scope): boolean {
  return RANK[actual] >= RANK[required];
}

/** Null for signed addresses, which depend on no key and no session. */
export function openGrantOf(actor: Actor, scope: Scope): OpenGrant | null {
  if (actor.kind === 'token') return null;
  const credentialId = actor.kind === 'key' ? actor.keyId : actor.sessionId;
  return { credentialId, workspaceId: actor.workspaceId, scope };
}
