// Sessions: minting, refreshing and checking them. An access token is a JWT of 900 s that names its session; the session's
// row decides on every request, so that logging out works at once. A refresh token is opaque. A session ends when nobody
// refreshes it for SESSION_IDLE_DAYS, and SESSION_MAX_DAYS after its login in any case.
// Invariant: a refresh token has one successor at most. Presenting a replaced token again within the grace period gives that
// successor again; later it means that somebody else has a copy, and the whole session ends (RFC 9700, section 4.14.2).
import type { ErrorCode } from '../../../generated/errors.ts';
import type { Session } from '../../../generated/types.ts';
import { fail } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { hashToken, isToken, newToken } from '../../core/tokens.ts';
import { auditSystem } from '../audit-log/service.ts';
import { askerOf, type Asker } from './owners.ts';
import * as store from './store.ts';
import { toSession } from './wire.ts';
import type { Actor, Role, Scope } from '../../core/context.ts';
import { inTransaction, type Trx } from '../../database/transaction.ts';
import type { Runtime } from '../../runtime.ts';

export const ACCESS_SECONDS = 900;
// A client that never saw the answer tries again with the token it has; tabs of one browser do so at the same moment.
const GRACE_MS = 10_000;
const REFRESH_PREFIX = 'rt_';
const SUCCESSOR_PURPOSE = 'refresh-successor';

const SCOPE_OF_ROLE: Readonly<Record<Role, Scope>> = {
  owner: 'admin',
  admin: 'admin',
  member: 'write',
  viewer: 'read-only',
};

export async function openSession(trx: Trx, runtime: Runtime, userId: string, workspaceId: string): Promise<Session> {
  const id = newId('ses', runtime.clock.now());
  await store.insertSession(trx, { id, user_id: userId, workspace_id: workspaceId }, runtime.config.sessions);
  const refreshToken = newToken(REFRESH_PREFIX);
  await store.insertRefreshToken(trx, hashToken(refreshToken), id);
  return toSession(accessToken(runtime, userId, id, workspaceId), refreshToken, ACCESS_SECONDS);
}

type Refreshed = { session: Session } | { refused: 'unknown' | 'stolen' };

/** @throws Failure `invalid_refresh_token`; a superseded token that is used late also ends its session */
export async function refreshSession(
  runtime: Runtime & Asker,
  refreshToken: string,
  rotate: boolean,
): Promise<Session> {
  if (!isToken(REFRESH_PREFIX, refreshToken)) throw fail('invalid_refresh_token');
  // The verdict is returned and not thrown: the end of a stolen session must be committed.
  const outcome = await inTransaction(runtime.db, (trx) => refresh(trx, runtime, refreshToken, rotate));
  if ('session' in outcome) return outcome.session;
  throw fail('invalid_refresh_token');
}

async function refresh(trx: Trx, runtime: Runtime & Asker, value: string, rotate: boolean): Promise<Refreshed> {
  const { sessions } = runtime.config;
  const hash = hashToken(value);
  const token = await store.lockRefreshToken(trx, hash, sessions.maxDays);
  if (!token || token.ended) return { refused: 'unknown' };
  const { session_id: targetId, user_id: userId, workspace_id: workspaceId } = token;
  const who = { targetId, userId, ...askerOf(runtime) };
  // A token that an older version replaced has no successor to repeat.
  if (token.superseded_ms !== null && (token.superseded_ms > GRACE_MS || token.successor_sealed === null)) {
    await store.revokeSession(trx, targetId);
    await auditSystem(trx, workspaceId, { action: 'session.reuse_detected', ...who });
    return { refused: 'stolen' };
  }
  await store.extendSession(trx, targetId, sessions);
  await auditSystem(trx, workspaceId, { action: 'session.refreshed', ...who });
  const current = await currentToken(trx, runtime, { value, hash, rotate, token });
  return { session: toSession(accessToken(runtime, userId, targetId, workspaceId), current, ACCESS_SECONDS) };
}

/** The refresh token to go on with: the successor of a replaced one, a new one when rotation is asked for, else the same. */
async function currentToken(
  trx: Trx,
  { vault }: Runtime,
  presented: { value: string; hash: Buffer; rotate: boolean; token: store.RefreshTokenState },
): Promise<string> {
  const { value, hash, rotate, token } = presented;
  if (token.successor_sealed !== null) return vault.open(SUCCESSOR_PURPOSE, token.successor_sealed, { secret: value });
  if (!rotate) return value;
  const successor = newToken(REFRESH_PREFIX);
  await store.supersedeRefreshToken(trx, hash, vault.seal(SUCCESSOR_PURPOSE, successor, { secret: value }));
  await store.insertRefreshToken(trx, hashToken(successor), token.session_id);
  return successor;
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
  if (session.ended) return 'session_revoked';
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
