// The programs of examples/migration against agents in the forms that the platforms export: the service accepts what they print.
import { spawnSync } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Agent, AgentCreate } from '../../generated/types.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { ROOT } from '../support/documents.ts';

const hasJq = spawnSync('jq', ['--version']).status === 0;
let app: TestApp;
let owner: Tenant;
let folder: string;

beforeAll(async () => {
  app = await startTestApp();
  owner = await newTenant(app.url);
  folder = await mkdtemp(join(tmpdir(), 'parley-migration-'));
});
afterAll(async () => {
  await app?.close();
  await rm(folder, { recursive: true, force: true });
});

interface Converted {
  agent: AgentCreate;
  lost: string[];
}

async function convert(program: string, options: string[], files: Record<string, object>): Promise<Converted> {
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), JSON.stringify(content));
  const given = ['-f', join(ROOT, 'examples/migration', program), '--arg', 'voice', 'builtin-alloy', ...options];
  const { stdout, stderr } = spawnSync('jq', given, { cwd: folder, encoding: 'utf8' });
  expect(stderr).toBe('');
  return JSON.parse(stdout) as Converted;
}

const create = (agent: AgentCreate): Promise<Agent> => owner.ok('createAgent', { body: agent });

describe.skipIf(!hasJq)('retell.jq', () => {
  const AGENT = ['-n', '--slurpfile', 'agent', 'agent.json'];
  const MIRA = { agent_id: 'a', agent_name: 'Mira', voice_id: '11labs-Adrian', language: 'en-US' };
  const LLM = { llm_id: 'llm_1', general_prompt: 'You are Mira.', begin_message: 'Hi, Mira here.', general_tools: [] };

  test('reads the prompt in an export of the dashboard, which is one file', async () => {
    const response_engine = { type: 'retell-llm', llm_id: 'llm_1' };
    const exported = { ...MIRA, response_engine, retellLlmData: LLM };
    const { agent, lost } = await convert('retell.jq', AGENT, { 'agent.json': exported });
    expect(lost).toEqual([]);
    const engine = { type: 'service-llm', system_prompt: 'You are Mira.' };
    expect(await create(agent)).toMatchObject({ response_engine: engine, greeting: 'Hi, Mira here.' });
  });

  test('converts a model server of the user', async () => {
    const response_engine = { type: 'custom-llm', llm_websocket_url: 'wss://example.com/llm' };
    const { agent, lost } = await convert('retell.jq', AGENT, { 'agent.json': { ...MIRA, response_engine } });
    expect(lost).toEqual([]);
    const engine = { type: 'custom-llm', websocket_url: 'wss://example.com/llm' };
    expect((await create(agent)).response_engine).toEqual(engine);
  });

  test('names a conversation flow and a missing file of the LLM as lost', async () => {
    const flow = { ...MIRA, response_engine: { type: 'conversation-flow', conversation_flow_id: 'flow_1' } };
    const { lost } = await convert('retell.jq', AGENT, { 'agent.json': flow });
    expect(lost).toEqual(['agent response_engine of type conversation-flow']);
    const alone = { ...MIRA, response_engine: { type: 'retell-llm', llm_id: 'llm_1' } };
    const second = await convert('retell.jq', AGENT, { 'agent.json': alone });
    expect(second.lost).toEqual(['agent response_engine: the file of llm_1 is missing']);
  });

  test('converts an agent without a name, and each form of a transfer', async () => {
    const to = { type: 'predefined', number: '+12025550109' };
    const general_tools = [
      { type: 'transfer_call', name: 'old', description: 'Transfers.', number: '+12025550109' },
      { type: 'transfer_call', name: 'cold', transfer_destination: to, transfer_option: { type: 'cold_transfer' } },
      { type: 'transfer_call', name: 'warm', transfer_destination: to, transfer_option: { type: 'warm_transfer' } },
      {
        type: 'transfer_call',
        name: 'agentic',
        transfer_destination: to,
        transfer_option: { type: 'agentic_warm_transfer' },
      },
    ];
    const { agent_name: _, ...unnamed } = { ...MIRA, response_engine: { type: 'retell-llm', llm_id: 'llm_1' } };
    const files = { 'agent.json': unnamed, 'llm.json': { ...LLM, general_tools } };
    const { agent, lost } = await convert('retell.jq', [...AGENT, '--slurpfile', 'llm', 'llm.json'], files);
    expect(lost).toEqual([]);
    const made = await create(agent);
    expect(made.agent_name).toBe('From Retell');
    expect(made.functions.map((each) => 'mode' in each && each.mode)).toEqual(['cold', 'cold', 'warm', 'warm']);
  });

  test('converts functions without a description, with a hyphen and with another method, which is lost', async () => {
    const url = 'https://example.com/slots';
    const general_tools = [
      { type: 'end_call', name: 'end_call' },
      { type: 'press_digit', name: 'press', description: '' },
      { type: 'custom', name: 'get-slots', description: 'Lists slots.', url, method: 'GET' },
    ];
    const response_engine = { type: 'retell-llm', llm_id: 'llm_1' };
    const files = { 'agent.json': { ...MIRA, response_engine }, 'llm.json': { ...LLM, general_tools } };
    const { agent, lost } = await convert('retell.jq', [...AGENT, '--slurpfile', 'llm', 'llm.json'], files);
    expect(lost).toEqual([
      'general_tools get-slots: method',
      'general_tools get-slots: the name, which is get_slots here',
    ]);
    expect((await create(agent)).functions).toMatchObject([
      { name: 'end_call', description: 'Use end_call.' },
      { name: 'press', description: 'Use press.' },
      { name: 'get_slots', description: 'Lists slots.' },
    ]);
  });

  test('names settings within converted ones that are lost, limited numbers and cut texts', async () => {
    const destination = { type: 'predefined', number: '+12025550109', extension: '42' };
    const option = { type: 'warm_transfer', public_handoff_option: { type: 'static_message', message: 'Hi.' } };
    const general_tools = [
      { type: 'transfer_call', name: 'desk', transfer_destination: destination, transfer_option: option },
      { type: 'custom', name: 'slots', description: 'x'.repeat(1001), url: 'https://example.com', timeout_ms: 120_000 },
    ];
    const exported = {
      ...MIRA,
      voice_speed: 2,
      max_call_duration_ms: 7_200_000,
      voicemail_option: { action: { type: 'static_text', text: '' } },
      post_call_analysis_data: [
        { type: 'string', name: 'city', description: 'City.', examples: ['Bern'] },
        { type: 'system-presets', name: 'call_summary' },
      ],
      response_engine: { type: 'retell-llm', llm_id: 'llm_1' },
      retellLlmData: { ...LLM, begin_message: 'x'.repeat(2001), general_tools },
    };
    const { agent, lost } = await convert('retell.jq', AGENT, { 'agent.json': exported });
    expect(lost).toEqual([
      'agent voicemail_option',
      'agent voice_speed, which is 1.2 here',
      'agent post_call_analysis_data city: examples',
      'agent post_call_analysis_data call_summary: a field of type system-presets',
      'llm begin_message, whose first 2000 characters remain',
      'general_tools desk: transfer_destination extension',
      'general_tools desk: transfer_option public_handoff_option',
      'general_tools slots: timeout_ms, which is 60000 here',
      'general_tools slots: description, whose first 1000 characters remain',
    ]);
    expect((await create(agent)).voice_speed).toBe(1.2);
  });
});

