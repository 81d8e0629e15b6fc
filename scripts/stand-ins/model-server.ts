// A language model for whole calls: a local server of OpenAI's wire format that computes its response from each request
// (openai-server.ts responds from a script). Sessions send more requests than they speak responses, because replies are generated
// ahead of time.
import type { IncomingMessage, ServerResponse } from 'node:http';
import { startStandIn } from './stand-in.ts';

export interface ModelRequest {
  model: string;
  messages: { role: string; content: string | null; tool_call_id?: string }[];
  tools?: { function: { name: string } }[];
}

/** Words to say (all, or until the connection breaks), or a function to call. If `decide` throws, the connection breaks at once. */
export type ModelAnswer = string | { breaksAfter: string } | { name: string; arguments: object };

export interface ModelServer {
  baseUrl: string;
  requests: ModelRequest[];
  close(): Promise<void>;
}

export async function startModelServer(decide: (request: ModelRequest) => ModelAnswer): Promise<ModelServer> {
  const requests: ModelRequest[] = [];
  const answer = async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    if (request.method === 'GET') return void response.writeHead(200, { 'content-type': 'application/json' }).end('{}');
    let text = '';
    for await (const chunk of request) text += String(chunk);
    const asked = JSON.parse(text) as ModelRequest;
    requests.push(asked);
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    const decided = decide(asked);
    for (const choice of choicesOf(decided)) response.write(`data: ${JSON.stringify({ choices: [choice] })}\n\n`);
    if (typeof decided === 'object' && 'breaksAfter' in decided) {
      return void response.write('\n', () => response.destroy());
    }
    response.end('data: [DONE]\n\n');
  };
  const { url, close } = await startStandIn(answer);
  return {
    baseUrl: `${url}/v1`,
    requests,
    close,
  };
}

function choicesOf(answer: ModelAnswer): object[] {
  if (typeof answer === 'string') {
    const words = answer.match(/\S+\s*/g) ?? [];
    return [...words.map((content) => ({ delta: { content } })), { delta: {}, finish_reason: 'stop' }];
  }
  if ('breaksAfter' in answer) return [{ delta: { content: answer.breaksAfter } }];
  const { name, arguments: args } = answer;
  const call = { index: 0, id: 'call_1', type: 'function', function: { name, arguments: JSON.stringify(args) } };
  return [{ delta: { tool_calls: [call] } }, { delta: {}, finish_reason: 'tool_calls' }];
}
