// The thread that runs the sentence encoder: receives slices of texts and returns their vectors.
// Invariant: slices are answered in order, each exactly once. A text that the encoder rejects fails only its slice.
import { serveRequests } from '../../workers/serve.ts';
import type { EmbedSlice } from './builtin.ts';
import { createEncoder } from './encoder/encoder.ts';

const encode = createEncoder();

serveRequests(
  ({ texts }: EmbedSlice): Float32Array[] => texts.map(encode),
  (vectors) => vectors.map(({ buffer }) => buffer as ArrayBuffer),
);
