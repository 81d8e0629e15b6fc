// A call whose agent uses a language model over OpenAI's wire format: what the model receives, the function that it calls during the
// conversation, and its analysis afterwards.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallAnalysis, TranscriptItem } from '../../../generated/types.ts';
import {
  startModelServer,
  type ModelAnswer,
  type ModelRequest,
  type ModelServer,
} from '../../../scripts/stand-ins/model-server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { startReceiver, type TestReceiver } from '../webhooks/support.ts';
import { CONVERSES, ended, place, talkingAgent } from './support.ts';

const HOURS = { opens: 'seven', closes: 'six' };
/** Postgres stores neither of these two characters. */
const ANSWERED = { ...HOURS, note: 'ask\0 at \ud83d the desk' };
const STORED = { ...HOURS, note: 'ask\ufffd at \ufffd the desk' };
const EXTRACTION = {
  type: 'object',
  properties: { topic: { $ref: '#/$defs/words' }, guests: { type: 'integer' } },
  $defs: { words: { type: 'string' } },
};
const LOOKUP = {
  type: 'webhook',
  name: 'opening_hours',
  description: 'Tells the opening hours.',
  parameters: { type: 'object', properties: { day: { type: 'string' } }, required: ['day'] },
  filler: 'One moment, please.',
};

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let model: ModelServer;
let receiver: TestReceiver;
let call: Call;
let items: TranscriptItem[];
let analysis: CallAnalysis;

/** Calls opening_hours once, then states the hours; answers an analysis request with JSON. */
function decide({ messages }: ModelRequest): ModelAnswer {
  const [first] = messages;
  if (first?.content?.includes('You analyze the transcript')) {
    const extracted = { topic: 'opening hours', guests: 'not a number', unasked: true };
    return `Here it is: ${JSON.stringify({ summary: 'They asked for\0 the hours.', success: true, sentiment: 'positive', extracted })}`;
  }
  const result = messages.findLast(({ role }) => role === 'tool');
  if (!result) return { name: 'opening_hours', arguments: { day: 'Monday' } };
  const { opens, closes } = JSON.parse(result.content!) as typeof HOURS;
  return `We open at ${opens} and close at ${closes}.`;
}

beforeAll(async () => {
  [model, receiver] = await Promise.all([startModelServer(decide), startReceiver()]);
  receiver.answer = (_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(ANSWERED));
  };
  app = await startTestApp({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model' } });
  tenant = await newTenant(app.url);
  const functions = [{ ...LOOKUP, url: receiver.url }];
  const agent = await tenant.ok('createAgent', { body: talkingAgent({ functions, extraction: EXTRACTION }) });
  const { call_id: id } = await place(tenant, CONVERSES, agent.agent_id, {
    metadata: { order: '4512' },
    variables: { customer_id: 'c-7' },
  });
  call = await ended(tenant, id);
  items = (await tenant.ok('getCallTranscript', { path: { id } })).data;
  await until(async () => (await tenant.send('getCallAnalysis', { path: { id } })).status === 200);
  analysis = await tenant.ok('getCallAnalysis', { path: { id } });
});
afterAll(async () => {
  await app.close();
  await Promise.all([model.close(), receiver.close()]);
});

describe('a call with a language model', () => {
  test('the configured model is the default, and the call completes', async () => {
    const { data } = await tenant.ok('listModels');
    expect(data[0]).toMatchObject({ id: 'test-model', provider: 'openai', default: true });
    expect(call.status).toBe('completed');
  });

  test('the model receives the prompt, what was said, and the functions', () => {
    const said = items.find((item) => item.type === 'utterance' && item.role === 'user');
    const text = said?.type === 'utterance' ? said.text : '';
    // Earlier requests are preemptive: they have only the words heard until then.
    const asked = model.requests.find(({ messages }) => messages.some(({ content }) => content === text))!;
    expect(asked.messages[0]!.content).toContain('You are Ada, the assistant of Northwind.');
    expect(asked.messages.at(-1)).toMatchObject({ role: 'user', content: text });
    expect(asked.tools!.map((tool) => tool.function.name)).toEqual(['opening_hours']);
  });

  test('a function call runs with its arguments and the call, and is in the transcript', () => {
    const run = items.find((item) => item.type === 'tool');
    expect(run).toMatchObject({ name: 'opening_hours', arguments: { day: 'Monday' }, ok: true, result: STORED });
    expect(JSON.parse(receiver.received[0]!.body)).toEqual({
      agent_id: call.agent_id,
      name: 'opening_hours',
      arguments: { day: 'Monday' },
      call: {
        call_id: call.call_id,
        direction: 'outbound',
        from_number: call.from_number,
        to_number: CONVERSES,
        campaign_id: null,
        metadata: { order: '4512' },
        variables: { customer_id: 'c-7' },
        language: 'en-US',
      },
    });
  });

  test('the agent says the result of the function', () => {
    const spoken = items.flatMap((item) => (item.type === 'utterance' && item.role === 'agent' ? [item.text] : []));
    expect(spoken.join(' ')).toContain('We open at seven and close at six.');
  });

  test('the same model analyzes the call, and values that do not match the schema are left out', () => {
    expect(analysis).toMatchObject({
      summary: 'They asked for\ufffd the hours.',
      success: true,
      sentiment: 'positive',
      extracted: { topic: 'opening hours' },
      engine: 'test-model',
    });
    expect(Object.keys(analysis.extracted)).toEqual(['topic']);
  });
});
