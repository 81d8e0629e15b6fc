// What the processes do that the service starts for work that may end them.
import { writeFileSync } from 'node:fs';

/**
 * It ends with the service, and not before: a signal from a terminal or a service manager goes to all processes at once, and the
 * service drains first and needs its helpers until then.
 */
export function endWithService(): void {
  process.on('SIGINT', () => undefined);
  process.on('SIGTERM', () => undefined);
  process.once('disconnect', () => process.exit(0));
}

/** Linux's (proc(5)): from -1000, never, to 1000, before everybody else. */
export const OOM_SCORE = '/proc/self/oom_score_adj';

/** Where a machine or a container runs out of memory, the system ends this process and not the service. */
export function endFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync(OOM_SCORE, '1000');
  } catch {
    // Some sandboxes have no such file; the system then chooses by size alone.
  }
}
