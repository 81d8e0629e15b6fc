// The turn machine during a transfer: a cold transfer ends the call, a warm one bridges it.
// Pure. Invariants: a transition out of a warm transfer that was not connected abandons it, so that no phone keeps ringing. While
// the caller talks with a human, the agent says nothing.
import type { SessionEnd } from '../host.ts';
import type { Command, TurnStep, TurnState, TurnEvent } from '../vocabulary.ts';
import { phrasesOf } from './language.ts';
import { isCallerSpeaking } from './loudness.ts';
import { andThen, commitInput, endCall, listen, MAX_TOOL_ROUNDS, say, sayAndEnd, waitFor } from './transitions.ts';

const TRANSFERRED: SessionEnd = { status: 'completed', reason: 'transferred' };
const HANGUP: SessionEnd = { status: 'completed', reason: 'caller_hangup' };

export function onTransferred(turn: TurnState, callId: string): TurnStep {
  const { phase } = turn;
  if (phase.name !== 'transferring' || phase.intent.callId !== callId) return [turn, []];
  const settle: Command = { do: 'resolve', commandId: phase.intent.callId, failure: null };
  if (phase.intent.mode === 'cold') return andThen([turn, [settle]], (t) => endCall(t, TRANSFERRED));
  // Words that the caller said during the ringing are committed and get no answer.
  return andThen(commitInput(turn), (t) => [
    { ...t, phase: { name: 'bridged' } },
    [{ do: 'cancel_timer', name: 'idle' }, { do: 'cancel_timer', name: 'endpoint' }, settle],
  ]);
}

/** The caller was connected although the agent had said that nobody was: the line to the caller is gone. */
export function onTransferredLate(turn: TurnState): TurnStep {
  return endCall(turn, TRANSFERRED);
}

/** The transfer takes too long. A cold one whose request the carrier has not received yet is not executed any more. */
export function onTransferTimeout(turn: TurnState, atMs: number): TurnStep {
  const [failed, commands] = onTransferFailed(turn, atMs, 'no human was connected in time');
  const isCold = turn.phase.name === 'transferring' && turn.phase.intent.mode === 'cold';
  return isCold ? [failed, [{ do: 'abandon_transfer' }, ...commands]] : [failed, commands];
}

/**
 * No human was connected: the agent says so, or the model answers with the result, unless the caller has hung up or the call was
 * to end meanwhile.
 */
export function onTransferFailed(turn: TurnState, atMs: number, detail: string): TurnStep {
  const { phase } = turn;
  if (phase.name !== 'transferring') return [turn, []];
  const settled: TurnStep = [turn, [{ do: 'resolve', commandId: phase.intent.callId, failure: detail }]];
  if (phase.closed === 'hangup') return andThen(settled, (t) => endCall(t, HANGUP));
  if (phase.closed === 'lost') return andThen(settled, endLost);
  const due = turn.endAfterTransfer;
  if (due) return andThen(settled, (t) => sayAndEnd(t, due.text, due.end, due.language));
  if (phase.intent.mode === 'warm') {
    // The ringback has stopped. A fixed sentence is ready at once; the model learns the details from the result.
    const { phrases, language } = phrasesOf(turn);
    return andThen(settled, (t) => say(t, phrases.notConnected, true, { kind: 'listen' }, language));
  }
  if (turn.rounds >= MAX_TOOL_ROUNDS) return andThen(settled, (t) => listen(t, atMs, false));
  const speech = turn.nextSpeech;
  const think: Command = { do: 'generate', speech, query: null, held: isCallerSpeaking(turn), tools: true };
  const thinking: TurnStep = [{ ...turn, nextSpeech: speech + 1, rounds: turn.rounds + 1 }, [...settled[1], think]];
  return andThen(thinking, (t) => waitFor(t, { kind: 'reply', speech }));
}

/**
 * The caller has hung up or is lost. In a cold transfer the carrier may have ended our leg to connect the other one, so its
 * result decides.
 */
export function onClosedWhileTransferring(turn: TurnState, reason: 'hangup' | 'lost'): TurnStep {
  const { phase } = turn;
  if (phase.name !== 'transferring') return [turn, []];
  if (phase.intent.mode === 'cold') return [{ ...turn, phase: { ...phase, closed: reason } }, []];
  return reason === 'lost' ? endLost(turn) : endCall(turn, HANGUP);
}

/** While two humans talk, only an end counts: from either side, or requested from outside. */
export function decideBridged(turn: TurnState, event: TurnEvent): TurnStep {
  switch (event.type) {
    case 'line_closed':
    case 'peer_closed':
      return event.reason === 'lost' ? endLost(turn) : endCall(turn, TRANSFERRED);
    case 'end_requested':
    case 'end_with_message':
      return endCall(turn, event.end);
    case 'transferred_late':
      return onTransferredLate(turn);
    case 'failed':
      return event.reason === 'internal_error'
        ? endCall(turn, { status: 'failed', reason: event.reason, detail: event.detail })
        : [turn, []];
    default:
      return [turn, []];
  }
}

/** When a transition leaves a warm transfer, stops the ringback and the ringing of the second leg first. */
export function abandonUnlessTransferring(before: TurnState, [turn, commands]: TurnStep): TurnStep {
  const { phase } = before;
  const stays = turn.phase.name === 'transferring' || turn.phase.name === 'bridged';
  if (phase.name !== 'transferring' || phase.intent.mode === 'cold' || stays) return [turn, commands];
  return [turn, [{ do: 'abandon_transfer' }, ...commands]];
}

export function endLost(turn: TurnState): TurnStep {
  return endCall(turn, { status: 'failed', reason: 'media_lost', detail: 'the line was lost' });
}
