// Finds an agent by id or by name.
import type { Agent } from '../../generated/clients/typescript/src/index.ts';
import type { Connection } from './connection.ts';
import { CliFailure, EXIT } from './failures.ts';
import type { CliSession } from './session.ts';

const MAX_NAMED = 20;

/**
 * Returns the id of an agent.
 * @param given an id or a name; if omitted: the demo agent, or the only agent of the workspace
 * @throws CliFailure listing the existing agents
 */
export async function findAgent(
  { print }: Pick<CliSession, 'print'>,
  { parley, demoAgentId }: Connection,
  given: string | undefined,
): Promise<string> {
  if (given?.startsWith('agent_')) return given;
  if (given === undefined && demoAgentId !== null) return demoAgentId;
  const { data: found } = await parley.agents.list(given === undefined ? {} : { name: given });
  const exact = found.filter(({ agent_name }) => agent_name.toLowerCase() === given?.toLowerCase());
  const [first] = exact.length > 0 ? exact : found;
  // Of several agents with one name, the newest is meant, because guides create the same agent repeatedly.
  if (exact.length > 1)
    print.note(`Several agents are named "${first!.agent_name}"; this is the newest, ${first!.agent_id}.`);
  if (first && (exact.length > 0 || found.length === 1)) return first.agent_id;
  const all: readonly Agent[] = found.length > 0 ? found : (await parley.agents.list()).data;
  const known = [...new Set(all.map(({ agent_name }) => `"${agent_name}"`))];
  const names = known.slice(0, MAX_NAMED);
  const more = known.length > MAX_NAMED ? ', …' : '';
  if (names.length === 0) {
    throw new CliFailure('there are no agents yet', EXIT.usage, 'parley agents push creates agents of files');
  }
  const there = `${names.join(', ')}${more}`;
  const what =
    given === undefined ? `there are several agents: ${there}` : `there is no agent "${given}"; there is ${there}`;
  throw new CliFailure(what, EXIT.usage, 'Name one with --agent, by its name or its id.');
}
