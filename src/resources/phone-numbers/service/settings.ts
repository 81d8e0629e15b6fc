// Settings of a number: inbound and outbound agents, fallback number, webhook, allowed countries.
import type { PhoneNumber, PhoneNumberUpdate, WeightedAgent } from '../../../../generated/types.ts';
import { fail, invalid } from '../../../core/errors.ts';
import type { JsonObject } from '../../../core/json.ts';
import { countryOf } from '../../../core/phone/numbers.ts';
import { inTransaction, onConstraint, type Db, type Trx } from '../../../database/transaction.ts';
import type { Context } from '../../../runtime.ts';
import { findAgent, hasVersion } from '../../agents/service.ts';
import { requireApprovedVersion } from '../../agents/service/approved-transfers.ts';
import { audit } from '../../audit-log/service.ts';
import { requireReachable } from '../../webhooks/service/check-url.ts';
import * as store from '../store.ts';
import { selectAgentsOf, replaceAgents } from '../store/agents.ts';
import { toPhoneNumber } from '../wire.ts';
import { checkFallback } from './route.ts';
import { requireUsable } from './usable.ts';
import { firstSecret, NO_SECRET } from './webhook-secret.ts';

/** @throws Failure `phone_number_not_found`, `phone_number_not_active`, `agent_not_found` */
export async function assignPhoneNumber(ctx: Context, id: string, agentId: string | null): Promise<PhoneNumber> {
  const { workspaceId } = ctx.actor;
  if (agentId !== null) await requireAgent(ctx.db, ctx.actor.workspaceId, agentId, '');
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      await requireUsable(trx, workspaceId, id);
      await replaceAgents(trx, workspaceId, id, 'inbound', []);
      const row = await store.updatePhoneNumberRow(trx, workspaceId, id, { agent_id: agentId, agent_version: null });
      await audit(trx, ctx, { action: 'phone_number.assigned', targetId: id, changes: { agent_id: agentId } });
      return toPhoneNumber(row, await selectAgentsOf(trx, workspaceId, [id]));
    }),
  );
}

/**
 * Returns an update for the audit log: the names of its fields, and the values that decide where calls may go and which versions of
 * agents have them. Other values are telephone numbers and addresses.
 */
function recordedOf(patch: PhoneNumberUpdate): JsonObject {
  const { allowed_countries, inbound_agents, outbound_agents, agent_version } = patch;
  const values = { allowed_countries, inbound_agents, outbound_agents, agent_version };
  const given = Object.entries(values).filter(([, value]) => value !== undefined);
  return { fields: Object.keys(patch), ...(Object.fromEntries(given) as JsonObject) };
}

/**
 * @throws Failure `phone_number_not_found`, `phone_number_not_active`, `agent_not_found`, `validation_failed`, `forbidden_scope`
 * (countries, a version with a transfer to any number)
 */
export async function updatePhoneNumber(ctx: Context, id: string, patch: PhoneNumberUpdate): Promise<PhoneNumber> {
  const { workspaceId } = ctx.actor;
  checkCountries(ctx, patch);
  if (patch.inbound_webhook_url) await requireReachable(ctx, '/inbound_webhook_url', patch.inbound_webhook_url);
  const inbound = await checkAgents(ctx, '/inbound_agents', patch.inbound_agents);
  const outbound = await checkAgents(ctx, '/outbound_agents', patch.outbound_agents);
  return failOnMissingAgent(() =>
    inTransaction(ctx.db, async (trx) => {
      const before = await requireUsable(trx, workspaceId, id);
      if (patch.agent_version && before.agent_id === null) {
        throw invalid('/agent_version', 'no_agent', 'is allowed only with an assigned agent');
      }
      if (patch.agent_version) await requireAgent(trx, workspaceId, before.agent_id!, '', patch.agent_version);
      await requireApprovedPins(trx, ctx, before, [
        { agent_id: before.agent_id, agent_version: patch.agent_version ?? null },
        ...(inbound ?? []),
        ...(outbound ?? []),
      ]);
      const webhook = webhookColumns(ctx, before, patch);
      const row = await store.updatePhoneNumberRow(trx, workspaceId, id, { ...columnsOf(patch), ...webhook.columns });
      if (patch.fallback_number) await checkFallback(trx, ctx, row, patch.fallback_number);
      if (inbound) await replaceAgents(trx, workspaceId, id, 'inbound', inbound);
      if (outbound) await replaceAgents(trx, workspaceId, id, 'outbound', outbound);
      await audit(trx, ctx, { action: 'phone_number.updated', targetId: id, changes: recordedOf(patch) });
      const shown = toPhoneNumber(row, await selectAgentsOf(trx, workspaceId, [id]));
      return webhook.secret === null ? shown : { ...shown, inbound_webhook_secret: webhook.secret };
    }),
  );
}

