// Issues, refreshes and checks sessions. An access token is a JWT that is valid for 900 s and names its session. Every request
// reads the session's row, so that a logout, or a workspace's new requirement of a second factor, is effective immediately. A
// refresh token is opaque. A session ends when it is not refreshed for SESSION_IDLE_DAYS, and at the latest SESSION_MAX_DAYS
// after its login.
// Invariant: a refresh token is replaced at most once. Presenting a replaced token again within the grace period returns the same
// replacement. Presenting it later means that the token was copied, so the whole session ends (RFC 9700, section 4.14.2).
import { randomBytes } from 'node:crypto';
import type { ErrorCode } from '../../../generated/errors.ts';
import type { Session } from '../../../generated/types.ts';
import type { Actor, ActorScope, Scope, WorkspaceRole } from '../../core/context.ts';
import { fail } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { hashToken, isToken, newToken } from '../../core/tokens.ts';
import { clockHasSettled } from '../../database/settled-clock.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { auditSystem } from '../audit-log/service.ts';
import { findFirstMembership } from '../workspaces/service.ts';
import { clientOf, type Client } from './owners.ts';
import * as store from './store.ts';
import { deleteEndedSessions as deleteEnded, touchSession } from './store/sessions.ts';
import { toSession } from './wire.ts';

const ACCESS_SECONDS = 900;
// A client that missed the response retries with its old token; tabs of one browser may refresh at the same moment.
const GRACE_MS = 60_000;
/** Longer than any access token, which would otherwise be refused as unknown instead of as revoked. */
const KEPT_DAYS = 7;
const BATCH = 500;
const REFRESH_PREFIX = 'rt_';
const MAX_AGENT_CHARS = 300;
const JTI_BYTES = 12;
const REPLACEMENT_PURPOSE = 'refresh-successor';

const SCOPE_OF_ROLE: Readonly<Record<WorkspaceRole, Scope>> = {
  owner: 'admin',
  admin: 'admin',
  member: 'write',
  viewer: 'read-only',
};

export async function openSession(
  trx: Trx,
  runtime: Uses<'config' | 'clock' | 'signAccessToken'> & Client,
  userId: string,
  workspaceId: string,
  secondFactor: store.SessionFactor | null = null,
): Promise<Session> {
  const id = newId('ses', runtime.clock.now());
  const from = { ip: runtime.ip ?? null, user_agent: runtime.userAgent?.slice(0, MAX_AGENT_CHARS) ?? null };
  const row = { id, user_id: userId, workspace_id: workspaceId, second_factor: secondFactor, ...from };
  await store.insertSession(trx, row, runtime.config.sessions);
  const refreshToken = newToken(REFRESH_PREFIX);
  await store.insertRefreshToken(trx, hashToken(refreshToken), id);
  return toSession(accessToken(runtime, userId, id, workspaceId), refreshToken, ACCESS_SECONDS);
}

type Refreshing = Uses<'config' | 'db' | 'signAccessToken' | 'vault'> & Client;

/** Refresh function for pages, which keep the refresh token in a cookie. */
export function refreshBy(runtime: Refreshing) {
  return (token: string, rotate: boolean, client: Client): Promise<Session> =>
    refreshSession({ ...runtime, ...client }, token, rotate);
}

/** @throws Failure `invalid_refresh_token`; a superseded token that is used late also ends its session */
export async function refreshSession(runtime: Refreshing, refreshToken: string, rotate: boolean): Promise<Session> {
  if (!isToken(REFRESH_PREFIX, refreshToken)) throw fail('invalid_refresh_token');
  // A refusal is returned, not thrown, so that the end of a stolen session is committed.
  const session = await inTransaction(runtime.db, (trx) => refresh(trx, runtime, refreshToken, rotate));
  if (session === null) throw fail('invalid_refresh_token');
  return session;
}

/** Returns null if the token is refused. */
async function refresh(
  trx: Trx,
  runtime: Uses<'config' | 'signAccessToken' | 'vault'> & Client,
  value: string,
  rotate: boolean,
): Promise<Session | null> {
  const { sessions } = runtime.config;
  const hash = hashToken(value);
  const token = await store.lockRefreshToken(trx, hash, sessions.maxDays);
  if (!token || token.ended) return null;
  const { session_id: targetId, user_id: userId } = token;
  const { workspaceId, isMember } = await workspaceOf(trx, token);
  const who = { targetId, userId, ...clientOf(runtime) };
  // A workspace must not learn about users who have left it.
  const record = async (action: string): Promise<void> => {
    if (isMember) await auditSystem(trx, workspaceId, { action, ...who });
  };
  // Older versions of the service replaced tokens without storing the replacement.
  if (token.superseded_ms !== null && (token.superseded_ms > GRACE_MS || token.successor_sealed === null)) {
    await store.revokeSession(trx, targetId);
    await record('session.reuse_detected');
    return null;
  }
  await store.extendSession(trx, targetId, sessions);
  // Not for each page that is opened: such entries, many per user and hour, would hide all others.
  if (rotate || runtime.ip !== token.last_used_ip) await record('session.refreshed');
  const current = await currentToken(trx, runtime, { value, hash, rotate, token });
  return toSession(accessToken(runtime, userId, targetId, workspaceId), current, ACCESS_SECONDS);
}

