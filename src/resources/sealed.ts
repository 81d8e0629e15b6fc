// Every column that stores sealed texts permanently. A test compares the list with the schema. Deliberately omitted: texts that
// expire. These are responses stored for an Idempotency-Key (one day) and replacements of refresh tokens (seconds), which only a
// client's secret can open, and the content of queued mails. The former encryption key must therefore remain configured for one
// day.
import type { Vault } from '../core/vault.ts';
import { findOtherKey, resealColumn, type SealedColumn } from '../database/reseal.ts';
import type { Db } from '../database/transaction.ts';
import { HEADERS_PURPOSE, SIGNING_PURPOSE } from './agents/functions/seals.ts';
import { resealVersions } from './agents/service.ts';
import { SECOND_FACTOR_PURPOSE } from './auth/second-factor.ts';
import { ACCOUNT_PURPOSE } from './phone-numbers/account.ts';
import { INBOUND_WEBHOOK_PURPOSE } from './phone-numbers/service/webhook-secret.ts';
import { KEY_PURPOSE } from './providers/service.ts';
import { SECRET_PURPOSE } from './webhooks/service/rotation.ts';

export const sealedColumns: readonly SealedColumn[] = [
  { table: 'agent_functions', column: 'headers_sealed', purpose: HEADERS_PURPOSE, idColumn: 'id' },
  { table: 'agent_functions', column: 'signing_secret_sealed', purpose: SIGNING_PURPOSE, idColumn: 'id' },
  { table: 'function_secrets', column: 'secret_sealed', purpose: SIGNING_PURPOSE, idColumn: 'function_id' },
  { table: 'function_secrets', column: 'next_secret_sealed', purpose: SIGNING_PURPOSE, idColumn: 'function_id' },
  { table: 'phone_numbers', column: 'account_sealed', purpose: ACCOUNT_PURPOSE, idColumn: 'id' },
  {
    table: 'phone_numbers',
    column: 'inbound_webhook_secret_sealed',
    purpose: INBOUND_WEBHOOK_PURPOSE,
    idColumn: 'id',
  },
  {
    table: 'phone_numbers',
    column: 'inbound_webhook_next_secret_sealed',
    purpose: INBOUND_WEBHOOK_PURPOSE,
    idColumn: 'id',
  },
  { table: 'provider_credentials', column: 'key_sealed', purpose: KEY_PURPOSE, idColumn: 'provider' },
  {
    table: 'second_factors',
    column: 'secret_sealed',
    purpose: SECOND_FACTOR_PURPOSE,
    idColumn: 'user_id',
    ownerColumn: 'user_id',
  },
  { table: 'webhooks', column: 'secret_sealed', purpose: SECRET_PURPOSE, idColumn: 'id' },
  { table: 'webhooks', column: 'next_secret_sealed', purpose: SECRET_PURPOSE, idColumn: 'id' },
];

/**
 * Finds secrets that no configured key opens, as after a start with a wrong key. Texts of the first format and those in versions
 * of agents are not examined.
 * @returns for each such key its id and the columns with its secrets
 */
export async function findLostKeys(db: Db, { keyIds }: Pick<Vault, 'keyIds'>): Promise<Map<string, string[]>> {
  const lost = new Map<string, string[]>();
  for (const sealed of sealedColumns) {
    const keyId = await findOtherKey(db, keyIds, sealed);
    if (keyId !== null) lost.set(keyId, [...(lost.get(keyId) ?? []), `${sealed.table}.${sealed.column}`]);
  }
  return lost;
}

/**
 * Reseals every text with the current key, bound to its row. Safe to stop and run again. A request may meanwhile copy a text that it
 * read before to a column that is done, for example to a new version of an agent, so it is repeated until nothing is left.
 * @returns counts by `table.column`
 */
export async function resealAll(db: Db, vault: Vault): Promise<Map<string, number>> {
  const total = new Map<string, number>();
  for (let isDone = false; !isDone;) {
    isDone = true;
    for (const [place, count] of await resealOnce(db, vault)) {
      total.set(place, (total.get(place) ?? 0) + count);
      if (count > 0) isDone = false;
    }
  }
  return total;
}

async function resealOnce(db: Db, vault: Vault): Promise<Map<string, number>> {
  const resealed = new Map<string, number>();
  for (const sealed of sealedColumns) {
    resealed.set(`${sealed.table}.${sealed.column}`, await resealColumn(db, vault, sealed));
  }
  resealed.set('agent_versions.snapshot', await resealVersions(db, vault));
  return resealed;
}
