// The TypeScript client behind faulty servers and proxies: redirects, broken files and streams, and unusual options.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { ConnectionError, Parley, ParleyError } from '../../generated/clients/typescript/src/index.ts';
import { json, problem, scriptedServer, type ScriptedServer } from './scripted-server.ts';

let server: ScriptedServer;
let parley: Parley;
const agent = {
  agent_name: 'Ada',
  voice_id: 'v',
  response_engine: { type: 'service-llm', system_prompt: 'Hi' },
} as const;

beforeAll(async () => {
  server = await scriptedServer();
  parley = new Parley({ baseUrl: server.url, apiKey: 'k' });
});
afterAll(() => server.stop());
beforeEach(() => void (server.received.length = 0));

/** Redirects to /new on the given origin, whose requests succeed. */
function redirect(status: number, origin = ''): void {
  server.answer(({ method, url }, response) => {
    if (!url.startsWith('/new')) return response.writeHead(status, { location: `${origin}/new${url}` }).end();
    return json(response, 200, method === 'GET' ? { data: [], has_more: false, next_cursor: null } : { agent_id: 'a' });
  });
}

const requests = () => server.received.map(({ method, url }) => `${method} ${url}`);

describe('redirects of the TypeScript client', () => {
  test('that would turn a POST into a GET are errors, which name the address', async () => {
    for (const status of [301, 302, 303]) {
      redirect(status);
      const creating = parley.agents.create(agent);
      await expect(creating).rejects.toThrow(`POST /v1/agents: the server redirects to ${server.url}/new/v1/agents`);
    }
    expect(requests()).toEqual(Array(3).fill('POST /v1/agents'));
  });

  test('that keep the method are followed within the server only', async () => {
    for (const status of [307, 308]) {
      redirect(status);
      expect(await parley.agents.create(agent)).toEqual({ agent_id: 'a' });
    }
    const last = server.received.at(-1)!;
    expect(last.headers.authorization).toBe('Bearer k');
    expect(JSON.parse(last.body.toString())).toEqual(agent);
    redirect(308, 'http://other.example');
    await expect(parley.agents.create(agent)).rejects.toThrow('redirects to http://other.example/new/v1/agents');
    server.answer(({ url }, response) => response.writeHead(307, { location: url }).end());
    await expect(parley.agents.create(agent)).rejects.toThrow('the server redirects to');
  });

  test('of a GET are followed; another server, which receives no key, is named', async () => {
    redirect(301);
    expect((await parley.agents.list()).data).toEqual([]);
    const other = await scriptedServer();
    other.answer(({ headers }, response) => problem(response, headers.authorization ? 404 : 401, 'unauthorized'));
    redirect(301, other.url);
    await expect(parley.agents.get('a')).rejects.toThrow(`the server redirects to ${other.url}/new/v1/agents/a`);
    await other.stop();
  });
});

describe('responses that break off', () => {
  test('are ConnectionErrors in files and in streams of one response', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '1000' });
      response.write('RIFF', () => response.destroy());
    });
    for (const read of ['text', 'blob', 'arrayBuffer'] as const) {
      const file = await parley.calls.getRecording('call_1');
      await expect(file[read]()).rejects.toBeInstanceOf(ConnectionError);
    }
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'text/event-stream' });
      response.write('event: delta\ndata: {"text":"From"}\n\n', () => setImmediate(() => response.destroy()));
    });
    const said: unknown[] = [];
    const reading = (async () => {
      for await (const { data } of parley.widgets.streamMessage('w', { message: 'Hi' })) said.push(data);
    })();
    await expect(reading).rejects.toBeInstanceOf(ConnectionError);
    expect(said).toEqual([{ text: 'From' }]);
  });

  test('throw the reason of the signal that ended them', async () => {
    server.answer((_request, response) => {
      response.writeHead(200, { 'content-type': 'audio/wav', 'content-length': '1000' });
      response.write('RIFF');
    });
    const controller = new AbortController();
    const file = await parley.calls.getRecording('call_1', { signal: controller.signal });
    const reading = file.text();
    const reason = new Error('enough');
    controller.abort(reason);
    await expect(reading).rejects.toBe(reason);
  });
});

describe('options of the TypeScript client', () => {
  test('may set no limit of time', async () => {
    let respond = (): void => undefined;
    const asked = new Promise<void>((resolve) =>
      server.answer((_request, response) => {
        respond = () => json(response, 200, { agent_id: 'a' });
        resolve();
      }),
    );
    const warnings: Error[] = [];
    const warned = (warning: Error) => void warnings.push(warning);
    process.on('warning', warned);
    const reading = parley.agents.get('a', { timeoutMs: Infinity });
    // A timer of 1 ms, which an overflow would make of it, would have run before the request arrives.
    await asked;
    respond();
    expect(await reading).toEqual({ agent_id: 'a' });
    process.off('warning', warned);
    expect(warnings).toEqual([]);
  });

  test('wait for a Retry-After beyond the longest timer until the signal aborts', async () => {
    server.answer((_request, response) => problem(response, 429, 'rate_limited', { 'retry-after': '3000000' }));
    const patient = new Parley({ baseUrl: server.url, apiKey: 'k', maxRetries: 1, maxRetryDelayMs: Infinity });
    const signal = AbortSignal.timeout(300);
    await expect(patient.agents.get('a', { signal })).rejects.toBeInstanceOf(DOMException);
    expect(server.received).toHaveLength(1);
  });

  test('replace headers of the client, in any case', async () => {
    server.answer((_request, response) => json(response, 200, { call_id: 'c' }));
    const headers = { 'Idempotency-Key': 'order-1', Authorization: 'Bearer mine' };
    await parley.calls.create({ agent_id: 'a', to_number: '+12025550100' }, { headers });
    expect(server.received[0]!.headers).toMatchObject({ 'idempotency-key': 'order-1', authorization: 'Bearer mine' });
  });

  test('refuse ids that would change the path', async () => {
    server.answer((_request, response) => json(response, 200, {}));
    for (const id of ['.', '..']) {
      await expect(parley.agents.delete(id)).rejects.toBeInstanceOf(ParleyError);
      await expect(parley.calls.getTranscript(id)).rejects.toThrow(`/v1/calls/${id}/transcript contains an id`);
    }
    expect(server.received).toEqual([]);
    await parley.calls.get('a..b');
    expect(requests()).toEqual(['GET /v1/calls/a..b']);
  });
});
