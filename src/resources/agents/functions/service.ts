// Functions of an agent: add, change, remove, and replace the whole list. Headers and signing secrets are sealed. The signing
// secret of a webhook function is returned once, in the response that created it.
import type { AgentFunction, AgentFunctionCreate, AgentFunctionUpdate } from '../../../../generated/types.ts';
import { requireUnchanged } from '../../../core/entity-tag.ts';
import { fail, invalid } from '../../../core/errors.ts';
import { createdId, newId } from '../../../core/ids.ts';
import { mergePatch, type JsonObject } from '../../../core/json.ts';
import { decodeCursor, pageOf, type Page, type PageRequest } from '../../../core/page.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../../database/transaction.ts';
import { requireSchemas } from '../../../json-schema/checker.ts';
import type { Context } from '../../../runtime.ts';
import { requireReachable } from '../../webhooks/service/check-url.ts';
import { newWebhookSecret } from '../../webhooks/service/signature.ts';
import { checkFunctions } from '../checks.ts';
import { isSameJson } from '../settings.ts';
import { lockAgent, requireAgent } from '../store.ts';
import { changeAgent, stateOfRow } from '../versions.ts';
import { toFunction } from '../wire.ts';
import { destinationSettings, patchedDestinations } from './destinations.ts';
import { completeSettings, patchableFields } from './fields.ts';
import { requireHeaders } from './headers.ts';
import { openHeaders, sealHeaders, sealSigningSecret } from './seals.ts';
import { withServerCheck } from './service/mcp-check.ts';
import * as store from './store.ts';

const MAX_FUNCTIONS = 50;

export async function listAgentFunctions(
  ctx: Context,
  agentId: string,
  request: PageRequest,
): Promise<Page<AgentFunction>> {
  await requireAgent(ctx.db, ctx.actor.workspaceId, agentId);
  const all = await store.selectFunctions(ctx.db, ctx.actor.workspaceId, [agentId]);
  const from = request.cursor === undefined ? 0 : positionAfter(all, decodeCursor(request.cursor, 1)[0]);
  const total = request.includeTotal ? all.length : undefined;
  return pageOf(all.slice(from, from + request.limit + 1), request.limit, toFunction, (row) => [row.id], total);
}

/** Ids grow with time, so the next page starts at the correct position even if the function at the cursor was removed. */
function positionAfter(rows: readonly store.FunctionRow[], id: string | number | undefined): number {
  const at = rows.findIndex((row) => row.id > String(id));
  return at < 0 ? rows.length : at;
}

/** @throws Failure `agent_not_found`, `function_not_found` */
export async function getAgentFunction(ctx: Context, agentId: string, id: string): Promise<AgentFunction> {
  await requireAgent(ctx.db, ctx.actor.workspaceId, agentId);
  return toFunction(await requireFunction(ctx.db, ctx, agentId, id));
}

export async function createAgentFunction(
  ctx: Context,
  agentId: string,
  input: AgentFunctionCreate,
): Promise<AgentFunction> {
  await checkOne(ctx.actor.workspaceId, input);
  await requireAgent(ctx.db, ctx.actor.workspaceId, agentId);
  if ('url' in input) await requireReachable(ctx, '/url', input.url);
  const added = await changing(ctx, agentId, async (trx) => {
    const existing = await store.selectFunctions(trx, ctx.actor.workspaceId, [agentId]);
    if (existing.length >= MAX_FUNCTIONS)
      throw invalid('/name', 'too_many', `an agent can have at most ${MAX_FUNCTIONS} functions`);
    return add(trx, ctx, agentId, { input, pointer: '' }, createdId(ctx, 'fn'));
  });
  return withServerCheck(ctx, agentId, added);
}

export async function updateAgentFunction(
  ctx: Context,
  agentId: string,
  id: string,
  patch: AgentFunctionUpdate,
): Promise<AgentFunction> {
  await requireAgent(ctx.db, ctx.actor.workspaceId, agentId);
  if (patch.url !== undefined) await requireReachable(ctx, '/url', patch.url);
  if (patch.parameters) {
    const schema = patch.parameters as JsonObject;
    await requireSchemas(ctx.actor.workspaceId, [{ pointer: '/parameters', schema }]);
  }
  requireHeaders('/headers', patch.headers);
  const changed = await changing(ctx, agentId, async (trx) => {
    const row = await requireFunction(trx, ctx, agentId, id);
    requireUnchanged(ctx.preconditions, () => toFunction(row));
    return toFunction(await store.updateFunctionRow(trx, ctx.actor.workspaceId, id, changesOf(ctx, row, patch)));
  });
  return withServerCheck(ctx, agentId, changed);
}

