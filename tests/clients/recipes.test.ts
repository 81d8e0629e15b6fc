// The recipes of docs/clients.md consist of lines that CI generates and runs.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../support/root.ts';

const FOLDER = join(ROOT, 'tests/clients/generators');

test('each line of a recipe occurs in the tests of generators', () => {
  const texts = readdirSync(FOLDER)
    .filter((name) => /\.(mjs|txt)$/.test(name))
    .map((name) => readFileSync(join(FOLDER, name), 'utf8'));
  const known = new Set(texts.flatMap((text) => text.split('\n').map((line) => line.trim())));
  const guide = readFileSync(join(ROOT, 'docs/clients.md'), 'utf8');
  const lines = [...guide.matchAll(/^```js\n([\s\S]*?)^```/gm)].flatMap(([, block]) => block!.trimEnd().split('\n'));
  expect(lines.length).toBeGreaterThan(20);
  expect(lines.filter((line) => !known.has(line.trim()))).toEqual([]);
});
