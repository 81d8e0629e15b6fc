// Runs the shell blocks of one Markdown document in one shell, as a user pastes them: variables and functions persist
// across blocks, and a failing command ends the run. The folder links to the files of the repository, so that files written
// by a block remain in a temporary directory. Ports in documents are replaced by free ones. Invariant: every process that a
// document started has ended when `runDocument` returns.
import { spawn, type ChildProcess } from 'node:child_process';
import { mkdir, mkdtemp, readdir, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fitsOutput, type ShellStep } from './markdown.ts';

const ROOT = join(import.meta.dirname, '..', '..');
const SERVICE_PORT = '3000';
/** Ports of the servers that documents start. Only these are replaced, because texts contain similar numbers. */
const OTHER_PORTS = ['4000', '4001', '4002', '4003', '4004', '4005', '4010'];
const LIMIT_MS = 90_000;
/** Folders of the root into which documents and programs write. Git ignores them. */
const WRITTEN: ReadonlySet<string> = new Set(['data', 'scratch']);

export interface Service {
  url: string;
  /** Data directory, which contains demo.json. */
  dataDir: string;
}

interface ShellOptions {
  shell?: string;
  env?: Record<string, string>;
}

/** @throws Error that names the block and contains its output */
export async function runDocument(
  file: string,
  steps: readonly ShellStep[],
  service: Service,
  { shell = 'bash', env = {} }: ShellOptions = {},
): Promise<void> {
  if (steps.length === 0) return;
  const directory = await mkdtemp(join(tmpdir(), 'parley-docs-'));
  try {
    const folder = await rootLike(join(directory, 'root'), service);
    const temporary = join(directory, 'tmp');
    await mkdir(temporary);
    const place = await replacePorts(service);
    for (const [index, { text }] of steps.entries())
      await writeFile(join(directory, `${index}.sh`), `${place(text)}\n`);
    await writeFile(join(directory, 'all.sh'), driver(directory, steps, shell));
    const child = spawn(shell, [join(directory, 'all.sh')], {
      cwd: folder,
      detached: true,
      stdio: 'ignore',
      env: environment(service, { TMPDIR: temporary, XDG_CONFIG_HOME: join(directory, 'config'), ...env }),
    });
    const code = await ended(child);
    await checkSteps(file, directory, steps, code, place);
    await checkFolder(file, folder);
  } finally {
    await rm(directory, { recursive: true, force: true, maxRetries: 5, retryDelay: 100 });
  }
}

/** Links the whole repository into another root; `data` is the data directory of the service. */
async function rootLike(folder: string, { dataDir }: Service): Promise<string> {
  await mkdir(folder);
  for (const name of await readdir(ROOT)) {
    if (!WRITTEN.has(name) && name !== '.git') await symlink(join(ROOT, name), join(folder, name));
  }
  await symlink(dataDir, join(folder, 'data'));
  return folder;
}

/** @throws Error when a block wrote into the repository outside the folders that git ignores */
async function checkFolder(file: string, folder: string): Promise<void> {
  const known = new Set([...(await readdir(ROOT)), ...WRITTEN]);
  const written = (await readdir(folder)).filter((name) => !known.has(name));
  if (written.length > 0) throw new Error(`${file} wrote ${written.join(', ')} into the root, and not into scratch`);
}

async function replacePorts({ url }: Service): Promise<(text: string) => string> {
  const ports = new Map([[SERVICE_PORT, new URL(url).port]]);
  for (const port of OTHER_PORTS) ports.set(port, String(await freePort()));
  const known = new RegExp(String.raw`\b(${[...ports.keys()].join('|')})\b`, 'g');
  return (text) => text.replaceAll(known, (port) => ports.get(port)!);
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  await new Promise((resolve) => server.close(resolve));
  return port;
}

function environment({ url, dataDir }: Service, more: Record<string, string>): NodeJS.ProcessEnv {
  const { PATH, HOME, NODE_COMPILE_CACHE } = process.env;
  return {
    PATH: [dirname(process.execPath), join(ROOT, 'node_modules', '.bin'), PATH].join(':'),
    HOME,
    ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}),
    PORT: new URL(url).port,
    DATA_DIR: dataDir,
    ...more,
  };
}

/** A background step is ready when it has printed its first line. */
function driver(directory: string, steps: readonly ShellStep[], shell: string): string {
  const lines = steps.map(({ isBackground }, index) => {
    const [script, out] = [join(directory, `${index}.sh`), join(directory, `${index}.out`)];
    const run = isBackground
      ? `${shell} '${script}' >'${out}' 2>&1 &\nfor _ in $(seq 200); do [ -s '${out}' ] && break; sleep 0.05; done; [ -s '${out}' ]`
      : `. '${script}' >'${out}' 2>&1`;
    return `${run}\necho ${index} >>'${join(directory, 'done')}'`;
  });
  return ['set -e', 'set -o pipefail', ...lines, ''].join('\n');
}

/** The exit code; null after a timeout. Ends every process that it started, too. */
async function ended(child: ChildProcess): Promise<number | null> {
  const endAll = (): void => {
    try {
      process.kill(-child.pid!, 'SIGKILL');
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  };
  const timer = setTimeout(endAll, LIMIT_MS);
  const code = await new Promise<number | null>((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', resolve);
  });
  clearTimeout(timer);
  endAll();
  return code;
}

async function checkSteps(
  file: string,
  directory: string,
  steps: readonly ShellStep[],
  code: number | null,
  place: (text: string) => string,
): Promise<void> {
  const read = (name: string) => readFile(join(directory, name), 'utf8').catch(() => '');
  const done = (await read('done')).split('\n').filter(Boolean).length;
  for (const [index, { line, text, output }] of steps.entries()) {
    const printed = await read(`${index}.out`);
    if (index >= done) {
      const how = code === null ? `took longer than ${LIMIT_MS / 1000} s` : `failed (${code})`;
      throw new Error(`${file}:${line} ${how}\n${text}\n--- printed\n${printed}`);
    }
    if (output !== null && !fitsOutput(place(output), printed)) {
      throw new Error(`${file}:${line} printed something else\n--- expected\n${output}\n--- printed\n${printed}`);
    }
  }
}
