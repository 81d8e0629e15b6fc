// Questions that no passage answered, over HTTP, read from the timelines of finished calls that are recorded as in a
// conversation.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Json } from '../../../src/core/json.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { removeTranscripts } from '../../../src/resources/calls/rows/retention.ts';
import { appendTimeline } from '../../../src/resources/calls/rows/timeline.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, newTenant, type Tenant } from '../../support/client.ts';
import { newBase } from '../knowledge-bases/support.ts';
import { ended, place } from './support.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app.close());

const BUSY = '+12025550101';

interface Asked {
  query: string;
  /** Null if the question was found by words alone. */
  similarity?: number | null;
}

/** A call in which these questions were asked in sequence. */
async function callWith(tenant: Tenant, agentId: string, asked: readonly Asked[]): Promise<string> {
  const { call_id: id } = await place(tenant, BUSY, agentId);
  await ended(tenant, id);
  const passage = (similarity: number | null): Json => ({
    source_id: 'src_1',
    chunk_id: 'chk_1',
    score: 1,
    similarity,
  });
  await inTransaction(app.runtime.db, async (trx) => {
    for (const { query, similarity } of asked) {
      const passages = similarity === undefined ? [] : [passage(similarity)];
      await appendTimeline(trx, app.runtime, id, [{ type: 'knowledge', data: { query, passages, ms: 1 } }]);
    }
  });
  return id;
}

async function newAgent(tenant: Tenant, bases: string[] = []): Promise<string> {
  return (await tenant.ok('createAgent', { body: agentBody({ knowledge_base_ids: bases }) })).agent_id;
}

describe('listUnansweredQuestions', () => {
  test('lists each question that no passage answered once, with its count and the newest call', async () => {
    const tenant = await newTenant(app.url);
    const agent = await newAgent(tenant);
    const first = await callWith(tenant, agent, [
      { query: 'Do you deliver on Sundays?', similarity: 0.2 },
      { query: 'When do you open?', similarity: 0.7 },
      { query: 'Where is the shop?', similarity: null },
      { query: 'Yes, please.', similarity: 0.1 },
      { query: 'I would like to know about gluten.', similarity: 0.39 },
    ]);
    const second = await callWith(tenant, agent, [
      { query: 'do you deliver  on sundays', similarity: 0.25 },
      { query: 'Parking?' },
    ]);
    const { data, searches, is_capped } = await tenant.ok('listUnansweredQuestions');
    expect([searches, is_capped]).toEqual([7, false]);
    expect(data.map(({ question, asked, call_id: id, similarity }) => [question, asked, id, similarity])).toEqual([
      ['Parking?', 1, second, null],
      ['do you deliver  on sundays', 2, second, 0.25],
      ['I would like to know about gluten.', 1, first, 0.39],
    ]);
    const strict = await tenant.ok('listUnansweredQuestions', { query: { below: '0.1', limit: '1' } });
    expect(strict.data.map(({ question }) => question)).toEqual(['Parking?']);
    const later = new Date(Date.now() + 60_000).toISOString();
    expect((await tenant.ok('listUnansweredQuestions', { query: { from: later } })).data).toEqual([]);
    expect((await (await newTenant(app.url)).ok('listUnansweredQuestions')).data).toEqual([]);
  });

  test('omits goodbyes, in several languages, but not a question that ends with one', async () => {
    const tenant = await newTenant(app.url);
    const agent = await newAgent(tenant);
    await callWith(tenant, agent, [
      { query: 'Great, that is all I needed. Thank you for your help, goodbye.' },
      { query: 'Ok, talk to you later, bye bye!' },
      { query: 'Vielen Dank für alles, auf Wiederhören.' },
      { query: 'Muchas gracias por todo, adiós' },
      // As some recognizers write it: the accent is a character of its own.
      { query: 'Hasta mañana y muchas gracias, adiós'.normalize('NFD') },
      { query: 'Merci beaucoup, au revoir.' },
      { query: 'Can you tell me how to say goodbye?' },
      { query: 'I want to say goodbye to my subscription.' },
    ]);
    const { data } = await tenant.ok('listUnansweredQuestions');
    expect(data.map(({ question }) => question)).toEqual([
      'Can you tell me how to say goodbye?',
      'I want to say goodbye to my subscription.',
    ]);
  });

  test('filters by agent, or by the agents that use a knowledge base', async () => {
    const tenant = await newTenant(app.url);
    const base = await newBase(tenant);
    const [using, other] = [await newAgent(tenant, [base]), await newAgent(tenant)];
    await callWith(tenant, using, [{ query: 'Is there parking?' }]);
    await callWith(tenant, other, [{ query: 'Do you ship abroad?' }]);
    const asked = async (query: Record<string, string>) =>
      (await tenant.ok('listUnansweredQuestions', { query })).data.map(({ question }) => question);
    expect(await asked({ agent_id: other })).toEqual(['Do you ship abroad?']);
    expect(await asked({ knowledge_base_id: base })).toEqual(['Is there parking?']);
    expect(await asked({ knowledge_base_id: base, agent_id: other })).toEqual([]);
    const foreign = await (
      await newTenant(app.url)
    ).refused('listUnansweredQuestions', { query: { knowledge_base_id: base } });
    expect([foreign.status, foreign.code]).toEqual([404, 'knowledge_base_not_found']);
  });

  test('omits erased calls and calls whose transcript was removed', async () => {
    const tenant = await newTenant(app.url);
    const [one, two] = [await newAgent(tenant), await newAgent(tenant)];
    const erased = await callWith(tenant, one, [{ query: 'Is there parking?' }]);
    const removed = await callWith(tenant, two, [{ query: 'Do you ship abroad?' }]);
    const asked = async () => (await tenant.ok('listUnansweredQuestions')).data.map(({ question }) => question);
    expect(await asked()).toEqual(['Do you ship abroad?', 'Is there parking?']);
    await tenant.ok('deleteCall', { path: { id: erased } });
    expect(await asked()).toEqual(['Do you ship abroad?']);
    const { db } = app.runtime;
    await db.updateTable('calls').set({ started_at: new Date() }).where('id', '=', removed).execute();
    await removeTranscripts(db, { workspaceId: tenant.workspaceId, agentId: two, days: 0 }, 10);
    expect(await asked()).toEqual([]);
  });
});
