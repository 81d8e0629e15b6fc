// Splitting documents into chunks: boundaries, lengths, and that no text is lost, for arbitrary text.
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chunksOf } from '../../../src/resources/knowledge-bases/reading/chunks.ts';
import { fuseRankings } from '../../../src/resources/knowledge-bases/service/fuse.ts';

const small = { maxChars: 60, overlapChars: 20 };

describe('chunksOf', () => {
  test('splits at headings and includes the headings above, also with skipped levels', () => {
    const text = 'Before.\n\n# A\n\nOne.\n\n### B\n\nTwo.\n\n## C\n\nThree.\n\n# D #\n\nFour.';
    expect(chunksOf(text, small)).toEqual([
      { text: 'Before.', heading: null },
      { text: 'One.', heading: 'A' },
      { text: 'Two.', heading: 'A › B' },
      { text: 'Three.', heading: 'A › C' },
      { text: 'Four.', heading: 'D' },
    ]);
  });

  test('splits between sentences and repeats the last one', () => {
    const chunks = chunksOf('First sentence here. Second sentence here. Third one. Fourth sentence here.', small);
    expect(chunks.map(({ text }) => text)).toEqual([
      'First sentence here. Second sentence here. Third one.',
      'Third one. Fourth sentence here.',
    ]);
  });

  test('does not treat # in code as a heading', () => {
    expect(chunksOf('```\n# no heading\n```', small)).toEqual([{ text: '```\n# no heading\n```', heading: null }]);
  });

  test('splits a very long word, but never within a character', () => {
    const chunks = chunksOf('🙂'.repeat(100), { maxChars: 61, overlapChars: 0 });
    expect(chunks.map(({ text }) => text).join('')).toBe('🙂'.repeat(100));
    expect(chunks.every(({ text }) => text.isWellFormed())).toBe(true);
  });

  const word = fc
    .string({ unit: 'grapheme', minLength: 1, maxLength: 90 })
    .map((text) => text.replace(/\s+/g, '') || 'x');
  const joint = fc.constantFrom(' ', '. ', '! ', '\n', '\n\n', '\n# ', '\n## ', '\n```\n', '\t');
  const document = fc.array(fc.tuple(word, joint), { maxLength: 60 }).map((parts) => parts.flat().join(''));
  const chunking = fc.record({
    maxChars: fc.integer({ min: 20, max: 200 }),
    overlapChars: fc.integer({ min: 0, max: 9 }),
  });

  test('creates no chunk over the maximum length and no empty chunk', () => {
    fc.assert(
      fc.property(document, chunking, (text, how) => {
        for (const chunk of chunksOf(text, how)) {
          expect(chunk.text.length).toBeLessThanOrEqual(how.maxChars);
          expect(chunk.text.trim()).not.toBe('');
        }
      }),
    );
  });

  test('loses no character except white space and heading marks', () => {
    const bare = (text: string) => text.replace(/[\s#›]/g, '');
    fc.assert(
      fc.property(document, chunking, (text, { maxChars }) => {
        const chunks = chunksOf(text, { maxChars, overlapChars: 0 });
        const kept = bare(chunks.map(({ heading, text: body }) => `${heading ?? ''}${body}`).join(''));
        // Headings without text are dropped and paths repeat headings, so only the text is compared.
        const body = bare(text.replace(/^ {0,3}#{1,6}[ \t]+.*$/gm, ''));
        if (!text.includes('```')) for (const char of new Set(body)) expect(kept).toContain(char);
        if (!/^ {0,3}#/m.test(text)) expect(kept).toBe(bare(text));
      }),
    );
  });
});

describe('fuse', () => {
  test('ranks results that are high in several lists first, and scores 1 for results that are first in all', () => {
    expect(
      fuseRankings([
        ['a', 'b'],
        ['a', 'c'],
      ])[0],
    ).toEqual({ id: 'a', score: 1 });
    expect(
      fuseRankings([
        ['x', 'b', 'c'],
        ['y', 'b', 'd'],
      ]).map(({ id }) => id)[0],
    ).toBe('b');
  });

  test('keeps the order of a single list', () => {
    expect(fuseRankings([['c', 'a', 'b']]).map(({ id }) => id)).toEqual(['c', 'a', 'b']);
  });
});
