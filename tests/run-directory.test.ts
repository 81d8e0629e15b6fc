// The temporary directory of a test run: a run fails if its files left something in it, and it is deleted in any case.
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { endRun, runDirectory, startRun } from './support/run.ts';

let usual: string;
beforeEach(async () => {
  usual = await mkdtemp(join(tmpdir(), 'parley-usual-'));
  // As in a process without a run.
  vi.stubEnv('TEST_RUN_DIRECTORY', undefined);
  vi.stubEnv('TMPDIR', usual);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await rm(usual, { recursive: true });
});

test('what files leave behind is named, except what belongs to programs that end with the run', async () => {
  await startRun();
  const directory = runDirectory();
  expect(dirname(tmpdir())).toBe(directory);
  for (const name of ['.org.chromium.Chromium.aB3', 'forgotten', 'node-compile-cache', 'playwright-artifacts-x']) {
    await mkdir(join(tmpdir(), name));
  }
  await expect(endRun()).rejects.toThrow(/: forgotten$/);
  expect([existsSync(directory), tmpdir()]).toEqual([false, usual]);
});

test('a run whose files leave nothing ends without an error, also if two projects end it', async () => {
  await startRun();
  await startRun();
  expect(await readdir(usual)).toHaveLength(1);
  await endRun();
  await endRun();
  expect(await readdir(usual)).toEqual([]);
});
