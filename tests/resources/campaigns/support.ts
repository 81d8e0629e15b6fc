// Helpers for dialing tests: a campaign with contacts, and its state read directly from the tables.
import { sql } from 'kysely';
import type { Campaign, CampaignCreate } from '../../../generated/types.ts';
import type { Db } from '../../../src/database/transaction.ts';
import { agentBody, type Tenant, type Client, UNRECORDED } from '../../support/client.ts';
import { numberLike } from '../../support/short-calls.ts';
import { until } from '../../support/until.ts';

/** An agent that hangs up on machines and has a short silence timeout. */
export async function newAgent(tenant: Client): Promise<string> {
  const body = agentBody({ ...UNRECORDED, inactivity: { seconds: 600, reminders: [] } });
  return (await tenant.ok('createAgent', { body })).agent_id;
}

let series = 0;

/** Numbers with this behavior that no other test of the file uses. */
export function newNumbers(persona: string, count: number): string[] {
  series += 1_000;
  return Array.from({ length: count }, (_, i) => numberLike(persona, series + i));
}

export type Row = { to_number: string; time_zone?: string | null } & Record<string, unknown>;

// The API's maximum of contacts in one JSON body.
const MAX_ROWS = 2_000;

/** Creates a campaign with these contacts and does not start it. */
export async function draft(
  tenant: Client,
  agentId: string,
  contacts: readonly (string | Row)[],
  more: Partial<CampaignCreate> = {},
): Promise<string> {
  const body = { name: 'Renewals', agent_id: agentId, dials_per_second: 50, concurrency: 50, ...more };
  const { id } = await tenant.ok('createCampaign', { body });
  const rows = contacts.map((contact) => (typeof contact === 'string' ? { to_number: contact } : contact));
  for (let at = 0; at < rows.length; at += MAX_ROWS) {
    await tenant.ok('uploadCampaignContacts', { path: { id }, body: rows.slice(at, at + MAX_ROWS) });
  }
  return id;
}

export async function started(...args: Parameters<typeof draft>): Promise<string> {
  const id = await draft(...args);
  await args[0].ok('startCampaign', { path: { id } });
  return id;
}

export async function get(tenant: Client, id: string): Promise<Campaign> {
  return tenant.ok('getCampaign', { path: { id } });
}

export async function becomes(
  tenant: Client,
  id: string,
  status: Campaign['status'],
  withinMs = 30_000,
): Promise<Campaign> {
  let campaign: Campaign | undefined;
  await until(
    async () => {
      campaign = await get(tenant, id);
      return campaign.status === status;
    },
    { withinMs, what: `${id} is ${status}`, lasting: status === 'completed' || status === 'canceled' },
  );
  return campaign!;
}

/** Counts contacts by status and calls by end reason from the tables. */
export async function recount(db: Db, { workspaceId }: Tenant, campaignId: string) {
  const contacts = await sql<{ status: string; n: number }>`
    select status, count(*)::int as n from campaign_contacts
    where workspace_id = ${workspaceId} and campaign_id = ${campaignId} group by status`.execute(db);
  const calls = await sql<{ reason: string; n: number; answered: number; talk: number; cost: number }>`
    select end_reason as reason, count(*)::int as n, count(started_at)::int as answered,
      coalesce(sum(duration_ms), 0)::int as talk, coalesce(sum(cost_micros), 0)::int as cost
    from calls where workspace_id = ${workspaceId} and campaign_id = ${campaignId} group by 1`.execute(db);
  const sumOf = (key: 'n' | 'answered' | 'talk' | 'cost') => calls.rows.reduce((sum, row) => sum + row[key], 0);
  return {
    contacts: Object.fromEntries(contacts.rows.map(({ status, n }) => [status, n])),
    outcomes: Object.fromEntries(calls.rows.map(({ reason, n }) => [reason, n])),
    calls: sumOf('n'),
    answered: sumOf('answered'),
    talkMs: sumOf('talk'),
    costMicros: sumOf('cost'),
  };
}

/** The maximum number of these times within any window of `spanMs` milliseconds. */
export function mostWithin(moments: readonly number[], spanMs: number): number {
  const sorted = moments.toSorted((a, b) => a - b);
  let most = 0;
  for (let from = 0, to = 0; to < sorted.length; to++) {
    while (sorted[to]! - sorted[from]! >= spanMs) from++;
    most = Math.max(most, to - from + 1);
  }
  return most;
}
