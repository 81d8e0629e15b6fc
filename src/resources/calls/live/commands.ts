// Control commands in the process that carries the call: read from their rows, executed one after the other, and resolved.
// Invariant: one reader per call, so that each command is tried once. Commands that take as long as a human or another agent needs
// are not waited for: other commands are executed meanwhile.
import type { Uses } from '../../../runtime.ts';
import type { ControlCommand } from '../../../voice/session/control-commands.ts';
import type { Session } from '../../../voice/session/session.ts';
import type { CallRow } from '../rows/calls.ts';
import { resolveCommand, selectOpenCommands, type CommandRow } from '../rows/commands.ts';

export interface CommandQueue {
  busy: boolean;
  /** A NOTIFY came while it was busy. */
  again: boolean;
  /** Commands under way, by the id of their rows. */
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
