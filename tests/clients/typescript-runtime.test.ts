// The runtime of the TypeScript client against a server with scripted failures: expired tokens, limits, broken connections, restarts.
import { getEventListeners } from 'node:events';
import { createReadStream } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import {
  ApiError,
  ConnectionError,
  NotFoundError,
  Parley,
  RateLimitError,
  TimeoutError,
  ValidationError,
  verifyWebhook,
  WebhookVerificationError,
  type CallEvent,
} from '../../generated/clients/typescript/src/index.ts';
import { signedHeaders } from '../../src/resources/webhooks/service/signature.ts';
import { json, problem, scriptedServer, type ScriptedServer } from './scripted-server.ts';

let server: ScriptedServer;
let parley: Parley;

beforeAll(async () => {
  server = await scriptedServer();
  parley = new Parley({ baseUrl: server.url, apiKey: 'sk_service_live_1' });
});
afterAll(() => server.stop());
beforeEach(() => void (server.received.length = 0));

describe('requests of the TypeScript client', () => {
  test('carry the key, the path, the query and the body', async () => {
    server.answer((_request, response) => json(response, 200, { agent_id: 'agent_1' }));
    expect(await parley.agents.update('a/b', { agent_name: 'Ada' })).toEqual({ agent_id: 'agent_1' });
    const [request] = server.received;
    expect(request).toMatchObject({ method: 'PATCH', url: '/v1/agents/a%2Fb' });
    expect(request!.headers).toMatchObject({
      authorization: 'Bearer sk_service_live_1',
      'content-type': 'application/json',
    });
    expect(JSON.parse(request!.body.toString())).toEqual({ agent_name: 'Ada' });
  });

  test('accept a Date for a time in the query, and omit undefined values', async () => {
    server.answer((_request, response) => json(response, 200, { data: [], has_more: false, next_cursor: null }));
    await parley.calls.list({ from: new Date(0), status: 'failed', agent_id: undefined });
    expect(server.received[0]!.url).toBe('/v1/calls?status=failed&from=1970-01-01T00%3A00%3A00.000Z');
  });

  test('return the response next to the result', async () => {
    server.answer((_request, response) => json(response, 200, { agent_id: 'agent_1' }, { etag: '"7"' }));
    const { data, response } = await parley.agents.get('agent_1').withResponse();
    expect([data.agent_id, response.headers.get('etag')]).toEqual(['agent_1', '"7"']);
  });
});

describe('errors of the TypeScript client', () => {
  test('accept a base URL that ends in /v1, and name one without http', async () => {
    server.answer((_request, response) => json(response, 200, { agent_id: 'a' }));
    for (const baseUrl of [`${server.url}/v1`, `${server.url}/v1/`]) {
      await new Parley({ baseUrl, apiKey: 'k' }).agents.get('a');
      expect(server.received.at(-1)!.url).toBe('/v1/agents/a');
    }
    const reading = new Parley({ baseUrl: 'localhost:3000', apiKey: 'k', maxRetries: 0 }).agents.get('a');
    await expect(reading).rejects.toThrow('the base URL must begin with http:// or https://');
  });

  test('name a page of another server at the base URL', async () => {
    server.answer((_request, response) =>
      response.writeHead(200, { 'content-type': 'text/html' }).end('<!doctype html>'),
    );
    const reading = parley.agents.get('a', { maxRetries: 0 });
    await expect(reading).rejects.toBeInstanceOf(ConnectionError);
    const text = 'GET /v1/agents/a: the response is text/html, not JSON. Check the base URL';
    await expect(parley.agents.get('a', { maxRetries: 0 })).rejects.toThrow(text);
    await expect(parley.agents.list({ maxRetries: 0 })).rejects.toThrow('text/html');
  });

  test('have a class by status, the code, the request id and the invalid fields', async () => {
    server.answer((_request, response) =>
      json(response, 422, {
        title: 'Invalid',
        code: 'validation_failed',
        request_id: 'req_7',
        status: 422,
        errors: [{ pointer: '/agent_name', code: 'required', detail: 'is required' }],
      }),
    );
    const error = (await parley.agents.get('x').catch((thrown: unknown) => thrown)) as ValidationError;
    expect(error).toBeInstanceOf(ValidationError);
    expect(error).toMatchObject({ status: 422, code: 'validation_failed', requestId: 'req_7' });
    expect(error.message).toContain('/agent_name is required');
    expect(error.is('validation_failed')).toBe(true);
    server.answer((_request, response) => problem(response, 404, 'agent_not_found'));
    await expect(parley.agents.get('x')).rejects.toBeInstanceOf(NotFoundError);
  });

  test('name each of several invalid fields once', async () => {
    const errors = ['/agent_name', '/voice_id'].map((pointer) => ({
      pointer,
      code: 'required',
      detail: 'is required',
    }));
    const detail = '/agent_name is required (first of 2 errors)';
    server.answer((_request, response) =>
      json(response, 422, { title: 'Invalid', code: 'validation_failed', status: 422, detail, errors }),
    );
    await expect(parley.agents.get('x')).rejects.toThrow(
      /^validation_failed: \/agent_name is required; \/voice_id is required$/,
    );
  });

  test('say which part of the address is wrong', async () => {
    const to = (baseUrl: string) => new Parley({ baseUrl, apiKey: 'k', maxRetries: 0 }).agents.get('x');
    await expect(to(server.url.replace('http:', 'https:'))).rejects.toThrow('does not speak https: write http://');
    await expect(to('127.0.0.1:3000')).rejects.toThrow('127.0.0.1:3000/v1/agents/x');
  });

  test('report a proxy’s page as an error with its status', async () => {
    server.answer((_request, response) => void response.writeHead(404, { 'content-type': 'text/html' }).end('<html>'));
    await expect(parley.agents.get('x')).rejects.toMatchObject({ status: 404, code: 'http_404', problem: null });
  });

  test('an abort throws its reason immediately', async () => {
    server.answer(() => new Promise(() => undefined));
    const controller = new AbortController();
    const reason = new Error('enough');
    const promise = parley.agents.get('x', { signal: controller.signal });
    controller.abort(reason);
    await expect(promise).rejects.toBe(reason);
    await expect(parley.agents.get('x', { signal: AbortSignal.abort(reason) })).rejects.toBe(reason);
  });

  test('a missing response is a TimeoutError', async () => {
    server.answer(() => new Promise(() => undefined));
    // Long enough for the request to arrive here, not in the next test.
    await expect(parley.agents.get('x', { timeoutMs: 1_000, maxRetries: 0 })).rejects.toBeInstanceOf(TimeoutError);
    expect(server.received).toHaveLength(1);
  });
});

