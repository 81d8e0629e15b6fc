// Erasing, annotating and reanalyzing a call. The whole database is searched for remains of an erased call.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallErasure } from '../../../generated/types.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { createIdempotencyStore } from '../../../src/http/idempotency.ts';
import type { LlmDelta } from '../../../src/providers/ports/llm.ts';
import { analyzeAgain, rerunCallAnalysis } from '../../../src/resources/calls/after/analysis-rerun.ts';
import { assembleLater } from '../../../src/resources/calls/recording/assembly.ts';
import { resumeErasures } from '../../../src/resources/calls/service/erasure.ts';
import { streamCallEvents } from '../../../src/resources/calls/service/stream.ts';
import type { Context } from '../../../src/runtime.ts';
import { tracesOf } from '../../contract/table-checksums.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended, place, reaches, SILENT, talkingAgent, timelineOf } from './support.ts';

const HANGS_UP = '+12025550105';
const INVALID = '+12025550104';
// A port without a listener: deliveries wait for their next attempt.
const NOWHERE = 'http://127.0.0.1:9/hook';

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

let app: TestApp;
let tenant: Tenant;
let agent: string;
let call: Call;
beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agent = (await tenant.ok('createAgent', { body: talkingAgent({ inactivity: { seconds: 600, reminders: [] } }) }))
    .agent_id;
  const events = ['call.transcript', 'call.ended', 'call.completed'];
  await tenant.ok('createWebhook', { body: { url: NOWHERE, events } });
  call = await analysed(await place(tenant, HANGS_UP, agent, { metadata: { order: 'canary-4512' }, tags: ['vip'] }));
});
afterAll(() => app.close());

async function analysed({ call_id: id }: Call): Promise<Call> {
  const over = await ended(tenant, id);
  await until(async () => (await tenant.send('getCallAnalysis', { path: { id } })).status === 200);
  return over;
}

const path = () => ({ id: call.call_id });
const storedObjects = async (): Promise<(number | null)[]> => {
  const { storage } = app.runtime;
  const key = `recordings/${call.call_id}`;
  expect(await storage.list(`${key}/`)).toEqual([]);
  return Promise.all([storage.size(`${key}.mp3`), storage.size(`${key}.mono.mp3`)]);
};

describe('updateCall', () => {
  test('metadata is merged; tags, rating and note are replaced, and lists find them', async () => {
    const body = { metadata: { agent: 'Sam' }, tags: ['vip', 'refund'], rating: 4, note: 'canary-note' };
    const changed = await tenant.ok('updateCall', { path: path(), body });
    expect(changed).toMatchObject({ ...body, metadata: { order: 'canary-4512', agent: 'Sam' } });
    expect(await tenant.ok('getCall', { path: path() })).toMatchObject({ rating: 4, note: 'canary-note' });
    const found = async (query: Record<string, string>) => (await tenant.ok('listCalls', { query })).data.length;
    expect([await found({ tag: 'refund' }), await found({ tag: 'none' })]).toEqual([1, 0]);
    expect([await found({ rating: '4' }), await found({ rating: '1' })]).toEqual([1, 0]);
  });

  test('null removes a value, and removes a single member of metadata', async () => {
    const changed = await tenant.ok('updateCall', {
      path: path(),
      body: { metadata: { agent: null }, rating: null, note: null },
    });
    expect(changed).toMatchObject({ metadata: { order: 'canary-4512' }, rating: null, note: null });
    await tenant.ok('updateCall', { path: path(), body: { note: 'canary-note' } });
  });

  test('a rating of 6, an empty patch, 17 KiB of metadata and a call that does not exist are refused', async () => {
    const refused = async (body: object, id = call.call_id) =>
      (await tenant.refused('updateCall', { path: { id }, body })).code;
    expect(await refused({ rating: 6 })).toBe('validation_failed');
    expect(await refused({})).toBe('validation_failed');
    expect(await refused({ metadata: { long: 'x'.repeat(17_000) } })).toBe('validation_failed');
    expect(await refused({ note: '' }, 'call_00000000000000000000000000')).toBe('call_not_found');
  });
});

