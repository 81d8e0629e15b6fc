// Summarizes the samples of a run: pass@k, pass^k, and changes since a baseline. Pure.
import type { TestCaseResult } from '../../../generated/types.ts';
import type { ResultHead, RunCaseRow } from './store.ts';

/** A case is slower than the baseline only if it exceeds this share and this time, so that measurement noise does not count. */
const SLOWER_SHARE = 1.2;
const SLOWER_MS = 200;

export interface CaseSummary {
  passed: number;
  failed: number;
  errors: number;
  /** Null until all samples have a result. */
  passAtK: number | null;
  passHatK: number | null;
  p95Ms: number | null;
}

export function summaryOf(results: readonly ResultHead[], samples: number): CaseSummary {
  const count = (status: ResultHead['status']) => results.filter((result) => result.status === status).length;
  const passed = count('passed');
  const isDone = results.length >= samples;
  const times = results.flatMap(({ outcome }) => outcome.latency?.p95_ms ?? []);
  return {
    passed,
    failed: count('failed'),
    errors: count('error'),
    passAtK: isDone ? Number(passed > 0) : null,
    passHatK: isDone ? Number(passed === samples) : null,
    p95Ms: times.length > 0 ? Math.max(...times) : null,
  };
}

/** Returns null unless all samples of the case are done in both runs. A case fails if one of its samples fails. */
export function changeOf(now: CaseSummary, before: CaseSummary | null): TestCaseResult['change'] {
  if (now.passHatK === null) return null;
  if (before === null) return 'added';
  if (before.passHatK === null) return null;
  if (now.passHatK < before.passHatK) return 'newly_failing';
  if (now.passHatK > before.passHatK) return 'newly_passing';
  if (now.p95Ms === null || before.p95Ms === null) return 'same';
  const isSlower = now.p95Ms > before.p95Ms * SLOWER_SHARE && now.p95Ms > before.p95Ms + SLOWER_MS;
  return isSlower ? 'slower' : 'same';
}

/** Summarizes the cases of a run, by case id. */
export function summariesOf(
  cases: readonly RunCaseRow[],
  results: readonly ResultHead[],
  samples: number,
): Map<string, CaseSummary> {
  const byPosition = Map.groupBy(results, ({ position }) => position);
  return new Map(cases.map((row) => [row.case_id, summaryOf(byPosition.get(row.position) ?? [], samples)]));
}
