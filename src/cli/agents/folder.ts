// A folder with one file per agent, YAML or JSON, and `.parley.json`, which records the state of the service from which each file
// was written. Invariant: a file is replaced by a rename. Comments of YAML files survive a push.
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { isScalar, parseDocument, stringify } from 'yaml';
import { isObject, type JsonObject } from '../../core/json.ts';
import { exactJson, exactYaml } from '../exact-values.ts';
import { CliFailure, usage } from '../failures.ts';

const STATE_FILE = '.parley.json';
const MAX_NAME_LENGTH = 60;

export type Format = 'yaml' | 'json';

export interface AgentFile {
  /** File name in the folder. */
  name: string;
  /** Original text of the file. */
  text: string;
  content: JsonObject;
  /** Null if the agent is not created yet. */
  agentId: string | null;
}

/** State of an agent when its file was written. */
export interface Base {
  version: number;
  /** Hash of the written content. */
  content: string;
}

export interface FolderState {
  workspace_id: string | null;
  agents: Record<string, Base>;
}

/** @throws CliFailure naming an unreadable file */
export async function readFolder(folder: string): Promise<AgentFile[]> {
  const names = await readdir(folder).catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return [];
    throw error;
  });
  const wanted = names.filter((name) => /\.(ya?ml|json)$/.test(name) && !name.startsWith('.')).sort();
  const files = await Promise.all(
    wanted.map(async (name) => agentFile(name, await readFile(join(folder, name), 'utf8'))),
  );
  const seen = new Map<string, string>();
  for (const { agentId, name } of files) {
    const other = agentId === null ? undefined : seen.get(agentId);
    if (other !== undefined)
      throw usage(`${other} and ${name} both belong to ${agentId}`, 'Delete the line agent_id in one.');
    if (agentId !== null) seen.set(agentId, name);
  }
  return files;
}

function agentFile(name: string, text: string): AgentFile {
  let content: unknown;
  try {
    content = extname(name) === '.json' ? exactJson(text) : exactYaml(text);
  } catch (error) {
    throw usage(`${name}: ${(error as Error).message.split('\n')[0]}`);
  }
  if (!isObject(content)) throw usage(`${name} is not an agent: it has no fields`);
  const { agent_id: agentId = null } = content;
  if (agentId !== null && !/^agent_\w+$/.test(String(agentId)))
    throw usage(`${name}: agent_id is not the id of an agent`);
  return { name, text, content, agentId: agentId as string | null };
}

export async function readState(folder: string): Promise<FolderState> {
  const file = join(folder, STATE_FILE);
  try {
    return JSON.parse(await readFile(file, 'utf8')) as FolderState;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return { workspace_id: null, agents: {} };
    if (!(error instanceof SyntaxError)) throw error;
    throw new CliFailure(
      `${file} cannot be read: ${(error as Error).message}`,
      1,
      'Delete it, then: parley agents pull',
    );
  }
}

export async function writeState(folder: string, { workspace_id, agents }: FolderState): Promise<void> {
  const sorted = Object.fromEntries(Object.entries(agents).sort(([a], [b]) => (a < b ? -1 : 1)));
  await replace(folder, STATE_FILE, `${JSON.stringify({ workspace_id, agents: sorted }, null, 2)}\n`);
}

export async function writeAgent(folder: string, name: string, content: JsonObject): Promise<void> {
  await replace(folder, name, textOf(name, content));
}

export function textOf(name: string, content: JsonObject): string {
  if (extname(name) === '.json') return `${JSON.stringify(content, null, 2)}\n`;
  return stringify(content, { lineWidth: 0, blockQuote: 'literal' });
}

/** Adds the id to the file of a new agent without changing the rest. */
export async function writeAgentId(folder: string, { name, text, content }: AgentFile, agentId: string): Promise<void> {
  if (extname(name) === '.json') return writeAgent(folder, name, { agent_id: agentId, ...without(content) });
  const document = parseDocument(text);
  const map = document.contents as unknown as { items: { key: unknown }[] };
  const first = map.items[0]?.key;
  const pair = document.createPair('agent_id', agentId);
  // Keeps a comment above the first field at the top of the file.
  if (isScalar(first) && isScalar(pair.key)) {
    pair.key.commentBefore = first.commentBefore ?? null;
    first.commentBefore = null;
  }
  document.delete('agent_id');
  map.items.unshift(pair);
  await replace(folder, name, document.toString({ lineWidth: 0 }));
}

function without({ agent_id: _id, ...rest }: JsonObject): JsonObject {
  return rest;
}

/** Returns a file name that no other agent uses. */
export function newFileName(agentName: string, agentId: string, taken: ReadonlySet<string>, format: Format): string {
  const plain = agentName.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase();
  const slug =
    plain
      .replaceAll(/[^a-z0-9]+/g, '-')
      .slice(0, MAX_NAME_LENGTH)
      .replaceAll(/^-+|-+$/g, '') || 'agent';
  const name = `${slug}.${format}`;
  return taken.has(name) ? `${slug}-${agentId.slice(-8)}.${format}` : name;
}

async function replace(folder: string, name: string, text: string): Promise<void> {
  await mkdir(folder, { recursive: true });
  const fresh = join(folder, `.${name}.${randomUUID()}`);
  await writeFile(fresh, text);
  await rename(fresh, join(folder, name));
}
