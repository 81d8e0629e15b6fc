// What `npm run test:chaos` runs: exactly the tests that know a full size.
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { chaosFiles } from '../scripts/chaos.ts';

test('every test that repeats by size(), and no other, has a full size that is run', async () => {
  const files = await chaosFiles();
  expect(files).toContain('tests/resources/wallet/model.test.ts');
  for (const path of files) expect(readFileSync(path, 'utf8')).toMatch(/\bsize\(|\bisFull\b/);
});
