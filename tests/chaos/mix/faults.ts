// Random faults from a seed: each affects one process or all, lasts for a while, and is undone. At most two are active at
// once. A seed always produces the same faults with the same durations in the same order.
import pg from 'pg';
import { seededRandom } from '../../../src/providers/telephony/loopback/sound.ts';
import { size } from '../../support/sizes.ts';
import { until } from '../../support/until.ts';
import type { Cluster, Member } from './cluster.ts';

interface FaultsOptions {
  cluster: Cluster;
  databaseUrl: string;
  seed: number;
  forMs: number;
  onFault: (fault: string) => void;
}

interface Target extends FaultsOptions {
  /** Random numbers for this fault only. */
  random: () => number;
}

type Fault = (target: Target, member: Member) => Promise<void>;

const SKEWS_MS = [20_000, -20_000, 7_200_000, -7_200_000];
const AT_ONCE = 2;
const PAUSE_MS = 2_000;
// At full size longer than every lease, deadline and heartbeat timeout.
const MAX_FAULT_MS = size(4_000, 18_000);
// A stop and a start on a busy machine.
const MAX_MS = 120_000;

async function wait(ms: number): Promise<void> {
  const end = performance.now() + ms;
  await until(() => performance.now() >= end, { withinMs: ms + 60_000 });
}

const between = (random: () => number, least: number, most: number): number => least + random() * (most - least);

async function onDatabase(url: string, work: (client: pg.Client) => Promise<unknown>): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  // Another fault may end this connection and release its locks, which undoes this fault.
  let isEnded = false;
  client.on('error', () => (isEnded = true));
  await client.connect();
  try {
    await work(client);
  } catch (error) {
    if (!isEnded && (error as { code?: unknown }).code !== '57P01') throw error;
  } finally {
    await client.end();
  }
}

/** Every fault with its name and its weight in the random choice. */
const ALL_FAULTS: readonly (readonly [name: string, weight: number, fault: Fault])[] = [
  ['kill', 4, ({ cluster }, member) => cluster.kill(member)],
  ['restart', 2, ({ cluster }, member) => cluster.restart(member)],
  [
    'cut connections',
    4,
    async ({ random }, { database }) => {
      for (let cut = 0; cut < 5; cut++) {
        database.cut();
        await wait(between(random, 50, 400));
      }
    },
  ],
  [
    'server ends all connections',
    1,
    ({ databaseUrl }) =>
      onDatabase(databaseUrl, (client) =>
        client.query(
          'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
        ),
      ),
  ],
  [
    'black hole',
    2,
    async ({ random }, { database }) => {
      database.silence();
      database.setMood('stall');
      await wait(between(random, 3_000, MAX_FAULT_MS));
      database.setMood('well');
    },
  ],
  [
    'pause',
    2,
    async ({ random }, { process }) => {
      process.child.kill('SIGSTOP');
      await wait(between(random, 1_000, MAX_FAULT_MS));
      process.child.kill('SIGCONT');
    },
  ],
  [
    'wrong clock',
    2,
    async ({ cluster, random }, member) => {
      const { process } = member;
      cluster.order(member, { skewMs: SKEWS_MS[Math.floor(random() * SKEWS_MS.length)]! });
      await wait(between(random, 2_000, 10_000));
      if (process.child.connected) process.child.send({ skewMs: 0 });
    },
  ],
  [
    'full disk',
    1,
    async ({ cluster, random }) => {
      cluster.fillDisk();
      await wait(between(random, 2_000, MAX_FAULT_MS));
      cluster.freeDisk();
    },
  ],
  [
    'locked table',
    1,
    ({ databaseUrl, random }) =>
      onDatabase(databaseUrl, async (client) => {
        await client.query('begin');
        await client.query('lock table calls in access exclusive mode');
        await wait(between(random, 1_000, 6_000));
        await client.query('rollback');
      }),
  ],
];

/** CHAOS_FAULTS=kill,pause allows only these. */
const wanted = process.env['CHAOS_FAULTS']?.split(',');
const FAULTS = ALL_FAULTS.filter(([name]) => wanted === undefined || wanted.includes(name));
export const FAULT_NAMES: readonly string[] = FAULTS.map(([name]) => name);

/** The nth fault: each kind once in the beginning, so that a short run has them all; then by weight. */
function choose(seed: number, n: number): (typeof FAULTS)[number] {
  const shuffle = FAULTS.map((fault, index) => ({ fault, order: seededRandom(`${seed} fault ${index}`)() }));
  const each = shuffle.toSorted((one, other) => one.order - other.order);
  if (n < each.length) return each[n]!.fault;
  const weighted = FAULTS.flatMap((fault) => Array.from({ length: fault[1] }, () => fault));
  return weighted[Math.floor(seededRandom(`${seed} weighted ${n}`)() * weighted.length)]!;
}

/**
 * Causes faults until the time is over and all of them are undone. @returns how often each was caused @throws Error when a
 * fault could not be caused or undone, or a process that got SIGTERM did not exit with 0
 */
export async function makeFaults(options: FaultsOptions): Promise<Record<string, number>> {
  const { cluster, seed, forMs, onFault } = options;
  const begun = performance.now();
  const hit = new Set<Member>();
  const inProgress = new Map<string, Promise<void>>();
  const counts: Record<string, number> = {};
  const failures: unknown[] = [];
  // Each kind at least once, however short the time.
  for (let n = 0; n < FAULTS.length || performance.now() - begun < forMs; n++) {
    const [name, , fault] = choose(seed, n);
    const random = seededRandom(`${seed} ${n}`);
    const member = cluster.members[Math.floor(random() * cluster.members.length)]!;
    await until(() => !inProgress.has(name) && !hit.has(member) && inProgress.size < AT_ONCE, { withinMs: MAX_MS });
    hit.add(member);
    counts[name] = (counts[name] ?? 0) + 1;
    onFault(`${((performance.now() - begun) / 1000).toFixed(1)} s: ${name}, ${member.name}`);
    const pauseMs = random() * PAUSE_MS;
    const made = fault({ ...options, random }, member)
      .catch((error: unknown) => void failures.push(error))
      .finally(() => {
        hit.delete(member);
        inProgress.delete(name);
      });
    inProgress.set(name, made);
    await wait(pauseMs);
  }
  await Promise.all(inProgress.values());
  if (failures.length > 0) throw new AggregateError(failures, 'faults could not be caused or undone');
  return counts;
}
