// Chooses the agent for a call on a number: one of the agents that share it, by weight, or else the assigned agent.
import { randomInt } from 'node:crypto';
import type { Db } from '../../../database/transaction.ts';
import type { PhoneNumberRow } from '../store.ts';
import { selectAgentsOf, type Direction } from '../store/agents.ts';
import { pickByWeight } from '../weights.ts';

interface ChosenAgent {
  agentId: string;
  /** A fixed version; null for the live one. */
  version: number | null;
}

const RESOLUTION = 2 ** 32;

/** Returns null when the number has no agent for this direction. */
export async function chooseAgent(db: Db, number: PhoneNumberRow, direction: Direction): Promise<ChosenAgent | null> {
  const all = await selectAgentsOf(db, number.workspace_id, [number.id]);
  const shares = all.filter((agent) => agent.direction === direction);
  const chosen = pickByWeight(shares, randomInt(RESOLUTION) / RESOLUTION);
  if (chosen) return { agentId: chosen.agent_id, version: chosen.agent_version };
  if (direction === 'outbound' || number.agent_id === null) return null;
  return { agentId: number.agent_id, version: number.agent_version };
}
