// SQL of knowledge_bases and agent_knowledge_bases (links of agents).
import { sql, type Selectable, type Updateable } from 'kysely';
import type { KnowledgeBasesTable } from '../../../generated/tables.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import { preparedSql } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';

export type BaseRow = Selectable<KnowledgeBasesTable>;

/** A base with sums over its sources and the agents that use it. */
export interface BaseCounts {
  pending: number;
  processing: number;
  ready: number;
  failed: number;
  chunks: number;
  bytes: number;
  agentIds: string[];
}

interface NewBase {
  id: string;
  name: string;
  description: string;
  max_chars: number;
  overlap_chars: number;
  refresh_interval_seconds: number | null;
}

const AGENTS_SHOWN = 100;

export async function insertBase(trx: Trx, workspaceId: string, base: NewBase): Promise<BaseRow> {
  return trx
    .insertInto('knowledge_bases')
    .values({ workspace_id: workspaceId, ...base })
    .returningAll()
    .executeTakeFirstOrThrow();
}

export async function selectBase(db: Db, workspaceId: string, id: string): Promise<BaseRow | undefined> {
  return byId(db, workspaceId, id).executeTakeFirst();
}

/** Locks the row, so that updates, new sources and deletion of one base are serialized. */
export async function lockBase(trx: Trx, workspaceId: string, id: string): Promise<BaseRow | undefined> {
  return byId(trx, workspaceId, id).forUpdate().executeTakeFirst();
}

function byId(db: Db, workspaceId: string, id: string) {
  return db.selectFrom('knowledge_bases').selectAll().where('workspace_id', '=', workspaceId).where('id', '=', id);
}

export async function selectBases(
  db: Db,
  workspaceId: string,
  limit: number,
  after: TimeKey | undefined,
): Promise<BaseRow[]> {
  return db
    .selectFrom('knowledge_bases')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .$call(newestFirst(limit, after))
    .execute();
}

export async function countBases(db: Db, workspaceId: string): Promise<number> {
  return countAll(db.selectFrom('knowledge_bases').where('workspace_id', '=', workspaceId));
}

export async function countsOf(db: Db, workspaceId: string, ids: readonly string[]): Promise<Map<string, BaseCounts>> {
  const { rows } = await sql<BaseCounts & { id: string }>`
    select wanted.id, sums.*, agents.ids as "agentIds"
    from unnest(${[...ids]}::text[]) as wanted (id)
    cross join lateral (
      select count(*) filter (where status = 'pending')::int as pending,
        count(*) filter (where status = 'processing')::int as processing,
        count(*) filter (where status = 'ready')::int as ready,
        count(*) filter (where status = 'failed')::int as failed,
        coalesce(sum(chunks), 0)::int as chunks, coalesce(sum(bytes), 0)::bigint as bytes
      from knowledge_sources where workspace_id = ${workspaceId} and knowledge_base_id = wanted.id) sums
    cross join lateral (
      select coalesce(array_agg(agent_id), '{}') as ids from (
        select agent_id from agent_knowledge_bases
        where workspace_id = ${workspaceId} and knowledge_base_id = wanted.id
        order by agent_id limit ${AGENTS_SHOWN}) links) agents`.execute(db);
  return new Map(rows.map(({ id, ...counts }) => [id, counts]));
}

export async function updateBase(
  trx: Trx,
  workspaceId: string,
  id: string,
  changes: Updateable<KnowledgeBasesTable>,
): Promise<BaseRow> {
  return trx
    .updateTable('knowledge_bases')
    .set({ ...changes, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** Deletes a base and its sources. @throws a foreign-key error while agents are linked */
export async function deleteBase(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('knowledge_bases').where('workspace_id', '=', workspaceId).where('id', '=', id).execute();
}

/** Returns the given ids that are bases in the workspace. They cannot be deleted before the transaction ends. */
export async function lockExisting(trx: Trx, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await trx
    .selectFrom('knowledge_bases')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .orderBy('id')
    .forKeyShare()
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Like lockExisting, without locking. */
export async function selectExisting(db: Db, workspaceId: string, ids: readonly string[]): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db
    .selectFrom('knowledge_bases')
    .select('id')
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
  return new Set(rows.map(({ id }) => id));
}

/** Replaces the agent's links. */
export async function setLinks(
  trx: Trx,
  workspaceId: string,
  agentId: string,
  baseIds: readonly string[],
): Promise<void> {
  await sql`delete from agent_knowledge_bases where workspace_id = ${workspaceId} and agent_id = ${agentId}
    and knowledge_base_id <> all (${[...baseIds]}::text[])`.execute(trx);
  await sql`insert into agent_knowledge_bases (workspace_id, agent_id, knowledge_base_id)
    select ${workspaceId}, ${agentId}, unnest(${[...baseIds]}::text[]) on conflict do nothing`.execute(trx);
}

/** Deletes all links of a base. @returns the agents that were linked */
export async function deleteLinks(trx: Trx, workspaceId: string, baseId: string): Promise<string[]> {
  const rows = await trx
    .deleteFrom('agent_knowledge_bases')
    .where('workspace_id', '=', workspaceId)
    .where('knowledge_base_id', '=', baseId)
    .returning('agent_id')
    .execute();
  return rows.map((row) => row.agent_id);
}

export interface SearchedBase {
  id: string;
  number: number;
  indexed: boolean;
}

const selectSearched = preparedSql(
  ({ workspaceId, ids }: { workspaceId: string; ids: string[] }) => sql<SearchedBase>`
    select id, number, indexed_at is not null as indexed from knowledge_bases
    where workspace_id = ${workspaceId} and id = any (${ids}::text[])`,
);

export async function searchedBases(db: Db, workspaceId: string, ids: readonly string[]): Promise<SearchedBase[]> {
  return ids.length === 0 ? [] : selectSearched(db, { workspaceId, ids: [...ids] });
}
