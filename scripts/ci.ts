// All checks that a change must pass: static checks; all suites on a Postgres server; the suites that may behave differently on
// the embedded database, again on that database; and a comparison of db/schema.sql with the server. Failed tests are not retried.
// The output ends with the failures, then the line `N passed, N failed` over all suites; a check that is not a test counts as
// one. STATIC_CHECKS=passed|failed is the result of static checks that have already run (.ci/run).
import { execFile, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join, relative } from 'node:path';
import { promisify } from 'node:util';
import type { Broken } from './ci-reporter.ts';
import { ensurePart } from './packages.js';
import { serverDirectory, startPostgres, stopPostgres } from './postgres.ts';
import { schemaDifference } from './schema.ts';

// The tests take 15 minutes on two cores, and 50 % longer on slow ones. A suite that takes longer than this hangs.
const STEP_LIMIT_MS = 40 * 60_000;
const COMPILE_LIMIT_MS = 60_000;

const REPORTER = join(import.meta.dirname, 'ci-reporter.ts');

// Twice the cores of the CI machine, because most tests wait: three workers used the cores to 70 %.
const WORKERS = 4;

interface Tally {
  passed: number;
  failed: number;
  skipped: number;
}

/** The part of vitest's JSON report that is counted. */
export interface VitestReport {
  numPassedTests: number;
  numFailedTests: number;
  numPendingTests: number;
  numTodoTests: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { status: string; fullName: string; failureMessages: string[] | null }[];
  }[];
}

/** Counts the results of a report. A file that failed without a failed test (it could not be loaded, or a hook failed) counts as one. */
export function countReport(report: VitestReport, exitCode: number): Tally {
  const broken = report.testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.every((test) => test.status !== 'failed'),
  ).length;
  const failed = report.numFailedTests + broken;
  return {
    passed: report.numPassedTests,
    // An error outside of any test makes vitest exit with 1 although no test failed.
    failed: failed === 0 && exitCode !== 0 ? 1 : failed,
    skipped: report.numPendingTests + report.numTodoTests,
  };
}

/** Lists the failures of a report: file, test or hook, and the beginning of the message. */
export function failures(report: VitestReport, broken: readonly Broken[]): string[] {
  const found = broken.map(({ file, name, message }) => failure(file ?? 'outside of any test', name, message));
  for (const { name: file, status, message, assertionResults } of report.testResults) {
    if (status !== 'failed') continue;
    const failed = assertionResults.filter((test) => test.status === 'failed');
    found.push(...failed.map((test) => failure(file, test.fullName, (test.failureMessages ?? []).join('\n'))));
    if (failed.length === 0 && message !== '') found.push(failure(file, '', message));
  }
  return found;
}

const failure = (file: string, name: string, message: string): string =>
  `${[relative(process.cwd(), file), name].filter(Boolean).join(' > ')}\n${beginning(message)}`;

const beginning = (text: string): string =>
  text
    .split('\n')
    .slice(0, 12)
    .map((line) => `    ${line.slice(0, 300)}`)
    .join('\n');

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

interface Suite {
  tally: Tally;
  failures: string[];
}

async function suite(directory: string, name: string, args: string[], env: Record<string, string>): Promise<Suite> {
  const { report, broken, exitCode } = await vitest(directory, name, [`--maxWorkers=${WORKERS}`, ...args], env);
  if (report === null) return { tally: check(false), failures: [`${name}: no report was written`] };
  const tally = countReport(report, exitCode);
  const found = failures(report, broken);
  if (tally.failed > 0 && found.length === 0) found.push(`${name}: ended with ${exitCode} without a failed test`);
  return { tally, failures: found };
}

/** Runs vitest and reads its report. */
export async function vitest(directory: string, name: string, args: string[], env: Record<string, string>) {
  const file = join(directory, `${name}.json`);
  const brokenFile = join(directory, `${name}.broken`);
  const reporters = ['--reporter=default', '--reporter=json', `--reporter=${REPORTER}`];
  const settings = { ...env, BROKEN_FILE: brokenFile };
  const exitCode = await run('vitest', ['run', ...reporters, `--outputFile.json=${file}`, ...args], settings);
  const report = await written(file);
  if (report === null) return { exitCode, report: null, broken: [] };
  const lines = ((await written(brokenFile)) ?? '').split('\n').filter(Boolean);
  return {
    exitCode,
    report: JSON.parse(report) as VitestReport,
    broken: lines.map((line) => JSON.parse(line) as Broken),
  };
}

/** Null when vitest ended before it wrote the report. */
const written = (file: string): Promise<string | null> => readFile(file, 'utf8').catch(() => null);

async function schemaHolds(url: string): Promise<boolean> {
  const difference = await schemaDifference(url).catch((error: Error) => error.message);
  if (difference !== null) console.error(difference);
  return difference === null;
}

/**
 * Fills Node's compile cache with the modules of the command line, because a process that a test kills does not write it. Never with
 * all modules of the service: a process that loads them and exits at once hung.
 */
async function compileOnce(): Promise<void> {
  await promisify(execFile)(process.execPath, ['src/main.ts', '--help'], { timeout: COMPILE_LIMIT_MS });
}

/** Without the packages of the generators, their tests would be skipped. */
async function installParts(): Promise<boolean> {
  const error: Error | null = await ensurePart('generators')
    .then(() => ensurePart('react'))
    .then(
      () => null,
      (reason: Error) => reason,
    );
  if (error) console.error(error.message);
  return error === null;
}

async function main(): Promise<void> {
  const directory = await mkdtemp(join(tmpdir(), 'parley-ci-'));
  const home = join(serverDirectory(), `${basename(directory)}-postgres`);
  const tallies: Tally[] = [];
  const failed: string[] = [];
  const add = (result: Suite): void => {
    tallies.push(result.tally);
    failed.push(...result.failures);
  };
  const addCheck = (name: string, ok: boolean): void => add({ tally: check(ok), failures: ok ? [] : [name] });
  try {
    const before = process.env['STATIC_CHECKS'];
    const holds = before ? before === 'passed' : (await run(process.execPath, ['scripts/launch.js', 'static'])) === 0;
    addCheck('static checks', holds);
    const installed = installParts();
    await compileOnce();
    const url = await startPostgres(home);
    addCheck('packages of the tests of clients', await installed);
    addCheck('db/schema.sql', await schemaHolds(url));
    add(await suite(directory, 'tests', [], { TEST_DATABASE_URL: url, TEST_EMBEDDED: 'also' }));
  } catch (error) {
    console.error(error);
    addCheck('the run itself', false);
  } finally {
    stopPostgres(home);
    await rm(directory, { recursive: true });
  }
  if (failed.length > 0) console.log(`\nfailed:\n${failed.join('\n')}\n`);
  console.log(closingLine(tallies));
  process.exitCode = failed.length > 0 ? 1 : 0;
}

if (import.meta.main) await main();
