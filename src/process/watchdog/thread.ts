// The watchdog's thread. It checks whether the main thread's counter advances. If not, it logs a warning with the main thread's
// stack, later a fatal line, and kills the process. Invariant: only time in which this thread itself ran counts as a stall. In a
// process that was stopped (SIGSTOP, a frozen container, a suspended machine) or starved, the watchdog did not run either; such a
// gap counts as one check.
// The lines have pino's format and bypass its buffer, which belongs to the main thread.
import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { workerData } from 'node:worker_threads';
import { createLineFormat } from '../terminal-log.ts';
import { readMainThreadStack, type MainThreadStack, type StackReading } from './main-thread-stack.ts';
import { BEATS, DEBUGGED, STOPPED, type WatchdogOptions } from './shared.ts';

// Each check costs 0.2 ms of CPU time.
const CHECK_INTERVAL_MS = 500;
/** Maximum time that one check adds to a stall: tolerates delays of a busy machine, and is too short for a warning. */
const MAX_PER_CHECK_MS = 700;
/** A caller hears a pause of this length. */
const WARN_MS = 1_000;
/**
 * How long a line waits for the main thread's stack. V8 first lists all scripts, which takes seconds on a busy machine: a reading
 * that is late for the warning continues, and the last line uses it.
 */
const STACK_MS = { warn: 1_500, end: 1_000 } as const;
/** Maximum wait for the reader of the log. The main thread may be stuck on a full pipe. */
const WRITE_MS = 1_000;
const WRITE_AGAIN_MS = 20;
const STDOUT = 1;
/** pino's level numbers. */
const LEVELS = { info: 30, warn: 40, fatal: 60 } as const;

const { shared, endMs, minLevel, isPretty } = workerData as WatchdogOptions;
const writeFile = promisify(write);
const format = isPretty ? createLineFormat() : (json: string) => `${json}\n`;

let seen = 0;
let stalledMs = 0;
let checkedAt = performance.now();
let warning: Promise<void> | null = null;
/** The stack that was read last during this stall. */
let lastStack: MainThreadStack | null = null;
/** A reading to which the main thread has not responded. */
let reading: StackReading | null = null;

while (Atomics.load(shared, STOPPED) === 0) {
  await check();
  await sleep(CHECK_INTERVAL_MS);
}

async function check(): Promise<void> {
  const now = performance.now();
  const step = Math.min(now - checkedAt, MAX_PER_CHECK_MS);
  checkedAt = now;
  if (!isStuck()) {
    if (warning) await recovered(warning);
    seen = Atomics.load(shared, BEATS);
    stalledMs = 0;
    warning = null;
    lastStack = null;
    endReading();
    return;
  }
  stalledMs += step;
  if (stalledMs >= WARN_MS) warning ??= warn();
  if (stalledMs >= endMs) await end();
}

/**
 * Whether the counter has not advanced since the last check. False before the first heartbeat, under a debugger
 * and after the stop.
 */
function isStuck(): boolean {
  const beats = Atomics.load(shared, BEATS);
  return beats !== 0 && beats === seen && Atomics.load(shared, DEBUGGED) === 0 && Atomics.load(shared, STOPPED) === 0;
}

async function warn(): Promise<void> {
  const stack = await readStack(STACK_MS.warn);
  await writeLine('warn', `the event loop is stuck ${wording(stack)}`, { frames: stack?.frames ?? [] });
}

async function recovered(warned: Promise<void>): Promise<void> {
  const ms = Math.round(stalledMs);
  await warned;
  await writeLine('info', 'the event loop runs again', { stalledMs: ms });
}

async function end(): Promise<void> {
  await warning;
  const stack = (await readStack(STACK_MS.end)) ?? lastStack;
  if (stack?.debugged || !isStuck()) {
    stalledMs = 0;
    return;
  }
  const seconds = Math.round(stalledMs / 1000);
  const message = `the event loop was stuck for ${seconds} s ${wording(stack)}; the watchdog ends the process`;
  await writeLine('fatal', message, { frames: stack?.frames ?? [] });
  // Not SIGABRT: a core dump would write keys and conversations to disk.
  process.kill(process.pid, 'SIGKILL');
}

/** @returns null if the main thread has not responded within `withinMs`; the next call then waits for the same reading */
async function readStack(withinMs: number): Promise<MainThreadStack | null> {
  reading ??= beginReading();
  const done = new AbortController();
  const late = sleep(withinMs, null, { signal: done.signal }).catch(() => null);
  const stack = await Promise.race([reading.stack, late]);
  done.abort();
  return stack;
}

function beginReading(): StackReading {
  const begun = readMainThreadStack();
  void begun.stack.then((stack) => {
    if (reading !== begun) return;
    lastStack = stack;
    endReading();
  });
  return begun;
}

function endReading(): void {
  reading?.close();
  reading = null;
}

/** Names the innermost function of our own code. Calls into Node or a package are in the frames. */
function wording(stack: MainThreadStack | null): string {
  if (!stack) return 'where V8 could not interrupt it in time: in native code, such as a synchronous system call';
  const own = stack.frames.find((frame) => !/\((node:|.*\bnode_modules\/)/.test(frame));
  return `in ${own ?? stack.frames[0] ?? 'code without a call frame'}`;
}

/** Resolves when the line is written, or after WRITE_MS. */
async function writeLine(level: keyof typeof LEVELS, msg: string, facts: object): Promise<void> {
  if (LEVELS[level] < minLevel) return;
  const line = { level: LEVELS[level], time: new Date().toISOString(), ...facts, msg };
  const done = new AbortController();
  const late = sleep(WRITE_MS, undefined, { signal: done.signal }).catch(() => undefined);
  await Promise.race([writeWhole(Buffer.from(format(JSON.stringify(line))), done.signal), late]);
  done.abort();
}

async function writeWhole(bytes: Buffer, signal: AbortSignal): Promise<void> {
  for (let left = bytes; left.length > 0 && !signal.aborted;) {
    try {
      const { bytesWritten } = await writeFile(STDOUT, left);
      left = left.subarray(bytesWritten);
    } catch (error) {
      // Only a full pipe is retried; without a reader, the line cannot be delivered.
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') return;
      await sleep(WRITE_AGAIN_MS);
    }
  }
}
