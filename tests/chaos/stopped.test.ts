// A process that receives SIGTERM, and two processes that share one database. The tests run concurrently, each with its own
// processes and database, because they wait for a call in real time.
import { describe, expect, test, type TestContext } from 'vitest';
import { ended, place, reaches, SILENT, talkingAgent, timelineOf } from '../resources/calls/support.ts';
import { clientOf, newTenant, type Client } from '../support/client.ts';
import { serverUrl } from '../support/database.ts';
import { until } from '../support/until.ts';
import { createDeployment, kill, type Deployment } from './process.ts';

const PATIENT = { inactivity: { seconds: 600, reminders: [] } };
const LEAVES = '+12025550105';
const INVALID = '+12025550104';

async function newDeployment({ onTestFinished }: TestContext): Promise<Deployment> {
  const deployment = await createDeployment();
  onTestFinished(() => deployment.close());
  return deployment;
}

async function talk(client: Client, to: string): Promise<string> {
  const { agent_id } = await client.ok('createAgent', { body: talkingAgent(PATIENT) });
  const { call_id } = await place(client, to, agent_id);
  await reaches(client, call_id, ['in_progress'], 20_000);
  return call_id;
}

describe.concurrent('a process that receives SIGTERM', () => {
  test('finishes a live call, writes its end and its recording, and exits with 0', async (context) => {
    const deployment = await newDeployment(context);
    const first = await deployment.start('all', { DRAIN_SECONDS: '60' });
    const tenant = await newTenant(first.url);
    const id = await talk(tenant, LEAVES);
    first.child.kill('SIGTERM');
    expect(await first.exited).toBe(0);
    const second = await deployment.start();
    const client = clientOf(second.url, tenant.jwt);
    const call = await client.ok('getCall', { path: { id } });
    expect(call).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    expect((await client.send('getCallRecording', { path: { id } })).status).toBe(200);
    await until(async () => (await client.send('getCallAnalysis', { path: { id } })).status === 200, {
      what: 'the analysis that the stop left behind is made',
    });
    await kill(second);
  }, 90_000);

  test('ends live calls immediately on a second SIGTERM, and exits with 0', async (context) => {
    const deployment = await newDeployment(context);
    const first = await deployment.start('all', { DRAIN_SECONDS: '600' });
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
    const second = await deployment.start();
    const call = await clientOf(second.url, tenant.jwt).ok('getCall', { path: { id } });
    expect(call).toMatchObject({
      status: 'failed',
      end_reason: 'internal_error',
      end_detail: 'the service was stopped',
    });
    expect((await clientOf(second.url, tenant.jwt).send('getCallRecording', { path: { id } })).status).toBe(200);
    await kill(second);
  }, 90_000);
});

describe.runIf(serverUrl() !== undefined)('two processes on one database', { concurrent: true }, () => {
  test('dial a call that a killed API process acknowledged exactly once', async (context) => {
    const deployment = await newDeployment(context);
    const api = await deployment.start('api');
    const tenant = await newTenant(api.url);
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent() });
    const { call_id: id } = await place(tenant, INVALID, agent_id);
    await kill(api);
    const voice = await deployment.start();
    const client = clientOf(voice.url, tenant.jwt);
    expect((await ended(client, id)).end_reason).toBe('invalid_number');
    const states = (await timelineOf(client, id))
      .filter(({ type }) => type === 'state')
      .map(({ data }) => data['status']);
    expect(states).toEqual(['queued', 'failed']);
    await kill(voice);
  }, 90_000);
});
