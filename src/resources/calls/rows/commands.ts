// Rows of call_commands: control commands to live calls, written by API processes and resolved by the process that carries the
// call. Invariant: a command is resolved once; a second attempt has no effect.
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

/** Returns the unresolved commands of a call without those that are running, oldest first, at most MAX_AT_ONCE. */
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
    .set({ done_at: sql`now()`, failure })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('done_at', 'is', null)
    .execute();
}
