// Drivers of the clients in this repository: `parley api`, which runs in this process and sends real requests, and the tool
// `call_operation` of the MCP server at /mcp. Both send the requests of the command-line samples.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import type { Operation } from '../../generated/operations.ts';
import { newCli } from '../cli/run-cli.ts';
import { samplesOf } from '../support/samples.ts';
import { END, inFolder, type ApiCaller, type Refusal, type Refusals } from './client-driver.ts';
import { pathOf } from './sample-requests.ts';

const run = promisify(execFile);
const MAX_OUTPUT = 2 ** 26;
const CSV = 'to_number\n+12025550101\n';
const OF_SAMPLES = new Set(['body', 'form', 'output']);

interface Command {
  operation: Operation;
  /** Arguments as the shell parses the sample, with the caller's ids: `api`, the operation, options. */
  args: string[];
  path: Readonly<Record<string, string>>;
}

/** A shell parses the samples and prints the arguments. */
async function commandsOf(operations: readonly Operation[], caller: ApiCaller): Promise<Command[]> {
  const byId = new Map(operations.map((operation) => [operation.id, operation]));
  const samples = samplesOf('Command line').filter(({ id }) => byId.has(id));
  const script = [`parley() { printf '%s\\0' "$@"; printf '\\1'; }`, ...samples.map(({ source }) => source)].join('\n');
  const { stdout } = await run('/bin/sh', ['-c', script], { maxBuffer: MAX_OUTPUT });
  return stdout
    .split(END)
    .filter(Boolean)
    .map((text) => {
      const args = text.split('\0').slice(0, -1);
      const operation = byId.get(args[1]!)!;
      const path = pathOf(operation, caller.ids);
      for (const [name, value] of Object.entries(path)) args[args.indexOf(`--${optionOf(name)}`) + 1] = value;
      return { operation, args, path };
    });
}

const optionOf = (name: string) => name.toLowerCase().replaceAll('_', '-');

export async function throughCommandLine(operations: readonly Operation[], caller: ApiCaller): Promise<Refusals> {
  const commands = await commandsOf(operations, caller);
  const seen: Record<string, Refusal | null> = {};
  await inFolder(async (cwd) => {
    const cli = await newCli({ cwd, env: { PARLEY_URL: caller.url, PARLEY_API_KEY: caller.key } }, cwd);
    for (const { operation, args } of commands) {
      const { code, err } = await cli.run([...args, '--json']);
      const { error } = code === 0 ? { error: null } : (JSON.parse(err) as { error: Partial<Refusal> });
      seen[operation.id] = error?.status === undefined ? null : { status: error.status, code: error.code! };
    }
  });
  return seen;
}

/** A tool cannot transfer files or streams: it refuses them with `answer_not_text` before it sends a request. */
export async function throughMcp(operations: readonly Operation[], caller: ApiCaller): Promise<Refusals> {
  const seen: Record<string, Refusal | null> = {};
  for (const { operation, args, path } of await commandsOf(operations, caller)) {
    const csv = operation.media?.includes('text/csv') === true && args.includes('--form') ? { body: CSV } : {};
    const input = { operation: operation.id, path, ...sentBy(args, path), ...csv, confirm: true };
    seen[operation.id] = await callTool(caller, input);
  }
  return seen;
}

/** Query and body of a command, as input of the tool. */
function sentBy(args: readonly string[], path: Command['path']): { query?: Record<string, string>; body?: unknown } {
  const options = args.slice(2).flatMap((arg, i, all) => (arg.startsWith('--') ? [[arg.slice(2), all[i + 1]!]] : []));
  const inPath = new Set(Object.keys(path).map(optionOf));
  const query = options.flatMap(([name, value]) =>
    OF_SAMPLES.has(name!) || inPath.has(name!) ? [] : [[name!.replaceAll('-', '_'), value!]],
  );
  const body = options.find(([name]) => name === 'body')?.[1];
  return {
    ...(query.length > 0 ? { query: Object.fromEntries(query) as Record<string, string> } : {}),
    ...(body === undefined ? {} : { body: JSON.parse(body) as unknown }),
  };
}

async function callTool({ url, key }: ApiCaller, input: { operation: string }): Promise<Refusal | null> {
  const response = await fetch(`${url}/mcp`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${key}`,
      'content-type': 'application/json',
      accept: 'application/json, text/event-stream',
    },
    body: JSON.stringify({
      jsonrpc: '2.0',
      id: 1,
      method: 'tools/call',
      params: { name: 'call_operation', arguments: input },
    }),
  });
  const text = await response.text();
  if (!response.ok) return { status: response.status, code: (JSON.parse(text) as Refusal).code };
  const message = text.startsWith('{')
    ? text
    : text
        .split('\n')
        .findLast((line) => line.startsWith('data: '))!
        .slice(6);
  const { result } = JSON.parse(message) as { result: { isError?: boolean; structuredContent: { error?: Refusal } } };
  return result.structuredContent.error ?? null;
}
