// Retention over HTTP: expired content is deleted from rows and storage, and responses report that; newer, open or foreign
// content is kept, and so are costs. Also after a crash between any two steps, and with a clock that jumps.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { Call } from '../../generated/types.ts';
import { ProviderError } from '../../src/providers/ports/errors.ts';
import { applyRetention } from '../../src/resources/retention/service.ts';
import { selectRules } from '../../src/resources/retention/store.ts';
import { ended, place, talkingAgent } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';

const HANGS_UP = '+12025550105';
// A port without a listener: deliveries wait for their next attempt.
const NOWHERE = 'http://127.0.0.1:9/hook';
const RETENTION = {
  recordings: 10,
  transcripts: 10,
  timeline: 10,
  analyses: 10,
  webhook_events: 5,
  widget_messages: 10,
  campaign_contacts: 10,
};

vi.setConfig({ testTimeout: 60_000, hookTimeout: 90_000 });

let app: TestApp;
let tenant: Tenant;
let agent: string;
let call: Call;

const signal = new AbortController().signal;
const run = (overrides: Partial<TestApp['runtime']> = {}) => applyRetention({ ...app.runtime, ...overrides }, signal);
const path = () => ({ id: call.call_id });
const answers = async (): Promise<(number | string)[]> =>
  Promise.all(
    (['getCallRecording', 'getCallTranscript', 'listCallEvents', 'getCallAnalysis'] as const).map(async (operation) => {
      const { status, body } = await tenant.send(operation, { path: path() });
      return status === 200 ? 200 : (body as { code: string }).code;
    }),
  );
