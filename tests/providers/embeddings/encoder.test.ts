// The forward pass of the sentence encoder and its tokenizer, compared with the same model in TensorFlow.js.
import { expect, test } from 'vitest';
import { createEncoder, DIMENSIONS } from '../../../src/providers/embeddings/encoder/encoder.ts';
import { createTokenizer } from '../../../src/providers/embeddings/encoder/tokenizer.ts';
import { readModelFiles } from '../../../src/providers/embeddings/encoder/weights.ts';

/**
 * Output of @energetic-ai/embeddings 0.2.0 (TensorFlow.js 4.5, WebAssembly): the first 16 tokens, and every 64th component
 * of the vector from the fifth on.
 */
const EXPECTED = [
  {
    text: 'Where can I leave my car?',
    pieces: [3009, 42, 16, 764, 69, 378, 54],
    vector: [0.05729, -0.01586, 0.054555, -0.008298, 0.023105, -0.046783, -0.058282, 0.056671],
  },
  {
    text: '.',
    pieces: [30, 6],
    vector: [-0.038687, -0.049622, 0.050974, 0.050052, -0.039499, 0.017155, -0.034463, -0.025055],
  },
  {
    text: 'ﬁne ½ – “quotes” 日本語 😀 €',
    pieces: [839, 207, 7935, 288, 432, 77, 1699, 5070, 7, 236, 30, 0, 30, 0, 30, 5853],
    vector: [0.004245, 0.038217, 0.00331, 0.049509, -0.051126, -0.043776, -0.06265, 0.066177],
  },
  {
    text: 'The quick brown fox jumps over the lazy dog near the river bank. '.repeat(12).trim(),
    pieces: [34, 2280, 3744, 1394, 152, 2009, 7, 132, 9, 6266, 959, 1070, 9, 5033, 1191, 6],
    vector: [0.07239, -0.040274, 0.023604, -0.010693, 0.060181, 0.077319, -0.060896, 0.006769],
  },
  {
    text: '  Two  spaces </s> ',
    pieces: [30, 30, 2882, 30, 1016, 7, 4787, 68, 7, 1431, 30],
    vector: [-0.055307, -0.054171, 0.055185, 0.029879, -0.050378, 0.04166, -0.05386, 0.055578],
  },
  {
    text: "Résumé: naïve café, 12,345.67 — that's all folks!",
    pieces: [293, 1133, 7, 400, 1133, 57, 1216, 0, 105, 976, 209, 1133, 8, 575, 8, 360],
    vector: [-0.047717, 0.01776, 0.002502, 0.064876, 0.04805, 0.020307, -0.037166, 0.05675],
  },
];

const encode = createEncoder();
const tokens = createTokenizer(readModelFiles().vocabulary);

test.each(EXPECTED)('the tokens and the vector of $text equal those of TensorFlow.js', ({ text, pieces, vector }) => {
  expect(tokens(text).slice(0, 16)).toEqual(pieces);
  const found = encode(text);
  expect(found).toHaveLength(DIMENSIONS);
  expect(Math.hypot(...found)).toBeCloseTo(1, 5);
  for (const [i, expected] of vector.entries())
    expect(found[5 + 64 * i], `number ${5 + 64 * i}`).toBeCloseTo(expected, 5);
});

test('the vector of a text does not depend on other texts in the batch, whatever their lengths', () => {
  const texts = EXPECTED.map(({ text }) => text);
  const first = texts.map(encode);
  expect(texts.toReversed().map(encode).toReversed()).toEqual(first);
});

test('only the first 128 tokens count, and blank text is encoded as a period', () => {
  const long = 'a b c d '.repeat(32);
  expect(tokens(long).length).toBeGreaterThan(128);
  expect(encode(`${long} and more`)).toEqual(encode(long));
  expect(encode(' \n\t ')).toEqual(encode('.'));
  expect(encode('')).toEqual(encode('.'));
});
