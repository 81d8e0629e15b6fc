// A run as a JUnit report: one suite per case, one test per sample. Pure.
import type { TestReport, TestSample } from '../../../generated/types.ts';

export function toJunit({ id, results, progress }: TestReport): string {
  const seconds = (samples: readonly TestSample[]) =>
    (samples.reduce((sum, { duration_ms: ms }) => sum + ms, 0) / 1000).toFixed(3);
  const all = results.flatMap(({ samples }) => samples);
  const head = attributes({
    name: id,
    tests: progress.done,
    failures: progress.failed,
    errors: progress.errors,
    time: seconds(all),
  });
  const suites = results.map(({ name, case_id, samples, failed, errors }) => {
    const about = attributes({
      name,
      id: case_id,
      tests: samples.length,
      failures: failed,
      errors,
      time: seconds(samples),
    });
    const tests = samples.map((sample) => testCase(name, sample));
    return `  <testsuite${about}>\n${tests.join('')}  </testsuite>\n`;
  });
  return `<?xml version="1.0" encoding="UTF-8"?>\n<testsuites${head}>\n${suites.join('')}</testsuites>\n`;
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
