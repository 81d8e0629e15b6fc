// Sends the same request through each client: the documented samples for curl, the TypeScript client, the Python client and
// the CLI, and the MCP tool. Each sample runs unchanged, except for the ids of its path. All curl requests share one
// process, and so do all Python requests.
// Invariant: a driver reports the status and the code of the service's response, or null if the sample failed in another
// way.
import { execFile, spawnSync } from 'node:child_process';
import { createReadStream } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { ApiError, Parley } from '../../generated/clients/typescript/src/index.ts';
import type { Operation } from '../../generated/operations.ts';
import { throughCommandLine, throughMcp } from './cli-and-mcp-drivers.ts';
import {
  END,
  inFolder,
  samplesFor,
  type ClientDriver,
  type ApiCaller,
  type Refusal,
  type Refusals,
} from './client-driver.ts';

const run = promisify(execFile);
const PYTHON = '/usr/bin/python3';
const CLIENT = join(import.meta.dirname, '../../generated/clients/python');
const MAX_OUTPUT = 2 ** 26;

const hasHttpx = spawnSync(PYTHON, ['-c', 'import httpx']).status === 0;

export const clientDrivers: Readonly<Record<string, ClientDriver>> = {
  curl: throughCurl,
  TypeScript: throughTypeScript,
  ...(hasHttpx ? { Python: throughPython } : {}),
  'the command line': throughCommandLine,
  MCP: throughMcp,
};

/** A shell parses the samples; its function `curl` prints the arguments, which are passed to one real curl process. */
async function throughCurl(operations: readonly Operation[], caller: ApiCaller): Promise<Refusals> {
  const samples = samplesFor('curl', operations, caller);
  const script = [`curl() { printf '%s\\0' "$@"; printf '\\1'; }`, ...samples.map(({ source }) => source)].join('\n');
  const env = { PATH: process.env['PATH'], PARLEY_BASE_URL: caller.url, PARLEY_API_KEY: caller.key };
  const shell = await run('/bin/sh', ['-c', script], { env, maxBuffer: MAX_OUTPUT });
  const requests = shell.stdout.split(END).filter(Boolean);
  const args = requests.flatMap((text, index) => {
    const given = text.split('\0').slice(0, -1);
    const at = given.indexOf('--output');
    const shown = at < 0 ? given : given.toSpliced(at, 2);
    return [...(index === 0 ? [] : ['--next']), '-s', '--max-time', '20', '-w', `\n%{http_code}${END}`, ...shown];
  });
  const { stdout } = await inFolder((cwd) => run('curl', args, { cwd, env, maxBuffer: MAX_OUTPUT }));
  const answers = stdout.split(END).slice(0, -1);
  return Object.fromEntries(samples.map(({ id }, index) => [id, refusalIn(answers[index] ?? '')]));
}

function refusalIn(answer: string): Refusal | null {
  const [, body, status] = /^([\s\S]*)\n(\d{3})$/.exec(answer) ?? [];
  if (status === undefined || Number(status) < 400) return null;
  return { status: Number(status), code: (JSON.parse(body!) as Refusal).code };
}

async function throughTypeScript(operations: readonly Operation[], caller: ApiCaller): Promise<Refusals> {
  const parley = new Parley({ baseUrl: caller.url, apiKey: caller.key, maxRetries: 0 });
  const AsyncFunction = (async () => undefined).constructor as new (
    ...args: string[]
  ) => (...given: unknown[]) => Promise<unknown>;
  const seen: Record<string, Refusal | null> = {};
  await inFolder(async (folder) => {
    const readStream = (name: string) => createReadStream(join(folder, name));
    for (const { id, source } of samplesFor('TypeScript', operations, caller)) {
      const body = source.replaceAll(/^import .*\n/gm, '').replace('const parley = new Parley();', '');
      const sample = new AsyncFunction('parley', 'console', 'createReadStream', 'writeFile', body);
      seen[id] = await sample(parley, { log: () => undefined }, readStream, async () => undefined).then(
        () => null,
        (error: unknown) => (error instanceof ApiError ? { status: error.status, code: error.code } : null),
      );
    }
  });
  return seen;
}

const DRIVER = `
import json, sys
from parley_client import ApiError, Parley
parley = Parley(max_retries=0)
seen = {}
for sample in json.load(sys.stdin):
    try:
        exec(compile(sample["source"], sample["id"], "exec"), {"parley": parley, "print": lambda *args: None})
        seen[sample["id"]] = None
    except ApiError as error:
        seen[sample["id"]] = {"status": error.status, "code": error.code}
print(json.dumps(seen))
`;

async function throughPython(operations: readonly Operation[], caller: ApiCaller): Promise<Refusals> {
  const samples = samplesFor('Python', operations, caller).map(({ id, source }) => ({
    id,
    source: source.replace('from parley_client import Parley\n', '').replace('parley = Parley()\n', ''),
  }));
  const env = {
    PYTHONPATH: CLIENT,
    PYTHONDONTWRITEBYTECODE: '1',
    PARLEY_BASE_URL: caller.url,
    PARLEY_API_KEY: caller.key,
  };
  return inFolder(async (cwd) => {
    const running = run(PYTHON, ['-c', DRIVER], { cwd, env, maxBuffer: MAX_OUTPUT });
    running.child.stdin!.end(JSON.stringify(samples));
    return JSON.parse((await running).stdout) as Refusals;
  });
}
