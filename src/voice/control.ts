// What somebody outside may wish of a live conversation. Carried out by session.ts, one after the other; the calls service
// finds wishes in rows. Invariant: what changes who speaks goes through the turn machine like everything else.
import type { Pipeline } from './pipeline.ts';
import type { TransferIntent, TurnEvent } from './turn/types.ts';

export type Wish =
  /** Says a sentence now, instead of what it says. */
  | { action: 'say'; text: string }
  /** The agent knows it from its next answer on; nobody hears it. */
  | { action: 'inject_context'; text: string }
  /** The agent stays silent and goes on listening. */
  | { action: 'mute' }
  | { action: 'unmute' }
  | { action: 'send_dtmf'; digits: string }
  | { action: 'transfer'; to: string };

export interface Controlled {
  abort: AbortController;
  dispatch(event: TurnEvent): void;
  nowMs(): number;
}

/** @throws Error why it cannot be done */
export async function control({ abort, dispatch, nowMs }: Controlled, pipeline: Pipeline, wish: Wish): Promise<void> {
  if (abort.signal.aborted) throw new Error('the call is over');
  const atMs = nowMs();
  switch (wish.action) {
    case 'say':
      return dispatch({ type: 'say', text: wish.text, atMs });
    case 'mute':
    case 'unmute':
      return dispatch({ type: 'mute', on: wish.action === 'mute', atMs });
    case 'transfer':
      return dispatch({ type: 'transfer', intent: wishedTransfer(wish.to), atMs });
    case 'inject_context':
      pipeline.inform(wish.text);
      return dispatch({ type: 'informed', atMs });
    case 'send_dtmf':
      return pipeline.press(wish.digits);
  }
}

/** A transfer that no function of the agent asked for. */
function wishedTransfer(to: string): TransferIntent {
  const fn = { type: 'transfer_call' as const, id: '', name: 'transfer', description: '', to, message: null };
  return { callId: 'control', name: 'transfer', kind: 'transfer', fn, to, args: {} };
}
