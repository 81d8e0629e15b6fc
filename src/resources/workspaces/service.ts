// Workspaces: opening, listing and changing them, and their operator's grants. Members and invitations are in service/.
// Invariant: a request changes only the workspace in which it acts.
import type { Workspace, WorkspaceCreate, WorkspacePrivacy, WorkspaceUpdate } from '../../../generated/types.ts';
import type { WorkspaceRole } from '../../core/context.ts';
import { fail, invalid, invalidFields } from '../../core/errors.ts';
import { createdId, newId } from '../../core/ids.ts';
import { mergePatch, type JsonObject } from '../../core/json.ts';
import { toMoney } from '../../core/money.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { timeZoneName } from '../../core/time-zones.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { createTestNumber } from '../phone-numbers/service.ts';
import { patternErrors } from '../privacy/service.ts';
import { findOperatorCap, openWallet, setOperatorCap } from '../wallet/service.ts';
import * as store from './store.ts';
import { limitsOf, toWorkspace } from './wire.ts';

/** Values that a registration does not contain. */
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
  if (input.require_second_factor === true) requireOwnFactor(actor);
  return inTransaction(ctx.db, async (trx) => {
    await store.lockUser(trx, actor.userId);
    if ((await store.countOwned(trx, actor.userId)) >= config.workspacesPerUser)
      throw atLimit(config.workspacesPerUser);
    // No balance: otherwise every further workspace would give its user another free balance.
    const opening = { id: createdId(ctx, 'wsp'), balanceMicros: 0 };
    const opened = await openWorkspace(trx, ctx, input.name, actor.userId, opening);
    requireWithin(opened, config, input.concurrent_calls ?? null);
    const row = await store.updateWorkspaceRow(trx, opened.id, settingsOf(input, opened));
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
    const changes = settingsOf(patch, before);
    const requires = changes.require_second_factor;
    const isNewPolicy = requires !== undefined && requires !== before.require_second_factor;
    if (isNewPolicy) await requireMayChangePolicy(trx, actor, requires);
    const row = Object.keys(changes).length === 0 ? before : await store.updateWorkspaceRow(trx, id, changes);
    // More calls may be allowed now.
    if ('own_concurrent_calls' in changes) await enqueue(trx, 'calls.next', { workspaceId: id });
    // Its days begin at other times now.
    if ('time_zone' in changes) await enqueue(trx, 'analytics.count', {});
    const recorded: JsonObject = { fields: Object.keys(patch) };
    if (isNewPolicy) recorded['require_second_factor'] = requires;
    if (patch.concurrent_calls !== undefined) recorded['concurrent_calls'] = patch.concurrent_calls;
    if (patch.privacy !== undefined) recorded['privacy'] = row.privacy as JsonObject;
    await audit(trx, ctx, { action: 'workspace.updated', targetId: id, changes: recorded });
    return toWorkspace(row, config, actor.kind === 'user' ? actor.role : null);
  });
}

type Settings = Parameters<typeof store.updateWorkspaceRow>[2];

/** The columns of the given fields; null restores a default. */
function settingsOf(input: WorkspaceCreate | WorkspaceUpdate, before: Pick<store.WorkspaceRow, 'privacy'>): Settings {
  const { name, time_zone: zone, calling_hours: hours, concurrent_calls: calls, privacy } = input;
  const { require_second_factor: factor } = input;
  return {
    ...(name === undefined ? {} : { name }),
    ...(zone === undefined ? {} : { time_zone: timeZoneName(zone ?? 'UTC') ?? 'UTC' }),
    ...(hours === undefined ? {} : { calling_hours: JSON.stringify(hours ?? []) }),
    ...(calls === undefined ? {} : { own_concurrent_calls: calls }),
    ...(factor === undefined ? {} : { require_second_factor: factor ?? false }),
    ...(privacy === undefined ? {} : { privacy: JSON.stringify(patchedPrivacy(before.privacy, privacy)) }),
  };
}

/** Requires an owner, so that neither an admin nor a leaked key can remove the policy. @throws Failure `owner_required` */
async function requireMayChangePolicy(trx: Trx, actor: Context['actor'], requires: boolean): Promise<void> {
  // The role is read again under the lock of the workspace, which changes of members acquire, too.
  const role = actor.kind === 'user' ? await findRole(trx, actor.workspaceId, actor.userId) : undefined;
  if (role !== 'owner') throw fail('owner_required');
  if (requires) requireOwnFactor(actor);
}

/** Requires that the user who enables the policy fulfills it, so that at least one owner is not locked out. */
function requireOwnFactor(actor: Context['actor']): void {
  if (actor.kind === 'user' && actor.hasSecondFactor) return;
  const detail =
    'Turning this on takes a session with a second factor, so that it does not lock you out: enroll one (POST /v1/auth/second-factor), or log in with yours.';
  throw fail('workspace_requires_second_factor', { detail });
}

