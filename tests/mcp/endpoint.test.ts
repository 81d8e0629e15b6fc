// The limits of the endpoint /mcp, how requests of a tool end, and how answers reach the waiting process.
import { once } from 'node:events';
import { Readable } from 'node:stream';
import fastify from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations } from '../../generated/operations.ts';
import type { Actor } from '../../src/core/context.ts';
import { INEXACT_DETAIL } from '../../src/core/exact-json.ts';
import { createMailbox } from '../../src/http/mcp-mailbox.ts';
import { createOwnRequests } from '../../src/http/own-requests.ts';
import { startHarness } from '../http/http-harness.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { busiestTurn } from '../support/busy.ts';
import { until } from '../support/until.ts';

const HEADERS = { 'content-type': 'application/json', accept: 'application/json, text/event-stream' };
const INITIALIZE = {
  protocolVersion: '2025-11-25',
  capabilities: { elicitation: {} },
  clientInfo: { name: 'x', version: '1' },
};
let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

test('messages of one user are limited, regardless of the key, and separately from operations', async () => {
  const one = { max: 1000, windowSeconds: 60, per: 'user' } as const;
  const rateLimits = { user: one, public: one, mcp: { ...one, max: 2 } };
  const server = await startHarness({}, { mcp: { version: '1' }, settings: { rateLimits } });
  const ping = (scope: string) =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: {
        ...server.bearer(scope),
        'content-type': 'application/json',
        accept: 'application/json, text/event-stream',
      },
      payload: { jsonrpc: '2.0', id: 1, method: 'ping' },
    });
  expect((await ping('write')).statusCode).toBe(200);
  expect((await ping('read-only')).statusCode).toBe(200);
  const third = await ping('write');
  expect([third.statusCode, third.json<{ code: string }>().code]).toEqual([429, 'rate_limited']);
  expect(Number(third.headers['retry-after'])).toBeGreaterThan(0);
  expect((await ping('write.usr_b')).statusCode).toBe(200);
  expect((await ping('revoked')).statusCode).toBe(401);
  await server.close();
});

test('an integer that would be rounded is an error of its message, which names the position and the remedy', async () => {
  const server = await startHarness({}, { mcp: { version: '1' } });
  const send = (payload: string) =>
    server.app.inject({ method: 'POST', url: '/mcp', headers: { ...server.bearer('write'), ...HEADERS }, payload });
  const args = '{"name":"call_operation","arguments":{"body":{"metadata":{"order":9007199254740993}}}}';
  const answer = await send(`{"jsonrpc":"2.0","id":7,"method":"tools/call","params":${args}}`);
  const message = `/body/metadata/order ${INEXACT_DETAIL}.`;
  expect([answer.statusCode, answer.json()]).toEqual([
    200,
    { jsonrpc: '2.0', id: 7, error: { code: -32_602, message } },
  ]);
  const unnamed = await send('{"jsonrpc":"2.0","id":9007199254740993,"method":"ping"}');
  expect([unnamed.statusCode, unnamed.json<{ detail: string }>().detail]).toEqual([400, `/id ${INEXACT_DETAIL}.`]);
  await server.close();
});

test.each([
  [
    'wrong icons in an initialize',
    'initialize',
    { ...INITIALIZE, clientInfo: { name: 'x', version: '1', icons: Array(100_000).fill(1) } },
  ],
  ['wrong capabilities', 'initialize', { ...INITIALIZE, capabilities: { tasks: Array(100_000).fill(1) } }],
  ['unknown parameters', 'tools/list', { _meta: { 'io.modelcontextprotocol/related-task': Array(100_000).fill(1) } }],
])('%s cost no time and change nothing', async (_what, method, params) => {
  const server = await startHarness({}, { mcp: { version: '1' } });
  const headers = { ...server.bearer('write'), ...HEADERS };
  const send = (given: object) =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers,
      payload: { jsonrpc: '2.0', id: 1, method, params: given },
    });
  const plain = await send(method === 'initialize' ? INITIALIZE : {});
  const payload = JSON.stringify({ jsonrpc: '2.0', id: 1, method, params });
  let answer = plain;
  const most = await busiestTurn(async () => {
    answer = await server.app.inject({ method: 'POST', url: '/mcp', headers, payload });
  });
  expect(answer.json()).toEqual(plain.json());
  expect(most).toBeLessThan(200);
  await server.close();
});

