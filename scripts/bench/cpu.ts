// CPU time of the other processes that work for a benchmark: the backends of its database, a Redis server.
// Source: the scheduler statistics of Linux (/proc/<pid>/schedstat).
import { readFileSync } from 'node:fs';
import { sql } from 'kysely';
import type { Db } from '../../src/database/transaction.ts';

/** Total CPU time so far, in microseconds; processes that have ended count as zero. */
function cpuMicrosOf(pids: readonly number[]): number {
  return pids.map(ranNanoseconds).reduce((sum, one) => sum + one, 0) / 1_000;
}

function ranNanoseconds(pid: number): number {
  try {
    return Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]);
  } catch (error) {
    if (['ENOENT', 'ESRCH'].includes((error as NodeJS.ErrnoException).code ?? '')) return 0;
    throw error;
  }
}

/** The server's processes for this database. */
export async function backendsOf(db: Db): Promise<number[]> {
  const { rows } = await sql<{ pid: number }>`
    select pid from pg_stat_activity where datname = current_database()`.execute(db);
  return rows.map(({ pid }) => pid);
}

/**
 * Starts to measure the backends of this database. The result is their CPU time since then, in microseconds. It includes backends
 * that started meanwhile, and lacks the last part of those that ended.
 */
export async function watchBackends(db: Db): Promise<() => Promise<number>> {
  const before = new Map((await backendsOf(db)).map((pid) => [pid, ranNanoseconds(pid)]));
  return async () => {
    const spent = (await backendsOf(db)).map((pid) => ranNanoseconds(pid) - (before.get(pid) ?? 0));
    return spent.reduce((sum, one) => sum + one, 0) / 1_000;
  };
}

export interface Measured {
  perSecond: number;
  /** CPU time of this process per operation. */
  cpuMicros: number;
  /** CPU time of the other processes per operation. */
  otherMicros: number;
}

/**
 * @param work returns the number of operations that it performed
 * @param others the other processes to measure; processes that end meanwhile do not count
 */
export async function measured(others: readonly number[], work: () => Promise<number>): Promise<Measured> {
  const [before, cpu, start] = [cpuMicrosOf(others), process.cpuUsage(), performance.now()];
  const done = await work();
  const seconds = (performance.now() - start) / 1_000;
  const { user, system } = process.cpuUsage(cpu);
  const otherMicros = Math.max(0, cpuMicrosOf(others) - before) / done;
  return { perSecond: done / seconds, cpuMicros: (user + system) / done, otherMicros };
}
