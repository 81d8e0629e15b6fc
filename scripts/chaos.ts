// Runs the randomized tests at full size: every test file that imports tests/support/sizes.ts, with CHAOS=full, on the server of
// TEST_DATABASE_URL or on a temporary one. `npm run test:chaos` runs it; arguments replace the list of files and are passed to
// vitest.
// Takes an hour or more. Deliberately omitted: a deadline for the whole run; each test has its own.
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { dirname, basename, join } from 'node:path';
import { forwardSignals, run } from './children.js';
import { serverDirectory, startPostgres, stopPostgres } from './postgres.ts';

const ROOT = dirname(import.meta.dirname);
const IMPORTS_SIZES = /from '[./]+\/(support\/)?sizes\.ts'/;

/** Repository paths, sorted. */
export async function chaosFiles(): Promise<string[]> {
  const names = await readdir(join(ROOT, 'tests'), { recursive: true });
  const tests = names.filter((name) => name.endsWith('.test.ts')).map((name) => join('tests', name));
  const texts = await Promise.all(tests.map((path) => readFile(join(ROOT, path), 'utf8')));
  return tests.filter((_, index) => IMPORTS_SIZES.test(texts[index]!)).toSorted();
}

function vitest(args: string[], url: string): Promise<number> {
  return run('vitest', ['run', ...args], { cwd: ROOT, env: { ...process.env, CHAOS: 'full', TEST_DATABASE_URL: url } });
}

async function main(args: string[]): Promise<void> {
  const wanted = args.length > 0 ? args : await chaosFiles();
  const given = process.env['TEST_DATABASE_URL'];
  if (given) {
    process.exitCode = await vitest(wanted, given);
    return;
  }
  const directory = await mkdtemp(join(tmpdir(), 'parley-chaos-'));
  const home = join(serverDirectory(), `${basename(directory)}-postgres`);
  try {
    process.exitCode = await vitest(wanted, await startPostgres(home));
  } finally {
    stopPostgres(home);
    await rm(directory, { recursive: true });
  }
}

if (import.meta.main) {
  forwardSignals();
  await main(process.argv.slice(2));
}
