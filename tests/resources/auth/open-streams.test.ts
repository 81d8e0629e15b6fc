// Connections that outlive the request that opened them close when the key or session of that request ends: supervisor sockets,
// event streams, browser calls. In these tests the process checks every 100 ms.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall, type BrowserCaller } from '../../support/browser-caller.ts';
import { clientOf, newEmail, newTenant, PASSWORD, type Client, type Tenant } from '../../support/client.ts';
import { follow, type SupervisorClient } from '../../support/supervisor.ts';
import { until } from '../../support/until.ts';
import { supervising } from '../calls/monitoring.ts';
import { ended } from '../calls/support.ts';

const LOOK_MS = 100;
let app: TestApp;
let tenant: Tenant;
let callId: string;
let agentId: string;

beforeAll(async () => {
  app = await startTestApp({ overrides: { credentialPollMs: LOOK_MS } });
  tenant = await newTenant(app.url);
  callId = await supervising(tenant, app.runtime.voiceClock).live();
  agentId = (await tenant.ok('getCall', { path: { id: callId } })).agent_id;
}, 60_000);
afterAll(() => app?.close());

interface Opened {
  supervisor: SupervisorClient;
  browser: BrowserCaller;
  webCallId: string;
  isStreaming(): boolean;
}

const monitorToken = (credential: string) =>
  clientOf(app.url, credential).ok('createMonitorToken', { path: { id: callId }, body: { mode: 'barge' } });
const browserToken = (credential: string) =>
  clientOf(app.url, credential).ok('createRtcToken', { body: { agent_id: agentId } });

async function stream(credential: string): Promise<() => boolean> {
  const headers = { authorization: `Bearer ${credential}` };
  const response = await fetch(`${app.url}/v1/calls/${callId}/stream`, { headers });
  expect(response.status).toBe(200);
  let isOpen = true;
  void response.text().finally(() => (isOpen = false));
  return () => isOpen;
}

async function openAll(credential: string): Promise<Opened> {
  const clock = app.runtime.voiceClock;
  const grant = await browserToken(credential);
  const opened = {
    supervisor: await follow(await monitorToken(credential), clock),
    browser: await joinCall(grant, clock),
    webCallId: grant.call_id,
    isStreaming: await stream(credential),
  };
  await opened.supervisor.hears('open');
  await opened.browser.hears('open');
  return opened;
}

async function allEnd({ supervisor, browser, webCallId, isStreaming }: Opened): Promise<void> {
  expect(await supervisor.closed()).toBe(4401);
  expect(await browser.closed()).toBe(4401);
  expect(await ended(tenant, webCallId)).toMatchObject({ status: 'completed', end_reason: 'ended_by_api' });
  await until(() => !isStreaming(), { withinMs: 20_000, what: 'the event stream ends' });
}

test('a revoked key closes its connections and invalidates its tokens; connections of another key stay open', async () => {
  const [mine, other] = [
    await tenant.ok('createApiKey', { body: { name: 'mine', scope: 'write' } }),
    await tenant.ok('createApiKey', { body: { name: 'other', scope: 'write' } }),
  ];
  const [lost, kept] = [await openAll(mine.key), await openAll(other.key)];
  const unused = [await monitorToken(mine.key), await browserToken(mine.key)] as const;
  await tenant.ok('revokeApiKey', { path: { id: mine.id } });
  await allEnd(lost);
  const clock = app.runtime.voiceClock;
  const [late, lateBrowser] = [await follow(unused[0], clock), await joinCall(unused[1], clock)];
  expect([await late.closed(), await lateBrowser.closed()]).toEqual([4401, 4401]);
  expect(late.received).toEqual([]);
  expect((await tenant.ok('getCall', { path: { id: unused[1].call_id } })).status).toBe('queued');
  kept.supervisor.send({ type: 'mode', mode: 'listen' });
  await kept.supervisor.hears('mode');
  expect((await tenant.ok('getCall', { path: { id: kept.webCallId } })).status).toBe('in_progress');
  expect(kept.isStreaming()).toBe(true);
  kept.supervisor.leave();
  kept.browser.leave();
}, 60_000);

test('a logout closes the connections of the session', async () => {
  const body = { email: tenant.email, password: PASSWORD };
  const session = await clientOf(app.url).ok('login', { body });
  const opened = await openAll(session.access_token);
  await clientOf(app.url, session.access_token).ok('logout', { body: {} });
  await allEnd(opened);
}, 60_000);

/** Another owner of the workspace, who was invited. */
async function secondOwner(): Promise<Client> {
  const email = newEmail();
  const { id } = await tenant.ok('createInvitation', { body: { email, role: 'owner' } });
  const { token } = await app.mailbox.linkTo(email);
  const body = { token, name: 'Grace', password: PASSWORD };
  const { session } = await clientOf(app.url).ok('acceptInvitation', { path: { id }, body });
  return clientOf(app.url, session!.access_token);
}

test('a member whose role becomes viewer keeps reading and loses supervision', async () => {
  const clock = app.runtime.voiceClock;
  const supervisor = await follow(await monitorToken(tenant.jwt), clock);
  const isStreaming = await stream(tenant.jwt);
  await supervisor.hears('open');
  const owner = await secondOwner();
  const path = { id: tenant.userId };
  await owner.ok('updateMember', { path, body: { role: 'viewer' } });
  expect(await supervisor.closed()).toBe(4401);
  expect(isStreaming()).toBe(true);
  await owner.ok('removeMember', { path });
  await until(() => !isStreaming(), { withinMs: 20_000, what: 'the stream of the removed member ends' });
}, 60_000);
