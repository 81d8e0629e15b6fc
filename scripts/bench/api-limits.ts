// Per-request cost of rate limits that all processes share: the service with counters in Postgres and in Redis, against the same
// service with counters in memory. All use one database with many agents, and rounds alternate.
// Run: npm run bench -- api-limits [--rounds=7] [--gets=10000] [--posts=3000] [--agents=100000]
// Gate: CPU per request of the server process, as the median ratio of interleaved rounds, at most 10 % more. The latency ratio of
// a single client is printed too; milliseconds gate nothing.
// Without a Redis server on the machine only Postgres is measured, and the output states this.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres, stopPostgres } from '../postgres.ts';
import { missingRedis, startRedis } from '../redis.ts';
import {
  fillAgents,
  measure,
  someAgents,
  startServer,
  stopServer,
  type Cost,
  type Operation,
  type Server,
} from './api-load.ts';
import { register, settingsFor } from './api-tenant.ts';
import { AGENT } from './peers/agent.js';
import { percentile, report, type Row } from './report.ts';

const { values: options } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    gets: { type: 'string', default: '10000' },
    posts: { type: 'string', default: '3000' },
    agents: { type: 'string', default: '100000' },
  },
});
const ROUNDS = Number(options.rounds);
const AMOUNT: Readonly<Record<Operation, number>> = { GET: Number(options.gets), POST: Number(options.posts) };
const AGENTS = Number(options.agents);
const GOAL = 1.1;
const WARM_UP = 3_000;
const DIFFERENT_AGENTS = 2_000;
/** Requests of a client that sends them sequentially, so that concurrency does not hide its latency. */
const LONE = 1_000;

interface Contestant {
  name: string;
  server: Server;
  costs: Record<Operation, Cost[]>;
  /** Costs of the single client. */
  lone: Record<Operation, Cost[]>;
}

function requestsOf(operation: Operation, key: string) {
  const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
  return operation === 'GET'
    ? someAgents(AGENTS, DIFFERENT_AGENTS).map((id) => ({ method: 'GET' as const, path: `/v1/agents/${id}`, headers }))
    : [{ method: 'POST' as const, path: '/v1/agents', headers, body: JSON.stringify(AGENT) }];
}

function ratio(ours: readonly Cost[], theirs: readonly Cost[], pick: (cost: Cost) => number): number {
  const ratios = ours.map((cost, round) => pick(cost) / pick(theirs[round]!));
  return percentile(ratios, 0.5);
}

function rowsOf(operation: Operation, shared: Contestant, local: Contestant): Row[] {
  const [ours, theirs] = [shared.costs[operation], local.costs[operation]];
  const both = (pick: (cost: Cost) => number) => ({
    ours: percentile(ours.map(pick), 0.5),
    floor: percentile(theirs.map(pick), 0.5),
  });
  const lone = ratio(shared.lone[operation], local.lone[operation], ({ p50Ms, perSecond }) => p50Ms || 1 / perSecond);
  const each = (pick: (cost: Cost) => number) => ratio(ours, theirs, pick);
  return [
    { name: `${operation} CPU of the server`, ...both(({ cpuMicros }) => cpuMicros), unit: 'µs per request' },
    {
      name: `${operation} CPU to local counters'`,
      ours: each(({ cpuMicros }) => cpuMicros),
      unit: '×',
      goal: GOAL,
      gates: true,
    },
    { name: `${operation} CPU of Postgres`, ...both(({ postgresMicros }) => postgresMicros), unit: 'µs per request' },
    { name: `${operation} time per request`, ours: each(({ perSecond }) => 1 / perSecond), unit: '×', goal: GOAL },
    { name: `${operation} time per request, one client`, ours: lone, unit: '×', goal: GOAL },
  ];
}

async function race(all: readonly Contestant[], key: string, postmaster: number): Promise<void> {
  for (const operation of ['GET', 'POST'] as const) {
    const requests = requestsOf(operation, key);
    for (const { server } of all) await measure(server, requests, WARM_UP, postmaster);
    for (let round = 0; round < ROUNDS; round++) {
      // The order varies, because a server benefits from caches that an earlier one has filled.
      const order = round % 2 === 0 ? all : all.toReversed();
      for (const { server, costs } of order) {
        costs[operation].push(await measure(server, requests, AMOUNT[operation], postmaster));
      }
      for (const { server, lone } of order) lone[operation].push(await measure(server, requests, LONE, postmaster, 1));
    }
  }
}

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const postgresHome = join(home, 'postgres');
  // Postgres runs as another user and must be able to read its directory.
  chmodSync(home, 0o755);
  const servers: Server[] = [];
  const missing = missingRedis();
  const redis = missing === null ? await startRedis() : null;
  if (missing !== null) console.log(`Redis is not measured: ${missing}`);
  process.once('SIGINT', () => {
    stopPostgres(postgresHome);
    void redis?.kill();
    rmSync(home, { recursive: true, force: true });
    process.exit(130);
  });
  try {
    const url = await startPostgres(postgresHome);
    const postmaster = Number(readFileSync(join(postgresHome, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    const env = settingsFor(url, join(home, 'data'));
    const start = async (name: string, more: Record<string, string>, argv: string[] = []): Promise<Contestant> => {
      const server = await startServer('api-ours.ts', { ...env, ...more }, [], argv);
      servers.push(server);
      return { name, server, costs: { GET: [], POST: [] }, lone: { GET: [], POST: [] } };
    };
    const local = await start('process', {}, ['process']);
    const shared = [await start('Postgres', {})];
    if (redis) shared.push(await start('Redis', { REDIS_URL: redis.url }));
    const { key, agentId } = await register(local.server.url);
    await fillAgents(url, agentId, AGENTS);
    await race([local, ...shared], key, postmaster);
    for (const one of shared) {
      for (const operation of ['GET', 'POST'] as const) {
        report(
          `${operation} agent with counters in ${one.name}; floor: counters in the process, ${ROUNDS} rounds of ${AMOUNT[operation]}`,
          rowsOf(operation, one, local),
        );
      }
    }
  } finally {
    for (const server of servers) await stopServer(server);
    await redis?.kill();
    stopPostgres(postgresHome);
    rmSync(home, { recursive: true, force: true });
  }
}

await main();
