// The caller of a request, in the form that every layer knows. Types only.

export type Scope = 'read-only' | 'write' | 'admin';
export type WorkspaceRole = 'owner' | 'admin' | 'member' | 'viewer';

/** The caller. `userId` is the user behind a session, or the one who created the key: rate limits count per user. */
export type Actor =
  | { kind: 'user'; workspaceId: string; userId: string; sessionId: string; role: WorkspaceRole; scope: Scope }
  | { kind: 'key'; workspaceId: string; userId: string; keyId: string; scope: Scope }
  /** A signed URL for one resource; `userId` is that resource's id. */
  | { kind: 'token'; workspaceId: string; userId: string; scope: 'read-only' };
