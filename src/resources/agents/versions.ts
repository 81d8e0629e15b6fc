// Every change of an agent ends here: the row, its immutable version and the audit entry, in the caller's transaction.
import type { Kysely } from 'kysely';
import type { DB } from '../../../generated/tables.ts';
import type { Context } from '../../core/context.ts';
import { audit } from '../audit-log/service.ts';
import { listFunctions, type FunctionRow, type FunctionSnapshot } from './functions/store.ts';
import type { AgentState } from './settings.ts';
import * as store from './store.ts';

export interface Changed {
  row: store.AgentRow;
  functions: FunctionRow[];
}

/** Writes the next version of a locked agent. */
export async function changeAgent(
  trx: Kysely<DB>,
  ctx: Context,
  agentId: string,
  state: AgentState,
  changed: string[],
): Promise<Changed> {
  const row = await store.updateAgent(trx, ctx.actor.workspaceId, agentId, state);
  return recordVersion(trx, ctx, row, changed, 'agent.updated');
}

/** Keeps what the agent is now as the version that its row names. */
export async function recordVersion(
  trx: Kysely<DB>,
  ctx: Context,
  row: store.AgentRow,
  changed: string[],
  action: string,
): Promise<Changed> {
  const { workspaceId, userId } = ctx.actor;
  const functions = await listFunctions(trx, workspaceId, [row.id]);
  await store.insertVersion(trx, workspaceId, {
    agentId: row.id,
    version: row.version,
    snapshot: { ...stateOfRow(row), functions: functions.map(snapshotOf) },
    changed,
    createdBy: userId,
  });
  await audit(trx, ctx, { action, targetId: row.id, changes: { version: row.version, fields: changed } });
  return { row, functions };
}

export function stateOfRow({ agent_name, folder, tags, settings }: store.AgentRow): AgentState {
  return { agent_name, folder, tags, settings };
}

function snapshotOf(row: FunctionRow): FunctionSnapshot {
  const { workspace_id: _workspace, agent_id: _agent, created_at, updated_at, ...rest } = row;
  return { ...rest, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}
