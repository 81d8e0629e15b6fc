// Calls and webhooks for programs that use Retell's own library.
import Retell, { APIError } from 'retell-sdk';
import { afterAll, beforeAll, expect, expectTypeOf, test } from 'vitest';
import type { RetellCall } from '../../../generated/types.ts';
import type { OutgoingEvent } from '../../../src/resources/webhooks/service/publish.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended, talkingAgent } from '../calls/support.ts';
import { startReceiver, type Received, type TestReceiver } from '../webhooks/support.ts';

let app: TestApp;
let tenant: Tenant;
let receiver: TestReceiver;
let client: Retell;
let agentId: string;

beforeAll(async () => {
  [app, receiver] = await Promise.all([startTestApp(), startReceiver()]);
  tenant = await newTenant(app.url);
  client = await clientFor(tenant);
  agentId = (await tenant.ok('createAgent', { body: talkingAgent() })).agent_id;
}, 60_000);
afterAll(async () => {
  await app.close();
  await receiver.close();
});

async function clientFor(who: Tenant): Promise<Retell> {
  const { key } = await who.ok('createApiKey', { body: { name: 'retell', scope: 'write' } });
  return new Retell({ apiKey: key, baseURL: app.url, maxRetries: 0 });
}

async function refusal(asked: Promise<unknown>): Promise<APIError> {
  const error = await asked.then(
    () => new Error('it was answered'),
    (reason: unknown) => reason,
  );
  if (!(error instanceof APIError)) throw error;
  return error;
}

const eventOf = ({ body }: Received) => JSON.parse(body) as { event: string; call: Record<string, unknown> };

test('a call is placed, read, and reported with signatures that the library accepts', async () => {
  const events = ['call_started', 'call_ended', 'call_analyzed'];
  const body = { url: receiver.url, events, format: 'retell' };
  const { secret, format } = await tenant.ok('createWebhook', { body });
  expect(format).toBe('retell');
  const placed = await client.call.createPhoneCall({
    from_number: '+12025550199',
    to_number: '+12025550100',
    override_agent_id: agentId,
    metadata: { order: '4512' },
    retell_llm_dynamic_variables: { first_name: 'Grace' },
  } as Retell.CallCreatePhoneCallParams);
  expect(placed).toMatchObject({ call_type: 'phone_call', call_status: 'registered', agent_id: agentId });
  await ended(tenant, placed.call_id);
  await until(() => receiver.received.length === 3, { withinMs: 30_000, what: 'three events' });
  const analyzed = receiver.received.map(eventOf).find(({ event }) => event === 'call_analyzed')!.call;
  const call = await client.call.retrieve(placed.call_id);
  expect(call).toMatchObject({
    call_status: 'ended',
    direction: 'outbound',
    metadata: { order: '4512' },
    retell_llm_dynamic_variables: { first_name: 'Grace' },
  });
  expect(call.transcript).toContain('Agent: ');
  expect(call.transcript_object![0]).toMatchObject({ role: 'agent', words: [] });
  expect(call.end_timestamp! - call.start_timestamp!).toBeGreaterThan(0);
  expect(call.disconnection_reason).toMatch(/_hangup$/);
  expect(call.call_analysis!.call_summary).not.toBe('');
  // Only the URL of the recording may appear later.
  const { recording_url: _, ...reported } = analyzed;
  expect(call).toMatchObject(reported);
  expect(receiver.received.map(eventOf).map(({ event }) => event)).toEqual(events);
  for (const { headers, body: text } of receiver.received) {
    const signature = String(headers['x-retell-signature']);
    expect(await Retell.verify(text, secret, signature)).toBe(true);
    expect(await Retell.verify(`${text} `, secret, signature)).toBe(false);
    expect(await Retell.verify(text, 'whsec_other', signature)).toBe(false);
  }
}, 60_000);

