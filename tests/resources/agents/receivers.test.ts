// Agents and external servers: the webhook and its secret, webhook functions that are really called, and private addresses.
import { createHmac } from 'node:crypto';
import { Webhook } from 'standardwebhooks';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { runFunction } from '../../../src/resources/agents/functions/service/run.ts';
import { selectFunctions } from '../../../src/resources/agents/functions/store.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { replyWith, startReceiver, type Received, type TestReceiver } from '../webhooks/support.ts';

let app: TestApp;
let tenant: Tenant;
let receiver: TestReceiver;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  receiver = await startReceiver();
});
afterAll(async () => {
  await app.close();
  await receiver.close();
});

const create = (more: Record<string, unknown> = {}) => tenant.ok('createAgent', { body: agentBody(more) });
const patch = (id: string, body: Record<string, unknown>) => tenant.ok('updateAgent', { path: { id }, body });

const status = {
  type: 'webhook',
  name: 'order_status',
  description: 'Looks up the status of an order.',
  parameters: { type: 'object', properties: { order_number: { type: 'integer' } }, required: ['order_number'] },
};

/** Checks both signatures as a receiver does. */
function verify({ headers, body }: Received, secret: string): void {
  new Webhook(secret).verify(body, headers as Record<string, string>);
  const expected = `sha256=${createHmac('sha256', secret).update(body).digest('hex')}`;
  expect(headers['x-service-signature']).toBe(expected);
}

async function withFunction(more: Record<string, unknown> = {}) {
  const agent = await create({ functions: [{ ...status, url: receiver.url, ...more }] });
  receiver.received.length = 0;
  const body = { name: 'order_status', arguments: { order_number: 42 } };
  const run = () => tenant.ok('testAgentFunction', { path: { id: agent.agent_id }, body });
  return { agent, run, secret: agent.functions[0]!.signing_secret! };
}

describe('the webhook of an agent', () => {
  test('shows its secret only in the response that created it', async () => {
    const agent = await create({ webhook_url: 'https://example.com/one' });
    expect(agent.webhook_secret).toMatch(/^whsec_[A-Za-z0-9+/]{32}$/);
    expect(await tenant.ok('getAgent', { path: { id: agent.agent_id } })).not.toHaveProperty('webhook_secret');
    const [hook, ...more] = (await tenant.ok('listWebhooks')).data.filter(
      ({ agent_id }) => agent_id === agent.agent_id,
    );
    expect(more).toEqual([]);
    expect(hook).toMatchObject({ url: 'https://example.com/one', events: agent.webhook_events });
    expect(hook).not.toHaveProperty('secret');
  });

  test('keeps its secret when the URL changes, and gets a new one after null', async () => {
    const { agent_id: id, webhook_secret: first } = await create({ webhook_url: 'https://example.com/one' });
    const moved = await patch(id, { webhook_url: 'https://example.com/two' });
    expect(moved).not.toHaveProperty('webhook_secret');
    expect(await patch(id, { webhook_url: null })).not.toHaveProperty('webhook_secret');
    const again = await patch(id, { webhook_url: 'https://example.com/three' });
    expect(again.webhook_secret).toMatch(/^whsec_/);
    expect(again.webhook_secret).not.toBe(first);
  });

  test('shows its secret in the response to the patch that adds it', async () => {
    const { agent_id: id } = await create();
    expect((await patch(id, { webhook_url: 'https://example.com/later' })).webhook_secret).toMatch(/^whsec_/);
    expect((await patch(id, { webhook_events: ['call.ended'] })).webhook_events).toEqual(['call.ended']);
    const hook = (await tenant.ok('listWebhooks')).data.find(({ agent_id }) => agent_id === id)!;
    expect(hook.events).toEqual(['call.ended']);
  });
});

