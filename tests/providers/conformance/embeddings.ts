// Guarantees of every embedding adapter; each adapter's test file calls this suite.
import { describe, expect, test } from 'vitest';
import { EMBEDDING_DIMENSIONS, type Embedder } from '../../../src/providers/embeddings/port.ts';
import { ProviderError } from '../../../src/providers/ports/errors.ts';

const passage = () => ({ purpose: 'passage', signal: new AbortController().signal }) as const;

export function similarity(a: Float32Array, b: Float32Array): number {
  return a.reduce((sum, value, i) => sum + value * b[i]!, 0);
}

export function embedderConformance(name: string, build: () => Embedder): void {
  describe(`${name} as an embedder`, () => {
    test('returns one unit vector per text, in the order of the texts', async () => {
      const embedder = build();
      const texts = Array.from(
        { length: 9 },
        (_, i) => `Text number ${i} about ${['bread', 'rivers', 'stars'][i % 3]}.`,
      );
      const together = await embedder.embed(texts, passage());
      expect(together.map(({ length }) => length)).toEqual(texts.map(() => EMBEDDING_DIMENSIONS));
      for (const vector of together) expect(Math.hypot(...vector)).toBeCloseTo(1, 4);
      const [last] = await embedder.embed([texts[8]!], passage());
      expect(similarity(last!, together[8]!)).toBeCloseTo(1, 3);
    });

    test('places texts about the same subject closer together than other texts', async () => {
      const [question, near, far] = await build().embed(
        ['When is the bakery open?', 'The bakery is open until six.', 'Volcanoes spit ash and stone.'],
        passage(),
      );
      expect(similarity(question!, near!)).toBeGreaterThan(similarity(question!, far!));
    });

    test('accepts an empty list, an empty text, symbols, and a very long text', async () => {
      const embedder = build();
      expect(await embedder.embed([], passage())).toEqual([]);
      const odd = await embedder.embed(['', '  ', '!!! ???', '漢字 🙂', 'word '.repeat(20_000)], passage());
      expect(odd).toHaveLength(5);
    });

    test('rejects with the reason of an abort, before and during the work', async () => {
      const embedder = build();
      const gone = AbortSignal.abort(new Error('gone'));
      await expect(embedder.embed(['x'], { purpose: 'query', signal: gone })).rejects.toThrow('gone');
      const leaving = new AbortController();
      const texts = Array.from({ length: 200 }, (_, i) => `${'Many words about it. '.repeat(20)}${i}`);
      const running = embedder.embed(texts, { purpose: 'passage', signal: leaving.signal });
      leaving.abort(new Error('left'));
      await expect(running).rejects.toThrow('left');
    });

    test('has an id, and rejects texts after close', async () => {
      const embedder = build();
      expect(embedder.id).toMatch(/\S:\S/);
      await embedder.close();
      await expect(embedder.embed(['x'], passage())).rejects.toBeInstanceOf(ProviderError);
    });
  });
}
