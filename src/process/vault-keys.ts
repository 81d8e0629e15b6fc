// The encryption keys of a deployment as bytes: the one that seals, and those that open what was sealed before.
import type { Config } from '../config.ts';
import type { LocalSecrets } from './local-secrets.ts';

export function keysOf(
  { encryptionKey, encryptionKeysOld }: Pick<Config, 'encryptionKey' | 'encryptionKeysOld'>,
  secrets: LocalSecrets,
): { current: Buffer; former: Buffer[] } {
  // A key that is set takes over from the one in the data directory, which sealed what is there.
  const kept = encryptionKey === null ? [] : [secrets.keptEncryptionKey];
  const former = [...encryptionKeysOld, ...kept, secrets.formerEncryptionKey].flatMap((key) =>
    key === null || key === secrets.encryptionKey ? [] : [Buffer.from(key, 'base64')],
  );
  return { current: Buffer.from(secrets.encryptionKey, 'base64'), former };
}