type Pin = Pick<store.PhoneNumberRow, 'agent_id' | 'agent_version'>;

/**
 * Checks versions to which the number is not pinned yet: they may have a transfer to any number that was removed since.
 * @throws Failure `forbidden_scope`
 */
async function requireApprovedPins(
  trx: Trx,
  ctx: Context,
  number: store.PhoneNumberRow,
  pins: readonly Pin[],
): Promise<void> {
  const known: Pin[] = [number, ...(await selectAgentsOf(trx, ctx.actor.workspaceId, [number.id]))];
  const isKnown = ({ agent_id: id, agent_version: version }: Pin): boolean =>
    known.some((pin) => pin.agent_id === id && pin.agent_version === version);
  for (const pin of pins) {
    const { agent_id: agentId, agent_version: version } = pin;
    if (agentId === null || version === null || isKnown(pin)) continue;
    await requireApprovedVersion(trx, ctx, agentId, version);
  }
}

function columnsOf(patch: PhoneNumberUpdate) {
  return {
    ...(patch.nickname === undefined ? {} : { nickname: patch.nickname }),
    ...(patch.agent_version === undefined ? {} : { agent_version: patch.agent_version }),
    ...(patch.fallback_number === undefined ? {} : { fallback_number: patch.fallback_number }),
    ...(patch.allowed_countries === undefined ? {} : { allowed_countries: patch.allowed_countries }),
  };
}

/** The first URL creates a secret, which is kept for later URLs. Null removes both. */
function webhookColumns(ctx: Context, before: store.PhoneNumberRow, { inbound_webhook_url: url }: PhoneNumberUpdate) {
  if (url === undefined) return { columns: {}, secret: null };
  if (url === null) return { columns: { inbound_webhook_url: null, ...NO_SECRET }, secret: null };
  if (before.inbound_webhook_secret_sealed !== null) return { columns: { inbound_webhook_url: url }, secret: null };
  const { secret, columns } = firstSecret(ctx, before);
  return { columns: { inbound_webhook_url: url, ...columns }, secret };
}

/** Requires admin scope, so that a key with write scope cannot allow calls to expensive countries. */
function checkCountries(ctx: Context, { allowed_countries: countries }: PhoneNumberUpdate): void {
  if (countries === undefined) return;
  if (ctx.actor.scope !== 'admin') {
    throw fail('forbidden_scope', {
      detail: 'Changing allowed_countries requires admin scope.',
      members: { required_scope: 'admin', actual_scope: ctx.actor.scope },
    });
  }
  for (const [i, code] of (countries ?? []).entries()) countryOf(code, `/allowed_countries/${i}`);
}

/** Returns the list to store; undefined when the patch does not change it. */
async function checkAgents(ctx: Context, pointer: string, agents: readonly WeightedAgent[] | null | undefined) {
  if (agents === undefined) return undefined;
  const rows = (agents ?? []).map(({ agent_id, agent_version = null, weight = 1 }) => ({
    agent_id,
    agent_version,
    weight,
  }));
  for (const [i, { agent_id, agent_version }] of rows.entries()) {
    if (rows.findIndex((row) => row.agent_id === agent_id && row.agent_version === agent_version) < i) {
      throw invalid(`${pointer}/${i}/agent_id`, 'duplicate', 'must not appear twice in the list with the same version');
    }
    await requireAgent(ctx.db, ctx.actor.workspaceId, agent_id, `${pointer}/${i}`, agent_version);
  }
  return rows;
}

/**
 * @param place pointer of the object with `agent_id` and `agent_version`
 * @throws Failure `agent_not_found`, `validation_failed` for a version that does not exist
 */
export async function requireAgent(
  db: Db,
  workspaceId: string,
  agentId: string,
  place: string,
  version: number | null = null,
): Promise<void> {
  const agent = await findAgent(db, workspaceId, agentId);
  if (!agent) {
    const detail = 'must be an agent in this workspace';
    throw fail('agent_not_found', { detail, errors: [{ pointer: `${place}/agent_id`, code: 'not_found', detail }] });
  }
  if (version !== null && !(await hasVersion(db, workspaceId, agentId, version))) {
    throw invalid(`${place}/agent_version`, 'unknown_version', 'must be a version that the agent has');
  }
}

/** Maps the foreign-key error if the agent is deleted between the check and the write. */
export function failOnMissingAgent<T>(work: () => Promise<T>): Promise<T> {
  const failure = () => fail('agent_not_found');
  // The version existed when it was checked, and has since been deleted as an old version.
  const noVersion = () => invalid('/agent_version', 'unknown_version', 'must be a version that the agent has');
  return work().catch(
    onConstraint({
      phone_numbers_agent: failure,
      phone_number_agents_agent: failure,
      phone_numbers_agent_version: noVersion,
      phone_number_agents_agent_version: noVersion,
    }),
  );
}
