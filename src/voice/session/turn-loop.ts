// Runs the turn machine of one session: an event in, its decision carried out. Invariant: after the end no event counts.
import type { CommandHandlers, Command, TurnEvent, TurnSettings } from '../vocabulary.ts';
import { newTurnState, step } from '../turn/machine.ts';
import type { SessionContext } from './context.ts';

/** @param heardText what the caller has heard of a speech so far, for views */
export function createTurnLoop(
  ctx: SessionContext,
  settings: TurnSettings,
  handlers: CommandHandlers,
  heardText: (speech: number) => string,
): (event: TurnEvent) => void {
  let turn = newTurnState(settings);
  return (event) => {
    if (turn.phase.name === 'ended') return;
    recordInput(ctx, event);
    const [next, commands] = step(turn, event);
    turn = next;
    for (const command of commands) execute(handlers, command);
    ctx.views.turnChanged(turn, heardText);
  };
}

function execute(handlers: CommandHandlers, command: Command): void {
  // The mapped type guarantees that the handler found under `do` takes this command.
  const handler = handlers[command.do] as (command: Command) => void;
  handler(command);
}

/** Keys and failures go on the timeline, whatever the turn machine makes of them. */
function recordInput(ctx: SessionContext, event: TurnEvent): void {
  if (event.type === 'dtmf') ctx.record({ type: 'dtmf', digit: event.digit, atMs: Math.round(event.atMs), by: 'user' });
  if (event.type === 'failed' || event.type === 'speech_failed') {
    ctx.record({ type: 'error', code: event.reason, detail: event.detail });
  }
}
