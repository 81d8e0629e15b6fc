// Calls, chats and playground turns of agents whose model fails: the fallback model answers, is reported and is charged.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallCost } from '../../../generated/types.ts';
import { startModelServer, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import { RATES } from '../../../src/resources/wallet/rates.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { CONVERSES, ended, place, reaches, SILENT, talkingAgent, timelineOf } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

/** An input token costs one micro-unit at the vendor, and ten with the built-in responder. */
const VENDOR_MICROS = 1_000_000;
const BUILTIN_MICROS = 10_000_000;

let app: TestApp;
let tenant: Tenant;
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer(({ model }) => {
    if (model === 'down') throw new Error('the model is down');
    if (model === 'breaks') return { breaksAfter: 'One two' };
    return 'We are open from nine to five.';
  });
  const rates = RATES.rates.map((rate) =>
    rate.item === 'llm_input' ? { ...rate, micros: rate.appliesTo === '*' ? VENDOR_MICROS : BUILTIN_MICROS } : rate,
  );
  app = await startTestApp({
    env: { LLM_BASE_URL: server.baseUrl, LLM_MODELS: 'down,up,breaks', LLM_FALLBACK_MODEL: 'up' },
    // Nothing is free here, not even the test network.
    overrides: { rates: { ...RATES, rates, freeRoutes: [] } },
  });
  tenant = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await server.close();
});

interface Outcome {
  call: Call;
  warnings: string[];
  cost: CallCost;
}

async function run(engine: object): Promise<Outcome> {
  const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.', model: 'down', ...engine };
  const body = talkingAgent({ ...UNRECORDED, response_engine, max_duration_seconds: 20 });
  const { agent_id: agentId } = await tenant.ok('createAgent', { body });
  const { call_id: id } = await place(tenant, CONVERSES, agentId);
  const call = await ended(tenant, id);
  const events = await timelineOf(tenant, id);
  const warnings = events.flatMap(({ type, data }) => {
    const { code, detail } = data as { code?: string; detail?: string };
    return type === 'warning' && code === 'engine_fell_back' ? [detail!] : [];
  });
  return { call, warnings, cost: await tenant.ok('getCallCost', { path: { id } }) };
}

const tokensRead = ({ items }: CallCost) => items.filter(({ item }) => item === 'llm_input');

describe('an agent whose model fails before its first word', () => {
  test('answers with its fallback model, which the timeline names, at the price of that model', async () => {
    const asked = server.requests.length;
    const { call, warnings, cost } = await run({ fallback_model: 'builtin-demo' });
    expect(call).toMatchObject({ status: 'completed' });
    expect(warnings.length).toBeGreaterThan(0);
    for (const warning of warnings) expect(warning).toMatch(/; builtin-demo answers$/);
    expect(server.requests.slice(asked).every(({ model }) => model === 'down')).toBe(true);
    const [own, fallback, ...more] = tokensRead(cost);
    expect(more).toEqual([]);
    expect(own).toMatchObject({ quantity: 0, price: { amount: '1.000000' } });
    expect(fallback!.quantity).toBeGreaterThan(0);
    expect(fallback!.price.amount).toBe('10.000000');
    expect(Number(fallback!.amount.amount) * 1e6).toBeCloseTo(10 * fallback!.quantity, 0);
    const total = cost.items.reduce((sum, { amount }) => sum + Number(amount.amount), 0);
    expect(Number(cost.total.amount)).toBeCloseTo(total, 6);
  });

  test('answers with the default model of the deployment if it names no fallback', async () => {
    const { call, warnings, cost } = await run({});
    expect(call).toMatchObject({ status: 'completed' });
    expect(warnings[0]).toMatch(/; up answers$/);
    // The same vendor, so the same price.
    expect(tokensRead(cost)).toHaveLength(1);
  });

  test('ends its call as engine_error if it names itself as the fallback', async () => {
    const { call, warnings } = await run({ fallback_model: 'down' });
    expect(call).toMatchObject({ status: 'failed', end_reason: 'engine_error' });
    expect(warnings).toEqual([]);
  });
});

