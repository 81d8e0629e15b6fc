// `parley agents diff` and `push`: shows or applies the changes of the files. Invariant: If-Match ensures that an agent is
// updated only in the state from which its file was written, so that a change in between is never overwritten unseen. Nothing is
// sent before all files have been compared. A repeated creation has the same Idempotency-Key.
import { hash, randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { Agent, AgentCreate, AgentUpdate, Parley } from '../../../generated/clients/typescript/src/index.ts';
import { entityTagOf } from '../../core/entity-tag.ts';
import type { JsonObject } from '../../core/json.ts';
import { CliFailure, EXIT, isApiError, usage } from '../failures.ts';
import type { CliSession } from '../session.ts';
import { patchOf, settingsOf, withFile } from './compare.ts';
import { readFolder, readState, textOf, writeAgentId, writeState, type AgentFile, type FolderState } from './folder.ts';
import { baseOf, readAgent, readAgents, remoteOf, type RemoteAgent } from './remote.ts';
import { requireSameWorkspace } from './same-workspace.ts';
import { keepSecrets, readStored } from './secrets.ts';
import { differenceLines } from './show-difference.ts';

export interface PushOptions {
  dir: string;
  /** Shows the changes without applying them. */
  dryRun?: boolean;
  /** Exits with 1 if a dry run finds a change. */
  failsOnDifference?: boolean;
  force?: boolean;
  publish?: boolean;
  /** File that receives the signing secrets that the push creates. */
  secrets?: string;
}

type Outcome = 'unchanged' | 'created' | 'updated' | 'conflict';

/** The planned change of one file. */
interface Step {
  file: AgentFile;
  outcome: Outcome;
  /** Null if the agent is not created yet. */
  remote: RemoteAgent | null;
  patch: JsonObject | null;
}

export async function pushAgents(session: CliSession, options: PushOptions): Promise<void> {
  const { dir, dryRun = false, failsOnDifference = false, force = false, publish = false } = options;
  const folder = session.path(dir);
  const parley = await session.client();
  const state = await readState(folder);
  const workspaceId = await requireSameWorkspace(parley, state);
  const steps = await planOf(parley, await readFolder(folder), state, force);
  if (steps.length === 0)
    throw usage(`there are no agents in ${dir}`, 'parley agents pull writes those of the workspace.');
  const conflicts = steps.filter(({ outcome }) => outcome === 'conflict');
  if (dryRun || conflicts.length > 0) for (const step of steps) show(session, dir, step, { withDifference: true });
  for (const step of conflicts) await showServersChange(session, parley, step, state);
  if (conflicts.length > 0) throw conflict(conflicts.map(({ file }) => file.name));
  if (dryRun) {
    if (failsOnDifference && steps.some(({ outcome }) => outcome !== 'unchanged')) session.exitCode = EXIT.failed;
    return;
  }
  // A file that cannot be used is refused before anything is created.
  if (options.secrets !== undefined) await readStored(session.path(options.secrets));
  const after: FolderState = { workspace_id: workspaceId, agents: { ...state.agents } };
  for (const step of steps) {
    const done = await carryOut(parley, folder, step, { force });
    // Written after each agent, so that a crash in between keeps what has been done.
    after.agents[done.agent.agent_id] = baseOf(done);
    if (step.outcome !== 'unchanged') await writeState(folder, after);
    let published: Agent | null = null;
    try {
      if (publish) published = await publishVersion(parley, done.agent);
    } finally {
      // Also if the version cannot be published: the service does not show the secrets again.
      show(session, dir, step, { withDifference: false, agent: done.agent, published });
      for (const { pointer, detail } of done.agent.warnings ?? [])
        session.print.note(`! ${step.file.name}: ${pointer}: ${detail}`);
      await keepSecrets(session, done.agent, options.secrets);
      if (published !== null) await keepSecrets(session, published, options.secrets);
    }
  }
  await writeState(folder, after);
}

async function planOf(
  parley: Parley,
  files: readonly AgentFile[],
  state: FolderState,
  force: boolean,
): Promise<Step[]> {
  const found = files.some(({ agentId }) => agentId !== null) ? await readAgents(parley, undefined) : [];
  const byId = new Map(found.map((remote) => [remote.agent.agent_id, remote]));
  return files.map((file): Step => {
    if (file.agentId === null) return { file, outcome: 'created', remote: null, patch: null };
    const remote = byId.get(file.agentId);
    if (remote === undefined) {
      throw usage(
        `${file.name}: the workspace has no ${file.agentId}`,
        'Delete the file, or its line agent_id to create the agent.',
      );
    }
    const patch = patchOf(file.content, remote.content);
    if (patch === null) return { file, outcome: 'unchanged', remote, patch };
    const isBase = state.agents[file.agentId]?.content === entityTagOf(remote.content);
    return { file, outcome: isBase || force ? 'updated' : 'conflict', remote, patch };
  });
}

async function carryOut(
  parley: Parley,
  folder: string,
  { file, remote, patch }: Step,
  { force }: { force: boolean },
): Promise<RemoteAgent> {
  if (remote === null) {
    const agent = await create(parley, file);
    await writeAgentId(folder, file, agent.agent_id);
    return remoteOf(agent);
  }
  if (patch === null) return remote;
  const { agent_id: id } = remote.agent;
  const options = force ? {} : { ifMatch: await tagOf(parley, file, remote) };
  const agent = await parley.agents.update(id, patch as unknown as AgentUpdate, options).catch((error: unknown) => {
    if (isApiError(error) && error.status === 412) throw conflict([file.name]);
    throw error;
  });
  return remoteOf(agent);
}

/**
 * @returns the agent, with the secret of its webhook if the publication created it; null if the version was published before
 */
async function publishVersion(parley: Parley, agent: Agent): Promise<Agent | null> {
  const { agent_id: id, version, published_version: before } = agent;
  return version === before ? null : parley.agents.publishVersion(id, { version });
}

/**
 * Creates an agent. The service replays the response to a key for a day, even after the agent was deleted. In that case the agent
 * is created with another key.
 */
async function create(parley: Parley, file: AgentFile): Promise<Agent> {
  const body = file.content as unknown as AgentCreate;
  const agent = await parley.agents.create(body, { idempotencyKey: keyOf(file) });
  if ((await readAgent(parley, agent.agent_id)) !== null) return agent;
  return parley.agents.create(body, { idempotencyKey: `agents-push-${randomUUID()}` });
}

/** Returns the ETag of the compared state. @throws CliFailure when the agent has changed since */
async function tagOf(parley: Parley, file: AgentFile, compared: RemoteAgent): Promise<string> {
  const now = await readAgent(parley, compared.agent.agent_id);
  if (now === null || entityTagOf(now.content) !== entityTagOf(compared.content)) throw conflict([file.name]);
  return now.etag;
}

/** Returns the same key for the same file, so that an interrupted push creates no second agent. */
function keyOf({ name, text }: AgentFile): string {
  return `agents-push-${hash('sha256', `${name}\n${text}`, 'hex').slice(0, 40)}`;
}

function conflict(names: readonly string[]): CliFailure {
  return new CliFailure(
    `${names.join(', ')}: the service has changed since the last pull; nothing was overwritten`,
    EXIT.conflict,
    'Copy the changes that you need from the difference by hand, then push with --force; or pull again.',
  );
}

interface Shown {
  withDifference: boolean;
  /** Known once the agent exists. */
  agent?: Agent;
  /** The agent, if its version was published. */
  published?: Agent | null;
}

function show(session: CliSession, dir: string, step: Step, { withDifference, agent, published }: Shown): void {
  const { print } = session;
  const { file, outcome } = step;
  const lines = outcome === 'unchanged' || !withDifference ? [] : differenceOf(session, step);
  for (const line of lines) print.say(line);
  const version = published?.published_version;
  print.say(`${outcome.padEnd(9)} ${join(dir, file.name)}${published ? `, published version ${version}` : ''}`);
  print.emit({
    file: join(dir, file.name),
    agent_id: agent?.agent_id ?? file.agentId,
    outcome,
    ...(published ? { published_version: version } : {}),
    ...(withDifference ? { patch: step.patch } : {}),
  });
}

/** Returns the difference between the service and the file. */
function differenceOf({ print }: CliSession, { file, remote }: Step): string[] {
  const before = remote === null ? '' : textOf(file.name, remote.content);
  const after = textOf(file.name, remote === null ? file.content : withFile(remote.content, file.content));
  return differenceLines(before, after, [`${file.name} (service)`, `${file.name} (here)`], print.paint);
}

/** Shows changes by others since the file was written, if the service still has the version from which it was written. */
async function showServersChange(session: CliSession, parley: Parley, step: Step, state: FolderState): Promise<void> {
  const { file, remote } = step;
  const base = state.agents[file.agentId!];
  if (!base || remote === null)
    return session.print.note(`${file.name}: .parley.json does not say what it was written from`);
  const old = await parley.agents.getVersion(file.agentId!, String(base.version)).catch((error: unknown) => {
    if (isApiError(error) && error.status === 404) return null;
    throw error;
  });
  if (old === null) return;
  const names = [`version ${base.version} (last pull)`, `version ${remote.agent.version} (service now)`] as const;
  const before = textOf(file.name, settingsOf(old.agent));
  const lines = differenceLines(before, textOf(file.name, remote.content), names, session.print.paint);
  if (lines.length > 0) session.print.say('Changed on the service since the last pull:');
  for (const line of lines) session.print.say(line);
}