describe('retries of the TypeScript client', () => {
  test('a 429 is sent again after Retry-After, with the same Idempotency-Key', async () => {
    const at: number[] = [];
    server.answer((_request, response) => {
      at.push(performance.now());
      if (at.length === 1) problem(response, 429, 'rate_limited', { 'retry-after': '1' });
      else json(response, 201, { call_id: 'call_1' });
    });
    expect(await parley.calls.create({ to_number: '+12025550100' })).toEqual({ call_id: 'call_1' });
    expect(at[1]! - at[0]!).toBeGreaterThanOrEqual(995);
    const keys = server.received.map(({ headers }) => headers['idempotency-key']);
    expect(keys[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(keys[1]).toBe(keys[0]);
  });

  test('a Retry-After beyond the limit is thrown with its seconds', async () => {
    server.answer((_request, response) => problem(response, 429, 'rate_limited', { 'retry-after': '3600' }));
    const error = (await parley.agents.get('x').catch((thrown: unknown) => thrown)) as RateLimitError;
    expect(error).toBeInstanceOf(RateLimitError);
    expect([error.retryAfter, server.received.length]).toEqual([3600, 1]);
  });

  test('a connection that breaks before, in and after the headers is sent again', async () => {
    server.answer((_request, response) => {
      const { length } = server.received;
      if (length === 1) response.destroy();
      else if (length === 2) {
        response.writeHead(200, { 'content-type': 'application/json', 'content-length': '100' });
        response.write('{"agent');
        setImmediate(() => response.destroy());
      } else json(response, 200, { agent_id: 'agent_1' });
    });
    expect(await parley.agents.get('agent_1')).toEqual({ agent_id: 'agent_1' });
    expect(server.received).toHaveLength(3);
  });

  test('a first attempt that is still running is awaited', async () => {
    server.answer((_request, response) => {
      if (server.received.length === 1) response.destroy();
      else if (server.received.length === 2) problem(response, 409, 'idempotency_in_progress', { 'retry-after': '0' });
      else json(response, 201, { call_id: 'call_1' });
    });
    expect(await parley.calls.create({ to_number: '+12025550100' })).toEqual({ call_id: 'call_1' });
  });

  test('a request that may have been executed, or was refused permanently, is not sent again', async () => {
    server.answer((_request, response) => response.destroy());
    const login = parley.auth.login({ email: 'ada@example.com', password: 'x' });
    await expect(login).rejects.toBeInstanceOf(ConnectionError);
    expect(server.received).toHaveLength(1);
    server.answer((_request, response) => problem(response, 500, 'internal_error'));
    await expect(parley.agents.get('x')).rejects.toBeInstanceOf(ApiError);
    expect(server.received).toHaveLength(2);
  });

  test('a restarting service is awaited', async () => {
    server.answer((_request, response) => json(response, 200, { agent_id: 'agent_1' }));
    await server.stop();
    const promise = parley.agents.get('agent_1', { maxRetries: 5 });
    await new Promise((resolve) => setTimeout(resolve, 50));
    await server.start();
    expect(await promise).toEqual({ agent_id: 'agent_1' });
  });
});

describe('a session', () => {
  test('that expires under 20 parallel requests is refreshed once', async () => {
    let refreshes = 0;
    server.answer(async (request, response) => {
      if (request.url === '/v1/auth/refresh') {
        refreshes++;
        expect(JSON.parse(request.body.toString())).toEqual({ refresh_token: 'r1', rotate: true });
        await new Promise((resolve) => setTimeout(resolve, 20));
        return json(response, 200, { access_token: 'new', refresh_token: 'r2', expires_in: 900, token_type: 'Bearer' });
      }
      if (request.headers.authorization !== 'Bearer new') return problem(response, 401, 'token_expired');
      json(response, 200, { agent_id: request.url });
    });
    const stored: unknown[] = [];
    const client = new Parley({
      baseUrl: server.url,
      session: { access_token: 'old', refresh_token: 'r1' },
      onSession: ({ access_token, refresh_token }) => stored.push([access_token, refresh_token]),
    });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, index) => client.agents.get(String(index))));
    expect(answers.map(({ agent_id }) => agent_id)).toEqual(Array.from({ length: 20 }, (_, i) => `/v1/agents/${i}`));
    expect([refreshes, stored]).toEqual([1, [['new', 'r2']]]);
  });

  test('that has ended is an error for each request, and a login with a password begins a new one', async () => {
    server.answer((request, response) => {
      if (request.url === '/v1/auth/login')
        return json(response, 200, { access_token: 'new', refresh_token: 'r2', expires_in: 900, token_type: 'Bearer' });
      if (request.url === '/v1/auth/refresh') return problem(response, 401, 'session_revoked');
      if (request.headers.authorization !== 'Bearer new') return problem(response, 401, 'token_expired');
      json(response, 200, { agent_id: 'agent_1' });
    });
    const session = { access_token: 'old', refresh_token: 'r1' };
    const ended = new Parley({ baseUrl: server.url, session });
    const refused = await Promise.allSettled([ended.agents.get('1'), ended.agents.get('2')]);
    for (const one of refused) expect(one).toMatchObject({ status: 'rejected', reason: { code: 'session_revoked' } });
    const client = new Parley({ baseUrl: server.url, session: { email: 'ada@example.com', password: 'x' } });
    expect(await client.agents.get('1')).toEqual({ agent_id: 'agent_1' });
  });
});

