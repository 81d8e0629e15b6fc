// What the turn machine does with wishes of somebody outside: say, mute, transfer, hand off to another agent.
// Called by turn.ts. Pure. Invariant: every wish that is waited for is settled exactly once: when it has taken effect, or with
// the reason why it will not. Nobody cuts the disclosure: what comes too early waits, in order, until the agent is free.
import { after, follow, isEnding, listen, say, silence, wait, wayOut } from './transitions.ts';
import type { Command, Step, Turn, WishEvent } from '../vocabulary.ts';

/** The opening of a call is short; whoever sends more wishes than that into it has lost count. */
const MOST_WAITING = 20;

export function onWish(turn: Turn, event: WishEvent): Step {
  const refusal = refusalOf(turn) ?? supervisedRefusal(turn, event);
  if (refusal !== null) return [turn, settle(event, refusal)];
  if (turn.wishes.length === 0 && !isOpening(turn)) return grant(turn, event);
  if (turn.wishes.length >= MOST_WAITING) return [turn, settle(event, 'too many wishes wait for the agent')];
  return [{ ...turn, wishes: [...turn.wishes, event] }, []];
}

/** Grants what waited, as far as the agent is free for it now. The same step when there is nothing to do. */
export function serveWishes(step: Step, atMs: number): Step {
  const [turn, commands] = step;
  const [first, ...rest] = turn.wishes;
  if (!first) return step;
  const refusal = refusalOf(turn);
  if (refusal !== null) {
    return [{ ...turn, wishes: [] }, [...commands, ...turn.wishes.flatMap((wish) => settle(wish, refusal))]];
  }
  if (!isFree(turn, first)) return step;
  const granted = after([{ ...turn, wishes: rest }, commands], (t) => grant(t, { ...first, atMs }));
  return serveWishes(granted, atMs);
}

function refusalOf(turn: Turn): string | null {
  const { phase } = turn;
  if (phase.name === 'ended') return 'the call ended first';
  if (phase.name === 'voicemail') return 'a machine has answered';
  if (phase.name === 'bridged') return 'the caller is with a human already';
  if (!isEnding(turn)) return null;
  return wayOut(turn) === 'end' ? 'the call is ending' : 'the caller is being transferred';
}

/** Nobody speaks over a supervisor. */
function supervisedRefusal({ barged }: Turn, { type }: WishEvent): string | null {
  return barged && type === 'say' ? 'a supervisor speaks with the caller' : null;
}

/** Nobody has been greeted yet, or what must be heard is being said. */
function isOpening({ phase, disclosing }: Turn): boolean {
  return phase.name === 'opening' || (phase.name === 'speaking' && phase.speech === disclosing);
}

/** What had to wait lets the greeting be heard; only silence is wished for at once. */
function isFree(turn: Turn, wish: WishEvent): boolean {
  if (isOpening(turn)) return false;
  return wish.type === 'mute' || turn.phase.name !== 'speaking';
}

function grant(turn: Turn, event: WishEvent): Step {
  const stopped: Step = [turn, silence(turn, false)];
  switch (event.type) {
    case 'say':
      return settled(
        after(stopped, (t) => say({ ...t, muted: false }, event.text, true, { kind: 'listen' })),
        event,
      );
    case 'mute':
      if (event.on === turn.muted) return [turn, settle(event, null)];
      return settled(
        after(stopped, (t) => listen({ ...t, muted: event.on }, event.atMs, false)),
        event,
      );
    case 'transfer': {
      // Settled when it has come to something.
      const { intent } = event;
      const message = event.message ?? (intent.mode === 'warm' ? turn.settings.phrases.connecting : null);
      const next = { kind: 'transfer' as const, intent };
      return after(stopped, (t) => (message === null ? follow(t, next, event.atMs) : say(t, message, false, next)));
    }
    case 'handoff':
      return settled(
        after(stopped, (t) => handOff(turn, t, event)),
        event,
      );
  }
}

/** The other agent says its message, or answers what the first one was about to answer, or listens. */
function handOff(before: Turn, turn: Turn, event: Extract<WishEvent, { type: 'handoff' }>): Step {
  const { settings, message, wish, atMs } = event;
  const next: Turn = { ...turn, settings, reminders: 0, rounds: 0, fillers: 0, aheadTries: 0 };
  const { phase } = before;
  // Its answer was prepared by the first agent and is stopped already.
  const free: Turn = phase.name === 'listening' ? { ...next, phase: { ...phase, ahead: null } } : next;
  const become: Step = [free, [{ do: 'become', wish }]];
  if (message !== null) {
    return after(become, (t) => say(t, message, settings.interruption.enabled, { kind: 'listen' }));
  }
  const owesAnswer = phase.name === 'thinking' || (phase.name === 'speaking' && phase.next.kind === 'work');
  if (!owesAnswer) return after(become, (t) => listen(t, atMs, false));
  const speech = free.nextSpeech;
  const think: Command = { do: 'think', speech, query: null, held: free.heard.speaking, tools: true };
  const thinking: Step = [{ ...free, nextSpeech: speech + 1 }, [...become[1], think]];
  return after(thinking, (t) => wait(t, { kind: 'reply', speech }));
}

function settled([turn, commands]: Step, event: WishEvent): Step {
  return [turn, [...commands, ...settle(event, null)]];
}

function settle(event: WishEvent, failure: string | null): Command[] {
  const wish = event.type === 'transfer' ? event.intent.callId : event.wish;
  return wish === undefined ? [] : [{ do: 'settle', wish, failure }];
}
