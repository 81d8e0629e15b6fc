// The resources of one vitest run: a directory, and a prefix for the names of its databases. The setups of the projects create and
// remove both, so that nothing is left when a worker is killed. What files of the run share is in the directory itself. Its
// subdirectory is the temporary directory of all processes, which each file leaves empty. Outside a run (scripts) the directory is
// the usual temporary one.
import { randomBytes } from 'node:crypto';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const NAME = 'TEST_RUN_DIRECTORY';
const TEMPORARY = 'tmp';

export const runDirectory = (): string => process.env[NAME] ?? tmpdir();

/** The prefix of this run's database names; null outside a run. */
export function databasePrefix(): string | null {
  const run = process.env[NAME];
  return run === undefined ? null : `parley_test_${basename(run).slice(-6).toLowerCase()}_`;
}

/** A new name for a database. */
export const databaseName = (): string => `${databasePrefix() ?? 'parley_test_'}${randomBytes(6).toString('hex')}`;

/**
 * Of browsers that the files of a worker share, which end with the worker; the directory of PulseAudio's library, which LiveKit's
 * loads; and npm's compile cache, unless NODE_COMPILE_CACHE names one.
 */
const SHARED = /^(playwright|\.?org\.chromium\.|pulse-|node-compile-cache$)/;

let usual: string | undefined;

/** Workers inherit the run through their environment. Every project calls this; the first one starts the run. */
export async function startRun(): Promise<void> {
  if (process.env[NAME] !== undefined) return;
  usual = process.env['TMPDIR'];
  const directory = await mkdtemp(join(tmpdir(), 'parley-run-'));
  process.env['TMPDIR'] = join(directory, TEMPORARY);
  await mkdir(process.env['TMPDIR']);
  process.env[NAME] = directory;
}

/** @throws Error that names the temporary files and folders that test files left behind */
export async function endRun(): Promise<void> {
  const directory = process.env[NAME];
  if (directory === undefined) return;
  delete process.env[NAME];
  if (usual === undefined) delete process.env['TMPDIR'];
  else process.env['TMPDIR'] = usual;
  const left = (await readdir(join(directory, TEMPORARY))).filter((name) => !SHARED.test(name));
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
  if (left.length > 0) throw new Error(`tests left behind in the temporary directory: ${left.sort().join(', ')}`);
}
