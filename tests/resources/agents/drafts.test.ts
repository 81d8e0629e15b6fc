// Drafts over HTTP: a text turn and a browser call use the fields of a draft, and the agent does not change. Also the
// warnings about texts that are accepted but probably unintended.
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { timelineOf } from '../calls/support.ts';
import { addText, newBase } from '../knowledge-bases/support.ts';
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

test('a text turn uses the draft, which is not saved', async () => {
  const agent = await create();
  const path = { id: agent.agent_id };
  const reply = await tenant.ok('runAgentPlayground', { path, body: { messages, draft: DRAFT } });
  expect(reply.text).toContain('I am Grace');
  expect(reply).not.toHaveProperty('warnings');
  expect((await tenant.ok('runAgentPlayground', { path, body: { messages } })).text).not.toContain('Grace');
  expect(await tenant.ok('getAgent', { path })).toEqual(agent);
});

test('a response stored under an Idempotency-Key cannot be read in the database, and is replayed', async () => {
  const { agent_id: id } = await create();
  const headers = { 'idempotency-key': `playground-${id}` };
  const request = { path: { id }, headers, body: { messages: [{ role: 'user', text: 'Who are you?' }] } };
  const first = await tenant.ok('runAgentPlayground', request);
  const { rows } = await sql<{ answer: string }>`
    select answer from idempotency_keys where workspace_id = ${tenant.workspaceId}`.execute(app.runtime.db);
  expect(rows).toHaveLength(1);
  expect(rows[0]!.answer).not.toContain(first.text);
  expect(await tenant.ok('runAgentPlayground', request)).toEqual(first);
});