describe('lists of the TypeScript client', () => {
  const pages: Record<string, unknown> = {
    '/v1/agents?limit=2': { data: [{ agent_id: 'a' }, { agent_id: 'b' }], has_more: true, next_cursor: 'c1', total: 3 },
    '/v1/agents?limit=2&cursor=c1': { data: [{ agent_id: 'c' }], has_more: false, next_cursor: null },
  };

  test('return a page when awaited and all items when iterated', async () => {
    server.answer((request, response) => json(response, 200, pages[request.url]));
    const page = await parley.agents.list({ limit: 2 });
    expect([page.data.length, page.total, page.has_more]).toEqual([2, 3, true]);
    expect((await page.nextPage())!.data).toEqual([{ agent_id: 'c' }]);
    const ids: string[] = [];
    for await (const { agent_id } of parley.agents.list({ limit: 2 })) ids.push(agent_id);
    expect(ids).toEqual(['a', 'b', 'c']);
  });
});

describe('event streams of the TypeScript client', () => {
  const frame = (sequence: number, status: string) =>
    `id: ${sequence}\nevent: state\ndata: ${JSON.stringify({ sequence, type: 'state', at: '', data: { status } })}\n\n`;

  test('continue after a break in the middle of an event without a lost or repeated event', async () => {
    server.answer((request, response) => {
      const after = Number(request.headers['last-event-id'] ?? 0);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      if (after < 4) {
        // The service repeats an event, and breaks in the middle of the next one.
        response.write(frame(Math.max(1, after), 'ringing'));
        response.write(frame(after + 1, 'ringing') + frame(after + 2, 'in_progress').replaceAll('\n', '\r\n'));
        response.write(frame(after + 3, 'ringing').slice(0, 20), () => response.destroy());
      } else response.end(frame(5, 'completed'));
    });
    const events: CallEvent[] = [];
    for await (const event of parley.calls.streamEvents('call_1')) events.push(event);
    expect(events.map(({ sequence }) => sequence)).toEqual([1, 2, 3, 4, 5]);
    expect(server.received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '2', '4']);
  });

  test('continue after a connection that became silent, and do not touch the signal', async () => {
    server.answer((request, response) => {
      const after = Number(request.headers['last-event-id'] ?? 0);
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      // Each connection has one event, and then nothing: no byte and no end.
      response.write(frame(after + 1, after < 2 ? 'ringing' : 'completed'));
    });
    const { signal } = new AbortController();
    const events: number[] = [];
    const listeners: number[] = [];
    for await (const { sequence } of parley.calls.streamEvents('call_1', { idleMs: 1_000, signal })) {
      events.push(sequence);
      listeners.push(getEventListeners(signal, 'abort').length);
    }
    expect([events, listeners]).toEqual([
      [1, 2, 3],
      [1, 1, 1],
    ]);
    expect(getEventListeners(signal, 'abort')).toEqual([]);
    expect(server.received.map(({ headers }) => headers['last-event-id'])).toEqual([undefined, '1', '2']);
  });

  test('end with 204, and with a refusal', async () => {
    server.answer((_request, response) => void response.writeHead(204).end());
    for await (const event of parley.calls.streamEvents('call_1', { lastEventId: 9 })) expect.unreachable(`${event}`);
    server.answer((_request, response) => problem(response, 404, 'call_not_found'));
    const iterator = parley.calls.streamEvents('call_1')[Symbol.asyncIterator]();
    await expect(iterator.next()).rejects.toBeInstanceOf(NotFoundError);
  });

  test('closes the connection when the loop is left', async () => {
    const closed = new Promise<void>((resolve) =>
      server.answer((_request, response) => {
        response.writeHead(200, { 'content-type': 'text/event-stream' });
        response.write(frame(1, 'ringing'));
        response.on('close', resolve);
      }),
    );
    for await (const event of parley.calls.streamEvents('call_1')) if (event.sequence === 1) break;
    await closed;
  });
});