/** Returns the workspace of the session; if the user was removed from it, the user's first remaining one, if there is one. */
async function workspaceOf(
  trx: Trx,
  token: store.RefreshTokenState,
): Promise<{ workspaceId: string; isMember: boolean }> {
  if (token.is_member) return { workspaceId: token.workspace_id, isMember: true };
  const other = await findFirstMembership(trx, token.user_id);
  if (other === undefined) return { workspaceId: token.workspace_id, isMember: false };
  await store.updateWorkspaceOfSession(trx, token.session_id, other);
  return { workspaceId: other, isMember: true };
}

/**
 * Returns the refresh token of the response: the stored replacement of a replaced token, a new one if rotation is requested, else
 * the same.
 */
async function currentToken(
  trx: Trx,
  { vault }: Uses<'vault'>,
  presented: { value: string; hash: Buffer; rotate: boolean; token: store.RefreshTokenState },
): Promise<string> {
  const { value, hash, rotate, token } = presented;
  if (token.successor_sealed !== null)
    return vault.open(REPLACEMENT_PURPOSE, token.successor_sealed, { secret: value });
  if (!rotate) return value;
  const replacement = newToken(REFRESH_PREFIX);
  await store.supersedeRefreshToken(trx, hash, vault.seal(REPLACEMENT_PURPOSE, replacement, { secret: value }));
  await store.insertRefreshToken(trx, hashToken(replacement), token.session_id);
  return replacement;
}

/** Returns the actor of a session in a workspace, or the error code of a refusal. */
export async function findSessionActor(
  runtime: Uses<'db'>,
  claims: { sub: string; sid: string; wsp: string },
  workspaceId: string | undefined,
  ip: string,
): Promise<Actor | ErrorCode> {
  const wanted = workspaceId ?? claims.wsp;
  const session = await store.selectSession(runtime.db, claims.sid, wanted);
  if (!session || session.user_id !== claims.sub) return 'unauthorized';
  if (session.ended) return 'session_revoked';
  if (!session.role) return 'workspace_forbidden';
  if (session.stale) await touchSession(runtime.db, claims.sid, ip, store.USE_SECONDS);
  return {
    kind: 'user',
    workspaceId: wanted,
    userId: session.user_id,
    sessionId: claims.sid,
    role: session.role,
    scope: session.is_weak ? 'enroll' : SCOPE_OF_ROLE[session.role],
    hasSecondFactor: session.has_second_factor,
  };
}

/** Returns the given sessions that are still active, one entry per workspace of the user. */
export async function liveSessions(
  { db, clock }: Uses<'db' | 'clock'>,
  ids: readonly string[],
): Promise<{ id: string; workspaceId: string; scope: ActorScope }[]> {
  const rows = await store.selectLiveSessions(db, ids, new Date(clock.now()));
  return rows.map(({ id, workspace_id: workspaceId, role, is_weak: isWeak }) => ({
    id,
    workspaceId,
    scope: isWeak ? 'enroll' : SCOPE_OF_ROLE[role],
  }));
}

/** Deletes sessions that ended KEPT_DAYS ago, with their addresses and programs. The list shows none that has ended. */
export async function deleteEndedSessions({ db, log }: Uses<'db' | 'log'>, signal: AbortSignal): Promise<void> {
  if (!(await clockHasSettled({ db, log }, 'sessions'))) return;
  while (!signal.aborted && (await deleteEnded(db, KEPT_DAYS, BATCH)) === BATCH);
}

function accessToken(runtime: Uses<'signAccessToken'>, userId: string, sessionId: string, workspaceId: string): string {
  // Without it, two tokens issued in one second would be identical.
  const jti = randomBytes(JTI_BYTES).toString('base64url');
  return runtime.signAccessToken({ sub: userId, sid: sessionId, wsp: workspaceId, typ: 'access', jti }, ACCESS_SECONDS);
}
