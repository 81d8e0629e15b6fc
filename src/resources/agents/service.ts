// Agents: create, read, update, delete, duplicate. Every change writes a new immutable version in one transaction with the row,
// the webhook and the audit entry. Addresses are resolved before the transaction, so nothing in it waits for the network.
import type { Agent, AgentCreate, AgentUpdate } from '../../../generated/types.ts';
import { cutCharacters } from '../../core/cut-text.ts';
import { fail } from '../../core/errors.ts';
import { createdId } from '../../core/ids.ts';
import { pageOf, timeCursor, timeKey, type Page, type PageRequest } from '../../core/page.ts';
import type { Vault } from '../../core/vault.ts';
import { inTransaction, constraintOf, type Db, type Trx } from '../../database/transaction.ts';
import { enqueue } from '../../jobs/enqueue.ts';
import { checkBody } from '../../protocol/contract.ts';
import type { WorkspaceProviders } from '../../providers/directory.ts';
import type { Context, Uses } from '../../runtime.ts';
import { audit, auditSystem } from '../audit-log/service.ts';
import { existingKnowledgeBases, linkAgent } from '../knowledge-bases/service.ts';
import { workspaceProviders } from '../voices/service/workspace-providers.ts';
import { setAgentWebhook } from '../webhooks/service/agent-webhook.ts';
import {
  checkAddresses,
  checkFunctions,
  checkSchemas,
  checkSettings,
  loadNamedVoices,
  resolveVoices,
  setDefaultLanguage,
  setDefaultReminders,
} from './checks.ts';
import { resealFunction } from './functions/seals.ts';
import * as functions from './functions/service.ts';
import { withServerChecks } from './functions/service/mcp-check.ts';
import { insertFunctions, selectFunctions } from './functions/store.ts';
import { requireVersion } from './service/required-version.ts';
import { warningsOf, withLanguageWarnings, withWarnings } from './service/warnings.ts';
import { changedFields, patchedInput, stateOf, type AgentState } from './settings.ts';
import * as store from './store.ts';
import {
  changeAgent,
  changeAgentBySystem,
  recordCreation,
  requireUnchangedAgent,
  stateOfRow,
  type Changed,
  type Creation,
} from './versions.ts';
import { toAgent } from './wire.ts';
const COPY_SUFFIX = ' (copy)';
const MAX_NAME = 100;
const MAX_USERS_NAMED = 5;
// Kind of user that prevents the deletion of an agent, by the foreign key that fails.
const USERS_BY_CONSTRAINT: Readonly<Record<string, string>> = {
  phone_numbers_agent: 'a phone number',
  phone_number_agents_agent: 'a phone number',
  schedules_agent: 'a schedule that has not ended',
  widgets_agent: 'a widget',
  campaigns_agent: 'a campaign that has not ended',
};

export async function createAgent(ctx: Context, input: AgentCreate): Promise<Agent> {
  const state = stateOf(input);
  const own = await workspaceProviders(ctx, ctx.actor.workspaceId);
  await loadNamedVoices(own, state.settings);
  resolveVoices(own, state.settings);
  setDefaultLanguage(own, state.settings);
  setDefaultReminders(state.settings, input.inactivity);
  checkSettings(own, state.settings);
  checkFunctions(input.functions ?? []);
  await checkSchemas(ctx.actor.workspaceId, { extraction: state.settings.extraction, functions: input.functions });
  await checkAddresses(ctx, input);
  const id = createdId(ctx, 'agent');
  const added = functions.newFunctions(ctx, id, input.functions ?? []);
  const creation: Creation = { id, state, functions: added.rows, action: 'agent.created' };
  const agent = withLanguageWarnings(own, await create(ctx.db, ctx, creation, added.secrets));
  return withServerChecks(ctx, agent);
}

/**
 * Most new agents have no functions, knowledge or webhook. Such an agent is stored by one statement without a
 * surrounding transaction.
 */
async function create(
  db: Db,
  ctx: Context,
  creation: Creation,
  functionSecrets: ReadonlyMap<string, string>,
): Promise<Agent> {
  const { webhook_url: url, knowledge_base_ids: baseIds } = creation.state.settings;
  const isBare = creation.functions.length === 0 && url === null && baseIds.length === 0;
  if (isBare) return withNewSecrets(await recordCreation(db, ctx, creation), { webhookSecret: null, functionSecrets });
  return inTransaction(db, async (trx) => {
    const changed = await recordCreation(trx, ctx, creation);
    await insertFunctions(trx, creation.functions);
    await linkAgent(trx, ctx.actor.workspaceId, creation.id, baseIds);
    const webhookSecret = await syncWebhook(trx, ctx, creation.id, creation.state);
    return withNewSecrets(changed, { webhookSecret, functionSecrets });
  });
}

