// Secrets of webhooks and what is signed with them. Pure. Used for deliveries, test events and the functions of agents.
// X-Service-Signature (specification 6.1) keys its HMAC with the bytes of the secret as shown; webhook-signature is that
// of Standard Webhooks 1.0 (https://github.com/standard-webhooks/standard-webhooks/blob/main/spec/standard-webhooks.md).
import { createHmac, createSecretKey, randomBytes, type KeyObject } from 'node:crypto';

const PREFIX = 'whsec_';
// Standard Webhooks: between 24 and 64 bytes.
const SECRET_BYTES = 24;

export interface SigningSecrets {
  /** Signs alone, or beside `next` while a rotation runs. */
  current: string;
  next: string | null;
}

/** `whsec_` and the base64 of 24 random bytes. */
export function newWebhookSecret(): string {
  return PREFIX + randomBytes(SECRET_BYTES).toString('base64');
}

/**
 * All headers that a signed request carries, content type included.
 * @param id what the receiver deduplicates on @param timestampSeconds time of this attempt, whole seconds since the epoch
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
    // One value only, so the old secret goes on here until the new one is promoted.
    'x-service-signature': `sha256=${hmac(secrets.current, body, 'hex')}`,
  };
}

/** As a key object: given its bytes, Node takes five times as long to find out that they are no other kind of key. */
function keyOf(secret: string): KeyObject {
  return createSecretKey(secret.slice(PREFIX.length), 'base64');
}

function hmac(key: string | KeyObject, text: string, encoding: 'base64' | 'hex'): string {
  return createHmac('sha256', key).update(text, 'utf8').digest(encoding);
}
