// The status over HTTP, and how it is measured: heartbeats, requests, calls.
import { sql } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { inTransaction, type Db } from '../../../src/database/transaction.ts';
import { createMeasurement, type Measured } from '../../../src/resources/status/measure.ts';
import { getStatus, readStatus } from '../../../src/resources/status/service.ts';
import { countCalls } from '../../../src/resources/status/store.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { agentBody, clientOf, newTenant } from '../../support/client.ts';
import { until } from '../../support/until.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startTestApp();
});
afterAll(() => app?.close());

interface Row {
  hour: Date;
  api_minutes: string;
  voice_minutes: string;
  requests: number;
  failed_requests: number;
  calls: number;
  failed_calls: number;
}
const rowAt = async (hoursAgo: number, db: Db = app.runtime.db): Promise<Row | undefined> => {
  const { rows } = await sql<Row>`
    select hour, api_minutes::text, voice_minutes::text, requests::int, failed_requests::int, calls::int, failed_calls::int
    from availability_hours where hour = date_trunc('hour', now(), 'UTC') - make_interval(hours => ${hoursAgo})`.execute(
    db,
  );
  return rows[0];
};

test('getStatus returns every component and both targets, without credentials, cached, and nothing about tenants or hosts', async () => {
  const tenant = await newTenant(app.url);
  const answer = await fetch(`${app.url}/v1/status`);
  expect(answer.headers.get('cache-control')).toBe('public, max-age=15');
  const text = await answer.text();
  expect(text).not.toMatch(new RegExp(`wsp_|${tenant.workspaceId}|127\\.0\\.0\\.1|localhost`));
  const status = await clientOf(app.url).ok('getStatus');
  expect(status.components.map(({ id }) => id)).toEqual([
    'api', 'database', 'voice', 'jobs', 'webhooks', 'mail', 'speech_recognition', 'language_model', 'speech',
  ]); // prettier-ignore
  // Failures of the current hour that other files cause degrade the API.
  expect(status.components[0]!.status).not.toBe('outage');
  expect(status.components[1]).toEqual({ id: 'database', status: 'operational' });
  expect(status.availability.map(({ service, target, windows }) => [service, target, windows.length])).toEqual([
    ['api', 99.9, 4],
    ['voice', 99.5, 4],
  ]);
});

/** Runs in a transaction that is rolled back. */
async function undone(work: (db: Db) => Promise<void>): Promise<void> {
  const end = new Error('undone');
  const done = inTransaction(app.runtime.db, async (trx) => {
    await work(trx);
    throw end;
  });
  await expect(done).rejects.toBe(end);
}

/** The same, with the row of the current hour locked, so that nothing else is added to it. */
const inOwnHour = (work: (db: Db) => Promise<void>): Promise<void> =>
  undone(async (db) => {
    await sql`insert into availability_hours (hour) values (date_trunc('hour', now(), 'UTC'))
      on conflict (hour) do update set hour = excluded.hour`.execute(db);
    await work(db);
  });

test('getStatus reports degraded when more than a twentieth of the requests or calls of this hour failed', async () => {
  await inOwnHour(async (db) => {
    const vital = async (requests: number, failed_requests: number, calls: number, failed_calls: number) => {
      const hour = { requests, failed_requests, calls, failed_calls };
      await db
        .updateTable('availability_hours')
        .set(hour)
        .where('hour', '>', sql<Date>`now() - interval '1 hour'`)
        .execute();
      const { components } = await readStatus({ ...app.runtime, db });
      return Object.fromEntries(components.slice(0, 3).map(({ id, status }) => [id, status]));
    };
    const operational = { api: 'operational', database: 'operational', voice: 'operational' };
    expect(await vital(100, 0, 100, 0)).toEqual(operational);
    expect(await vital(100, 5, 100, 5)).toEqual(operational);
    expect(await vital(100, 6, 100, 5)).toEqual({ ...operational, api: 'degraded' });
    expect(await vital(100, 5, 100, 6)).toEqual({ ...operational, voice: 'degraded' });
    // A few failures are not reported.
    expect(await vital(19, 19, 19, 19)).toEqual(operational);
  });
});

test('getStatus reports webhooks as degraded when they wait for an attempt, not when a receiver does not keep up', async () => {
  const tenant = await newTenant(app.url);
  const { id } = await tenant.ok('createWebhook', {
    body: { url: 'http://127.0.0.1:9/hook', events: ['payment.succeeded'] },
  });
  await undone(async (db) => {
    const { workspaceId: workspace_id } = tenant;
    const about = { workspace_id, id: 'evt_late', name: 'payment.succeeded', body: '{}' };
    await db.insertInto('events').values(about).execute();
    const due = sql<Date>`now() - interval '10 minutes'`;
    const delivery = { workspace_id, webhook_id: id, event_id: about.id };
    await db
      .insertInto('deliveries')
      .values({ ...delivery, id: 'dlv_late', event: about.name, next_attempt_at: due })
      .execute();
    await db
      .insertInto('delivery_queue')
      .values({ ...delivery, delivery_id: 'dlv_late', due_at: due })
      .execute();
    await db.insertInto('worker_heartbeats').values({ worker_id: 'of this test', process: 'test' }).execute();
    const webhooks = async () => {
      const { components } = await readStatus({ ...app.runtime, db });
      return components.find((component) => component.id === 'webhooks')!.status;
    };
    const attempted = (ago: string) =>
      db
        .updateTable('webhooks')
        .set({ last_failure_at: sql<Date>`now() - ${ago}::interval` })
        .where('id', '=', id)
        .execute();
    expect(await webhooks()).toBe('degraded');
    await attempted('20 seconds');
    expect(await webhooks()).toBe('operational');
    await attempted('6 minutes');
    expect(await webhooks()).toBe('degraded');
  });
});

