// A campaign whose processes are killed repeatedly: every contact is dialed as often as the rules require, and the campaign
// completes and reports that once. Two processes share one database; dials are counted at the carrier. Each kill occurs
// while the process waits for the carrier's response to a dial, while other calls ring and events are being sent to a slow
// receiver. So a few kills suffice to find a second dial, a lost event or a reserve that is not released.
import { readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { seededRandom } from '../../src/providers/telephony/loopback/sound.ts';
import { DIAL_TOLERANCE_MS } from '../../src/resources/calls/dispatch/dial-spacing.ts';
import { MAX_RECORD_MS } from '../../src/resources/calls/live/record-dial.ts';
import { heard } from '../resources/calls/support.ts';
import { draft, mostWithin, newAgent } from '../resources/campaigns/support.ts';
import { startReceiver, type Received, type TestReceiver } from '../resources/webhooks/support.ts';
import { clientOf, newTenant, type Tenant } from '../support/client.ts';
import { serverUrl } from '../support/database.ts';
import { numberLike } from '../support/short-calls.ts';
import { seed, size } from '../support/sizes.ts';
import { until } from '../support/until.ts';
import { createDeployment, kill, LEASE_MS, type Deployment, type Process } from './process.ts';

const MAIN = fileURLToPath(new URL('./campaign-process.ts', import.meta.url));
const KILLS = size(2, 200);
// Slow enough that all kills happen during the campaign, even if a process takes ten seconds to start.
const DIALS_PER_SECOND = 2;
const DIALS_PER_SECOND_AFTER_KILLS = 10;
// Unanswered calls ring for six seconds.
const CONTACTS = { busy: size(12, 150), invalid: size(16, 800), silent: size(8, 40), leaves: size(4, 10) };
const ALL_CONTACTS = CONTACTS.busy + CONTACTS.invalid + CONTACTS.silent + CONTACTS.leaves;
const EVENTS = ['call.failed', 'call.ended', 'campaign.completed'];
const RECEIVES_MS = 400;
const ATTEMPTS = 2;
// Time between two kills, in addition to a start.
const MIN_MS = 200;
const MAX_MS = 1_500;
const LOST = 'the process that dialed was lost';
// Time before a kill in which the process may have recorded a dial that it did not make: the wait between both, plus the
// longest pause that a busy machine may cause before leases expire.
const RECORDED_AHEAD_MS = MAX_RECORD_MS + DIAL_TOLERANCE_MS + LEASE_MS;

let deployment: Deployment;
let receiver: TestReceiver;
let file: string;
let db: pg.Pool;

interface Seen {
  /** Calls in the order of the requests to the carrier. */
  dials: { at: number; callId: string; to: string; pid: number }[];
}

async function seen(): Promise<Seen> {
  const lines = (await readFile(file, 'utf8').catch(() => '')).split('\n').filter(Boolean);
  const dials = lines.map((line) => {
    const [at, callId, to, pid] = line.split(' ') as [string, string, string, string];
    return { at: Number(at), callId, to, pid: Number(pid) };
  });
  return { dials };
}

async function rows<Row>(query: string, ...values: unknown[]): Promise<Row[]> {
  return (await db.query(query, values)).rows as Row[];
}

async function contacts(): Promise<string[]> {
  const like = (persona: string, count: number) => Array.from({ length: count }, (_, i) => numberLike(persona, i));
  const invalid = like('04', CONTACTS.invalid);
  const between = CONTACTS.invalid / CONTACTS.silent;
  const others = like('02', CONTACTS.silent).flatMap((one, i) => [
    one,
    ...invalid.slice(i * between, (i + 1) * between),
  ]);
  const apart = others.length / CONTACTS.leaves;
  const busy = like('01', CONTACTS.busy);
  const busyApart = CONTACTS.busy / CONTACTS.leaves;
  // Contacts who answer are spread among the others: ten consecutive failures, which a busy machine can cause, would pause
  // the campaign.
  return like('05', CONTACTS.leaves).flatMap((one, i) => [
    one,
    ...busy.slice(i * busyApart, (i + 1) * busyApart),
    ...others.slice(i * apart, (i + 1) * apart),
  ]);
}

/** Time window of a kill: the process was alive at `alive` and dead at `dead`. */
interface Kill {
  alive: number;
  dead: number;
}

/**
 * Kills one process at a time until KILLS is reached: after a random time, the next process that requests a call from the
 * carrier.
 */
async function killAgainAndAgain(processes: Process[], env: Record<string, string>): Promise<Kill[]> {
  const kills: Kill[] = [];
  const random = seededRandom(`campaign ${seed}`);
  for (let killed = 0; killed < KILLS; killed++) {
    const waitMs = MIN_MS + random() * (MAX_MS - MIN_MS);
    const begun = performance.now();
    await until(() => performance.now() - begun > waitMs, { what: 'the moment to kill' });
    const before = (await seen()).dials.length;
    await until(async () => (await seen()).dials.length > before, { withinMs: 60_000, what: 'the carrier is asked' });
    const { pid } = (await seen()).dials.at(-1)!;
    const one = processes.findIndex(({ child }) => child.pid === pid);
    const alive = Date.now();
    await kill(processes[one]!);
    kills.push({ alive, dead: Date.now() });
    processes[one] = await deployment.start('all', env);
  }
  return kills;
}

describe.skipIf(serverUrl() === undefined)(`a campaign while its processes are killed (seed ${seed})`, () => {
  let tenant: Tenant;
  let secret: string;
  let id: string;
  let stats: Record<string, unknown> & { outcomes: Record<string, number> };
  let statusAfterKills: string;
  let kills: Kill[];
  let fasterAt: number;

  beforeAll(
    async () => {
      file = join(tmpdir(), `parley-dials-${process.pid}-${seed}`);
      const slowly: TestReceiver['answer'] = (_request, response) =>
        void setTimeout(() => response.writeHead(204).end(), RECEIVES_MS);
      [deployment, receiver] = await Promise.all([createDeployment([MAIN, file]), startReceiver(slowly)]);
      db = new pg.Pool({ connectionString: deployment.databaseUrl });
      // Dropping the clone closes idle clients.
      db.on('error', () => undefined);
      const env = {
        CONCURRENT_CALLS: '60',
        INBOUND_RESERVE_PERCENT: '0',
        LOG_LEVEL: 'fatal',
        WALLET_FREE_BALANCE: '1000',
      };
      const processes = await Promise.all([deployment.start('all', env), deployment.start('all', env)]);
      tenant = await newTenant(processes[0]!.url);
      // In full size the campaign outlasts an access token.
      const { key } = await tenant.ok('createApiKey', { body: { name: 'chaos', scope: 'write' } });
      const created = await tenant.ok('createWebhook', { body: { url: receiver.url, events: EVENTS } });
      secret = created.secret!;
      const retry = { max_attempts: ATTEMPTS, back_off: 1, rules: [{ outcome: 'busy' as const, delay_seconds: 1 }] };
      const more = { dials_per_second: DIALS_PER_SECOND, concurrency: 40, retry };
      id = await draft(tenant, await newAgent(tenant), await contacts(), more);
      await tenant.ok('startCampaign', { path: { id } });
      kills = await killAgainAndAgain(processes, env);
      const client = clientOf(processes[0]!.url, key);
      statusAfterKills = (await client.ok('getCampaign', { path: { id } })).status;
      fasterAt = Date.now();
      const faster = { dials_per_second: DIALS_PER_SECOND_AFTER_KILLS };
      await client.ok('updateCampaign', { path: { id }, body: faster });
      const isOver = async () => {
        const answer = await client.send('getCampaign', { path: { id } });
        // A client retries requests that a busy service could not answer.
        if (answer.status === 503) return false;
        const { status, pause_detail } = answer.body as { status: string; pause_detail: string | null };
        if (status === 'paused') throw new Error(`it paused: ${pause_detail}`);
        return status === 'completed';
      };
      await until(isOver, { withinMs: size(180_000, 900_000), what: 'the campaign completes' });
      stats = (await client.ok('getCampaign', { path: { id } })).stats as never;
      const unfinished = () => rows('select from deliveries where finished_at is null');
      await until(async () => (await unfinished()).length === 0, { withinMs: 60_000, what: 'all is reported' });
    },
    size(600_000, 2_400_000),
  );
  afterAll(async () => {
    await db?.end();
    await deployment?.close();
    await receiver?.close();
    await rm(file, { force: true });
  });

  test(`continues after ${KILLS} kills, and completes`, () => {
    expect(statusAfterKills).toBe('running');
    expect(stats).toMatchObject({
      contacts: ALL_CONTACTS,
      pending: 0,
      retry_scheduled: 0,
      dialing: 0,
      skipped: 0,
      canceled: 0,
    });
  });

  test('dials no call twice, and leaves undialed only calls whose dial a killed process had just recorded', async () => {
    const { dials } = await seen();
    expect(new Set(dials.map(({ callId }) => callId)).size).toBe(dials.length);
    const calls = await rows<{ id: string; end_detail: string | null; asked: string }>(
      'select id, end_detail, extract(epoch from dialed_at) * 1000 as asked from calls where campaign_id = $1',
      id,
    );
    const dialed = new Set(dials.map(({ callId }) => callId));
    const silent = calls.filter((call) => !dialed.has(call.id));
    // The process was killed between the record of the dial and the request to the carrier: the outcome is unknown, so the
    // dial is not repeated.
    expect(silent.filter(({ end_detail }) => end_detail !== LOST)).toEqual([]);
    const lostBy = silent.map(({ asked }) =>
      kills.findIndex(({ alive, dead }) => Number(asked) <= dead && Number(asked) >= alive - RECORDED_AHEAD_MS),
    );
    const nextKill = (asked: number) => Math.min(...kills.flatMap(({ dead }) => (dead >= asked ? [dead - asked] : [])));
    const unexplained = silent.filter((_, i) => lostBy[i] === -1);
    expect(unexplained.map(({ asked }) => `${nextKill(Number(asked))} ms before the next kill`)).toEqual([]);
    // One kill can lose at most the dials of one moment, which the throttle limits.
    for (const lost of Map.groupBy(lostBy, (index) => index).values()) {
      expect(lost.length).toBeLessThanOrEqual(DIALS_PER_SECOND);
    }
    expect(dials.length + silent.length).toBe(calls.length);
  });

  test('dials every contact as often as the rules require', async () => {
    const { dials } = await seen();
    const byNumber = Map.groupBy(dials, ({ to }) => to);
    const calls = await rows<{ to_number: string; reasons: string[]; attempts: number; status: string }>(
      `select c.to_number, c.attempts, c.status,
         array(select coalesce(end_reason, '') from calls where campaign_id = $1 and to_number = c.to_number
           order by created_at, id) as reasons
       from campaign_contacts c where campaign_id = $1`,
      id,
    );
    expect(calls).toHaveLength(ALL_CONTACTS);
    for (const { to_number, reasons, attempts, status } of calls) {
      // Retried only after busy, up to the limit.
      const expected = reasons.findIndex((reason) => reason !== 'busy') + 1 || ATTEMPTS;
      expect([to_number, reasons.length]).toEqual([to_number, expected]);
      expect(attempts).toBe(reasons.length);
      expect(['completed', 'failed']).toContain(status);
      const lost = reasons.filter((reason) => reason === 'carrier_error').length;
      const count = byNumber.get(to_number)?.length ?? 0;
      expect(count).toBeGreaterThanOrEqual(attempts - lost);
      expect(count).toBeLessThanOrEqual(attempts);
    }
  });

  test('completes once, and reports that once', async () => {
    const events = await rows<{ n: string }>(`select count(*) as n from events where name = 'campaign.completed'`);
    expect(Number(events[0]!.n)).toBe(1);
    const isEnd = ({ body }: Received) => body.includes('"campaign.completed"');
    const reported = heard(receiver.received.filter(isEnd), secret);
    expect(new Set(reported.map((event) => event.id)).size).toBe(1);
    expect(reported[0]!.data).toMatchObject({ campaign_id: id, stats });
  });

  test('loses no event of a killed process', async () => {
    const events = await rows<{ id: string }>('select id from events where name = any($1)', EVENTS);
    expect(events.length).toBeGreaterThanOrEqual(ALL_CONTACTS);
    const ids = new Set(receiver.received.map(({ headers }) => headers['webhook-id']));
    expect(events.filter((event) => !ids.has(event.id))).toEqual([]);
  });

  test('leaves counters that match the rows, no open call, and no reserve', async () => {
    const outcomes = await rows<{ reason: string; n: number }>(
      'select end_reason as reason, count(*)::int as n from calls where campaign_id = $1 group by 1',
      id,
    );
    expect(stats.outcomes).toEqual(Object.fromEntries(outcomes.map(({ reason, n }) => [reason, n])));
    const [counted] = await rows<Record<string, number>>(
      `select count(*)::int as attempts, count(started_at)::int as answered,
         count(*) filter (where status not in ('completed', 'failed'))::int as open from calls where campaign_id = $1`,
      id,
    );
    expect(counted).toEqual({ attempts: stats['attempts'], answered: stats['answered'], open: 0 });
    const [dialed] = await rows(
      `select count(*)::int as n, count(*) filter (where settled_at is null)::int as open from campaign_dials`,
    );
    expect(dialed).toEqual({ n: stats['attempts'], open: 0 });
    expect(await rows(`select from ledger_movements where kind = 'call'`)).not.toEqual([]);
    expect(await rows('select * from wallets where held_micros <> 0')).toEqual([]);
  });

  test('respects the throttle across both processes', async () => {
    const dialed = await rows<{ at: string }>(
      'select extract(epoch from dial_at) * 1000 as at from calls where campaign_id = $1',
      id,
    );
    const at = dialed.map((dial) => Number(dial.at));
    const slow = at.filter((time) => time < fasterAt);
    expect(mostWithin(slow, 1_000)).toBeLessThanOrEqual(DIALS_PER_SECOND);
    expect(mostWithin(at, 1_000)).toBeLessThanOrEqual(DIALS_PER_SECOND_AFTER_KILLS);
  });
});
