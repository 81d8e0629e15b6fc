// The order of request checks and the error of each, over a small contract with stub handlers.
import { Readable } from 'node:stream';
import { gzipSync } from 'node:zlib';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { INEXACT_DETAIL } from '../../src/core/exact-json.ts';
import type { Input } from '../../src/http/request.ts';
import { busiestTurn } from '../support/busy.ts';
import { until } from '../support/until.ts';
import { AGENT, NEW_AGENT, startHarness, type HttpHarness } from './http-harness.ts';

let harness: HttpHarness;
let seen: Input[] = [];

beforeAll(async () => {
  harness = await startHarness({
    createAgent: async (_ctx, input) => {
      seen.push(input);
      return { status: 201, body: { ...AGENT, leaked_column: 'x' }, headers: { location: '/v1/agents/agent_1' } };
    },
    getAgent: async () => ({ status: 200, body: AGENT }),
    deleteAgent: async () => ({ status: 204 }),
    listAgents: async (_ctx, input) => {
      seen.push(input);
      return { status: 200, body: { data: [], has_more: false, next_cursor: null } };
    },
    sendMessage: async (_ctx, input) => {
      seen.push(input);
      return { status: 200, body: { text: 'hello' } };
    },
  });
});
afterAll(() => harness.close());

const post = (payload: unknown, headers: Record<string, string> = harness.bearer('write')) =>
  harness.app.inject({ method: 'POST', url: '/v1/agents', headers, payload: payload as object });

test('every response of a deprecated operation states the deprecation and the removal date', async () => {
  const url = '/v1/agents/agent_1';
  const answers = [
    await harness.app.inject({ method: 'DELETE', url, headers: harness.bearer('write') }),
    await harness.app.inject({ method: 'DELETE', url }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([204, 401]);
  for (const { headers } of answers) {
    expect(headers).toMatchObject({ deprecation: '@1798761600', sunset: 'Thu, 01 Jul 2027 00:00:00 GMT' });
  }
  const { headers } = await harness.app.inject({ url, headers: harness.bearer('write') });
  expect(headers).not.toHaveProperty('deprecation');
});

describe('credentials of a request', () => {
  test('without credentials every authenticated operation is 401 with a challenge', async () => {
    const answer = await harness.app.inject('/v1/agents');
    expect(answer.statusCode).toBe(401);
    expect(answer.headers['www-authenticate']).toBe('Bearer');
    expect(answer.headers['content-type']).toMatch(/^application\/problem\+json/);
    expect(answer.json()).toMatchObject({ code: 'unauthorized', status: 401, instance: '/v1/agents' });
    expect(answer.json().request_id).toBe(answer.headers['x-request-id']);
  });

  test.each([
    'Basic abc',
    'Bearer',
    'Bearer ',
    'Bearer a b',
    'sk_service_live_write',
    'Bearer nonsense',
    'Bearer a.b.c',
  ])('the header %j is 401', async (authorization) => {
    const answer = await harness.app.inject({ url: '/v1/agents', headers: { authorization } });
    expect(answer.json().code).toBe('unauthorized');
  });

  test('a revoked key is reported as revoked', async () => {
    const answer = await harness.app.inject({ url: '/v1/agents', headers: harness.bearer('revoked') });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'key_revoked']);
  });

  test('an expired access token is 401 token_expired', async () => {
    const iat = Math.floor(Date.now() / 1000) - 1000;
    const answer = await harness.app.inject({ url: '/v1/agents', headers: harness.session({ iat, exp: iat + 900 }) });
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'token_expired']);
  });

  test.each([{ typ: 'refresh' as never }, { aud: 'another' }, { sid: '' }])(
    'a token with %j is refused',
    async (claims) => {
      const answer = await harness.app.inject({ url: '/v1/agents', headers: harness.session(claims) });
      expect(answer.json().code).toBe('unauthorized');
    },
  );

  test('an unsigned token (alg none) is rejected', async () => {
    const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
    const claims = { sub: 'u', sid: 's', wsp: 'w', typ: 'access', aud: 'parley', exp: 9e9 };
    const authorization = `Bearer ${part({ alg: 'none', typ: 'JWT' })}.${part(claims)}.`;
    const answer = await harness.app.inject({ url: '/v1/agents', headers: { authorization } });
    expect(answer.statusCode).toBe(401);
  });

  test('a session can use every operation that a key of its scope can use', async () => {
    const answer = await harness.app.inject({ url: '/v1/agents', headers: harness.session() });
    expect(answer.statusCode).toBe(200);
  });
});

