// What the turn machine does from the moment that a transfer is made: cold ones end the call, warm ones bridge it.
// Called by turn.ts and work.ts. Pure. Invariants: whoever leaves a warm transfer that did not come about abandons it, so that
// no phone rings on; while the caller talks with a human the agent says nothing, whatever happens.
import type { SessionEnd } from '../host.ts';
import { after, commit, end, listen, MAX_TOOL_ROUNDS, say, wait } from './transitions.ts';
import type { Command, Step, Turn, TurnEvent } from '../vocabulary.ts';

const TRANSFERRED: SessionEnd = { status: 'completed', reason: 'transferred' };
const HANGUP: SessionEnd = { status: 'completed', reason: 'caller_hangup' };

export function onTransferred(turn: Turn, callId: string): Step {
  const { phase } = turn;
  if (phase.name !== 'transferring' || phase.intent.callId !== callId) return [turn, []];
  const settle: Command = { do: 'settle', wish: phase.intent.callId, failure: null };
  if (phase.intent.mode === 'cold') return after([turn, [settle]], (t) => end(t, TRANSFERRED));
  // What the caller said into the ringing is put on record, and nobody answers it.
  return after(commit(turn), (t) => [
    { ...t, phase: { name: 'bridged' } },
    [{ do: 'cancel', name: 'patience' }, { do: 'cancel', name: 'hear' }, settle],
  ]);
}

/** Nobody was connected: the caller is told, or the model is and goes on, unless the caller is gone. */
export function onTransferFailed(turn: Turn, atMs: number, detail: string): Step {
  const { phase } = turn;
  if (phase.name !== 'transferring') return [turn, []];
  const settled: Step = [turn, [{ do: 'settle', wish: phase.intent.callId, failure: detail }]];
  if (phase.closed === 'hangup') return after(settled, (t) => end(t, HANGUP));
  if (phase.closed === 'lost') return after(settled, lost);
  if (phase.intent.mode === 'warm') {
    // Nothing sounds on the line any more: a fixed sentence is there at once, and the model knows the rest from the result.
    return after(settled, (t) => say(t, t.settings.phrases.notConnected, true, { kind: 'listen' }));
  }
  if (turn.rounds >= MAX_TOOL_ROUNDS) return after(settled, (t) => listen(t, atMs, false));
  const speech = turn.nextSpeech;
  const think: Command = { do: 'think', speech, query: null, held: turn.heard.speaking, tools: true };
  const thinking: Step = [{ ...turn, nextSpeech: speech + 1, rounds: turn.rounds + 1 }, [...settled[1], think]];
  return after(thinking, (t) => wait(t, { kind: 'reply', speech }));
}

/** The caller is gone. A carrier takes our leg away when it connects the other one: its own answer decides. */
export function onClosedWhileTransferring(turn: Turn, reason: 'hangup' | 'lost'): Step {
  const { phase } = turn;
  if (phase.name !== 'transferring') return [turn, []];
  if (phase.intent.mode === 'cold') return [{ ...turn, phase: { ...phase, closed: reason } }, []];
  return reason === 'lost' ? lost(turn) : end(turn, HANGUP);
}

/** Two humans talk: only an end is heard of, from either side, or from outside. */
export function decideBridged(turn: Turn, event: TurnEvent): Step {
  switch (event.type) {
    case 'line_closed':
    case 'peer_closed':
      return event.reason === 'lost' ? lost(turn) : end(turn, TRANSFERRED);
    case 'end_requested':
    case 'end_politely':
      return end(turn, event.end);
    case 'failed':
      return event.reason === 'internal_error'
        ? end(turn, { status: 'failed', reason: event.reason, detail: event.detail })
        : [turn, []];
    default:
      return [turn, []];
  }
}

/** Before anything else is said: the waiting tone stops, the phone of the other one too. */
export function letGo(before: Turn, [turn, commands]: Step): Step {
  const { phase } = before;
  const stays = turn.phase.name === 'transferring' || turn.phase.name === 'bridged';
  if (phase.name !== 'transferring' || phase.intent.mode === 'cold' || stays) return [turn, commands];
  return [turn, [{ do: 'abandon' }, ...commands]];
}

export function lost(turn: Turn): Step {
  return end(turn, { status: 'failed', reason: 'media_lost', detail: 'the line was lost' });
}
