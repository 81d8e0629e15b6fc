// Runs the turn machine of one session: decides each event and carries out the decision. Invariant: events after the end are
// ignored.
import { newTurnState, step } from '../turn/machine.ts';
import type { CommandHandlers, Command, TurnEvent, TurnSettings } from '../vocabulary.ts';
import type { SessionContext } from './context.ts';

/** @param heardText returns the words heard of a speech so far, for views */
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
  // The mapped type guarantees that the handler under `do` accepts this command.
  const handler = handlers[command.do] as (command: Command) => void;
  handler(command);
}

/** Records keys and failures on the timeline, independent of the turn machine's decision. */
function recordInput(ctx: SessionContext, event: TurnEvent): void {
  if (event.type === 'dtmf') ctx.record({ type: 'dtmf', digit: event.digit, atMs: Math.round(event.atMs), by: 'user' });
  if (event.type === 'failed' || event.type === 'speech_failed') {
    ctx.record({ type: 'error', code: event.reason, detail: event.detail });
  }
}
