// The resources of one vitest run: a directory, and a prefix for the names of its databases. global-setup.ts creates and
// removes both, so that nothing is left when a worker is killed. Outside a run (scripts) the directory is the temporary one.
import { randomBytes } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';

const NAME = 'TEST_RUN_DIRECTORY';

export const runDirectory = (): string => process.env[NAME] ?? tmpdir();

/** The prefix of this run's database names; null outside a run. */
export function databasePrefix(): string | null {
  const run = process.env[NAME];
  return run === undefined ? null : `parley_test_${basename(run).slice(-6).toLowerCase()}_`;
}

/** A new name for a database. */
export const databaseName = (): string => `${databasePrefix() ?? 'parley_test_'}${randomBytes(6).toString('hex')}`;

/** Workers inherit the run through their environment. Every project calls this; the first one starts the run. */
export async function startRun(): Promise<void> {
  process.env[NAME] ??= await mkdtemp(join(tmpdir(), 'parley-run-'));
}

export async function endRun(): Promise<void> {
  const directory = process.env[NAME];
  if (directory === undefined) return;
  delete process.env[NAME];
  await rm(directory, { recursive: true, force: true, maxRetries: 20, retryDelay: 100 });
}
