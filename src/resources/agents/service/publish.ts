// Publishing: sets the version of an agent that new calls use. One transaction changes the published version, its webhook, its
// knowledge bases, and the audit entry. Invariant: versions do not change. A rollback selects an earlier version and leaves the
// draft unchanged.
import type { Agent, AgentPublish, AgentWarning } from '../../../../generated/types.ts';
import { fail } from '../../../core/errors.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { ProviderCatalogue } from '../../../providers/directory.ts';
import type { Context } from '../../../runtime.ts';
import { audit } from '../../audit-log/service.ts';
import { existingKnowledgeBases } from '../../knowledge-bases/service.ts';
import { workspaceProviders } from '../../voices/service/workspace-providers.ts';
import { loadNamedVoices } from '../checks.ts';
import type { AgentSettings } from '../fields.ts';
import { selectFunctions, type FunctionRow } from '../functions/store.ts';
import { linkBases, syncWebhook } from '../service.ts';
import * as store from '../store.ts';
import { requireUnchangedAgent, stateOfRow } from '../versions.ts';
import { toAgent } from '../wire.ts';
import { requireApprovedTransfers } from './approved-transfers.ts';
import { missingWarnings } from './missing.ts';
import { requireVersion } from './required-version.ts';
import { withWarnings } from './warnings.ts';

/**
 * @throws Failure `agent_not_found`, `agent_version_not_found`, `agent_version_incomplete`, `precondition_failed`,
 * `forbidden_scope` (a transfer to any number that was not approved)
 */
export async function publishAgentVersion(ctx: Context, id: string, input: AgentPublish = {}): Promise<Agent> {
  const { workspaceId } = ctx.actor;
  const found = await store.requireAgent(ctx.db, workspaceId, id);
  const own = await workspaceProviders(ctx, workspaceId);
  // Before the transaction, because this may send requests to vendors.
  if (input.version !== null) {
    const { snapshot } = await requireVersion(ctx.db, found, input.version ?? found.version);
    await loadNamedVoices(own, snapshot.settings);
  }
  return inTransaction(ctx.db, async (trx) => {
    const row = await store.lockAgent(trx, workspaceId, id);
    if (!row) throw fail('agent_not_found');
    await requireUnchangedAgent(trx, ctx, row);
    const functions = await selectFunctions(trx, workspaceId, [id]);
    if (input.version === null) return switchTo(trx, ctx, { row, functions, published: null, missing: [] });
    const { version, snapshot } = await requireVersion(trx, row, input.version ?? row.version);
    const missing = await requireComplete(trx, own, row, snapshot.settings, input.force ?? false);
    await requireApprovedTransfers(trx, ctx, row, { drafted: functions, wanted: snapshot.functions });
    return switchTo(trx, ctx, { row, functions, published: { version, settings: snapshot.settings }, missing });
  });
}

interface Publication {
  row: store.AgentRow;
  /** Functions of the draft. */
  functions: FunctionRow[];
  published: { version: number; settings: AgentSettings } | null;
  missing: AgentWarning[];
}

async function switchTo(trx: Trx, ctx: Context, publication: Publication): Promise<Agent> {
  const { row, functions, published, missing } = publication;
  const { id, workspace_id: workspaceId, published_version: before } = row;
  const version = published?.version ?? null;
  const agent = toAgent({ ...row, published_version: version }, stateOfRow(row), functions);
  if (version === before) return { ...agent, ...withWarnings(missing) };
  const { settings: live } = published ?? row;
  await store.setPublished(trx, workspaceId, id, version);
  const drafted = await existingKnowledgeBases(trx, workspaceId, row.settings.knowledge_base_ids);
  await linkBases(trx, workspaceId, id, { knowledge_base_ids: drafted }, live);
  const secret = await syncWebhook(trx, ctx, id, { settings: live });
  // The limit of concurrent calls may be higher now.
  await enqueue(trx, 'calls.next', { workspaceId });
  await audit(trx, ctx, { action: 'agent.published', targetId: id, changes: { version, before } });
  return { ...agent, ...withWarnings(missing), ...(secret === null ? {} : { webhook_secret: secret }) };
}

/** @returns references that no longer exist; they are refused unless `force` is set */
async function requireComplete(
  trx: Trx,
  providers: ProviderCatalogue,
  { workspace_id: workspaceId }: store.AgentRow,
  settings: AgentSettings,
  force: boolean,
): Promise<AgentWarning[]> {
  const bases = await existingKnowledgeBases(trx, workspaceId, settings.knowledge_base_ids);
  const missing = missingWarnings(providers, settings, new Set(bases));
  if (missing.length === 0 || force) return missing;
  const detail = `${missing.map((one) => one.detail).join(' ')} Send force: true to publish the version anyway.`;
  throw fail('agent_version_incomplete', { detail, errors: missing });
}
