// SQL for phone_number_agents: agents that share a number by weight. Ordered by id and version, so that
// responses are stable.
import type { Selectable } from 'kysely';
import type { PhoneNumberAgentsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

export type NumberAgentRow = Selectable<PhoneNumberAgentsTable>;
export type Direction = NumberAgentRow['direction'];

export async function selectAgentsOf(
  db: Db,
  workspaceId: string,
  numberIds: readonly string[],
): Promise<NumberAgentRow[]> {
  if (numberIds.length === 0) return [];
  return db
    .selectFrom('phone_number_agents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('phone_number_id', 'in', numberIds)
    .orderBy('agent_id')
    .orderBy('agent_version')
    .execute();
}

/**
 * Replaces the list of one direction.
 * @throws a foreign-key error for an agent that does not exist
 */
export async function replaceAgents(
  trx: Trx,
  workspaceId: string,
  numberId: string,
  direction: Direction,
  agents: readonly { agent_id: string; agent_version: number | null; weight: number }[],
): Promise<void> {
  await trx
    .deleteFrom('phone_number_agents')
    .where('workspace_id', '=', workspaceId)
    .where('phone_number_id', '=', numberId)
    .where('direction', '=', direction)
    .execute();
  if (agents.length === 0) return;
  await trx
    .insertInto('phone_number_agents')
    .values(agents.map((agent) => ({ workspace_id: workspaceId, phone_number_id: numberId, direction, ...agent })))
    .execute();
}

/** Deletes both lists of a number, so that its agents can be deleted. */
export async function deleteAgentsOf(trx: Trx, workspaceId: string, numberId: string): Promise<void> {
  await trx
    .deleteFrom('phone_number_agents')
    .where('workspace_id', '=', workspaceId)
    .where('phone_number_id', '=', numberId)
    .execute();
}
