// Rows of tests → API objects.
import type { TestCase, TestCaseResult, TestRun, TestSample } from '../../../generated/types.ts';
import { toMoney } from '../../core/money.ts';
import { iso, isoOrNull } from '../../core/time.ts';
import { warningsOf } from './definition.ts';
import { changeOf, summaryOf, type CaseSummary } from './report.ts';
import type { CaseRow, ResultContent, ResultHead, RunCaseRow, TestRunRow, Tally } from './store.ts';

export function toTestCase(row: CaseRow): TestCase {
  const { variables, caller, line, mocks, real_functions, expect, max_turns } = row.definition;
  return {
    id: row.id,
    name: row.name,
    agent_id: row.agent_id,
    agent_version: row.agent_version,
    tags: row.tags,
    from_call_id: row.from_call_id,
    variables,
    caller,
    line,
    mocks,
    real_functions,
    expect,
    max_turns,
    created_at: iso(row.created_at),
    updated_at: iso(row.updated_at),
  };
}

export function toTestRun(row: TestRunRow, { cases, passed, failed, errors }: Tally): TestRun {
  const total = cases * row.samples;
  const { agent_id, agent_version, tag, case_ids } = row.selection;
  return {
    id: row.id,
    status: row.status,
    passed: row.ended_at === null ? null : row.status === 'completed' && passed === total,
    progress: { cases, total, done: passed + failed + errors, passed, failed, errors },
    error: row.error,
    agent_id,
    agent_version,
    tag,
    case_ids,
    line: row.line,
    samples: row.samples,
    parallel: row.parallel,
    seed: Number(row.seed),
    baseline_run_id: row.baseline_run_id,
    created_at: iso(row.created_at),
    started_at: isoOrNull(row.started_at),
    ended_at: isoOrNull(row.ended_at),
  };
}

interface CaseResults {
  run: TestRunRow;
  row: RunCaseRow;
  results: readonly ResultHead[];
  contents: readonly ResultContent[];
  /** Summaries of the baseline; undefined if there is none. */
  baseline: ReadonlyMap<string, CaseSummary> | undefined;
  /** Returns null if the sample has no recording. */
  recordingUrl(sample: number): string | null;
}

export function toCaseResult({ run, row, results, contents, baseline, recordingUrl }: CaseResults): TestCaseResult {
  const summary = summaryOf(results, run.samples);
  return {
    case_id: row.case_id,
    name: row.name,
    agent_id: row.agent_id,
    agent_version: row.agent_version,
    warnings: warningsOf(row.definition),
    passed: summary.passed,
    failed: summary.failed,
    errors: summary.errors,
    pass_at_k: summary.passAtK,
    pass_hat_k: summary.passHatK,
    latency_p95_ms: summary.p95Ms,
    change: baseline ? changeOf(summary, baseline.get(row.case_id) ?? null) : null,
    samples: results.map((result) =>
      toSample(
        result,
        contents.find(({ sample }) => sample === result.sample),
        recordingUrl(result.sample),
      ),
    ),
  };
}

function toSample(row: ResultHead, content: ResultContent | undefined, recordingUrl: string | null): TestSample {
  const { failures, end_reason, turns, latency, event_hash } = row.outcome;
  return {
    sample: row.sample,
    status: row.status,
    failures,
    end_reason,
    turns,
    duration_ms: row.duration_ms,
    latency,
    cost: toMoney(Number(row.cost_micros)),
    event_hash,
    recording_url: recordingUrl,
    recording_omitted: row.recording_omitted as TestSample['recording_omitted'],
    transcript: content?.transcript ?? null,
    timeline: content?.timeline ?? null,
  };
}