test('wrong parameters are errors of the protocol that name them, and a request has an id', async () => {
  const server = await startHarness({}, { mcp: { version: '1' } });
  const headers = { ...server.bearer('write'), ...HEADERS };
  const send = (message: object) =>
    server.app.inject({ method: 'POST', url: '/mcp', headers, payload: { jsonrpc: '2.0', id: 1, ...message } });
  const clientInfo = '/params/clientInfo must have the texts name and version.';
  const many = Object.fromEntries(Array.from({ length: 1001 }, (_, i) => [`name_${i}`, i]));
  const cases: [method: string, params: unknown, message: string][] = [
    ['tools/call', { name: 'list_agents', arguments: [1] }, '/params/arguments must be an object.'],
    ['tools/call', { name: 'list_agents', arguments: null }, '/params/arguments must be an object.'],
    ['tools/call', { name: 'list_agents', arguments: many }, '/params/arguments must have at most 1000 members.'],
    ['tools/call', undefined, '/params/name must be the name of a tool.'],
    ['initialize', { ...INITIALIZE, protocolVersion: 7 }, '/params/protocolVersion must be a version of the protocol.'],
    ['initialize', { ...INITIALIZE, clientInfo: { name: 'x' } }, clientInfo],
  ];
  for (const [method, params, message] of cases) {
    const answer = await send({ method, params });
    expect([answer.statusCode, answer.json()]).toEqual([
      200,
      { jsonrpc: '2.0', id: 1, error: { code: -32_602, message } },
    ]);
  }
  for (const id of [null, true, 1.5]) {
    const answer = await send({ id, method: 'ping' });
    expect([answer.statusCode, answer.json<{ detail: string }>().detail]).toEqual([
      400,
      'The id of a request must be a string or an integer.',
    ]);
  }
  expect((await send({ id: undefined, method: 'notifications/initialized' })).statusCode).toBe(202);
  await server.close();
});

test('64 requests of one user can be in progress; further ones are refused, and others are served', async () => {
  const byKey = async (value: string): Promise<Actor> => {
    const [, userId = 'usr_a', left] = value.split('.');
    const limitedAs = left === undefined ? {} : { limitedAs: left };
    return { kind: 'key', workspaceId: left ?? 'wsp_a', userId, keyId: 'key_1', scope: 'write', ...limitedAs };
  };
  const settings = { drainMs: 1 };
  const server = await startHarness({}, { mcp: { version: '1' }, settings, principals: { byKey } });
  const send = (message: object, scope: string, more: Record<string, string> = {}) =>
    server.app.inject({
      method: 'POST',
      url: '/mcp',
      headers: { ...server.bearer(scope), ...HEADERS, ...more },
      payload: { jsonrpc: '2.0', id: 1, ...message },
    });
  const begun = await send({ method: 'initialize', params: INITIALIZE }, 'write');
  const session = { 'mcp-session-id': String(begun.headers['mcp-session-id']) };
  const real = { name: 'place_call', arguments: { agent_id: 'agent_1', to_number: '+4930123456' } };
  // Each waits for a user.
  const waiting = Array.from({ length: 64 }, (_, id) =>
    send({ id, method: 'tools/call', params: real }, 'write', session),
  );
  const refused = async () => (await send({ method: 'ping' }, 'write')).statusCode === 429;
  await until(refused, { withinMs: 30_000, what: 'the bound is reached' });
  expect((await send({ method: 'ping' }, 'write.usr_b')).statusCode).toBe(200);
  // A key that the user created in a workspace that they have left.
  expect((await send({ method: 'ping' }, 'write.usr_a.wsp_left')).statusCode).toBe(200);
  const cancel = (requestId: number) =>
    send({ method: 'notifications/cancelled', id: undefined, params: { requestId } }, 'write', session);
  expect((await cancel(5)).statusCode).toBe(202);
  await until(async () => !(await refused()), { withinMs: 30_000, what: 'a place is free' });
  await Promise.all(waiting.map((_, id) => cancel(id)));
  // None of them is left.
  await Promise.all(waiting);
  await server.close();
});

