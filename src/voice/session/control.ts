// What somebody outside may wish of a live conversation. Carried out by session.ts, one after the other; the calls service
// finds wishes in rows. Invariant: what changes who speaks goes through the turn machine like everything else.
import type { Pipeline } from './reply-pipeline.ts';
import type { AgentHandoff } from './agent-handoff.ts';
import type { TransferIntent, TurnEvent } from '../vocabulary.ts';
import type { PendingCommands } from './pending-commands.ts';

/** As the contract spells them. */
export type ControlCommand =
  /** Says a sentence now, instead of what it says. */
  | { action: 'say'; text: string }
  /** The agent knows it from its next answer on; nobody hears it. */
  | { action: 'inject_context'; text: string }
  /** The agent stays silent and goes on listening. */
  | { action: 'mute' }
  | { action: 'unmute' }
  | { action: 'send_dtmf'; digits: string }
  | { action: 'transfer'; to: string; mode?: 'cold' | 'warm'; briefing?: string | null; message?: string | null }
  /** Another agent of the workspace takes over. */
  | { action: 'handoff'; agent_id: string; message?: string | null };

export interface Controlled {
  abort: AbortController;
  dispatch(event: TurnEvent): void;
  nowMs(): number;
  wishes: PendingCommands;
}

/** Resolves when the wish has taken effect. @throws Error why it has not */
export async function carryOutControl(
  { abort, dispatch, nowMs, wishes }: Controlled,
  pipeline: Pipeline,
  succession: AgentHandoff,
  wished: ControlCommand,
): Promise<void> {
  if (abort.signal.aborted) throw new Error('the call is over');
  switch (wished.action) {
    case 'say':
      return wishes.ask((wish) => dispatch({ type: 'say', text: wished.text, commandId: wish, atMs: nowMs() }));
    case 'mute':
    case 'unmute':
      return wishes.ask((wish) =>
        dispatch({ type: 'mute', on: wished.action === 'mute', commandId: wish, atMs: nowMs() }),
      );
    case 'transfer': {
      const message = wished.message ?? null;
      return wishes.ask((wish) =>
        dispatch({ type: 'transfer', intent: transferIntent(wish, wished), message, atMs: nowMs() }),
      );
    }
    case 'handoff':
      return succession.handOff(wished.agent_id, wished.message ?? null);
    case 'inject_context':
      pipeline.inform(wished.text);
      return dispatch({ type: 'context_added', atMs: nowMs() });
    case 'send_dtmf':
      return pipeline.press(wished.digits);
  }
}

/** A transfer that no function of the agent asked for. */
function transferIntent(callId: string, wished: Extract<ControlCommand, { action: 'transfer' }>): TransferIntent {
  const { to, mode = 'cold', briefing = null } = wished;
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
