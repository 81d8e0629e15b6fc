// The event stream of a workspace, over HTTP and in the shared service: its events, its receivers, and where it resumes.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { scaledClock } from '../../../src/core/clock.ts';
import { inTransaction } from '../../../src/database/transaction.ts';
import { appendTimeline } from '../../../src/resources/calls/rows/timeline.ts';
import { createFeeds, MAX_OF_WORKSPACE } from '../../../src/resources/events/feed.ts';
import { currentPosition, readPage } from '../../../src/resources/events/gaps.ts';
import { readPosition } from '../../../src/resources/events/position.ts';
import { streamEvents } from '../../../src/resources/events/service.ts';
import type { Context } from '../../../src/runtime.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { until } from '../../support/until.ts';
import { ended, place, talkingAgent, timelineOf } from '../calls/support.ts';
import { follow, type Follower, type Heard } from './follower.ts';

/** The embedded database has one session: it cannot have two open transactions, and no connection is lost. */
const serverTest = test.skipIf(serverUrl() === undefined);
const HANGS_UP = '+12025550105';
const BUSY = '+12025550101';

// A call takes seconds, and a busy machine more.
vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let other: Tenant;
let agentId: string;
let callId: string;
let all: Follower;
let ofOther: Follower;

beforeAll(async () => {
  app = await startTestApp();
  [tenant, other] = await Promise.all([newTenant(app.url), newTenant(app.url)]);
  [all, ofOther] = await Promise.all([follow(app.url, tenant.jwt), follow(app.url, other.jwt)]);
  agentId = (await tenant.ok('createAgent', { body: talkingAgent() })).agent_id;
  callId = (await place(tenant, HANGS_UP, agentId)).call_id;
  await ended(tenant, callId);
  await all.waitFor(({ type }) => type === 'call.analysis');
});
afterAll(async () => {
  all?.stop();
  ofOther?.stop();
  await app?.close();
});

/** Records a change of the workspace in a transaction, as the triggers do. */
const note = (db: TestApp['runtime']['db'], name: string) =>
  sql`select note_change(${tenant.workspaceId}, 'test_run.changed', null,
    jsonb_build_object('test_run_id', ${name}::text, 'status', 'running'))`.execute(db);
const namesOf = (follower: Follower) => follower.news().map(({ event }) => event.data['test_run_id']);

