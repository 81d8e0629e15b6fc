// Webhook secrets and signatures, for deliveries, test events and agent functions. Pure except for cached keys.
// X-Service-Signature is the API's own: its HMAC key is the secret's text. webhook-signature follows Standard Webhooks 1.0
// (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

const PREFIX = 'whsec_';
// Standard Webhooks: between 24 and 64 bytes.
const SECRET_BYTES = 24;

export interface SigningSecrets {
  /** Signs alone, or together with `next` during a rotation. */
  current: string;
  next: string | null;
}

/** `whsec_` and the base64 of 24 random bytes. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * Returns all headers of a signed request, including the content type.
 * @param id id by which the receiver deduplicates
 * @param timestampSeconds time of this attempt, whole seconds since the epoch
 */
export function signedHeaders(
  secrets: SigningSecrets,
  id: string,
  timestampSeconds: number,
  body: string,
): Record<string, string> {
  const { standard, text } = keysOf(secrets);
  const signed = `${id}.${timestampSeconds}.${body}`;
  return {
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': standard.map((key) => `v1,${hmac(key, signed, 'base64')}`).join(' '),
    // This header has one value, so it uses the old secret until the new one is promoted.
    'x-service-signature': `sha256=${hmac(text, body, 'hex')}`,
  };
}

/**
 * Returns a signature in Retell's format: `v=<milliseconds>,d=<hex>` over the body and the milliseconds, as Retell's `verify`
 * checks it.
 */
export function retellSignature(secrets: SigningSecrets, timestampMs: number, body: string): string {
  return `v=${timestampMs},d=${hmac(keysOf(secrets).text, `${body}${timestampMs}`, 'hex')}`;
}

interface Keys {
  /** Keys of Standard Webhooks: the bytes of each secret. */
  standard: KeyObject[];
  /** Key of the API's own header: the text of the current secret. */
  text: KeyObject;
}

const known = new WeakMap<SigningSecrets, Keys>();

/**
 * Creates the keys of a webhook's secrets once. KeyObjects, because Node takes five times as long with raw keys, whose type it
 * checks.
 */
function keysOf(secrets: SigningSecrets): Keys {
  const made = known.get(secrets);
  if (made) return made;
  const both = secrets.next === null ? [secrets.current] : [secrets.current, secrets.next];
  const keys = {
    standard: both.map((secret) => createSecretKey(secret.slice(PREFIX.length), 'base64')),
    text: createSecretKey(secrets.current, 'utf8'),
  };
  known.set(secrets, keys);
  return keys;
}

function hmac(key: KeyObject, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text, 'utf8').digest(encoding);
}
