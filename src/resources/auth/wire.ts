// Users and sessions → API objects.
import type { Session, User } from '../../../generated/types.ts';
import { iso } from '../../core/time.ts';
import type { UserRow } from './store.ts';

export function toUser(row: UserRow): User {
  return { id: row.id, email: row.email, name: row.name, time_zone: row.time_zone, created_at: iso(row.created_at) };
}

export function toSession(accessToken: string, refreshToken: string, expiresIn: number): Session {
  return { access_token: accessToken, refresh_token: refreshToken, expires_in: expiresIn, token_type: 'Bearer' };
}