/** @throws Failure `agent_not_found`, `agent_version_not_found` */
export async function getAgent(ctx: Context, id: string, version: number | undefined): Promise<Agent> {
  const { workspaceId } = ctx.actor;
  const agent = await store.selectAgentWithFunctions(ctx.db, workspaceId, id);
  if (!agent) throw fail('agent_not_found');
  if (version === undefined || version === agent.version) return toAgent(agent, agent, agent.functions);
  const old = await requireVersion(ctx.db, { workspace_id: workspaceId, id, version: agent.version }, version);
  const { created_at, published_version } = agent;
  const identity = { id, version, published_version, created_at, updated_at: old.created_at };
  return toAgent(identity, old.snapshot, old.snapshot.functions);
}

export async function listAgents(ctx: Context, filter: store.AgentFilter, request: PageRequest): Promise<Page<Agent>> {
  const { workspaceId } = ctx.actor;
  const rows = await store.selectAgents(ctx.db, workspaceId, filter, request.limit, timeKey(request.cursor));
  const all = await selectFunctions(
    ctx.db,
    workspaceId,
    rows.map((row) => row.id),
  );
  const total = request.includeTotal ? await store.countAgents(ctx.db, workspaceId, filter) : undefined;
  const toItem = (row: store.AgentRow) =>
    toAgent(
      row,
      stateOfRow(row),
      all.filter((fn) => fn.agent_id === row.id),
    );
  return pageOf(rows, request.limit, toItem, timeCursor, total);
}

export async function updateAgent(ctx: Context, id: string, patch: AgentUpdate): Promise<Agent> {
  const { functions: newFunctions, ...fields } = patch;
  const found = await store.requireAgent(ctx.db, ctx.actor.workspaceId, id);
  await checkAddresses(ctx, { ...fields, functions: newFunctions });
  const { extraction } = stateAfter(stateOfRow(found), fields).settings;
  await checkSchemas(ctx.actor.workspaceId, { extraction: fields.extraction && extraction, functions: newFunctions });
  const own = await workspaceProviders(ctx, ctx.actor.workspaceId);
  await loadNamedVoices(
    own,
    fields.language === undefined && fields.other_languages === undefined ? fields : { ...found.settings, ...fields },
  );
  resolveVoices(own, fields);
  const agent = await inTransaction(ctx.db, (trx) => writeUpdate(trx, ctx, own, id, fields, newFunctions));
  const warned = withLanguageWarnings(own, agent);
  return newFunctions ? withServerChecks(ctx, warned) : warned;
}

/**
 * Writes an update if anything changes.
 * @param fields with resolved voices, checked addresses and checked schemas
 */
async function writeUpdate(
  trx: Trx,
  ctx: Context,
  own: WorkspaceProviders,
  id: string,
  fields: Omit<AgentUpdate, 'functions'>,
  newFunctions: AgentUpdate['functions'],
) {
  const row = await store.lockAgent(trx, ctx.actor.workspaceId, id);
  if (!row) throw fail('agent_not_found');
  await requireUnchangedAgent(trx, ctx, row);
  const before = stateOfRow(row);
  const after = stateAfter(before, fields);
  setDefaultLanguage(own, after.settings);
  setDefaultReminders(after.settings, fields.inactivity, before.settings);
  checkSettings(own, after.settings, before.settings);
  // Already compiled and cached, unless another request has changed the agent since updateAgent read it.
  if (fields.extraction) await checkSchemas(ctx.actor.workspaceId, { extraction: after.settings.extraction });
  await relink(trx, ctx, row, after, fields.knowledge_base_ids !== undefined);
  const changed = changedFields(before, after);
  const replaced =
    newFunctions === undefined ? undefined : await functions.replaceFunctions(trx, ctx, id, newFunctions ?? []);
  if (replaced?.changed) changed.push('functions');
  if (changed.length === 0) {
    const kept = await selectFunctions(trx, ctx.actor.workspaceId, [id]);
    return { ...toAgent(row, before, kept), ...withWarnings(warningsOf(before, kept)) };
  }
  // The webhook and the limit of a published version do not change.
  const isLive = row.published_version === null;
  const webhookSecret = isLive ? await syncWebhook(trx, ctx, id, after) : null;
  // A higher limit may permit waiting calls to be dialed now.
  if (isLive && changed.includes('max_concurrent_calls'))
    await enqueue(trx, 'calls.next', { workspaceId: row.workspace_id });
  return withNewSecrets(await changeAgent(trx, ctx, id, after, changed), {
    webhookSecret,
    functionSecrets: replaced?.secrets,
  });
}

