// Reports secrets in the database that no configured encryption key opens: ENCRYPTION_KEY is wrong in this process, or was changed
// without the steps of a rotation. The service starts nevertheless, because after the loss of a key everything else still works.
import type { Logger } from 'pino';
import type { Vault } from '../core/vault.ts';
import type { Db } from '../database/transaction.ts';
import { findLostKeys } from '../resources/sealed.ts';

/** Logs the lost keys, and returns a note for the start-up message; null if every secret can be opened. */
export async function noteLostKeys(runtime: {
  db: Db;
  vault: Pick<Vault, 'keyIds'>;
  log: Pick<Logger, 'error'>;
}): Promise<string | null> {
  const sentence = lostKeysSentence(await findLostKeys(runtime.db, runtime.vault));
  if (sentence !== null) runtime.log.error(sentence);
  return sentence;
}

/** @param lost the columns with secrets of each lost key */
export function lostKeysSentence(lost: ReadonlyMap<string, readonly string[]>): string | null {
  if (lost.size === 0) return null;
  const keys = [...lost].map(([id, columns]) => `${id} (${columns.join(', ')})`);
  return `ENCRYPTION_KEY does not open secrets in the database. They are sealed with the key ${keys.join(' and the key ')}: set that key as ENCRYPTION_KEY, or add it to ENCRYPTION_KEYS_OLD. Until then webhooks, functions, vendors and second factors that need these secrets fail.`;
}
