// Ports between the HTTP layer and the resources that own credentials. They find the actor behind a credential, and check whether
// a credential that opened a stream or a socket is still valid. Types and comparisons only; resources/credentials.ts has the
// look-ups.
import type { ErrorCode } from '../../generated/errors.ts';
import type { Actor, ActorScope, Scope } from '../core/context.ts';

/** Claims of an access token (RFC 7519): subject, session, workspace; valid for 900 s. */
export interface AccessClaims {
  /** User id. */
  sub: string;
  /** Session id; checked on every request, so that logging out takes effect at once. */
  sid: string;
  /** Workspace that the session acts in unless X-Workspace-Id names another. */
  wsp: string;
  typ: 'access';
  /** Unique per token; absent in tokens of older versions. */
  jti?: string;
  aud: string;
  /** Seconds since the epoch. */
  iat: number;
  exp: number;
}

/** Finds the actor behind a credential. */
export interface Principals {
  /** Returns the actor behind an API key used from this address, or the code to refuse it with. */
  byKey(value: string, ip: string): Promise<Actor | ErrorCode>;
  /** Returns the actor of a session, in the given workspace if the client named one. */
  bySession(
    claims: Pick<AccessClaims, 'sub' | 'sid' | 'wsp'>,
    workspaceId: string | undefined,
    ip: string,
  ): Promise<Actor | ErrorCode>;
  /**
   * Returns the actor behind a token that permits some operations on one resource, or null when `token` is not such a token. Not
   * a JWT.
   */
  byScopedToken(token: string, operationId: string): Promise<Actor | ErrorCode | null>;
  /** For operations that accept a signed `token` in the query instead of the header. */
  byQueryToken(
    token: string,
    request: { operationId: string; path: Record<string, string> },
  ): Promise<Actor | ErrorCode>;
}

/** The requirement of an open stream or socket: a credential with at least this scope in this workspace. */
export interface OpenGrant {
  /** Id of an API key or a session. */
  credentialId: string;
  workspaceId: string;
  scope: Scope;
  /**
   * The address that uses the credential itself. Absent where a token was derived from it, because the token works from every
   * address.
   */
  ip?: string;
}

/** A credential that is currently valid, with its scope in the workspace. */
export interface LiveCredential {
  id: string;
  workspaceId: string;
  scope: ActorScope;
  /** Whether it may be used from this address; absent: from every address. */
  allowedFrom?(ip: string): boolean;
}

export interface CredentialWatch {
  /** Whether the credential is currently valid and has the scope. */
  isLive(grant: OpenGrant): Promise<boolean>;
  /**
   * @param onLost called at most once, within seconds after the credential was revoked or lost the scope
   * @returns a function that stops the watch
   */
  watch(grant: OpenGrant, onLost: () => void): () => void;
}

const RANK: Readonly<Record<ActorScope, number>> = { enroll: -1, 'read-only': 0, write: 1, admin: 2 };

export function scopeSuffices(actual: ActorScope, required: Scope): boolean {
  return RANK[actual] >= RANK[required];
}

/** Returns null for signed URLs, which depend on no key and no session. */
export function openGrantOf(actor: Actor, scope: Scope): OpenGrant | null {
  if (actor.kind === 'token') return null;
  const credentialId = actor.kind === 'key' ? actor.keyId : actor.sessionId;
  return { credentialId, workspaceId: actor.workspaceId, scope };
}
