// Finds connections that wait for a result that will never arrive, long before their deadline, and reports when the pool is
// permanently stuck. A query that takes unusually long is looked up in pg_stat_activity over a fresh connection. If the server is
// not working on it, its connection is destroyed. A failover that closes no connections thus costs seconds once the network is
// back. Invariant: a query that the server is working on is never canceled here. Deliberately omitted: conclusions while the
// server is unreachable, because ending processes does not restore a database, and would end live calls.
import type pg from 'pg';
import { systemClock } from '../core/clock.ts';
import { withDeadline } from '../core/deadline.ts';
import { ConnectionLost, reasonOf, type WatchedClient } from './client.ts';

export interface MonitorTimes {
  /** Interval of the checks. */
  checkIntervalMs: number;
  /** A query that takes longer makes its connection suspect. */
  suspectMs: number;
  /** A pool that is stuck for this long while the server is reachable does not recover on its own. */
  stuckMs: number;
}

export interface Monitor {
  /** Call when the server has responded to a query of the shared pool. */
  recordAnswer(): void;
  /** Returns null, or the reason why this process must be restarted. */
  stuck(): string | null;
  stop(): void;
}

const MONITOR_TIMES: MonitorTimes = { checkIntervalMs: 1_000, suspectMs: 3_000, stuckMs: 60_000 };

interface Parts {
  busy: ReadonlySet<WatchedClient>;
  /** Runs a query through the shared pool. */
  askPool: () => Promise<unknown>;
  /** Creates a connection outside of every pool, not yet connected. */
  fresh: () => WatchedClient;
  onDestroyed: (count: number) => void;
  /** A check failed: once per reason, and again after a check that succeeded. */
  onFailure: (error: Error) => void;
  times?: Partial<MonitorTimes>;
}

export function startMonitor(parts: Parts): Monitor {
  const times = { ...MONITOR_TIMES, ...parts.times };
  let answeredAt = performance.now();
  let stuckSince: number | null = null;
  let timer: NodeJS.Timeout | undefined;
  let stopped = false;
  const note = createFailureNote(parts.onFailure);

  /** @throws Error if neither the pool nor a new connection is answered: the server is unreachable, so the pool is not stuck */
  const judgePool = async (now: number): Promise<void> => {
    if (now - answeredAt < times.suspectMs || (await succeeds(parts.askPool(), times.suspectMs))) {
      stuckSince = null;
      return;
    }
    try {
      await askFresh(parts.fresh());
      stuckSince ??= now;
    } catch (error) {
      stuckSince = null;
      throw error;
    }
  };
  const check = async (): Promise<void> => {
    const now = performance.now();
    const suspects = [...parts.busy].filter(
      ({ busySince, deadlineMs }) => deadlineMs > 0 && busySince !== null && now - busySince > times.suspectMs,
    );
    try {
      if (suspects.length > 0) await destroyForgotten(suspects, parts);
    } finally {
      await judgePool(now);
    }
  };
  const schedule = (): void => {
    if (stopped) return;
    const done = (error: unknown = null): void => {
      note(error);
      schedule();
    };
    timer = setTimeout(() => void check().then(() => done(), done), times.checkIntervalMs);
    timer.unref();
  };
  schedule();

  return {
    recordAnswer: () => void (answeredAt = performance.now()),
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

/** Returns the function that receives the error of each check, or null. */
function createFailureNote(report: (error: Error) => void): (error: unknown) => void {
  let last: string | null = null;
  return (error) => {
    const reason = error === null ? null : reasonOf(error);
    if (reason !== null && reason !== last) {
      report(new Error(`the connections to the database could not be checked: ${reason}`, { cause: error }));
    }
    last = reason;
  };
}

/** Destroys connections whose query the server is not working on. @throws Error while the server is unreachable */
async function destroyForgotten(suspects: readonly WatchedClient[], { fresh, onDestroyed }: Parts): Promise<void> {
  const since = new Map(suspects.map((client) => [client, client.busySince]));
  const active = await activeBackends(fresh(), suspects);
  if (active === null) return;
  const forgotten = suspects.filter(
    (client) => client.busySince === since.get(client) && !active.has(client.backendId ?? 0),
  );
  for (const client of forgotten) {
    client.destroyConnection(new ConnectionLost('the server is not running the query that this connection waits for'));
  }
  if (forgotten.length > 0) onDestroyed(forgotten.length);
}

/** Returns null behind a pooler, because the process ids that it sends to clients are not the server's. */
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

/** @param withinMs a later result counts as a failure; the work itself continues */
function succeeds(work: Promise<unknown>, withinMs: number): Promise<boolean> {
  return withDeadline(systemClock, withinMs, work).then(
    () => true,
    () => false,
  );
}
