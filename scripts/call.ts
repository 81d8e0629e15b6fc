// `npm run call`: places a demo call against the running service, shows the conversation as it happens, then where the
// recording lies. Uses nothing but the public API; the key comes from the demo workspace unless --key gives another.
//   npm run call -- [--to +12025550106] [--agent agent_…] [--url http://…] [--key sk_service_live_…]
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Agent, AgentPage, Call, CallEvent, Problem } from '../generated/types.ts';
import { readConfig } from '../src/config.ts';
import { demoFile } from '../src/process/demo.ts';

const AGENT_NAME = 'Ada (demo call)';
const PROMPT = [
  'You are Ada, the friendly voice at the front desk of the Northwind bakery.',
  'The bakery is open from seven in the morning to six in the evening, Monday to Saturday.',
  'Orders are delivered within the city for three dollars.',
  'Answer in one or two short sentences.',
].join(' ');
const HUMAN = '+12025550123';
const RECORDING_TRIES = 20;
const RECORDING_PAUSE_MS = 1_000;

const { values } = parseArgs({
  options: {
    to: { type: 'string', default: '+12025550100' },
    agent: { type: 'string' },
    url: { type: 'string' },
    key: { type: 'string' },
  },
});
const config = readConfig();
const url = values.url ?? config.publicUrl ?? `http://${config.host}:${config.port}`;
const key = values.key ?? (await demoKey());

async function demoKey(): Promise<string> {
  try {
    const { api_key: found } = JSON.parse(await readFile(demoFile(config.dataDir), 'utf8')) as { api_key: string };
    return found;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'ENOENT') throw error;
    throw new Error(`no demo key in ${config.dataDir}: start Parley there with "npm start", or pass --key`, {
      cause: error,
    });
  }
}

async function api(path: string, body?: object, accept = 'application/json'): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, accept, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error: unknown) => {
    throw new Error(`Parley does not answer at ${url}; start it with "npm start"`, { cause: error });
  });
  if (response.ok) return response;
  const problem = (await response.json()) as Problem;
  throw new Error(
    `${problem.title}${problem.detail ? `: ${problem.detail}` : ''} (${problem.code}, ${problem.request_id})`,
  );
}

/** A busy storage finishes a recording shortly after its call. */
async function recordingOf(callId: string): Promise<Response> {
  for (let left = RECORDING_TRIES; ; left--) {
    try {
      return await api(`/v1/calls/${callId}/recording.mp3`);
    } catch (error) {
      if (left <= 1 || !(error as Error).message.includes('recording_not_ready')) throw error;
      await new Promise((resolve) => setTimeout(resolve, RECORDING_PAUSE_MS));
    }
  }
}

async function findOrCreateAgent(): Promise<string> {
  if (values.agent) return values.agent;
  const page = (await (await api(`/v1/agents?name=${encodeURIComponent(AGENT_NAME)}`)).json()) as AgentPage;
  const [found] = page.data;
  if (found) return found.agent_id;
  const created = await api('/v1/agents', {
    agent_name: AGENT_NAME,
    voice_id: 'builtin-alloy',
    language: 'en-US',
    response_engine: { type: 'service-llm', system_prompt: PROMPT },
    greeting: 'Hello, this is Ada from Northwind. How can I help you?',
    functions: [
      {
        type: 'transfer_call',
        name: 'transfer_to_human',
        description: 'When the caller asks for a person.',
        to: HUMAN,
      },
    ],
  });
  return ((await created.json()) as Agent).agent_id;
}

async function* follow(callId: string): AsyncGenerator<CallEvent> {
  const response = await api(`/v1/calls/${callId}/stream`, undefined, 'text/event-stream');
  const events = response.body!.pipeThrough(new TextDecoderStream()).pipeThrough(new EventSourceParserStream());
  for await (const { data } of events) yield JSON.parse(data) as CallEvent;
}

/** One line of the terminal for a row of the timeline; null for what only a dashboard needs. */
function lineOf({ type, data }: CallEvent): string | null {
  const at = (ms: unknown) => `${(Number(ms) / 1000).toFixed(1).padStart(5)} s`;
  switch (type) {
    case 'state':
      return `        ── ${String(data['status'])}${data['end_reason'] ? `: ${String(data['end_reason'])}` : ''}`;
    case 'utterance': {
      const who = data['role'] === 'agent' ? 'Agent' : 'Other';
      return `${at(data['start_ms'])}  ${who}: ${String(data['text'])}${data['interrupted'] ? ' — (interrupted)' : ''}`;
    }
    case 'tool':
      return `${at(data['start_ms'])}  ⚙ ${String(data['name'])}(${JSON.stringify(data['arguments'])})`;
    case 'latency':
      return `           answered after ${String(data['total_ms'])} ms`;
    case 'transfer':
      return `           transferring to ${String(data['transfer_to'])}`;
    case 'warning':
    case 'error':
      return `           ! ${String(data['code'])}: ${String(data['detail'])}`;
    default:
      return null;
  }
}

async function keepRecording(call: Call): Promise<void> {
  if (!call.recording_url) return console.log('There is no recording.');
  const folder = join(config.dataDir, 'demo-calls');
  const file = join(folder, `${call.call_id}.mp3`);
  const bytes = new Uint8Array(await (await recordingOf(call.call_id)).arrayBuffer());
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  console.log(`Recording: ${file} (left channel: the other side, right channel: the agent)`);
  console.log(`Listen:    ${call.recording_play_url}`);
}

async function main(): Promise<void> {
  const agentId = await findOrCreateAgent();
  const call = (await (await api('/v1/calls', { agent_id: agentId, to_number: values.to })).json()) as Call;
  console.log(`Calling ${call.to_number} from ${call.from_number} (${call.call_id})\n`);
  process.once('SIGINT', () => {
    console.log('\nHanging up.');
    api(`/v1/calls/${call.call_id}/end`, {}).catch((error: Error) => console.error(error.message));
  });
  for await (const event of follow(call.call_id)) {
    const line = lineOf(event);
    if (line !== null) console.log(line);
  }
  const ended = (await (await api(`/v1/calls/${call.call_id}`)).json()) as Call;
  const { latency } = ended;
  console.log(`\n${ended.duration.toFixed(1)} s, ${ended.status}: ${ended.end_reason}`);
  if (latency)
    console.log(`Response time: p50 ${latency.p50_ms} ms, p95 ${latency.p95_ms} ms over ${latency.turns} turns`);
  await keepRecording(ended);
}

await main().catch((error: Error) => {
  console.error(`call: ${error.message}`);
  process.exitCode = 1;
});
