// Drafts over HTTP: a written turn and a browser call use the fields of a draft, and the agent stays as it is. Also the warnings about
// texts that are accepted and probably not meant.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { timelineOf } from '../calls/support.ts';
import { inConversation } from '../rtc/support.ts';

let app: TestApp;
let tenant: Tenant;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
});
afterAll(() => app.close());

const create = (more: Record<string, unknown> = {}) => tenant.ok('createAgent', { body: agentBody(more) });
const DRAFT = { greeting: 'A draft speaks.', response_engine: { system_prompt: 'You are Grace of Eastgate.' } };
const messages = [{ role: 'user', text: 'Who are you?' }];

test('a written turn uses the draft, which is not saved', async () => {
  const agent = await create();
  const path = { id: agent.agent_id };
  const reply = await tenant.ok('runAgentPlayground', { path, body: { messages, draft: DRAFT } });
  expect(reply.text).toContain('I am Grace');
  expect(reply).not.toHaveProperty('warnings');
  expect((await tenant.ok('runAgentPlayground', { path, body: { messages } })).text).not.toContain('Grace');
  expect(await tenant.ok('getAgent', { path })).toEqual(agent);
});

test('a browser call uses the draft, and its timeline says so', async () => {
  const { agent_id } = await create();
  const grant = await tenant.ok('createRtcToken', { body: { agent_id, draft: DRAFT, transport: 'websocket' } });
  const caller = await inConversation(app, grant);
  expect(caller.agentLines()).toEqual([DRAFT.greeting]);
  caller.send({ t: 'text', text: 'Who are you?' });
  await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.includes('Grace'));
  caller.send({ t: 'end' });
  await caller.closed();
  const [first] = await timelineOf(tenant, grant.call_id);
  expect(first).toMatchObject({ type: 'state', data: { status: 'queued', draft: true } });
}, 30_000);

test('a draft is checked as a change of the agent is', async () => {
  const { agent_id } = await create();
  const draft = { voice_id: 'nobody' };
  expect((await tenant.refused('createRtcToken', { body: { agent_id, draft } })).errors).toEqual([
    '/draft/voice_id unknown_voice',
  ]);
  const body = { messages, draft: { response_engine: { model: 'nothing' } } };
  expect((await tenant.refused('runAgentPlayground', { path: { id: agent_id }, body })).errors).toEqual([
    '/draft/response_engine/model unknown_model',
  ]);
  const socket = { response_engine: { type: 'custom-llm', websocket_url: 'ws://10.0.0.1/llm' } };
  expect((await tenant.refused('createRtcToken', { body: { agent_id, draft: socket } })).errors).toEqual([
    '/draft/response_engine/websocket_url insecure_socket',
  ]);
});

test('an unclosed, a malformed and an unknown variable and an empty prompt are accepted with a warning each', async () => {
  const agent = await create({
    greeting: 'Hello {{name, this is {{company}}. {{order number}} {{agent}}',
    variables: { agent: 'Ada' },
    response_engine: { type: 'service-llm', system_prompt: ' ' },
  });
  const found = ({ warnings = [] }: Pick<typeof agent, 'warnings'>) =>
    warnings.map(({ pointer, code, detail }) => `${pointer} ${code} ${detail.split(/ (?:is|has|names) /)[0]}`);
  const all = [
    '/response_engine/system_prompt empty_prompt The prompt',
    '/greeting unclosed_variable "{{name, this is"',
    '/greeting malformed_variable "{{order number}}"',
    '/greeting unknown_variable {{company}}',
  ];
  expect(found(agent)).toEqual(all);
  const path = { id: agent.agent_id };
  expect(await tenant.ok('getAgent', { path })).not.toHaveProperty('warnings');
  // A change that mends one of them; the rest is said again, also where nothing changes.
  const mended = { response_engine: { system_prompt: 'You are Ada.' } };
  expect(found(await tenant.ok('updateAgent', { path, body: mended }))).toEqual(all.slice(1));
  expect(found(await tenant.ok('updateAgent', { path, body: mended }))).toEqual(all.slice(1));
  const reply = await tenant.ok('runAgentPlayground', { path, body: { messages, draft: { greeting: '{{x' } } });
  expect(found(reply)).toEqual(['/greeting unclosed_variable "{{x"']);
  expect(await tenant.ok('updateAgent', { path, body: { greeting: 'Hello.' } })).not.toHaveProperty('warnings');
});
