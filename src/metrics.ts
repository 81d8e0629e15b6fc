// Process metrics for /metrics besides HTTP: queue, calls, clock. Collected at each scrape.
// Invariant: labels are job names and states, never ids, so that the code bounds their number. An unavailable database removes the
// series that depend on it, and never fails the scrape.
import { Gauge, type Registry } from 'prom-client';
import { systemClock } from './core/clock.ts';
import { withDeadline } from './core/deadline.ts';
import type { SharedClock } from './database/shared-clock.ts';
import { countJobs, type JobCount } from './jobs/upkeep.ts';
import { sumStorageUse } from './resources/storage/service.ts';
import type { Db } from './database/transaction.ts';

// Prometheus gives up after 10 s by default.
const COUNT_MS = 2_000;

interface Sources {
  db: Db;
  clock: Pick<SharedClock, 'skewMs'>;
  /** Storage quota per workspace in bytes; 0: unlimited. */
  quotaBytes: number;
  /** Calls in this process, and its capacity. */
  calls: () => { carried: number; capacity: number } | null;
  /** Name of the store that rate limits use now. */
  countedIn: () => string;
}

export function registerMetrics(registry: Registry, sources: Sources): void {
  const { db, clock, calls, countedIn } = sources;
  const registers = [registry];
  registerStorage(registers, sources);
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
    help: 'Clock of this machine less that of the database; beyond 2 s the process takes no work.',
    registers,
    collect() {
      this.set(clock.skewMs() / 1000);
    },
  });
  new Gauge({
    name: 'parley_rate_limit_store',
    help: 'Where this process counts requests for the rate limits now; other than as configured while that store fails.',
    labelNames: ['store'] as const,
    registers,
    collect() {
      this.reset();
      this.set({ store: countedIn() }, 1);
    },
  });
  new Gauge({
    name: 'parley_calls',
    help: 'Calls that this process carries, and how many it may carry.',
    labelNames: ['kind'] as const,
    registers,
    collect() {
      const now = calls();
      if (!now) return;
      this.set({ kind: 'carried' }, now.carried);
      this.set({ kind: 'capacity' }, now.capacity);
    },
  });
}

/** Stored bytes by kind, and the number of workspaces over their quota. */
function registerStorage(registers: Registry[], { db, quotaBytes }: Sources): void {
  const full = new Gauge({
    name: 'parley_storage_full_workspaces',
    help: 'Workspaces that have reached STORAGE_QUOTA_MIB.',
    registers,
  });
  new Gauge({
    name: 'parley_storage_bytes',
    help: 'What all workspaces store, by kind.',
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
