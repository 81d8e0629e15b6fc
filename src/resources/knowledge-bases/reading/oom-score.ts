// Makes the kernel kill the reading process, not the service, when the machine or container runs out of memory.
import { writeFileSync } from 'node:fs';

/** Linux's oom_score_adj (proc(5)): from -1000, never killed, to 1000, killed first. */
export const OOM_SCORE = '/proc/self/oom_score_adj';

export function endFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync(OOM_SCORE, '1000');
  } catch {
    // Some sandboxes lack the file; the kernel then chooses only by size.
  }
}
