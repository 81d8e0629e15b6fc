// Typical tasks that a user gives a model with access to Parley, performed by a scripted MCP client with the tools alone.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { removeAnalyses, removeTimelines, removeTranscripts } from '../../src/resources/calls/rows/retention.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { connect, overHttp, type McpTestClient } from './client.ts';

let app: TestApp;
let owner: Tenant;
let mcp: McpTestClient;
let agentId: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
  mcp = await connect(overHttp(app.url, owner.jwt));
});

afterAll(async () => {
  await mcp.close();
  await app.close();
});

describe('twelve tasks over MCP', () => {
  test('1. build an agent', async () => {
    const made = await mcp.run<{ agent_id: string; version: number }>('build_agent', {
      name: 'Ada',
      prompt: 'You are Ada, the assistant of Northwind.',
      greeting: 'Hello, this is Ada.',
      settings: { max_duration_seconds: 120, response_engine: { temperature: 0.2 } },
    });
    agentId = made.agent_id;
    const agent = await owner.ok('getAgent', { path: { id: agentId } });
    expect(agent).toMatchObject({ agent_name: 'Ada', max_duration_seconds: 120, greeting: 'Hello, this is Ada.' });
    const prompt = 'You are Ada of Northwind. Be short.';
    const settings = { response_engine: { temperature: 0.3 } };
    const changed = await mcp.run('change_agent', { agent_id: agentId, prompt, settings });
    expect(changed).toMatchObject({ version: made.version + 1, prompt });
    const { response_engine: engine } = await owner.ok('getAgent', { path: { id: agentId } });
    expect(engine).toMatchObject({ system_prompt: prompt, temperature: 0.3 });
  });

  test('1b. find the list of languages if no voice speaks the wanted one', async () => {
    const refused = await mcp.failed('build_agent', { name: 'Eva', prompt: 'Hallo.', language: 'de' });
    expect(refused.detail).toContain('/language must be a language of this deployment; GET /v1/languages');
  });

  test('2. give it a document', async () => {
    const text = 'Northwind opens at nine in the morning and closes at six, Monday to Friday.';
    const source = await mcp.run('give_knowledge', { agent_id: agentId, title: 'Opening hours', text });
    expect(source).toMatchObject({ status: 'ready', chunks: 1 });
    const agent = await owner.ok('getAgent', { path: { id: agentId } });
    expect(agent.knowledge_base_ids).toEqual([source['knowledge_base_id']]);
  });

  test('3. ask the agent', async () => {
    const reply = await mcp.run<{ text: string; passages: { title: string }[] }>('ask_agent', {
      agent_id: agentId,
      message: 'When does Northwind open?',
    });
    expect(reply.text).not.toBe('');
    expect(reply.passages[0]).toMatchObject({ title: 'Opening hours' });
  });

  test('4. add a function', async () => {
    const made = await mcp.run('add_function', {
      agent_id: agentId,
      type: 'end_call',
      name: 'end_call',
      description: 'Ends the call after a goodbye.',
    });
    expect(made).toMatchObject({ name: 'end_call', type: 'end_call' });
    const { data } = await owner.ok('listAgentFunctions', { path: { id: agentId } });
    expect(data.map(({ name }) => name)).toEqual(['end_call']);
  });

  let callId: string;
  test('5. call a number and watch it; a test number is free and needs no confirmation', async () => {
    const placed = await mcp.run<{ call_id: string }>('place_call', { agent_id: agentId, to_number: '+12025550105' });
    callId = placed.call_id;
    const lines: string[] = [];
    const { structuredContent } = await mcp.client.callTool(
      { name: 'read_call', arguments: { call_id: callId, wait_seconds: 25 } },
      undefined,
      { onprogress: ({ message }) => void lines.push(message ?? '') },
    );
    expect(structuredContent).toMatchObject({ status: 'completed', end_reason: 'caller_hangup' });
    expect(lines[0]).toBe('agent: Hello, this is Ada.');
    expect(mcp.person.asked).toEqual([]);
  });

  test('6. read the transcript and the timeline', async () => {
    const read = await mcp.run<{ transcript: string[]; timeline: string[] }>('read_call', {
      call_id: callId,
      include: ['timeline', 'cost'],
    });
    expect(read.transcript[0]).toMatch(/^\d+\.\ds agent: Hello, this is Ada\.$/);
    expect(read.timeline.some((line) => / state .*completed/.test(line))).toBe(true);
    const list = await mcp.run<{ data: { call_id: string }[] }>('list_calls', { agent_id: agentId });
    expect(list.data.map((call) => call.call_id)).toContain(callId);
  });

  test('7. explain a failed call', async () => {
    const { call_id: busy } = await mcp.run('place_call', { agent_id: agentId, to_number: '+12025550101' });
    await mcp.run('read_call', { call_id: busy, wait_seconds: 25 });
    const { findings } = await mcp.run<{ findings: { finding: string; fix: string }[] }>('explain_call', {
      call_id: busy,
    });
    expect(findings[0]).toMatchObject({
      finding: 'The number was busy.',
      fix: expect.stringContaining('later') as string,
    });
  });

  test('7b. read and explain a call whose content was removed', async () => {
    const of = { workspaceId: owner.workspaceId, agentId, days: 0 };
    for (const remove of [removeTranscripts, removeTimelines, removeAnalyses]) await remove(app.runtime.db, of, 10);
    const on = expect.stringMatching(/ of this call was removed on \d{4}-/) as string;
    const wanted = { call_id: callId, include: ['timeline', 'analysis'] };
    expect(await mcp.run('read_call', wanted)).toMatchObject({
      status: 'completed',
      transcript: on,
      timeline: on,
      analysis: on,
    });
    const { findings } = await mcp.run<{ findings: { finding: string }[] }>('explain_call', { call_id: callId });
    expect(findings.map(({ finding }) => finding)).toEqual(['The other side hung up.', on]);
  });

  test('8. import contacts and run a campaign, after a confirmation', async () => {
    const built = await mcp.run<{ id: string; contacts: { accepted: number; rejected: number } }>('build_campaign', {
      name: 'Renewals',
      agent_id: agentId,
      contacts: [{ to_number: '+12025550101', variables: { first_name: 'Grace' } }, { to_number: 'nobody' }],
      settings: { retry: { max_attempts: 1, back_off: 1, rules: [] }, windows: [] },
    });
    expect(built.contacts).toMatchObject({ accepted: 1, rejected: 1 });
    const campaign = { campaign_id: built.id };
    expect(await mcp.run('run_campaign', { ...campaign, action: 'start' })).toMatchObject({ status: 'running' });
    expect(mcp.person.asked.at(-1)).toContain('Renewals, 1 contacts');
    const read = () => mcp.run<{ status: string }>('read_campaign', campaign);
    await until(async () => (await read()).status === 'completed', { withinMs: 20_000, what: 'the campaign is over' });
    const failed = await mcp.run('read_campaign', { ...campaign, contacts: 'failed' });
    expect(failed).toMatchObject({ contacts: { data: [{ to_number: '+12025550101', last_outcome: 'busy' }] } });
  });

  test('9. schedule a call', async () => {
    const at = new Date(Date.now() + 86_400_000).toISOString();
    const made = await mcp.run('schedule_call', { agent_id: agentId, to_number: '+12025550100', at });
    expect(made).toMatchObject({ status: 'scheduled', at });
  });

  test('10. find an operation and call it', async () => {
    const search = { query: 'embed a chat widget on a web page' };
    const { found } = await mcp.run<{ found: { operation: string }[] }>('search_operations', search);
    expect(found.map(({ operation }) => operation)).toContain('createWidget');
    const described = await mcp.run<{ body: object }>('search_operations', { operation: 'createWidget' });
    expect(Object.keys(described.body)).toContain('agent_id*');
    const made = await mcp.run('call_operation', {
      operation: 'createWidget',
      body: { name: 'Site', agent_id: agentId, modes: ['chat'], allowed_domains: ['example.com'] },
    });
    expect(made).toMatchObject({ status: 201, body: { name: 'Site' } });
  });

  test('11. be refused without the scope, with the remedy', async () => {
    const { key } = await owner.ok('createApiKey', { body: { name: 'reader', scope: 'read-only' } });
    const reader = await connect(overHttp(app.url, key));
    expect(await reader.run('list_agents', { agent_id: agentId })).toMatchObject({ agent_name: 'Ada' });
    expect(await reader.failed('build_agent', { name: 'Eve', prompt: 'Hello.' })).toMatchObject({
      code: 'forbidden_scope',
      required_scope: 'write',
      actual_scope: 'read-only',
      fix: 'Use a key with the required scope. Create one with POST /v1/api-keys (operation createApiKey).',
    });
    const missing = await reader.failed('call_operation', { operation: 'getCampaign', path: { id: 'camp_none' } });
    expect(missing).toMatchObject({ fix: 'GET /v1/campaigns (operation listCampaigns) lists the campaigns.' });
    await reader.close();
  });

  test('12. delete, first declined and then accepted', async () => {
    const { agent_id: other } = await mcp.run('build_agent', { name: 'Bob', prompt: 'Hello.' });
    const removal = { operation: 'deleteAgent', path: { id: other } };
    mcp.person.says = 'decline';
    expect(await mcp.failed('call_operation', removal)).toMatchObject({ code: 'confirmation_declined' });
    await owner.ok('getAgent', { path: { id: other as string } });
    mcp.person.says = 'accept';
    expect(await mcp.run('call_operation', removal)).toMatchObject({ status: 204 });
    expect(mcp.person.asked.at(-1)).toContain(`DELETE /v1/agents/${other as string}`);
    expect((await owner.refused('getAgent', { path: { id: other as string } })).code).toBe('agent_not_found');
  });
});
