// Stores every change of an agent: the row, its immutable version and the audit entry, in the given transaction.
import { sql } from 'kysely';
import { requireUnchanged } from '../../core/entity-tag.ts';
import { prepared } from '../../database/prepared.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Context, Uses } from '../../runtime.ts';
import { auditInsert, auditRow } from '../audit-log/service.ts';
import type { NewAuditRow } from '../audit-log/store.ts';
import { selectFunctions, type FunctionRow, type FunctionSnapshot } from './functions/store.ts';
import type { AgentState } from './settings.ts';
import * as store from './store.ts';
import { toAgent } from './wire.ts';

/** Number of newest versions that are always kept, even if nothing refers to them. */
const KEPT_VERSIONS = 200;
/** Number of changes between two prunings. Keeps the cost per change low; at most this many versions exist in excess. */
const CHANGES_BETWEEN_PRUNINGS = 50;

/** @throws Failure `precondition_failed` when the request was made for another state of this locked agent */
export async function requireUnchangedAgent(trx: Trx, ctx: Context, row: store.AgentRow): Promise<void> {
  if (ctx.preconditions === undefined) return;
  const functions = await selectFunctions(trx, row.workspace_id, [row.id]);
  requireUnchanged(ctx.preconditions, () => toAgent(row, stateOfRow(row), functions));
}

/**
 * Deletes old versions that are not published, not pinned to a number or a test, and that no call ran on.
 * @throws a foreign-key error when a version is pinned concurrently. Nothing is deleted then, and the next attempt skips that
 * version.
 */
export async function pruneVersions(
  { db }: Uses<'db'>,
  { workspaceId, agentId }: { workspaceId: string; agentId: string },
): Promise<void> {
  await inTransaction(db, async (trx) => {
    const row = await store.lockAgent(trx, workspaceId, agentId);
    if (row) await store.deleteOldVersions(trx, workspaceId, agentId, row.version - KEPT_VERSIONS + 1);
  });
}

export interface Changed {
  row: store.AgentRow;
  functions: FunctionRow[];
}

/** Stores the next version of a locked agent. */
export async function changeAgent(
  trx: Trx,
  ctx: Context,
  agentId: string,
  state: AgentState,
  changed: string[],
): Promise<Changed> {
  const row = await store.updateAgentRow(trx, ctx.actor.workspaceId, agentId, state);
  return recordVersion(trx, ctx, row, changed, 'agent.updated');
}

/**
 * Like changeAgent, for a change by the service itself. The caller writes the audit entry.
 * @returns the new version number
 */
export async function changeAgentBySystem(
  trx: Trx,
  workspaceId: string,
  agentId: string,
  state: AgentState,
  changed: string[],
): Promise<number> {
  const row = await store.updateAgentRow(trx, workspaceId, agentId, state);
  const functions = await selectFunctions(trx, workspaceId, [agentId]);
  await store.versionInsert(trx, versionOf(row, functions, changed, null)).execute();
  await pruneSometimes(trx, row);
  return row.version;
}

/** Stores the current state of the agent as the version number in its row. */
async function recordVersion(
  trx: Trx,
  ctx: Context,
  row: store.AgentRow,
  changed: string[],
  action: string,
): Promise<Changed> {
  const functions = await selectFunctions(trx, ctx.actor.workspaceId, [row.id]);
  const [version, entry] = recordsOf(ctx, row.id, row.version, { state: stateOfRow(row), functions, changed, action });
  await writeRecords(trx, version, entry);
  await pruneSometimes(trx, row);
  return { row, functions };
}

async function pruneSometimes(trx: Trx, { workspace_id: workspaceId, id: agentId, version }: store.AgentRow) {
  if (version <= KEPT_VERSIONS || version % CHANGES_BETWEEN_PRUNINGS !== 0) return;
  await enqueue(trx, 'agents.prune-versions', { workspaceId, agentId }, { jobKey: `prune-versions:${agentId}` });
}

export interface Creation {
  id: string;
  state: AgentState;
  /** Inserted by the caller in the same transaction, after the agent that they reference. */
  functions: FunctionRow[];
  action: 'agent.created' | 'agent.duplicated';
}

/**
 * Inserts the agent, its first version and the audit entry in one statement. Without a surrounding transaction, this costs a
 * quarter of four statements between BEGIN and COMMIT.
 */
export async function recordCreation(db: Db, ctx: Context, creation: Creation): Promise<Changed> {
  const { id, state, functions, action } = creation;
  const { workspaceId } = ctx.actor;
  const [version, entry] = recordsOf(ctx, id, 1, { state, functions, changed: ['created'], action });
  const [made] = await writeCreation(db, store.newAgent(workspaceId, id, state), version, entry);
  return { row: { workspace_id: workspaceId, id, ...state, ...made!, ...UNPUBLISHED, deleted_at: null }, functions };
}

const UNPUBLISHED = { published_version: null, published_settings: null };

const writeCreation = prepared((db, agent: store.NewAgent, version: store.NewVersion, entry: NewAuditRow) =>
  db
    .with('agent', () => store.agentInsert(db, agent))
    .with('live', () => store.liveInsert(db, agent))
    .with('first', () => store.versionInsert(db, version))
    .with('entry', () => auditInsert(db, entry))
    .selectFrom('agent')
    .select(['version', 'created_at', 'updated_at']),
);

const writeRecords = prepared((db, version: store.NewVersion, entry: NewAuditRow) =>
  db
    .with('version', () => store.versionInsert(db, version))
    .with('entry', () => auditInsert(db, entry))
    .selectNoFrom(sql<number>`2`.as('written')),
);

interface Change {
  state: AgentState;
  functions: readonly FunctionRow[];
  changed: string[];
  action: string;
}

function recordsOf(
  ctx: Context,
  agentId: string,
  version: number,
  { state, functions, changed, action }: Change,
): [store.NewVersion, NewAuditRow] {
  const { workspaceId, userId } = ctx.actor;
  const row = { workspace_id: workspaceId, id: agentId, version, ...state };
  return [
    versionOf(row, functions, changed, userId),
    auditRow(ctx, { action, targetId: agentId, changes: { version, fields: changed } }),
  ];
}

function versionOf(
  row: AgentState & { workspace_id: string; id: string; version: number },
  functions: readonly FunctionRow[],
  changed: string[],
  createdBy: string | null,
): store.NewVersion {
  const { workspace_id, id, version, agent_name, folder, tags, settings } = row;
  const snapshot: store.AgentSnapshot = { agent_name, folder, tags, settings, functions: functions.map(snapshotOf) };
  return { workspace_id, agent_id: id, version, snapshot: JSON.stringify(snapshot), changed, created_by: createdBy };
}

export function stateOfRow({ agent_name, folder, tags, settings }: store.AgentRow): AgentState {
  return { agent_name, folder, tags, settings };
}

function snapshotOf(row: FunctionRow): FunctionSnapshot {
  const { workspace_id: _workspace, agent_id: _agent, created_at, updated_at, ...rest } = row;
  return { ...rest, created_at: created_at.toISOString(), updated_at: updated_at.toISOString() };
}
