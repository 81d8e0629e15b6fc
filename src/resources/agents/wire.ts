// Agents and functions in the format of the contract. Fields are named one by one, so that no column leaks.
import type { Agent, AgentFunction } from '../../../generated/types.ts';
import type { JsonObject } from '../../core/json.ts';
import { iso } from '../../core/time.ts';
import type { FunctionRow } from './functions/store.ts';
import type { AgentState } from './settings.ts';

export interface AgentIdentity {
  id: string;
  version: number;
  created_at: Date;
  updated_at: Date;
}

export function toAgent(identity: AgentIdentity, state: AgentState, functions: readonly AgentFunctionRecord[]): Agent {
  return {
    agent_id: identity.id,
    agent_name: state.agent_name,
    tags: state.tags,
    folder: state.folder,
    functions: functions.map(toFunction),
    // Exactly the fields of AGENT_FIELDS: settings come from withDefaults or upgradeSettings.
    ...state.settings,
    version: identity.version,
    created_at: iso(identity.created_at),
    updated_at: iso(identity.updated_at),
  };
}

/** A function from its row or from a version. */
export type AgentFunctionRecord = Pick<FunctionRow, 'id' | 'type' | 'name' | 'description' | 'settings'> & {
  created_at: Date | string;
  updated_at: Date | string;
};

export function toFunction(row: AgentFunctionRecord): AgentFunction {
  const { settings } = row;
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    ...(row.type === 'webhook' ? { parameters: settings['parameters'] as JsonObject, ...addressFields(settings) } : {}),
    ...(row.type === 'mcp'
      ? {
          allowed_tools: (settings['allowed_tools'] as string[] | null | undefined) ?? null,
          ...addressFields(settings),
        }
      : {}),
    ...(row.type === 'transfer_call' ? transferFields(settings) : {}),
    ...(row.type === 'transfer_call' || row.type === 'end_call'
      ? { message: (settings['message'] as string | null | undefined) ?? null }
      : {}),
    created_at: iso(new Date(row.created_at)),
    updated_at: iso(new Date(row.updated_at)),
  };
}

function transferFields(settings: JsonObject) {
  return {
    // In the contract `to` is a string or absent.
    ...(typeof settings['to'] === 'string' ? { to: settings['to'] } : {}),
    allowed_destinations: (settings['allowed_destinations'] as string[] | null | undefined) ?? null,
    mode: (settings['mode'] as 'cold' | 'warm' | undefined) ?? 'cold',
    briefing: (settings['briefing'] as string | null | undefined) ?? null,
  };
}

function addressFields(settings: JsonObject) {
  return {
    url: settings['url'] as string,
    header_names: settings['header_names'] as string[],
    timeout_ms: settings['timeout_ms'] as number,
    filler: (settings['filler'] as string | null | undefined) ?? null,
  };
}
