// Processes that receive SIGTERM or are killed, one after the other on one database: what each leaves behind is complete.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { ended, place, reaches, SILENT, talkingAgent, timelineOf } from '../resources/calls/support.ts';
import { clientOf, newTenant, type Client } from '../support/client.ts';
import { serverUrl } from '../support/database.ts';
import { until } from '../support/until.ts';
import { createDeployment, kill, type Deployment, type Process } from './process.ts';

const PATIENT = { inactivity: { seconds: 600, reminders: [] } };
const PATIENT_DRAIN = { DRAIN_SECONDS: '600' };
const LEAVES = '+12025550105';
const INVALID = '+12025550104';

let deployment: Deployment;
beforeAll(async () => {
  deployment = await createDeployment();
});
afterAll(() => deployment.close());

async function talk(client: Client, to: string): Promise<string> {
  const { agent_id } = await client.ok('createAgent', { body: talkingAgent(PATIENT) });
  const { call_id } = await place(client, to, agent_id);
  await reaches(client, call_id, ['in_progress'], 20_000);
  return call_id;
}

// Each process inspects what its predecessor left behind, because a start takes more CPU time than the tests.
let successor: Process | undefined;

test('a process that receives SIGTERM finishes a live call, writes its end and its recording, and exits with 0', async () => {
  const first = await deployment.start('all', { DRAIN_SECONDS: '60' });
  const tenant = await newTenant(first.url);
  const id = await talk(tenant, LEAVES);
  first.child.kill('SIGTERM');
  expect(await first.exited).toBe(0);
  successor = await deployment.start('all', PATIENT_DRAIN);
  const client = clientOf(successor.url, tenant.jwt);
  const call = await client.ok('getCall', { path: { id } });
  expect(call).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
  expect((await client.send('getCallRecording', { path: { id } })).status).toBe(200);
  await until(async () => (await client.send('getCallAnalysis', { path: { id } })).status === 200, {
    what: 'the analysis that the stop left behind is made',
  });
}, 90_000);

test('a process ends live calls immediately on a second SIGTERM, and exits with 0; its successor dials a call that a killed API process acknowledged exactly once', async () => {
  const first = successor ?? (await deployment.start('all', PATIENT_DRAIN));
  const tenant = await newTenant(first.url);
  const id = await talk(tenant, SILENT);
  first.child.kill('SIGINT');
  const asked = performance.now();
  await until(() => performance.now() - asked > 1_500, { what: 'a person presses Ctrl-C again' });
  expect((await tenant.ok('getCall', { path: { id } })).status).toBe('in_progress');
  first.child.kill('SIGINT');
  const again = performance.now();
  expect(await first.exited).toBe(0);
  // Otherwise it waits for the call for up to ten minutes.
  expect(performance.now() - again).toBeLessThan(30_000);
  const left = await acknowledged(tenant.jwt);
  const second = await deployment.start();
  const client = clientOf(second.url, tenant.jwt);
  expect(await client.ok('getCall', { path: { id } })).toMatchObject({
    status: 'failed',
    end_reason: 'internal_error',
    end_detail: 'the service was stopped',
  });
  expect((await client.send('getCallRecording', { path: { id } })).status).toBe(200);
  if (left !== null) {
    expect((await ended(client, left)).end_reason).toBe('invalid_number');
    const states = (await timelineOf(client, left))
      .filter(({ type }) => type === 'state')
      .map(({ data }) => data['status']);
    expect(states).toEqual(['queued', 'failed']);
  }
  await kill(second);
}, 90_000);

/** The call that an API process acknowledges before it is killed; null on the embedded database, which has one process. */
async function acknowledged(jwt: string): Promise<string | null> {
  if (serverUrl() === undefined) return null;
  const api = await deployment.start('api');
  const client = clientOf(api.url, jwt);
  const { agent_id } = await client.ok('createAgent', { body: talkingAgent() });
  const { call_id } = await place(client, INVALID, agent_id);
  await kill(api);
  return call_id;
}
