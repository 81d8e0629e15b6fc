// A browser that joins a process that is about to stop: it gets the code to try again, and its token stays good.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant } from '../../support/client.ts';
import { newAgent } from './support.ts';

let app: TestApp;
beforeAll(async () => {
  // An application of its own, because it stops.
  app = await startTestApp({ env: { CONCURRENT_CALLS: '7' } });
});
afterAll(() => app.close());

test('gets the code to try again, and uses no token', async () => {
  const tenant = await newTenant(app.url);
  const grant = await tenant.ok('createRtcToken', { body: { agent_id: await newAgent(tenant) } });
  await app.live!.drain(0);
  for (let attempt = 0; attempt < 2; attempt++) {
    const socket = new WebSocket(grant.url, ['parley.v1', grant.token]);
    const close = await new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, String(reason)])));
    expect(close).toEqual([1013, 'stopping']);
  }
});
