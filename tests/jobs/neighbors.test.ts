// Servers that do not respond beside the work of other workspaces: a customer's model that never ends its answers, and a payment
// provider. Each lane has so few workers that one more job would wait.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startStandIn, type StandIn } from '../../scripts/stand-ins/stand-in.ts';
import {
  startStripe,
  STRIPE_KEY,
  STRIPE_WEBHOOK_SECRET,
  type StripeServer,
} from '../../scripts/stand-ins/stripe-server.ts';
import { enqueue } from '../../src/jobs/enqueue.ts';
import { ended, place, talkingAgent } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { clientOf, newTenant, type Tenant, UNRECORDED } from '../support/client.ts';
import { until } from '../support/until.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const HANGS_UP = '+12025550105';
const BUSY = '+12025550101';
const WORKERS = 2;
/** More than the workers of any lane. */
const SLOW_CALLS = 5;
const DRIP_MS = 500;

const event = (content: string): string => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

/** Sends the analysis of `slow-model` a word at a time without an end, until it is released. */
class ModelServer {
  standIn!: StandIn;
  /** The model of each request for an analysis. */
  analyses: string[] = [];
  #held: (() => void)[] = [];

  async start(): Promise<this> {
    this.standIn = await startStandIn((request, response) => this.#answer(request, response));
    return this;
  }

  get held(): number {
    return this.#held.length;
  }

  releaseOne(): void {
    this.#held.shift()!();
  }

  async #answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    if (request.method === 'GET') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const { model, messages } = JSON.parse(text) as { model: string; messages: { content: string }[] };
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    if (!messages[0]!.content.includes('You analyze the transcript')) {
      return void response.end(`${event('We open at nine.')}data: [DONE]\n\n`);
    }
    this.analyses.push(model);
    if (model === 'slow-model') await this.#drip(response);
    response.end(`${event('{"summary":"They asked for the hours."}')}data: [DONE]\n\n`);
  }

  async #drip(response: ServerResponse): Promise<void> {
    const timer = setInterval(() => response.write(event('Hm. ')), DRIP_MS);
    await new Promise<void>((resolve) => this.#held.push(resolve));
    clearInterval(timer);
  }
}

let app: TestApp;
let model: ModelServer;
let stripe: StripeServer;
let slow: Tenant;
let other: Tenant;

async function withModel(name: string): Promise<{ tenant: Tenant; agentId: string }> {
  const tenant = await newTenant(app.url);
  const body = { api_key: 'sk-of-this-workspace', base_url: `${model.standIn.url}/v1`, models: [name] };
  await tenant.ok('putProviderCredentials', { path: { provider: 'openai' }, body });
  const agent = await tenant.ok('createAgent', { body: talkingAgent(UNRECORDED) });
  return { tenant, agentId: agent.agent_id };
}

async function callOnce({ tenant, agentId }: { tenant: Tenant; agentId: string }): Promise<string> {
  const { call_id: id } = await place(tenant, HANGS_UP, agentId);
  await ended(tenant, id);
  return id;
}

const analysisOf = async (tenant: Tenant, id: string) =>
  (await tenant.send('getCallAnalysis', { path: { id } })).status;

let slowCalls: string[];

beforeAll(async () => {
  [model, stripe] = await Promise.all([new ModelServer().start(), startStripe()]);
  app = await startTestApp({
    env: {
      NETWORK_ALLOW: '127.0.0.0/8',
      ANALYSES_PER_PROCESS: String(WORKERS),
      PAYMENTS: 'stripe',
      STRIPE_SECRET_KEY: STRIPE_KEY,
      STRIPE_WEBHOOK_SECRET,
      STRIPE_BASE_URL: stripe.url,
    },
    overrides: { runner: { pollMs: 100, concurrency: 1 } },
  });
  const one = await withModel('slow-model');
  slow = one.tenant;
  const call = (count: number) => Promise.all(Array.from({ length: count }, () => callOnce(one)));
  // The others end later, and so have a backlog.
  slowCalls = [...(await call(WORKERS)), ...(await call(SLOW_CALLS - WORKERS))];
  await until(() => model.held >= WORKERS, { what: 'the workers wait for the slow model' });
});
afterAll(async () => {
  // Ends the jobs that still wait, so that the service stops at once.
  await Promise.all([model.standIn.close(), stripe.close()]);
  await app.close();
});

test('mails do not wait for analyses', async () => {
  await clientOf(app.url).ok('requestPasswordReset', { body: { email: slow.email } });
  await app.mailbox.linkTo(slow.email);
});

test('the next analysis is that of a workspace with fewer calls, although others have waited longer', async () => {
  const two = await withModel('fast-model');
  other = two.tenant;
  const id = await callOnce(two);
  model.releaseOne();
  await until(async () => (await analysisOf(other, id)) === 200, { what: 'the analysis of the other workspace' });
  expect(model.analyses.slice(0, WORKERS + 1)).toEqual([...Array<string>(WORKERS).fill('slow-model'), 'fast-model']);
  const analyzed = await Promise.all(slowCalls.map((one) => analysisOf(slow, one)));
  expect(analyzed.filter((status) => status === 200)).toHaveLength(1);
});

test('calls do not wait for a payment provider', async () => {
  const tenant = await newTenant(app.url);
  const { agent_id: agentId } = await tenant.ok('createAgent', { body: talkingAgent(UNRECORDED) });
  const payment = await tenant.ok('createTopup', { body: { amount: '25', save_method: true } });
  const sessionId = payment.pay_url!.split('/').at(-1)!;
  stripe.pay(sessionId);
  const { body, signature } = stripe.callbackOf('checkout.session.completed', sessionId);
  const headers = { 'content-type': 'application/json', 'stripe-signature': signature };
  const seen = await fetch(`${app.url}/hooks/payments/stripe`, { method: 'POST', body, headers });
  expect(seen.status).toBe(200);
  const usd = (amount: string) => ({ amount, currency: 'USD' });
  await tenant.ok('updateWallet', { body: { auto_topup: { threshold: usd('100'), amount: usd('10') } } });
  stripe.mishaps = ['held'];
  const before = stripe.asked.length;
  await enqueue(app.runtime.db, 'wallet.topup', { workspaceId: tenant.workspaceId });
  await until(() => stripe.asked.length > before, { what: 'the job waits for the provider' });
  const { call_id: id } = await place(tenant, BUSY, agentId);
  await ended(tenant, id);
  // Not even the repeated request was sent meanwhile.
  expect(stripe.asked).toHaveLength(before + 1);
});
