// Rotation of the secret that signs the requests to the inbound webhook of a number.
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { callInboundWebhook } from '../../../src/resources/phone-numbers/service/inbound.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { replyWith, startReceiver, type Received, type TestReceiver } from '../webhooks/support.ts';

let app: TestApp;
let tenant: Tenant;
let receiver: TestReceiver;
let path: { id: string };
beforeAll(async () => {
  app = await startTestApp();
  receiver = await startReceiver();
  receiver.answer = replyWith(200, '{}');
  tenant = await newTenant(app.url);
  const [number] = (await tenant.ok('listPhoneNumbers')).data;
  path = { id: number!.id };
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const setUrl = async (url: string | null) =>
  tenant.ok('updatePhoneNumber', { path, body: { inbound_webhook_url: url } });
const rotate = async () => tenant.ok('rotateInboundWebhookSecret', { path, body: {} });
const promote = async () => tenant.ok('rotateInboundWebhookSecret', { path, body: { promote: true } });
const refused = async (body: Record<string, unknown> = {}) =>
  (await tenant.refused('rotateInboundWebhookSecret', { path, body })).code;

async function askWebhook() {
  const rows = app.runtime.db.selectFrom('phone_numbers').selectAll();
  const number = await rows.where('id', '=', path.id).executeTakeFirstOrThrow();
  return callInboundWebhook(app.runtime, number, '+12025550100');
}

/** Which of these secrets signed the request for an inbound call. */
async function signedBy(...secrets: (string | undefined)[]): Promise<boolean[]> {
  receiver.received.length = 0;
  expect(await askWebhook()).not.toBeNull();
  const [{ headers, body }] = receiver.received as [Received];
  const given = String(headers['webhook-signature']).split(' ');
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  return secrets.map((secret) => given.includes(new Webhook(secret!).sign(String(headers['webhook-id']), at, body)));
}

describe('rotateInboundWebhookSecret', () => {
  test('a number without a webhook has no secret', async () => {
    await setUrl(null);
    expect(await refused()).toBe('phone_number_no_webhook');
  });

  test('both secrets sign until the new one is promoted, then only the new one signs', async () => {
    await setUrl(null);
    const { inbound_webhook_secret: first } = await setUrl(receiver.url);
    expect(await refused({ promote: true })).toBe('phone_number_no_rotation');
    expect(await signedBy(first)).toEqual([true]);
    const { inbound_webhook_secret: dropped } = await rotate();
    const { inbound_webhook_secret: second, ...begun } = await rotate();
    expect(begun).toMatchObject({ id: path.id, promoted: false });
    expect(Date.parse(begun.rotation_expires_at!) - Date.now()).toBeGreaterThan(23.9 * 3_600_000);
    expect(await signedBy(first, dropped, second)).toEqual([true, false, true]);
    // Another address keeps both secrets.
    expect(await setUrl(`${receiver.url}/other`)).not.toHaveProperty('inbound_webhook_secret');
    expect(await signedBy(first, second)).toEqual([true, true]);
    expect(await promote()).toEqual({ id: path.id, promoted: true, rotation_expires_at: null });
    expect(await signedBy(first, second)).toEqual([false, true]);
    const { data } = await tenant.ok('listAuditLog', { query: { target: path.id, limit: '4' } });
    expect(data.map(({ action }) => action)).toEqual([
      'phone_number.secret_promoted',
      'phone_number.updated',
      'phone_number.secret_rotated',
      'phone_number.secret_rotated',
    ]);
  });

  test('after 24 hours the new secret signs alone', async () => {
    await setUrl(null);
    const { inbound_webhook_secret: first } = await setUrl(receiver.url);
    const { inbound_webhook_secret: second } = await rotate();
    const ended = { inbound_webhook_rotation_expires_at: new Date(Date.now() - 1000) };
    await app.runtime.db.updateTable('phone_numbers').set(ended).where('id', '=', path.id).execute();
    expect(await signedBy(first, second)).toEqual([false, true]);
    expect(await refused({ promote: true })).toBe('phone_number_no_rotation');
  });

  test('removing the address removes both secrets', async () => {
    await setUrl(null);
    const { inbound_webhook_secret: first } = await setUrl(receiver.url);
    const { inbound_webhook_secret: second } = await rotate();
    await setUrl(null);
    const { inbound_webhook_secret: third } = await setUrl(receiver.url);
    expect(await signedBy(first, second, third)).toEqual([false, false, true]);
  });
});

test('the reason why an inbound webhook gave no instructions is reported', async () => {
  await setUrl(null);
  expect(await askWebhook()).toBeNull();
  await setUrl(receiver.url);
  const faultOf = async (status: number, answer: string) => {
    receiver.answer = replyWith(status, answer);
    return (await askWebhook())!.fault;
  };
  expect(await faultOf(204, '')).toBeNull();
  expect(await faultOf(200, '{"variables":null}')).toBeNull();
  expect(await faultOf(404, '')).toBe('it responded with status 404');
  expect(await faultOf(200, '[]')).toBe('its response is not a JSON object');
  expect(await faultOf(200, 'OK')).toBe('its response is not a JSON object');
  const long = JSON.stringify({ metadata: { note: 'x'.repeat(40_000) } });
  expect(await faultOf(200, long)).toBe('its response is longer than 32768 bytes');
  receiver.answer = (_request, response) => response.destroy();
  expect((await askWebhook())!.fault).toBe('the connection was lost');
  receiver.answer = replyWith(200, '{}');
});
