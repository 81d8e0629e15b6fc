// A run as a JUnit report: one suite per case, one test per sample. Invariant: a sample without a result of a run that has ended
// is an error, so that a pipeline does not take a failed or canceled run for a passed one. Pure.
import type { TestCaseResult, TestReport, TestSample } from '../../../generated/types.ts';

export function toJunit(report: TestReport): string {
  const { id, results } = report;
  const seconds = (samples: readonly TestSample[]) =>
    (samples.reduce((sum, { duration_ms: ms }) => sum + ms, 0) / 1000).toFixed(3);
  const sum = (count: (result: TestCaseResult) => number) => results.reduce((total, each) => total + count(each), 0);
  const missing = sum(({ samples }) => missingOf(report, samples.length));
  const all = results.flatMap(({ samples }) => samples);
  const head = attributes({
    name: id,
    tests: all.length + missing,
    failures: sum(({ failed }) => failed),
    errors: sum(({ errors }) => errors) + missing,
    time: seconds(all),
  });
  const suites = results.map((result) => suite(report, result, seconds(result.samples)));
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites.join('')}</testsuites>\n`;
}

/** Returns the number of samples of a case that have no result and will get none. */
function missingOf({ ended_at: endedAt, samples }: TestReport, done: number): number {
  return endedAt === null ? 0 : Math.max(0, samples - done);
}

function suite(report: TestReport, result: TestCaseResult, time: string): string {
  const { name, case_id, samples, failed, errors, warnings } = result;
  const missing = missingOf(report, samples.length);
  const head = attributes({
    name,
    id: case_id,
    tests: samples.length + missing,
    failures: failed,
    errors: errors + missing,
    time,
  });
  const tests = samples.map((sample) => testCase(name, sample));
  const done = new Set(samples.map(({ sample }) => sample));
  const others = Array.from({ length: report.samples }, (_, i) => i + 1).filter((sample) => !done.has(sample));
  const rest = missing === 0 ? [] : others.map((sample) => notRun(name, sample, report));
  const said = warnings.map(({ detail }) => `warning: ${detail}`).join('\n');
  const err = said === '' ? '' : `    <system-err>${escaped(said)}</system-err>\n`;
  return `  <testsuite${head}>\n${[...tests, ...rest].join('')}${err}  </testsuite>\n`;
}

function notRun(name: string, sample: number, { status, error }: TestReport): string {
  const why = status === 'canceled' ? 'was canceled' : `failed: ${error}`;
  const message = `The sample has no result: the run ${why}.`;
  const problem = `<error${attributes({ type: 'not_run', message })}>${escaped(message)}</error>`;
  return `    <testcase${attributes({ classname: name, name: `sample ${sample}`, time: '0.000' })}>${problem}</testcase>\n`;
}

function testCase(name: string, { sample, status, failures, duration_ms: ms, transcript }: TestSample): string {
  const head = attributes({ classname: name, name: `sample ${sample}`, time: (ms / 1000).toFixed(3) });
  if (status === 'passed') return `    <testcase${head}/>\n`;
  const kind = status === 'failed' ? 'failure' : 'error';
  const problems = failures.map(({ code, detail, turn, at_ms: atMs, quote }) => {
    const where = [
      turn === null ? '' : `turn ${turn}`,
      atMs === null ? '' : `at ${(atMs / 1000).toFixed(2)} s`,
      quote === null ? '' : `"${quote}"`,
    ];
    const text = [detail, ...where].filter(Boolean).join('\n');
    return `      <${kind}${attributes({ type: code, message: detail })}>${escaped(text)}</${kind}>\n`;
  });
  const said = transcript?.map(({ role, text }) => `${role}: ${text}`).join('\n');
  const out = said === undefined ? '' : `      <system-out>${escaped(said)}</system-out>\n`;
  return `    <testcase${head}>\n${problems.join('')}${out}    </testcase>\n`;
}

function attributes(values: Readonly<Record<string, string | number>>): string {
  return Object.entries(values)
    .map(([name, value]) => ` ${name}="${escaped(String(value))}"`)
    .join('');
}

const ENTITIES: Readonly<Record<string, string>> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };

/** Removes control characters that XML 1.0 does not allow. */
function escaped(text: string): string {
  return text.replace(/[^\P{Cc}\t\n\r]|[\ufffe\uffff]/gu, '').replace(/[&<>"]/g, (char) => ENTITIES[char]!);
}
