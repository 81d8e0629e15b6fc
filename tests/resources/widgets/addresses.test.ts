// Limits of the calls of a widget from one address.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WidgetSessionGrant } from '../../../generated/types.ts';
import { Failure } from '../../../src/core/errors.ts';
import { createWidgetSession } from '../../../src/resources/widgets/service/sessions.ts';
import type { PublicContext } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { ended } from '../calls/support.ts';
import { newAgent } from '../rtc/support.ts';

let app: TestApp;
let owner: Tenant;

beforeAll(async () => {
  app = await startTestApp({ env: { WIDGET_CALLS_PER_ADDRESS: '3' } });
  owner = await newTenant(app.url);
}, 60_000);
afterAll(() => app?.close());

/** Returns a function that opens a call of a new widget from an address. */
async function newWidget(): Promise<(ip: string) => Promise<WidgetSessionGrant>> {
  const { id } = await owner.ok('createWidget', { body: { name: 'x', agent_id: await newAgent(owner) } });
  return (ip) => {
    const ctx = { ...app.runtime, ip, origin: null, requestId: 'req_test' } as unknown as PublicContext;
    return createWidgetSession(ctx, id, 'voice');
  };
}

const resultOf = (grant: Promise<WidgetSessionGrant>): Promise<string> =>
  grant.then(
    () => 'opened',
    (error: unknown) => (error instanceof Failure ? `${error.code}: ${error.message}` : Promise.reject(error)),
  );

test('the unjoined calls of all addresses of one IPv6 /64 count together, and another /64 has its own count', async () => {
  const open = await newWidget();
  const refusal = 'concurrency_limited: Too many calls of this widget are waiting for their browsers to join.';
  const results: string[] = [];
  for (let host = 1; host <= 6; host++) results.push(await resultOf(open(`2001:db8:7:8::${host.toString(16)}`)));
  expect(results).toEqual(['opened', 'opened', 'opened', refusal, refusal, refusal]);
  expect(await resultOf(open('2001:db8:7:9::1'))).toBe('opened');
  // The IPv4 address in IPv6 form is the same address.
  const mapped = ['192.0.2.77', '::ffff:192.0.2.77', '192.0.2.77', '::ffff:192.0.2.77'];
  const again: string[] = [];
  for (const ip of mapped) again.push(await resultOf(open(ip)));
  expect(again).toEqual(['opened', 'opened', 'opened', refusal]);
});

test('calls in progress of one address are limited in number, and other addresses are not affected', async () => {
  const open = await newWidget();
  const join = async (ip: string) => {
    const { rtc } = await open(ip);
    const caller = await joinCall(rtc!, app.runtime.voiceClock);
    await caller.hears('line');
    return { caller, callId: rtc!.call_id };
  };
  const joined = [await join('192.0.2.90'), await join('192.0.2.90'), await join('192.0.2.90')];
  const refusal = 'concurrency_limited: Your address has 3 calls of this widget in progress, the maximum.';
  expect(await resultOf(open('192.0.2.90'))).toBe(refusal);
  expect(await resultOf(open('::ffff:192.0.2.90'))).toBe(refusal);
  expect(await resultOf(open('192.0.2.91'))).toBe('opened');
  joined[0]!.caller.send({ t: 'end' });
  await ended(owner, joined[0]!.callId);
  expect(await resultOf(open('192.0.2.90'))).toBe('opened');
  for (const { caller } of joined) caller.send({ t: 'end' });
  await Promise.all(joined.map(({ callId }) => ended(owner, callId)));
});
