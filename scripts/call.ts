// `npm run call`: places a demo call against the running service, shows the conversation as it happens, then where the
// recording lies. Uses nothing but the public API; the address and the key come from the demo workspace unless options give others.
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { EventSourceParserStream } from 'eventsource-parser/stream';
import type { Agent, AgentPage, Call, CallEvent, Problem } from '../generated/types.ts';
import { loadEnvFile, readConfig } from '../src/config.ts';
import { demoFile, type Demo } from '../src/process/demo.ts';
import { asksForHelp, helpOf, readOptions } from '../src/process/options.ts';

const RECORDING_TRIES = 20;
const RECORDING_PAUSE_MS = 1_000;

const OPTIONS = {
  to: { type: 'string', default: '+12025550100' },
  agent: { type: 'string' },
  url: { type: 'string' },
  key: { type: 'string' },
} as const;

/** Where the service is, and what to say to it. */
interface Service {
  url: string;
  key: string;
  dataDir: string;
  /** Of the demo workspace; null with a key of another one. */
  demoAgentId: string | null;
}

type Given = ReturnType<typeof readOptions<typeof OPTIONS>>['values'];

/** @throws Error with one line for the user */
async function findService({ url, key }: Given): Promise<Service> {
  const { dataDir, publicUrl, host, port } = readConfig();
  const demo = await readDemo(dataDir);
  if (key === undefined && !demo?.api_key) {
    throw new Error(
      `there is no demo workspace in ${dataDir}. Start Parley with "npm start" (with the same DATA_DIR), or pass --key and --agent`,
    );
  }
  const configured = `http://${host === '0.0.0.0' ? '127.0.0.1' : host}:${port}`;
  const isPortSet = Boolean(process.env['PORT']);
  const started = isPortSet ? undefined : demo?.url;
  return {
    url: (url ?? publicUrl ?? started ?? configured).replace(/\/+$/, ''),
    key: key ?? demo!.api_key!,
    dataDir,
    demoAgentId: key === undefined ? (demo!.agent_id ?? null) : null,
  };
}

/** Null: the service has not started there. */
async function readDemo(dataDir: string): Promise<Partial<Demo> | null> {
  const path = demoFile(dataDir);
  try {
    return JSON.parse(await readFile(path, 'utf8')) as Partial<Demo>;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${path} cannot be read (${(error as Error).message}): delete it and start Parley again`, {
      cause: error,
    });
  }
}

async function api({ url, key }: Service, path: string, body?: object, accept = 'application/json'): Promise<Response> {
  const response = await fetch(`${url}${path}`, {
    method: body ? 'POST' : 'GET',
    headers: { authorization: `Bearer ${key}`, accept, ...(body ? { 'content-type': 'application/json' } : {}) },
    ...(body ? { body: JSON.stringify(body) } : {}),
  }).catch((error: unknown) => {
    throw new Error(`Parley does not answer at ${url}. Start it with "npm start", or pass --url`, { cause: error });
  });
  if (response.ok) return response;
  const problem = (await response.json().catch(() => null)) as Problem | null;
  if (problem?.title === undefined) throw new Error(`what answers at ${url} is not Parley (status ${response.status})`);
  if (response.status === 401) {
    throw new Error(
      `${url} does not accept the key (${problem.request_id}). Pass --key, or the DATA_DIR of that service`,
    );
  }
  throw new Error(
    `${problem.title}${problem.detail ? `: ${problem.detail}` : ''} (${problem.code}, ${problem.request_id})`,
  );
}

/** A busy storage finishes a recording shortly after its call. */
async function recordingOf(service: Service, callId: string): Promise<Response> {
  for (let left = RECORDING_TRIES; ; left--) {
    try {
      return await api(service, `/v1/calls/${callId}/recording.mp3`);
    } catch (error) {
      if (left <= 1 || !(error as Error).message.includes('recording_not_ready')) throw error;
      await new Promise((resolve) => setTimeout(resolve, RECORDING_PAUSE_MS));
    }
  }
}

async function listAgents(service: Service, query = ''): Promise<Agent[]> {
  return ((await (await api(service, `/v1/agents${query}`)).json()) as AgentPage).data;
}

/**
 * @param given an id or a name; left out: the demo agent, or the only agent of the workspace
 * @throws Error naming the agents that there are
 */
async function findAgent(service: Service, given: string | undefined): Promise<string> {
  if (given?.startsWith('agent_')) return given;
  if (given === undefined && service.demoAgentId !== null) return service.demoAgentId;
  const found = await listAgents(service, given === undefined ? '' : `?name=${encodeURIComponent(given)}`);
  const exact = found.filter(({ agent_name }) => agent_name.toLowerCase() === given?.toLowerCase());
  const [first] = exact.length > 0 ? exact : found;
  // Of several agents of one name the newest is meant: the guides create theirs again and again.
  if (first && (exact.length > 0 || found.length === 1)) return first.agent_id;
  const all = found.length > 0 ? found : await listAgents(service);
  const names = all.map(({ agent_name }) => `"${agent_name}"`).join(', ');
  const there = names === '' ? 'there are no agents yet' : `there is ${names}`;
  throw new Error(`${given === undefined ? 'pass --agent' : `there is no agent "${given}"`}; ${there}`);
}

async function* follow(service: Service, callId: string): AsyncGenerator<CallEvent> {
  const response = await api(service, `/v1/calls/${callId}/stream`, undefined, 'text/event-stream');
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

async function keepRecording(service: Service, call: Call): Promise<void> {
  if (!call.recording_url) return console.log('There is no recording.');
  const folder = join(service.dataDir, 'demo-calls');
  const file = join(folder, `${call.call_id}.mp3`);
  const bytes = new Uint8Array(await (await recordingOf(service, call.call_id)).arrayBuffer());
  await mkdir(folder, { recursive: true });
  await writeFile(file, bytes);
  console.log(`Recording: ${file} (left channel: the other side, right channel: the agent)`);
  console.log(`Listen:    ${call.recording_play_url}`);
}

async function main(): Promise<void> {
  const args = process.argv.slice(2);
  if (asksForHelp(args)) return void process.stdout.write(helpOf('call'));
  const { values } = readOptions('call', args, OPTIONS);
  loadEnvFile();
  const service = await findService(values);
  const agentId = await findAgent(service, values.agent);
  const call = (await (await api(service, '/v1/calls', { agent_id: agentId, to_number: values.to })).json()) as Call;
  console.log(`Calling ${call.to_number} from ${call.from_number} (${call.call_id})\n`);
  process.once('SIGINT', () => {
    console.log('\nHanging up.');
    api(service, `/v1/calls/${call.call_id}/end`, {}).catch((error: Error) => console.error(error.message));
  });
  for await (const event of follow(service, call.call_id)) {
    const line = lineOf(event);
    if (line !== null) console.log(line);
  }
  const ended = (await (await api(service, `/v1/calls/${call.call_id}`)).json()) as Call;
  const { latency } = ended;
  console.log(`\n${ended.duration.toFixed(1)} s, ${ended.status}: ${ended.end_reason}`);
  if (latency)
    console.log(`Response time: p50 ${latency.p50_ms} ms, p95 ${latency.p95_ms} ms over ${latency.turns} turns`);
  await keepRecording(service, ended);
}

await main().catch((error: Error) => {
  console.error(`call: ${error.message}`);
  process.exitCode = 1;
});
