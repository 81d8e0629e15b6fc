// The status of a run in a word.
import type { TestRun } from '../../../../../generated/types.ts';

export function isOver({ ended_at: at }: Pick<TestRun, 'ended_at'>): boolean {
  return at !== null;
}

export function RunStatus({ run }: { run: Pick<TestRun, 'status' | 'passed' | 'ended_at'> }) {
  if (!isOver(run)) return <span class="badge live">{run.status}</span>;
  if (run.status !== 'completed') return <span class="badge warn">{run.status}</span>;
  return run.passed ? <span class="badge ok">passed</span> : <span class="badge bad">did not pass</span>;
}
