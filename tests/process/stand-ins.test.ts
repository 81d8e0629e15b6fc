// How the control of `npm run stand-ins` responds to faults: a mistyped vendor or fault would otherwise leave a user
// wondering why nothing fails.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startControl, type Control } from '../../scripts/stand-ins/control.ts';
import { startFaultProxy, type FaultProxy } from '../../scripts/stand-ins/fault-proxy.ts';
import type { World } from '../../scripts/stand-ins/world.ts';

let proxy: FaultProxy;
let control: Control;
beforeAll(async () => {
  proxy = await startFaultProxy('http://127.0.0.1:9');
  const world = { proxies: { deepgram: proxy, voices: proxy, model: proxy }, voices: { fault: null } };
  control = await startControl(world as unknown as World, 0);
});
afterAll(() => Promise.all([control.close(), proxy.close()]));

async function faults(body: object): Promise<unknown> {
  const answer = await fetch(`${control.url}/faults`, { method: 'POST', body: JSON.stringify(body) });
  return answer.json();
}

test('a response states the current mode and fault, and refuses others', async () => {
  expect(await faults({ vendor: 'deepgram', mood: 'stall' })).toEqual({ vendor: 'deepgram', mood: 'stall' });
  expect(await faults({ vendor: 'voices', mood: 'well', fault: 'rate_limit' })).toEqual({
    vendor: 'voices',
    mood: 'well',
    fault: 'rate_limit',
  });
  expect(await faults({ vendor: 'deepgram', fault: 'break' })).toEqual({
    error: 'a fault is one of voices; others have a mood',
  });
  expect(await faults({ vendor: 'deepgramm', mood: 'stall' })).toEqual({
    error: 'vendor is one of deepgram, voices, model, media',
  });
});
