// Runs the turn machine of one session: decides each event and carries out the decision. Invariants: events after the end are
// ignored. A command that fails while the session ends does not prevent the other commands, of which one ends the session.
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
    if (next.phase.name === 'ended') executeLast(ctx, handlers, commands);
    else for (const command of commands) execute(handlers, command);
    ctx.views.turnChanged(turn, heardText);
  };
}

function execute(handlers: CommandHandlers, command: Command): void {
  // The mapped type guarantees that the handler under `do` accepts this command.
  const handler = handlers[command.do] as (command: Command) => void;
  handler(command);
}

/** Nothing can decide another end any more, so the session must carry out this one. */
function executeLast({ log }: SessionContext, handlers: CommandHandlers, commands: readonly Command[]): void {
  for (const command of commands) {
    try {
      execute(handlers, command);
    } catch (error) {
      log.error({ err: error, command: command.do }, 'a session could not carry out a command of its end');
    }
  }
}

/** Records keys and failures on the timeline, independent of the turn machine's decision. */
function recordInput(ctx: SessionContext, event: TurnEvent): void {
  if (event.type === 'dtmf') ctx.record({ type: 'dtmf', digit: event.digit, atMs: Math.round(event.atMs), by: 'user' });
  if (event.type === 'failed' || event.type === 'speech_failed') {
    ctx.record({ type: 'error', code: event.reason, detail: event.detail });
  }
}