/** Applies a JSON merge patch: members that are null are removed; null itself restores the defaults. */
function patchedPrivacy(before: WorkspacePrivacy, patch: WorkspaceUpdate['privacy']): JsonObject {
  return patch ? mergePatch(before, patch) : {};
}

function check({ time_zone: zone, calling_hours: hours, privacy }: WorkspaceCreate | WorkspaceUpdate): void {
  const wrongPatterns = patternErrors(privacy?.patterns ?? []);
  if (wrongPatterns.length > 0) throw invalidFields(wrongPatterns);
  if (zone && timeZoneName(zone) === null) {
    throw invalid('/time_zone', 'unknown_time_zone', 'must be an IANA time zone, e.g. Europe/Berlin');
  }
  const wrong = (hours ?? []).findIndex(({ from, to }) => from >= to);
  if (wrong < 0) return;
  const detail = 'must be later than `from`; add a window of the next day for hours past midnight';
  throw invalid(`/calling_hours/${wrong}/to`, 'out_of_order', detail);
}

/** Refuses a limit above the operator's grant. A workspace can only lower its limit. */
function requireWithin(row: store.WorkspaceRow, config: Context['config'], calls: number | null): void {
  const { concurrent_calls: most } = limitsOf(row, config);
  if (calls === null || calls <= most) return;
  const detail = `must be at most ${most}, the limit that the operator grants; the operator changes it with: npm run limits`;
  throw invalid('/concurrent_calls', 'above_limit', detail);
}

/** An operator's grants to a workspace. Undefined: unchanged; null: the deployment's limit. */
export interface Grant {
  concurrentCalls?: number | null;
  /** 0: no limit. */
  storageBytes?: number | null;
  /** Micro-units; null: no cap. */
  dailySpendMicros?: number | null;
}

interface Granted {
  name: string;
  limits: Workspace['limits'];
  /** Null: no cap. */
  dailySpendMicros: number | null;
}

/** Sets limits for the operator's command. @returns the current limits; null if there is no such workspace */
export async function grantLimits(
  runtime: Uses<'config' | 'db'>,
  workspaceId: string,
  { concurrentCalls, storageBytes, dailySpendMicros }: Grant,
): Promise<Granted | null> {
  const changes: Settings = {
    ...(concurrentCalls === undefined ? {} : { concurrent_calls: concurrentCalls }),
    ...(storageBytes === undefined ? {} : { storage_quota_bytes: storageBytes }),
  };
  return inTransaction(runtime.db, async (trx) => {
    const before = await store.lockWorkspace(trx, workspaceId);
    if (!before) return null;
    const hasChanges = Object.keys(changes).length > 0;
    const row = hasChanges ? await store.updateWorkspaceRow(trx, workspaceId, changes) : before;
    if (dailySpendMicros !== undefined) await setOperatorCap(trx, workspaceId, dailySpendMicros);
    const limits = limitsOf(row, runtime.config);
    const cap = await findOperatorCap(trx, workspaceId);
    if (hasChanges || dailySpendMicros !== undefined) {
      await enqueue(trx, 'calls.next', { workspaceId });
      const set = { ...limits, daily_spend: cap === null ? null : toMoney(cap).amount };
      await auditSystem(trx, workspaceId, { action: 'workspace.limits_set', targetId: workspaceId, changes: set });
    }
    return { name: row.name, limits, dailySpendMicros: cap };
  });
}

/** @throws Error if it does not exist, which cannot happen because the caller's credentials name the workspace */
export async function requireWorkspace(db: Db, workspaceId: string): Promise<store.WorkspaceRow> {
  const workspace = await store.selectWorkspace(db, workspaceId);
  if (!workspace) throw new Error(`workspace ${workspaceId} does not exist`);
  return workspace;
}

/** The id of the workspace that the user joined first. */
export async function findFirstMembership(db: Db, userId: string): Promise<string | undefined> {
  return store.selectFirstMembership(db, userId);
}

/** Returns the workspace of a user who is in no other; null if there are several or none. */
export async function findOnlyMembership(db: Db, userId: string): Promise<string | null> {
  const [only, ...others] = await store.selectMembershipIds(db, userId, 2);
  return others.length === 0 ? (only ?? null) : null;
}

/** Returns the role of a user in a workspace; undefined if they are not a member. */
export async function findRole(db: Db, workspaceId: string, userId: string): Promise<WorkspaceRole | undefined> {
  return (await store.selectMember(db, workspaceId, userId))?.role;
}
