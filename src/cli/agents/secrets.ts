// Signing secrets that a push created: the service shows each one only in the response to the request that created it. They are
// stored in a file of the user, or printed on a terminal, but never written to the log of a pipeline.
import { readFile, rename, writeFile } from 'node:fs/promises';
import type { Agent } from '../../../generated/clients/typescript/src/index.ts';
import { usage } from '../failures.ts';
import type { CliSession } from '../session.ts';

interface AgentSecrets {
  webhook_secret?: string;
  /** Secret of each function, by its name. */
  functions?: Record<string, string>;
}

type Stored = Record<string, AgentSecrets>;

const PRIVATE_FILE = 0o600;

/** @param path file of `--secrets`, which may contain the secrets of earlier pushes */
export async function keepSecrets(session: CliSession, agent: Agent, path: string | undefined): Promise<void> {
  const { webhook_secret: webhook, functions } = agent;
  const signing = functions.flatMap((fn) => (fn.signing_secret ? [[fn.name, fn.signing_secret] as const] : []));
  const named = [...(webhook ? [['webhook_url', webhook] as const] : []), ...signing];
  if (named.length === 0) return;
  if (path !== undefined) {
    return storeSecrets(session.path(path), agent.agent_id, {
      ...(webhook ? { webhook_secret: webhook } : {}),
      ...(signing.length > 0 ? { functions: Object.fromEntries(signing) } : {}),
    });
  }
  const { print, terminal } = session;
  if (!print.json && terminal.stdout.isTTY === true) {
    print.say('Signing secrets, which are not shown again:');
    for (const [name, secret] of named) print.say(`  ${name}  ${secret}`);
    return;
  }
  const names = named.map(([name]) => name).join(', ');
  print.note(
    `! ${agent.agent_name}: the signing secrets of ${names} were created and are not shown again. --secrets <file> stores them. ` +
      'For new ones, remove these parts of the file, push, and push them again.',
  );
}

async function storeSecrets(path: string, agentId: string, secrets: AgentSecrets): Promise<void> {
  const stored = await readStored(path);
  const before = stored[agentId];
  const functions = { ...before?.functions, ...secrets.functions };
  const after: Stored = { ...stored, [agentId]: { ...before, ...secrets, functions } };
  const fresh = `${path}.new`;
  await writeFile(fresh, `${JSON.stringify(after, null, 2)}\n`, { mode: PRIVATE_FILE, flush: true });
  await rename(fresh, path);
}

/** @throws CliFailure if the file contains something else */
export async function readStored(path: string): Promise<Stored> {
  const text = await readFile(path, 'utf8').catch((error: NodeJS.ErrnoException) => {
    if (error.code === 'ENOENT') return '{}';
    throw error;
  });
  try {
    return JSON.parse(text) as Stored;
  } catch {
    throw usage(`${path} is not a file of secrets`, 'Name another file with --secrets.');
  }
}
