// The encryption keys of a deployment as bytes: the current one, which seals, and former ones, which only open.
import type { Config } from '../config.ts';
import type { LocalSecrets } from './local-secrets.ts';

export function vaultKeys(
  { encryptionKey, encryptionKeysOld }: Pick<Config, 'encryptionKey' | 'encryptionKeysOld'>,
  secrets: LocalSecrets,
): { current: Buffer; former: Buffer[] } {
  // A configured key replaces the one in the data directory, which sealed the existing data.
  const kept = encryptionKey === null ? [] : [secrets.keptEncryptionKey];
  const former = [...encryptionKeysOld, ...kept, secrets.formerEncryptionKey].flatMap((key) =>
    key === null || key === secrets.encryptionKey ? [] : [Buffer.from(key, 'base64')],
  );
  return { current: Buffer.from(secrets.encryptionKey, 'base64'), former };
}
