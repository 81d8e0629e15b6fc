// Who keeps something open, and what it takes: streams and sockets outlive the request that was checked. access.ts, beside the
// composition root, looks after them; the HTTP rim and the socket routes ask it to. Types and comparisons only.
import type { Actor, Scope } from './context.ts';

const RANK: Readonly<Record<Scope, number>> = { 'read-only': 0, write: 1, admin: 2 };

export interface Holding {
  /** An API key or a session. */
  credentialId: string;
  workspaceId: string;
  /** What it takes at least. */
  scope: Scope;
}

export interface AccessWatch {
  /** Whether the credential is good for it at this moment. */
  holds(holding: Holding): Promise<boolean>;
  /**
   * @param onLost called once, within seconds after the credential has ended, or is worth less than it takes
   * @returns what stops the watch
   */
  watch(holding: Holding, onLost: () => void): () => void;
}

export function suffices(actual: Scope, required: Scope): boolean {
  return RANK[actual] >= RANK[required];
}

/** Null for signed addresses, which name no key and no session. */
export function holdingOf(actor: Actor, scope: Scope): Holding | null {
  if (actor.kind === 'token') return null;
  const credentialId = actor.kind === 'key' ? actor.keyId : actor.sessionId;
  return { credentialId, workspaceId: actor.workspaceId, scope };
}
