// Workspaces: opened, listed, changed; and what their operator grants them. Members and invitations: service/.
// Invariant: a request changes only the workspace that it acts in.
import type { Workspace, WorkspaceCreate, WorkspaceUpdate } from '../../../generated/types.ts';
import type { WorkspaceRole } from '../../core/context.ts';
import { fail, invalid } from '../../core/errors.ts';
import { createdId, newId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { isTimeZone } from '../../core/time.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { createTestNumber } from '../phone-numbers/service.ts';
import { openWallet } from '../wallet/service.ts';
import * as store from './store.ts';
import { limitsOf, toWorkspace } from './wire.ts';

/** What a registration does not say. */
export interface Opening {
  /** Default: a new id. */
  id?: string;
  /** Balance in micro-units; default: the deployment's free balance. */
  balanceMicros?: number | undefined;
}

/** Inserts a workspace with its owner, its free test number and its wallet. */
export async function openWorkspace(
  trx: Trx,
  runtime: Uses<'config'>,
  name: string,
  ownerId: string,
  { id = newId('wsp'), balanceMicros }: Opening = {},
): Promise<store.WorkspaceRow> {
  const workspace = await store.insertWorkspace(trx, id, name);
  await store.insertMember(trx, workspace.id, ownerId, 'owner');
  await createTestNumber(trx, workspace.id);
  await openWallet(trx, runtime, workspace.id, balanceMicros);
  return workspace;
}

export async function listWorkspaces({ db, actor, config }: Context, request: PageRequest): Promise<Page<Workspace>> {
  if (actor.kind !== 'user') {
    const row = await requireWorkspace(db, actor.workspaceId);
    return pageOf([row], request.limit, (own) => toWorkspace(own, config, null), timeCursor, totalOf(request, 1));
  }
  const rows = await store.selectWorkspacesOf(db, actor.userId, request.limit, timeKey(request.cursor));
  const total = totalOf(request, request.includeTotal ? await store.countWorkspacesOf(db, actor.userId) : 0);
  return pageOf(rows, request.limit, (row) => toWorkspace(row, config, row.role), timeCursor, total);
}

function totalOf({ includeTotal }: PageRequest, count: number): number | undefined {
  return includeTotal ? count : undefined;
}

/** @throws Failure `workspace_limit_reached`, `validation_failed` */
export async function createWorkspace(ctx: Context, input: WorkspaceCreate): Promise<Workspace> {
  const { actor, config } = ctx;
  if (actor.kind !== 'user') throw fail('user_session_required');
  check(input);
  return inTransaction(ctx.db, async (trx) => {
    await store.lockUser(trx, actor.userId);
    if ((await store.countOwned(trx, actor.userId)) >= config.workspacesPerUser)
      throw atLimit(config.workspacesPerUser);
    // Empty: otherwise every further workspace would bring its user another free balance.
    const opening = { id: createdId(ctx, 'wsp'), balanceMicros: 0 };
    const opened = await openWorkspace(trx, ctx, input.name, actor.userId, opening);
    requireWithin(opened, config, input.concurrent_calls ?? null);
    const row = await store.updateWorkspaceRow(trx, opened.id, settingsOf(input));
    const entry = { action: 'workspace.created', targetId: row.id, changes: { name: row.name } };
    const { userId } = actor;
    await auditSystem(trx, row.id, { ...entry, userId, ip: ctx.ip, requestId: ctx.requestId });
    return toWorkspace(row, config, 'owner');
  });
}

function atLimit(most: number) {
  return fail('workspace_limit_reached', { detail: `On this deployment a user can own ${most} workspaces.` });
}

/** @throws Failure `workspace_not_found`, `validation_failed` */
export async function updateWorkspace(ctx: Context, id: string, patch: WorkspaceUpdate): Promise<Workspace> {
  const { actor, config } = ctx;
  if (id !== actor.workspaceId) throw fail('workspace_not_found');
  check(patch);
  return inTransaction(ctx.db, async (trx) => {
    const before = await store.lockWorkspace(trx, id);
    if (!before) throw fail('workspace_not_found');
    requireWithin(before, config, patch.concurrent_calls ?? null);
    const changes = settingsOf(patch);
    const row = Object.keys(changes).length === 0 ? before : await store.updateWorkspaceRow(trx, id, changes);
    // More calls may fit now.
    if ('own_concurrent_calls' in changes) await enqueue(trx, 'calls.next', { workspaceId: id });
    await audit(trx, ctx, { action: 'workspace.updated', targetId: id, changes: { fields: Object.keys(patch) } });
    return toWorkspace(row, config, actor.kind === 'user' ? actor.role : null);
  });
}

type Settings = Parameters<typeof store.updateWorkspaceRow>[2];

/** The columns of the given fields; null restores a default. */
function settingsOf(input: WorkspaceCreate | WorkspaceUpdate): Settings {
  const { name, time_zone: zone, calling_hours: hours, concurrent_calls: calls } = input;
  return {
    ...(name === undefined ? {} : { name }),
    ...(zone === undefined ? {} : { time_zone: zone ?? 'UTC' }),
    ...(hours === undefined ? {} : { calling_hours: JSON.stringify(hours ?? []) }),
    ...(calls === undefined ? {} : { own_concurrent_calls: calls }),
  };
}

function check({ time_zone: zone, calling_hours: hours }: WorkspaceCreate | WorkspaceUpdate): void {
  if (zone && !isTimeZone(zone)) {
    throw invalid('/time_zone', 'unknown_time_zone', 'must be an IANA time zone, e.g. Europe/Berlin');
  }
  const wrong = (hours ?? []).findIndex(({ from, to }) => from >= to);
  if (wrong < 0) return;
  const detail = 'must be later than `from`; add a window of the next day for hours past midnight';
  throw invalid(`/calling_hours/${wrong}/to`, 'out_of_order', detail);
}

/** A workspace can lower its limit, never raise it above what the operator grants. */
function requireWithin(row: store.WorkspaceRow, config: Context['config'], calls: number | null): void {
  const { concurrent_calls: most } = limitsOf(row, config);
  if (calls === null || calls <= most) return;
  const detail = `must be at most ${most}, the limit that the operator grants; the operator changes it with: npm run limits`;
  throw invalid('/concurrent_calls', 'above_limit', detail);
}

/** What an operator grants a workspace. Undefined: as it is; null: the deployment's limit. */
export interface Grant {
  concurrentCalls?: number | null;
  /** 0: no limit. */
  storageBytes?: number | null;
}

/** For the operator's command. @returns the limits now; null where there is no such workspace */
export async function grantLimits(
  runtime: Uses<'config' | 'db'>,
  workspaceId: string,
  { concurrentCalls, storageBytes }: Grant,
): Promise<{ name: string; limits: Workspace['limits'] } | null> {
  const changes: Settings = {
    ...(concurrentCalls === undefined ? {} : { concurrent_calls: concurrentCalls }),
    ...(storageBytes === undefined ? {} : { storage_quota_bytes: storageBytes }),
  };
  return inTransaction(runtime.db, async (trx) => {
    const before = await store.lockWorkspace(trx, workspaceId);
    if (!before) return null;
    if (Object.keys(changes).length === 0) return { name: before.name, limits: limitsOf(before, runtime.config) };
    const row = await store.updateWorkspaceRow(trx, workspaceId, changes);
    await enqueue(trx, 'calls.next', { workspaceId });
    const limits = limitsOf(row, runtime.config);
    await auditSystem(trx, workspaceId, { action: 'workspace.limits_set', targetId: workspaceId, changes: limits });
    return { name: row.name, limits };
  });
}

/** @throws Error when there is none: the caller's credentials name the workspace, so it must exist */
export async function requireWorkspace(db: Db, workspaceId: string): Promise<store.WorkspaceRow> {
  const workspace = await store.selectWorkspace(db, workspaceId);
  if (!workspace) throw new Error(`workspace ${workspaceId} does not exist`);
  return workspace;
}

/** The id of the workspace that the user joined first. */
export async function findFirstMembership(db: Db, userId: string): Promise<string | undefined> {
  return store.selectFirstMembership(db, userId);
}

/** The role of a user in a workspace; undefined: none. */
export async function findRole(db: Db, workspaceId: string, userId: string): Promise<WorkspaceRole | undefined> {
  return (await store.selectMember(db, workspaceId, userId))?.role;
}
