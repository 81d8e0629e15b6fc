// Everything that must hold before a change is taken: static checks, all suites on a Postgres server, those to which the
// embedded database may make a difference again there, and db/schema.sql against the server. Called by .ci/run, through launch.js.
// Its last line is `N passed, N failed`, summed over all suites; a check that is no test counts as one.
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgres, stopPostgres } from './postgres.ts';
import { schemaDifference } from './schema.ts';

// The whole run has 20 minutes; a suite that hangs must leave time for the last line.
const STEP_LIMIT_MS = 13 * 60_000;

// One more than there are cores here: what most tests do is wait.
const WORKERS = 3;

export interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** What vitest's json reporter writes, as far as it is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: { status: string; assertionResults: { status: string }[] }[];
}

/** Counts a report. A file that failed without a failed test (it could not be loaded, a hook broke) counts as one. */
export function countReport(report: VitestReport, exitCode: number): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    // An error outside of any test ends vitest with 1 although nothing failed.
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** `12 passed, 0 failed`, with `, 3 skipped` when there are any. */
export function closingLine(tallies: readonly Tally[]): string {
  const sum = (key: keyof Tally): number => tallies.reduce((total, tally) => total + tally[key], 0);
  const skipped = sum('skipped');
  return `${sum('passed')} passed, ${sum('failed')} failed${skipped > 0 ? `, ${skipped} skipped` : ''}`;
}

function run(command: string, args: string[], env: Record<string, string> = {}): Promise<number> {
  console.log(`\n$ ${[command, ...args].join(' ')}`);
  return new Promise((resolve) => {
    const child = spawn(command, args, { stdio: 'inherit', env: { ...process.env, ...env } });
    const timer = setTimeout(() => child.kill('SIGKILL'), STEP_LIMIT_MS);
    child.once('error', (error) => {
      console.error(error.message);
      clearTimeout(timer);
      resolve(127);
    });
    child.once('exit', (code) => {
      clearTimeout(timer);
      resolve(code ?? 1);
    });
  });
}

const check = (ok: boolean): Tally => ({ passed: ok ? 1 : 0, failed: ok ? 0 : 1, skipped: 0 });

async function suite(directory: string, name: string, args: string[], env: Record<string, string>): Promise<Tally> {
  const file = join(directory, `${name}.json`);
  const reporters = ['--reporter=default', '--reporter=json', `--outputFile.json=${file}`];
  const exitCode = await run('vitest', ['run', `--maxWorkers=${WORKERS}`, ...reporters, ...args], env);
  const text = await readFile(file, 'utf8').catch(() => null);
  return text === null ? check(false) : countReport(JSON.parse(text) as VitestReport, exitCode);
}

async function schemaCheck(url: string): Promise<Tally> {
  const difference = await schemaDifference(url).catch((error: Error) => error.message);
  if (difference !== null) console.error(difference);
  return check(difference === null);
}

async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'parley-ci-'));
  const home = `${directory}-postgres`;
  const tallies: Tally[] = [];
  try {
    tallies.push(check((await run(process.execPath, ['scripts/launch.js', 'static'])) === 0));
    const url = await startPostgres(home);
    tallies.push(await suite(directory, 'server', [], { TEST_DATABASE_URL: url }));
    tallies.push(await schemaCheck(url));
    tallies.push(await suite(directory, 'embedded', ['--project', 'all'], { TEST_DATABASE_URL: '', TEST_AGAIN: '1' }));
  } catch (error) {
    console.error(error);
    tallies.push(check(false));
  } finally {
    stopPostgres(home);
    await rm(directory, { recursive: true });
  }
  console.log(closingLine(tallies));
  process.exitCode = tallies.some(({ failed }) => failed > 0) ? 1 : 0;
}

if (import.meta.main) await main();
