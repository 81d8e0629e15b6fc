// A server of OpenAI's embeddings wire format on loopback: vectors of 512 dimensions from the words of a text, so that texts with
// common words are near. Counts its requests; the next responses can be scripted.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import { startStandIn } from './stand-in.ts';

export type EmbeddingsAnswer =
  | { kind: 'status'; status: number }
  | { kind: 'raw'; body: string }
  | { kind: 'dimensions'; dimensions: number }
  /** The correct response, after this delay. */
  | { kind: 'late'; ms: number }
  /** No response until the client disconnects. */
  | { kind: 'hang' };

interface EmbeddingsRequest {
  path: string;
  headers: IncomingHttpHeaders;
  body: { model: string; input: string[]; dimensions: number };
}

export interface EmbeddingsServer {
  baseUrl: string;
  requests: EmbeddingsRequest[];
  /** All texts, in order. */
  texts(): string[];
  script(...answers: EmbeddingsAnswer[]): void;
  close(): Promise<void>;
}

const DIMENSIONS = 512;

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
    if (next?.kind === 'status') return void response.writeHead(next.status).end('{"error":{"message":"scripted"}}');
    const dimensions = next?.kind === 'dimensions' ? next.dimensions : body.dimensions;
    const data = body.input.map((one, index) => ({ index, embedding: vectorOf(one, dimensions) })).toReversed();
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(next?.kind === 'raw' ? next.body : JSON.stringify({ data }));
  };
  const { url, close } = await startStandIn(answer);
  return {
    baseUrl: `${url}/v1`,
    requests,
    texts: () => requests.flatMap(({ body }) => body.input),
    script: (...more) => void answers.push(...more),
    close,
  };
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