test('the fallback model of an agent that takes a call over has its own price', async () => {
  const newAgent = async (engine: object): Promise<string> => {
    const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.', ...engine };
    return (await tenant.ok('createAgent', { body: talkingAgent({ ...UNRECORDED, response_engine }) })).agent_id;
  };
  const [first, second] = [
    await newAgent({ model: 'up', fallback_model: 'up' }),
    await newAgent({ model: 'up', fallback_model: 'builtin-demo' }),
  ];
  const { call_id: id } = await place(tenant, SILENT, first);
  await reaches(tenant, id, ['in_progress']);
  const pricesOf = async (): Promise<number[]> => {
    const query = app.runtime.db.selectFrom('wallet_holds').select('prices').where('call_id', '=', id);
    const { prices } = await query.executeTakeFirstOrThrow();
    return prices.flatMap(({ item, by, micros }) => (item === 'llm_input' && by === 'fallback' ? [micros] : []));
  };
  expect(await pricesOf()).toEqual([]);
  await tenant.ok('controlCall', { path: { id }, body: { action: 'handoff', agent_id: second, message: 'Ben here.' } });
  await until(async () => (await pricesOf()).length > 0, { what: 'the price of the fallback model' });
  expect(await pricesOf()).toEqual([BUILTIN_MICROS]);
  await tenant.ok('endCall', { path: { id } });
  await ended(tenant, id);
});

describe('in text, an agent whose model fails before its first word', () => {
  const messages = [{ role: 'user', text: 'When do you open?' }];
  const agentOf = async (engine: object): Promise<string> => {
    const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.', model: 'down', ...engine };
    return (await tenant.ok('createAgent', { body: talkingAgent({ ...UNRECORDED, response_engine }) })).agent_id;
  };

  test('answers in the playground with its fallback model, and the response names it', async () => {
    const id = await agentOf({ fallback_model: 'builtin-demo' });
    const reply = await tenant.ok('runAgentPlayground', { path: { id }, body: { messages } });
    expect(reply.text).not.toBe('');
    expect(reply.model).toBe('builtin-demo');
    // Analyses of earlier calls also send requests.
    const asked = server.requests.filter((request) => request.messages.at(-1)!.content === messages[0]!.text);
    expect(new Set(asked.map(({ model }) => model))).toEqual(new Set(['down']));
    const byDeployment = await agentOf({});
    const other = await tenant.ok('runAgentPlayground', { path: { id: byDeployment }, body: { messages } });
    expect([other.text, other.model]).toEqual(['We are open from nine to five.', 'up']);
  });

  test('fails if there is no other model, or if the first word is out', async () => {
    for (const engine of [{ fallback_model: 'down' }, { model: 'breaks', fallback_model: 'builtin-demo' }]) {
      const id = await agentOf(engine);
      const { code } = await tenant.refused('runAgentPlayground', { path: { id }, body: { messages } });
      expect(code).toBe('provider_failed');
    }
  });

  test('answers in a chat; its tokens are charged at the price of the fallback', async () => {
    const owner = await newTenant(app.url);
    const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.', model: 'down' };
    const fallback = { ...response_engine, fallback_model: 'builtin-demo' };
    const body = talkingAgent({ ...UNRECORDED, response_engine: fallback });
    const { agent_id } = await owner.ok('createAgent', { body });
    const widget = { name: 'Front page', agent_id, modes: ['chat'], allowed_domains: ['*'] };
    const { id } = await owner.ok('createWidget', { body: widget });
    const { message } = await owner.ok('sendWidgetMessage', { path: { id }, body: { message: 'When do you open?' } });
    expect(message.text).not.toBe('');
    const { totals, data } = await owner.ok('getUsage', { query: { group_by: 'agent' } });
    expect(totals).toMatchObject({ calls: 0, messages: 1, tts_characters: 0 });
    expect(totals.llm_input_tokens).toBeGreaterThan(0);
    expect(Number(totals.cost.amount)).toBeGreaterThanOrEqual((totals.llm_input_tokens * BUILTIN_MICROS) / 1e12);
    expect(data).toMatchObject([{ key: agent_id, calls: 0, messages: 1, cost: totals.cost }]);
    const byNumber = await owner.ok('getUsage', { query: { group_by: 'number' } });
    expect(byNumber.data).toMatchObject([{ key: null, messages: 1 }]);
    const byDay = await owner.ok('getUsage', { query: { group_by: 'day' } });
    expect(byDay.data).toMatchObject([{ key: expect.stringMatching(/^\d{4}-\d\d-\d\d$/), messages: 1 }]);
  });
});

test('a call whose model breaks off in an answer hears the rest from the fallback model, at its price', async () => {
  const { call, cost } = await run({ model: 'breaks', fallback_model: 'up' });
  expect(call).toMatchObject({ status: 'completed' });
  const { data } = await tenant.ok('getCallTranscript', { path: { id: call.call_id } });
  const said = data.flatMap((item) => (item.type === 'utterance' && item.role === 'agent' ? [item.text] : []));
  expect(said).toContain('One two We are open from nine to five.');
  const rest = server.requests.find(({ model, messages }) => model === 'up' && messages.at(-1)!.role === 'system');
  expect(rest!.messages.at(-2)).toMatchObject({ role: 'assistant', content: 'One two' });
  expect(tokensRead(cost).map(({ quantity }) => quantity > 0)).toContain(true);
});