export async function deleteAgentFunction(ctx: Context, agentId: string, id: string): Promise<void> {
  await requireAgent(ctx.db, ctx.actor.workspaceId, agentId);
  await changing(ctx, agentId, async (trx) => {
    const row = await requireFunction(trx, ctx, agentId, id);
    requireUnchanged(ctx.preconditions, () => toFunction(row));
    await store.deleteFunctionRows(trx, ctx.actor.workspaceId, [id]);
  });
}

/** Runs a change of the functions on the locked agent and stores one version for it. */
function changing<T>(ctx: Context, agentId: string, work: (trx: Trx) => Promise<T>): Promise<T> {
  return inTransaction(ctx.db, async (trx) => {
    const agent = await lockAgent(trx, ctx.actor.workspaceId, agentId);
    if (!agent) throw fail('agent_not_found');
    const result = await work(trx);
    await changeAgent(trx, ctx, agentId, stateOfRow(agent), ['functions']);
    return result;
  }).catch(onConstraint({ agent_functions_name: () => fail('function_name_taken') }));
}

/** Functions that are not inserted yet, and the signing secrets of webhook functions by id. */
interface NewFunctions {
  rows: store.FunctionRow[];
  secrets: Map<string, string>;
}

export function newFunctions(ctx: Context, agentId: string, inputs: readonly AgentFunctionCreate[]): NewFunctions {
  const made = inputs.map((input, i) => newFunction(ctx, agentId, { input, pointer: `/functions/${i}` }, newId('fn')));
  return together(made);
}

/** Copies of all functions with their headers. Each copy of a webhook function gets a new signing secret. */
export async function copyFunctions(ctx: Context, fromAgentId: string, toAgentId: string): Promise<NewFunctions> {
  const originals = await store.selectFunctions(ctx.db, ctx.actor.workspaceId, [fromAgentId]);
  return together(
    originals.map((original) => {
      const id = newId('fn');
      const headers_sealed = sealHeaders(ctx, { workspace_id: original.workspace_id, id }, openHeaders(ctx, original));
      return signed(ctx, { ...original, id, agent_id: toAgentId, headers_sealed });
    }),
  );
}

interface NewFunction {
  row: store.FunctionRow;
  secret: string | null;
}

function together(made: readonly NewFunction[]): NewFunctions {
  const secrets = made.flatMap(({ row, secret }) => (secret === null ? [] : [[row.id, secret] as const]));
  return { rows: made.map(({ row }) => row), secrets: new Map(secrets) };
}

/** A function in a request, and its JSON Pointer there. */
interface GivenFunction {
  input: AgentFunctionCreate;
  pointer: string;
}

function newFunction(ctx: Context, agentId: string, given: GivenFunction, id: string): NewFunction {
  const { input } = given;
  return signed(ctx, {
    workspace_id: ctx.actor.workspaceId,
    id,
    agent_id: agentId,
    type: input.type,
    name: input.name,
    description: input.description,
    settings: settingsOf(ctx, given, null),
    headers_sealed:
      'url' in input ? sealHeaders(ctx, { workspace_id: ctx.actor.workspaceId, id }, input.headers) : null,
  });
}

/** Sets the times of a new function, and a signing secret if the type has one. */
function signed(
  ctx: Context,
  row: Omit<store.FunctionRow, 'signing_secret_sealed' | 'created_at' | 'updated_at'>,
): NewFunction {
  const secret = row.type === 'webhook' ? newWebhookSecret() : null;
  const now = new Date(ctx.clock.now());
  const signing_secret_sealed = secret === null ? null : sealSigningSecret(ctx, row, secret);
  return { row: { ...row, signing_secret_sealed, created_at: now, updated_at: now }, secret };
}

/** Adds a function to a locked agent. */
async function add(trx: Trx, ctx: Context, agentId: string, given: GivenFunction, id: string): Promise<AgentFunction> {
  const { row, secret } = newFunction(ctx, agentId, given, id);
  await store.insertFunctions(trx, [row]);
  return { ...toFunction(row), ...(secret === null ? {} : { signing_secret: secret }) };
}

interface Replaced {
  changed: boolean;
  /** Signing secrets of new functions by id. */
  secrets: Map<string, string>;
}

/**
 * Replaces the list of functions. A function of the same name and type keeps its id and signing secret. It also keeps its headers
 * unless the input contains headers.
 */
