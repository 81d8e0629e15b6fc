// Finds connections that wait for an answer which will never come, long before their deadline, and tells when the pool is
// stuck for good. A query that waits unusually long is looked up in pg_stat_activity over a fresh connection: when the server
// is not at work on it, its connection is destroyed. So a fail-over without a reset costs seconds after the network is back.
// Invariant: a query that the server works on is never cut here. Absent on purpose: any judgement while the server cannot be
// reached at all; ending processes does not bring a database back, and would end live calls.
import type pg from 'pg';
import { ConnectionLost, type WatchedClient } from './client.ts';

export interface MonitorTimes {
  /** How often it looks. */
  lookMs: number;
  /** An answer that takes longer makes a connection suspect. */
  suspectMs: number;
  /** A pool that was stuck for so long, while the server could be reached, does not recover by itself. */
  stuckMs: number;
}

export interface Monitor {
  /** Called whenever the server answered a query of the shared pool. */
  noteAnswer(): void;
  /** Null, or why this process should be started anew. */
  stuck(): string | null;
  stop(): void;
}

export const MONITOR_TIMES: MonitorTimes = { lookMs: 1_000, suspectMs: 3_000, stuckMs: 60_000 };

interface Parts {
  busy: ReadonlySet<WatchedClient>;
  /** Goes through the shared pool. */
  askPool: () => Promise<unknown>;
  /** A connection outside of every pool, not yet connected. */
  fresh: () => WatchedClient;
  onDestroyed: (count: number) => void;
  times?: Partial<MonitorTimes>;
}

export function startMonitor(parts: Parts): Monitor {
  const times = { ...MONITOR_TIMES, ...parts.times };
  let answeredAt = performance.now();
  let stuckSince: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;

  const look = async (): Promise<void> => {
    const now = performance.now();
    const suspects = [...parts.busy].filter(
      ({ busySince, deadlineMs }) => deadlineMs > 0 && busySince !== null && now - busySince > times.suspectMs,
    );
    if (suspects.length > 0) await destroyForgotten(suspects, parts);
    if (now - answeredAt < times.suspectMs || (await succeeds(parts.askPool(), times.suspectMs))) stuckSince = null;
    else if (await succeeds(askFresh(parts.fresh()))) stuckSince ??= now;
    else stuckSince = null;
  };
  const schedule = (): void => {
    if (stopped) return;
    timer = setTimeout(() => void look().then(schedule, schedule), times.lookMs);
    timer.unref();
  };
  schedule();

  return {
    noteAnswer: () => void (answeredAt = performance.now()),
    stuck() {
      if (stuckSince === null) return null;
      const ms = performance.now() - stuckSince;
      return ms < times.stuckMs ? null : `no query was answered for ${Math.round(ms / 1000)} s`;
    },
    stop() {
      stopped = true;
      clearTimeout(timer);
    },
  };
}

/** Destroys the connections whose query the server does not work on. An unreachable server tells nothing. */
async function destroyForgotten(suspects: readonly WatchedClient[], { fresh, onDestroyed }: Parts): Promise<void> {
  const since = new Map(suspects.map((client) => [client, client.busySince]));
  const active = await activeBackends(fresh(), suspects).catch(() => null);
  if (active === null) return;
  const forgotten = suspects.filter(
    (client) => client.busySince === since.get(client) && !active.has(client.backendId ?? 0),
  );
  for (const client of forgotten) {
    client.destroyConnection(new ConnectionLost('the database knows nothing of the query that waits for it'));
  }
  if (forgotten.length > 0) onDestroyed(forgotten.length);
}

/** Null when a pooler stands in between: the process ids that it tells its clients are not the server's. */
async function activeBackends(client: WatchedClient, suspects: readonly WatchedClient[]): Promise<Set<number> | null> {
  try {
    await client.connect();
    const { rows } = await client.query<{ own: number; active: number[] }>(
      `select pg_backend_pid() as own,
              array(select pid from pg_stat_activity where pid = any($1::int[]) and state <> 'idle'
                       and state not like 'idle in transaction%') as active`,
      [suspects.map(({ backendId }) => backendId)],
    );
    const row = rows[0];
    return row && row.own === client.backendId ? new Set(row.active) : null;
  } finally {
    client.end().catch(() => undefined);
  }
}

async function askFresh(client: pg.Client): Promise<void> {
  try {
    await client.connect();
    await client.query('select 1');
  } finally {
    client.end().catch(() => undefined);
  }
}

/** @param withinMs what comes later counts as a failure, and goes on by itself */
async function succeeds(work: Promise<unknown>, withinMs?: number): Promise<boolean> {
  const outcome = work.then(
    () => true,
    () => false,
  );
  if (withinMs === undefined) return outcome;
  const { promise: late, resolve } = Promise.withResolvers<boolean>();
  const timer = setTimeout(resolve, withinMs, false);
  return Promise.race([outcome, late]).finally(() => clearTimeout(timer));
}
