// Agents and functions in the format of the contract. Fields are named one by one, so that no column leaks.
import type { Agent, AgentFunction } from '../../../generated/types.ts';
import { iso } from '../../core/time.ts';
import { completeSettings } from './functions/fields.ts';
import type { FunctionRow } from './functions/store.ts';
import type { AgentState } from './settings.ts';

export interface AgentIdentity {
  id: string;
  version: number;
  published_version: number | null;
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
    published_version: identity.published_version,
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
  return {
    id: row.id,
    type: row.type,
    name: row.name,
    description: row.description,
    ...settingsFields(row),
    created_at: iso(new Date(row.created_at)),
    updated_at: iso(new Date(row.updated_at)),
  };
}

/** Exactly the settings of the type. In the contract `to` is a string or absent. */
function settingsFields({ type, settings }: AgentFunctionRecord) {
  if (type !== 'transfer_call') return completeSettings(type, settings);
  const { to, ...fields } = completeSettings(type, settings);
  return { ...fields, ...(to === null ? {} : { to }) };
}
