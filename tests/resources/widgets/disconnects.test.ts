// Visitors who disconnect before their answer is read: the session is free for the next message, and what was reserved is given back.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { ServerSentEvent } from '../../../generated/operations.ts';
import { startOpenAiServer, type OpenAiServer } from '../../../scripts/stand-ins/openai-server.ts';
import type { PublicContext } from '../../../src/runtime.ts';
import { loadTextAgent } from '../../../src/resources/agents/service/text-agent.ts';
import { answerReserve } from '../../../src/resources/agents/service/text-bill.ts';
import { streamWidgetMessage } from '../../../src/resources/widgets/service/chat.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { newAgent } from '../rtc/support.ts';

let app: TestApp;
let model: OpenAiServer;
let owner: Tenant;

beforeAll(async () => {
  // Its answers cost something, so that there is a reserve.
  model = await startOpenAiServer();
  app = await startTestApp({ env: { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model' } });
  owner = await newTenant(app.url);
}, 60_000);
afterAll(async () => {
  await app?.close();
  await model?.close();
});

type Answer = AsyncIterator<ServerSentEvent>;

/** As the stream of a response does it: an answer that was never read has no reader to end it. */
const LEFT: Record<string, (answer: () => Promise<Answer>, leave: AbortController) => Promise<void>> = {
  'while the message is being stored': async (answer, leave) => {
    leave.abort();
    await (await answer()).return?.();
  },
  'before the first event is read': async (answer, leave) => {
    const events = await answer();
    leave.abort();
    await events.return?.();
  },
  'after the first event': async (answer, leave) => {
    const events = await answer();
    expect((await events.next()).value).toMatchObject({ event: 'session' });
    leave.abort();
    await events.return?.();
  },
};

test.each(Object.keys(LEFT))('a visitor who leaves %s blocks neither the session nor the budget', async (when) => {
  const { workspaceId } = owner;
  const agentId = await newAgent(owner);
  const budget_per_day = { amount: '1', currency: 'USD' };
  const { id } = await owner.ok('createWidget', { body: { name: 'Front page', agent_id: agentId, budget_per_day } });
  const visitor = clientOf(app.url);
  const first = await visitor.ok('sendWidgetMessage', { path: { id }, body: { message: 'When do you open?' } });
  const session = { session_id: first.session_id, token: first.token! };
  const { db } = app.runtime;
  const spent = async () => {
    const day = await db.selectFrom('widget_days').select('chat_micros').where('widget_id', '=', id).executeTakeFirst();
    return Number(day!.chat_micros);
  };
  const isFree = async () => {
    const row = await db
      .selectFrom('widget_sessions')
      .select('answering_until')
      .where('id', '=', session.session_id)
      .executeTakeFirstOrThrow();
    return row.answering_until === null;
  };
  const before = await spent();
  const leave = new AbortController();
  const request = { requestId: 'req_test', ip: '127.0.0.1', origin: null, bearer: null, accept: '' };
  const ctx: PublicContext = { ...app.runtime, ...request, signal: leave.signal };
  const answer = async () => {
    const events = await streamWidgetMessage(ctx, id, { message: 'And on Sunday?', ...session });
    return events[Symbol.asyncIterator]();
  };
  await LEFT[when]!(answer, leave);
  await until(isFree, { withinMs: 10_000, what: 'the session is free' });
  const reserve = answerReserve(app.runtime, await loadTextAgent(app.runtime, workspaceId, agentId, {}));
  expect((await spent()) - before).toBeLessThan(reserve / 2);
  await visitor.ok('sendWidgetMessage', { path: { id }, body: { message: 'And on Monday?', ...session } });
});