describe('scope and order of checks', () => {
  test('a read-only key may not write, and the answer names both scopes', async () => {
    const answer = await post('not even JSON', { ...harness.bearer('read-only'), 'content-type': 'text/plain' });
    expect(answer.statusCode).toBe(403);
    expect(answer.json()).toMatchObject({
      code: 'forbidden_scope',
      required_scope: 'write',
      actual_scope: 'read-only',
    });
  });

  test('a compressed body is 415, which names the encoding that is accepted', async () => {
    const payload = gzipSync(JSON.stringify({ agent_name: 'A' }));
    const headers = { ...harness.bearer('write'), 'content-type': 'application/json', 'content-encoding': 'gzip' };
    const answer = await harness.app.inject({ method: 'POST', url: '/v1/agents', headers, payload });
    expect(answer.json()).toMatchObject({ code: 'unsupported_media_type', status: 415 });
    expect(answer.json().detail).toMatch(/gzip/);
    expect(answer.headers['accept-encoding']).toBe('identity');
    const plain = { ...headers, 'content-encoding': 'Identity' };
    const accepted = await harness.app.inject({ method: 'POST', url: '/v1/agents', headers: plain, payload: '{}' });
    expect(accepted.statusCode).toBe(422);
  });

  test('a media type that the operation does not accept is 415 before its body is parsed', async () => {
    const answer = await post('{', { ...harness.bearer('write'), 'content-type': 'text/plain' });
    expect(answer.json()).toMatchObject({
      code: 'unsupported_media_type',
      status: 415,
      detail:
        'The content type of the body is text/plain; this operation accepts application/json. Send the header `Content-Type: application/json`.',
    });
  });

  test('a body over the limit is 413', async () => {
    const answer = await post({ ...NEW_AGENT, name: 'x'.repeat(1024 * 1024) });
    expect([answer.statusCode, answer.json().code]).toEqual([413, 'payload_too_large']);
  });

  test.each(['{', '{"name": }', '{"__proto__": {"x": 1}}'])('the body %s is 400', async (payload) => {
    const answer = await post(payload, { ...harness.bearer('write'), 'content-type': 'application/json' });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  });

  test.each([
    [
      'nested 101 levels deep',
      `{"name":"a{","engine":${'['.repeat(100)}${']'.repeat(100)}}`,
      422,
      '/engine must be nested at',
    ],
    ['of brackets only', '['.repeat(1_000_000), 422, '/0 must be nested at most 100 levels deep'],
    ['of empty objects', `[${'{},'.repeat(300_000)}{}]`, 413, 'The body must have at most 50000 objects and lists.'],
    ['of numbers', `[${'1,'.repeat(300_000)}1]`, 413, 'The body must have at most 250000 values.'],
  ])('a body %s is refused before it is parsed', async (_, payload, status, detail) => {
    const harness = await startHarness({ createAgent: async () => ({ status: 201, body: AGENT }) });
    const headers = { ...harness.bearer('write'), 'content-type': 'application/json' };
    const send = () => harness.app.inject({ method: 'POST', url: '/v1/agents', headers, payload });
    const response = await send();
    expect(response.statusCode).toBe(status);
    expect(response.json().detail).toContain(detail);
    // To parse it took 0.1 to 0.3 s.
    expect(await busiestTurn(send)).toBeLessThan(60);
  });

  test('a body of a public operation is 413 beyond 64 KiB', async () => {
    const harness = await startHarness({ sendMessage: async () => ({ status: 200, body: { text: 'a' } }) });
    const statusOf = async (chars: number) => {
      const payload = { text: 'a'.repeat(chars) };
      return (await harness.app.inject({ method: 'POST', url: '/v1/widgets/agent_1/chat', payload })).statusCode;
    };
    expect([await statusOf(65_000), await statusOf(66_000)]).toEqual([200, 413]);
  });

  test('a body that is not UTF-8 is 400', async () => {
    const payload = Buffer.from([0x22, 0xff, 0x22]);
    const answer = await post(payload, { ...harness.bearer('write'), 'content-type': 'application/json' });
    expect(answer.json().code).toBe('bad_request');
  });

  test('a broken escape in the path is 400', async () => {
    const answer = await harness.app.inject({ url: '/v1/agents/%E0%A4%A', headers: harness.bearer('write') });
    expect([answer.statusCode, answer.json().code]).toEqual([400, 'bad_request']);
  });
});