test('a browser call uses the draft, and its timeline reports it', async () => {
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

test('a draft has its own variables, disclosure and knowledge', async () => {
  const { agent_id } = await create({
    greeting: 'This is {{who}} of {{where}}.',
    variables: { who: 'Ada', where: 'Northwind' },
  });
  const heard = { recording: { disclosure: 'This test is recorded.' }, variables: { who: 'Grace' } };
  const grant = await tenant.ok('createRtcToken', { body: { agent_id, draft: heard, transport: 'websocket' } });
  const caller = await inConversation(app, grant);
  await caller.hears('line', ({ line }) => line.text === 'This is Grace of Northwind.' && line.final);
  expect(caller.agentLines()[0]).toBe('This test is recorded.');
  caller.send({ t: 'end' });
  await caller.closed();

  const base = await newBase(tenant);
  await addText(tenant, base, 'The lighthouse opens at noon.');
  const asked = { messages: [{ role: 'user', text: 'When does the lighthouse open?' }] };
  const path = { id: agent_id };
  const body = { ...asked, draft: { knowledge_base_ids: [base] } };
  const [passage] = (await tenant.ok('runAgentPlayground', { path, body })).passages;
  expect(passage?.text).toContain('noon');
  expect((await tenant.ok('runAgentPlayground', { path, body: asked })).passages).toEqual([]);
}, 30_000);

test('an edit affects a running browser call, but not the published version of its agent', async () => {
  const { agent_id } = await create();
  await tenant.ok('publishAgentVersion', { path: { id: agent_id }, body: {} });
  const draft = { greeting: 'Hello.', response_engine: { system_prompt: 'You are Hopper of Northwind.' } };
  const grant = await tenant.ok('createRtcToken', { body: { agent_id, draft, transport: 'websocket' } });
  const caller = await inConversation(app, grant);
  const says = async (text: string, name: string): Promise<void> => {
    caller.send({ t: 'text', text });
    await caller.hears('line', ({ line }) => line.role === 'agent' && line.text.includes(name));
    await caller.hears('turn', ({ turn }) => turn === 'listening');
  };
  await says('Who are you?', 'Hopper');
  const path = { id: grant.call_id };
  const command = { action: 'handoff', agent_id };
  const takes = (next: object) => tenant.ok('controlCall', { path, body: { ...command, draft: next } });
  expect((await takes(DRAFT)).failure).toBeNull();
  const changes = async () => (await timelineOf(tenant, grant.call_id)).filter(({ type }) => type === 'agent_changed');
  await until(async () => (await changes()).length === 1, { withinMs: 20_000, what: 'the call has the edit' });
  await says('Who are you now?', 'Grace');
  const wrong = await tenant.refused('controlCall', { path, body: { ...command, draft: { voice_id: 'nobody' } } });
  expect(wrong.errors).toEqual(['/draft/voice_id unknown_voice']);
  const other = { ...command, agent_id: (await create()).agent_id, draft: {} };
  expect((await tenant.refused('controlCall', { path, body: other })).errors).toEqual(['/draft not_allowed']);
  caller.send({ t: 'end' });
  await caller.closed();
  expect(await changes()).toMatchObject([{ data: { from_agent_id: agent_id, to_agent_id: agent_id } }]);
  // No stored command contains the draft, or any other content.
  const { rows } = await sql<{ command: object }>`
    select command from call_commands where call_id = ${grant.call_id} and done_at is not null`.execute(app.runtime.db);
  expect(rows.map(({ command: kept }) => kept)).toContainEqual({ action: command.action });
}, 30_000);

test('a draft is validated like a change of the agent', async () => {
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
  const others = await newTenant(app.url);
  const base = await newBase(others);
  const foreign = { knowledge_base_ids: [base] };
  expect((await tenant.refused('createRtcToken', { body: { agent_id, draft: foreign } })).errors).toEqual([
    '/draft/knowledge_base_ids/0 not_found',
  ]);
  expect((await tenant.refused('createRtcToken', { body: { agent_id, draft: { language: 'xx' } } })).errors).toEqual([
    '/draft/language unknown_language',
  ]);
});

test('a conversation has the time and its own details as variables, which the agent can override', async () => {
  const year = String(new Date(app.runtime.clock.now()).getUTCFullYear());
  const agent = await create({
    greeting: '{{current_date}}, {{direction}} {{call_id}}.',
    variables: { direction: 'outward' },
  });
  const grant = await tenant.ok('createRtcToken', { body: { agent_id: agent.agent_id, transport: 'websocket' } });
  const caller = await inConversation(app, grant);
  const [line] = caller.agentLines();
  expect(line).toMatch(new RegExp(`^\\w+day, \\w+ \\d+, ${year}, outward ${grant.call_id}\\.$`));
  caller.send({ t: 'end' });
  await caller.closed();
});

test('an unclosed, a malformed and an unknown variable and an empty prompt are each accepted with a warning', async () => {
  const agent = await create({
    greeting:
      'Hello {{name, this is {{company}}. {{order number}} {{agent | upcase}} {{agent}} {% if vip %}{{current_time}} {{user_number}}',
    variables: { agent: 'Ada' },
    response_engine: { type: 'service-llm', system_prompt: ' ' },
    keyterms: ['Northwind', '{{guest}}'],
    functions: [
      { type: 'end_call', name: 'end_call', description: 'Ends it.', message: 'Goodbye {{agent}}.' },
      { type: 'end_call', name: 'leave', description: 'Ends it.', message: 'Goodbye {{agent.name }} {{nobody}}.' },
    ],
  });
  const found = ({ warnings = [] }: Pick<typeof agent, 'warnings'>) =>
    warnings.map(({ pointer, code, detail }) => `${pointer} ${code} ${detail.split(/ (?:is|has|names) /)[0]}`);
  const all = [
    '/response_engine/system_prompt empty_prompt The prompt',
    '/greeting unclosed_variable "{{name, this is"',
    '/greeting malformed_variable "{{order number}}"',
    '/greeting malformed_variable "{{agent | upcase}}"',
    '/greeting malformed_variable "{% if vip %}"',
    '/greeting unknown_variable {{company}}',
    '/keyterms/1 unknown_variable {{guest}}',
    '/functions/1/message unknown_variable {{agent.name}}',
    '/functions/1/message unknown_variable {{nobody}}',
  ];
  expect(found(agent)).toEqual(all);
  const path = { id: agent.agent_id };
  expect(await tenant.ok('getAgent', { path })).not.toHaveProperty('warnings');
  // A change that fixes one of them; the other warnings are repeated, even if nothing changes.
  const fixed = { response_engine: { system_prompt: 'You are Ada.' } };
  expect(found(await tenant.ok('updateAgent', { path, body: fixed }))).toEqual(all.slice(1));
  expect(found(await tenant.ok('updateAgent', { path, body: fixed }))).toEqual(all.slice(1));
  const reply = await tenant.ok('runAgentPlayground', { path, body: { messages, draft: { greeting: '{{x' } } });
  expect(found(reply)).toEqual(['/greeting unclosed_variable "{{x"', '/keyterms/1 unknown_variable {{guest}}']);
  const none = { greeting: 'Hello.', keyterms: [], functions: [] };
  expect(await tenant.ok('updateAgent', { path, body: none })).not.toHaveProperty('warnings');
});

test('a prompt full of mistakes gets a hundred warnings, not one for each', async () => {
  const system_prompt = '{{'.repeat(50_000);
  const agent = await create({ greeting: 'Hello {{', response_engine: { type: 'service-llm', system_prompt } });
  expect(agent.warnings).toHaveLength(100);
  const path = { id: agent.agent_id };
  const reply = await tenant.ok('runAgentPlayground', { path, body: { messages, draft: { greeting: 'Hi {{' } } });
  expect(reply.warnings).toHaveLength(100);
});
