// The agents of the workspace as files have them. Lists hold whole agents, so that hundreds of them take a few requests.
import type { Agent, Parley } from '../../../generated/clients/typescript/src/index.ts';
import type { JsonObject } from '../../core/json.ts';
import { isApiError } from '../failures.ts';
import { settingsOf } from './compare.ts';
import { hashOf, type Base } from './folder.ts';

const AT_ONCE = 4;
const PAGE = 100;

export interface RemoteAgent {
  agent: Agent;
  /** As a file has it. */
  content: JsonObject;
}

/** @param wanted ids; left out: all of the workspace */
export async function readAgents(parley: Parley, wanted: readonly string[] | undefined): Promise<RemoteAgent[]> {
  if (wanted) {
    const found = await eachOf(wanted, (id) => readAgent(parley, id));
    return found.filter((each) => each !== null);
  }
  const agents: RemoteAgent[] = [];
  for await (const agent of parley.agents.list({ limit: PAGE })) agents.push(remoteOf(agent));
  return agents;
}

/** With the tag of its state. Null: the workspace has no such agent. */
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
  return { version: agent.version, content: hashOf(content) };
}

/** Runs the work for each item, four at a time, and keeps the order. */
export async function eachOf<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    for (let index = next++; index < items.length; index = next++) results[index] = await work(items[index]!);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return results;
}