describe('validation of a request', () => {
  test('every invalid field is reported with pointer and code', async () => {
    const answer = await post({
      name: '',
      engine: { type: 'builtin', model: 'm', extra: 1 },
      naem: 'x',
      price: { amount: 1 },
    });
    expect(answer.statusCode).toBe(422);
    const codes = Object.fromEntries(
      answer.json().errors.map((e: { pointer: string; code: string }) => [e.pointer, e.code]),
    );
    expect(codes).toEqual({
      '/name': 'too_short',
      '/engine/extra': 'unknown_field',
      '/naem': 'unknown_field',
      '/price/currency': 'required',
      '/price/amount': 'wrong_type',
    });
  });

  test('a missing field and an unknown variant have different errors', async () => {
    const answer = await post({ engine: { type: 'nobody' } });
    expect(answer.json().errors).toMatchObject([
      { pointer: '/engine/type', code: 'unknown_variant' },
      { pointer: '/name', code: 'required' },
    ]);
  });

  test('each item of a list is checked, and a duplicate is found', async () => {
    const wrong = await post({ ...NEW_AGENT, labels: ['a', '', 7] });
    expect(wrong.json().errors).toMatchObject([
      { pointer: '/labels/1', code: 'too_short' },
      { pointer: '/labels/2', code: 'wrong_type' },
    ]);
    const repeated = await post({ ...NEW_AGENT, labels: ['a', 'a'] });
    expect(repeated.json().errors).toMatchObject([{ pointer: '/labels', code: 'duplicate' }]);
  });

  test('a field where no body is declared is unknown, and its pointer is escaped', async () => {
    const headers = harness.bearer('write');
    const payload = { 'a/b': 1 };
    const answer = await harness.app.inject({ method: 'DELETE', url: '/v1/agents/agent_1', headers, payload });
    expect(answer.json().errors).toMatchObject([{ pointer: '/a~1b', code: 'unknown_field' }]);
  });

  test('a missing body is reported as missing', async () => {
    const answer = await harness.app.inject({ method: 'POST', url: '/v1/agents', headers: harness.bearer('write') });
    expect([answer.statusCode, answer.json().errors[0]]).toMatchObject([422, { pointer: '', code: 'required' }]);
  });

  test('fields that the server writes are accepted and dropped', async () => {
    seen = [];
    const answer = await post({ ...NEW_AGENT, agent_id: { any: 'thing' } });
    expect(answer.statusCode).toBe(201);
    expect(seen[0]!.body).toEqual(NEW_AGENT);
  });

  test('an unknown query parameter is rejected, a default is filled in, text becomes a number', async () => {
    const headers = harness.bearer('read-only');
    const unknown = await harness.app.inject({ url: '/v1/agents?limti=5', headers });
    expect(unknown.json().errors).toMatchObject([{ pointer: '/query/limti', code: 'unknown_field' }]);
    const large = await harness.app.inject({ url: '/v1/agents?limit=500', headers });
    expect(large.json().errors).toMatchObject([{ pointer: '/query/limit', code: 'too_large' }]);
    seen = [];
    await harness.app.inject({ url: '/v1/agents', headers });
    await harness.app.inject({ url: '/v1/agents?limit=5&tags=a', headers });
    expect(seen.map(({ query }) => ({ ...query }))).toEqual([{ limit: 20 }, { limit: 5, tags: ['a'] }]);
  });

  test.each(['"\\u0000"', '"\\ud800"'])('text that the database cannot store is rejected: %s', async (text) => {
    const payload = `{"name":"Ada","engine":{"type":"builtin","model":"m"},"metadata":{"a":[${text}]}}`;
    const answer = await post(payload, { ...harness.bearer('write'), 'content-type': 'application/json' });
    expect(answer.json().errors).toMatchObject([{ pointer: '/metadata/a/0', code: 'wrong_format' }]);
  });

  test('an escaped backslash before u0000 is plain text', async () => {
    const payload = JSON.stringify({ ...NEW_AGENT, metadata: { a: '\\u0000' } });
    const answer = await post(payload, { ...harness.bearer('write'), 'content-type': 'application/json' });
    expect(answer.statusCode).toBe(201);
  });

  test('an integer that would be rounded is refused with its position, and every other number is accepted', async () => {
    const body = (number: string) =>
      `{"name":"Ada","engine":{"type":"builtin","model":"m"},"metadata":{"orders":[1,${number}]}}`;
    const send = (number: string) =>
      post(body(number), { ...harness.bearer('write'), 'content-type': 'application/json' });
    const refused = await send('9007199254740993');
    expect([refused.statusCode, refused.json().errors]).toEqual([
      422,
      [{ pointer: '/metadata/orders/1', code: 'inexact_number', detail: INEXACT_DETAIL }],
    ]);
    for (const number of ['9007199254740991', '0.12345678901234567', '"9007199254740993"'])
      expect((await send(number)).statusCode).toBe(201);
  });

  test('an invalid id in the path is 422 with its position', async () => {
    const answer = await harness.app.inject({ url: '/v1/agents/nonsense', headers: harness.bearer('write') });
    expect(answer.json().errors).toMatchObject([{ pointer: '/path/id', code: 'wrong_format' }]);
  });
});

