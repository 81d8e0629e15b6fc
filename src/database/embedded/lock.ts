// Allows one process per data directory. PGlite does not lock it, and two processes on one directory lose rows. The lock is a
// file next to the directory. Its holder is alive if its process still runs in the same boot. If that cannot be checked (another
// container, another machine), it is alive if it touched the file within SILENT_MS. A process id alone would refuse every restart
// in a container, where the service always has process id 1.
import { execFileSync } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { link, mkdir, readFile, readlink, stat, unlink, utimes, writeFile } from 'node:fs/promises';
import { dirname, resolve } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { PRIVATE_DIRECTORY, PRIVATE_FILE } from './private.ts';

const TOUCH_MS = 1_000;
const SILENT_MS = 5_000;
// A restart in a container cannot see whether its predecessor died, so it waits until the file has been silent long enough.
const WAIT_MS = SILENT_MS + 2 * TOUCH_MS;
const RETRY_MS = 200;
const GUARD_RETRY_MS = 5;

interface DirectoryLock {
  release(): Promise<void>;
}

interface Holder {
  token: string;
  pid: number;
  /** Start time as the system reports it; distinguishes two processes with the same id. */
  started: string;
  boot: string;
  /** The pid namespace, outside of which a process id has no meaning. */
  namespace: string;
}

export class DirectoryLocked extends Error {}

/** Locks `dir` (the file is `<dir>.lock`). @throws DirectoryLocked naming the holder, in one line */
export async function lockDirectory(dir: string): Promise<DirectoryLock> {
  const path = `${resolve(dir)}.lock`;
  await mkdir(dirname(path), { recursive: true, mode: PRIVATE_DIRECTORY });
  const own = await describeSelf();
  const draft = `${path}.${own.token}`;
  await writeFile(draft, JSON.stringify(own), { mode: PRIVATE_FILE });
  const deadline = Date.now() + WAIT_MS;
  try {
    while (!(await tryLink(draft, path))) {
      const holder = await readHolder(path);
      if (holder === null) continue;
      const state = await stateOf(holder, own, path);
      if (state === 'dead') await removeStale(path, holder);
      else if (state === 'alive' || Date.now() > deadline)
        throw new DirectoryLocked(
          `${dir} is in use by process ${holder.pid} (lock file ${path}). Stop it, or choose another DATA_DIR`,
        );
      else await wait(RETRY_MS);
    }
  } finally {
    await unlink(draft);
  }
  return hold(path, own);
}

function hold(path: string, own: Holder): DirectoryLock {
  const timer = setInterval(() => {
    const now = new Date();
    // The file is missing only if a user deleted it. The next process then acquires the lock, as intended.
    utimes(path, now, now).catch(() => clearInterval(timer));
  }, TOUCH_MS);
  timer.unref();
  return {
    async release() {
      clearInterval(timer);
      if ((await readHolder(path))?.token === own.token) await unlink(path);
    },
  };
}

async function tryLink(draft: string, path: string): Promise<boolean> {
  const now = new Date();
  // The link is the same file. Without this, it would count as silent from the start.
  await utimes(draft, now, now);
  try {
    await link(draft, path);
    return true;
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    throw error;
  }
}

async function readHolder(path: string): Promise<Holder | null> {
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Holder;
  } catch (error) {
    if (codeOf(error) === 'ENOENT') return null;
    throw new DirectoryLocked(`cannot read the lock file ${path}: ${(error as Error).message}`, { cause: error });
  }
}

async function stateOf(holder: Holder, own: Holder, path: string): Promise<'alive' | 'dead' | 'unknown'> {
  if (holder.boot === own.boot && holder.namespace === own.namespace)
    return startOf(holder.pid) === holder.started ? 'alive' : 'dead';
  return (await silenceOf(path)) > SILENT_MS ? 'dead' : 'unknown';
}

/**
 * Deletes a dead holder's file, unless another process has locked the directory meanwhile. Several processes may find the same
 * dead holder, and the next one may lock between check and delete. Therefore only the process with the guard file may delete.
 */
async function removeStale(path: string, stale: Holder): Promise<void> {
  const guard = `${path}.guard`;
  try {
    await writeFile(guard, '', { flag: 'wx', mode: PRIVATE_FILE });
  } catch (error) {
    if (codeOf(error) !== 'EEXIST') throw error;
    // Normally held for a millisecond. An old guard was left by a process that died in that millisecond.
    if ((await silenceOf(guard)) > SILENT_MS) await unlink(guard);
    else await wait(GUARD_RETRY_MS);
    return;
  }
  try {
    if ((await readHolder(path))?.token === stale.token) await unlink(path);
  } finally {
    await unlink(guard);
  }
}

/** Returns the milliseconds since the file was touched; Infinity when it does not exist. */
function silenceOf(path: string): Promise<number> {
  return stat(path).then(
    ({ mtimeMs }) => Date.now() - mtimeMs,
    () => Infinity,
  );
}

async function describeSelf(): Promise<Holder> {
  return {
    token: randomUUID(),
    pid: process.pid,
    started: startOf(process.pid) ?? '',
    boot: await readFile('/proc/sys/kernel/random/boot_id', 'utf8').then(
      (id) => id.trim(),
      () => '',
    ),
    namespace: await readlink('/proc/self/ns/pid').catch(() => ''),
  };
}

/** Returns a process's start time as the system reports it; null when there is no such process. */
function startOf(pid: number): string | null {
  if (process.platform !== 'linux') {
    try {
      return execFileSync('ps', ['-o', 'lstart=', '-p', String(pid)], { encoding: 'utf8' }).trim();
    } catch {
      return null; // ps exits with 1 when there is no such process
    }
  }
  try {
    // Field 22, counted after the command name, which may contain spaces and parentheses (man 5 proc).
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    const fields = text.slice(text.lastIndexOf(')') + 2).split(' ');
    // A zombie has ended; its parent has not yet reaped it.
    return fields[0] === 'Z' ? null : (fields[19] ?? null);
  } catch {
    return null;
  }
}

const codeOf = (error: unknown): string | undefined => (error as NodeJS.ErrnoException).code;
