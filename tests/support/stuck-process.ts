// A process with a watchdog that blocks its event loop. Arguments: WATCHDOG_SECONDS, the way to block, the duration in ms.
// It prints `ready` when its event loop has run for a while, `begins at` and the time right before it blocks, and
// `survived` well after; it ends when its input ends.
import { execFileSync } from 'node:child_process';
import { writeSync } from 'node:fs';
import { pino } from 'pino';
import { startWatchdog } from '../../src/process/watchdog.ts';

const [seconds, kind, ms] = process.argv.slice(2);
const durationMs = Number(ms);
/** Longer than a busy machine preempts the process. */
const STOP_MS = 1_500;

function spin(): void {
  const endsAt = performance.now() + durationMs;
  while (performance.now() < endsAt);
}

/** V8 can interrupt this wait, unlike the one for a child process. */
function waitForASignal(): void {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, durationMs);
}

/** Tries 2^40 ways to split the letters: hours. */
function backtrack(): boolean {
  return /^(a+)+$/.test(`${'a'.repeat(40)}b`);
}

function waitForAChild(): void {
  execFileSync('sleep', [String(durationMs / 1000)]);
}

/** The pipe has no reader and is full after some hundred KB. */
function fillThePipe(): void {
  const page = 'x'.repeat(65_536);
  for (;;) process.stdout.write(page);
}

/** Sends no heartbeat until it was stopped and continued, and then for another `durationMs`. */
function spinThroughAStop(): void {
  // The stop may come right after the output.
  let at = saidAt;
  for (let before = at; at - before < STOP_MS; at = performance.now()) before = at;
  spin();
}

let saidAt = 0;

const kinds: Record<string, () => unknown> = {
  spin,
  backtrack,
  waitForAChild,
  waitForASignal,
  fillThePipe,
  spinThroughAStop,
};

/** Calls `fn` when the watchdog's thread has run for as long as its start took, and for at least a second. */
function whenWatched(fn: () => void): void {
  const after = (ms: number) => setTimeout(fn, Math.max(1_000, ms));
  if (Number(seconds) === 0) return void after(0);
  process.once('worker', (thread) => thread.once('online', () => after(performance.now())));
}

whenWatched(() => {
  saidAt = performance.now();
  writeSync(1, `ready\nbegins at ${Date.now()}\n`);
  kinds[kind!]!();
  // Two more heartbeats, and time for the watchdog to write.
  setTimeout(() => writeSync(1, 'survived\n'), 1_000);
});
const watchdog = startWatchdog(Number(seconds), pino({ level: 'info' }, pino.destination(2)));
process.stdin.resume().on('end', () => {
  watchdog.stop();
  process.exit(0);
});
