// Secrets at rest: AES-256-GCM under keys derived from ENCRYPTION_KEY by HKDF (RFC 5869), one key per purpose.
// Invariant: a sealed text names its purpose in the authenticated data, so that it cannot be moved to another column.
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';

export interface Vault {
  /** `v1.` + base64url of nonce, tag and ciphertext. `context` narrows the key further, e.g. to a client's own key. */
  seal(purpose: string, plain: string, context?: string): string;
  open(purpose: string, sealed: string, context?: string): string;
}

const NONCE = 12;
const TAG = 16;

/** @param master at least 32 bytes of randomness */
export function createVault(master: Uint8Array): Vault {
  if (master.length < 32) throw new Error('the encryption key needs at least 32 bytes');
  const keys = new Map<string, KeyObject>();
  const keyOf = (purpose: string, context: string) => {
    if (context !== '') return derive(master, purpose, context);
    let key = keys.get(purpose);
    if (!key) keys.set(purpose, (key = derive(master, purpose, '')));
    return key;
  };
  return {
    seal(purpose, plain, context = '') {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', keyOf(purpose, context), nonce);
      cipher.setAAD(Buffer.from(purpose));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `v1.${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(purpose, sealed, context = '') {
      if (!sealed.startsWith('v1.')) throw new Error(`vault: unknown format of a sealed ${purpose}`);
      const bytes = Buffer.from(sealed.slice(3), 'base64url');
      const decipher = createDecipheriv('aes-256-gcm', keyOf(purpose, context), bytes.subarray(0, NONCE));
      decipher.setAAD(Buffer.from(purpose));
      decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
      return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
    },
  };
}

/** As a key object: given bytes, Node takes ten times as long to find out that they are no other kind of key. */
function derive(master: Uint8Array, purpose: string, context: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, Buffer.from(context), `parley/${purpose}`, 32)));
}
