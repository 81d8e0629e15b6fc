// Descriptions of the kinds of functions.
import type { AgentFunction } from '../../../../../../generated/types.ts';

export type FunctionKind = AgentFunction['type'];

interface KindWords {
  title: string;
  /** What the agent does with the function. */
  does: string;
  /** Initial name. */
  name: string;
  description: string;
}

export const KINDS: Readonly<Record<FunctionKind, KindWords>> = {
  webhook: { title: 'Request', does: 'sends a signed request to your address', name: '', description: '' },
  transfer_call: {
    title: 'Transfer',
    does: 'connects the caller to a person',
    name: 'transfer_to_person',
    description: 'When the caller asks for a person.',
  },
  end_call: {
    title: 'End',
    does: 'says goodbye and hangs up',
    name: 'end_call',
    description: 'Ends the call after a goodbye.',
  },
  dtmf: {
    title: 'Keys',
    does: 'presses keys of the telephone',
    name: 'press_keys',
    description: 'Presses keys in a phone menu.',
  },
  send_sms: {
    title: 'Text message',
    does: 'sends the caller a text message',
    name: 'send_text',
    description: 'Sends the caller what was asked for as a text message.',
  },
  mcp: { title: 'MCP', does: 'offers the tools of an MCP server', name: 'tools', description: '' },
};
