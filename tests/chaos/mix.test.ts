// Two processes of each role on one Postgres under random faults: processes are killed, stopped and paused, their
// connections are cut or stalled, clocks are wrong, the disk is full, a table is locked. Calls cost money. Afterwards no
// call was dialed twice, no event is lost, no process has crashed, every call is over, and the ledger has the cost of each
// call.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { checkInvariants } from '../../src/database/invariants.ts';
import { MAX_ATTEMPTS } from '../../src/jobs/enqueue.ts';
import { talkingAgent } from '../resources/calls/support.ts';
import { draft } from '../resources/campaigns/support.ts';
import { startReceiver, type TestReceiver } from '../resources/webhooks/support.ts';
import { clientOf, newTenant, type Tenant } from '../support/client.ts';
import { serverUrl } from '../support/database.ts';
import { numberLike } from '../support/short-calls.ts';
import { seed, size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { startCluster, type Cluster } from './mix/cluster.ts';
import { FAULT_NAMES, makeFaults } from './mix/faults.ts';
import { startLoad, type Load } from './mix/load.ts';
import { createDeployment, type Deployment } from './process.ts';

const PROCESS = fileURLToPath(new URL('./mix/process.ts', import.meta.url));
const FAULTS_MS = size(8_000, 15 * 60_000);
const CALL_EVERY_MS = size(900, 1_000);
const CONTACTS = size(8, 500);
const ATTEMPTS = 2;
// Time for leases, timeouts and the rest of the campaign; a job that failed seven times waits for 18 minutes.
const SETTLED_MS = size(240_000, 1_500_000);
const EVENTS = ['call.started', 'call.ended', 'call.failed', 'call.completed', 'call.error', 'campaign.completed'];

describe.skipIf(serverUrl() === undefined)(`two processes of each role under every fault (seed ${seed})`, () => {
  const file = join(tmpdir(), `parley-mix-${process.pid}-${seed}`);
  let deployment: Deployment;
  let receiver: TestReceiver;
  let cluster: Cluster;
  let db: pg.Pool;
  let tenant: Tenant;
  let load: Load;
  let campaignId: string;
  let faults: Record<string, number>;

  const rows = async <Row>(query: string, ...values: unknown[]): Promise<Row[]> =>
    (await db.query(query, values)).rows as Row[];
  const count = async (query: string, ...values: unknown[]): Promise<number> =>
    Number((await rows<{ n: string }>(`select count(*) as n from ${query}`, ...values))[0]!.n);

  beforeAll(
    async () => {
      [deployment, receiver] = await Promise.all([createDeployment((role) => [PROCESS, role, file]), startReceiver()]);
      db = new pg.Pool({ connectionString: deployment.databaseUrl });
      // Faults also end these connections.
      db.on('error', () => undefined);
      cluster = await startCluster(deployment, { LOG_LEVEL: 'fatal', DRAIN_SECONDS: '5', WALLET_FREE_BALANCE: '1000' });
      tenant = await newTenant(cluster.members[0]!.process.url);
      const { key } = await tenant.ok('createApiKey', { body: { name: 'mix', scope: 'write' } });
      await tenant.ok('createWebhook', { body: { url: receiver.url, events: EVENTS } });
      const { agent_id: agentId } = await tenant.ok('createAgent', { body: talkingAgent() });
      const personas = ['01', '04', '05', '07'];
      const contacts = Array.from({ length: CONTACTS }, (_, n) => numberLike(personas[n % personas.length]!, n));
      const retry = { max_attempts: ATTEMPTS, back_off: 1, rules: [{ outcome: 'busy' as const, delay_seconds: 1 }] };
      campaignId = await draft(tenant, agentId, contacts, { dials_per_second: 1, concurrency: 5, retry });
      await tenant.ok('startCampaign', { path: { id: campaignId } });

      load = startLoad({ cluster, key, agentId, seed, everyMs: CALL_EVERY_MS });
      const databaseUrl = deployment.databaseUrl!;
      const onFault = (fault: string) => process.env['TEST_LOG_LEVEL'] && console.log(fault);
      faults = await makeFaults({ cluster, databaseUrl, seed, forMs: FAULTS_MS, onFault });
      await load.stop();
      await settled(key);
      console.log(
        `${JSON.stringify(faults)}; ${load.acknowledged.size} calls beside the campaign, ${load.repeated()} requests repeated`,
      );
    },
    FAULTS_MS + SETTLED_MS + 180_000,
  );
  afterAll(async () => {
    await db?.end();
    await cluster?.close();
    await deployment?.close();
    await receiver?.close();
    await rm(file, { force: true });
  });

  /** Waits until the campaign, every call, every delivery, every recording and every due job is finished. */
  async function settled(key: string): Promise<void> {
    const client = clientOf(cluster.members[0]!.process.url, key);
    let open: Record<string, unknown> = {};
    const isOver = async (): Promise<boolean> => {
      const { status, pause_detail } = await client.ok('getCampaign', { path: { id: campaignId } });
      // Ten consecutive calls that a fault ended pause a campaign, as a carrier outage would. The test resumes it.
      if (status === 'paused') await client.ok('startCampaign', { path: { id: campaignId } });
      open = {
        campaign: status === 'completed' ? 0 : `${status} ${pause_detail ?? ''}`,
        calls: await count(`calls where status not in ('completed', 'failed')`),
        deliveries: await count(`deliveries where finished_at is null`),
        recordings: await count(`calls where recording_state = 'pieces'`),
        jobs: await count(`graphile_worker.jobs where run_at <= now() and attempts < max_attempts`),
      };
      return Object.values(open).every((one) => one === 0);
    };
    await until(isOver, { withinMs: SETTLED_MS, what: 'all is settled' }).catch(async (error: Error) => {
      const jobs = await rows(
        `select task_identifier, count(*)::int as n, count(locked_at)::int as running, max(attempts) as attempts,
           count(*) filter (where run_at <= now())::int as due, max(last_error) as last_error
         from graphile_worker.jobs group by 1`,
      );
      throw new Error(`${error.message}; still open: ${JSON.stringify(open)}; jobs: ${JSON.stringify(jobs)}`);
    });
  }

  test('each kind of fault occurred', () => {
    expect(Object.keys(faults).toSorted()).toEqual([...FAULT_NAMES].toSorted());
    expect(load.acknowledged.size).toBeGreaterThan(10);
  });

  test('no process crashed', () => {
    expect(cluster.unasked).toEqual([]);
  });

  test('a client gets a success or a retryable error, and each Idempotency-Key created one call', async () => {
    expect(load.wrong).toEqual([]);
    const ids = [...load.acknowledged.values()];
    expect(new Set(ids).size).toBe(ids.length);
    expect(await count('calls where id = any($1)', ids)).toBe(ids.length);
    expect(await count('calls where campaign_id is null')).toBe(ids.length);
  });

  test('no call is dialed twice', async () => {
    const dials = (await readFile(file, 'utf8'))
      .trimEnd()
      .split('\n')
      .map((line) => line.split(' '));
    const calls = dials.map(([, callId]) => callId);
    expect(new Set(calls).size).toBe(calls.length);
    const byNumber = Map.groupBy(dials, ([, , to]) => to);
    expect(Math.max(...[...byNumber.values()].map(({ length }) => length))).toBeLessThanOrEqual(ATTEMPTS);
  });

  test('every call is over and its recording is final', async () => {
    const endings = await rows<{ status: string; end_reason: string; n: number }>(
      'select status, end_reason, count(*)::int as n from calls group by 1, 2 order by 3 desc',
    );
    console.log(JSON.stringify(endings));
    expect(endings.filter(({ status }) => !['completed', 'failed'].includes(status))).toEqual([]);
    expect(endings.find(({ status }) => status === 'completed')?.n ?? 0).toBeGreaterThan(0);
  });

  test('no event is lost, and a repeated event is identical', async () => {
    const bodies = new Map<string, string>();
    for (const { headers, body } of receiver.received) {
      const id = String(headers['webhook-id']);
      expect(bodies.get(id) ?? body).toBe(body);
      bodies.set(id, body);
    }
    const undelivered = await rows(
      `select e.id, e.name from events e where e.name = any($1)
         and not exists (select from deliveries d where d.event_id = e.id and d.status = 'succeeded')`,
      EVENTS,
    );
    expect(undelivered).toEqual([]);
    const emitted = await rows<{ id: string }>(`select id from events where name = any($1)`, EVENTS);
    expect(emitted.length).toBeGreaterThan(0);
    expect(emitted.filter(({ id }) => !bodies.has(id))).toEqual([]);
    const silent = await rows(
      `select id, end_reason from calls c where not exists (select from events e where e.call_id = c.id and e.name in ('call.ended', 'call.failed'))`,
    );
    expect(silent).toEqual([]);
  });

  test('no job failed permanently', async () => {
    // A job that was superseded while it ran has lost its key and all its attempts at once. Minutely jobs have a single
    // attempt: the next minute repeats their work. After its process was killed, the runner fails such a job.
    const given = await rows(
      `select task_identifier, attempts, last_error from graphile_worker.jobs
       where attempts >= max_attempts and max_attempts > 1 and not (key is null and attempts = ${MAX_ATTEMPTS})
         and last_error is distinct from 'gave up after 1 attempts'`,
    );
    expect(given).toEqual([]);
  });

  test('every invariant of db/invariants.sql holds, and calls were charged', async () => {
    const broken = (await checkInvariants(db)).filter((finding) => finding.count > 0);
    expect(broken.map(({ name, rows: found }) => ({ name, found }))).toEqual([]);
    expect(await count(`ledger_movements where kind = 'call'`)).toBeGreaterThan(0);
    expect(await count('wallets where held_micros <> 0')).toBe(0);
  });
});