describe('streamEvents', () => {
  test('sends the timeline of a call, whole and in order, with the call', async () => {
    const sent = all.news().filter(({ event }) => event.call?.call_id === callId);
    const timeline = await timelineOf(tenant, callId);
    expect(sent.map(({ event }) => ({ ...event.data, type: event.type, sequence: event.call?.sequence }))).toEqual(
      timeline.map(({ type, sequence, data }) => ({ ...data, type: `call.${type}`, sequence })),
    );
    expect(sent.at(-1)!.event).toMatchObject({
      agent_id: agentId,
      call: { direction: 'outbound', channel: 'phone', to_number: HANGS_UP, duration_ms: expect.any(Number) },
    });
  });

  test('sends each event once to a client that resumes, wherever it was interrupted', async () => {
    const sent = all.news();
    for (const [i, { id }] of sent.entries()) {
      const resumed = await follow(app.url, tenant.jwt, { after: id });
      await until(() => resumed.news().length >= sent.length - i - 1);
      expect(
        resumed
          .news()
          .slice(0, sent.length - i - 1)
          .map(unchanged),
      ).toEqual(sent.slice(i + 1).map(unchanged));
      expect(resumed.heard[0]!.event.data).toEqual({ missed: false });
      resumed.stop();
    }
    const first = await follow(app.url, tenant.jwt, { after: all.heard[0]!.id });
    await until(() => first.news().length >= sent.length);
    first.stop();
  });

  test('never contains events of another workspace, even from a position of that workspace', async () => {
    const resumed = await follow(app.url, other.jwt, { after: all.heard[0]!.id });
    await other.ok('createCampaign', { body: { name: 'Own' } });
    await Promise.all([resumed, ofOther].map((one) => one.waitFor(({ type }) => type === 'campaign.changed')));
    for (const one of [resumed, ofOther]) expect(one.types()).toEqual(['campaign.changed']);
    resumed.stop();
  });

  test('contains only the requested types, agent and call', async () => {
    const second = (await tenant.ok('createAgent', { body: agentBody() })).agent_id;
    const [states, campaigns, ofAgent, ofCall] = await Promise.all([
      follow(app.url, tenant.jwt, { types: 'call.state', after: all.heard[0]!.id }),
      follow(app.url, tenant.jwt, { types: 'campaign,wallet.low' }),
      follow(app.url, tenant.jwt, { agent_id: second }),
      follow(app.url, tenant.jwt, { call_id: callId, after: all.heard[0]!.id }),
    ]);
    const { call_id: busy } = await place(tenant, BUSY, second);
    await ended(tenant, busy);
    await tenant.ok('createCampaign', { body: { name: 'Filtered', agent_id: second } });
    await ofAgent.waitFor(({ type }) => type === 'campaign.changed');
    await campaigns.waitFor(({ type }) => type === 'campaign.changed');
    await states.waitFor(({ call, data }) => call?.call_id === busy && data['status'] === 'failed');
    expect(new Set(states.types())).toEqual(new Set(['call.state']));
    expect(campaigns.types()).toEqual(['campaign.changed']);
    expect(new Set(ofAgent.news().map(({ event }) => event.agent_id))).toEqual(new Set([second]));
    expect(ofCall.news().map(({ event }) => event.call?.call_id)).toEqual(
      (await timelineOf(tenant, callId)).map(() => callId),
    );
    for (const one of [states, campaigns, ofAgent, ofCall]) one.stop();
  });

  test('refuses unknown types and positions that it did not issue', async () => {
    expect(await tenant.refused('streamEvents', { query: { types: 'call,calls' } })).toMatchObject({
      code: 'validation_failed',
      errors: ['/query/types unknown_name'],
    });
    for (const position of ['1', 'a.b', 'a.zz-1-2', 'a.zz-3-2-1', 'a.zz-1.zz-1', '1.zzzzzzzzzzzz-0']) {
      const answer = await tenant.refused('streamEvents', { headers: { 'last-event-id': position } });
      expect(`${position} ${answer.code}`).toBe(`${position} invalid_cursor`);
    }
  });

  test('reports events that it can no longer send: of another day, or of another database', async () => {
    const [, snapshot] = all.heard[0]!.id.split('.');
    const yesterday = Math.floor(app.runtime.clock.now() / 1000) - 25 * 3600;
    for (const position of [`${yesterday.toString(36)}.${snapshot}`, 'zzzzzz.zzzzzzzz-0']) {
      const resumed = await follow(app.url, tenant.jwt, { after: position });
      expect(resumed.heard.map(({ event }) => event.data)).toEqual([{ missed: true }]);
      resumed.stop();
    }
  });

  test('ends when its key is revoked', async () => {
    const key = await tenant.ok('createApiKey', { body: { name: 'Reads', scope: 'read-only' } });
    const follower = await follow(app.url, key.key);
    await tenant.ok('revokeApiKey', { path: { id: key.id } });
    await follower.ended;
    const refused = await clientOf(app.url, key.key).refused('streamEvents');
    expect(refused.code).toBe('key_revoked');
  });

  test('is refused beyond the maximum number of streams of a workspace, until one is closed', async () => {
    const crowd = await newTenant(app.url);
    const open = await Promise.all(
      Array.from({ length: MAX_OF_WORKSPACE }, () => follow(app.url, crowd.jwt, { types: 'wallet' })),
    );
    const refusal = await crowd.refused('streamEvents');
    expect([refusal.code, refusal.headers.get('retry-after')]).toEqual(['too_many_streams', '5']);
    open.pop()!.stop();
    await until(async () => {
      const one = await follow(app.url, crowd.jwt).catch(() => null);
      one?.stop();
      return one !== null;
    });
    for (const one of open) one.stop();
  });

  test('is not open after a HEAD request', async () => {
    const prober = await newTenant(app.url);
    const headers = { authorization: `Bearer ${prober.jwt}` };
    const probe = () => fetch(`${app.url}/v1/events/stream`, { method: 'HEAD', headers });
    for (let i = 0; i < MAX_OF_WORKSPACE; i++) expect((await probe()).status).toBe(200);
    await until(async () => {
      const one = await follow(app.url, prober.jwt).catch(() => null);
      one?.stop();
      return one !== null;
    });
  });
});