describe('files of the TypeScript client', () => {
  test('are uploaded from memory and as a stream, with their names', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'client-'));
    const path = join(folder, 'people "1".csv');
    await writeFile(path, 'to_number\n+12025550100\n');
    try {
      server.answer((request, response) => json(response, 200, { body: request.body.toString() }));
      for (const file of [createReadStream(path), new File(['to_number\n+12025550100\n'], 'people "1".csv')]) {
        const { body } = (await parley.campaigns.uploadContacts('c', { file })) as unknown as { body: string };
        expect(body).toContain('name="file"; filename="people %221%22.csv"');
        expect(body).toContain('\r\n\r\nto_number\n+12025550100\n\r\n');
        expect(server.received.at(-1)!.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
      }
      await parley.campaigns.addContacts('c', [{ to_number: '+12025550100' }]);
      expect(server.received.at(-1)!.headers['content-type']).toBe('application/json');
    } finally {
      await rm(folder, { recursive: true });
    }
  });

  test('are downloaded as a stream, longer than the deadline of the request', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'audio/mpeg' });
      response.write('one ');
      setTimeout(() => response.end('two'), 1_300);
    });
    const file = await parley.calls.getRecording('call_1', { timeoutMs: 1_000 });
    expect([file.contentType, await file.text()]).toEqual(['audio/mpeg', 'one two']);
  });
});

describe('verifyWebhook', () => {
  const secret = `whsec_${Buffer.from('0123456789abcdef01234567').toString('base64')}`;
  const other = `whsec_${Buffer.from('another secret of 24 b..').toString('base64')}`;
  const body = JSON.stringify({ event: 'call_ended', timestamp: '', data: { call_id: 'call_1' } });
  const now = new Date();
  const signed = signedHeaders({ current: secret, next: null }, 'evt_1', Math.floor(now.getTime() / 1000), body);

  test('returns the event when one of the secrets matches, from headers of any form', async () => {
    const event = await verifyWebhook(body, signed, [other, secret]);
    expect(event).toEqual(JSON.parse(body));
    expect(await verifyWebhook(Buffer.from(body), new Headers(signed), secret)).toEqual(JSON.parse(body));
    const both = signedHeaders({ current: other, next: secret }, 'evt_1', Math.floor(now.getTime() / 1000), body);
    expect(await verifyWebhook(body, both, secret)).toEqual(JSON.parse(body));
  });

  test('refuses another body, id, time or secret, an old request and missing headers', async () => {
    const refused = [
      () => verifyWebhook(`${body} `, signed, secret),
      () => verifyWebhook(body, { ...signed, 'webhook-id': 'evt_2' }, secret),
      () => verifyWebhook(body, signed, other),
      () => verifyWebhook(body, signed, 'not a secret!'),
      () => verifyWebhook(body, { ...signed, 'webhook-timestamp': 'soon' }, secret),
      () => verifyWebhook(body, signed, secret, { now: new Date(now.getTime() + 400_000) }),
      () => verifyWebhook(body, { ...signed, 'webhook-signature': undefined }, secret),
    ];
    for (const verify of refused) await expect(verify()).rejects.toBeInstanceOf(WebhookVerificationError);
  });
});
