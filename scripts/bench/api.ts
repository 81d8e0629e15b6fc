// B1: reading and creating an agent with all features on (API key, rate limit, scope, validation, version, audit entry, log),
// against a floor that only responds (floor-api.ts), on a separate Postgres.
// Run: npm run bench -- api [--million] [--rounds=5] [--gets=10000] [--posts=3000] [--profile=directory]
// Gates: CPU time of the server process per request, as the median ratio of interleaved rounds; and its growth, including
// Postgres, with the initial size of the table. Requests per second and milliseconds gate nothing.
// Deliberately omitted: peers, which have no database (api-peers.ts); an Idempotency-Key, which is optional and costs two more
// statements.
import { chmodSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import pg from 'pg';
import { startPostgres, stopPostgres } from '../postgres.ts';
import {
  fillAgents,
  measure,
  someAgents,
  startServer,
  stopServer,
  usageOf,
  type Cost,
  type Operation,
  type Server,
} from './api-load.ts';
import { register, settingsFor } from './api-tenant.ts';
import { AGENT } from './peers/agent.js';
import { percentile, report, type Row } from './report.ts';

const { values: options } = parseArgs({
  options: {
    million: { type: 'boolean', default: false },
    rounds: { type: 'string', default: '5' },
    gets: { type: 'string', default: '10000' },
    posts: { type: 'string', default: '3000' },
    profile: { type: 'string' },
  },
});
const ROUNDS = Number(options.rounds);
const AMOUNT: Readonly<Record<Operation, number>> = { GET: Number(options.gets), POST: Number(options.posts) };
const SMALL = 1_000;
const USUAL = 100_000;
const SIZES = options.million ? [SMALL, USUAL, 1_000_000] : [SMALL, USUAL];
const RATIO_GOAL: Readonly<Record<Operation, number>> = { GET: 2.3, POST: 3 };
const GROWTH_GOAL = 1.2;
// Enough for V8 to compile the hot code and for Postgres to choose its plans.
const WARM_UP = 3_000;
const DIFFERENT_AGENTS = 2_000;

interface Contestant {
  server: Server;
  agents: number;
  path(id: string): string;
  collection: string;
  headers: Record<string, string>;
  costs: Record<Operation, Cost[]>;
}

function contestant(server: Server, agents: number, collection: string, headers: Record<string, string>): Contestant {
  return {
    server,
    agents,
    collection,
    headers: { 'content-type': 'application/json', ...headers },
    path: (id) => `${collection}/${id}`,
    costs: { GET: [], POST: [] },
  };
}

/** Creates a database with this many agents and starts our server on it. Returns also the workspace's key. */
async function startOurs(postgres: string, home: string, agents: number): Promise<[Contestant, string, string]> {
  const url = new URL(postgres);
  const admin = new pg.Client({ connectionString: postgres });
  await admin.connect();
  await admin.query(`create database bench_${agents}`);
  await admin.end();
  url.pathname = `/bench_${agents}`;
  const env = settingsFor(url.href, join(home, `data-${agents}`));
  const profile = agents === USUAL && options.profile ? ['--cpu-prof', `--cpu-prof-dir=${options.profile}`] : [];
  const server = await startServer('api-ours.ts', env, profile);
  const { key, agentId, workspaceId } = await register(server.url);
  await fillAgents(url.href, agentId, agents);
  const ours = contestant(server, agents, '/v1/agents', { authorization: `Bearer ${key}` });
  return [ours, url.href, workspaceId];
}

async function run(one: Contestant, operation: Operation, amount: number, postmaster: number): Promise<Cost> {
  const { headers } = one;
  const requests =
    operation === 'GET'
      ? someAgents(one.agents, DIFFERENT_AGENTS).map((id) => ({ method: 'GET' as const, path: one.path(id), headers }))
      : [{ method: 'POST' as const, path: one.collection, headers, body: JSON.stringify(AGENT) }];
  return measure(one.server, requests, amount, postmaster);
}

const median = (costs: readonly Cost[], pick: (cost: Cost) => number): number => percentile(costs.map(pick), 0.5);
const whole = ({ cpuMicros, postgresMicros }: Cost): number => cpuMicros + postgresMicros;

function rowsOf(operation: Operation, all: readonly Contestant[], floor: Contestant): Row[] {
  const usual = all.find(({ agents }) => agents === USUAL)!;
  const [ours, theirs] = [usual.costs[operation], floor.costs[operation]];
  const both = (pick: (cost: Cost) => number) => ({ ours: median(ours, pick), floor: median(theirs, pick) });
  const ratios = ours.map((cost, round) => cost.cpuMicros / theirs[round]!.cpuMicros);
  return [
    { name: `${operation} CPU of the server`, ...both(({ cpuMicros }) => cpuMicros), unit: 'µs per request' },
    {
      name: `${operation} CPU to the floor's`,
      ours: percentile(ratios, 0.5),
      unit: '×',
      goal: RATIO_GOAL[operation],
      gates: true,
    },
    { name: `${operation} CPU of Postgres`, ...both(({ postgresMicros }) => postgresMicros), unit: 'µs per request' },
    { name: `${operation} rate`, ...both(({ perSecond }) => perSecond), unit: 'a second' },
    { name: `${operation} p50`, ...both(({ p50Ms }) => p50Ms), unit: 'ms' },
    { name: `${operation} p99`, ...both(({ p99Ms }) => p99Ms), unit: 'ms' },
    ...all.filter(({ agents }) => agents > SMALL).map((larger) => growthRow(operation, all[0]!, larger)),
  ];
}

/** Server and Postgres together: a larger table costs Postgres first. */
function growthRow(operation: Operation, small: Contestant, larger: Contestant): Row {
  const growths = larger.costs[operation].map((cost, round) => whole(cost) / whole(small.costs[operation][round]!));
  return {
    name: `${operation} growth, ${larger.agents} agents to ${small.agents}`,
    ours: percentile(growths, 0.5),
    unit: '×',
    goal: GROWTH_GOAL,
    gates: true,
  };
}

async function main(): Promise<void> {
  const home = mkdtempSync(join(tmpdir(), 'parley-bench-'));
  const postgresHome = join(home, 'postgres');
  // Postgres runs as another user and must be able to read its directory.
  chmodSync(home, 0o755);
  const servers: Server[] = [];
  // The servers end with this process, but Postgres does not.
  process.once('SIGINT', () => {
    stopPostgres(postgresHome);
    rmSync(home, { recursive: true, force: true });
    process.exit(130);
  });
  try {
    const postgres = await startPostgres(postgresHome);
    const postmaster = Number(readFileSync(join(postgresHome, 'cluster/postmaster.pid'), 'utf8').split('\n')[0]);
    const ours: Contestant[] = [];
    let floor: Contestant | null = null;
    for (const size of SIZES) {
      const [one, databaseUrl, workspaceId] = await startOurs(postgres, home, size);
      ours.push(one);
      servers.push(one.server);
      if (size !== USUAL) continue;
      const server = await startServer('floor-api.ts', { DATABASE_URL: databaseUrl });
      servers.push(server);
      floor = contestant(server, size, `/${workspaceId}`, {});
    }
    await race(ours, floor!, postmaster);
    for (const operation of ['GET', 'POST'] as const) {
      report(
        `${operation} agent, ${USUAL} agents, ${ROUNDS} rounds of ${AMOUNT[operation]}`,
        rowsOf(operation, ours, floor!),
      );
    }
    const memory = await Promise.all(
      [ours[1]!, floor!].map(async ({ server }) => (await usageOf(server)).rssMegabytes),
    );
    report('after all that', [{ name: 'memory (RSS)', ours: memory[0]!, floor: memory[1]!, unit: 'MB' }]);
  } finally {
    for (const server of servers) await stopServer(server);
    stopPostgres(postgresHome);
    rmSync(home, { recursive: true, force: true });
  }
}

/** Rounds alternate between the servers, so that other load on the machine affects all of them. */
async function race(ours: readonly Contestant[], floor: Contestant, postmaster: number): Promise<void> {
  const all = [...ours, floor];
  for (const operation of ['GET', 'POST'] as const) {
    for (const one of all) await run(one, operation, WARM_UP, postmaster);
    for (let round = 0; round < ROUNDS; round++) {
      for (const one of all) one.costs[operation].push(await run(one, operation, AMOUNT[operation], postmaster));
    }
  }
}

await main();
