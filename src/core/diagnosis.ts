// The result of one check: whether the part works, what was measured, and what to do next. Pure.
// Invariant: a finding that is not ok states what to do.

type DiagnosisStatus = 'ok' | 'warning' | 'problem' | 'skipped';

export interface Diagnosis {
  /** The checked part, e.g. `settings`, `database`, `key deepgram`. */
  check: string;
  status: DiagnosisStatus;
  /** One sentence that states the finding, with its figures. */
  detail: string;
  /** One sentence that states what to do. Null only when there is nothing to do. */
  next: string | null;
}

export const ok = (check: string, detail: string): Diagnosis => ({ check, status: 'ok', detail, next: null });

export const skipped = (check: string, detail: string, next: string | null = null): Diagnosis => ({
  check,
  status: 'skipped',
  detail,
  next,
});

export const warning = (check: string, detail: string, next: string): Diagnosis => ({
  check,
  status: 'warning',
  detail,
  next,
});

export const problem = (check: string, detail: string, next: string): Diagnosis => ({
  check,
  status: 'problem',
  detail,
  next,
});

/** Returns the message of an error, and of its causes where they add something. */
export function reasonOf(error: unknown): string {
  const { message, cause } = error as Error;
  const deeper = cause instanceof Error && !message.includes(cause.message) ? ` (${reasonOf(cause)})` : '';
  return `${message}${deeper}`.replaceAll(/\s+/g, ' ').trim();
}

const MARKS: Readonly<Record<DiagnosisStatus, string>> = {
  ok: 'ok',
  warning: 'WARNING',
  problem: 'PROBLEM',
  skipped: '-',
};

/** Returns one line per finding, with its next step below it. The last line has the totals. */
export function reportOf(findings: readonly Diagnosis[]): string {
  const width = Math.max(...findings.map(({ check }) => check.length));
  const lines = findings.flatMap(({ check, status, detail, next }) => {
    const line = `${MARKS[status].padEnd(8)} ${check.padEnd(width)}  ${detail}`.trimEnd();
    return next === null ? [line] : [line, `${' '.repeat(width + 9)}  → ${next}`];
  });
  return `${[...lines, '', verdictOf(findings)].join('\n')}\n`;
}

function verdictOf(findings: readonly Diagnosis[]): string {
  const count = (wanted: DiagnosisStatus): number => findings.filter(({ status }) => status === wanted).length;
  const counted = (n: number, what: string): string => `${n} ${what}${n === 1 ? '' : 's'}`;
  const parts = [counted(count('problem'), 'problem'), counted(count('warning'), 'warning'), `${count('ok')} ok`];
  return `${parts.join(', ')}.`;
}

/** Returns 1 when there is a problem; a warning alone does not fail. */
export function exitCodeOf(findings: readonly Diagnosis[]): 0 | 1 {
  return findings.some(({ status }) => status === 'problem') ? 1 : 0;
}
