// Every place in the database that holds sealed texts for good. A test compares the list with the schema.
// Deliberately absent: what ends by itself and can only be opened with something that a client knows, which are the answers
// kept for an Idempotency-Key (a day) and the successors of refresh tokens (seconds). The former key has to stay for a day.
import type { Vault } from '../core/vault.ts';
import { resealColumn, type SealedColumn } from '../database/reseal.ts';
import { HEADERS_PURPOSE, SIGNING_PURPOSE } from './agents/functions/seals.ts';
import { resealVersions } from './agents/service.ts';
import { ACCOUNT_PURPOSE } from './phone-numbers/account.ts';
import { INBOUND_WEBHOOK_PURPOSE } from './phone-numbers/service/settings.ts';
import { KEY_PURPOSE } from './providers/service.ts';
import { SECRET_PURPOSE } from './webhooks/rotation.ts';
import type { Db } from '../database/transaction.ts';

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'agent_functions', column: 'headers_sealed', purpose: HEADERS_PURPOSE, idColumn: 'id' },
  { table: 'agent_functions', column: 'signing_secret_sealed', purpose: SIGNING_PURPOSE, idColumn: 'id' },
  { table: 'phone_numbers', column: 'account_sealed', purpose: ACCOUNT_PURPOSE, idColumn: 'id' },
  {
    table: 'phone_numbers',
    column: 'inbound_webhook_secret_sealed',
    purpose: INBOUND_WEBHOOK_PURPOSE,
    idColumn: 'id',
  },
  { table: 'provider_credentials', column: 'key_sealed', purpose: KEY_PURPOSE, idColumn: 'provider' },
  { table: 'webhooks', column: 'secret_sealed', purpose: SECRET_PURPOSE, idColumn: 'id' },
  { table: 'webhooks', column: 'next_secret_sealed', purpose: SECRET_PURPOSE, idColumn: 'id' },
];

/** Seals everything with the current key, and bound to its row. May be stopped and run again. Returns how many by place. */
export async function resealAll(db: Db, vault: Vault): Promise<Map<string, number>> {
  const resealed = new Map<string, number>();
  for (const of of sealedColumns) resealed.set(`${of.table}.${of.column}`, await resealColumn(db, vault, of));
  resealed.set('agent_versions.snapshot', await resealVersions(db, vault));
  return resealed;
}
