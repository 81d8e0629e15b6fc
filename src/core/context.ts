// The authenticated caller of a request, as all layers represent it. Types only.

export type Scope = 'read-only' | 'write' | 'admin';
/** `enroll`: a session without the second factor that its workspace requires; less than any scope. */
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
      /** The session was opened with a second factor, or enrolled one. Default: no. */
      hasSecondFactor?: boolean;
    }
  | {
      kind: 'key';
      workspaceId: string;
      userId: string;
      keyId: string;
      scope: Scope;
      /** The subject whose rate limit the key's requests count against. Default: the user. */
      limitedAs?: string;
    }
  /** A signed URL for one resource; `userId` is that resource's id. */
  | { kind: 'token'; workspaceId: string; userId: string; scope: 'read-only' };
