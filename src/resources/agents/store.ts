// Agents and their versions. No other file writes agents, live_agents and agent_versions. Returned rows have upgraded settings,
// except the rows of `lockVersions`, which are written back.
import { sql, type Selectable } from 'kysely';
import { jsonArrayFrom } from 'kysely/helpers/postgres';
import type { AgentsTable, AgentVersionsTable } from '../../../generated/tables.ts';
import { fail } from '../../core/errors.ts';
import type { TimeKey } from '../../core/page.ts';
import { countAll, newestFirst } from '../../database/keyset-page.ts';
import { preparedRead } from '../../database/prepared.ts';
import type { Db, Trx } from '../../database/transaction.ts';
import { upgradeSettings, type AgentSettings, type GivenSettings } from './fields.ts';
import { functionsOf, type FunctionSnapshot } from './functions/store.ts';
import type { AgentState } from './settings.ts';
import type { AgentIdentity, AgentFunctionRecord } from './wire.ts';

declare module '../../../generated/tables.ts' {
  interface JsonShapes {
    'agents.settings': GivenSettings;
    'agents.published_settings': GivenSettings;
    'agent_versions.snapshot': StoredSnapshot;
  }
}

/** A row of agents without the columns that exist only for foreign keys. */
export type AgentRow = Omit<Selectable<AgentsTable>, 'settings' | GeneratedColumn> & { settings: AgentSettings };

type GeneratedColumn =
  | 'cloned_voice_id'
  | 'cloned_fallback_voice_id'
  | 'published_cloned_voice_id'
  | 'published_cloned_fallback_voice_id';

/** Content of a version: everything that a call needs, with sealed secrets. */
export interface AgentSnapshot extends AgentState {
  functions: FunctionSnapshot[];
}

/** A snapshot that an older release may have stored. */
type StoredSnapshot = Omit<AgentSnapshot, 'settings'> & { settings: GivenSettings };

export type VersionRow = Omit<Selectable<AgentVersionsTable>, 'snapshot'> & { snapshot: AgentSnapshot };
export type StoredVersionRow = Selectable<AgentVersionsTable>;

function upgraded<Row extends { settings: GivenSettings }>(
  row: Row,
): Omit<Row, 'settings'> & { settings: AgentSettings } {
  return { ...row, settings: upgradeSettings(row.settings) };
}

/**
 * Returns the agent as new calls use it: at its published version, or else at its newest. Name, tags and folder
 * are always the newest.
 */
export function liveRow(row: AgentRow): AgentRow {
  const { published_version: version, published_settings: settings } = row;
  return version === null ? row : { ...row, version, settings: upgradeSettings(settings ?? {}) };
}

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

/** One part of the statement that creates an agent; versions.ts combines the parts. */
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

export async function updateAgentRow(trx: Trx, workspaceId: string, id: string, state: AgentState): Promise<AgentRow> {
  const row = await trx
    .updateTable('agents')
    .set({ ...columns(state), version: sql`version + 1`, updated_at: sql`now()` })
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .returningAll()
    .executeTakeFirstOrThrow();
  return upgraded(row);
}

/** Publishes a version with its stored settings, or none. Does not change the draft, its version number or its time. */
export async function setPublished(trx: Trx, workspaceId: string, id: string, version: number | null): Promise<void> {
  await sql`update agents a set published_version = ${version}::int, published_settings = (
      select v.snapshot -> 'settings' from agent_versions v
      where v.workspace_id = a.workspace_id and v.agent_id = a.id and v.version = ${version}::int)
    where a.workspace_id = ${workspaceId} and a.id = ${id}`.execute(trx);
}

function columns(state: AgentState) {
  const { agent_name, folder, tags, settings } = state;
  return { agent_name, folder, tags, settings: JSON.stringify(settings) };
}

/** An agent with its functions, oldest first. */
type AgentWithFunctions = AgentIdentity & AgentState & { functions: AgentFunctionRecord[] };

export async function selectAgentWithFunctions(
  db: Db,
  workspaceId: string,
  id: string,
): Promise<AgentWithFunctions | undefined> {
  const [agent] = await withFunctionsById(db, { workspaceId, id });
  return agent && upgraded(agent);
}