describe.skipIf(!hasJq)('vapi.jq', () => {
  const BASE = { id: 'a', orgId: 'o', name: 'Mira', firstMessage: 'Hi.' };
  const model = (more: object = {}) => ({ messages: [{ role: 'system', content: 'You are Mira.' }], ...more });
  const from = (assistant: object) => convert('vapi.jq', ['assistant.json'], { 'assistant.json': assistant });

  test('sends functions without an address of their own to the server of the assistant, like Vapi', async () => {
    const tools = [{ type: 'function', function: { name: 'look_up', description: 'Looks up.' } }];
    const server = { url: 'https://example.com/vapi', timeoutSeconds: 20 };
    const { agent, lost } = await from({ ...BASE, model: model({ tools }), server });
    expect(lost).toEqual(['server']);
    const [made] = (await create(agent)).functions;
    expect(made).toMatchObject({
      type: 'webhook',
      name: 'look_up',
      url: 'https://example.com/vapi',
      timeout_ms: 20_000,
    });
    const old = await from({ ...BASE, model: model({ tools }), serverUrl: 'https://example.com/old' });
    expect(old.agent.functions).toMatchObject([{ url: 'https://example.com/old' }]);
  });

  test('converts tools with a hyphen, with the same name, twice, and with a number of another form', async () => {
    const number = (to: string) => ({ type: 'number', number: to });
    const tools = [
      { type: 'function', function: { name: 'look-up' }, server: { url: 'https://example.com/vapi' } },
      { type: 'transferCall', destinations: [number('+12025550108'), number('2025550108')] },
      { type: 'transferCall', destinations: [number('+12025550109')] },
      { type: 'endCall' },
    ];
    const { agent, lost } = await from({ ...BASE, model: model({ tools }), endCallFunctionEnabled: true });
    expect(lost).toEqual([
      'model.tools look-up: the name, which is look_up here',
      'model.tools transfer_call: destination of type number 2025550108',
    ]);
    const names = (await create(agent)).functions.map(({ name }) => name);
    expect(names).toEqual(['look_up', 'transfer_call', 'transfer_call_2', 'end_call']);
  });

  test('converts the language of the transcriber', async () => {
    const transcriber = { provider: 'deepgram', language: 'en-GB' };
    const { agent, lost } = await from({ ...BASE, model: model(), transcriber });
    expect(lost).toEqual(['transcriber.provider']);
    expect((await create(agent)).language).toBe('en-GB');
    expect((await from({ ...BASE, model: model(), transcriber: { language: 'pl-PL' } })).agent.language).toBe('pl');
  });

  test('names settings within converted ones that are lost, limited numbers and cut texts', async () => {
    const transferPlan = { mode: 'warm-transfer-with-message', message: 'A caller.' };
    const desk = { type: 'number', number: '+12025550108', extension: '42', transferPlan };
    const server = { url: 'https://example.com/vapi', timeoutSeconds: 300 };
    const tools = [
      { type: 'transferCall', destinations: [desk] },
      { type: 'function', function: { name: 'slots' }, server },
    ];
    const schema = { type: 'object', properties: { city: { type: 'string' } } };
    const { agent, lost } = await from({
      ...BASE,
      model: model({ tools }),
      firstMessage: 'x'.repeat(2001),
      voicemailMessage: '',
      silenceTimeoutSeconds: 3600,
      voice: { speed: 2 },
      analysisPlan: { structuredDataPlan: { enabled: false, schema, timeoutSeconds: 9 } },
    });
    expect(lost).toEqual([
      'analysisPlan.structuredDataPlan.timeoutSeconds',
      'voice.speed, which is 1.2 here',
      'silenceTimeoutSeconds, which is 600 here',
      'firstMessage, whose first 2000 characters remain',
      'model.tools transfer_call: destination +12025550108 extension',
      'model.tools transfer_call: destination +12025550108 transferPlan.message',
      'model.tools slots: server.timeoutSeconds, which is 60 here',
    ]);
    // Vapi does not extract data with a plan that is switched off.
    expect([agent.extraction, agent.voicemail]).toEqual([undefined, undefined]);
    expect((await create(agent)).voice_speed).toBe(1.2);
  });

  test('converts the members of older assistants', async () => {
    const old = { recordingEnabled: false, endCallFunctionEnabled: true, endCallMessage: 'Goodbye.' };
    const { agent, lost } = await from({ ...BASE, model: { systemPrompt: 'You are Mira.' }, ...old });
    expect(lost).toEqual([]);
    const made = await create(agent);
    expect(made).toMatchObject({ response_engine: { system_prompt: 'You are Mira.' }, recording: { enabled: false } });
    expect(made.functions).toMatchObject([{ type: 'end_call', name: 'end_call', message: 'Goodbye.' }]);
  });
});
