// How the control of `npm run stand-ins` responds to faults: a mistyped vendor or fault would otherwise leave a user
// wondering why nothing fails.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startControl, type Control } from '../../scripts/stand-ins/control.ts';
import { startFaultProxy, type FaultProxy } from '../../scripts/stand-ins/fault-proxy.ts';
import { STRIPE_KEY, startStripe, type StripeServer } from '../../scripts/stand-ins/stripe-server.ts';
import type { World } from '../../scripts/stand-ins/world.ts';
import { startReceiver, type TestReceiver } from '../resources/webhooks/support.ts';

let proxy: FaultProxy;
let control: Control;
let stripe: StripeServer;
let service: TestReceiver;
beforeAll(async () => {
  proxy = await startFaultProxy('http://127.0.0.1:9');
  [stripe, service] = await Promise.all([startStripe(), startReceiver()]);
  const proxies = { deepgram: proxy, voices: proxy, model: proxy };
  const world = { proxies, voices: { fault: null }, stripe, service: new URL(service.url).origin };
  control = await startControl(world as unknown as World, 0);
});
afterAll(() => Promise.all([control.close(), proxy.close(), stripe.close(), service.close()]));

async function post(path: string, body: object): Promise<unknown> {
  const answer = await fetch(`${control.url}${path}`, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
}

const faults = (body: object) => post('/faults', body);

test('a response states the current mode and fault, and refuses others', async () => {
  expect(await faults({ vendor: 'deepgram', mood: 'stall' })).toEqual({ vendor: 'deepgram', mood: 'stall' });
  expect(await faults({ vendor: 'voices', mood: 'well', fault: 'rate_limit' })).toEqual({
    vendor: 'voices',
    mood: 'well',
    fault: 'rate_limit',
  });
  expect(await faults({ vendor: 'deepgram', fault: 'break' })).toEqual({
    error: 'a fault is one of voices; others have a mood',
  });
  expect(await faults({ vendor: 'deepgramm', mood: 'stall' })).toEqual({
    error: 'vendor is one of deepgram, voices, model, media',
  });
});

test('the newest Checkout page is paid once, and the service receives the callback', async () => {
  expect(await post('/pay', {})).toEqual({
    error: 'there is no Checkout page yet; create one with POST /v1/payments/topup',
  });
  for (const amount of ['500', '700']) {
    const body = new URLSearchParams({
      'line_items[0][price_data][unit_amount]': amount,
      'metadata[payment_id]': 'pay_1',
      'metadata[workspace_id]': 'wsp_1',
    });
    const headers = { authorization: `Bearer ${STRIPE_KEY}`, 'idempotency-key': amount };
    await fetch(`${stripe.url}/v1/checkout/sessions`, { method: 'POST', headers, body });
  }
  const [first, second] = [...stripe.sessions.keys()];
  expect(await post('/pay', {})).toEqual({ session: second, callback_status: 204 });
  const { path, headers, body } = service.received.at(-1)!;
  expect([path, headers['stripe-signature']]).toEqual(['/hooks/payments/stripe', expect.stringMatching(/^t=\d+,v1=/)]);
  expect(JSON.parse(body)).toMatchObject({
    data: { object: { id: second, payment_status: 'paid', amount_total: 700 } },
  });
  expect(await post('/pay', {})).toEqual({ error: `${second} is not an open Checkout page` });
  expect(await post('/pay', { session: first })).toEqual({ session: first, callback_status: 204 });
});
