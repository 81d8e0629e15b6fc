// The samples of every operation, also of those without credentials, send one and the same request through curl, both clients and the
// command line: that of the operation, with the same query and the same body. A server that refuses everything notes what arrives.
// MCP is left out: its tools reach the operations inside the service (authorization.test.ts).
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { problem, scriptedServer, type Received, type ScriptedServer } from '../clients/scripted-server.ts';
import { operations, type OperationId } from '../../generated/operations.ts';
import { samplesOf } from '../support/samples.ts';
import type { DoorCaller } from './door.ts';
import { doors } from './doors.ts';

const { MCP: _inside, ...sending } = doors;
/** In the order in which the doors take the samples. */
const all = samplesOf('curl').map(({ id }) => operations[id as OperationId]);

let server: ScriptedServer;
beforeAll(async () => {
  server = await scriptedServer();
  server.answer((_request, response) => problem(response, 404, 'not_found'));
});
afterAll(() => server.stop());

/** What the request asks for. Forms have a boundary of their own each time. */
function meaning({ method, url, headers, body }: Received) {
  const { pathname, searchParams } = new URL(url, server.url);
  const [type = ''] = (headers['content-type'] ?? '').split(';');
  const text = body.toString();
  return {
    method,
    pathname,
    query: [...searchParams].map((pair) => pair.join('=')).toSorted(),
    type: text === '' ? '' : type,
    body: type === 'application/json' && text !== '' ? (JSON.parse(text) as unknown) : null,
  };
}

async function through(door: (typeof doors)[string], caller: DoorCaller) {
  server.received.length = 0;
  await door(all, caller);
  return server.received.map(meaning);
}

test('every door sends the request of the operation, and all send the same', { timeout: 120_000 }, async () => {
  const caller = { url: server.url, key: 'sk_service_live_1', ids: {} };
  const [first, ...others] = Object.entries(sending);
  const reference = await through(first![1], caller);
  expect(reference).toHaveLength(all.length);
  for (const [index, { method, template }] of all.entries()) {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect([reference[index]!.method, reference[index]!.pathname]).toEqual([method, expect.stringMatching(pattern)]);
  }
  for (const [name, door] of others) {
    const sent = await through(door, caller);
    const different = sent.flatMap((request, index) =>
      isDeepStrictEqual(request, reference[index]) ? [] : [[all[index]?.id, request, reference[index]]],
    );
    expect(different, name).toEqual([]);
    expect(sent, name).toHaveLength(all.length);
  }
});
