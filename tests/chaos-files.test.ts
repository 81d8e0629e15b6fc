// `npm run test:chaos` runs exactly the test files that have a full size.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chaosFiles } from '../scripts/chaos.ts';

test('the chaos files are exactly the tests that repeat by size()', async () => {
  const files = await chaosFiles();
  expect(files).toContain('tests/resources/wallet/model.test.ts');
  for (const path of files) expect(readFileSync(path, 'utf8')).toMatch(/\bsize\(|\bisFull\b/);
});
