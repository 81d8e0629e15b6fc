// Verification of webhook requests by Standard Webhooks 1.0: HMAC-SHA256 of `id.timestamp.body`. Uses Web Crypto, so that it runs in
// Node, Deno, Bun, workers and edge functions.
import type { WebhookEvent } from '../events.ts';
import { WebhookVerificationError } from './errors.ts';

/** Headers of `fetch`, or of Node's http. */
export type HeadersLike = Headers | Record<string, string | readonly string[] | undefined>;

export interface VerifyOptions {
  /** Seconds by which the time of the request may differ from this machine's clock. Default: 300. */
  toleranceSeconds?: number;
  /** Time to compare with. Default: now. */
  now?: Date;
}

/**
 * Verifies a webhook request and returns its event.
 * @param body the raw body, before any parsing
 * @param secret the webhook's secret, `whsec_…`, or both secrets during a rotation
 * @throws WebhookVerificationError if no signature matches, or the request is older than the tolerance
 */
export async function verifyWebhook(
  body: string | Uint8Array,
  headers: HeadersLike,
  secret: string | readonly string[],
  { toleranceSeconds = 300, now = new Date() }: VerifyOptions = {},
): Promise<WebhookEvent> {
  const id = header(headers, 'webhook-id');
  const timestamp = header(headers, 'webhook-timestamp');
  const signatures = header(headers, 'webhook-signature').split(' ');
  if (!/^\d{1,12}$/.test(timestamp)) throw new WebhookVerificationError('webhook-timestamp is not a number');
  const age = Math.abs(now.getTime() / 1000 - Number(timestamp));
  if (age > toleranceSeconds) {
    throw new WebhookVerificationError(
      `webhook-timestamp is ${Math.round(age)} s off; ${toleranceSeconds} s are allowed`,
    );
  }
  const text = typeof body === 'string' ? body : new TextDecoder().decode(body);
  const signed = new TextEncoder().encode(`${id}.${timestamp}.${text}`);
  for (const one of typeof secret === 'string' ? [secret] : secret) {
    const expected = `v1,${await hmac(one, signed)}`;
    if (signatures.some((signature) => isEqual(signature, expected))) return JSON.parse(text) as WebhookEvent;
  }
  throw new WebhookVerificationError('no signature in webhook-signature fits; is this the secret of this webhook?');
}

function header(headers: HeadersLike, name: string): string {
  const value =
    headers instanceof Headers
      ? headers.get(name)
      : Object.entries(headers).find(([key]) => key.toLowerCase() === name)?.[1];
  const first = typeof value === 'string' ? value : value?.[0];
  if (!first) throw new WebhookVerificationError(`the header ${name} is missing`);
  return first;
}

async function hmac(secret: string, data: Uint8Array<ArrayBuffer>): Promise<string> {
  // Node 18 has Web Crypto, but not as a global.
  const { subtle } = globalThis.crypto ?? (await nodeCrypto());
  const bytes = Uint8Array.from(decode(secret.replace(/^whsec_/, '')), (char) => char.charCodeAt(0));
  const key = await subtle.importKey('raw', bytes, { name: 'HMAC', hash: 'SHA-256' }, false, ['sign']);
  const signature = new Uint8Array(await subtle.sign('HMAC', key, data));
  return btoa(String.fromCharCode(...signature));
}

async function nodeCrypto(): Promise<typeof globalThis.crypto> {
  // A variable, so that bundlers for browsers do not resolve it.
  const name = 'node:crypto';
  return ((await import(/* webpackIgnore: true */ /* @vite-ignore */ name)) as { webcrypto: typeof globalThis.crypto })
    .webcrypto;
}

function decode(secret: string): string {
  try {
    return atob(secret);
  } catch (cause) {
    throw new WebhookVerificationError('the secret is not a webhook secret: it has the form whsec_…', { cause });
  }
}

/** Compares in a time that depends only on the lengths. */
function isEqual(a: string, b: string): boolean {
  let difference = a.length ^ b.length;
  for (let index = 0; index < a.length; index++) difference |= a.charCodeAt(index) ^ b.charCodeAt(index % b.length);
  return difference === 0;
}
