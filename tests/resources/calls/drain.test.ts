// Calls that a process is about to start when it begins to drain. A lock in the database keeps their claims from committing
// until the drain has begun.
import { sql } from 'kysely';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Arrival, Carrier } from '../../../src/providers/ports/carrier.ts';
import { offerInbound } from '../../../src/resources/calls/inbound/offer.ts';
import { selectCallById } from '../../../src/resources/calls/rows/calls.ts';
import { selectReported } from '../../../src/resources/calls/rows/voice-processes.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { joinCall } from '../../support/browser-caller.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { serverUrl } from '../../support/database.ts';
import { createScriptedLine } from '../../support/scripted-line.ts';
import { until } from '../../support/until.ts';
import { newGrant } from '../rtc/support.ts';
import { place, reaches, SILENT, talkingAgent } from './support.ts';

const MINUTE_MS = 60_000;
const PATIENT = { inactivity: { seconds: 600, reminders: [] } };

// The embedded database has one session, which no lock can block.
describe.skipIf(serverUrl() === undefined)('a process that drains while a claim waits for the database', () => {
  let app: TestApp;
  let tenant: Tenant;
  let locking: pg.Client;
  let arrive: (arrival: Arrival) => void;
  beforeEach(async () => {
    const carrier: Carrier = {
      id: 'scripted',
      description: 'Reports the calls of the test.',
      serves: () => false,
      dial: () => {
        throw new Error('it dials nothing');
      },
      transfer: async () => undefined,
      onArrival: (listener) => void (arrive = listener),
    };
    // The reaper must not take back what a test has left.
    app = await startTestApp({ overrides: { carriers: [carrier], leases: { reapMs: 3_600_000 } } });
    tenant = await newTenant(app.url);
    const { rows } = await sql<{ name: string }>`select current_database() as name`.execute(app.runtime.db);
    const url = new URL(serverUrl()!);
    url.pathname = `/${rows[0]!.name}`;
    locking = new pg.Client({ connectionString: url.href });
    await locking.connect();
    await locking.query('begin');
  });
  afterEach(async () => {
    await locking?.end();
    await app?.close();
  });

  const unlock = () => locking.query('commit');
  const lockQueue = () =>
    locking.query('select pg_advisory_xact_lock(hashtextextended($1, 0))', [`calls.queue:${tenant.workspaceId}`]);
  /** Resolves when a statement waits for the lock. */
  const isBlocked = () =>
    until(async () => {
      // A transaction sees the snapshot of its first read of pg_stat_activity until that is cleared.
      await locking.query('select pg_stat_clear_snapshot()');
      const { rows } = await locking.query<{ n: number }>(
        `select count(*)::int as n from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
      );
      return rows[0]!.n > 0;
    });
  const newPatientAgent = async () => (await tenant.ok('createAgent', { body: talkingAgent(PATIENT) })).agent_id;
  const rowOf = async (id: string) => (await selectCallById(app.runtime.db, id))!;

  /** Starts a call of each kind, up to its claim. */
  const BEGIN = {
    async 'an outbound call'() {
      const agentId = await newPatientAgent();
      // A claim waits for this table without a limit of its own, unlike for the queue.
      await locking.query('lock table campaign_throttles in access exclusive mode');
      return (await place(tenant, SILENT, agentId)).call_id;
    },
    async 'a call in the browser'() {
      const grant = await newGrant(tenant, PATIENT);
      await lockQueue();
      await joinCall(grant, app.runtime.voiceClock);
      return grant.call_id;
    },
    async 'a call whose token is being used up'() {
      const grant = await newGrant(tenant, PATIENT);
      await locking.query('select 1 from rtc_tokens where call_id = $1 for update', [grant.call_id]);
      await joinCall(grant, app.runtime.voiceClock);
      return grant.call_id;
    },
    async 'an inbound call'() {
      const agent_id = await newPatientAgent();
      const { id: numberId, number: to } = await tenant.ok('buyPhoneNumber', {
        body: { number: '+12125550155', carrier: 'loopback' },
      });
      await tenant.ok('assignPhoneNumber', { path: { id: numberId }, body: { agent_id } });
      const offered = await offerInbound(app.runtime, { carrier: 'loopback', ref: null, from: '+12125550188', to });
      if (offered.type !== 'accepted') throw new Error(`the call was not accepted: ${JSON.stringify(offered)}`);
      await locking.query('select 1 from calls where id = $1 for update', [offered.callId]);
      const line = createScriptedLine(app.runtime.voiceClock);
      arrive({ callId: offered.callId, accept: async () => line, refuse: () => undefined, wait: () => undefined });
      return offered.callId;
    },
  };

  test.each(Object.keys(BEGIN) as (keyof typeof BEGIN)[])(
    'finishes %s before the drain is over',
    { timeout: 2 * MINUTE_MS },
    async (kind) => {
      const id = await BEGIN[kind]();
      await isBlocked();
      expect(app.live!.count()).toBe(0);
      const statusAfterDrain = app.live!.drain(MINUTE_MS).then(async () => (await rowOf(id)).status);
      await until(async () => (await selectReported(app.runtime.db))[0]?.reason === 'draining');
      await unlock();
      await reaches(tenant, id, ['in_progress']);
      await tenant.ok('endCall', { path: { id } });
      expect(await statusAfterDrain).toBe('completed');
    },
  );

  test('that may not wait leaves a call that is claimed meanwhile to another process', async () => {
    const id = await BEGIN['an outbound call']();
    await isBlocked();
    const rowAfterDrain = app.live!.drain(0).then(() => rowOf(id));
    await unlock();
    expect(await rowAfterDrain).toMatchObject({ status: 'queued', lease_owner: expect.any(String), dialed_at: null });
    expect(app.live!.count()).toBe(0);
  });

  test('leaves a call whose queue stays locked to another process', async () => {
    const agentId = await newPatientAgent();
    await lockQueue();
    const { call_id: id } = await place(tenant, SILENT, agentId);
    await isBlocked();
    await app.live!.drain(0);
    expect(app.live!.count()).toBe(0);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', lease_owner: null, dialed_at: null });
    const { rows } = await sql`select from graphile_worker.jobs where key = ${`busy:${tenant.workspaceId}`}`.execute(
      app.runtime.db,
    );
    expect(rows).toHaveLength(1);
    await unlock();
  });

  test('carries nothing that is claimed after its end', async () => {
    const id = await BEGIN['an outbound call']();
    await isBlocked();
    await app.live!.drain(0);
    await unlock();
    // The job is tried again, by another process.
    const failure = sql<{ last_error: string | null }>`
      select last_error from graphile_worker.jobs where task_identifier = 'calls.dial'`;
    await until(async () => Boolean((await failure.execute(app.runtime.db)).rows[0]?.last_error));
    expect(app.live!.count()).toBe(0);
    expect(await rowOf(id)).toMatchObject({ status: 'queued', lease_owner: expect.any(String), dialed_at: null });
  });
});
