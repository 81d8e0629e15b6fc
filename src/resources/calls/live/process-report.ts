// Periodically reports this process to the other processes of the deployment: its address, its call capacity, and why the
// capacity is reduced.
import type { Timer } from '../../../core/clock.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import type { OfferedCapacity } from '../dispatch/process-capacity.ts';
import { upsertProcess } from '../rows/voice-processes.ts';

/** A row is valid for 20 s, so a few reports may fail. */
const REPORT_MS = 5_000;

interface ProcessReport {
  /** Reports immediately, after a change. */
  now(): void;
  stop(): Promise<void>;
}

/**
 * @param internalUrl address at which the other processes reach this one
 * @param capacity read for each report
 */
export function reportProcess(
  runtime: Uses<'clock' | 'log'>,
  db: Db,
  { owner, internalUrl }: { owner: string; internalUrl: () => string },
  capacity: () => OfferedCapacity,
): ProcessReport {
  let timer: Timer | null = null;
  let isStopped = false;
  let last: Promise<void> = Promise.resolve();
  const report = (): void => {
    timer?.cancel();
    last = last
      .then(() => upsertProcess(db, { owner, url: internalUrl(), ...capacity() }))
      .catch((error: unknown) =>
        runtime.log.warn({ err: error }, 'the address and capacity of this process could not be written; retrying'),
      )
      .finally(() => {
        timer?.cancel();
        if (!isStopped) timer = runtime.clock.after(REPORT_MS, report);
      });
  };
  report();
  return {
    now: report,
    async stop() {
      isStopped = true;
      timer?.cancel();
      await last;
    },
  };
}
