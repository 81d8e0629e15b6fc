// Test runs of a workspace whose model never ends its answers, beside a run of another workspace.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startStandIn, type StandIn } from '../../../scripts/stand-ins/stand-in.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

/** The most unfinished runs of a workspace, and more than the workers of the lane. */
const SLOW_RUNS = 5;

let app: TestApp;
let models: StandIn;
/** Answers of `slow-model` in progress. */
const dripping = new Set<NodeJS.Timeout>();
const DRIP_MS = 200;

beforeAll(async () => {
  models = await startStandIn(answer);
  const env = { LLM_BASE_URL: `${models.url}/v1`, LLM_MODELS: 'slow-model,quick-model' };
  app = await startTestApp({ env });
});
afterAll(async () => {
  for (const timer of dripping) clearInterval(timer);
  await models?.close();
  await app?.close();
});

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  let text = '';
  for await (const chunk of request) text += String(chunk);
  const { model } = JSON.parse(text) as { model: string };
  response.writeHead(200, { 'content-type': 'text/event-stream' });
  if (model !== 'slow-model') return void response.end(`${delta('We open at nine.')}data: [DONE]\n\n`);
  const timer = setInterval(() => response.write(delta('Well, ')), DRIP_MS);
  dripping.add(timer);
  response.once('close', () => clearInterval(timer));
}

const delta = (content: string) => `data: ${JSON.stringify({ choices: [{ delta: { content } }] })}\n\n`;

async function newRun(tenant: Tenant, model: string): Promise<string> {
  const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.', model };
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody({ greeting: 'Hello.', response_engine }) });
  const caller = { type: 'script', turns: [{ say: 'When do you open?' }] };
  const { id } = await tenant.ok('createTestCase', { body: { name: 'Hours', agent_id, caller } });
  return (await tenant.ok('createTestRun', { body: { case_ids: [id] } })).id;
}

test('a run does not wait for those of a workspace whose model never ends its answers', async () => {
  const [slow, quick] = [await newTenant(app.url), await newTenant(app.url)];
  for (let i = 0; i < SLOW_RUNS; i++) await newRun(slow, 'slow-model');
  await until(() => dripping.size >= 2, { what: 'two runs read the answers of the model' });
  const id = await newRun(quick, 'quick-model');
  await until(async () => (await quick.ok('getTestRun', { path: { id } })).ended_at !== null, {
    what: 'the run has ended',
  });
  expect((await quick.ok('getTestRun', { path: { id } })).progress).toMatchObject({ done: 1, errors: 0 });
  expect(dripping.size).toBe(2);
});
