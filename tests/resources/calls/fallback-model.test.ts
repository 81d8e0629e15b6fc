// Whole calls of agents whose model fails: the model that they name instead answers, is told of, and is paid for.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallCost } from '../../../generated/types.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { startModelServer, type ModelServer } from '../../support/model-server.ts';
import { RATES } from '../../../src/resources/wallet/rates.ts';
import { CONVERSES, ended, place, talkingAgent, timelineOf } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

/** A token of the vendor costs one micro-unit to read, one of the built-in responder ten. */
const VENDOR_MICROS = 1_000_000;
const BUILTIN_MICROS = 10_000_000;

let app: TestApp;
let tenant: Tenant;
let server: ModelServer;

beforeAll(async () => {
  server = await startModelServer(({ model }) => {
    if (model === 'down') throw new Error('the model is down');
    return 'We are open from nine to five.';
  });
  const rates = RATES.rates.map((rate) =>
    rate.item === 'llm_input' ? { ...rate, micros: rate.appliesTo === '*' ? VENDOR_MICROS : BUILTIN_MICROS } : rate,
  );
  app = await startTestApp({
    env: { LLM_BASE_URL: server.baseUrl, LLM_MODELS: 'down,up', LLM_FALLBACK_MODEL: 'up' },
    // Nothing is free here, the test network neither.
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
  const body = talkingAgent({ response_engine, max_duration_seconds: 20 });
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
  test('is answered for by its fallback model, which the timeline names, at that model’s price', async () => {
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

  test('is answered for by the model of the deployment where it names none', async () => {
    const { call, warnings, cost } = await run({});
    expect(call).toMatchObject({ status: 'completed' });
    expect(warnings[0]).toMatch(/; up answers$/);
    // Of the same vendor, so of the same price.
    expect(tokensRead(cost)).toHaveLength(1);
  });

  test('has none where it names its own model, and its call ends as engine_error', async () => {
    const { call, warnings } = await run({ fallback_model: 'down' });
    expect(call).toMatchObject({ status: 'failed', end_reason: 'engine_error' });
    expect(warnings).toEqual([]);
  });
});
