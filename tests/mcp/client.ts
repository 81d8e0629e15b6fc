// The official MCP client for tests, over streamable HTTP or stdio, with a simulated user who answers the server's
// questions.
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js';
import { ElicitRequestSchema, type ElicitResult } from '@modelcontextprotocol/sdk/types.js';

interface Person {
  /** Answers to the next questions. */
  says: ElicitResult['action'];
  /** Questions so far. */
  asked: string[];
}

export interface McpTestClient {
  client: Client;
  person: Person;
  /** The structured result. @throws Error when the tool failed */
  run<T = Record<string, unknown>>(name: string, input?: Record<string, unknown>): Promise<T>;
  /** The error of a tool that must fail. */
  failed(name: string, input?: Record<string, unknown>): Promise<{ code: string; fix: string; detail?: string }>;
  close(): Promise<void>;
}

/** @param person null: a client that cannot ask */
export async function connect(transport: Transport, isAsked = true): Promise<McpTestClient> {
  const person: Person = { says: 'accept', asked: [] };
  const client = new Client({ name: 'test', version: '1' }, { capabilities: isAsked ? { elicitation: {} } : {} });
  if (isAsked) {
    client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
      person.asked.push(params.message);
      return { action: person.says, ...(person.says === 'accept' ? { content: {} } : {}) };
    });
  }
  await client.connect(transport);
  const ask = async (name: string, input: Record<string, unknown> = {}) => client.callTool({ name, arguments: input });
  return {
    client,
    person,
    async run<T>(name: string, input?: Record<string, unknown>) {
      const { isError, structuredContent } = await ask(name, input);
      if (isError === true) throw new Error(`${name}: ${JSON.stringify(structuredContent)}`);
      return structuredContent as T;
    },
    async failed(name, input) {
      const { isError, structuredContent } = await ask(name, input);
      if (isError !== true) throw new Error(`${name} did not fail: ${JSON.stringify(structuredContent)}`);
      return (structuredContent as { error: { code: string; fix: string } }).error;
    },
    close: () => client.close(),
  };
}

export function overHttp(url: string, credential: string): Transport {
  const requestInit = { headers: { authorization: `Bearer ${credential}` } };
  return new StreamableHTTPClientTransport(new URL(`${url}/mcp`), { requestInit }) as Transport;
}
