// The thread that enforces the reading process's limits from within, even while its parser is busy. It sends SIGKILL when the process
// exceeds its memory (the heap limit does not count inflated archives) or when the service has died, and SIGXCPU when a document
// exceeds its CPU time. A message starts a task with its CPU limit in milliseconds; null means the limit of a document.
import { parentPort, workerData } from 'node:worker_threads';
import { systemClock } from '../../../core/clock.ts';

export interface WatchOptions {
  /** Pid of the service. */
  service: number;
  memoryMb: number;
  cpuMs: number;
}

// An archive inflates some hundreds of MB per second.
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
