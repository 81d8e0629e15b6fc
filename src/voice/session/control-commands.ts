// The commands that an operator or a program may send to a live conversation.
// Invariant: everything that changes who speaks goes through the turn machine, like every other event. Only keys wait for keys.
import type { TransferIntent } from '../vocabulary.ts';
import type { AgentHandoff } from './agent-handoff.ts';
import { addContext, type SessionAgentState } from './agent-state.ts';
import type { SessionContext } from './context.ts';
import type { Keypad } from './keypad.ts';
import type { PendingCommands } from './pending-commands.ts';

/** Spelled as in the contract. */
export type ControlCommand =
  /** Says a sentence now, instead of what the agent says. */
  | { action: 'say'; text: string }
  /** The agent knows the text from its next answer on; the caller does not hear it. */
  | { action: 'inject_context'; text: string }
  /** The agent stays silent and continues to listen. */
  | { action: 'mute' }
  | { action: 'unmute' }
  | { action: 'send_dtmf'; digits: string }
  | { action: 'transfer'; to: string; mode?: 'cold' | 'warm'; briefing?: string | null; message?: string | null }
  /** Another agent of the workspace takes over. With a draft, which the call has stored, the current agent may take over itself. */
  | { action: 'handoff'; agent_id: string; message?: string | null; draft?: object };

/** Resolves when the command has taken effect. @throws Error why it has not */
export async function carryOutControl(
  ctx: SessionContext,
  state: SessionAgentState,
  { pending, keypad }: { pending: PendingCommands; keypad: Keypad },
  handoff: AgentHandoff,
  command: ControlCommand,
): Promise<void> {
  const { signal, emit, nowMs } = ctx;
  if (signal.aborted) throw new Error('the call is over');
  switch (command.action) {
    case 'say':
      return pending.submit((commandId) => emit({ type: 'say', text: command.text, commandId, atMs: nowMs() }));
    case 'mute':
    case 'unmute': {
      const on = command.action === 'mute';
      return pending.submit((commandId) => emit({ type: 'mute', on, commandId, atMs: nowMs() }));
    }
    case 'transfer': {
      const message = command.message ?? null;
      return pending.submit((commandId) =>
        emit({ type: 'transfer', intent: transferIntent(commandId, command), message, atMs: nowMs() }),
      );
    }
    case 'handoff':
      return handoff.requestHandoff(command.agent_id, command.message ?? null, command.draft !== undefined);
    case 'inject_context':
      return addContext(ctx, state, command.text);
    case 'send_dtmf':
      return keypad.pressKeys(command.digits);
  }
}

/** Builds a transfer that no function of the agent requested. The command id takes the place of a function-call id. */
function transferIntent(callId: string, command: Extract<ControlCommand, { action: 'transfer' }>): TransferIntent {
  const { to, mode = 'cold', briefing = null } = command;
  const fn = { type: 'transfer_call' as const, id: '', name: 'transfer', description: '', to };
  return {
    callId,
    name: 'transfer',
    kind: 'transfer',
    fn: { ...fn, destinations: [], message: null, mode, briefing },
    to,
    mode,
    briefing,
    args: {},
  };
}