describe('rerunCallAnalysis', () => {
  test('the new analysis follows the current extraction schema and replaces the first; no event is published twice', async () => {
    const first = await tenant.ok('getCallAnalysis', { path: path() });
    const extraction = { type: 'object', properties: { name: { type: 'string' } } };
    await tenant.ok('updateAgent', { path: { id: agent }, body: { extraction } });
    const { requested_at: requestedAt } = await tenant.ok('rerunCallAnalysis', { path: path() });
    await until(async () => (await tenant.ok('getCallAnalysis', { path: path() })).created_at > first.created_at, {
      what: 'the analysis is replaced',
    });
    const second = await tenant.ok('getCallAnalysis', { path: path() });
    expect(Date.parse(second.created_at)).toBeGreaterThanOrEqual(Date.parse(requestedAt) - 1_000);
    expect(second.summary).not.toBe('');
  });

  /** The service with a vendor's model that answers this text. */
  function answering(text: string, onAsked = async (): Promise<unknown> => undefined): Context {
    const { providers, ...runtime } = app.runtime;
    const forAccounts: typeof providers.forAccounts = (own) => {
      const all = providers.forAccounts(own);
      async function* stream(): AsyncGenerator<LlmDelta> {
        await onAsked();
        yield { type: 'text', text };
        yield { type: 'finish', reason: 'stop', usage: { inputTokens: 10_000, outputTokens: 1_000 } };
      }
      return { ...all, llm: (model) => ({ ...all.llm(model), id: 'openai', usesTokens: true, stream }) };
    };
    return { ...runtime, providers: { ...providers, forAccounts } } as unknown as Context;
  }

  test("the tokens of a vendor's model are charged, and need funds", async () => {
    const ours = answering('{"summary":"Fine."}');
    const { signal } = new AbortController();
    await analyzeAgain(ours, call.call_id, false, signal);
    const summary = async () => (await tenant.ok('getCallAnalysis', { path: path() })).summary;
    expect(await summary()).toBe('Fine.');
    const charges = async () =>
      (await tenant.ok('listTransactions')).data.flatMap((one) =>
        one.call_id?.startsWith('msg_') ? [one.amount.amount] : [],
      );
    // 0.40 USD and 1.60 USD per million tokens.
    expect(await charges()).toEqual(['-0.005600']);
    const useless = answering('I would rather not.');
    await expect(analyzeAgain(useless, call.call_id, false, signal)).rejects.toThrow('not the requested JSON');
    await expect(analyzeAgain(useless, call.call_id, false, AbortSignal.abort())).rejects.toThrow();
    const remove = (at: Date | null) =>
      app.runtime.db.updateTable('calls').set({ analysis_removed_at: at }).where('id', '=', call.call_id).execute();
    await analyzeAgain(
      answering('{"summary":"Late."}', () => remove(new Date())),
      call.call_id,
      false,
      signal,
    );
    await remove(null);
    expect(await charges()).toEqual(['-0.005600', '-0.005600', '-0.005600']);
    await tenant.ok('updateWallet', { body: { daily_cap: { amount: '0.0168', currency: 'USD' } } });
    const ctx = { ...ours, actor: { workspaceId: tenant.workspaceId } } as Context;
    await expect(rerunCallAnalysis(ctx, call.call_id)).rejects.toMatchObject({ code: 'insufficient_funds' });
    // It was requested while there were funds.
    await analyzeAgain(answering('{"summary":"Free."}'), call.call_id, false, signal);
    // The built-in analysis of the test before is free.
    const { totals } = await tenant.ok('getUsage');
    expect([await summary(), (await charges()).length, totals.messages]).toEqual(['Fine.', 3, 3]);
    expect((await timelineOf(tenant, call.call_id)).at(-1)).toMatchObject({
      type: 'warning',
      data: { code: 'analysis_not_repeated', detail: expect.stringContaining('daily_cap') },
    });
    await tenant.ok('updateWallet', { body: { daily_cap: null } });
  });

  test('a running call and a call that was never answered are refused', async () => {
    const { call_id: open } = await place(tenant, SILENT, agent);
    await reaches(tenant, open, ['in_progress']);
    const refused = async (id: string) => (await tenant.refused('rerunCallAnalysis', { path: { id } })).code;
    expect(await refused(open)).toBe('analysis_not_ready');
    expect((await tenant.refused('deleteCall', { path: { id: open } })).code).toBe('call_active');
    await tenant.ok('endCall', { path: { id: open } });
    const { call_id: failed } = await place(tenant, INVALID, agent);
    await ended(tenant, failed);
    expect(await refused(failed)).toBe('analysis_not_found');
    expect(await refused('call_00000000000000000000000000')).toBe('call_not_found');
  });
});

