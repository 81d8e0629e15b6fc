// Creates, reads, updates and deletes knowledge bases, and links agents to them. service/ has sources, search and upkeep. Must
// not import agents or calls: links record which agents use a base, and a job of agents removes a deleted base from their
// settings.
import type { KnowledgeBase, KnowledgeBaseCreate, KnowledgeBaseUpdate } from '../../../generated/types.ts';
import { requireUnchanged } from '../../core/entity-tag.ts';
import { fail, invalid, invalidFields, type FieldError } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import { inTransaction, type Db, type Trx } from '../../database/transaction.ts';
import { enqueue, enqueueMany } from '../../jobs/enqueue.ts';
import type { Context } from '../../runtime.ts';
import { audit } from '../audit-log/service.ts';
import { enqueueIngestion } from './ingestion/enqueue.ts';
import * as store from './store.ts';
import { resetSources, setRefresh } from './store/sources.ts';
import { toKnowledgeBase } from './wire.ts';

const CHUNKING = { max_chars: 1000, overlap_chars: 150 };

/** @throws Failure `validation_failed` */
export async function createKnowledgeBase(ctx: Context, input: KnowledgeBaseCreate): Promise<KnowledgeBase> {
  const { workspaceId } = ctx.actor;
  const chunking = input.chunking ?? CHUNKING;
  checkChunking(chunking);
  return inTransaction(ctx.db, async (trx) => {
    const row = await store.insertBase(trx, workspaceId, {
      id: createdId(ctx, 'kb'),
      name: input.name,
      description: input.description ?? '',
      max_chars: chunking.max_chars,
      overlap_chars: chunking.overlap_chars,
      refresh_interval_seconds: input.refresh_interval_seconds ?? null,
    });
    await audit(trx, ctx, { action: 'knowledge_base.created', targetId: row.id, changes: { name: row.name } });
    return shown(trx, row);
  });
}

export async function getKnowledgeBase(ctx: Context, id: string): Promise<KnowledgeBase> {
  const row = await store.selectBase(ctx.db, ctx.actor.workspaceId, id);
  if (!row) throw fail('knowledge_base_not_found');
  return shown(ctx.db, row);
}

export async function listKnowledgeBases(ctx: Context, request: PageRequest): Promise<Page<KnowledgeBase>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectBases(ctx.db, workspaceId, request.limit, timeKey(request.cursor));
  const ids = rows.map(({ id }) => id);
  const counts = await store.countsOf(ctx.db, workspaceId, ids);
  const total = request.includeTotal ? await store.countBases(ctx.db, workspaceId) : undefined;
  return pageOf(rows, request.limit, (row) => toKnowledgeBase(row, counts.get(row.id)!), timeCursor, total);
}

/** @throws Failure `knowledge_base_not_found`, `validation_failed` */
export async function updateKnowledgeBase(
  ctx: Context,
  id: string,
  patch: KnowledgeBaseUpdate,
): Promise<KnowledgeBase> {
  const { workspaceId } = ctx.actor;
  const { name, description, chunking, refresh_interval_seconds: interval } = patch;
  if (chunking) checkChunking(chunking);
  return inTransaction(ctx.db, async (trx) => {
    const before = await lockUnchanged(trx, ctx, id);
    const row = await store.updateBase(trx, workspaceId, id, {
      ...(name === undefined ? {} : { name }),
      ...(description === undefined ? {} : { description: description ?? '' }),
      ...(chunking ? { max_chars: chunking.max_chars, overlap_chars: chunking.overlap_chars } : {}),
      ...(interval === undefined ? {} : { refresh_interval_seconds: interval }),
    });
    if (interval !== undefined && interval !== before.refresh_interval_seconds) {
      await setRefresh(trx, workspaceId, id, interval);
    }
    if (row.max_chars !== before.max_chars || row.overlap_chars !== before.overlap_chars) {
      await enqueueIngestion(trx, workspaceId, await resetSources(trx, workspaceId, id));
    }
    const changes = { fields: Object.keys(patch) };
    await audit(trx, ctx, { action: 'knowledge_base.updated', targetId: id, changes });
    return shown(trx, row);
  });
}