const withFunctionsById = preparedRead((db, { workspaceId, id }: { workspaceId: string; id: string }) =>
  db
    .selectFrom('agents')
    .select([
      'id',
      'agent_name',
      'folder',
      'tags',
      'version',
      'published_version',
      'settings',
      'created_at',
      'updated_at',
    ])
    .select((eb) => jsonArrayFrom(functionsOf(eb)).as('functions'))
    .where('workspace_id', '=', workspaceId)
    .where('id', '=', id)
    .where('deleted_at', 'is', null),
);

export async function selectAgent(db: Db, workspaceId: string, id: string): Promise<AgentRow | undefined> {
  const row = await byId(db, workspaceId, id).executeTakeFirst();
  return row && upgraded(row);
}

/** @throws Failure `agent_not_found`, also for an agent of another workspace */
export async function requireAgent(db: Db, workspaceId: string, id: string): Promise<AgentRow> {
  const row = await selectAgent(db, workspaceId, id);
  if (!row) throw fail('agent_not_found');
  return row;
}

/** Returns agents with exactly this name, newest first. */
export async function selectAgentsNamed(db: Db, workspaceId: string, name: string, limit: number): Promise<AgentRow[]> {
  const rows = await filtered(db, workspaceId, {})
    .selectAll()
    .where('agent_name', '=', name)
    .orderBy('created_at', 'desc')
    .limit(limit)
    .execute();
  return rows.map(upgraded);
}

/** Returns agent names, including deleted agents, so that their utterances keep a speaker. */
export async function selectAgentNames(
  db: Db,
  workspaceId: string,
  ids: readonly string[],
): Promise<Map<string, string>> {
  const rows = await db
    .selectFrom('agents')
    .select(['id', 'agent_name'])
    .where('workspace_id', '=', workspaceId)
    .where('id', 'in', ids)
    .execute();
  return new Map(rows.map((row) => [row.id, row.agent_name]));
}

/** Locks the row until the transaction ends, so that changes of one agent are serialized. */
export async function lockAgent(trx: Trx, workspaceId: string, id: string): Promise<AgentRow | undefined> {
  const row = await byId(trx, workspaceId, id).forUpdate().executeTakeFirst();
  return row && upgraded(row);
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
  ids?: readonly string[] | undefined;
}

export async function selectAgents(
  db: Db,
  workspaceId: string,
  filter: AgentFilter,
  limit: number,
  after: TimeKey | undefined,
): Promise<AgentRow[]> {
  const rows = await filtered(db, workspaceId, filter).selectAll().$call(newestFirst(limit, after)).execute();
  return rows.map(upgraded);
}

export async function countAgents(db: Db, workspaceId: string, filter: AgentFilter): Promise<number> {
  return countAll(filtered(db, workspaceId, filter));
}

function filtered(db: Db, workspaceId: string, { name, tag, folder, ids }: AgentFilter) {
  let query = db.selectFrom('agents').where('workspace_id', '=', workspaceId).where('deleted_at', 'is', null);
  if (name !== undefined) query = query.where(sql<boolean>`strpos(lower(agent_name), lower(${name})) > 0`);
  if (tag !== undefined) query = query.where('tags', '@>', sql<string[]>`array[${tag}]::text[]`);
  if (folder !== undefined) query = query.where('folder', '=', folder);
  if (ids !== undefined) query = query.where('id', 'in', ids);
  return query;
}

