// The settings of each type of function, one entry each: the default for a new function that omits the setting, and for rows and
// versions older than the setting. Names are the contract's, except `header_names`, which replaces `headers`. Pure.
import type { AgentFunctionCreate } from '../../../../generated/types.ts';
import type { JsonObject } from '../../../core/json.ts';

type FunctionType = AgentFunctionCreate['type'];

interface RequestSettings {
  url: string;
  header_names: string[];
  timeout_ms: number;
  filler: string | null;
}

interface FunctionSettings {
  webhook: RequestSettings & { parameters: JsonObject };
  mcp: RequestSettings & { allowed_tools: string[] | null };
  transfer_call: {
    to: string | null;
    allowed_destinations: string[] | null;
    message: string | null;
    mode: 'cold' | 'warm';
    briefing: string | null;
  };
  end_call: { message: string | null };
  dtmf: object;
  send_sms: object;
}

// Every request has an address, so this default is never used.
const REQUEST: RequestSettings = { url: '', header_names: [], timeout_ms: 10_000, filler: null };

const DEFAULTS: FunctionSettings = {
  webhook: { parameters: { type: 'object', properties: {} }, ...REQUEST },
  mcp: { allowed_tools: null, ...REQUEST },
  transfer_call: { to: null, allowed_destinations: null, message: null, mode: 'cold', briefing: null },
  end_call: { message: null },
  dtmf: {},
  send_sms: {},
};

/** Completes the settings of one type. Omits all other members of `given`. Null also selects the default. */
export function completeSettings<Type extends FunctionType>(type: Type, given: object): FunctionSettings[Type] {
  const values = given as Record<string, unknown>;
  const settings = Object.entries(DEFAULTS[type]).map(([name, fallback]) => [name, values[name] ?? fallback]);
  return Object.fromEntries(settings) as FunctionSettings[Type];
}

/** Returns the names of the fields that a patch of this type can contain, in addition to name and description. */
export function patchableFields(type: FunctionType): string[] {
  return Object.keys(DEFAULTS[type]).map((name) => (name === 'header_names' ? 'headers' : name));
}