describe('responses of an operation', () => {
  test('fields that the contract does not declare are never sent', async () => {
    const answer = await post(NEW_AGENT);
    expect(answer.json()).toEqual(AGENT);
    expect(answer.headers['location']).toBe('/v1/agents/agent_1');
    expect(answer.headers['content-type']).toBe('application/json; charset=utf-8');
  });

  test('DELETE with a JSON content type and an empty body is accepted', async () => {
    const headers = { ...harness.bearer('write'), 'content-type': 'application/json' };
    const answer = await harness.app.inject({ method: 'DELETE', url: '/v1/agents/agent_1', headers });
    expect([answer.statusCode, answer.body]).toEqual([204, '']);
  });

  test('an operation with an alias is served under both paths', async () => {
    const answer = await harness.app.inject({ url: '/v1/agent/agent_1', headers: harness.bearer('read-only') });
    expect(answer.json()).toEqual(AGENT);
  });

  test('an unknown path is 404, a wrong method 405 with Allow', async () => {
    const missing = await harness.app.inject('/v1/nothing');
    expect([missing.statusCode, missing.json().code]).toEqual([404, 'not_found']);
    const wrong = await harness.app.inject({
      method: 'PUT',
      url: '/v1/agents/agent_1',
      headers: harness.bearer('write'),
    });
    expect([wrong.statusCode, wrong.json().code, wrong.headers['allow']]).toEqual([
      405,
      'method_not_allowed',
      'DELETE, GET, HEAD',
    ]);
  });

  test('a body of another declared media type arrives as bytes with that type', async () => {
    seen = [];
    await harness.app.inject({
      method: 'POST',
      url: '/v1/widgets/agent_1/chat',
      headers: { 'content-type': 'text/csv; charset=utf-8' },
      payload: 'a,b\n',
    });
    expect(seen[0]).toMatchObject({ mediaType: 'text/csv' });
    expect(Buffer.from(seen[0]!.body as Uint8Array).toString()).toBe('a,b\n');
  });
});

test('HEAD reads nothing of a stream and ends it', async () => {
  let chunks = 0;
  async function* many() {
    for (; chunks < 100; chunks++) yield Buffer.alloc(1024);
  }
  const stream = Readable.from(many());
  const signals: AbortSignal[] = [];
  const streaming = await startHarness({
    getAgent: async ({ signal }) => {
      signals.push(signal);
      return { status: 200, stream: signals.length === 1 ? stream : many(), contentType: 'text/csv' };
    },
  });
  const request = { method: 'HEAD', url: '/v1/agents/agent_1', headers: streaming.bearer('read-only') } as const;
  for (let i = 0; i < 2; i++) {
    const response = await streaming.app.inject(request);
    expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'text/csv']);
  }
  await until(() => signals.every(({ aborted }) => aborted));
  expect([stream.destroyed, chunks]).toEqual([true, 0]);
  await streaming.close();
});
