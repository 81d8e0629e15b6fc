// The load generator of B1: starts a server in its own process, fills its database, sends requests, and reports the CPU time per
// request of the server and of Postgres.
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import autocannon, { type Request } from 'autocannon';
import pg from 'pg';
import type { ChildMessage } from './api-child.ts';

export interface Server {
  url: string;
  /** The database's name in the process titles of Postgres; null for a server without a database. */
  database: string | null;
  child: ChildProcess;
}

export interface Cost {
  /** CPU time of the server process, all threads, per request. */
  cpuMicros: number;
  /** CPU time of the Postgres processes that serve its database, per request. */
  postgresMicros: number;
  perSecond: number;
  p50Ms: number;
  p99Ms: number;
}

export type Operation = 'GET' | 'POST';

const CONNECTIONS = 16;
const TIMEOUT_SECONDS = 10;

/** Forks one of the servers. Its log is discarded. */
export async function startServer(
  file: string,
  env: Readonly<Record<string, string>>,
  execArgv: readonly string[] = [],
  argv: readonly string[] = [],
): Promise<Server> {
  const child = fork(join(import.meta.dirname, file), [...argv], {
    env: { ...process.env, ...env },
    execArgv: [...execArgv],
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const early = once(child, 'exit').then(() => Promise.reject(new Error(`${file} did not start`)));
  early.catch(() => undefined); // the process also ends after a successful start
  const [message] = (await Promise.race([once(child, 'message'), early])) as [{ url: string }];
  const { DATABASE_URL: url } = env;
  return { url: message.url, database: url === undefined ? null : new URL(url).pathname.slice(1), child };
}

export async function stopServer({ child }: Server): Promise<void> {
  child.disconnect();
  await once(child, 'exit');
}

/** CPU time and memory that the server process has used so far. */
export async function usageOf({ child }: Server): Promise<{ cpuMicros: number; rssMegabytes: number }> {
  child.send('usage');
  const [message] = (await once(child, 'message')) as [Extract<ChildMessage, { cpuMicros: number }>];
  return message;
}

/**
 * @param postmaster process id of the Postgres server, if there is one
 * @throws Error when a request fails, because a cheap refusal would count as fast
 */
export async function measure(
  server: Server,
  requests: readonly Request[],
  amount: number,
  postmaster?: number,
  connections = CONNECTIONS,
): Promise<Cost> {
  const before = [(await usageOf(server)).cpuMicros, postgresMicros(postmaster, server.database)] as const;
  const result = await autocannon({
    url: server.url,
    amount,
    connections,
    timeout: TIMEOUT_SECONDS,
    requests,
  });
  const after = [(await usageOf(server)).cpuMicros, postgresMicros(postmaster, server.database)] as const;
  if (result.non2xx + result.errors > 0) {
    throw new Error(`${result.non2xx} of ${amount} requests to ${server.url} were refused, ${result.errors} broke`);
  }
  return {
    cpuMicros: (after[0] - before[0]) / amount,
    postgresMicros: (after[1] - before[1]) / amount,
    perSecond: amount / result.duration,
    p50Ms: result.latency.p50,
    p99Ms: result.latency.p99,
  };
}

/** CPU time of the backends connected to this database, as Linux reports it. */
function postgresMicros(postmaster: number | undefined, database: string | null): number {
  if (postmaster === undefined || database === null) return 0;
  let nanoseconds = 0;
  for (const pid of readdirSync('/proc')) {
    if (!/^\d+$/.test(pid)) continue;
    try {
      if (!readFileSync(`/proc/${pid}/cmdline`, 'utf8').startsWith(`postgres: postgres ${database} `)) continue;
      const parent = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ')[1];
      if (Number(parent) !== postmaster) continue;
      nanoseconds += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
    } catch (error) {
      // The process has ended meanwhile.
      if (!['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
    }
  }
  return nanoseconds / 1_000;
}

/** Copies one agent with its version and live row until the table has `count` agents. Ids are ascending, like ULIDs. */
export async function fillAgents(url: string, agentId: string, count: number): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  await client.query(
    `insert into agents (workspace_id, id, agent_name, folder, tags, version, settings, created_at, updated_at)
     select workspace_id, 'agent_' || lpad(i::text, 26, '0'), agent_name || ' ' || i, folder, tags, version, settings,
       created_at - make_interval(secs => $2 - i), created_at
     from agents, generate_series(1, $2 - 1) i where id = $1`,
    [agentId, count],
  );
  await client.query(
    `insert into live_agents select workspace_id, id from agents where id <> $1 on conflict do nothing`,
    [agentId],
  );
  await client.query(
    `insert into agent_versions (workspace_id, agent_id, version, snapshot, changed, created_by)
     select a.workspace_id, a.id, 1, v.snapshot, v.changed, v.created_by
     from agents a, agent_versions v where v.agent_id = $1 and a.id <> $1`,
    [agentId],
  );
  await client.query('vacuum analyze');
  await client.end();
}

/** Returns `howMany` ids, spread evenly over the table of `count` agents, in a different order than the table's. */
export function someAgents(count: number, howMany: number): string[] {
  const ids = Array.from({ length: howMany }, (_, i) => 1 + Math.floor((i * (count - 1)) / howMany));
  // A fixed stride that is coprime with the usual sizes visits them all.
  return ids.map((_, i) => `agent_${String(ids[(i * 7919) % howMany]).padStart(26, '0')}`);
}
