// Signatures, checked with the verifier of the Standard Webhooks project and computed independently.
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { describe, expect, test } from 'vitest';
import { createVault } from '../../../src/core/vault.ts';
import { openSecrets, ROTATION_MS, SECRET_PURPOSE } from '../../../src/resources/webhooks/service/rotation.ts';
import { newWebhookSecret, signedHeaders } from '../../../src/resources/webhooks/service/signature.ts';
import { MASTER } from './support.ts';

const ID = 'evt_01jd8k3v9rj6m2t5q7x8y0z1a2';
const BODY = '{"type":"call.ended","data":{"text":"Grüße – ☎"}}';
const seconds = () => Math.floor(Date.now() / 1000);
const byHand = (secret: string) =>
  `sha256=${createHmac('sha256', Buffer.from(secret, 'utf8')).update(BODY).digest('hex')}`;

describe('signedHeaders', () => {
  test('the Standard Webhooks verifier accepts the signature', () => {
    const secret = newWebhookSecret();
    const headers = signedHeaders({ current: secret, next: null }, ID, seconds(), BODY);
    expect(new Webhook(secret).verify(BODY, headers)).toEqual(JSON.parse(BODY));
  });
  test('the verifier rejects a changed body and another secret', () => {
    const secret = newWebhookSecret();
    const headers = signedHeaders({ current: secret, next: null }, ID, seconds(), BODY);
    expect(() => new Webhook(secret).verify(`${BODY} `, headers)).toThrow();
    expect(() => new Webhook(newWebhookSecret()).verify(BODY, headers)).toThrow();
  });
  test('X-Service-Signature is the HMAC of the raw body, keyed with the secret as displayed', () => {
    const secret = newWebhookSecret();
    const headers = signedHeaders({ current: secret, next: null }, ID, seconds(), BODY);
    expect(headers['x-service-signature']).toBe(byHand(secret));
  });
  test('during a rotation both secrets verify, and X-Service-Signature uses the old one', () => {
    const [current, next] = [newWebhookSecret(), newWebhookSecret()];
    const headers = signedHeaders({ current, next }, ID, seconds(), BODY);
    expect(new Webhook(current).verify(BODY, headers)).toBeTruthy();
    expect(new Webhook(next).verify(BODY, headers)).toBeTruthy();
    expect(headers['x-service-signature']).toBe(byHand(current));
  });
  test('a secret is whsec_ followed by 24 random bytes', () => {
    const secrets = Array.from({ length: 100 }, newWebhookSecret);
    expect(new Set(secrets).size).toBe(100);
    for (const secret of secrets) {
      expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
      expect(Buffer.from(secret.slice(6), 'base64')).toHaveLength(24);
    }
  });
});

describe('openSecrets', () => {
  const vault = createVault(MASTER);
  const place = { workspaceId: 'wsp_1', id: 'whk_1' };
  const seal = (secret: string) => vault.seal(SECRET_PURPOSE, secret, { place });
  const now = Date.UTC(2026, 10, 21);
  const rotation_expires_at = new Date(now + ROTATION_MS);
  const row = { secret_sealed: seal('whsec_old'), next_secret_sealed: seal('whsec_new'), rotation_expires_at };

  test('both secrets are active until the last millisecond of the rotation', () => {
    expect(openSecrets(vault, row, { purpose: SECRET_PURPOSE, place }, now + ROTATION_MS - 1)).toEqual({
      current: 'whsec_old',
      next: 'whsec_new',
    });
  });
  test('after 24 hours only the new secret signs, without a job', () => {
    expect(openSecrets(vault, row, { purpose: SECRET_PURPOSE, place }, now + ROTATION_MS)).toEqual({
      current: 'whsec_new',
      next: null,
    });
  });
});
