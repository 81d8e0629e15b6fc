// Vocabulary: one word for each thing, as docs/glossary.md defines it.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { ROOT } from './support/root.ts';
import { product, sources } from './support/sources.ts';

// Words of an earlier vocabulary, and phrases with a plainer equivalent. The glossary has the field's word for each.
const BANNED =
  'asker|carriage|crooked|deaf|deafen|dear|dearest|mouth|nodded|noun|pacer|pacing|patience|stranger|succession|the rim|told|' +
  'untold|whoever|wish|anew|behaviour|judgement|licence|neighbour|of late|of last|looks after|lets go|goes by|calls up|be had|' +
  'taken back|good order|hears with|thinks with|in place of|on purpose|wear';
const WORD = new RegExp(`(?<![A-Za-z])(?:${BANNED})(?:s|es|ed)?(?![a-z_])`, 'gi');
/** Parts of names: `wishBook`, `createMouth`. */
const NAME = /(?<=[a-z0-9])(?:Asker|Carriage|Mouth|Pacer|Patience|Succession|Wish)(?=[A-Z_]|\b)/g;
const CALLER = /^\/\/.*\b(?:Called|Used|Made|Asked|Started|Run|Opened|Read) (?:only )?by\b/m;

// Not the changelog, which names what was renamed.
const documents = ['README.md', 'CONTRIBUTING.md', 'SECURITY.md', 'openapi.yaml', 'db/invariants.sql'];
const guides = readdirSync(join(ROOT, 'docs'), { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.md'))
  .map((name) => `docs/${name}`);

const texts = [
  // The test of upgrades names the tables of old releases.
  ...sources.filter(({ path }) => !['tests/words.test.ts', 'tests/database/upgrade.test.ts'].includes(path)),
  ...[...documents, ...guides].map((path) => ({ path, text: readFileSync(join(ROOT, path), 'utf8') })),
];

describe('words', () => {
  test('no banned word in sources and documents', () => {
    const found = texts.flatMap(({ path, text }) =>
      text.split('\n').flatMap((line, i) => {
        const words = [...line.matchAll(WORD), ...line.matchAll(NAME)].map(([word]) => word);
        return words.length === 0 ? [] : [`${path}:${i + 1} ${words.join(', ')}`];
      }),
    );
    expect(found).toEqual([]);
  });

  test('no header states which files use it', () => {
    const claims = sources.filter(({ text }) => CALLER.test(text.slice(0, text.search(/^(?!\/\/|#!)/m) + 1)));
    expect(claims.map(({ path }) => path)).toEqual([]);
  });

  test('no two exported types have the same name', () => {
    const declared = new Map<string, string[]>();
    for (const { path, text } of product) {
      for (const [, name] of text.matchAll(/^export (?:abstract )?(?:interface|type|class) (\w+)/gm)) {
        declared.set(name!, [...(declared.get(name!) ?? []), path]);
      }
    }
    expect([...declared].filter(([, paths]) => paths.length > 1)).toEqual([]);
  });
});
