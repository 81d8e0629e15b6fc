// Runs the test cases with a tag, prints a table, and writes a JUnit report. Needs Node 22 or newer and no package.
//   TOKEN=sk_service_live_… node examples/run-tests.mjs smoke junit.xml
// URL: the service (http://127.0.0.1:3000). SAMPLES, LINE (text, audio) and BASELINE (an earlier run): see POST /v1/test-runs.
// Exits with code 1 if a sample did not pass, and with code 2 if the run could not be carried out.
import { closeSync, openSync, writeFileSync } from 'node:fs';

const { URL: address, TOKEN, SAMPLES, LINE, BASELINE } = process.env;
const base = (address || 'http://127.0.0.1:3000').replace(/\/+$/, '');
const [tag, file] = process.argv.slice(2);
const LOOK_MS = 500;

async function ask(method, path, body) {
  const answer = await fetch(base + path, {
    method,
    headers: { authorization: `Bearer ${TOKEN}`, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  });
  const text = await answer.text();
  if (!answer.ok) throw new Error(`${method} ${path} answered ${answer.status}: ${text}`);
  return text;
}
const json = async (...request) => JSON.parse(await ask(...request));

try {
  if (!tag || !TOKEN) throw new Error('usage: TOKEN=… node run-tests.mjs <tag> [junit.xml]');
  // Before the run, so that a wrong path does not cost its result.
  if (file) closeSync(openSync(file, 'a'));
  // In pipelines, variables that nobody has set are often empty.
  const body = { tag, samples: Number(SAMPLES || 1), line: LINE || null, baseline_run_id: BASELINE || null };
  const { id } = await json('POST', '/v1/test-runs', body);
  let run;
  do {
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    run = await json('GET', `/v1/test-runs/${id}`);
  } while (run.ended_at === null);
  for (const { name, passed, samples, change, warnings } of run.results) {
    // A run that failed or was canceled has not all results.
    const word = passed === run.samples ? 'passed' : 'FAILED';
    console.log(`${word}  ${passed}/${run.samples}  ${name}${change === null ? '' : `  (${change})`}`);
    for (const { detail } of warnings) console.log(`        warning: ${detail}`);
    for (const { sample, failures } of samples) {
      for (const { detail, at_ms: atMs, quote } of failures) {
        const where = atMs === null ? '' : ` at ${(atMs / 1000).toFixed(1)} s`;
        console.log(`        sample ${sample}${where}: ${detail}${quote === null ? '' : ` "${quote}"`}`);
      }
    }
  }
  if (file) writeFileSync(file, await ask('GET', `/v1/test-runs/${id}?format=junit`));
  if (run.status !== 'completed') throw new Error(`the run ${id} is ${run.status}: ${run.error ?? ''}`);
  console.log(`${run.progress.passed} of ${run.progress.total} passed: ${id}`);
  process.exitCode = run.passed ? 0 : 1;
} catch (error) {
  // The cause of a failed fetch names the address.
  console.error(error.cause ? `${error.message}: ${error.cause.message}` : error.message);
  process.exitCode = 2;
}
