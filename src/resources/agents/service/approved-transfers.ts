// A transfer to any number was approved with admin scope when the function was created. The approval is valid while the live
// version or the draft has the function. Restoring a removed function, with a version that still has it, requires admin scope again.
import { fail } from '../../../core/errors.ts';
import type { Db } from '../../../database/transaction.ts';
import type { Context } from '../../../runtime.ts';
import { destinationsOf } from '../functions/destinations.ts';
import { selectFunctions, type FunctionRow, type FunctionSnapshot } from '../functions/store.ts';
import * as store from '../store.ts';
import { requireVersion } from './required-version.ts';

/** Checks a version that calls will use. @throws Failure `agent_not_found`, `agent_version_not_found`, `forbidden_scope` */
export async function requireApprovedVersion(db: Db, ctx: Context, agentId: string, version: number): Promise<void> {
  const { workspaceId } = ctx.actor;
  const row = await store.requireAgent(db, workspaceId, agentId);
  const { snapshot } = await requireVersion(db, row, version);
  await requireApprovedTransfers(db, ctx, row, {
    drafted: await selectFunctions(db, workspaceId, [agentId]),
    wanted: snapshot.functions,
  });
}

interface ComparedFunctions {
  /** Functions of the draft. */
  drafted: readonly FunctionRow[];
  /** Functions of the version that calls will use. */
  wanted: readonly FunctionSnapshot[];
}

/** @throws Failure `forbidden_scope` */
export async function requireApprovedTransfers(
  db: Db,
  ctx: Context,
  row: store.AgentRow,
  { drafted, wanted }: ComparedFunctions,
): Promise<void> {
  if (ctx.actor.scope === 'admin') return;
  const { published_version: version } = row;
  const live = version === null ? [] : (await requireVersion(db, row, version)).snapshot.functions;
  const approved = new Set([...drafted, ...live].filter(allowsAnyNumber).map(({ id }) => id));
  const added = wanted.find((fn) => allowsAnyNumber(fn) && !approved.has(fn.id));
  if (!added) return;
  throw fail('forbidden_scope', {
    detail: `The function ${added.name} of this version may connect to any number, which needs admin scope.`,
    members: { required_scope: 'admin', actual_scope: ctx.actor.scope },
  });
}

function allowsAnyNumber({ type, settings }: Pick<FunctionRow, 'type' | 'settings'>): boolean {
  return type === 'transfer_call' && destinationsOf(settings).destinations === 'any';
}