test('an unanswered question ends when the server closes, and its tool reports it', async () => {
  const server = await startHarness({}, { mcp: { version: '1' }, settings: { drainMs: 25_000 } });
  const url = await server.listen();
  const send = (message: object, more: Record<string, string> = {}) =>
    fetch(`${url}/mcp`, {
      method: 'POST',
      headers: { ...server.bearer('write'), ...HEADERS, ...more },
      body: JSON.stringify({ jsonrpc: '2.0', id: 1, ...message }),
    });
  const begun = await send({ method: 'initialize', params: INITIALIZE });
  await begun.text();
  const params = { name: 'place_call', arguments: { agent_id: 'agent_1', to_number: '+4930123456' } };
  const call = { id: 2, method: 'tools/call', params };
  const answer = await send(call, { 'mcp-session-id': begun.headers.get('mcp-session-id')! });
  const reader = answer.body!.pipeThrough(new TextDecoderStream()).getReader();
  let seen = '';
  while (!seen.includes('elicitation/create')) seen += (await reader.read()).value ?? '';
  const asked = performance.now();
  const closed = server.close();
  for (let part = await reader.read(); !part.done; part = await reader.read()) seen += part.value;
  await closed;
  expect(performance.now() - asked).toBeLessThan(10_000);
  const last = JSON.parse(seen.trim().split('\n').at(-1)!.slice('data: '.length)) as { id: number; result: object };
  expect([last.id, last.result]).toMatchObject([
    2,
    { isError: true, structuredContent: { error: { code: 'confirmation_required', fix: 'Call the tool again.' } } },
  ]);
  expect(seen).toContain('notifications/cancelled');
});

test('an endless response is read up to the limit, and its operation is closed', async () => {
  const server = fastify();
  let isLeft = false;
  server.get('/v1/usage/export', (_request, reply) => {
    const endless = new Readable({ read: () => void endless.push('a,b,c\n'.repeat(1000)) });
    endless.once('close', () => (isLeft = true));
    return reply.header('content-type', 'text/csv').send(endless);
  });
  const client = { headers: {}, ip: '127.0.0.1' } as never;
  const own = createOwnRequests(server as never, client, new AbortController().signal);
  const { isCut, body } = await own.send(operations.exportUsage, {});
  expect([isCut, (body as string).length]).toEqual([true, 64 * 1024]);
  await until(() => isLeft, { withinMs: 30_000, what: 'the export has ended' });
  await server.close();
});

test('a tool that leaves a stream of events ends it', async () => {
  const server = fastify();
  const source = new Readable({ read: () => undefined });
  server.get('/v1/calls/:id/stream', (_request, reply) => {
    source.push('event: state\ndata: {"sequence":1}\n\n');
    return reply.header('content-type', 'text/event-stream').send(source);
  });
  const never = new AbortController().signal;
  const own = createOwnRequests(server as never, { headers: {}, ip: '127.0.0.1' } as never, never);
  const ended = once(source, 'close');
  for await (const data of own.events(operations.streamCallEvents, { path: { id: 'call_1' } }, never)) {
    expect(data).toEqual({ sequence: 1 });
    break;
  }
  await ended;
  await server.close();
});

test('an answer that another process received reaches the waiting process once, and only for its owner', async () => {
  const { notifications, db, log } = app.runtime;
  const [asking, other] = [createMailbox(notifications, db, log), createMailbox(notifications, db, log)];
  await notifications.ready();
  const id = '0b0c3f0e-96b4-4cf4-8d4e-0c9e2f1f7a11';
  const heard: unknown[] = [];
  let canceled = 0;
  asking.expect('ada', id, (answer) => void heard.push(answer));
  asking.follow('ada', 7, () => void (canceled += 1));
  const answer = { jsonrpc: '2.0', id, result: { action: 'accept' } };
  await other.post('eve', answer);
  await other.post('ada', { ...answer, id: 'not-a-question' });
  await other.post('ada', { ...answer, result: { action: 'accept', content: { text: 'x'.repeat(9_000) } } });
  await other.post('ada', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: '7' } });
  expect([heard, canceled]).toEqual([[], 0]);
  await other.post('ada', answer);
  await other.post('ada', { jsonrpc: '2.0', method: 'notifications/cancelled', params: { requestId: 7 } });
  await until(() => heard.length === 1 && canceled === 1, { withinMs: 30_000, what: 'both arrive' });
  expect(heard).toEqual([answer]);
  asking.close();
  other.close();
});
