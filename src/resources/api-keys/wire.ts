// API key rows → API objects, without the hash.
import type { ApiKey } from '../../../generated/types.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { ApiKeyRow } from './store.ts';

export function toApiKey(row: ApiKeyRow): ApiKey {
  const { is_active: isActive } = row;
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    allowed_ips: row.allowed_ips,
    prefix: row.prefix,
    status: isActive ? 'active' : 'revoked',
    created_by: row.created_by,
    last_used_at: isoOrNull(row.last_used_at),
    last_used_ip: row.last_used_ip,
    created_at: iso(row.created_at),
    revoked_at: isActive ? null : isoOrNull(row.revoked_at),
    revokes_at: isActive ? isoOrNull(row.revoked_at) : null,
    predecessor_id: row.predecessor_id,
  };
}
