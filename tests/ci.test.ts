// The totals in the last line of .ci/run: every kind of failure must be counted there.
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { closingLine, countReport, failures, vitest, type VitestReport } from '../scripts/ci.ts';

const report = (changes: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

const test = (status: string, said?: string) => ({
  status,
  fullName: `a test that ${status}`,
  failureMessages: said ? [said] : null,
});
const file = (...assertionResults: ReturnType<typeof test>[]) => ({
  name: `${process.cwd()}/tests/some.test.ts`,
  status: 'failed',
  message: 'cannot be loaded',
  assertionResults,
});

describe('countReport', () => {
  it('counts failed tests once, not their files again', () => {
    const testResults = [file(test('failed'), test('passed'))];
    expect(countReport(report({ numFailedTests: 1, testResults }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [file()];
    expect(countReport(report({ testResults }), 1).failed).toBe(1);
  });

  it('counts an exit code that nothing else explains', () => {
    expect(countReport(report({}), 1).failed).toBe(1);
    expect(countReport(report({}), 0).failed).toBe(0);
  });
});

it('a failure is printed with its file, name and message, so that the end of the output is enough', () => {
  const testResults = [file(test('passed'), test('failed', 'expected 1 to be 2'))];
  expect(failures(report({ testResults }), [])).toEqual([
    'tests/some.test.ts > a test that failed\n    expected 1 to be 2',
  ]);
  expect(failures(report({ testResults: [file()] }), [])).toEqual(['tests/some.test.ts\n    cannot be loaded']);
  expect(failures(report({ testResults: [{ ...file(), status: 'passed' }] }), [])).toEqual([]);
});

it('a failed hook is reported, although the report of vitest omits it', async () => {
  const directory = await mkdtemp(join(tmpdir(), 'parley-ci-'));
  try {
    const suite = `describe('a suite', () => { beforeAll(() => { throw new Error('no server') }); it('waits', () => {}) })`;
    await writeFile(join(directory, 'broken.test.mjs'), suite);
    const unheard = `it('passes', () => { Promise.reject(new Error('nobody hears')) })`;
    await writeFile(join(directory, 'unheard.test.mjs'), unheard);
    const { report, broken } = await vitest(directory, 'one', ['--root', directory, '--globals'], {});
    expect(failures(report!, broken)).toEqual([
      expect.stringMatching(/unheard\.test\.mjs\n {4}Error: nobody hears/),
      expect.stringMatching(/broken\.test\.mjs > a suite\n {4}Error: no server/),
    ]);
  } finally {
    await rm(directory, { recursive: true });
  }
});

it('the last line adds up all suites and mentions skipped tests only when there are any', () => {
  expect(
    closingLine([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 1, failed: 1, skipped: 0 },
    ]),
  ).toBe('3 passed, 1 failed');
  expect(closingLine([{ passed: 2, failed: 0, skipped: 4 }])).toBe('2 passed, 0 failed, 4 skipped');
});
