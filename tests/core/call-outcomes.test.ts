// The groups of end reasons, as docs/call-outcomes.md lists them.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { END_REASONS, OUTCOME_OF } from '../../src/core/call-outcomes.ts';
import { ROOT } from '../support/root.ts';

test('each reason has the outcome of the document, and all others mean failed', () => {
  const document = readFileSync(join(ROOT, 'docs/call-outcomes.md'), 'utf8');
  const section = document.split('\n## Outcomes\n')[1]!.split('\n## ', 1)[0]!;
  const rows = [...section.matchAll(/^\| (`(?:completed|transferred|no_answer)`.*) \| (.*) \|$/gm)];
  const codesIn = (cell: string) => [...cell.matchAll(/`(\w+)`/g)].map(([, code]) => code!);
  const listed = rows.flatMap(([, outcomes, reasons]) => {
    const [outcome, ...more] = codesIn(outcomes!);
    // A row of several outcomes: each is one reason of the same name.
    if (more.length > 0) return [outcome!, ...more].map((one) => [one, one]);
    return codesIn(reasons!).map((reason) => [reason, outcome!]);
  });
  expect(listed).toHaveLength(12);
  const documented: Record<string, string> = Object.fromEntries(listed);
  const expected = END_REASONS.map((reason) => [reason, documented[reason] ?? 'failed']);
  expect(Object.entries(OUTCOME_OF)).toEqual(expected);
});
