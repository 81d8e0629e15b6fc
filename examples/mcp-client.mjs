// A client of Parley's MCP server with the official SDK: builds an agent, sends it a message, calls a test number, reads the
// call, and deletes the agent after a confirmation. Needs `npm i @modelcontextprotocol/sdk`. URL and TOKEN are the same as in
// api.sh. Prints one line per step.
import { readFileSync } from 'node:fs';
import { Client } from '@modelcontextprotocol/sdk/client/index.js';
import { StreamableHTTPClientTransport } from '@modelcontextprotocol/sdk/client/streamableHttp.js';
import { ElicitRequestSchema } from '@modelcontextprotocol/sdk/types.js';

const demo = () => JSON.parse(readFileSync('data/demo.json', 'utf8'));
const { URL: address = demo().url, TOKEN = demo().api_key } = process.env;
const client = new Client({ name: 'example', version: '1' }, { capabilities: { elicitation: {} } });
// An interactive program shows the question to its user. This one accepts each question and prints it.
client.setRequestHandler(ElicitRequestSchema, ({ params }) => {
  console.log('asked:', params.message.split('.')[0]);
  return { action: 'accept', content: {} };
});
await client.connect(
  new StreamableHTTPClientTransport(new URL('/mcp', address), {
    requestInit: { headers: { Authorization: `Bearer ${TOKEN}` } },
  }),
);

async function run(name, input) {
  const { structuredContent, isError } = await client.callTool({ name, arguments: input });
  if (isError) throw new Error(`${name}: ${JSON.stringify(structuredContent.error)}`);
  return structuredContent;
}

const { tools } = await client.listTools();
console.log(tools.length, 'tools');
const { agent_id } = await run('build_agent', {
  name: 'Mia',
  prompt: 'You are Mia at the front desk of Northwind.',
  greeting: 'Hello, this is Mia.',
});
const reply = await run('ask_agent', { agent_id, message: 'Hello' });
console.log('reply:', reply.text.length > 0 ? 'yes' : 'no');
const { call_id } = await run('place_call', { agent_id, to_number: '+12025550105' });
const call = await run('read_call', { call_id, wait_seconds: 50 });
console.log('call:', call.status, call.end_reason);
const deleted = await run('call_operation', { operation: 'deleteAgent', path: { id: agent_id } });
console.log('deleted:', deleted.status);
await client.close();
