// Rows of call_commands: control commands to live calls, written by API processes and resolved by the process that carries the
// call. Invariants: a command is resolved once; a second attempt has no effect. Its content is kept only until then, or until the
// end of the call: the settings of the agent may forbid to store what is said.
import { sql, type Selectable } from 'kysely';
import type { CallCommandsTable } from '../../../../generated/tables.ts';
import type { Db, Trx } from '../../../database/transaction.ts';
import type { ControlCommand } from '../../../voice/session/control-commands.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'call_commands.command': ControlCommand;
  }
}

export type CommandRow = Selectable<CallCommandsTable>;

const MAX_AT_ONCE = 20;
/** A command without its content. */
const ACTION_ONLY = sql<string>`jsonb_build_object('action', command -> 'action')`;

/** @param row `command` is the JSON text of a CallControl of the API */
export async function insertCommand(
  trx: Trx,
  workspaceId: string,
  { id, callId, command }: { id: string; callId: string; command: string },
): Promise<void> {
  await trx.insertInto('call_commands').values({ workspace_id: workspaceId, id, call_id: callId, command }).execute();
}

export async function selectCommand(db: Db, workspaceId: string, id: string): Promise<CommandRow | undefined> {
  return db
    .selectFrom('call_commands')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .executeTakeFirst();
}

/** Returns the unresolved commands of a call without those that are running, oldest first, at most MAX_AT_ONCE; none after its end. */
export async function selectOpenCommands(
  db: Db,
  workspaceId: string,
  callId: string,
  running: readonly string[],
): Promise<CommandRow[]> {
  return db
    .selectFrom('call_commands')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .where('done_at', 'is', null)
    .where(sql<boolean>`not exists (select from calls where id = ${callId} and ended_at is not null)`)
    .where('id', '<>', sql<string>`all(${running}::text[])`)
    .orderBy('created_at')
    .orderBy('id')
    .limit(MAX_AT_ONCE)
    .execute();
}

/** @param failure reason why the command could not be executed; null when it was executed */
export async function resolveCommand(db: Db, workspaceId: string, id: string, failure: string | null): Promise<void> {
  await db
    .updateTable('call_commands')
    .set({ done_at: sql`now()`, failure, command: ACTION_ONLY })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}

/** Removes the content of the unresolved commands of a call that ends. None of them is read afterwards. */
export async function emptyOpenCommands(trx: Trx, workspaceId: string, callId: string): Promise<void> {
  await trx
    .updateTable('call_commands')
    .set({ command: ACTION_ONLY })
    .where('workspace_id', '=', workspaceId)
    .where('call_id', '=', callId)
    .where('done_at', 'is', null)
    .execute();
}
