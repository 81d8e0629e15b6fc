// The time that redaction adds to an utterance: all kinds and a custom pattern, in a conversation that has redacted before.
// Run: node scripts/bench/redaction.ts [utterances]. Gates: p95 of 1 ms.
import { createRedactor } from '../../src/core/redaction/redactor.ts';
import { percentile } from './report.ts';

const [utterances = 20_000] = process.argv.slice(2).map(Number);
const SAID = [
  'I would like to book a table for four at seven please.',
  'My card is 4111 1111 1111 1111, thank you.',
  'You can reach me at jane dot doe at example dot com.',
  'four two four two four two four two four two four two four two four two',
  'Meine Nummer ist null drei null eins zwei drei vier fünf sechs sieben.',
  'Hello, I was born on the 3rd of May 1984, and my number is PT-123456.',
];
const WARM = 500;
const GOAL_MS = 1;

const kinds = ['card', 'iban', 'email', 'birth_date', 'phone'];
const patterns = [{ name: 'patient', pattern: 'PT-[0-9]{6}' }];
const redactor = createRedactor({ kinds, patterns }, () => 2026);
const times = Array.from({ length: utterances + WARM }, (_, i) => {
  const began = performance.now();
  redactor.redact(`${SAID[i % SAID.length]!} ${i}`);
  return performance.now() - began;
}).slice(WARM);
const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentile(times, share)) as [number, number, number];
process.stdout.write(
  `redaction of one utterance, ms: p50 ${p50.toFixed(3)}  p95 ${p95.toFixed(3)}  p99 ${p99.toFixed(3)}\n`,
);
if (p95 > GOAL_MS) process.exitCode = 1;
