// Helpers for upload and result tests: campaigns, files, and uploads over HTTP in any format.
import { parse } from 'csv-parse/sync';
import type { Campaign, CampaignImport, Problem } from '../../../generated/types.ts';
import { agentBody, type Tenant } from '../../support/client.ts';

interface Answered<T> {
  status: number;
  body: T;
  headers: Headers;
}

/** Creates a campaign with its own agent. */
export async function newCampaign(tenant: Tenant, more: Record<string, unknown> = {}): Promise<Campaign> {
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  return tenant.ok('createCampaign', { body: { name: 'Renewals', agent_id, ...more } });
}

type Body = string | Uint8Array<ArrayBuffer> | FormData;

/** @returns any response, also an error. A form sets its own content type. */
export async function tryUpload(
  tenant: Tenant,
  id: string,
  body: Body,
  headers: Record<string, string> = {},
): Promise<Answered<CampaignImport & Problem>> {
  const type: Record<string, string> = body instanceof FormData ? {} : { 'content-type': 'text/csv' };
  const response = await fetch(`${tenant.url}/v1/campaigns/${id}/upload`, {
    method: 'POST',
    headers: { authorization: `Bearer ${tenant.jwt}`, ...type, ...headers },
    body,
  });
  const answer = (await response.json()) as CampaignImport & Problem;
  return { status: response.status, body: answer, headers: response.headers };
}

/** @throws when the upload is rejected */
export async function upload(tenant: Tenant, id: string, body: Body): Promise<CampaignImport> {
  const answer = await tryUpload(tenant, id, body);
  if (answer.status !== 200) throw new Error(`${answer.status}: ${JSON.stringify(answer.body)}`);
  return answer.body;
}

/** Different fictional numbers, each with a name. */
export function fileOf(rows: number, first = 0): string {
  const lines = Array.from({ length: rows }, (_, i) => `+1${2_025_551_000 + (first + i) * 37},Guest ${first + i}\n`);
  return `to_number,first_name\n${lines.join('')}`;
}

export async function results(tenant: Tenant, id: string): Promise<Record<string, string>[]> {
  const answer = await tenant.send('exportCampaignResults', { path: { id } });
  if (answer.status !== 200) throw new Error(`results answered ${answer.status}`);
  return parse(Buffer.from(answer.body as ArrayBuffer), { columns: true });
}

export async function contacts(tenant: Tenant, id: string, query: Record<string, string> = {}) {
  return (await tenant.ok('listCampaignContacts', { path: { id }, query: { limit: '100', ...query } })).data;
}
