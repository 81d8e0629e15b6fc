// Requests of dashboard pages to the service, and how broken answers affect them.
import { afterAll, afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { WorkspaceEvent } from '../../../generated/types.ts';
import type * as Client from '../../../src/web/dashboard/api/client.ts';
import type * as Send from '../../../src/web/dashboard/api/send.ts';
import type * as Events from '../../../src/web/dashboard/api/workspace-events.ts';
import { stubPageGlobals } from '../../support/page-globals.ts';
import { until } from '../../support/until.ts';

let send: typeof Client.send;
let withRetry: typeof Send.withRetry;
let followWorkspace: typeof Events.followWorkspace;
/** Answers every request but those for the session. */
let answer: (request: Request) => Response;
let asked: Request[];
let reported: unknown[];
beforeAll(async () => {
  stubPageGlobals();
  vi.stubGlobal('navigator', {});
  const Relative = class extends Request {
    constructor(at: string, init: RequestInit) {
      super(typeof at === 'string' ? new URL(at, 'http://127.0.0.1') : at, init);
    }
  };
  vi.stubGlobal('Request', Relative);
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error));
  vi.stubGlobal('fetch', async (request: Request | string) => {
    if (typeof request === 'string') return Response.json({ access_token: 'token', expires_in: 900 });
    asked.push(request);
    return answer(request);
  });
  ({ send } = await import('../../../src/web/dashboard/api/client.ts'));
  ({ withRetry } = await import('../../../src/web/dashboard/api/send.ts'));
  ({ followWorkspace } = await import('../../../src/web/dashboard/api/workspace-events.ts'));
});
beforeEach(() => {
  asked = [];
  reported = [];
});
// Other files share the process.
afterAll(() => void vi.unstubAllGlobals());

const HTML = { headers: { 'content-type': 'text/html' } };

test.each([
  ['HTML', () => new Response('<html>The proxy restarts</html>', HTML)],
  ['half of a document', () => new Response('{"agents": [', { headers: { 'content-type': 'application/json' } })],
  ['nothing', () => new Response('')],
])('an answer with status 200 that contains %s is a failure', async (_what, broken) => {
  answer = broken;
  await expect(send('get', '/v1/agents')).rejects.toMatchObject({
    name: 'Error',
    status: 200,
    code: 'unreadable_answer',
    message: 'The answer is not JSON. A proxy may have replaced it.',
  });
});

test('a creation whose answer is unreadable is repeated with its key', async () => {
  answer = () => (asked.length === 1 ? new Response('<html>', HTML) : Response.json({ call_id: 'call_1' }));
  const headers = { 'idempotency-key': 'one' };
  expect(await withRetry(() => send('post', '/v1/calls', { body: {}, headers }))).toEqual({ call_id: 'call_1' });
  expect(asked.map((request) => request.headers.get('idempotency-key'))).toEqual(['one', 'one']);
});

test('an answer without content is none', async () => {
  answer = () => new Response(null, { status: 204 });
  expect(await send('delete', '/v1/agents/{id}', { path: { id: 'a' } })).toBeUndefined();
});

test('an abort while the answer arrives stays an abort', async () => {
  const stop = new AbortController();
  answer = ({ signal }) =>
    new Response(
      new ReadableStream({
        start: (stream) => signal.addEventListener('abort', () => stream.error(signal.reason)),
      }),
    );
  const sent = send('get', '/v1/agents', { signal: stop.signal });
  await until(() => asked.length === 1, { what: 'the request' });
  stop.abort();
  await expect(sent).rejects.toMatchObject({ name: 'AbortError' });
});

let stop: () => void = () => undefined;
afterEach(() => stop());

function stream() {
  const { readable, writable } = new TransformStream<Uint8Array, Uint8Array>();
  const writer = writable.getWriter();
  const write = (text: string) => writer.write(new TextEncoder().encode(text));
  return { write, response: new Response(readable), end: () => writer.close() };
}

const event = (id: string, data: string) => `id: ${id}\nevent: message\ndata: ${data}\n\n`;

test('an unreadable event of the workspace is reported and skipped, and the events after it arrive', async () => {
  const { write, response } = stream();
  answer = () => response;
  const got: WorkspaceEvent['type'][] = [];
  stop = followWorkspace('call.started', {
    on: ({ type }) => got.push(type),
    begun: () => undefined,
    lost: () => undefined,
  });
  await write(event('1', '{"type":"call.started","data":{}}') + event('2', '{"type":') + ': still here\n\n');
  await write(event('3', '{"type":"call.ended","data":{}}'));
  await until(() => got.length === 2, { what: 'both readable events' });
  expect(got).toEqual(['call.started', 'call.ended']);
  expect(reported).toMatchObject([{ name: 'SyntaxError' }]);
  expect(asked).toHaveLength(1);
});

test('a lost stream of the workspace continues after the last event that arrived', async () => {
  const streams = [stream(), stream()];
  answer = () => streams[asked.length - 1]!.response;
  const lost: boolean[] = [];
  const got: string[] = [];
  stop = followWorkspace('call.started', {
    on: ({ type }) => got.push(type),
    begun: () => undefined,
    lost: (since) => lost.push(since !== null),
  });
  await streams[0]!.write(event('7', '{"type":"call.started","data":{}}'));
  await streams[0]!.end();
  await until(() => asked.length === 2, { what: 'another request' });
  expect(asked[1]!.headers.get('last-event-id')).toBe('7');
  await streams[1]!.write(event('8', '{"type":"call.ended","data":{}}'));
  await until(() => got.length === 2, { what: 'the next event' });
  expect(lost).toEqual([true, false]);
  expect(reported).toEqual([]);
});