describe('the commit order of events', () => {
  serverTest('a transaction that was open for long is neither lost nor sent twice', async () => {
    const follower = await follow(app.url, tenant.jwt, { types: 'test_run' });
    const names = ['early', 'late', 'later'].map((name) => `${name} ${randomUUID()}`);
    const [early, late, later] = names as [string, string, string];
    const written = Promise.withResolvers<void>();
    const release = Promise.withResolvers<void>();
    const slow = app.runtime.db.transaction().execute(async (trx) => {
      await note(trx, early);
      written.resolve();
      await release.promise;
    });
    await written.promise;
    await note(app.runtime.db, late);
    const { id } = await follower.waitFor(({ data }) => data['test_run_id'] === late);
    release.resolve();
    await slow;
    await note(app.runtime.db, later);
    await follower.waitFor(({ data }) => data['test_run_id'] === later);
    expect(namesOf(follower)).toEqual([late, early, later]);
    const resumed = await follow(app.url, tenant.jwt, { types: 'test_run', after: id });
    await resumed.waitFor(({ data }) => data['test_run_id'] === later);
    expect(namesOf(resumed)).toEqual([early, later]);
    follower.stop();
    resumed.stop();
  });
});

describe('the event feed of a process', () => {
  serverTest('goes on after the listening connection was lost', async () => {
    const follower = await follow(app.url, tenant.jwt, { types: 'test_run' });
    const names = [randomUUID(), randomUUID()] as const;
    const { rows } = await sql<{ killed: boolean }>`
      select pg_terminate_backend(pid) as killed from pg_stat_activity
      where datname = current_database() and application_name = 'parley-listen'`.execute(app.runtime.db);
    expect(rows.map(({ killed }) => killed)).toContain(true);
    for (const name of names) {
      await note(app.runtime.db, name);
      await follower.waitFor(({ data }) => data['test_run_id'] === name);
    }
    expect(namesOf(follower)).toEqual(names);
    follower.stop();
  });

  test('sends its position once per minute to a client of a quiet workspace, which resumes near the present', async () => {
    const quiet = await newTenant(app.url);
    const { runtime } = app;
    // A minute takes a tenth of a second.
    const clock = scaledClock(600);
    const notifications = { ...runtime.notifications };
    const leave = new AbortController();
    const actor = { workspaceId: quiet.workspaceId };
    const ctx = { ...runtime, clock, notifications, actor, signal: leave.signal } as unknown as Context;
    const sent: { atMs: number; reached: number }[] = [];
    for await (const { id, event, data } of streamEvents(ctx, {})) {
      expect([event, data]).toMatchObject(['stream.position', { data: { missed: false } }]);
      sent.push({ atMs: Date.parse((data as { at: string }).at), reached: readPosition(id!).at });
      if (sent.length === 3) leave.abort();
    }
    // The interval is that of the messages. A position is older by the time that its read took, which varies.
    const [first, second, third] = sent as [(typeof sent)[0], (typeof sent)[0], (typeof sent)[0]];
    expect(second.atMs - first.atMs).toBeGreaterThanOrEqual(59_999);
    expect(third.atMs - second.atMs).toBeGreaterThanOrEqual(59_999);
    expect(third.reached).toBeGreaterThan(first.reached);
  });

  test('sends everything once, in order, to a client that has fallen behind', async () => {
    const follower = await follow(app.url, tenant.jwt, { types: 'test_run' });
    const names = Array.from({ length: 1_200 }, () => randomUUID());
    await app.runtime.db.transaction().execute((trx) =>
      sql`select note_change(${tenant.workspaceId}, 'test_run.changed', null,
        jsonb_build_object('test_run_id', name, 'status', 'running')) from unnest(${names}::text[]) as name`.execute(
        trx,
      ),
    );
    await note(app.runtime.db, 'the last');
    await follower.waitFor(({ data }) => data['test_run_id'] === 'the last');
    expect(namesOf(follower)).toEqual([...names, 'the last']);
    follower.stop();
  });

  test('reads long events in pages of limited size, and sends each once and in order', async () => {
    const { runtime } = app;
    const { call_id: id } = await place(tenant, BUSY, agentId);
    await ended(tenant, id);
    const [followed, from] = await Promise.all([
      follow(app.url, tenant.jwt, { types: 'call.warning' }),
      currentPosition(runtime),
    ]);
    const sizes = Array.from({ length: 30 }, (_, i) => 20_000 + i);
    await inTransaction(runtime.db, async (trx) => {
      const rows = sizes.map((size) => ({
        type: 'warning' as const,
        data: { code: 'long', detail: 'x'.repeat(size) },
      }));
      await appendTimeline(trx, runtime, id, rows.slice(0, 15));
      await note(trx, 'between');
      await appendTimeline(trx, runtime, id, rows.slice(15));
    });
    const now = await currentPosition(runtime);
    const gap = { workspaceId: tenant.workspaceId, from: from.from, to: now.from, after: 0, limit: 1000 };
    const page = await readPage(runtime, gap);
    const held = page.items.reduce((sum, { event }) => sum + event.body.length, 0);
    expect([page.isLast, held > 200_000, held < 300_000]).toEqual([false, true, true]);
    const resumed = await follow(app.url, tenant.jwt, { types: 'call.warning,test_run', after: followed.heard[0]!.id });
    const ofCall = await fetch(`${app.url}/v1/calls/${id}/stream`, {
      headers: { authorization: `Bearer ${tenant.jwt}` },
    });
    const text = await ofCall.text();
    for (const one of [followed, resumed]) await one.waitFor(({ data }) => sizeOf(data) === sizes.at(-1));
    const sizesOf = (one: Follower) => one.news().map(({ event }) => sizeOf(event.data));
    expect(sizesOf(followed)).toEqual(sizes);
    expect(sizesOf(resumed)).toEqual([...sizes.slice(0, 15), 'between', ...sizes.slice(15)]);
    expect([...text.matchAll(/"detail":"(x+)"/g)].map(([, detail]) => detail!.length)).toEqual(sizes);
    for (const one of [followed, resumed]) one.stop();
  });

  test('listens and reads only while a client follows it', async () => {
    let listening = 0;
    const notifications = {
      ...app.runtime.notifications,
      listen: () => (listening++, () => void listening--),
    };
    const feeds = createFeeds({ ...app.runtime, notifications });
    expect(listening).toBe(0);
    const [one, two] = [feeds.follow('wsp_a', noSignal()), feeds.follow('wsp_a', noSignal())];
    expect(listening).toBe(2);
    expect(await one.begin()).not.toBeNull();
    one.leave();
    expect([listening, await one.next()]).toEqual([2, null]);
    two.leave();
    expect(listening).toBe(0);
  });

  test('limits the streams of all workspaces together', () => {
    const feeds = createFeeds(app.runtime, 2);
    const leave = new AbortController();
    const open = ['a', 'b'].map((workspace) => feeds.follow(workspace, leave.signal));
    expect(() => feeds.follow('c', leave.signal)).toThrow(expect.objectContaining({ code: 'too_many_streams' }));
    open[0]!.leave();
    feeds.follow('c', leave.signal);
    leave.abort();
    feeds.follow('d', noSignal()).leave();
  });
});

/** The length of a long text, or the name of a test run. */
const sizeOf = (data: Record<string, unknown>) =>
  typeof data['detail'] === 'string' ? data['detail'].length : data['test_run_id'];

const noSignal = () => new AbortController().signal;

/** The parts of an event that do not depend on when it is sent; its call is shown in its state at that time. */
function unchanged({ event: { call, ...event } }: Heard) {
  return { ...event, sequence: call?.sequence };
}