describe('private addresses', () => {
  test('loopback is allowed only within NETWORK_ALLOW, for webhooks, functions and sockets', async () => {
    const strict = await startTestApp({ env: { NETWORK_ALLOW: '192.0.2.0/24' } });
    try {
      const there = await newTenant(strict.url);
      const errorsOf = async (more: Record<string, unknown>) =>
        (await there.refused('createAgent', { body: agentBody(more) })).errors;
      expect(await errorsOf({ webhook_url: receiver.url })).toEqual(['/webhook_url private_address']);
      expect(await errorsOf({ webhook_url: 'http://[::ffff:127.0.0.1]/' })).toEqual(['/webhook_url private_address']);
      expect(await errorsOf({ webhook_url: 'http://0x7f.1/' })).toEqual(['/webhook_url private_address']);
      expect(await errorsOf({ functions: [{ ...status, url: receiver.url }] })).toEqual([
        '/functions/0/url private_address',
      ]);
      const socket = (websocket_url: string) => ({ response_engine: { type: 'custom-llm', websocket_url } });
      const pointer = '/response_engine/websocket_url';
      expect(await errorsOf(socket('ws://127.0.0.1:9/'))).toEqual([`${pointer} insecure_socket`]);
      expect(await errorsOf(socket('wss://127.0.0.1:9/'))).toEqual([`${pointer} private_address`]);
      const agent = await there.ok('createAgent', { body: agentBody(socket('ws://192.0.2.7/llm')) });
      const { errors } = await there.refused('updateAgent', {
        path: { id: agent.agent_id },
        body: { webhook_url: 'http://10.0.0.1/' },
      });
      expect(errors).toEqual(['/webhook_url private_address']);
    } finally {
      await strict.close();
    }
  });

  test('ws:// is accepted only for loopback, where that is allowed', async () => {
    const socket = (websocket_url: string) => agentBody({ response_engine: { type: 'custom-llm', websocket_url } });
    await tenant.ok('createAgent', { body: socket('ws://127.0.0.1:9/llm') });
    const { errors } = await tenant.refused('createAgent', { body: socket('ws://192.0.2.7/llm') });
    expect(errors).toEqual(['/response_engine/websocket_url insecure_socket']);
  });
});

