// Sessions: minting, refreshing and checking them. An access token is a JWT of 900 s that names its session; the session's
// row decides on every request, so that logging out works at once. A refresh token is opaque and slides for 30 days.
import type { Kysely } from 'kysely';
import type { ErrorCode } from '../../../generated/errors.ts';
import type { DB } from '../../../generated/tables.ts';
import type { Session } from '../../../generated/types.ts';
import type { Actor, Role, Runtime, Scope } from '../../core/context.ts';
import { fail } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { hashToken, isToken, newToken } from '../../core/tokens.ts';
import { inTransaction } from '../../database/transaction.ts';
import { auditSystem } from '../audit-log/service.ts';
import * as store from './store.ts';
import { toSession } from './wire.ts';

export const ACCESS_SECONDS = 900;
const REFRESH_DAYS = 30;
// A client that never saw the answer tries again with the token it has.
const GRACE_MS = 60_000;
const REFRESH_PREFIX = 'rt_';
const DAY_MS = 86_400_000;

const SCOPE_OF_ROLE: Readonly<Record<Role, Scope>> = {
  owner: 'admin',
  admin: 'admin',
  member: 'write',
  viewer: 'read-only',
};

export async function openSession(
  trx: Kysely<DB>,
  runtime: Runtime,
  userId: string,
  workspaceId: string,
): Promise<Session> {
  const id = newId('ses', runtime.clock.now());
  await store.insertSession(trx, { id, user_id: userId, workspace_id: workspaceId, expires_at: expiry(runtime) });
  const refreshToken = newToken(REFRESH_PREFIX);
  await store.insertRefreshToken(trx, hashToken(refreshToken), id);
  return toSession(accessToken(runtime, userId, id, workspaceId), refreshToken, ACCESS_SECONDS);
}

type Refreshed = { session: Session } | { refused: 'unknown' | 'stolen' };

/** @throws Failure `invalid_refresh_token`; a superseded token that is used late also ends its session */
export async function refreshSession(runtime: Runtime, refreshToken: string, rotate: boolean): Promise<Session> {
  if (!isToken(REFRESH_PREFIX, refreshToken)) throw fail('invalid_refresh_token');
  // The verdict is returned and not thrown: the end of a stolen session must be committed.
  const outcome = await inTransaction(runtime.db, (trx) => refresh(trx, runtime, refreshToken, rotate));
  if ('session' in outcome) return outcome.session;
  throw fail('invalid_refresh_token');
}

async function refresh(trx: Kysely<DB>, runtime: Runtime, value: string, rotate: boolean): Promise<Refreshed> {
  const now = runtime.clock.now();
  const hash = hashToken(value);
  const token = await store.lockRefreshToken(trx, hash);
  if (!token || token.revoked_at || token.expires_at.getTime() <= now) return { refused: 'unknown' };
  if (token.superseded_at && now - token.superseded_at.getTime() > GRACE_MS) {
    await store.revokeSession(trx, token.session_id);
    const { user_id: userId, session_id: targetId } = token;
    await auditSystem(trx, token.workspace_id, { action: 'session.reuse_detected', targetId, userId });
    return { refused: 'stolen' };
  }
  await store.extendSession(trx, token.session_id, expiry(runtime));
  const { user_id: userId, session_id: targetId } = token;
  await auditSystem(trx, token.workspace_id, { action: 'session.refreshed', targetId, userId });
  const successor = rotate ? newToken(REFRESH_PREFIX) : value;
  if (rotate) {
    await store.supersedeRefreshToken(trx, hash, new Date(now));
    await store.insertRefreshToken(trx, hashToken(successor), token.session_id);
  }
  const access = accessToken(runtime, token.user_id, token.session_id, token.workspace_id);
  return { session: toSession(access, successor, ACCESS_SECONDS) };
}

/** The actor of a session in a workspace, or the code to refuse the request with. */
export async function findSessionActor(
  runtime: Runtime,
  claims: { sub: string; sid: string; wsp: string },
  workspaceId: string | undefined,
): Promise<Actor | ErrorCode> {
  const wanted = workspaceId ?? claims.wsp;
  const session = await store.findSession(runtime.db, claims.sid, wanted);
  if (!session || session.user_id !== claims.sub) return 'unauthorized';
  if (session.revoked_at || session.expires_at.getTime() <= runtime.clock.now()) return 'session_revoked';
  if (!session.role) return 'workspace_forbidden';
  return {
    kind: 'user',
    workspaceId: wanted,
    userId: session.user_id,
    sessionId: claims.sid,
    role: session.role,
    scope: SCOPE_OF_ROLE[session.role],
  };
}

/** Of these sessions those that live, in each workspace of their user. */
export async function liveSessions(
  { db, clock }: Pick<Runtime, 'db' | 'clock'>,
  ids: readonly string[],
): Promise<{ id: string; workspaceId: string; scope: Scope }[]> {
  const rows = await store.listLiveSessions(db, ids, new Date(clock.now()));
  return rows.map(({ id, workspace_id: workspaceId, role }) => ({ id, workspaceId, scope: SCOPE_OF_ROLE[role] }));
}

function accessToken(runtime: Runtime, userId: string, sessionId: string, workspaceId: string): string {
  return runtime.signAccessToken({ sub: userId, sid: sessionId, wsp: workspaceId, typ: 'access' }, ACCESS_SECONDS);
}

function expiry(runtime: Runtime): Date {
  return new Date(runtime.clock.now() + REFRESH_DAYS * DAY_MS);
}
