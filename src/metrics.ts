// Process metrics for /metrics in addition to HTTP: queue, calls, clock. Collected at each scrape. Invariant: labels are job
// names and states, never ids, so that the code limits their number. An unavailable database removes the series that depend on
// it, and never fails the scrape.
import { Gauge, type Registry } from 'prom-client';
import { systemClock } from './core/clock.ts';
import { withDeadline } from './core/deadline.ts';
import type { SharedClock } from './database/shared-clock.ts';
import type { Db } from './database/transaction.ts';
import { countJobs, findJobLag, type JobCount } from './jobs/upkeep.ts';
import type { OfferedCapacity } from './resources/calls/dispatch/process-capacity.ts';
import { responseSeconds } from './resources/calls/live/response-times.ts';
import { selectCallLoad, type CallLoad } from './resources/calls/rows/load.ts';
import { retentionState } from './resources/retention/service.ts';
import { sumStorageUse } from './resources/storage/service.ts';
import { selectDeliveryLoad, type DeliveryLoad } from './resources/webhooks/store/load.ts';

// Prometheus times out after 10 s by default.
const COUNT_MS = 2_000;

interface Sources {
  db: Db;
  clock: Pick<SharedClock, 'skewMs'>;
  /** Storage quota per workspace in bytes; 0: unlimited. */
  quotaBytes: number;
  /** Calls in this process, and its capacity. */
  calls: () => (OfferedCapacity & { carried: number }) | null;
  /** Name of the store that currently counts for rate limits. */
  countedIn: () => string;
}

export function registerMetrics(registry: Registry, sources: Sources): void {
  const { db, clock, calls, countedIn } = sources;
  const registers = [registry];
  registerStorage(registers, sources);
  registerLoad(registers, db);
  registerRetention(registers, db);
  registry.registerMetric(responseSeconds);
  new Gauge({
    name: 'parley_jobs',
    help: 'Jobs in the queue of the deployment by name and state; failed ones are kept for 14 days.',
    labelNames: ['job', 'state'] as const,
    registers,
    async collect() {
      const counts = await withDeadline(systemClock, COUNT_MS, countJobs(db)).catch((): JobCount[] => []);
      this.reset();
      for (const { job, state, count } of counts) this.set({ job, state }, count);
    },
  });
  new Gauge({
    name: 'parley_clock_skew_seconds',
    help: 'Clock of this machine minus the database clock; beyond 2 s the process accepts no work.',
    registers,
    collect() {
      this.set(clock.skewMs() / 1000);
    },
  });
  new Gauge({
    name: 'parley_rate_limit_store',
    help: 'Store in which this process currently counts requests for the rate limits; differs from the configured store while that fails.',
    labelNames: ['store'] as const,
    registers,
    collect() {
      this.reset();
      this.set({ store: countedIn() }, 1);
    },
  });
  new Gauge({
    name: 'parley_calls',
    help: 'Calls that this process carries, how many it may currently carry, and how many it is configured to carry.',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      const now = calls();
      if (!now) return;
      this.set({ kind: 'carried' }, now.carried);
      this.set({ kind: 'capacity' }, now.capacity);
      this.set({ kind: 'configured' }, now.configured);
    },
  });
  new Gauge({
    name: 'parley_capacity_reduced',
    help: 'Reason why this process accepts fewer calls than configured: 1 for the reason that applies.',
    labelNames: ['reason'] as const,
    registers,
    collect() {
      this.reset();
      const reason = calls()?.reason;
      if (reason) this.set({ reason }, 1);
    },
  });
}

/**
 * Registers the length and age of queues in the whole deployment; every process reports the same. One read
 * serves all of a scrape.
 */
function registerLoad(registers: Registry[], db: Db): void {
  let reading: ReturnType<typeof readLoad> | null = null;
  const load = () => (reading ??= readLoad(db).finally(() => (reading = null)));
  new Gauge({
    name: 'parley_live_calls',
    help: 'Calls of the deployment that have not ended, by status.',
    labelNames: ['status'] as const,
    registers,
    async collect() {
      const read = await load();
      this.reset();
      for (const [status, count] of Object.entries(read?.byStatus ?? {})) this.set({ status }, count);
    },
  });
  for (const [name, help, valueOf] of LOAD) {
    new Gauge({
      name,
      help,
      registers,
      async collect() {
        const read = await load();
        if (read) this.set(valueOf(read));
        else this.remove();
      },
    });
  }
}

interface Load {
  byStatus: Readonly<Record<'queued' | 'ringing' | 'in_progress', number>>;
  calls: CallLoad;
  deliveries: DeliveryLoad;
  jobLag: number;
}

const LOAD: readonly [name: string, help: string, valueOf: (load: Load) => number][] = [
  [
    'parley_queue_age_seconds',
    'Age of the oldest outbound call that waits in the queue.',
    ({ calls }) => calls.oldest_seconds,
  ],
  [
    'parley_recordings_waiting',
    'Ended calls whose recording is not in storage yet.',
    ({ calls }) => Number(calls.recordings),
  ],
  [
    'parley_delivery_lag_seconds',
    'How long a webhook with a due delivery has waited for an attempt.',
    ({ deliveries }) => deliveries.lag_seconds,
  ],
  [
    'parley_dead_letters',
    'Deliveries that became dead letters in the last 24 hours.',
    ({ deliveries }) => Number(deliveries.dead),
  ],
  ['parley_job_lag_seconds', 'How long the most overdue job has been ready.', ({ jobLag }) => jobLag],
];

async function readLoad(db: Db): Promise<Load | null> {
  try {
    const reads = Promise.all([selectCallLoad(db), selectDeliveryLoad(db), findJobLag(db)]);
    const [calls, deliveries, jobLag] = await withDeadline(systemClock, COUNT_MS, reads);
    const byStatus = {
      queued: Number(calls.queued),
      ringing: Number(calls.ringing),
      in_progress: Number(calls.in_progress),
    };
    return { byStatus, calls, deliveries, jobLag };
  } catch {
    return null;
  }
}

/** Registers the delay of content removal, and whether it waits for the database clock. */
function registerRetention(registers: Registry[], db: Db): void {
  const paused = new Gauge({
    name: 'parley_retention_paused',
    help: '1 while the clock of the database has jumped and no content is removed.',
    registers,
  });
  new Gauge({
    name: 'parley_retention_age_seconds',
    help: 'Time since the last complete removal of content whose retention period is over.',
    registers,
    async collect() {
      const state = await withDeadline(systemClock, COUNT_MS, retentionState(db)).catch(() => null);
      this.remove();
      if (!state) return;
      paused.set(state.isPaused ? 1 : 0);
      if (state.ageSeconds !== null) this.set(state.ageSeconds);
    },
  });
}

/** Registers stored bytes by kind, and the number of workspaces over their quota. */
function registerStorage(registers: Registry[], { db, quotaBytes }: Sources): void {
  const full = new Gauge({
    name: 'parley_storage_full_workspaces',
    help: 'Workspaces that have reached STORAGE_QUOTA_MIB.',
    registers,
  });
  new Gauge({
    name: 'parley_storage_bytes',
    help: 'Bytes that all workspaces store, by kind.',
    labelNames: ['kind'] as const,
    registers,
    async collect() {
      const totals = await withDeadline(systemClock, COUNT_MS, sumStorageUse(db, quotaBytes)).catch(() => null);
      this.reset();
      if (!totals) return;
      const { full: count, ...kinds } = totals;
      for (const [kind, bytes] of Object.entries(kinds)) this.set({ kind }, Number(bytes));
      full.set(Number(count));
    },
  });
}
