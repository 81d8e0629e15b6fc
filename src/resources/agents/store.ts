// Agents and their versions: the only writer of agents, live_agents and agent_versions.
import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AgentsTable, AgentVersionsTable } from '../../../generated/tables.ts';
import { fail } from '../../core/errors.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import { prepared } from '../../database/prepared.ts';
import { functionsOf, type FunctionSnapshot } from './functions/store.ts';
import type { AgentSettings, AgentState } from './settings.ts';
import type { AgentIdentity, ShownFunction } from './wire.ts';
import type { Db } from '../../database/transaction.ts';

/** Without the columns that only foreign keys look at. */
export type AgentRow = Omit<Selectable<AgentsTable>, 'settings' | 'cloned_voice_id' | 'cloned_fallback_voice_id'> & {
  settings: AgentSettings;
};

/** What a version keeps: everything that a call needs, secrets sealed. */
export interface AgentSnapshot extends AgentState {
  functions: FunctionSnapshot[];
}

export type VersionRow = Omit<Selectable<AgentVersionsTable>, 'snapshot'> & { snapshot: AgentSnapshot };

export interface NewAgent {
  workspace_id: string;
  id: string;
  agent_name: string;
  folder: string | null;
  tags: string[];
  /** JSON. */
  settings: string;
}

export function newAgent(workspaceId: string, id: string, state: AgentState): NewAgent {
  return { workspace_id: workspaceId, id, ...columns(state) };
}

/** The statements that make an agent are parts of one: versions.ts puts them together. */
export function agentInsert(db: Db, agent: NewAgent) {
  const { workspace_id, id, agent_name, folder, tags, settings } = agent;
  return db
    .insertInto('agents')
    .values({ workspace_id, id, agent_name, folder, tags, settings })
    .returning(['version', 'created_at', 'updated_at']);
}

export function liveInsert(db: Db, { workspace_id, id }: NewAgent) {
  return db.insertInto('live_agents').values({ workspace_id, agent_id: id });
}

export async function updateAgent(db: Db, workspaceId: string, id: string, state: AgentState): Promise<AgentRow> {
  const row = await db
    .updateTable('agents')
    .set({ ...columns(state), version: sql`version + 1`, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return row as unknown as AgentRow;
}

function columns(state: AgentState) {
  const { agent_name, folder, tags, settings } = state;
  return { agent_name, folder, tags, settings: JSON.stringify(settings) };
}

/** An agent as its reader sees it, functions oldest first. */
export type ShownAgent = AgentIdentity & AgentState & { functions: ShownFunction[] };

export async function findShownAgent(db: Db, workspaceId: string, id: string): Promise<ShownAgent | undefined> {
  const [agent] = await shownById(db, { workspaceId, id });
  return agent as ShownAgent | undefined;
}

const shownById = prepared((db, { workspaceId, id }: { workspaceId: string; id: string }) =>
  db
    .selectFrom('agents')
    .select(['id', 'agent_name', 'folder', 'tags', 'version', 'settings', 'created_at', 'updated_at'])
    .select((eb) => jsonArrayFrom(functionsOf(eb)).as('functions'))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null),
);

export async function findAgent(db: Db, workspaceId: string, id: string): Promise<AgentRow | undefined> {
  return (await byId(db, workspaceId, id).executeTakeFirst()) as unknown as AgentRow | undefined;
}

/** @throws Failure `agent_not_found`, the same for another workspace's */
export async function requireAgent(db: Db, workspaceId: string, id: string): Promise<AgentRow> {
  const row = await findAgent(db, workspaceId, id);
  if (!row) throw fail('agent_not_found');
  return row;
}

/** Locks the row, so that changes of one agent happen one after the other. */
export async function lockAgent(db: Db, workspaceId: string, id: string): Promise<AgentRow | undefined> {
  return (await byId(db, workspaceId, id).forUpdate().executeTakeFirst()) as unknown as AgentRow | undefined;
}

function byId(db: Db, workspaceId: string, id: string) {
  return db
    .selectFrom('agents')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null);
}

export interface AgentFilter {
  name?: string | undefined;
  tag?: string | undefined;
  folder?: string | undefined;
}

export async function listAgents(
  db: Db,
  workspaceId: string,
  filter: AgentFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<AgentRow[]> {
  const rows = await filtered(db, workspaceId, filter).selectAll().$call(newestFirst(limit, after)).execute();
  return rows as unknown as AgentRow[];
}

export async function countAgents(db: Db, workspaceId: string, filter: AgentFilter): Promise<number> {
  return countAll(filtered(db, workspaceId, filter));
}

function filtered(db: Db, workspaceId: string, { name, tag, folder }: AgentFilter) {
  let query = db.selectFrom('agents').where('workspace_id', '=', workspaceId).where('deleted_at', 'is', null);
  if (name !== undefined) query = query.where(sql<boolean>`strpos(lower(agent_name), lower(${name})) > 0`);
  if (tag !== undefined) query = query.where('tags', '@>', sql<string[]>`array[${tag}]::text[]`);
  if (folder !== undefined) query = query.where('folder', '=', folder);
  return query;
}

/** @throws a foreign-key error while something still points to the agent */
export async function deleteAgent(db: Db, workspaceId: string, id: string): Promise<void> {
  await db.deleteFrom('live_agents').where('workspace_id', '=', workspaceId).where('agent_id', '=', id).execute();
  await db
    .updateTable('agents')
    .set({ deleted_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .execute();
}

export interface NewVersion {
  workspace_id: string;
  agent_id: string;
  version: number;
  /** JSON of AgentSnapshot. */
  snapshot: string;
  changed: string[];
  created_by: string | null;
}

export function versionInsert(db: Db, row: NewVersion) {
  const { workspace_id, agent_id, version, snapshot, changed, created_by } = row;
  return db.insertInto('agent_versions').values({ workspace_id, agent_id, version, snapshot, changed, created_by });
}

export async function findVersion(
  db: Db,
  workspaceId: string,
  agentId: string,
  version: number,
): Promise<VersionRow | undefined> {
  const row = await db
    .selectFrom('agent_versions')
    .selectAll()
    .where('workspace_id', '=', workspaceId)
    .where('agent_id', '=', agentId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row as unknown as VersionRow | undefined;
}

export type VersionKey = Pick<VersionRow, 'workspace_id' | 'agent_id' | 'version'>;

/** Up to `limit` versions after this one, in the order of their keys, locked until the transaction ends. */
export async function lockVersions(db: Db, after: VersionKey | null, limit: number): Promise<VersionRow[]> {
  const rows = await db
    .selectFrom('agent_versions')
    .selectAll()
    .$if(after !== null, (query) =>
      query.where(
        sql<boolean>`(workspace_id, agent_id, version) > (${after?.workspace_id}, ${after?.agent_id}, ${after?.version}::int)`,
      ),
    )
    .orderBy('workspace_id')
    .orderBy('agent_id')
    .orderBy('version')
    .limit(limit)
    .forUpdate()
    .execute();
  return rows as unknown as VersionRow[];
}

/** The database refuses it when anything but sealed texts of functions differs. */
export async function replaceSeals(db: Db, key: VersionKey, snapshot: AgentSnapshot): Promise<void> {
  await db
    .updateTable('agent_versions')
    .set({ snapshot: JSON.stringify(snapshot) })
    .where('workspace_id', '=', key.workspace_id)
    .where('agent_id', '=', key.agent_id)
    .where('version', '=', key.version)
    .execute();
}