const count = async (table: 'call_events' | 'call_analyses' | 'deliveries' | 'events'): Promise<number> => {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from ${sql.table(table)} where call_id = ${call.call_id}`.execute(app.runtime.db);
  return rows[0]!.n;
};
const objects = async (): Promise<(number | null)[]> =>
  Promise.all(['', '.mono'].map((kind) => app.runtime.storage.size(`recordings/${call.call_id}${kind}.mp3`)));
/** Simulates that the call ended this many days ago. */
const age = async (days: number): Promise<void> => {
  await sql`update calls set ended_at = now() - make_interval(days => ${days}) where id = ${call.call_id}`.execute(
    app.runtime.db,
  );
  await sql`update deliveries set created_at = now() - make_interval(days => ${days}) where call_id = ${call.call_id}`.execute(
    app.runtime.db,
  );
};

beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  agent = (await tenant.ok('createAgent', { body: talkingAgent() })).agent_id;
  await tenant.ok('createWebhook', { body: { url: NOWHERE, events: ['call.transcript', 'call.ended'] } });
  call = await place(tenant, HANGS_UP, agent);
  call = await ended(tenant, call.call_id);
  await until(async () => (await tenant.send('getCallAnalysis', { path: path() })).status === 200);
  await until(async () => (await tenant.ok('getCall', { path: path() })).recording_status === 'ready');
  await tenant.ok('getCallRecording', { path: path(), query: { channels: 'mono' } });
});
afterAll(() => app.close());
beforeEach(async () => {
  await sql`delete from retention_clock`.execute(app.runtime.db);
});

describe('retention settings', () => {
  test('a workspace sets days for all agents; an agent overrides them, or opts out of inheritance', async () => {
    const own = { privacy: { retention_days: { recordings: 3 } } };
    const alone = { privacy: { inherit: false, retention_days: { analyses: 7 } } };
    const [overriding, separate] = await Promise.all(
      [own, alone].map(async (more) => (await tenant.ok('createAgent', { body: talkingAgent(more) })).agent_id),
    );
    const { privacy } = await tenant.ok('updateWorkspace', {
      path: { id: tenant.workspaceId },
      body: { privacy: { retention_days: RETENTION, redact: ['card'] } },
    });
    expect(privacy).toMatchObject({ redact: ['card'], no_store: false, retention_days: RETENTION });
    const all = await selectRules(app.runtime.db, undefined, 10_000);
    const rules = new Map(
      all.filter((rule) => rule.workspaceId === tenant.workspaceId).map((rule) => [rule.agentId, rule.days]),
    );
    expect(rules.get(agent)).toEqual(RETENTION);
    expect(rules.get(overriding!)).toEqual({ ...RETENTION, recordings: 3 });
    expect(rules.get(separate!)).toEqual({ analyses: 7 });
    expect(rules.get(null)).toEqual({ webhook_events: 5, campaign_contacts: 10 });
    const first = all[0];
    expect((await selectRules(app.runtime.db, first, 1))[0]).toEqual(all[1]);
  });

  test('null keeps content again; zero days, 31 days of webhook events and invalid patterns are refused', async () => {
    const update = (privacy: object) => ({ path: { id: tenant.workspaceId }, body: { privacy } });
    const kept = await tenant.ok('updateWorkspace', update({ retention_days: { timeline: null } }));
    expect(kept.privacy.retention_days).not.toHaveProperty('timeline');
    await tenant.ok('updateWorkspace', update({ retention_days: { timeline: 10 } }));
    for (const wrong of [{ recordings: 0 }, { webhook_events: 31 }]) {
      expect((await tenant.refused('updateWorkspace', update({ retention_days: wrong }))).status).toBe(422);
    }
    const refused = await tenant.refused('updateWorkspace', update({ patterns: [{ name: 'one', pattern: 'a*' }] }));
    expect(JSON.stringify(refused.errors)).toContain('/privacy/patterns/0/pattern');
    const { data } = await tenant.ok('listAuditLog', { query: { action: 'workspace.updated' } });
    expect(data[0]!.changes).toMatchObject({ fields: ['privacy'], privacy: { retention_days: RETENTION } });
  });
});

describe('a retention run', () => {
  test('keeps newer content, and deletes everything after the clock jumps', async () => {
    await run();
    expect(await answers()).toEqual([200, 200, 200, 200]);
    await age(11);
    await sql`update retention_clock set seen_at = now() - interval '9 days'`.execute(app.runtime.db);
    await run();
    await run();
    expect(await answers()).toEqual([200, 200, 200, 200]);
    const metrics = await app.runtime.db.selectFrom('retention_clock').selectAll().executeTakeFirstOrThrow();
    expect(metrics.settles_at.getTime()).toBeGreaterThan(Date.now() + 23 * 3_600_000);
  });

  test('that crashes between the mark and the objects exposes no object, and the next run completes it', async () => {
    const { storage } = app.runtime;
    const failing = { ...storage, delete: async () => Promise.reject(new Error('as after a kill')) };
    await expect(run({ storage: failing })).rejects.toThrow('as after a kill');
    expect(await answers()).toEqual(['content_removed', 200, 200, 200]);
    const marked = await tenant.ok('getCall', { path: path() });
    expect(marked).toMatchObject({ recording_url: null, recording_status: null, removed: { transcript_at: null } });
    expect(await objects()).not.toContain(null);
    expect(await count('deliveries')).toBeGreaterThan(1);
  });

  test('deletes all kinds from rows and storage, each response reports it, and cost and ledger are kept', async () => {
    const before = await tenant.ok('getCallCost', { path: path() });
    // A delivery that is finished is removed; deliveries that wait for their next attempt are kept.
    await sql`with first as (delete from delivery_queue where delivery_id = (
        select min(id) from deliveries where call_id = ${call.call_id}) returning delivery_id)
      update deliveries set status = 'dead_letter', next_attempt_at = null, finished_at = now()
      where id in (select delivery_id from first)`.execute(app.runtime.db);
    const waiting = (await count('deliveries')) - 1;
    await run();
    expect(await answers()).toEqual(Array(4).fill('content_removed'));
    const { status, body } = await tenant.send('getCallTranscript', { path: path() });
    expect([status, (body as { detail: string }).detail]).toEqual([
      410,
      expect.stringMatching(/^The transcript of this call was removed on 2/),
    ]);
    expect((await tenant.refused('rerunCallAnalysis', { path: path() })).code).toBe('content_removed');
    expect((await tenant.send('streamCallEvents', { path: path() })).status).toBe(410);
    const shown = await tenant.ok('getCall', { path: path() });
    for (const at of Object.values(shown.removed!))
      expect(Date.parse(at!)).toBeGreaterThan(Date.parse(call.created_at));
    expect(shown).toMatchObject({ recording_url: null, waveform: null, duration: call.duration, cost: call.cost });
    expect(await objects()).toEqual([null, null]);
    expect([await count('call_events'), await count('call_analyses')]).toEqual([0, 0]);
    expect([await count('deliveries'), await count('events')]).toEqual([waiting, waiting]);
    expect(await tenant.ok('getCallCost', { path: path() })).toEqual(before);
    const { data } = await tenant.ok('listAuditLog', { query: { action: 'workspace.content_removed' } });
    expect(data[0]).toMatchObject({
      actor_kind: 'system',
      changes: { agent_id: agent, recordings: 1, transcripts: 1 },
    });
    await app.requireInvariants();
  });

  test('that is repeated finds nothing, and the outcome of a late delivery does not restore the timeline', async () => {
    const entries = async () =>
      (await tenant.ok('listAuditLog', { query: { action: 'workspace.content_removed' } })).data.length;
    const logged = await entries();
    await run();
    expect(await entries()).toBe(logged);
    await sql`with due as (update deliveries set next_attempt_at = now() where call_id = ${call.call_id} returning id, next_attempt_at)
      update delivery_queue q set due_at = due.next_attempt_at from due where q.delivery_id = due.id`.execute(
      app.runtime.db,
    );
    const attempted = await app.runtime.db
      .selectFrom('deliveries')
      .selectAll()
      .where('call_id', '=', call.call_id)
      .execute();
    await until(
      async () => {
        const { rows } = await sql<{ n: number }>`select coalesce(sum(attempts), 0)::int as n from deliveries
          where call_id = ${call.call_id}`.execute(app.runtime.db);
        return rows[0]!.n > attempted.reduce((sum, { attempts }) => sum + attempts, 0);
      },
      { what: 'a delivery is attempted again' },
    );
    expect(await count('call_events')).toBe(0);
  });
});

test('a recording that storage does not delete keeps no other content: of its call, its agent or other workspaces', async () => {
  const { db, storage } = app.runtime;
  const own = (await tenant.ok('createAgent', { body: talkingAgent() })).agent_id;
  const { call_id: id } = await ended(tenant, (await place(tenant, HANGS_UP, own)).call_id);
  await until(async () => (await tenant.ok('getCall', { path: { id } })).recording_status === 'ready');
  await sql`update calls set ended_at = now() - interval '11 days' where id = ${id}`.execute(db);
  // Its id is greater, so its rules come later.
  const later = await newTenant(app.url);
  const agentOfLater = (await later.ok('createAgent', { body: talkingAgent() })).agent_id;
  const { call_id: other } = await ended(later, (await place(later, HANGS_UP, agentOfLater)).call_id);
  await later.ok('updateWorkspace', {
    path: { id: later.workspaceId },
    body: { privacy: { retention_days: RETENTION } },
  });
  await sql`update calls set ended_at = now() - interval '11 days' where id = ${other}`.execute(db);
  const locked = async (keys: readonly string[]) => {
    if (keys.some((key) => key.includes(id))) throw new ProviderError('s3', 'refused', 'the object is locked');
    return storage.delete(keys);
  };
  const { rows: before } = await sql`select finished_at from retention_runs`.execute(db);
  await expect(run({ storage: { ...storage, delete: locked } })).rejects.toThrow('the object is locked');
  const transcript = async (of: Tenant, callId: string) =>
    (await of.send('getCallTranscript', { path: { id: callId } })).status;
  expect(await Promise.all([transcript(tenant, id), transcript(later, other)])).toEqual([410, 410]);
  const size = () => storage.size(`recordings/${id}.mp3`);
  expect(await size()).not.toBeNull();
  // The run counts as incomplete, which metrics show.
  expect((await sql`select finished_at from retention_runs`.execute(db)).rows).toEqual(before);
  await run();
  expect(await size()).toBeNull();
});

test('deletes messages of a chat by age, its session reports it, and later messages are deleted in turn', async () => {
  const { db } = app.runtime;
  const { id } = await tenant.ok('createWidget', { body: { name: 'Shop', agent_id: agent, modes: ['chat'] } });
  const chat = { workspace_id: tenant.workspaceId, session_id: `wses_${'0'.repeat(25)}1` };
  const session = { workspace_id: tenant.workspaceId, id: chat.session_id, widget_id: id, mode: 'chat' as const };
  await db
    .insertInto('widget_sessions')
    .values({ ...session, token_hash: Buffer.from('retention'), address: '192.0.2.1', message_count: 1 })
    .execute();
  const message = { ...chat, position: 1, id: 'msg_retention', role: 'user' as const, text: 'Hello.' };
  await db.insertInto('widget_messages').values(message).execute();
  const set = async (days: number) =>
    sql`update widget_sessions set last_message_at = now() - make_interval(days => ${days}) where id = ${chat.session_id}`.execute(
      db,
    );
  const left = async () =>
    (await db.selectFrom('widget_messages').select('id').where('session_id', '=', chat.session_id).execute()).length;
  await set(9);
  await run();
  expect(await left()).toBe(1);
  await set(11);
  await run();
  expect(await left()).toBe(0);
  const { data } = await tenant.ok('listWidgetSessions', { path: { id } });
  expect(data[0]).toMatchObject({ messages: 1, origin: null });
  expect(data[0]!.messages_removed_at).not.toBeNull();
  await sql`update widget_sessions set messages_removed_at = now() - interval '20 days' where id = ${chat.session_id}`.execute(
    db,
  );
  await db
    .insertInto('widget_messages')
    .values({ ...message, position: 2, id: 'msg_later' })
    .execute();
  await run();
  expect(await left()).toBe(0);
});

describe('more than a hundred recordings that storage does not delete', () => {
  const keyOf = (n: number) => `recordings/call_kept${n}.mp3`;
  beforeAll(async () => {
    await sql`
      insert into calls select (jsonb_populate_record(c, jsonb_build_object(
          'id', 'call_kept' || n, 'ended_at', now() - interval '11 days' + make_interval(secs => n), 'recording_state', 'ready',
          'recording_bytes', 0, 'recording_removed_at', null))).*
      from calls c, generate_series(1, 120) n where c.id = ${call.call_id}`.execute(app.runtime.db);
  });
  afterAll(() => sql`delete from calls where id like 'call\\_kept%'`.execute(app.runtime.db));

  test('are not all tried if storage does not work', async () => {
    const asked: string[] = [];
    const away = async (prefix: string): Promise<string[]> => {
      asked.push(prefix);
      throw new ProviderError('s3', 'unavailable', 'the storage is away');
    };
    await expect(run({ storage: { ...app.runtime.storage, list: away } })).rejects.toThrow('the storage is away');
    expect(asked.filter((prefix) => prefix.startsWith('recordings/'))).toHaveLength(100);
  });

  test('do not keep later ones if only their objects are locked, and are not changed by each attempt', async () => {
    const { db, storage } = app.runtime;
    await storage.put(keyOf(1), Buffer.from('locked'));
    await storage.put(keyOf(119), Buffer.from('not locked'));
    const locks = async (keys: readonly string[]) => {
      if (!keys.some((key) => /kept(?!1[12]\d\.)/.test(key))) return storage.delete(keys);
      throw new ProviderError('s3', 'refused', 'the object is locked');
    };
    const locked = () => run({ storage: { ...storage, delete: locks } });
    const changed = () => sql`select id, updated_at from calls where id like 'call\\_kept%' order by id`.execute(db);
    await expect(locked()).rejects.toThrow('the object is locked');
    expect(await Promise.all([1, 119].map((n) => storage.size(keyOf(n))))).toEqual([6, null]);
    const { rows: before } = await changed();
    await expect(locked()).rejects.toThrow('the object is locked');
    expect((await changed()).rows).toEqual(before);
    await storage.delete([keyOf(1)]);
  });
});

test('deletes the address and page of a visitor who wrote nothing: of a call by its end, of a chat by its start', async () => {
  const { db } = app.runtime;
  const { id: widget_id } = await tenant.ok('createWidget', { body: { name: 'Shop', agent_id: agent } });
  const start = async (mode: 'chat' | 'voice', daysAgo: number, call_id: string | null = null): Promise<string> => {
    const id = `wses_${mode}${daysAgo}${call_id === null ? '' : 'c'}`.padEnd(31, '0');
    const visitor = { address: '192.0.2.1', origin: 'https://shop.example', token_hash: Buffer.from(id) };
    const created_at = sql<Date>`now() - make_interval(days => ${daysAgo})`;
    const session = { workspace_id: tenant.workspaceId, id, widget_id, mode, call_id, created_at, ...visitor };
    await db.insertInto('widget_sessions').values(session).execute();
    return id;
  };
  await age(9);
  const kept = [await start('voice', 12, call.call_id), await start('chat', 9), await start('voice', 8)];
  const due = [await start('chat', 11), await start('voice', 11)];
  const withAddress = async () =>
    (
      await db
        .selectFrom('widget_sessions')
        .select('id')
        .where('widget_id', '=', widget_id)
        .where('address', 'is not', null)
        .execute()
    )
      .map(({ id }) => id)
      .toSorted();
  await run();
  expect(await withAddress()).toEqual(kept.toSorted());
  await age(11);
  await run();
  expect(await withAddress()).toEqual(kept.slice(1).toSorted());
  const { data } = await tenant.ok('listWidgetSessions', { path: { id: widget_id } });
  expect(
    data
      .filter(({ origin }) => origin === null)
      .map(({ id }) => id)
      .toSorted(),
  ).toEqual([...due, kept[0]!].toSorted());
  expect(data.every(({ messages_removed_at: at }) => at === null)).toBe(true);
});

describe('retention of campaign contacts', () => {
  const campaignOf = async (body: object) => {
    const { id } = await tenant.ok('createCampaign', { body: { name: 'Autumn', ...body } });
    const contacts = [{ to_number: '+12025550101' }, { to_number: '+12025550104' }];
    await tenant.ok('addCampaignContacts', { path: { id }, body: contacts });
    return id;
  };
  const changedDaysAgo = (id: string, days: number) =>
    sql`update campaigns set updated_at = now() - make_interval(days => ${days}) where id = ${id}`.execute(
      app.runtime.db,
    );
  const contactsOf = async (id: string) => (await tenant.ok('listCampaignContacts', { path: { id } })).data.length;
  const removedAt = async (id: string) => (await tenant.ok('getCampaign', { path: { id } })).contacts_removed_at;

  test('deletes contacts of campaigns that ended long enough ago, and keeps the statistics', async () => {
    const [over, withoutAgent, young, draft] = [
      await campaignOf({ agent_id: agent }),
      await campaignOf({}),
      await campaignOf({ agent_id: agent }),
      await campaignOf({ agent_id: agent }),
    ];
    for (const id of [over, withoutAgent, young]) await tenant.ok('cancelCampaign', { path: { id } });
    for (const id of [over, withoutAgent, draft]) await changedDaysAgo(id, 11);
    await changedDaysAgo(young, 9);
    await run();
    const all = [over, withoutAgent, young, draft];
    expect(await Promise.all(all.map(contactsOf))).toEqual([0, 0, 2, 2]);
    const times = await Promise.all(all.map(removedAt));
    expect(times.map((time) => time === null)).toEqual([false, false, true, true]);
    const campaign = await tenant.ok('getCampaign', { path: { id: over } });
    expect(campaign.stats).toMatchObject({ contacts: 2, canceled: 2 });
    // What the campaign stored is free again, and another run finds nothing.
    const { stored_bytes } = await app.runtime.db
      .selectFrom('campaigns')
      .select('stored_bytes')
      .where('id', '=', over)
      .executeTakeFirstOrThrow();
    await run();
    expect([Number(stored_bytes), await removedAt(over)]).toEqual([0, times[0]]);
  });

  test('leaves the rest of a killed run to the next run', async () => {
    const id = await campaignOf({ agent_id: agent });
    await tenant.ok('cancelCampaign', { path: { id } });
    await changedDaysAgo(id, 11);
    const stopped = new AbortController();
    stopped.abort();
    await applyRetention(app.runtime, stopped.signal);
    await run();
    expect([await contactsOf(id), typeof (await removedAt(id))]).toEqual([0, 'string']);
  });
});
