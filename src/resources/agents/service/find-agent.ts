// Finds agents by id or name, for interfaces that specify an agent in the place of a model.
import { fail, invalid } from '../../../core/errors.ts';
import type { Context } from '../../../runtime.ts';
import { selectAgent, selectAgents, selectAgentsNamed, type AgentRow } from '../store.ts';

const MAX_LISTED = 1000;

interface AgentName {
  id: string;
  name: string;
  workspaceId: string;
  createdAt: Date;
}

/**
 * @param called an id, or the exact name of one agent
 * @param pointer pointer to the value in the request
 * @throws Failure `agent_not_found`, `validation_failed` for a name of several agents
 */
export async function findAgent(ctx: Context, called: string, pointer: string): Promise<AgentName> {
  const { workspaceId } = ctx.actor;
  const byId = await selectAgent(ctx.db, workspaceId, called);
  if (byId) return toName(byId);
  const [first, second] = await selectAgentsNamed(ctx.db, workspaceId, called, 2);
  if (!first) throw fail('agent_not_found', { detail: 'No agent of the workspace has this id or exactly this name.' });
  if (second) throw invalid(pointer, 'ambiguous', 'is the name of several agents; use the id of one');
  return toName(first);
}

/** Returns agents, newest first. */
export async function listAgentNames(ctx: Context): Promise<{ agents: AgentName[]; hasMore: boolean }> {
  const rows = await selectAgents(ctx.db, ctx.actor.workspaceId, {}, MAX_LISTED, undefined);
  return { agents: rows.slice(0, MAX_LISTED).map(toName), hasMore: rows.length > MAX_LISTED };
}

function toName(row: AgentRow): AgentName {
  return { id: row.id, name: row.agent_name, workspaceId: row.workspace_id, createdAt: row.created_at };
}
