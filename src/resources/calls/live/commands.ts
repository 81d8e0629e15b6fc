// Control commands in the process that carries the call: reads them from their rows, executes them in order, and stores the results.
// Invariant: each call has one reader, and an outcome that could not be stored is kept, so each command is tried once. Commands that
// may take long run in the background while later commands execute. The session presses keys in the order of their commands.
import { createCoalescedTask } from '../../../core/coalesced-task.ts';
import type { Uses } from '../../../runtime.ts';
import type { ControlCommand } from '../../../voice/session/control-commands.ts';
import type { Session } from '../../../voice/session/session.ts';
import type { CallRow } from '../rows/calls.ts';
import { resolveCommand, selectOpenCommands, type CommandRow } from '../rows/commands.ts';
import { publicDetail } from './public-detail.ts';
import { whileLeased } from './while-leased.ts';

/** Outcomes of executed commands that are not stored yet, by the ids of their rows. Null: the command was executed. */
type Outcomes = Map<string, string | null>;

/** Time of attempts to store an outcome. After it, each read of the commands tries again, until the call ends. */
const STORE_MS = 2_000;
const LONG: ReadonlySet<ControlCommand['action']> = new Set(['send_dtmf', 'transfer', 'handoff']);

/** Returns the function that reads and executes the open commands of a call. */
export function createCommandReader(
  runtime: Uses<'clock' | 'db' | 'log'>,
  { id: callId, workspace_id: workspaceId }: CallRow,
  session: Pick<Session, 'control'>,
): () => Promise<void> {
  /** Ids of the rows of running commands. */
  const running = new Set<string>();
  const outcomes: Outcomes = new Map();
  return createCoalescedTask(async () => {
    for (const row of await selectOpenCommands(runtime.db, workspaceId, callId, [...running])) {
      running.add(row.id);
      const resolved = execute(runtime, row, session, outcomes).finally(() => running.delete(row.id));
      if (!LONG.has(row.command.action)) await resolved;
    }
  });
}

/** Never rejects. */
async function execute(
  runtime: Uses<'clock' | 'db' | 'log'>,
  row: CommandRow,
  session: Pick<Session, 'control'>,
  outcomes: Outcomes,
): Promise<void> {
  if (!outcomes.has(row.id)) outcomes.set(row.id, await failureOf(session.control(row.command)));
  try {
    const failure = outcomes.get(row.id) ?? null;
    const store = () => resolveCommand(runtime.db, row.workspace_id, row.id, failure);
    await whileLeased({ runtime, call: { id: row.call_id } }, store, STORE_MS);
    outcomes.delete(row.id);
  } catch (error) {
    const about = { err: error, callId: row.call_id, commandId: row.id };
    runtime.log.warn(about, 'the outcome of a call command could not be stored; retrying');
  }
}

function failureOf(executed: Promise<unknown>): Promise<string | null> {
  return executed.then(
    () => null,
    (error: unknown) => publicDetail(error),
  );
}