/** @throws Failure `knowledge_base_not_found`, `knowledge_base_in_use` (unless forced) */
export async function deleteKnowledgeBase(ctx: Context, id: string, force: boolean): Promise<void> {
  const { workspaceId } = ctx.actor;
  await inTransaction(ctx.db, async (trx) => {
    const base = await lockUnchanged(trx, ctx, id);
    const agentIds = await store.deleteLinks(trx, workspaceId, id);
    if (agentIds.length > 0 && !force) {
      throw fail('knowledge_base_in_use', {
        detail: `${agentIds.length} agents use the knowledge base. Set \`force\` to delete it anyway.`,
      });
    }
    const payloads = agentIds.map((agentId) => ({ payload: { workspaceId, agentId, knowledgeBaseId: id } }));
    await enqueueMany(trx, 'agents.forget-knowledge-base', payloads);
    await store.deleteBase(trx, workspaceId, id);
    await enqueue(trx, 'knowledge-bases.purge', { workspaceId, baseId: id, sourceId: null, number: base.number });
    await audit(trx, ctx, { action: 'knowledge_base.deleted', targetId: id, changes: { force } });
  });
}

/**
 * Sets the bases of an agent, in the transaction that writes the agent.
 * @throws Failure `validation_failed` with a pointer to each id that is not a base in the workspace
 */
export async function linkAgent(
  trx: Trx,
  workspaceId: string,
  agentId: string,
  baseIds: readonly string[],
): Promise<void> {
  const existing = await store.lockExisting(trx, workspaceId, baseIds);
  const errors = [...baseIds.entries()].flatMap(([i, id]) => (existing.has(id) ? [] : [noSuchBase(i)]));
  if (errors.length > 0) throw invalidFields(errors);
  await store.setLinks(trx, workspaceId, agentId, baseIds);
}

/** @param index position in an agent's list of bases */
export function noSuchBase(index: number): FieldError {
  const pointer = `/knowledge_base_ids/${index}`;
  return { pointer, code: 'not_found', detail: 'must be a knowledge base in this workspace' };
}

/** Returns the given ids that are bases in the workspace. */
export async function selectExistingBases(db: Db, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  return store.selectExisting(db, workspaceId, ids);
}

/** Returns the given ids that are bases in the workspace, in order. They cannot be deleted until the transaction ends. */
export async function existingKnowledgeBases(
  trx: Trx,
  workspaceId: string,
  baseIds: readonly string[],
): Promise<string[]> {
  const existing = await store.lockExisting(trx, workspaceId, baseIds);
  return baseIds.filter((id) => existing.has(id));
}

function checkChunking({ max_chars: maxChars, overlap_chars: overlapChars }: KnowledgeBase['chunking']): void {
  if (overlapChars * 2 < maxChars) return;
  throw invalid('/chunking/overlap_chars', 'too_large', 'must be less than half of max_chars');
}

/** @throws Failure `knowledge_base_not_found`; `precondition_failed` if the request expects another state */
async function lockUnchanged(trx: Trx, ctx: Context, id: string): Promise<store.BaseRow> {
  const row = await store.lockBase(trx, ctx.actor.workspaceId, id);
  if (!row) throw fail('knowledge_base_not_found');
  if (ctx.preconditions === undefined) return row;
  const base = await shown(trx, row);
  requireUnchanged(ctx.preconditions, () => base);
  return row;
}

async function shown(db: Db, row: store.BaseRow): Promise<KnowledgeBase> {
  const counts = await store.countsOf(db, row.workspace_id, [row.id]);
  return toKnowledgeBase(row, counts.get(row.id)!);
}