function stateAfter(before: AgentState, fields: AgentUpdate): AgentState {
  return stateOf(checkBody('createAgent', patchedInput(before, fields)));
}

/** Links the knowledge bases. Bases that the patch names must exist. Otherwise, deleted bases are dropped. */
async function relink(trx: Trx, ctx: Context, row: store.AgentRow, after: AgentState, named: boolean): Promise<void> {
  const { workspaceId } = ctx.actor;
  const { settings } = after;
  if (!named) {
    settings.knowledge_base_ids = await existingKnowledgeBases(trx, workspaceId, settings.knowledge_base_ids);
  }
  const published = row.published_version === null ? null : store.liveRow(row).settings;
  await linkBases(trx, workspaceId, row.id, settings, published);
}

/**
 * Links the bases of the draft, which must exist, and the existing bases of the published version. Neither can
 * be deleted without force.
 */
export async function linkBases(
  trx: Trx,
  workspaceId: string,
  agentId: string,
  draft: Pick<AgentState['settings'], 'knowledge_base_ids'>,
  published: Pick<AgentState['settings'], 'knowledge_base_ids'> | null,
): Promise<void> {
  const { knowledge_base_ids: named } = draft;
  const others = (published?.knowledge_base_ids ?? []).filter((id) => !named.includes(id));
  await linkAgent(trx, workspaceId, agentId, [...named, ...(await existingKnowledgeBases(trx, workspaceId, others))]);
}

/** Stores a version without a knowledge base that was deleted by force. */
export async function forgetKnowledgeBase(
  runtime: Uses<'db'>,
  workspaceId: string,
  agentId: string,
  knowledgeBaseId: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const row = await store.lockAgent(trx, workspaceId, agentId);
    if (!row?.settings.knowledge_base_ids.includes(knowledgeBaseId)) return;
    const kept = row.settings.knowledge_base_ids.filter((id) => id !== knowledgeBaseId);
    const state = { ...stateOfRow(row), settings: { ...row.settings, knowledge_base_ids: kept } };
    const version = await changeAgentBySystem(trx, workspaceId, agentId, state, ['knowledge_base_ids']);
    const changes = { version, fields: ['knowledge_base_ids'] };
    await auditSystem(trx, workspaceId, { action: 'agent.updated', targetId: agentId, changes });
  });
}

export async function deleteAgent(ctx: Context, id: string): Promise<void> {
  const { workspaceId } = ctx.actor;
  try {
    await inTransaction(ctx.db, async (trx) => {
      const row = await store.lockAgent(trx, workspaceId, id);
      if (!row) throw fail('agent_not_found');
      await requireUnchangedAgent(trx, ctx, row);
      await store.deleteAgentRow(trx, workspaceId, id);
      await setAgentWebhook(trx, ctx, { workspaceId, agentId: id, url: null, events: [] });
      await audit(trx, ctx, { action: 'agent.deleted', targetId: id });
    });
  } catch (error) {
    const user = USERS_BY_CONSTRAINT[constraintOf(error) ?? ''];
    if (user !== undefined) throw fail('agent_in_use', { detail: await usersText(ctx, id, user) });
    throw error;
  }
}

/**
 * Names the current users of the agent. Users that released the agent after the failed deletion are missing, so
 * at least their kind is named.
 */
async function usersText(ctx: Context, id: string, user: string): Promise<string> {
  const users = await store.selectUsers(ctx.db, ctx.actor.workspaceId, id, MAX_USERS_NAMED + 1);
  if (users.length === 0) return `The agent was used by ${user}. Try again.`;
  const named = users.slice(0, MAX_USERS_NAMED).map(({ kind, name }) => `${kind} ${name}`);
  const more = users.length > MAX_USERS_NAMED ? ' and others' : '';
  return `The agent is used by ${named.join(', ')}${more}. Give them another agent, or delete them, first.`;
}

/** Copies functions and knowledge, but not the webhook address, so that no receiver gets events of an unknown agent. */
export async function duplicateAgent(ctx: Context, id: string, name: string | undefined): Promise<Agent> {
  const source = await store.requireAgent(ctx.db, ctx.actor.workspaceId, id);
  const state = stateOfRow(source);
  const newAgentId = createdId(ctx, 'agent');
  const copies = await functions.copyFunctions(ctx, id, newAgentId);
  return inTransaction(ctx.db, async (trx) => {
    // Locked until the commit, so that no concurrently deleted knowledge base is linked.
    const bases = await existingKnowledgeBases(trx, ctx.actor.workspaceId, state.settings.knowledge_base_ids);
    const copy: AgentState = {
      ...state,
      agent_name: name ?? cutCharacters(state.agent_name, MAX_NAME - COPY_SUFFIX.length) + COPY_SUFFIX,
      settings: { ...state.settings, webhook_url: null, knowledge_base_ids: bases },
    };
    const creation: Creation = { id: newAgentId, state: copy, functions: copies.rows, action: 'agent.duplicated' };
    return create(trx, ctx, creation, copies.secrets);
  });
}

