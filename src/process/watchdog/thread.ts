// The thread of the watchdog. It looks whether the main thread counts on; when it does not, it writes a warning that says where the
// main thread is, and in the end a fatal line, and kills the process.
// Invariant: only time in which this thread itself ran counts as a stall. A process that was stopped (SIGSTOP, a frozen container, a
// suspended machine) or starved has lost its watchdog as well, and such a gap counts as one look.
// The lines have the form of pino's and are written past its buffer, which lies in the main thread.
import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workerData } from 'node:worker_threads';
import { readMainThreadStack, type MainThreadStack } from './main-thread-stack.ts';
import { BEATS, DEBUGGED, STOPPED, type WatchdogOptions } from './shared.ts';

// Each look costs 0.2 ms of the processor.
const LOOK_MS = 500;
/** What one look adds to a stall at most: room for the lateness of a busy machine, and not enough for a warning. */
const MOST_PER_LOOK_MS = 700;
/** A caller hears a pause of this length. */
const WARN_MS = 1_000;
/** How long the main thread may take to say where it is. V8 first lists all scripts, a second's work on a busy machine. */
const PLACE_MS = { warn: 1_500, end: 1_000 } as const;
/** How long a line may wait for a reader of the log; a full pipe may be what the main thread is stuck in. */
const WRITE_MS = 1_000;
const WRITE_AGAIN_MS = 20;
const STDOUT = 1;
/** pino's numbers. */
const LEVELS = { info: 30, warn: 40, fatal: 60 } as const;

const { shared, endMs, leastLevel } = workerData as WatchdogOptions;
const writeFile = promisify(write);

let seen = 0;
let stalledMs = 0;
let lookedAt = performance.now();
let warning: Promise<void> | null = null;
/** Of this stall. */
let lastPlace: MainThreadStack | null = null;

while (Atomics.load(shared, STOPPED) === 0) {
  await look();
  await sleep(LOOK_MS);
}

async function look(): Promise<void> {
  const now = performance.now();
  const step = Math.min(now - lookedAt, MOST_PER_LOOK_MS);
  lookedAt = now;
  if (!stands()) {
    if (warning) await recovered(warning);
    seen = Atomics.load(shared, BEATS);
    stalledMs = 0;
    warning = null;
    lastPlace = null;
    return;
  }
  stalledMs += step;
  if (stalledMs >= WARN_MS) warning ??= warn();
  if (stalledMs >= endMs) await end();
}

/** No beat since the last look. Before the first beat, under a debugger and after the stop it does not matter. */
function stands(): boolean {
  const beats = Atomics.load(shared, BEATS);
  return beats !== 0 && beats === seen && Atomics.load(shared, DEBUGGED) === 0 && Atomics.load(shared, STOPPED) === 0;
}

async function warn(): Promise<void> {
  lastPlace = await readMainThreadStack(PLACE_MS.warn);
  await say('warn', `the event loop is stuck ${wording(lastPlace)}`, { frames: lastPlace?.frames ?? [] });
}

async function recovered(warned: Promise<void>): Promise<void> {
  const ms = Math.round(stalledMs);
  await warned;
  await say('info', 'the event loop runs again', { stalledMs: ms });
}

async function end(): Promise<void> {
  await warning;
  const place = (await readMainThreadStack(PLACE_MS.end)) ?? lastPlace;
  if (place?.debugged || !stands()) {
    stalledMs = 0;
    return;
  }
  const seconds = Math.round(stalledMs / 1000);
  const message = `the event loop was stuck for ${seconds} s ${wording(place)}; the watchdog ends the process`;
  await say('fatal', message, { frames: place?.frames ?? [] });
  // Not SIGABRT: a core dump would put keys and conversations on the disk.
  process.kill(process.pid, 'SIGKILL');
}

/** Names the innermost function of our own; what it called in Node or a package stands in the frames. */
function wording(place: MainThreadStack | null): string {
  if (!place) return 'where V8 could not interrupt it in time: in native code, such as a synchronous system call';
  const own = place.frames.find((frame) => !/\((node:|.*\bnode_modules\/)/.test(frame));
  return `in ${own ?? place.frames[0] ?? 'code without a call frame'}`;
}

/** Resolves when the line is written, or cannot be within WRITE_MS. */
async function say(level: keyof typeof LEVELS, msg: string, facts: object): Promise<void> {
  if (LEVELS[level] < leastLevel) return;
  const line = { level: LEVELS[level], time: new Date().toISOString(), ...facts, msg };
  const done = new AbortController();
  const late = sleep(WRITE_MS, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([writeWhole(Buffer.from(`${JSON.stringify(line)}\n`), done.signal), late]);
  done.abort();
}

async function writeWhole(bytes: Buffer, signal: AbortSignal): Promise<void> {
  for (let left = bytes; left.length > 0 && !signal.aborted;) {
    try {
      const { bytesWritten } = await writeFile(STDOUT, left);
      left = left.subarray(bytesWritten);
    } catch (error) {
      // Only a full pipe is worth another try; without a reader there is nobody to tell.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await sleep(WRITE_AGAIN_MS);
    }
  }
}