test('a webhook in Retell’s format has only Retell’s events, and its test event is signed', async () => {
  const refused = { url: receiver.url, events: ['call_ended', 'call.failed'], format: 'retell' };
  expect((await tenant.refused('createWebhook', { body: refused })).errors).toEqual(['/format not_allowed']);
  const { id, secret, format } = await tenant.ok('createWebhook', { body: { ...refused, format: undefined } });
  expect(format).toBe('parley');
  const path = { id };
  expect((await tenant.refused('updateWebhook', { path, body: { format: 'retell' } })).errors).toEqual([
    '/format not_allowed',
  ]);
  const changed = await tenant.ok('updateWebhook', { path, body: { format: 'retell', events: ['call_ended'] } });
  expect(changed.format).toBe('retell');
  const { ok, request } = await tenant.ok('sendTestWebhook', { path, body: {} });
  expect(ok).toBe(true);
  expect(JSON.parse(request.body)).toMatchObject({ event: 'call_ended', call: { call_type: 'phone_call' } });
  expect(await Retell.verify(request.body, secret, request.headers['x-retell-signature']!)).toBe(true);
  for (const [operation, body] of [
    ['updateWebhook', { events: ['call_ended', 'call.failed'] }],
    ['sendTestWebhook', { event: 'call.failed' }],
  ] as const) {
    const field = Object.keys(body)[0]!;
    expect((await tenant.refused(operation, { path, body })).errors).toEqual([`/${field} not_allowed`]);
  }
  await tenant.ok('deleteWebhook', { path });
});

test('an agent whose webhook has Retell’s format refuses other events, which would not be sent', async () => {
  const agent = { ...talkingAgent(), webhook_url: receiver.url, webhook_events: ['call_ended'] };
  const { agent_id: id } = await tenant.ok('createAgent', { body: agent });
  const { data } = await tenant.ok('listWebhooks', { query: { agent_id: id } });
  await tenant.ok('updateWebhook', { path: { id: data[0]!.id }, body: { format: 'retell' } });
  const change = (webhook_events: string[]) => ({ path: { id }, body: { webhook_events } });
  expect((await tenant.refused('updateAgent', change(['call_ended', 'call.ended']))).errors).toEqual([
    '/webhook_events not_allowed',
  ]);
  await tenant.ok('updateAgent', change(['call_analyzed']));
  // A webhook that got such an event before this was checked can keep it.
  const events = ['call_analyzed', 'call.ended'];
  await app.runtime.db.updateTable('webhooks').set({ events }).where('agent_id', '=', id).execute();
  await tenant.ok('updateAgent', change(events));
  await tenant.ok('deleteAgent', { path: { id } });
});

test('errors have the message that the library shows, and unsupported fields are refused', async () => {
  const outsider = await clientFor(await newTenant(app.url));
  const number = { from_number: '+12025550199', to_number: '+12025550100' };
  expect(await refusal(outsider.call.retrieve('call_none'))).toMatchObject({
    status: 404,
    message: '404 The call was not found',
  });
  expect(await refusal(outsider.call.createPhoneCall({ ...number, override_agent_id: agentId }))).toMatchObject({
    status: 404,
  });
  const unknown = await refusal(client.call.createPhoneCall({ ...number, override_agent_id: 'agent_none' }));
  expect(unknown.error).toMatchObject({ errors: [{ pointer: '/override_agent_id' }] });
  const missing = await refusal(client.call.createPhoneCall(number));
  expect(missing.message).toBe('422 /override_agent_id is required, unless from_number has outbound agents');
  const sip = { ...number, override_agent_id: agentId, custom_sip_headers: { 'X-A': '1' } };
  const refused = await refusal(client.call.createPhoneCall(sip));
  expect([refused.status, refused.message]).toEqual([422, expect.stringContaining('/custom_sip_headers') as string]);
});

// Checked by the compiler: without the call, a webhook in Retell's format would not receive the event.
test('an event that Retell has needs the call in its format, and no other event has it', () => {
  type CallOf<Name> = Extract<OutgoingEvent, { name: Name }>['retellCall'];
  expectTypeOf<CallOf<'call_started' | 'call_ended' | 'call_analyzed'>>().toEqualTypeOf<RetellCall>();
  expectTypeOf<CallOf<'call.ended' | 'payment.succeeded'>>().toEqualTypeOf<undefined>();
});

test('a method that does not exist here is refused with a message that names those that exist', async () => {
  const text = "Of Retell's operations, there are POST /v2/create-phone-call and GET /v2/get-call/{call_id}.";
  for (const asked of [client.agent.list(), client.call.createWebCall({ agent_id: agentId })]) {
    const error = await refusal(asked);
    expect([error.status, (error.error as { message: string }).message]).toEqual([404, expect.stringContaining(text)]);
  }
});