describe('testAgentFunction', () => {
  test('calls the receiver with arguments, stored headers and both signatures, and returns request and response', async () => {
    receiver.answer = replyWith(200, '{"status":"shipped"}');
    const { agent, run, secret } = await withFunction({ headers: { authorization: 'Bearer mine' } });
    const result = await run();
    expect(result).toMatchObject({ ok: true, status: 200, body: '{"status":"shipped"}', error: null });
    const [request, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(JSON.parse(request!.body)).toEqual({
      name: 'order_status',
      arguments: { order_number: 42 },
      agent_id: agent.agent_id,
      call: null,
    });
    expect(request!.headers['authorization']).toBe('Bearer mine');
    verify(request!, secret);
    expect(result.request).toMatchObject({ method: 'POST', url: receiver.url, body: request!.body });
    expect(result.request.headers['webhook-signature']).toBe(request!.headers['webhook-signature']);
    expect(JSON.stringify(result)).not.toContain('Bearer mine');
  });

  test('a stored header never replaces a signature header, in upper or lower case', async () => {
    receiver.answer = replyWith(200, '{}');
    const { run, secret } = await withFunction({ headers: { 'Webhook-Signature': 'v1,forged', 'X-Team': 'desk' } });
    await run();
    const [request] = receiver.received;
    expect(request!.headers['x-team']).toBe('desk');
    // A verifier may accept any of several signatures, so the stored one must not be sent.
    expect(request!.headers['webhook-signature']).not.toContain('forged');
    verify(request!, secret);
  });

  test('an error status, a redirect and an unreachable address are results, not failures', async () => {
    receiver.answer = replyWith(500, 'broken');
    const { run } = await withFunction();
    expect(await run()).toMatchObject({ ok: false, status: 500, body: 'broken', error: null });
    receiver.answer = (_request, response) => response.writeHead(302, { location: receiver.url }).end();
    expect(await run()).toMatchObject({ ok: false, status: 302 });
    expect(receiver.received).toHaveLength(2);
    const gone = await startReceiver();
    await gone.close();
    const dead = await withFunction({ url: gone.url });
    const result = await dead.run();
    expect(result).toMatchObject({ ok: false, status: null, body: null });
    expect(result.error).toMatch(/\w/);
  });

  test('a receiver that does not respond is abandoned after the timeout of the function', async () => {
    receiver.answer = () => undefined;
    const { run } = await withFunction({ timeout_ms: 500 });
    const result = await run();
    expect(result).toMatchObject({ ok: false, status: null });
    expect(result.duration_ms).toBeGreaterThanOrEqual(450);
    // Without its own timeout the function would be given ten seconds.
    expect(result.duration_ms).toBeLessThan(9_000);
  });

  test('a long response is cut after 16 KiB', async () => {
    receiver.answer = replyWith(200, 'x'.repeat(40 * 1024));
    const { run } = await withFunction();
    const { body, ok } = await run();
    expect([ok, body!.length]).toEqual([true, 16 * 1024]);
  });

  test('a character that the cut splits is left out, and so is a byte order mark', async () => {
    receiver.answer = replyWith(200, `x${'ä'.repeat(20 * 1024)}`);
    const { run } = await withFunction();
    expect((await run()).body).toBe(`x${'ä'.repeat(8 * 1024 - 1)}`);
    receiver.answer = replyWith(200, '\uFEFF{"status":"shipped"}');
    expect((await run()).body).toBe('{"status":"shipped"}');
  });

  test('the model can see that a response was cut', async () => {
    const { agent } = await withFunction();
    const [fn] = await selectFunctions(app.runtime.db, tenant.workspaceId, [agent.agent_id]);
    const call = { agentId: agent.agent_id, arguments: { order_number: 1 }, call: null };
    const run = () => runFunction(app.runtime, fn!, call, new AbortController().signal);
    const orders = JSON.stringify(Array.from({ length: 9_000 }, (_, i) => i));
    receiver.answer = replyWith(200, orders);
    expect(await run()).toEqual({ ok: true, result: `${orders.slice(0, 16 * 1024)} …` });
    receiver.answer = replyWith(500, orders);
    expect(await run()).toMatchObject({ ok: false, result: { body: `${orders.slice(0, 16 * 1024)} …` } });
    receiver.answer = replyWith(200, '[1]');
    expect(await run()).toEqual({ ok: true, result: [1] });
  });

  test('an unknown function and a function of another type are refused', async () => {
    const { agent_id: id } = await create({ functions: [{ type: 'dtmf', name: 'press', description: 'd' }] });
    const refused = (name: string) => tenant.refused('testAgentFunction', { path: { id }, body: { name } });
    expect((await refused('none')).code).toBe('function_not_found');
    expect((await refused('press')).errors).toEqual(['/name not_a_webhook']);
  });
});

describe('runAgentPlayground', () => {
  const turn = (id: string, text: string, more: Record<string, unknown> = {}) =>
    tenant.ok('runAgentPlayground', { path: { id }, body: { messages: [{ role: 'user', text }], ...more } });

  test('answers from the agent’s prompt with its variables filled in', async () => {
    const engine = { type: 'service-llm', system_prompt: 'You are {{name}}, the assistant of Northwind.' };
    const { agent_id: id } = await create({ response_engine: engine, variables: { name: 'Ada' } });
    expect((await turn(id, 'Who are you?')).text).toContain('I am Ada, the assistant of Northwind.');
    const reply = await turn(id, 'Who are you?', { variables: { name: 'Grace' } });
    expect(reply.text).toContain('I am Grace');
    expect(reply).toMatchObject({ model: 'builtin-demo', functions: [] });
    expect(reply.usage.input_tokens).toBeGreaterThan(0);
  });

  test('a webhook function is really called with a signature, and the reply uses its result', async () => {
    receiver.answer = replyWith(200, '{"message":"Your order was shipped yesterday."}');
    const { agent, secret } = await withFunction();
    const reply = await turn(agent.agent_id, 'What is the status of order number 42?');
    const [request, ...more] = receiver.received;
    expect(more).toEqual([]);
    expect(JSON.parse(request!.body)).toMatchObject({ arguments: { order_number: 42 }, call: null });
    verify(request!, secret);
    expect(reply.functions).toMatchObject([{ name: 'order_status', arguments: { order_number: 42 }, ok: true }]);
    expect(reply.text).toContain('Your order was shipped yesterday.');
  });

  test('a failing function is reported to the model, which still replies', async () => {
    receiver.answer = replyWith(500);
    const { agent } = await withFunction();
    const reply = await turn(agent.agent_id, 'What is the status of order number 42?');
    expect(reply.functions).toMatchObject([{ name: 'order_status', ok: false }]);
    expect(reply.text).toMatch(/did not work/);
  });

  test('shows redaction marks in its answer and in functions if the agent redacts; functions receive the original words', async () => {
    receiver.answer = replyWith(200, '{"message":"The card 4111 1111 1111 1111 was charged for PT-123456."}');
    const privacy = { redact: ['card'], patterns: [{ name: 'patient', pattern: 'PT-[0-9]{6}' }] };
    const { agent } = await withFunction({ parameters: { type: 'object', properties: { order: { type: 'string' } } } });
    await patch(agent.agent_id, { privacy });
    const reply = await turn(agent.agent_id, 'What is the status of order PT-123456?');
    expect(reply.functions).toMatchObject([
      { ok: true, result: { message: 'The card [card] was charged for [patient].' } },
    ]);
    expect(reply.text).toContain('The card [card] was charged for [patient].');
    expect(JSON.stringify(reply)).not.toMatch(/4111|123456/);
    expect(receiver.received).toHaveLength(1);
  });

  test('sends redaction marks to the model if its workspace requires that', async () => {
    const other = await newTenant(app.url);
    const functions = [{ ...status, url: receiver.url }];
    const { agent_id: id } = await other.ok('createAgent', { body: agentBody({ functions }) });
    const ask = async (privacy: Record<string, unknown>) => {
      await other.ok('updateWorkspace', { path: { id: other.workspaceId }, body: { privacy } });
      const messages = [{ role: 'user', text: 'What is the status of order number 42?' }];
      return other.ok('runAgentPlayground', { path: { id }, body: { messages } });
    };
    const patterns = [{ name: 'order', pattern: 'number 42' }];
    expect((await ask({ patterns })).functions).toMatchObject([{ arguments: { order_number: 42 } }]);
    // Without the number the model cannot call the function.
    expect((await ask({ patterns, redact_model: true })).functions).toEqual([]);
  });

  test('hang-ups and transfers are reported, not executed', async () => {
    const { agent_id: id } = await create({
      functions: [
        { type: 'transfer_call', name: 'transfer_call', description: 'To a human.', to: '+12025550110' },
        { type: 'end_call', name: 'end_call', description: 'Hangs up.' },
      ],
    });
    expect((await turn(id, 'I want to speak to a human.')).functions).toMatchObject([
      { name: 'transfer_call', ok: true, result: { reported: 'transfer_call' } },
    ]);
    expect((await turn(id, 'Goodbye!')).functions).toMatchObject([
      { name: 'end_call', result: { reported: 'end_call' } },
    ]);
  });

  test('the last message must be the user’s, and an unreachable engine is provider_failed', async () => {
    const { agent_id: id } = await create();
    const messages = [
      { role: 'user', text: 'Hi' },
      { role: 'agent', text: 'Hello' },
    ];
    const refused = await tenant.refused('runAgentPlayground', { path: { id }, body: { messages } });
    expect(refused.errors).toEqual(['/messages/1/role not_allowed']);
    const engine = { type: 'custom-llm', websocket_url: 'wss://example.com/llm' };
    const { agent_id: custom } = await create({ response_engine: engine });
    const body = { messages: [{ role: 'user', text: 'Hi' }] };
    const { code } = await tenant.refused('runAgentPlayground', { path: { id: custom }, body });
    expect(code).toBe('provider_failed');
  });
});
