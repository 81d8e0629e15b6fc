// The built-in embedder: the conformance suite, the priority of callers' queries over documents, and recovery from a dead
// thread.
import { afterAll, afterEach, describe, expect, test } from 'vitest';
import { systemClock } from '../../../src/core/clock.ts';
import { createBuiltinEmbedder } from '../../../src/providers/embeddings/builtin.ts';
import type { Embedder } from '../../../src/providers/embeddings/port.ts';
import { embedderConformance, similarity } from '../conformance/embeddings.ts';

const shared = createBuiltinEmbedder(systemClock);
const open: Embedder[] = [];
afterEach(() => Promise.all(open.splice(0).map((embedder) => embedder.close())));
afterAll(() => shared.close());

function build(worker?: string): Embedder {
  const embedder = createBuiltinEmbedder(systemClock, worker ? new URL(worker, import.meta.url) : undefined);
  open.push(embedder);
  return embedder;
}

embedderConformance('builtin', build);

const signal = new AbortController().signal;

describe('the built-in embedder', () => {
  test('matches paraphrases that share no word', async () => {
    const [question, right, wrong] = await shared.embed(
      ['Where can I leave my car?', 'Parking spaces are behind the house.', 'Our cakes contain nuts.'],
      { purpose: 'passage', signal },
    );
    expect(similarity(question!, right!)).toBeGreaterThan(similarity(question!, wrong!) + 0.1);
  });

  test('embeds a query before documents that were queued earlier', async () => {
    const order: string[] = [];
    const texts = Array.from({ length: 40 }, (_, i) => `${'A long document about ovens. '.repeat(20)}${i}`);
    const documents = shared.embed(texts, { purpose: 'passage', signal }).then(() => order.push('documents'));
    await shared.embed(['When do you open?'], { purpose: 'query', signal }).then(() => order.push('query'));
    await documents;
    expect(order).toEqual(['query', 'documents']);
  });

  test.each(['query', 'passage'] as const)(
    'lets workspaces take turns: each %s of a busy one delays another by one slice',
    async (purpose) => {
      const order: string[] = [];
      const ask = async (workspaceId: string, text: string): Promise<void> => {
        await shared.embed([text], { purpose, signal, workspaceId });
        order.push(workspaceId);
      };
      const busy = Array.from({ length: 6 }, (_, i) => ask('busy', `Question number ${i} about bread and cake.`));
      await Promise.all([...busy, ask('other', 'When do you open?'), ask('other', 'Where are you?')]);
      expect(order).toEqual(['busy', 'other', 'busy', 'other', 'busy', 'busy', 'busy', 'busy']);
    },
  );

  test('rejects the texts of a thread that dies, and continues on a new thread', async () => {
    const embedder = build('../support/dying-embedder.mjs');
    await expect(embedder.embed(['die'], { purpose: 'query', signal })).rejects.toMatchObject({ kind: 'unavailable' });
    expect(await embedder.embed(['live'], { purpose: 'query', signal })).toHaveLength(1);
  });
});
