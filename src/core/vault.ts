// Secrets at rest: AES-256-GCM under keys derived from ENCRYPTION_KEY by HKDF (RFC 5869), one key per purpose.
// Invariants: a sealed text carries its purpose and its place (workspace and row) in the authenticated data, so that it cannot be
// opened anywhere else. It carries the id of its key, so that ENCRYPTION_KEY can be rotated: former keys open and never seal.
// Texts of the first format carry neither place nor key id. They can still be opened; rotate-keys.ts seals them again.
import { createCipheriv, createDecipheriv, createSecretKey, hkdfSync, randomBytes, type KeyObject } from 'node:crypto';

/** The row that contains a sealed text. */
export interface SealedPlace {
  workspaceId: string;
  /** The row's key within the workspace. */
  id: string;
}

export interface Binding {
  /** Omitted for texts that are not stored in a row, such as tokens in URLs. */
  place?: SealedPlace;
  /** A secret that only the client knows. Without it the text cannot be opened or sealed again. */
  secret?: string;
}

export interface Vault {
  /** `v2.<key id>.` + base64url of nonce, tag and ciphertext. */
  seal(purpose: string, plain: string, binding?: Binding): string;
  /** @throws Error when the text was modified, has another purpose, place or secret, or its key is not configured */
  open(purpose: string, sealed: string, binding?: Binding): string;
  /** Prefix of every text sealed with the current key. */
  readonly currentPrefix: string;
  /** Ids of all configured keys. */
  readonly keyIds: readonly string[];
}

const NONCE = 12;
const TAG = 16;
const KEY_BYTES = 32;
const KEY_ID_BYTES = 4;
const FORMAT = /^v2\.([0-9a-f]{8})\.([\w-]+)$/;

interface MasterKey {
  id: string;
  keyOf(purpose: string, secret: string): KeyObject;
}

/**
 * @param current at least 32 random bytes; seals
 * @param former previous keys, which only open
 */
export function createVault(current: Uint8Array, former: readonly Uint8Array[] = []): Vault {
  const own = masterKey(current);
  const keys = [own, ...former.map(masterKey)];
  const currentPrefix = `v2.${own.id}.`;
  return {
    currentPrefix,
    keyIds: keys.map(({ id }) => id),
    seal(purpose, plain, binding = {}) {
      const nonce = randomBytes(NONCE);
      const cipher = createCipheriv('aes-256-gcm', own.keyOf(purpose, binding.secret ?? ''), nonce);
      cipher.setAAD(authenticated(purpose, binding.place));
      const body = Buffer.concat([cipher.update(plain, 'utf8'), cipher.final()]);
      return `${currentPrefix}${Buffer.concat([nonce, cipher.getAuthTag(), body]).toString('base64url')}`;
    },
    open(purpose, sealed, { place, secret = '' } = {}) {
      if (sealed.startsWith('v1.')) return openFirstFormat(keys, purpose, sealed, secret);
      const [, id, text = ''] = FORMAT.exec(sealed) ?? [];
      if (id === undefined) throw new Error(`vault: unknown format of a sealed ${purpose}`);
      const key = keys.find((candidate) => candidate.id === id);
      if (!key) {
        throw new Error(
          `vault: a ${purpose} is sealed with the key ${id}, which is not configured: add that key to ENCRYPTION_KEYS_OLD`,
        );
      }
      return decrypt(key.keyOf(purpose, secret), authenticated(purpose, place), text);
    },
  };
}

/** The first format does not contain a key id, so each key is tried; the tag identifies the correct one. */
function openFirstFormat(keys: readonly MasterKey[], purpose: string, sealed: string, secret: string): string {
  const aad = Buffer.from(purpose);
  let failure: unknown;
  for (const key of keys) {
    try {
      return decrypt(key.keyOf(purpose, secret), aad, sealed.slice(3));
    } catch (error) {
      failure = error;
    }
  }
  throw failure;
}

function decrypt(key: KeyObject, aad: Buffer, text: string): string {
  const bytes = Buffer.from(text, 'base64url');
  const decipher = createDecipheriv('aes-256-gcm', key, bytes.subarray(0, NONCE), { authTagLength: TAG });
  decipher.setAAD(aad);
  decipher.setAuthTag(bytes.subarray(NONCE, NONCE + TAG));
  return Buffer.concat([decipher.update(bytes.subarray(NONCE + TAG)), decipher.final()]).toString('utf8');
}

/** Encoded as JSON, so that different purposes and places never produce the same bytes. */
function authenticated(purpose: string, place: SealedPlace | undefined): Buffer {
  return Buffer.from(JSON.stringify([purpose, place?.workspaceId ?? null, place?.id ?? null]));
}

function masterKey(master: Uint8Array): MasterKey {
  if (master.length < KEY_BYTES) throw new Error(`the encryption key must have at least ${KEY_BYTES} bytes`);
  const kept = new Map<string, KeyObject>();
  return {
    // Derived, so that it reveals nothing about the key.
    id: Buffer.from(hkdfSync('sha256', master, '', 'parley key id', KEY_ID_BYTES)).toString('hex'),
    keyOf(purpose, secret) {
      if (secret !== '') return derive(master, purpose, secret);
      let key = kept.get(purpose);
      if (!key) kept.set(purpose, (key = derive(master, purpose, '')));
      return key;
    },
  };
}

/** Returns a key object: with raw bytes, Node takes ten times as long, because it first tries other kinds of key. */
function derive(master: Uint8Array, purpose: string, secret: string): KeyObject {
  return createSecretKey(Buffer.from(hkdfSync('sha256', master, Buffer.from(secret), `parley/${purpose}`, KEY_BYTES)));
}
