// The watchdog, tested on child processes that block. Times are measured from the start of the block that a child reports.
// The cases run at the same time. Only the cases about running code use a core while they block.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { afterAll, describe, expect, test, vi } from 'vitest';
import { until } from './support/until.ts';

const STUCK_PROCESS = fileURLToPath(new URL('support/stuck-process.ts', import.meta.url));
const LIMIT_SECONDS = 3;
const FOR_EVER = 3_600_000;
// Time to start a process and a thread on a busy machine.
const START = { withinMs: 60_000 };
vi.setConfig({ testTimeout: 120_000 });
const FATAL = 60;

interface Line {
  level: number;
  time: string;
  msg: string;
  frames?: string[];
}

const children: ChildProcess[] = [];

afterAll(() => {
  for (const child of children) child.kill('SIGKILL');
});

interface Options {
  seconds?: number;
  ms?: number;
  node?: string[];
  isRead?: boolean;
}

function start(kind: string, { seconds = LIMIT_SECONDS, ms = FOR_EVER, node = [], isRead = true }: Options = {}) {
  const args = [...node, STUCK_PROCESS, String(seconds), kind, String(ms)];
  const child = spawn(process.execPath, args, { stdio: ['pipe', 'pipe', 'ignore'] });
  children.push(child);
  let output = '';
  if (isRead) child.stdout!.on('data', (part: Buffer) => (output += part.toString()));
  const exited = once(child, 'exit').then(([code, signal]) => (code ?? signal) as number | string);
  const closed = once(child, 'close');
  return {
    child,
    exited,
    closed,
    /** The start of the block, as the process reported it. */
    begunAt: () => Number(/^begins at (\d+)$/m.exec(output)?.[1]),
    says: (word: string) => until(() => new RegExp(`^${word}\\b`, 'm').test(output), { ...START, what: word }),
    lines: () =>
      output
        .split('\n')
        .filter((line) => line.startsWith('{'))
        .map((line) => JSON.parse(line) as Line),
  };
}

/** @returns the fatal line, after the process was ended in time */
async function endOf(stuck: ReturnType<typeof start>): Promise<Line> {
  await stuck.says('begins');
  expect(await stuck.exited).toBe('SIGKILL');
  const tookMs = Date.now() - stuck.begunAt();
  // The output of the process may be read after its end.
  await stuck.closed;
  expect(tookMs).toBeGreaterThan(LIMIT_SECONDS * 1000 - 600);
  // On a busy machine the watchdog, too, waits for a core.
  expect(tookMs).toBeLessThan((LIMIT_SECONDS + 10) * 1000);
  const fatal = stuck.lines().filter(({ level }) => level === FATAL);
  expect(fatal).toHaveLength(1);
  return fatal[0]!;
}

async function endQuietly({ child, exited }: ReturnType<typeof start>): Promise<void> {
  child.stdin!.end();
  expect(await exited).toBe(0);
}

describe.concurrent('a process whose event loop is blocked ends in time and reports where', () => {
  test('in a loop: reports the function and its file', async () => {
    const { msg, frames, time } = await endOf(start('spin'));
    expect(msg).toMatch(/^the event loop was stuck for 3 s in spin \(tests\/support\/stuck-process\.ts:\d+\)/);
    expect(frames!.find((frame) => !frame.includes('node:'))).toMatch(
      /^spin \(tests\/support\/stuck-process\.ts:\d+\)$/,
    );
    expect(new Date(time).toISOString()).toBe(time);
  });

  test('in a regular expression: reports the function that runs it', async () => {
    const { msg } = await endOf(start('backtrack'));
    expect(msg).toMatch(/in backtrack \(tests\/support\/stuck-process\.ts:\d+\)/);
  });

  test('in native code that cannot be interrupted: reports that it is in native code', async () => {
    const { msg } = await endOf(start('waitForAChild', { ms: 10_000 }));
    expect(msg).toContain('in native code');
  });

  test('in a write to a pipe without a reader: ends, too', async () => {
    expect(await start('fillThePipe', { isRead: false }).exited).toBe('SIGKILL');
  });
});

describe.concurrent('a process continues', () => {
  test('after a stall shorter than the limit, with one warning', async () => {
    const stuck = start('waitForASignal', { seconds: 30, ms: 2_500 });
    await stuck.says('survived');
    await until(() => stuck.lines().length >= 2, { what: 'both lines are written' });
    const lines = stuck.lines();
    expect(lines.map(({ level }) => level)).toEqual([40, 30]);
    expect(lines[0]!.msg).toMatch(
      /^the event loop is stuck in waitForASignal \(tests\/support\/stuck-process\.ts:\d+\)$/,
    );
    expect(lines[1]!.msg).toBe('the event loop runs again');
    await endQuietly(stuck);
  });

  test('after a block in native code that outlasted the watchdog while it waited for the stack', async () => {
    const stuck = start('waitForAChild', { seconds: 30, ms: 3_500 });
    await stuck.says('survived');
    await until(() => stuck.lines().length > 0, { what: 'the warning is written' });
    expect(stuck.lines()[0]!.msg).toContain('in native code');
    await endQuietly(stuck);
  });

  // Time passes between the two signals: without a limit the first check afterwards would count all of it. The event loop
  // is still busy then, so that no heartbeat hides it.
  test('after SIGSTOP and SIGCONT, however long it was stopped and however late its first heartbeat arrives', async () => {
    // Well above the duration of the loop, so that on a busy machine the loop itself cannot reach the limit.
    const seconds = 2 * LIMIT_SECONDS;
    const stopped = start('spinThroughAStop', { seconds, ms: 1_000 });
    await stopped.says('begins');
    stopped.child.kill('SIGSTOP');
    await new Promise((resolve) => setTimeout(resolve, seconds * 1000 + 500));
    stopped.child.kill('SIGCONT');
    await stopped.says('survived');
    expect(stopped.lines().filter(({ level }) => level === FATAL)).toEqual([]);
    await endQuietly(stopped);
  });

  test('while a debugger can attach', async () => {
    const debugged = start('waitForASignal', { seconds: 1, ms: 3_000, node: ['--inspect=127.0.0.1:0'] });
    await debugged.says('survived');
    expect(debugged.lines()).toEqual([]);
    await endQuietly(debugged);
  });

  test('without a limit', async () => {
    const unwatched = start('waitForASignal', { seconds: 0, ms: 2_000 });
    await unwatched.says('survived');
    expect(unwatched.lines()).toEqual([]);
    await endQuietly(unwatched);
  });
});
