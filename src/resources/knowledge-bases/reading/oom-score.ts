// Who goes first where a machine or a container runs out of memory: the reading process, and not the service. Used by process.ts,
// and by reader.ts, which permits it the file.
import { writeFileSync } from 'node:fs';

/** Linux's (proc(5)): from -1000, never, to 1000, before everybody else. */
export const OOM_SCORE = '/proc/self/oom_score_adj';

export function endFirst(): void {
  if (process.platform !== 'linux') return;
  try {
    writeFileSync(OOM_SCORE, '1000');
  } catch {
    // Some sandboxes have no such file; the system then chooses by size alone.
  }
}
