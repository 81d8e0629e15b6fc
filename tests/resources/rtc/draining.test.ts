// Browser calls that arrive at a process which is about to stop: the browser gets the code to retry and its token remains
// valid, and the job of a room is retried.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import type { RtcToken } from '../../../generated/types.ts';
import { startApp } from '../../../src/app.ts';
import { readConfig } from '../../../src/config.ts';
import { roomJobs } from '../../../src/resources/rtc/rooms.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { newTenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { openDatabase } from '../../support/open-database.ts';
import { newGrant } from './support.ts';

let app: TestApp;
/** Creates three calls that no process runs yet. */
let [refused, retried, inRoom]: RtcToken[] = [];
beforeAll(async () => {
  // Its own application, because it stops.
  app = await startTestApp({ env: { CONCURRENT_CALLS: '7' } });
  const tenant = await newTenant(app.url);
  [refused, retried, inRoom] = [await newGrant(tenant), await newGrant(tenant), await newGrant(tenant)];
  await app.live!.drain(0);
});
afterAll(() => app?.close());

test('the browser gets the code to retry, and uses no token', async () => {
  const grant = refused!;
  for (let attempt = 0; attempt < 2; attempt++) {
    const socket = new WebSocket(grant.url, ['parley.v1', grant.token]);
    const close = await new Promise((resolve) => socket.on('close', (code, reason) => resolve([code, String(reason)])));
    expect(close).toEqual([1013, 'stopping']);
  }
});

// The embedded database serves one process.
test.skipIf(serverUrl() === undefined)('the same token joins the call in another process', async () => {
  const grant = retried!;
  expect(await (await joinCall(grant, app.runtime.voiceClock)).closed()).toBe(1013);
  const { name } = await app.runtime.db
    .selectNoFrom((eb) => eb.fn<string>('current_database', []).as('name'))
    .executeTakeFirstOrThrow();
  const target = new URL(serverUrl()!);
  target.pathname = `/${name}`;
  const database = await openDatabase({ url: target.href });
  const config = readConfig({ PORT: '0', DATA_DIR: app.dataDir });
  const other = await startApp(config, 'voice', { database, log: app.runtime.log });
  const url = grant.url.replace(new URL(grant.url).host, new URL(other.localUrl).host);
  const caller = await joinCall({ url, token: grant.token }, other.runtime.voiceClock);
  expect(await caller.hears('open')).toMatchObject({ call_id: grant.call_id, resumed: false });
  caller.send({ t: 'end' });
  expect(await caller.closed()).toBe(1000);
  await other.stop(0);
  await database.close();
});

test('the job that joins a room fails, so that another process runs it', async () => {
  const { call_id: callId } = inRoom!;
  const access = {
    watch: () => () => undefined,
    look: () => undefined,
    isLive: async () => true,
    stop: () => undefined,
  };
  const job = roomJobs(app.live!, access).find(({ name }) => name === 'rtc.join')!;
  const runtime = { ...app.runtime, livekit: {} as NonNullable<typeof app.runtime.livekit> };
  const attempt = { attempt: 1, maxAttempts: 5, signal: new AbortController().signal } as Parameters<typeof job.run>[2];
  await expect(job.run(runtime, { callId } as never, attempt)).rejects.toThrow('no further calls');
});
