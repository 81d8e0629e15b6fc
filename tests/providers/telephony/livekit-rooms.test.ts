// The end of a room at a LiveKit server that fails: a room that is not ended keeps a telephone on the line, in silence and at a cost.
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { startStandIn } from '../../../scripts/stand-ins/stand-in.ts';
import { createSip, type Sip } from '../../../src/providers/vendors/livekit/sip.ts';

let server: Awaited<ReturnType<typeof startStandIn>>;
let sip: Sip;
/** Statuses of the next responses; afterwards the server succeeds. */
const faults: number[] = [];
let asked = 0;

beforeAll(async () => {
  server = await startStandIn((request, response) => {
    asked++;
    request.resume();
    const status = faults.shift() ?? 200;
    const body = status === 200 ? {} : { code: status === 404 ? 'not_found' : 'unavailable', msg: 'a fault' };
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  });
  sip = createSip({ url: server.url, apiKey: 'key', apiSecret: 'a-long-random-secret' });
});
afterAll(() => server?.close());
beforeEach(() => {
  faults.length = 0;
  asked = 0;
});

test('a room is ended by a second request if the first one fails', async () => {
  faults.push(503);
  await sip.endRoom('call_1');
  expect(asked).toBe(2);
});

test('a room that no longer exists is ended', async () => {
  faults.push(404);
  await sip.endRoom('call_1');
  expect(asked).toBe(1);
});

test('a server that fails twice is reported', async () => {
  faults.push(503, 503);
  await expect(sip.endRoom('call_1')).rejects.toThrow('a fault');
  expect(asked).toBe(2);
});