export async function replaceFunctions(
  trx: Trx,
  ctx: Context,
  agentId: string,
  inputs: readonly AgentFunctionCreate[],
): Promise<Replaced> {
  checkFunctions(inputs);
  const { workspaceId } = ctx.actor;
  const existing = await store.selectFunctions(trx, workspaceId, [agentId]);
  const stays = (row: store.FunctionRow) => inputs.some((input) => input.name === row.name && input.type === row.type);
  const kept = new Map(existing.filter(stays).map((row) => [row.name, row]));
  const removed = existing.filter((row) => !stays(row)).map((row) => row.id);
  await store.deleteFunctionRows(trx, workspaceId, removed);
  const secrets = new Map<string, string>();
  let changed = removed.length > 0;
  for (const [i, input] of inputs.entries()) {
    const given = { input, pointer: `/functions/${i}` };
    const row = kept.get(input.name);
    const changes = row && differences(ctx, row, given);
    if (changes === null) continue;
    changed = true;
    if (row) await store.updateFunctionRow(trx, workspaceId, row.id, changes!);
    else {
      const added = await add(trx, ctx, agentId, given, newId('fn'));
      if (added.signing_secret !== undefined) secrets.set(added.id, added.signing_secret);
    }
  }
  return { changed, secrets };
}

/** Returns the changes of a function that is kept; null: none. */
function differences(ctx: Context, row: store.FunctionRow, given: GivenFunction) {
  const { input } = given;
  const headers = 'url' in input ? input.headers : undefined;
  const settings = keepHeaderNames(settingsOf(ctx, given, row.settings), row, input);
  const same =
    row.description === input.description &&
    isSameJson(row.settings, settings) &&
    (headers === undefined || isSameJson(openHeaders(ctx, row), headers));
  if (same) return null;
  return {
    description: input.description,
    settings: JSON.stringify(settings),
    ...(headers === undefined ? {} : { headers_sealed: sealHeaders(ctx, row, headers) }),
  };
}

/** @param before settings of the replaced function; null: a new function */
function settingsOf(ctx: Context, { input, pointer }: GivenFunction, before: JsonObject | null): JsonObject {
  const names = 'url' in input ? { header_names: Object.keys(input.headers ?? {}).sort() } : {};
  const settings: JsonObject = { ...completeSettings(input.type, { ...input, ...names }) };
  if (input.type !== 'transfer_call') return settings;
  return redirected(settings, destinationSettings(ctx, pointer, input, before));
}

/** Replaces the destinations, which are stored only if they are given. */
function redirected(settings: JsonObject, destinations: JsonObject): JsonObject {
  const { to: _to, allowed_destinations: _list, any_destination: _any, ...rest } = settings;
  return { ...rest, ...destinations };
}

function keepHeaderNames(settings: JsonObject, row: store.FunctionRow, input: AgentFunctionCreate): JsonObject {
  if (!('url' in input) || input.headers) return settings;
  return { ...settings, header_names: row.settings['header_names'] ?? [] };
}

function changesOf(ctx: Context, row: store.FunctionRow, patch: AgentFunctionUpdate) {
  const { name, description, headers, ...rest } = patch;
  const patchable = patchableFields(row.type);
  const unknown = Object.keys({ ...rest, ...(headers === undefined ? {} : { headers }) }).find(
    (field) => !patchable.includes(field),
  );
  if (unknown !== undefined)
    throw invalid(`/${unknown}`, 'unknown_field', `must not be set for a ${row.type} function`);
  const base = 'parameters' in rest ? { ...row.settings, parameters: {} } : row.settings;
  const names = headers === undefined ? {} : { header_names: Object.keys(headers ?? {}).sort() };
  const merged: JsonObject = {
    ...completeSettings(row.type, { ...mergePatch(base, rest), ...names }),
  };
  return {
    ...(name === undefined ? {} : { name }),
    ...(description === undefined ? {} : { description }),
    ...(headers === undefined ? {} : { headers_sealed: sealHeaders(ctx, row, headers ?? {}) }),
    settings: JSON.stringify(
      row.type === 'transfer_call' ? redirected(merged, patchedDestinations(ctx, patch, row.settings)) : merged,
    ),
  };
}

async function checkOne(workspaceId: string, input: AgentFunctionCreate): Promise<void> {
  if (!('url' in input)) return;
  requireHeaders('/headers', input.headers);
  if (input.type !== 'webhook' || !input.parameters) return;
  await requireSchemas(workspaceId, [{ pointer: '/parameters', schema: input.parameters as JsonObject }]);
}

async function requireFunction(db: Db, ctx: Context, agentId: string, id: string): Promise<store.FunctionRow> {
  const rows = await store.selectFunctions(db, ctx.actor.workspaceId, [agentId]);
  const row = rows.find((candidate) => candidate.id === id);
  if (!row) throw fail('function_not_found');
  return row;
}
