// Creates the data directory of a new database.
// Invariant: a directory with files is complete. It is created under another name next to its final path and then renamed. A
// start that was killed leaves a draft. The next creation deletes it, even if another process still writes it.
import { execFile } from 'node:child_process';
import { mkdir, mkdtemp, readdir, rename, rm } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { lockDirectory } from './lock.ts';
import { PRIVATE_DIRECTORY } from './private.ts';

const PROCESS = fileURLToPath(new URL('./create-process.ts', import.meta.url));
/** The creation takes three seconds of CPU time; a busy machine may need sixty times as long. */
const CREATE_MS = 180_000;

/** Creates the directory and its parents under its lock. Does nothing if it has files. @throws DirectoryLocked */
export async function createEmbedded(dir: string): Promise<void> {
  if (!(await isMissingOrEmpty(dir))) return;
  await mkdir(dirname(resolve(dir)), { recursive: true, mode: PRIVATE_DIRECTORY });
  const lock = await lockDirectory(dir);
  try {
    await createDirectory(resolve(dir));
  } finally {
    await lock.release();
  }
}

/**
 * Does nothing if the directory has files. The caller has locked it, and its parent exists.
 * @param program replaced by tests that need a failing one
 */
export async function createDirectory(dir: string, program: string = PROCESS): Promise<void> {
  if (!(await isMissingOrEmpty(dir))) return;
  const [parent, prefix] = [dirname(dir), `${basename(dir)}.new-`];
  const left = (await readdir(parent)).filter((name) => name.startsWith(prefix));
  await Promise.all(left.map((name) => rm(join(parent, name), { recursive: true, force: true })));
  const draft = await mkdtemp(join(parent, prefix));
  try {
    await promisify(execFile)(process.execPath, [program, draft], { timeout: CREATE_MS, killSignal: 'SIGKILL' });
  } catch (error) {
    await rm(draft, { recursive: true, force: true });
    throw new Error(`the embedded database could not be created in ${parent}: ${reasonOf(error)}`, { cause: error });
  }
  await rename(draft, dir);
}

async function isMissingOrEmpty(dir: string): Promise<boolean> {
  try {
    return (await readdir(dir)).length === 0;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return true;
    throw error;
  }
}

/** Returns the line of the stack trace with the message; without a trace, describes how the process ended. */
function reasonOf(error: unknown): string {
  const {
    stderr = '',
    killed,
    signal,
    code,
  } = error as { [key in 'stderr' | 'signal']?: string } & {
    killed?: boolean;
    code?: unknown;
  };
  if (killed) return `it took more than ${CREATE_MS / 1_000} s`;
  const line = stderr.split('\n').find((one) => /Error\b.*:/.test(one));
  return line?.trim() ?? `its process ended with ${signal ?? String(code)}`;
}
