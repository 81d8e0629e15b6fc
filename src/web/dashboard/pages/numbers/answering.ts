// Rules about who answers a number. Pure.
import type { PhoneNumber } from '../../../../../generated/types.ts';

interface Answering {
  agentId: string;
  version: number | null;
  /** 0 to 1. */
  share: number;
}

export function answeringOf(number: PhoneNumber): Answering[] {
  const { inbound_agents: agents, agent_id: agentId, agent_version: version } = number;
  if (agents.length === 0) return agentId === null ? [] : [{ agentId, version, share: 1 }];
  const all = agents.reduce((sum, { weight = 1 }) => sum + weight, 0);
  return agents.map((each) => ({
    agentId: each.agent_id,
    version: each.agent_version ?? null,
    share: (each.weight ?? 1) / all,
  }));
}

/** Every workspace owns this number; it takes no calls and cannot be released. */
export const TEST_NUMBER = '+12025550199';
