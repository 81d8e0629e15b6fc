// Webhook secrets and signatures, for deliveries, test events and agent functions. Pure.
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
 * All headers of a signed request, including the content type.
 * @param id the receiver deduplicates by it @param timestampSeconds time of this attempt, whole seconds since the epoch
 */
export function signedHeaders(
  secrets: SigningSecrets,
  id: string,
  timestampSeconds: number,
  body: string,
): Record<string, string> {
  const signed = `${id}.${timestampSeconds}.${body}`;
  const both = secrets.next === null ? [secrets.current] : [secrets.current, secrets.next];
  return {
    'content-type': 'application/json',
    'user-agent': 'Parley-Webhooks/1',
    'webhook-id': id,
    'webhook-timestamp': String(timestampSeconds),
    'webhook-signature': both.map((secret) => `v1,${hmac(keyOf(secret), signed, 'base64')}`).join(' '),
    // This header has one value, so it uses the old secret until the new one is promoted.
    'x-service-signature': `sha256=${hmac(secrets.current, body, 'hex')}`,
  };
}

/** A KeyObject, because Node takes five times as long with the key's bytes, checking for other kinds of keys. */
function keyOf(secret: string): KeyObject {
  return createSecretKey(secret.slice(PREFIX.length), 'base64');
}

function hmac(key: string | KeyObject, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text, 'utf8').digest(encoding);
}
