// `npm run rotate-keys`: reseals every secret in the database with the current encryption key. With ENCRYPTION_KEY set, it uses
// that key, and ENCRYPTION_KEYS_OLD opens secrets sealed before; the service may run meanwhile. An embedded deployment with a key
// in the data directory gets a new one there, while the service is stopped. Invariant: the former key is stored before anything
// is sealed with the new one, so that a crash loses nothing.
import type { Config } from '../config.ts';
import { createVault } from '../core/vault.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/pool.ts';
import { resealAll } from '../resources/sealed.ts';
import { openForCommand } from './command-database.ts';
import { loadSecrets, replaceEncryptionKey } from './local-secrets.ts';
import { vaultKeys } from './vault-keys.ts';

/** @throws Error naming the row that no configured key opens; rows resealed before it keep the new key */
export async function rotateKeys(config: Config): Promise<void> {
  const database = await openForCommand(config);
  try {
    await migrate(database);
    if (config.encryptionKey === null) {
      // An interrupted run left secrets sealed with the former key, which must be resealed before that key is replaced.
      if ((await loadSecrets(config.dataDir, config)).formerEncryptionKey !== null) await reseal(config, database);
      await replaceEncryptionKey(config.dataDir);
    }
    const resealed = await reseal(config, database);
    const lines = [...resealed].map(([place, count]) => `  ${place}: ${count}`);
    process.stdout.write(`Sealed with the current key:\n${lines.join('\n')}\n${nextStep(config)}\n`);
  } finally {
    await database.close();
  }
}

async function reseal(config: Config, { db }: Database): Promise<Map<string, number>> {
  const { current, former } = vaultKeys(config, await loadSecrets(config.dataDir, config));
  return resealAll(db, createVault(current, former));
}

function nextStep({ encryptionKey }: Config): string {
  return encryptionKey === null
    ? 'The new key is in the data directory. The previous key stays beside it until the next rotation.'
    : 'Keep the previous key in ENCRYPTION_KEYS_OLD for 24 more hours: stored idempotent responses and signed links need it. Then remove it.';
}
