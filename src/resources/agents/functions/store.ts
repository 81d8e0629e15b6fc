// Functions of agents, and the secrets that replaced their first ones. No other file writes agent_functions or function_secrets.
import { sql, type ExpressionBuilder, type Selectable, type Updateable } from 'kysely';
import type { AgentFunctionsTable, DB } from '../../../../generated/tables.ts';
import { preparedRead } from '../../../database/prepared.ts';
import type { Db, Trx } from '../../../database/transaction.ts';

declare module '../../../../generated/tables.ts' {
  interface JsonShapes {
    'agent_functions.settings': JsonObject;
  }
}

export type FunctionRow = Selectable<AgentFunctionsTable>;
/** A function as a version of its agent stores it. */
export type FunctionSnapshot = Omit<FunctionRow, 'workspace_id' | 'agent_id' | 'created_at' | 'updated_at'> & {
  created_at: string;
  updated_at: string;
};

export async function insertFunctions(trx: Trx, rows: readonly FunctionRow[]): Promise<void> {
  if (rows.length === 0) return;
  const values = rows.map((row) => ({ ...row, settings: JSON.stringify(row.settings) }));
  await trx.insertInto('agent_functions').values(values).execute();
}

export async function updateFunctionRow(
  trx: Trx,
  workspaceId: string,
  id: string,
  changes: Updateable<AgentFunctionsTable>,
): Promise<FunctionRow> {
  return trx
    .updateTable('agent_functions')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function deleteFunctionRows(trx: Trx, workspaceId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await trx.deleteFrom('agent_functions').where('workspace_id', '=', workspaceId).where('id', 'in', ids).execute();
}

/** Returns all functions of these agents, oldest first. Bounded: an agent has at most 50. */
export async function selectFunctions(
  db: Db,
  workspaceId: string,
  agentIds: readonly string[],
): Promise<FunctionRow[]> {
  if (agentIds.length === 0) return [];
  return db
    .selectFrom('agent_functions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('agent_id', 'in', agentIds)
    .orderBy('created_at')
    .orderBy('id')
    .execute();
}

/** Locks a function of the agent: its texts do not change before the end of the transaction. */
export async function lockFunction(
  trx: Trx,
  workspaceId: string,
  agentId: string,
  id: string,
): Promise<FunctionRow | undefined> {
  return trx
    .selectFrom('agent_functions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('agent_id', '=', agentId)
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

/** Subquery for the public columns of the functions of the outer query's agent, oldest first. */
export function functionsOf(eb: ExpressionBuilder<DB, 'agents'>) {
  return eb
    .selectFrom('agent_functions as f')
    .select(['f.id', 'f.type', 'f.name', 'f.description', 'f.settings', 'f.created_at', 'f.updated_at'])
    .whereRef('f.workspace_id', '=', 'agents.workspace_id')
    .whereRef('f.agent_id', '=', 'agents.id')
    .orderBy('f.created_at')
    .orderBy('f.id');
}

/** The secrets of a function whose secret was rotated. */
interface RotatedSecrets {
  secret_sealed: string;
  next_secret_sealed: string | null;
  rotation_expires_at: Date | null;
}

const selectRotated = preparedRead((db, asked: { workspaceId: string; id: string }) =>
  db
    .selectFrom('function_secrets')
    .select(['secret_sealed', 'next_secret_sealed', 'rotation_expires_at'])
    .where('workspace_id', '=', asked.workspaceId)
    .where('function_id', '=', asked.id),
);

/** Returns undefined while the function signs with the first secret, which is in its row and in the agent's versions. */
export async function selectRotatedSecrets(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<RotatedSecrets | undefined> {
  const [row] = await selectRotated(db, { workspaceId, id });
  return row;
}

export async function lockRotatedSecrets(
  trx: Trx,
  workspaceId: string,
  id: string,
): Promise<RotatedSecrets | undefined> {
  return trx
    .selectFrom('function_secrets')
    .select(['secret_sealed', 'next_secret_sealed', 'rotation_expires_at'])
    .where('workspace_id', '=', workspaceId)
    .where('function_id', '=', id)
    .forUpdate()
    .executeTakeFirst();
}

export async function upsertRotatedSecrets(
  trx: Trx,
  { workspace_id, id, agent_id }: Pick<FunctionRow, 'workspace_id' | 'id' | 'agent_id'>,
  secrets: RotatedSecrets,
): Promise<void> {
  await trx
    .insertInto('function_secrets')
    .values({ workspace_id, function_id: id, agent_id, ...secrets })
    .onConflict((conflict) => conflict.columns(['workspace_id', 'function_id']).doUpdateSet(secrets))
    .execute();
}
