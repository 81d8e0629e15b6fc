// Users and sessions → API objects.
import type { LinkedIdentity, Session, User, UserSession } from '../../../generated/types.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import { deviceOf } from './device.ts';
import type { UserRow } from './store.ts';
import type { IdentityRow } from './store/identities.ts';
import type { UserSessionRow } from './store/sessions.ts';

export function toUser(row: UserRow): User {
  return { id: row.id, email: row.email, name: row.name, time_zone: row.time_zone, created_at: iso(row.created_at) };
}

export function toSession(accessToken: string, refreshToken: string, expiresIn: number): Session {
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn, token_type: 'Bearer' };
}

export function toUserSession(row: UserSessionRow, currentId: string): UserSession {
  return {
    id: row.id,
    current: row.id === currentId,
    device: deviceOf(row.user_agent),
    user_agent: row.user_agent,
    ip: row.ip,
    last_used_ip: row.last_used_ip,
    created_at: iso(row.created_at),
    last_used_at: iso(row.last_used_at),
    expires_at: iso(row.expires_at),
  };
}

export function toIdentity(row: IdentityRow): LinkedIdentity {
  return {
    id: row.id,
    issuer: row.issuer,
    subject: row.subject,
    email: row.email,
    created_at: iso(row.created_at),
    last_used_at: isoOrNull(row.last_used_at),
  };
}
