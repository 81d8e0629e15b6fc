// Embeddings over OpenAI's wire format, against a local server.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  startEmbeddingsServer,
  type EmbeddingsAnswer,
  type EmbeddingsServer,
} from '../../../scripts/stand-ins/embeddings-server.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { createOpenAiEmbedder, type OpenAiEmbedderSettings } from '../../../src/providers/embeddings/openai.ts';
import type { Embedder } from '../../../src/providers/embeddings/port.ts';
import { embedderConformance } from '../conformance/embeddings.ts';

let server: EmbeddingsServer;
const open: Embedder[] = [];
beforeAll(async () => {
  server = await startEmbeddingsServer();
});
afterEach(() => Promise.all(open.splice(0).map((embedder) => embedder.close())));
afterAll(() => server.close());

function build(more: Partial<OpenAiEmbedderSettings> = {}): Embedder {
  const limits = { queryTimeoutMs: 10_000, passageTimeoutMs: 10_000, retryPauseMs: 1 };
  const settings = { baseUrl: `${server.baseUrl}/`, apiKey: 'sk-test', model: 'small', limits, ...more };
  const embedder = createOpenAiEmbedder(settings, systemClock);
  open.push(embedder);
  return embedder;
}

embedderConformance('openai', build);

const signal = new AbortController().signal;

describe('the OpenAI-compatible embedder', () => {
  test('requests 512 dimensions, with the API key, in batches of 64 texts', async () => {
    server.requests.length = 0;
    await build().embed(
      Array.from({ length: 130 }, (_, i) => `text ${i}`),
      { purpose: 'passage', signal },
    );
    expect(server.requests.map(({ body }) => body.input.length)).toEqual([64, 64, 2]);
    const [{ path, headers, body }] = server.requests as [(typeof server.requests)[0]];
    expect([path, headers.authorization, body.model, body.dimensions]).toEqual([
      '/v1/embeddings',
      'Bearer sk-test',
      'small',
      512,
    ]);
  });

  test('has the server and the model in its id, so that vectors of different models are never mixed', () => {
    expect(build().id).not.toBe(build({ model: 'large' }).id);
  });

  test('sends no Authorization header when no key is configured', async () => {
    server.requests.length = 0;
    await build({ apiKey: null }).embed(['x'], { purpose: 'query', signal });
    expect(server.requests[0]!.headers.authorization).toBeUndefined();
  });

  test.each([429, 503])('retries a response with status %i', async (status) => {
    server.script({ kind: 'status', status });
    expect(await build().embed(['x'], { purpose: 'passage', signal })).toHaveLength(1);
  });

  test.each([
    [{ kind: 'status', status: 401 }, 'auth'],
    [{ kind: 'status', status: 400 }, 'refused'],
    [{ kind: 'dimensions', dimensions: 1536 }, 'protocol'],
    [{ kind: 'raw', body: 'no JSON' }, 'protocol'],
    [{ kind: 'raw', body: '{"data":[]}' }, 'protocol'],
    [{ kind: 'raw', body: '{"data":[{"index":0,"embedding":"AAAA"}]}' }, 'protocol'],
  ] as [EmbeddingsAnswer, string][])('rejects the response %j as %s', async (answer, kind) => {
    server.script(answer);
    await expect(build().embed(['x'], { purpose: 'query', signal })).rejects.toMatchObject({ kind });
  });

  test('times out on a server that does not respond', async () => {
    server.script({ kind: 'hang' });
    const hasty = build({ limits: { queryTimeoutMs: 200, passageTimeoutMs: 10_000, retryPauseMs: 1 } });
    await expect(hasty.embed(['x'], { purpose: 'query', signal })).rejects.toMatchObject({ kind: 'timeout' });
  });
});
