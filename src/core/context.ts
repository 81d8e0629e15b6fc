// The caller of a request, as every layer knows it. Types only.

export type Scope = 'read-only' | 'write' | 'admin';
export type WorkspaceRole = 'owner' | 'admin' | 'member' | 'viewer';

/** Who asks. `userId` is the person behind a session, or the one who minted the key: rate limits count per person. */
export type Actor =
  | { kind: 'user'; workspaceId: string; userId: string; sessionId: string; role: WorkspaceRole; scope: Scope }
  | { kind: 'key'; workspaceId: string; userId: string; keyId: string; scope: Scope }
  /** A signed address that opens one thing; `userId` names that thing. */
  | { kind: 'token'; workspaceId: string; userId: string; scope: 'read-only' };
