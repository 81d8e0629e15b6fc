// The style sheets of the dashboard's pages apply to all pages once they are loaded. A page must not style a class that other
// sheets use as a variant: `.live` of a page also styled `.badge.live`.
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const SOURCE = join(import.meta.dirname, '../../src/web/dashboard');

const sheets = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
  .filter((file) => file.endsWith('.css'))
  .map((file) => {
    const text = readFileSync(join(SOURCE, file), 'utf8').replaceAll(/\/\*.*?\*\//gs, '');
    const selectors = [...text.matchAll(/([^{}]+)\{/g)].flatMap(([, list]) => list!.split(','));
    const alone = selectors.flatMap((selector) => /^\s*\.([\w-]+)\s*$/.exec(selector)?.[1] ?? []);
    const variants = [...text.matchAll(/(?<=\.[\w-]+)\.([\w-]+)/g)].map(([, name]) => name!);
    return { file, alone, variants };
  });

test('no page styles a class that another sheet uses as a variant', () => {
  expect(sheets.length).toBeGreaterThan(10);
  const found = sheets
    .filter(({ file }) => file.startsWith('pages/'))
    .flatMap(({ file, alone }) =>
      sheets
        .filter((other) => other.file !== file)
        .flatMap((other) =>
          other.variants.filter((name) => alone.includes(name)).map((name) => `${file} .${name} in ${other.file}`),
        ),
    );
  expect(found).toEqual([]);
});