/** @throws a foreign-key error while something still references the agent */
export async function deleteAgentRow(trx: Trx, workspaceId: string, id: string): Promise<void> {
  await trx.deleteFrom('live_agents').where('workspace_id', '=', workspaceId).where('agent_id', '=', id).execute();
  await trx
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

export async function selectVersion(
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
  return row && { ...row, snapshot: upgraded(row.snapshot) };
}

/** A version without its content. */
export type VersionHead = Pick<VersionRow, 'version' | 'changed' | 'created_by' | 'created_at'>;

/** Returns one more than `limit`, newest first. */
export async function selectVersionHeads(
  db: Db,
  workspaceId: string,
  agentId: string,
  limit: number,
  before: number | undefined,
): Promise<VersionHead[]> {
  let query = versionsOf(db, workspaceId, agentId);
  if (before !== undefined) query = query.where('version', '<', before);
  return query
    .select(['version', 'changed', 'created_by', 'created_at'])
    .orderBy('version', 'desc')
    .limit(limit + 1)
    .execute();
}

export async function countVersions(db: Db, workspaceId: string, agentId: string): Promise<number> {
  return countAll(versionsOf(db, workspaceId, agentId));
}

export async function hasVersion(db: Db, workspaceId: string, agentId: string, version: number): Promise<boolean> {
  const query = versionsOf(db, workspaceId, agentId).where('version', '=', version);
  return (await query.select('version').executeTakeFirst()) !== undefined;
}

function versionsOf(db: Db, workspaceId: string, agentId: string) {
  return db.selectFrom('agent_versions').where('workspace_id', '=', workspaceId).where('agent_id', '=', agentId);
}

/** Deletes versions below `from` that nothing refers to. */
export async function deleteOldVersions(trx: Trx, workspaceId: string, agentId: string, from: number): Promise<void> {
  await sql`
    delete from agent_versions v
    where v.workspace_id = ${workspaceId} and v.agent_id = ${agentId} and v.version < ${from}
      and not exists (select from agents a where a.workspace_id = v.workspace_id and a.id = v.agent_id
        and a.published_version = v.version)
      and not exists (select from phone_numbers n where n.workspace_id = v.workspace_id and n.agent_id = v.agent_id
        and n.agent_version = v.version)
      and not exists (select from phone_number_agents n where n.workspace_id = v.workspace_id and n.agent_id = v.agent_id
        and n.agent_version = v.version)
      and not exists (select from test_cases t where t.workspace_id = v.workspace_id and t.agent_id = v.agent_id
        and t.agent_version = v.version)
      and not exists (select from test_runs r
        join test_run_cases t on t.workspace_id = r.workspace_id and t.run_id = r.id
        where r.workspace_id = v.workspace_id and r.status in ('queued', 'running') and t.agent_id = v.agent_id
          and t.agent_version = v.version)
      and not exists (select from calls c where c.workspace_id = v.workspace_id and c.agent_id = v.agent_id
        and c.agent_version = v.version)`.execute(trx);
}

export type VersionKey = Pick<VersionRow, 'workspace_id' | 'agent_id' | 'version'>;

/** Returns up to `limit` versions after `after` in key order, with stored settings, locked until the transaction ends. */
export async function lockVersions(trx: Trx, after: VersionKey | null, limit: number): Promise<StoredVersionRow[]> {
  return trx
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
}

/** Replaces sealed texts of functions. A trigger refuses the update if anything else differs. */
export async function replaceSeals(trx: Trx, key: VersionKey, snapshot: StoredSnapshot): Promise<void> {
  await trx
    .updateTable('agent_versions')
    .set({ snapshot: JSON.stringify(snapshot) })
    .where('workspace_id', '=', key.workspace_id)
    .where('agent_id', '=', key.agent_id)
    .where('version', '=', key.version)
    .execute();
}

/** Returns the time zone in which the built-in variables of an agent's texts are written. */
export async function selectTimeZone(db: Db, workspaceId: string): Promise<string> {
  const row = await db.selectFrom('workspaces').select('time_zone').where('id', '=', workspaceId).executeTakeFirst();
  return row?.time_zone ?? 'UTC';
}

interface AgentUser {
  kind: string;
  /** The number of a phone number; otherwise the id. */
  name: string;
}

/** Returns the users that prevent the deletion of an agent, from the foreign keys to live_agents. */
export async function selectUsers(db: Db, workspaceId: string, id: string, limit: number): Promise<AgentUser[]> {
  const { rows } = await sql<AgentUser>`
    select kind, name from (
      select 'the phone number' as kind, number as name from phone_numbers where workspace_id = ${workspaceId} and agent_id = ${id}
      union select 'the phone number', n.number from phone_number_agents a
        join phone_numbers n on n.workspace_id = a.workspace_id and n.id = a.phone_number_id
        where a.workspace_id = ${workspaceId} and a.agent_id = ${id}
      union select 'the schedule', id from schedules where workspace_id = ${workspaceId} and live_agent_id = ${id}
      union select 'the widget', id from widgets where workspace_id = ${workspaceId} and agent_id = ${id}
      union select 'the campaign', id from campaigns where workspace_id = ${workspaceId} and live_agent_id = ${id}
    ) users order by kind, name limit ${limit}`.execute(db);
  return rows;
}