test('the running process reports that it is ready', async () => {
  await until(async () => BigInt((await rowAt(0))?.api_minutes ?? 0) > 0n, { what: 'a beat' });
  expect(BigInt((await rowAt(0))!.voice_minutes)).toBeGreaterThan(0n);
});

describe('the status of a process', () => {
  const measure = (db: Db, measured: Partial<Measured> = {}) =>
    createMeasurement({ ...app.runtime, db }, () => true, { isApi: () => false, isVoice: () => false, ...measured });

  test('counts its requests; responses of 500 and above are failures, except failures of other systems', () =>
    inOwnHour(async (db) => {
      const before = (await rowAt(0, db))!;
      const measurement = measure(db);
      for (const status of [200, 404, 429, 500, 503, 504]) measurement.observe(status, undefined);
      measurement.observe(502, 'provider_failed');
      await measurement.stop();
      const after = (await rowAt(0, db))!;
      expect(after.requests - before.requests).toBe(7);
      expect(after.failed_requests - before.failed_requests).toBe(3);
    }));

  test('keeps its counts while its database does not respond', () =>
    inOwnHour(async (trx) => {
      const before = (await rowAt(0, trx))!;
      let isGone = true;
      const db = new Proxy(trx, {
        get(target, name) {
          if (isGone && name === 'getExecutor') throw new Error('the database is gone');
          const value: unknown = Reflect.get(target, name);
          return typeof value === 'function' ? (value as () => unknown).bind(target) : value;
        },
      });
      const measurement = measure(db, { isApi: () => true });
      measurement.observe(500, undefined);
      measurement.start();
      await new Promise(setImmediate);
      isGone = false;
      await measurement.stop();
      expect((await rowAt(0, trx))!.failed_requests - before.failed_requests).toBe(1);
    }));
});

test('is an outage without a database, and earlier measurements are still available', async () => {
  const db = {
    getExecutor() {
      throw new Error('the database is gone');
    },
  } as never;
  const status = await getStatus({ ...app.runtime, db });
  expect(status).toMatchObject({ status: 'outage', measured_since: null });
  expect(status.components).toContainEqual({ id: 'database', status: 'outage' });
});

test('counts calls when they were answered or failed on our side; an hour keeps its numbers once it is over', async () => {
  const tenant = await newTenant(app.url);
  const { agent_id: agent } = await tenant.ok('createAgent', { body: agentBody() });
  const own = { type: 'custom-llm', websocket_url: 'wss://llm.example.com/' };
  const { agent_id: custom } = await tenant.ok('createAgent', { body: agentBody({ response_engine: own }) });
  const ended = async (agentId: string): Promise<string> => {
    const { call_id: id } = await tenant.ok('createCall', { body: { agent_id: agentId, to_number: '+12025550104' } });
    await until(async () => (await tenant.ok('getCall', { path: { id } })).end_reason !== null, { what: 'it ended' });
    return id;
  };
  const ids = await Promise.all([agent, agent, agent, agent, agent, custom].map(ended));
  const then = sql<Date>`date_trunc('hour', now(), 'UTC') - interval '3 hours'`;
  await undone(async (trx) => {
    const set = (id: string, end: string, answered: boolean) =>
      trx
        .updateTable('calls')
        .set({ end_reason: end, ended_at: then, started_at: answered ? then : null })
        .where('id', '=', id)
        .execute();
    await sql`insert into availability_hours (hour, api_minutes) values (${then}, 1)`.execute(trx);
    await set(ids[0]!, 'caller_hangup', true);
    await set(ids[1]!, 'busy', false);
    await set(ids[2]!, 'stt_error', true);
    await set(ids[3]!, 'engine_error', true);
    // The workspace runs this model itself.
    await set(ids[5]!, 'engine_error', true);
    await countCalls(trx);
    expect(await rowAt(3, trx)).toMatchObject({ calls: 4, failed_calls: 2 });
    await set(ids[4]!, 'tts_error', true);
    await countCalls(trx);
    expect(await rowAt(3, trx)).toMatchObject({ calls: 4, failed_calls: 2 });
    const { availability } = await readStatus({ ...app.runtime, db: trx });
    expect(availability[0]!.windows[0]).toMatchObject({ met: false });
    expect(availability[0]!.windows[0]!.minutes_down).toBeGreaterThan(100);
  });
});
