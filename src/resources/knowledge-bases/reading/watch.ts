// The thread that watches the reading process from within, whatever its parser is busy with, and ends it by a signal: SIGKILL
// when it holds more memory than it may (the heap's own bound does not count inflated archives) or when the service is gone and
// can no longer; SIGXCPU when a document has had its time of the processor. A message to it says that a
// task begins, and how many milliseconds of the processor it may take; null: as many as a document.
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../core/clock.ts';

export interface WatchOptions {
  /** Its pid. */
  service: number;
  memoryMb: number;
  cpuMs: number;
}

// An archive inflates some hundreds of MB a second.
const LOOK_MS = 20;

const { service, memoryMb, cpuMs } = workerData as WatchOptions;
let begun = process.cpuUsage();
let allowedMs = cpuMs;
parentPort!.on('message', (ownMs: number | null) => {
  begun = process.cpuUsage();
  allowedMs = Math.min(cpuMs, ownMs ?? cpuMs);
});
look();

function look(): void {
  if (process.ppid !== service || process.memoryUsage.rss() > memoryMb * 1e6) process.kill(process.pid, 'SIGKILL');
  const { user, system } = process.cpuUsage(begun);
  if (user + system > allowedMs * 1e3) process.kill(process.pid, 'SIGXCPU');
  systemClock.after(LOOK_MS, look);
}
