// Provider credentials → API objects, without the key.
import type { ProviderCredentials } from '../../../generated/types.ts';
import type { CredentialsRow } from './store.ts';

export function toCredentials(row: CredentialsRow): ProviderCredentials {
  return {
    provider: row.provider,
    hint: row.key_hint,
    verified_at: row.verified_at.toISOString(),
    created_at: row.created_at.toISOString(),
    updated_at: row.updated_at.toISOString(),
  };
}