/** @returns the secret if the webhook is new */
export async function syncWebhook(
  trx: Trx,
  ctx: Context,
  agentId: string,
  state: Pick<AgentState, 'settings'>,
): Promise<string | null> {
  const { webhook_url: url, webhook_events: events } = state.settings;
  const { secret } = await setAgentWebhook(trx, ctx, { workspaceId: ctx.actor.workspaceId, agentId, url, events });
  return secret;
}

interface NewSecrets {
  webhookSecret: string | null;
  functionSecrets: ReadonlyMap<string, string> | undefined;
}

/** Returns the agent with its warnings and new secrets. Only this response contains the secrets. */
function withNewSecrets({ row, functions: rows }: Changed, { webhookSecret, functionSecrets }: NewSecrets): Agent {
  const state = stateOfRow(row);
  const agent = { ...toAgent(row, state, rows), ...withWarnings(warningsOf(state, rows)) };
  const agentFunctions = agent.functions.map((fn) => {
    const secret = functionSecrets?.get(fn.id);
    return secret === undefined ? fn : { ...fn, signing_secret: secret };
  });
  return { ...agent, functions: agentFunctions, ...(webhookSecret === null ? {} : { webhook_secret: webhookSecret }) };
}

/** Returns the newest version. Undefined for an agent that does not exist or belongs to another workspace. */
export async function findAgent(db: Db, workspaceId: string, id: string): Promise<store.AgentRow | undefined> {
  return store.selectAgent(db, workspaceId, id);
}

/** Returns the agent at the version that new calls use. Otherwise as findAgent. */
export async function findLiveAgent(db: Db, workspaceId: string, id: string): Promise<store.AgentRow | undefined> {
  const row = await store.selectAgent(db, workspaceId, id);
  return row && store.liveRow(row);
}

/** Returns names by id, including deleted agents. */
export async function agentNames(db: Db, workspaceId: string, ids: readonly string[]): Promise<Map<string, string>> {
  return store.selectAgentNames(db, workspaceId, ids);
}

/** Returns whether an agent has this version. Old versions are eventually deleted. */
export async function hasVersion(db: Db, workspaceId: string, id: string, version: number): Promise<boolean> {
  return store.hasVersion(db, workspaceId, id, version);
}

/** A version of an agent, with everything that its functions need to run. */
export type Blueprint = Omit<store.AgentSnapshot, 'functions'> & {
  functions: (store.AgentSnapshot['functions'][number] & { workspace_id: string })[];
};

/** Loads the version of an agent that a call runs on. Also finds versions of deleted agents. */
export async function loadBlueprint(db: Db, workspaceId: string, agentId: string, version: number): Promise<Blueprint> {
  const row = await store.selectVersion(db, workspaceId, agentId, version);
  if (!row) throw new Error(`agent ${agentId} has no version ${version}`);
  const functions = row.snapshot.functions.map((fn) => ({ ...fn, workspace_id: workspaceId }));
  return { ...row.snapshot, functions };
}

const VERSIONS_AT_ONCE = 100;

/**
 * Re-encrypts the function secrets in all versions with the current key. Idempotent.
 * @returns number of changed versions
 */
export async function resealVersions(db: Db, vault: Vault): Promise<number> {
  let changed = 0;
  let last: store.VersionKey | null = null;
  for (;;) {
    const after: store.VersionKey | null = last;
    const rows = await inTransaction(db, async (trx) => {
      const locked = await store.lockVersions(trx, after, VERSIONS_AT_ONCE);
      for (const row of locked) if (await resealVersion(trx, vault, row)) changed += 1;
      return locked;
    });
    last = rows.at(-1) ?? null;
    if (last === null || rows.length < VERSIONS_AT_ONCE) return changed;
  }
}

async function resealVersion(trx: Trx, vault: Vault, row: store.StoredVersionRow): Promise<boolean> {
  const { workspace_id, agent_id, version, snapshot } = row;
  try {
    const seals = snapshot.functions.map((fn) => resealFunction(vault, { ...fn, workspace_id }));
    if (seals.every((seal) => seal === null)) return false;
    const functions = snapshot.functions.map((fn, i) => ({ ...fn, ...seals[i] }));
    await store.replaceSeals(trx, row, { ...snapshot, functions });
    return true;
  } catch (error) {
    const where = `version ${version} of ${agent_id}`;
    throw new Error(`the secrets in ${where} could not be re-encrypted: ${(error as Error).message}`, { cause: error });
  }
}
