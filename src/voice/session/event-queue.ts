// Takes the events of a session one after the other to the turn machine, and its decisions to whoever carries them out. Made
// by session.ts once. Invariant: an event that a decision causes waits until the decision is carried out; after the end none
// counts.
import type { SessionEnd } from '../host.ts';
import type { Core } from './session.ts';
import { turnSettings } from './agent-handoff.ts';
import { newTurnState, step } from '../turn/machine.ts';
import type { Command, TurnEvent } from '../vocabulary.ts';

/** One event after the other: commands may cause events, which wait for their turn. */
export function createDispatcher(
  core: Core,
  execute: (command: Command) => void,
  heardText: (speech: number) => string,
) {
  const { options } = core;
  let turn = newTurnState(turnSettings(options.agent, options.answeredBy));
  const waiting: TurnEvent[] = [];
  let busy = false;
  const decide = (event: TurnEvent) => {
    if (turn.phase.name === 'ended') return;
    noteOnRecord(core, event);
    const [next, commands] = step(turn, event);
    turn = next;
    for (const command of commands) execute(command);
    core.view.turnChanged(turn, heardText);
  };
  return (event: TurnEvent) => {
    waiting.push(event);
    if (busy) return;
    busy = true;
    for (let next = waiting.shift(); next; next = waiting.shift()) {
      try {
        decide(next);
      } catch (error) {
        options.log.error({ err: error, event: next.type }, 'a session failed to carry out a decision');
        waiting.length = 0;
        waiting.push({ type: 'end_requested', end: internalError((error as Error).message), atMs: core.nowMs() });
      }
    }
    busy = false;
  };
}

/** What goes on the timeline whatever the turn machine makes of it. */
function noteOnRecord(core: Core, event: TurnEvent): void {
  if (event.type === 'dtmf')
    core.record({ type: 'dtmf', digit: event.digit, atMs: Math.round(event.atMs), by: 'user' });
  if (event.type === 'failed' || event.type === 'speech_failed') {
    core.record({ type: 'error', code: event.reason, detail: event.detail });
  }
}

export function internalError(detail: string): SessionEnd {
  return { status: 'failed', reason: 'internal_error', detail };
}
