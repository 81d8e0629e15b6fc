// Embeddings over OpenAI's wire format, against a local server.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import {
  startEmbeddingsServer,
  type EmbeddingsAnswer,
  type EmbeddingsServer,
} from '../../../scripts/stand-ins/embeddings-server.ts';
import { systemClock, type Clock } from '../../../src/core/clock.ts';
import { createOpenAiEmbedder, type OpenAiEmbedderSettings } from '../../../src/providers/embeddings/openai.ts';
import type { Embedder } from '../../../src/providers/embeddings/port.ts';
import { embedderConformance } from '../conformance/embeddings.ts';

let server: EmbeddingsServer;
const open: Embedder[] = [];
beforeAll(async () => {
  server = await startEmbeddingsServer();
});
afterEach(async () => {
  Object.assign(server.rules, { maxTexts: Infinity, refusal: 400, maxChars: Infinity, fixedDimensions: null });
  server.requests.length = 0;
  await Promise.all(open.splice(0).map((embedder) => embedder.close()));
});
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
    [{ kind: 'status', status: 404 }, 'refused'],
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

const passages = (count: number) => Array.from({ length: count }, (_, i) => `text ${i}`);
const sizes = () => server.requests.map(({ body }) => body.input.length);

describe('a server with limits of its own', () => {
  test.each([400, 413, 422])('gets smaller requests after it refused a larger one with %i', async (refusal) => {
    Object.assign(server.rules, { maxTexts: 20, refusal });
    const embedder = build();
    const vectors = await embedder.embed(passages(40), { purpose: 'passage', signal });
    expect(sizes()).toEqual([40, 20, 20]);
    const alone = await build().embed(['text 39'], { purpose: 'passage', signal });
    expect(vectors).toHaveLength(40);
    expect(vectors[39]).toEqual(alone[0]);
  });

  test('gets the smaller requests from then on', async () => {
    server.rules.maxTexts = 32;
    const embedder = build();
    await embedder.embed(passages(64), { purpose: 'passage', signal });
    server.requests.length = 0;
    await embedder.embed(passages(64), { purpose: 'passage', signal });
    expect(sizes()).toEqual([32, 32]);
  });

  test('refuses a text that is too long, and later texts are still sent together', async () => {
    server.rules.maxChars = 100;
    const embedder = build();
    const texts = [...passages(7), 'x'.repeat(200)];
    await expect(embedder.embed(texts, { purpose: 'passage', signal })).rejects.toMatchObject({ kind: 'refused' });
    expect(sizes()).toEqual([8, 4, 4, 2, 2, 1, 1]);
    server.requests.length = 0;
    await embedder.embed(passages(8), { purpose: 'passage', signal });
    expect(sizes()).toEqual([8]);
  });

  test('whose model has 512 dimensions and refuses the parameter is asked without it', async () => {
    server.rules.fixedDimensions = 512;
    const embedder = build();
    for (let times = 0; times < 2; times++) {
      expect(await embedder.embed(passages(2), { purpose: 'passage', signal })).toHaveLength(2);
    }
    expect(server.requests.map(({ body }) => body.dimensions)).toEqual([512, undefined, undefined]);
  });

  test('whose model has other dimensions is refused, with their number', async () => {
    server.rules.fixedDimensions = 1_024;
    const embedding = build().embed(passages(2), { purpose: 'passage', signal });
    await expect(embedding).rejects.toThrow('gave 1024 dimensions instead of 512');
  });
});

describe('a server that demands a pause', () => {
  const DEADLINE_MS = 60_000;
  const limits = { queryTimeoutMs: DEADLINE_MS, passageTimeoutMs: DEADLINE_MS, retryPauseMs: 500 };
  /** An embedder whose pauses pass at once, and their lengths in milliseconds. */
  function impatient() {
    const pauses: number[] = [];
    const after: Clock['after'] = (ms, fn) => {
      if (ms === DEADLINE_MS) return systemClock.after(ms, fn);
      pauses.push(ms);
      return systemClock.after(0, fn);
    };
    const settings = { baseUrl: server.baseUrl, apiKey: null, model: 'small', limits };
    const embedder = createOpenAiEmbedder(settings, { ...systemClock, after });
    open.push(embedder);
    return { embedder, pauses };
  }

  test('gets the request for passages again after it', async () => {
    const { embedder, pauses } = impatient();
    server.script({ kind: 'status', status: 429, retryAfterSeconds: 20 }, { kind: 'status', status: 429 });
    expect(await embedder.embed(passages(1), { purpose: 'passage', signal })).toHaveLength(1);
    expect(pauses).toEqual([20_000, 1_000]);
  });

  test.each([
    ['a passage', 'passage', 31],
    ['a query, for which a caller waits', 'query', 2],
  ] as const)('that is too long for %s is not asked again', async (_what, purpose, retryAfterSeconds) => {
    const { embedder } = impatient();
    server.script({ kind: 'status', status: 429, retryAfterSeconds });
    await expect(embedder.embed(['x'], { purpose, signal })).rejects.toMatchObject({ kind: 'rate_limited' });
    expect(server.requests).toHaveLength(1);
  });
});
