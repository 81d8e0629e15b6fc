// `parley agents pull`: writes the agents of the workspace to files. An edited file is never overwritten. If the agent has
// changed, too, that is a conflict.
import { join } from 'node:path';
import { entityTagOf } from '../../core/entity-tag.ts';
import { findAgent } from '../agent-names.ts';
import { CliFailure, EXIT } from '../failures.ts';
import type { CliSession } from '../session.ts';
import { isSame } from './compare.ts';
import {
  newFileName,
  readFolder,
  readState,
  textOf,
  writeAgent,
  writeState,
  type AgentFile,
  type FolderState,
  type Format,
} from './folder.ts';
import { baseOf, eachOf, readAgents, type RemoteAgent } from './remote.ts';
import { requireSameWorkspace } from './same-workspace.ts';
import { differenceLines } from './show-difference.ts';

export interface PullOptions {
  dir: string;
  format: Format;
  /** Ids or names; all agents if omitted. */
  agent?: string[];
  force?: boolean;
}

type Outcome = 'written' | 'unchanged' | 'edited here' | 'conflict';

export async function pullAgents(
  session: CliSession,
  { dir, format, agent: wanted, force }: PullOptions,
): Promise<void> {
  const { print } = session;
  const folder = session.path(dir);
  const connection = await session.connect();
  const { parley } = connection;
  const [files, state] = [await readFolder(folder), await readState(folder)];
  const workspaceId = await requireSameWorkspace(parley, state);
  const ids = wanted && (await eachOf(wanted, (each) => findAgent(session, connection, each)));
  const agents = await readAgents(parley, ids);
  const taken = new Set(files.map(({ name }) => name));
  const after: FolderState = { workspace_id: workspaceId, agents: ids ? { ...state.agents } : {} };
  const conflicts: string[] = [];
  for (const remote of agents) {
    const { agent_id: id, agent_name: agentName } = remote.agent;
    const file = files.find(({ agentId }) => agentId === id);
    const name = file?.name ?? newFileName(agentName, id, taken, format);
    taken.add(name);
    const outcome = force || !file ? writingOf(remote, file) : outcomeOf(remote, file, state);
    if (outcome === 'written') await writeAgent(folder, name, remote.content);
    // Edited files and conflicts keep the recorded state from which they were written.
    const keeps = outcome === 'edited here' || outcome === 'conflict';
    const base = keeps ? state.agents[id] : baseOf(remote);
    if (base !== undefined) after.agents[id] = base;
    if (outcome === 'conflict') {
      conflicts.push(name);
      const names = [`${name} (here)`, `${name} (service, version ${remote.agent.version})`] as const;
      for (const line of differenceLines(file!.text, textOf(name, remote.content), names, print.paint)) print.say(line);
    }
    print.say(`${outcome.padEnd(11)} ${join(dir, name)}`);
    print.emit({ file: join(dir, name), agent_id: id, outcome: outcome.replace(' ', '_') });
  }
  await writeState(folder, after);
  // A pull of some agents does not know whether the others exist.
  for (const file of ids ? [] : goneFiles(files, agents))
    print.note(`${join(dir, file.name)}: the workspace has no ${file.agentId}`);
  if (conflicts.length === 0) return;
  throw new CliFailure(
    `${conflicts.join(', ')}: edited here and changed on the service`,
    EXIT.conflict,
    'Copy the changes that you need by hand, then push with --force; or pull with --force, which discards your edits.',
  );
}

function writingOf({ content }: RemoteAgent, file: AgentFile | undefined): Outcome {
  return file && isSame(file.content, content) ? 'unchanged' : 'written';
}

function outcomeOf(remote: RemoteAgent, file: AgentFile, state: FolderState): Outcome {
  if (isSame(file.content, remote.content)) return 'unchanged';
  const base = state.agents[remote.agent.agent_id];
  if (base?.content === entityTagOf(file.content)) return 'written';
  return base?.content === entityTagOf(remote.content) ? 'edited here' : 'conflict';
}

function goneFiles(files: readonly AgentFile[], agents: readonly RemoteAgent[]): AgentFile[] {
  const ids = new Set(agents.map(({ agent }) => agent.agent_id));
  return files.filter(({ agentId }) => agentId !== null && !ids.has(agentId));
}
