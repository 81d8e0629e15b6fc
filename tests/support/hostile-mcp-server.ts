// An MCP server that sends any response that a test sets, valid or not, without an SDK. Loopback only.
import { text } from 'node:stream/consumers';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';

/** The body of a response; a string is sent unchanged, anything else as the result of the request. */
type HostileAnswer = string | object;

export interface HostileMcpServer {
  url: string;
  /** The client's answers to requests of this server. */
  answered: number;
  close(): Promise<void>;
}

export async function startHostileMcpServer(answers: {
  list: (id: number) => HostileAnswer;
  call?: (id: number) => HostileAnswer;
  contentType?: string;
}): Promise<HostileMcpServer> {
  const { url, close } = await startStandIn((request, response) =>
    text(request).then((body) => {
      const { method, id, params, result } = JSON.parse(body || '{}') as {
        method?: string;
        id: number;
        params?: { protocolVersion: string };
        result?: object;
      };
      const send = (answer: HostileAnswer, contentType = 'application/json') => {
        response.writeHead(200, { 'content-type': contentType });
        response.end(typeof answer === 'string' ? answer : JSON.stringify({ jsonrpc: '2.0', id, result: answer }));
      };
      if (result) server.answered++;
      if (method === 'initialize') {
        const serverInfo = { name: 'hostile', version: '1' };
        send({ protocolVersion: params!.protocolVersion, capabilities: { tools: {} }, serverInfo });
      } else if (method === 'tools/list') send(answers.list(id), answers.contentType);
      else if (method === 'tools/call') send(answers.call!(id));
      else response.writeHead(request.method === 'POST' ? 202 : 405).end();
    }),
  );
  const server: HostileMcpServer = { url: `${url}/mcp`, answered: 0, close };
  return server;
}
