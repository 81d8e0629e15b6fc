// API key rows → API objects, without the hash.
import type { ApiKey } from '../../../generated/types.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import type { ApiKeyRow } from './store.ts';

export function toApiKey(row: ApiKeyRow): ApiKey {
  return {
    id: row.id,
    name: row.name,
    scope: row.scope,
    prefix: row.prefix,
    status: row.revoked_at ? 'revoked' : 'active',
    created_by: row.created_by,
    last_used_at: isoOrNull(row.last_used_at),
    created_at: iso(row.created_at),
    revoked_at: isoOrNull(row.revoked_at),
    predecessor_id: row.predecessor_id,
  };
}
