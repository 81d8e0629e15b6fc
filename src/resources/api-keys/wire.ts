// API key rows → API objects, without the hash.
import type { ApiKey } from '../../../generated/types.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { ApiKeyRow } from './store.ts';

/** A key that was rotated may be revoked later than now. */
export function isRevoked({ revoked_at: at }: Pick<ApiKeyRow, 'revoked_at'>): boolean {
  return at !== null && at.getTime() <= Date.now();
}

export function toApiKey(row: ApiKeyRow): ApiKey {
  const isOver = isRevoked(row);
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    allowed_ips: row.allowed_ips,
    prefix: row.prefix,
    status: isOver ? 'revoked' : 'active',
    created_by: row.created_by,
    last_used_at: isoOrNull(row.last_used_at),
    last_used_ip: row.last_used_ip,
    created_at: iso(row.created_at),
    revoked_at: isOver ? isoOrNull(row.revoked_at) : null,
    revokes_at: isOver ? null : isoOrNull(row.revoked_at),
    predecessor_id: row.predecessor_id,
  };
}
