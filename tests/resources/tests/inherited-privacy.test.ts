// Test runs apply the redaction of the workspace to agents that inherit it, as calls do.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

const CARD = '4111 1111 1111 1111';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  const body = { privacy: { redact: ['card'] } };
  await tenant.ok('updateWorkspace', { path: { id: tenant.workspaceId }, body });
});
afterAll(() => app?.close());

async function sampleOf(privacy: object, line: 'text' | 'audio') {
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ greeting: 'Hello.', privacy }) });
  const caller = { type: 'script', turns: [{ say: `My card is ${CARD}.` }] };
  const { id } = await tenant.ok('createTestCase', { body: { name: 'Card', agent_id, caller, line: { type: line } } });
  const { id: runId } = await tenant.ok('createTestRun', { body: { case_ids: [id] } });
  const read = () => tenant.ok('getTestRun', { path: { id: runId }, query: { case_id: id } });
  await until(async () => (await read()).ended_at !== null, { what: 'the run is over' });
  return (await read()).results[0]!.samples[0]!;
}

test('an agent that inherits is redacted, and one that does not keeps its words', async () => {
  const said = async (privacy: object) => JSON.stringify((await sampleOf(privacy, 'text')).transcript);
  const [inherited, own] = [await said({}), await said({ inherit: false })];
  expect(inherited).toContain('[card]');
  expect(inherited).not.toContain('1111');
  expect(own).toContain(CARD);
});

test('the sound of an agent that inherits redaction is not kept', async () => {
  expect((await sampleOf({}, 'audio')).recording_url).toBeNull();
  expect((await sampleOf({ inherit: false }, 'audio')).recording_url).not.toBeNull();
});
