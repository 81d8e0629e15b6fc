// A server of OpenAI's embeddings wire format on loopback: vectors of 512 dimensions from the words of a text, so that texts with
// common words are near. Counts its requests; the next responses can be scripted. `rules` refuses what some servers refuse.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startStandIn } from './stand-in.ts';

export type EmbeddingsAnswer =
  | { kind: 'status'; status: number; retryAfterSeconds?: number }
  | { kind: 'raw'; body: string }
  | { kind: 'dimensions'; dimensions: number }
  /** The correct response, after this delay. */
  | { kind: 'late'; ms: number }
  /** No response until the client disconnects. */
  | { kind: 'hang' };

interface EmbeddingsRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; input: string[]; dimensions?: number };
}

interface EmbeddingsRules {
  /** Maximum number of texts in a request. Hugging Face's server accepts 32, DashScope 10. */
  maxTexts: number;
  /** Status of the refusal: Hugging Face sends 413 or 422, others 400. */
  refusal: number;
  /** Maximum characters of a text. Servers count its tokens. */
  maxChars: number;
  /** Dimensions of a model that cannot shorten its vectors; null: any. vLLM refuses `dimensions` for such a model. */
  fixedDimensions: number | null;
}

export interface EmbeddingsServer {
  baseUrl: string;
  requests: EmbeddingsRequest[];
  rules: EmbeddingsRules;
  /** All texts, in order. */
  texts(): string[];
  script(...answers: EmbeddingsAnswer[]): void;
  close(): Promise<void>;
}

const DIMENSIONS = 512;
const NO_RULES: EmbeddingsRules = { maxTexts: Infinity, refusal: 400, maxChars: Infinity, fixedDimensions: null };

export async function startEmbeddingsServer(): Promise<EmbeddingsServer> {
  const requests: EmbeddingsRequest[] = [];
  const answers: EmbeddingsAnswer[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text) as EmbeddingsRequest['body'];
    requests.push({ path: request.url!, headers: request.headers, body });
    const next = answers.shift();
    if (next?.kind === 'hang') return;
    if (next?.kind === 'late') await setTimeout(next.ms);
    if (next?.kind === 'status') {
      const { status, retryAfterSeconds } = next;
      response.writeHead(status, retryAfterSeconds === undefined ? {} : { 'retry-after': String(retryAfterSeconds) });
      return void response.end('{"error":{"message":"scripted"}}');
    }
    const refused = refusalOf(body, server.rules);
    if (refused !== null) {
      response.writeHead(server.rules.refusal, { 'content-type': 'application/json' });
      return void response.end(JSON.stringify({ error: { message: refused } }));
    }
    const wanted = body.dimensions ?? server.rules.fixedDimensions ?? 1_536;
    const dimensions = next?.kind === 'dimensions' ? next.dimensions : wanted;
    const data = body.input.map((one, index) => ({ index, embedding: vectorOf(one, dimensions) })).toReversed();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(next?.kind === 'raw' ? next.body : JSON.stringify({ data }));
  };
  const { url, close } = await startStandIn(answer);
  const server: EmbeddingsServer = {
    baseUrl: `${url}/v1`,
    requests,
    rules: { ...NO_RULES },
    texts: () => requests.flatMap(({ body }) => body.input),
    script: (...more) => void answers.push(...more),
    close,
  };
  return server;
}

function refusalOf({ input, dimensions }: EmbeddingsRequest['body'], rules: EmbeddingsRules): string | null {
  const { maxTexts, maxChars, fixedDimensions } = rules;
  if (input.length > maxTexts) return `batch size ${input.length} > maximum allowed batch size ${maxTexts}`;
  if (input.some((text) => text.length > maxChars)) return 'an input has too many tokens';
  if (dimensions === undefined || fixedDimensions === null) return null;
  return 'the model does not support matryoshka representation, changing output dimensions will lead to poor results';
}

/** A bag of words. Its length is not one, because the adapter must normalize it. */
function vectorOf(text: string, dimensions = DIMENSIONS): number[] {
  const vector = Array.from({ length: dimensions }, () => 0.001);
  for (const word of text.toLowerCase().match(/\w+/g) ?? []) {
    let hash = 7;
    for (const char of word) hash = (hash * 31 + char.charCodeAt(0)) % 1_000_003;
    vector[hash % dimensions]! += 1;
  }
  return vector;
}