describe('deleteCall', () => {
  let proof: CallErasure;
  let said: string;

  test('the proof counts the deleted items, and nothing of them is left in database and storage', async () => {
    const { data } = await tenant.ok('getCallTranscript', { path: path() });
    const utterances = data.filter(({ type }) => type === 'utterance');
    said = utterances
      .map((item) => (item.type === 'utterance' ? item.text : ''))
      .sort((a, b) => b.length - a.length)[0]!;
    const balance = await tenant.ok('getCallCost', { path: path() });
    await tenant.ok('getCallRecording', { path: path(), query: { channels: 'mono' } });
    expect(await storedObjects()).not.toContain(null);
    // The search finds existing data.
    expect((await tracesOf(app.runtime.db, ['canary-4512'])).length).toBeGreaterThan(1);
    const draft = { workspace_id: tenant.workspaceId, call_id: call.call_id, settings: '{"greeting":"canary-draft"}' };
    await app.runtime.db.insertInto('call_drafts').values(draft).execute();
    proof = await tenant.ok('deleteCall', { path: path() });
    expect(proof).toMatchObject({ call_id: call.call_id, status: 'completed' });
    expect(proof.erased).toMatchObject({
      utterances: utterances.length,
      analyses: 1,
      drafts: 1,
      recording_objects: 2,
      webhook_events: utterances.length + 2,
      waiting_deliveries: utterances.length + 2,
    });
    expect(await tracesOf(app.runtime.db, ['canary-4512', 'canary-note', 'canary-draft'])).toEqual([]);
    expect(said.length).toBeGreaterThan(10);
    expect(await storedObjects()).toEqual([null, null]);
    const row = await app.runtime.db.selectFrom('calls').selectAll().where('id', '=', call.call_id).executeTakeFirst();
    expect(row).toMatchObject({ to_number: null, from_number: null, status: 'completed', agent_id: agent });
    expect(Number(row!.cost_micros) / 1e6).toBeCloseTo(Number(balance.total.amount), 6);
  });

  test('every operation on an erased call returns 404, and lists omit it', async () => {
    for (const operation of [
      'getCall',
      'getCallTranscript',
      'getCallAnalysis',
      'listCallEvents',
      'getCallCost',
    ] as const) {
      expect((await tenant.refused(operation, { path: path() })).code).toBe('call_not_found');
    }
    const body = { note: 'again' };
    expect((await tenant.refused('updateCall', { path: path(), body })).code).toBe('call_not_found');
    const { data } = await tenant.ok('listCalls', { query: { q: call.call_id } });
    expect(data).toEqual([]);
  });

  test('a second request returns the same proof, and the audit log has it', async () => {
    expect(await tenant.ok('deleteCall', { path: path() })).toEqual(proof);
    const entries = await app.runtime.db
      .selectFrom('audit_log')
      .select(['actor_kind', 'changes'])
      .where('target_id', '=', call.call_id)
      .where('action', '=', 'call.erased')
      .orderBy('created_at')
      .execute();
    expect(entries.map(({ actor_kind: kind }) => kind)).toEqual(['user', 'system']);
    expect(entries[0]!.changes).toMatchObject({ utterances: proof.erased.utterances });
    expect(entries[1]!.changes).toMatchObject({ recording_objects: 2 });
  });

  test('the response stored under an Idempotency-Key is erased too, and repeating the request dials nobody', async () => {
    const headers = { 'idempotency-key': 'erased-1' };
    const body = { agent_id: agent, to_number: INVALID, metadata: { order: 'canary-7788' } };
    const { call_id: id } = await tenant.ok('createCall', { body, headers });
    await ended(tenant, id);
    expect((await tenant.ok('deleteCall', { path: { id } })).erased.stored_answers).toBe(1);
    expect(await tracesOf(app.runtime.db, ['canary-7788'])).toEqual([]);
    expect((await tenant.refused('createCall', { body, headers })).code).toBe('call_not_found');
  });

  test('the response stored for ending the call is erased too, and a running request stores none', async () => {
    const { db } = app.runtime;
    const headers = { 'idempotency-key': 'ended-1' };
    const body = { agent_id: agent, to_number: SILENT, metadata: { order: 'canary-9911' } };
    const { call_id: id } = await tenant.ok('createCall', { body });
    await reaches(tenant, id, ['in_progress']);
    await tenant.ok('endCall', { path: { id }, headers });
    await ended(tenant, id);
    const lease = { hours: 1, leaseSeconds: 60, onError: () => undefined };
    const running = createIdempotencyStore({ db, vault: app.runtime.vault, ...lease });
    const route = `controlCall/${id}`;
    const request = {
      workspaceId: tenant.workspaceId,
      route,
      key: 'slow-1',
      fingerprint: Buffer.of(1),
      principal: 'p',
    };
    const claimed = await running.claim(request);
    expect((await tenant.ok('deleteCall', { path: { id } })).erased.stored_answers).toBe(1);
    const { claim } = claimed as Extract<typeof claimed, { kind: 'run' }>;
    await running.complete(claim, { status: 200, contentType: null, headers: {}, body: 'canary-9911' }, false);
    expect(await tracesOf(db, ['canary-9911'])).toEqual([]);
    expect((await tenant.refused('endCall', { path: { id }, headers })).code).toBe('call_not_found');
  });

  test('a slow reader of the live timeline gets its end although the call was erased', async () => {
    const { call_id: id } = await place(tenant, SILENT, agent);
    await reaches(tenant, id, ['in_progress']);
    const signal = AbortSignal.timeout(5_000);
    const ctx = { ...app.runtime, signal, actor: { workspaceId: tenant.workspaceId } } as Context;
    const events = (await streamCallEvents(ctx, id, 0))![Symbol.asyncIterator]();
    expect((await events.next()).value).toMatchObject({ event: 'state' });
    await tenant.ok('endCall', { path: { id } });
    await ended(tenant, id);
    await tenant.ok('deleteCall', { path: { id } });
    while ((await events.next()).done !== true);
    expect(signal.aborted).toBe(false);
  });

  test('an hourly job erases what a job did not erase in all its attempts, and what was stored late', async () => {
    const { call_id: id } = await analysed(await place(tenant, HANGS_UP, agent));
    const storage = app.runtime.storage;
    // Simulates storage that was away for days: the proof waits, the objects exist.
    await tenant.ok('deleteCall', { path: { id } });
    await storage.put(`recordings/${id}/000009.mp3`, new Uint8Array([1, 2, 3]));
    await app.runtime.db
      .updateTable('call_erasures')
      .set({ pending: ['recording'], completed_at: null, requested_at: sql<Date>`now() - interval '5 days'` })
      .where('call_id', '=', id)
      .execute();
    expect((await tenant.ok('deleteCall', { path: { id } })).status).toBe('pending');
    await sql`select graphile_worker.remove_job(${`erase:${id}`})`.execute(app.runtime.db);
    await sql`select graphile_worker.add_job('calls.tend-recordings', '{}')`.execute(app.runtime.db);
    await until(async () => (await tenant.ok('deleteCall', { path: { id } })).status === 'completed', {
      what: 'the job finishes the erasure',
    });
    expect(await storage.list(`recordings/${id}/`)).toEqual([]);
    expect((await tenant.ok('deleteCall', { path: { id } })).erased.recording_objects).toBe(2);
  });

  test('the hourly job enqueues all overdue erasures of recordings, and no others', async () => {
    const { call_id: id } = await analysed(await place(tenant, HANGS_UP, agent));
    await tenant.ok('deleteCall', { path: { id } });
    const undone = new Error('only seen within the transaction');
    let ids: string[] = [];
    const seen = inTransaction(app.runtime.db, async (trx) => {
      await sql`
        insert into calls select (jsonb_populate_record(c, jsonb_build_object('id', 'call_erased' || n))).*
        from calls c, generate_series(1, 1002) n where c.id = ${id}`.execute(trx);
      await sql`
        insert into call_erasures (workspace_id, call_id, requested_at, counts, pending)
        select workspace_id, id, now() - case id when 'call_erased1001' then interval '1 minute' else interval '2 hours' end, '{}',
          case id when 'call_erased1002' then '{widget_sessions}' else '{recording}' end::text[]
        from calls where id like 'call\\_erased%'`.execute(trx);
      await resumeErasures(trx);
      const { rows } = await sql<{ id: string }>`
        select substr(key, 7) as id from graphile_worker.jobs where key like 'erase:call\\_erased%'`.execute(trx);
      ids = rows.map((row) => row.id);
      throw undone;
    });
    await expect(seen).rejects.toBe(undone);
    expect(ids.toSorted()).toEqual(Array.from({ length: 1000 }, (_, i) => `call_erased${i + 1}`).toSorted());
  });

  test('a recording that is being assembled is not an error', async () => {
    const { call_id: id } = await analysed(await place(tenant, HANGS_UP, agent));
    const { db, storage } = app.runtime;
    const piece = `recordings/${id}/000001.mp3`;
    await storage.delete([`recordings/${id}.mp3`]);
    await storage.put(piece, new Uint8Array([1, 2, 3]));
    await db.updateTable('calls').set({ recording_state: 'pieces' }).where('id', '=', id).execute();
    const erasing: typeof storage = {
      ...storage,
      async get(key, range) {
        await tenant.ok('deleteCall', { path: { id } });
        return storage.get(key, range);
      },
    };
    await assembleLater({ ...app.runtime, storage: erasing }, id);
    expect([await storage.list(`recordings/${id}/`), await storage.size(`recordings/${id}.mp3`)]).toEqual([[], null]);
  });

  test('a call of another workspace is not found', async () => {
    const other = await newTenant(app.url);
    expect((await other.refused('deleteCall', { path: path() })).code).toBe('call_not_found');
  });
});
