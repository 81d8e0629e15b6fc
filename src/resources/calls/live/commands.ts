// Control commands in the process that carries the call: reads them from their rows, executes them in order, and stores the results.
// Invariant: each call has one reader, so each command is tried once. `transfer` and `handoff` may take minutes, so they run
// in the background while later commands execute.
import type { Uses } from '../../../runtime.ts';
import type { ControlCommand } from '../../../voice/session/control-commands.ts';
import type { Session } from '../../../voice/session/session.ts';
import type { CallRow } from '../rows/calls.ts';
import { resolveCommand, selectOpenCommands, type CommandRow } from '../rows/commands.ts';

export interface CommandQueue {
  busy: boolean;
  /** A NOTIFY arrived while the reader was busy. */
  again: boolean;
  /** Ids of the rows of running commands. */
  running: Set<string>;
}

const LONG: ReadonlySet<ControlCommand['action']> = new Set(['transfer', 'handoff']);

export function newCommandQueue(): CommandQueue {
  return { busy: false, again: false, running: new Set() };
}

/** Reads and executes the open commands of a call. */
export async function executeCommands(
  runtime: Uses<'db' | 'log'>,
  { id: callId, workspace_id: workspaceId }: CallRow,
  session: Session,
  queue: CommandQueue,
): Promise<void> {
  if (queue.busy) {
    queue.again = true;
    return;
  }
  queue.busy = true;
  try {
    do {
      queue.again = false;
      for (const row of await selectOpenCommands(runtime.db, workspaceId, callId)) {
        if (queue.running.has(row.id)) continue;
        queue.running.add(row.id);
        const { command } = row;
        const resolved = execute(runtime, row, command, session).finally(() => queue.running.delete(row.id));
        if (!LONG.has(command.action)) await resolved;
        else {
          resolved.catch((error: unknown) =>
            runtime.log.warn({ err: error, callId, commandId: row.id }, 'a call command could not be resolved'),
          );
        }
      }
    } while (queue.again);
  } finally {
    queue.busy = false;
  }
}

async function execute(runtime: Uses<'db'>, row: CommandRow, command: ControlCommand, session: Session): Promise<void> {
  const failure = await session.control(command).then(
    () => null,
    (error: Error) => error.message,
  );
  await resolveCommand(runtime.db, row.workspace_id, row.id, failure);
}
