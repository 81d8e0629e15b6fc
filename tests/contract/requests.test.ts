// The samples of every operation, also of those without credentials, send the same request through curl, both clients and
// the command line: the documented path, query and body. A server that refuses everything records the requests. MCP is
// excluded: its tools call the operations inside the service (authorization.test.ts).
import { isDeepStrictEqual } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { operations, type OperationId } from '../../generated/operations.ts';
import { problem, scriptedServer, type Received, type ScriptedServer } from '../clients/scripted-server.ts';
import { samplesOf } from '../support/samples.ts';
import type { ApiCaller } from './client-driver.ts';
import { clientDrivers } from './client-drivers.ts';

const { MCP: _inside, ...sending } = clientDrivers;
/** Operations in the order in which the drivers run the samples. */
const all = samplesOf('curl').map(({ id }) => operations[id as OperationId]);

let server: ScriptedServer;
beforeAll(async () => {
  server = await scriptedServer();
  server.answer((_request, response) => problem(response, 404, 'not_found'));
});
afterAll(() => server.stop());

/** The relevant parts of a request. The boundary of a form differs each time. */
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

async function through(driver: (typeof clientDrivers)[string], caller: ApiCaller) {
  server.received.length = 0;
  await driver(all, caller);
  return server.received.map(meaning);
}

test('every client sends the same documented request of each operation', { timeout: 120_000 }, async () => {
  const caller = { url: server.url, key: 'sk_service_live_1', ids: {} };
  const [first, ...others] = Object.entries(sending);
  const reference = await through(first![1], caller);
  expect(reference).toHaveLength(all.length);
  for (const [index, { method, template }] of all.entries()) {
    const pattern = new RegExp(`^${template.replaceAll(/\{\w+\}/g, '[^/]+')}$`);
    expect([reference[index]!.method, reference[index]!.pathname]).toEqual([method, expect.stringMatching(pattern)]);
  }
  for (const [name, driver] of others) {
    const sent = await through(driver, caller);
    const different = sent.flatMap((request, index) =>
      isDeepStrictEqual(request, reference[index]) ? [] : [[all[index]?.id, request, reference[index]]],
    );
    expect(different, name).toEqual([]);
    expect(sent, name).toHaveLength(all.length);
  }
});
