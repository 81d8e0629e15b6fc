// Agents in the format of OpenAI's models, for clients that list models before they chat.
import type { AgentModel, AgentModelList } from '../../../../generated/types.ts';
import type { Context } from '../../../runtime.ts';
import { findAgent, listAgentNames } from '../../agents/service/find-agent.ts';
import { toAgentModel } from '../wire/openai.ts';

export async function listAgentModels(ctx: Context): Promise<AgentModelList> {
  const { agents, hasMore } = await listAgentNames(ctx);
  return { object: 'list', data: agents.map(toAgentModel), has_more: hasMore };
}

/** @throws Failure `agent_not_found` */
export async function getAgentModel(ctx: Context, model: string): Promise<AgentModel> {
  return toAgentModel(await findAgent(ctx, model, '/path/model'));
}
