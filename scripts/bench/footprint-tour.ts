// A short tour through the public API, as a newcomer takes it: two concurrent calls, a document that is ingested and searched,
// and a few typed turns. Everything that it starts has ended when it resolves.
import { setTimeout as sleep } from 'node:timers/promises';
import type {
  AgentPage,
  Call,
  KnowledgeBase,
  KnowledgeBasePage,
  KnowledgeSource,
  KnowledgeSourcePage,
} from '../../generated/types.ts';

const NUMBERS = ['+12025550100', '+12025550106'];
const QUESTIONS = ['When are you open?', 'What do you bake?', 'Do you deliver?'];
const PARAGRAPH =
  'The bakery opens at seven in the morning. It bakes bread, rolls and cakes, and delivers within the city. ';
const DOCUMENT_CHARS = 20_000;
const PAUSE_MS = 2_000;
const MAX_MS = 180_000;

/** Waits until the demo documents are ingested: the first start continues with them after it is ready. */
export async function untilDemoIsRead(url: string, key: string): Promise<void> {
  const { ask, until } = clientOf(url, key);
  const { data } = await ask<KnowledgeBasePage>('/knowledge-base');
  await until<KnowledgeSourcePage>(`/knowledge-base/${data[0]!.id}/sources?limit=100`, (page) =>
    page.data.every(({ status }) => status === 'ready'),
  );
}

function clientOf(url: string, key: string) {
  const ask = async <Answer>(path: string, body?: object): Promise<Answer> => {
    const response = await fetch(`${url}/v1${path}`, {
      method: body ? 'POST' : 'GET',
      headers: { authorization: `Bearer ${key}`, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
    });
    const text = await response.text();
    if (!response.ok) throw new Error(`${path} was answered ${response.status}: ${text}`);
    return JSON.parse(text) as Answer;
  };
  const until = async <Answer>(path: string, isOver: (answer: Answer) => boolean): Promise<Answer> => {
    const deadline = performance.now() + MAX_MS;
    for (;;) {
      const answer = await ask<Answer>(path);
      if (isOver(answer)) return answer;
      if (performance.now() > deadline) throw new Error(`${path} took longer than ${MAX_MS / 1_000} s`);
      await sleep(PAUSE_MS);
    }
  };
  return { ask, until };
}

export async function takeTour(url: string, key: string): Promise<void> {
  const { ask, until } = clientOf(url, key);
  const { agent_id: agent } = (await ask<AgentPage>('/agents')).data[0]!;
  const calls = await Promise.all(NUMBERS.map((to) => ask<Call>('/calls', { agent_id: agent, to_number: to })));
  const base = await ask<KnowledgeBase>('/knowledge-base', { name: 'Footprint' });
  const path = `/knowledge-base/${base.id}`;
  const content = PARAGRAPH.repeat(DOCUMENT_CHARS / PARAGRAPH.length);
  const added = await ask<KnowledgeSource>(`${path}/sources`, { content });
  const source = await until<KnowledgeSource>(`${path}/sources/${added.id}`, ({ status }) =>
    ['ready', 'failed'].includes(status),
  );
  if (source.status === 'failed') throw new Error(`the document could not be read: ${JSON.stringify(source.error)}`);
  await ask(`${path}/query`, { query: 'When do you open?' });
  for (const message of QUESTIONS)
    await ask(`/agents/${agent}/playground`, { messages: [{ role: 'user', text: message }] });
  await Promise.all(calls.map(({ call_id: id }) => until<Call>(`/calls/${id}`, ({ end_time: at }) => at !== null)));
}
