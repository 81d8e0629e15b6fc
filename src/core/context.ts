// The caller of a request, in the form that every layer knows. Types only.

export type Scope = 'read-only' | 'write' | 'admin';
/** `enroll` is of sessions without the second factor that their workspace requires: less than any scope. */
export type ActorScope = Scope | 'enroll';
export type WorkspaceRole = 'owner' | 'admin' | 'member' | 'viewer';

/** The caller. `userId` is the user behind a session, or the one who created the key. */
export type Actor =
  | {
      kind: 'user';
      workspaceId: string;
      userId: string;
      sessionId: string;
      role: WorkspaceRole;
      scope: ActorScope;
      /** The session was opened with a second factor, or enrolled one; absent: no. */
      hasSecondFactor?: boolean;
    }
  | {
      kind: 'key';
      workspaceId: string;
      userId: string;
      keyId: string;
      scope: Scope;
      /** Whose rate limit its requests count for; default: that of the user. */
      limitedAs?: string;
    }
  /** A signed URL for one resource; `userId` is that resource's id. */
  | { kind: 'token'; workspaceId: string; userId: string; scope: 'read-only' };
