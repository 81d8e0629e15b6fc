// The agents of the workspace in the format of files. Lists contain whole agents, so that reading hundreds takes only a few
// requests.
import type { Agent, Parley } from '../../../generated/clients/typescript/src/index.ts';
import { entityTagOf } from '../../core/entity-tag.ts';
import type { JsonObject } from '../../core/json.ts';
import { isApiError } from '../failures.ts';
import { settingsOf } from './compare.ts';
import type { Base } from './folder.ts';

const AT_ONCE = 4;
const PAGE = 100;

export interface RemoteAgent {
  agent: Agent;
  /** The agent in the format of a file. */
  content: JsonObject;
}

/** @param wanted ids; all agents of the workspace if omitted */
export async function readAgents(parley: Parley, wanted: readonly string[] | undefined): Promise<RemoteAgent[]> {
  if (wanted) {
    const found = await eachOf(wanted, (id) => readAgent(parley, id));
    return found.filter((each) => each !== null);
  }
  const agents: RemoteAgent[] = [];
  for await (const agent of parley.agents.list({ limit: PAGE })) agents.push(remoteOf(agent));
  return agents;
}

/** Reads an agent with its ETag. Null if the workspace has no such agent. */
export async function readAgent(parley: Parley, id: string): Promise<(RemoteAgent & { etag: string }) | null> {
  try {
    const { data, response } = await parley.agents.get(id).withResponse();
    return { ...remoteOf(data), etag: response.headers.get('etag') ?? '' };
  } catch (error) {
    if (isApiError(error) && error.is('agent_not_found')) return null;
    throw error;
  }
}

export function remoteOf(agent: Agent): RemoteAgent {
  return { agent, content: settingsOf(agent) };
}

export function baseOf({ agent, content }: RemoteAgent): Base {
  return { version: agent.version, content: entityTagOf(content) };
}

/** Runs the work for each item, four at a time, and keeps the order of results. */
export async function eachOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
