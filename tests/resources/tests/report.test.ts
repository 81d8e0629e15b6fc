// Reports of runs, made from objects: no network, no database.
import { expect, test } from 'vitest';
import type { TestReport } from '../../../generated/types.ts';
import { definitionOf, warningsOf } from '../../../src/resources/tests/definition.ts';
import { toJunit } from '../../../src/resources/tests/junit.ts';
import { changeOf, type CaseSummary } from '../../../src/resources/tests/report.ts';

const summary = (passHatK: number | null): CaseSummary => ({
  passed: 1,
  failed: 0,
  errors: 0,
  passAtK: passHatK,
  passHatK,
  p95Ms: null,
});

test('a case that the baseline has not finished is not compared', () => {
  expect(changeOf(summary(1), null)).toBe('added');
  expect(changeOf(summary(1), summary(null))).toBeNull();
  expect(changeOf(summary(1), summary(0))).toBe('newly_passing');
});

test('a JUnit report of one case counts the samples of this case', () => {
  const sample = { sample: 1, status: 'passed', failures: [], duration_ms: 1500, transcript: null };
  const report = {
    id: 'run_1',
    status: 'canceled',
    samples: 3,
    ended_at: '2026-11-21T09:30:02.000Z',
    progress: { cases: 2, total: 6, done: 5, passed: 0, failed: 4, errors: 1 },
    results: [{ case_id: 'tc_1', name: 'One', failed: 1, errors: 1, warnings: [], samples: [sample, sample] }],
  } as unknown as TestReport;
  expect(toJunit(report)).toContain('<testsuites name="run_1" tests="3" failures="1" errors="2" time="3.000">');
});

test('the results warn of a case without expectations, and of turns that the caller never takes', () => {
  const say = { say: 'Hello.' };
  const warnings = (turns: { say: string; hang_up?: boolean }[], more: object = {}) =>
    warningsOf(definitionOf({ caller: { type: 'script', turns }, expect: [{ type: 'transferred' }], ...more })).map(
      ({ code, detail }) => `${code} ${detail}`,
    );
  expect(warnings([say, { ...say, hang_up: true }])).toEqual([]);
  expect(warnings([say], { expect: [] })).toEqual([expect.stringMatching(/^no_expectations /)]);
  expect(warnings(Array.from({ length: 25 }, () => say))).toEqual([
    'script_cut The caller takes only 20 of the 25 turns of its script, because of `max_turns`.',
  ]);
  expect(warnings([say, { ...say, hang_up: true }, say])).toEqual([
    'script_cut The caller takes only 2 of the 3 turns of its script, because it hangs up.',
  ]);
});
