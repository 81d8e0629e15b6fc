// The sum in the last line of .ci/run: a failure must show there, whatever form it took.
import { describe, expect, it } from 'vitest';
import { closingLine, countReport, type VitestReport } from '../scripts/ci.ts';

const report = (changes: Partial<VitestReport>): VitestReport => ({
  numPassedTests: 5,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  testResults: [],
  ...changes,
});

describe('countReport', () => {
  it('counts failed tests once, not their files again', () => {
    const testResults = [{ status: 'failed', assertionResults: [{ status: 'failed' }, { status: 'passed' }] }];
    expect(countReport(report({ numFailedTests: 1, testResults }), 1)).toEqual({ passed: 5, failed: 1, skipped: 0 });
  });

  it('counts a file that could not be loaded', () => {
    const testResults = [{ status: 'failed', assertionResults: [] }];
    expect(countReport(report({ testResults }), 1).failed).toBe(1);
  });

  it('counts an exit code that nothing else explains', () => {
    expect(countReport(report({}), 1).failed).toBe(1);
    expect(countReport(report({}), 0).failed).toBe(0);
  });
});

it('the closing line sums all suites and names skipped tests only when there are any', () => {
  expect(
    closingLine([
      { passed: 2, failed: 0, skipped: 0 },
      { passed: 1, failed: 1, skipped: 0 },
    ]),
  ).toBe('3 passed, 1 failed');
  expect(closingLine([{ passed: 2, failed: 0, skipped: 4 }])).toBe('2 passed, 0 failed, 4 skipped');
});
