// A local server that speaks OpenAI's chat completions wire format, scripted response by response.
// Loopback only, on its own port.
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import { refusedFunction } from './openai-rules.ts';
import { startStandIn } from './stand-in.ts';

export type OpenAiAnswer =
  /** Words as separate chunks, then finish, usage and `[DONE]`. */
  | { kind: 'text'; words: readonly string[]; usage?: boolean }
  /** Calls whose arguments come in pieces of three characters, interleaved by index. */
  | { kind: 'tools'; calls: readonly { id: string; name: string; arguments: string }[]; finish?: string }
  | { kind: 'status'; status: number; headers?: Record<string, string>; body?: string }
  /** A 200 with exactly this body. */
  | { kind: 'raw'; body: string; type?: string }
  /** Words, then the connection is cut. */
  | { kind: 'cut'; words: readonly string[] }
  /** Words, then silence until the client disconnects. Without words, not even headers are sent. */
  | { kind: 'hang'; words: readonly string[] }
  /** Endless text until the client disconnects. */
  | { kind: 'huge' };

interface OpenAiRequest {
  method: string;
  url: string;
  headers: IncomingHttpHeaders;
  body: Record<string, unknown>;
}

export interface OpenAiServer {
  /** Base URL for settings: `http://127.0.0.1:…/v1`. */
  baseUrl: string;
  requests: OpenAiRequest[];
  /** Connections that carried a request since the start. */
  connections(): number;
  /** Requests whose client disconnected before the response was complete. */
  abandoned(): number;
  /** Responses of the next requests, in order; without a script the response is "Hello there." */
  script(...answers: OpenAiAnswer[]): void;
  close(): Promise<void>;
}

export async function startOpenAiServer(): Promise<OpenAiServer> {
  const answers: OpenAiAnswer[] = [];
  const requests: OpenAiRequest[] = [];
  const connections = new Set<Socket>();
  let abandoned = 0;
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    connections.add(request.socket);
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const body = JSON.parse(text || '{}') as Record<string, unknown>;
    requests.push({ method: request.method!, url: request.url!, headers: request.headers, body });
    response.on('close', () => (abandoned += response.writableFinished ? 0 : 1));
    const refusal = refusedFunction(body);
    if (refusal !== null) {
      const error = { message: refusal, type: 'invalid_request_error', code: 'invalid_function_parameters' };
      return give(response, { kind: 'status', status: 400, body: JSON.stringify({ error }) });
    }
    give(response, answers.shift() ?? { kind: 'text', words: ['Hello ', 'there.'] });
  };
  const { url, close } = await startStandIn(answer);
  return {
    baseUrl: `${url}/v1`,
    requests,
    connections: () => connections.size,
    abandoned: () => abandoned,
    script: (...next) => void answers.push(...next),
    close,
  };
}

function give(response: ServerResponse, answer: OpenAiAnswer): void {
  switch (answer.kind) {
    case 'status':
      response.writeHead(answer.status, { 'content-type': 'application/json', ...answer.headers });
      response.end(answer.body ?? JSON.stringify({ error: { message: `scripted ${answer.status}` } }));
      return;
    case 'raw':
      response.writeHead(200, { 'content-type': answer.type ?? 'text/event-stream' });
      response.end(answer.body);
      return;
    case 'text':
      sendWords(response, answer.words);
      send(response, { choices: [{ index: 0, delta: {}, finish_reason: 'stop' }] });
      finish(response, answer.usage ?? true, answer.words.length);
      return;
    case 'tools':
      sendCalls(response, answer.calls);
      send(response, { choices: [{ index: 0, delta: {}, finish_reason: answer.finish ?? 'tool_calls' }] });
      finish(response, true, 7);
      return;
    case 'cut':
      sendWords(response, answer.words);
      response.write('', () => response.destroy());
      return;
    case 'hang':
      if (answer.words.length > 0) sendWords(response, answer.words);
      return;
    case 'huge':
      sendForEver(response);
  }
}

function open(response: ServerResponse): void {
  if (!response.headersSent) response.writeHead(200, { 'content-type': 'text/event-stream; charset=utf-8' });
}

function send(response: ServerResponse, chunk: object): void {
  open(response);
  response.write(`data: ${JSON.stringify({ id: 'chatcmpl-1', object: 'chat.completion.chunk', ...chunk })}\n\n`);
}

function sendWords(response: ServerResponse, words: readonly string[]): void {
  send(response, { choices: [{ index: 0, delta: { role: 'assistant', content: '' }, finish_reason: null }] });
  for (const content of words) send(response, { choices: [{ index: 0, delta: { content }, finish_reason: null }] });
}

function sendCalls(response: ServerResponse, calls: readonly { id: string; name: string; arguments: string }[]): void {
  const part = (index: number, call: object) =>
    send(response, { choices: [{ index: 0, delta: { tool_calls: [{ index, ...call }] }, finish_reason: null }] });
  for (const [index, { id, name }] of calls.entries()) {
    part(index, { id, type: 'function', function: { name, arguments: '' } });
  }
  const longest = Math.max(...calls.map((call) => call.arguments.length));
  for (let at = 0; at < longest; at += 3) {
    for (const [index, call] of calls.entries()) {
      const piece = call.arguments.slice(at, at + 3);
      if (piece) part(index, { function: { arguments: piece } });
    }
  }
}

function finish(response: ServerResponse, usage: boolean, outputTokens: number): void {
  if (usage) send(response, { choices: [], usage: { prompt_tokens: 42, completion_tokens: outputTokens } });
  response.end('data: [DONE]\n\n');
}

function sendForEver(response: ServerResponse): void {
  open(response);
  const block = 'x'.repeat(64 * 1024);
  const more = () => {
    if (!response.destroyed && response.write(block)) setImmediate(more);
  };
  response.on('drain', more);
  response.write('data: ');
  more();
}
