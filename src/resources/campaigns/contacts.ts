// Lists the contacts of a campaign in the order of the uploaded rows.
import type { CampaignContact } from '../../../generated/types.ts';
import { fail, invalid, invalidCursor } from '../../core/errors.ts';
import { decodeCursor, pageOf, type Page, type PageRequest } from '../../core/page.ts';
import { toE164, type CountryCode } from '../../core/phone/numbers.ts';
import type { Context } from '../../runtime.ts';
import { selectCampaign } from './store/campaigns.ts';
import * as store from './store/contacts.ts';
import { statsOfOne, type StatsRow } from './store/stats.ts';
import { toCampaignContact } from './wire.ts';

/** @throws Failure `campaign_not_found`, `validation_failed` on an invalid number in the filter, `invalid_cursor` */
export async function listCampaignContacts(
  ctx: Context,
  campaignId: string,
  { status, number: text }: store.ContactFilter,
  request: PageRequest,
): Promise<Page<CampaignContact>> {
  const { workspaceId } = ctx.actor;
  const campaign = await selectCampaign(ctx.db, workspaceId, campaignId);
  if (!campaign) throw fail('campaign_not_found');
  const number = text === undefined ? undefined : toE164(text, (campaign.default_country ?? undefined) as CountryCode);
  if (number === null) throw invalid('/query/to_number', 'wrong_format', 'must be a phone number');
  const filter = { status, number, uploadsReady: campaign.uploads_ready };
  const of = { workspaceId, campaignId };
  const rows = await store.selectContacts(ctx.db, of, filter, request.limit, afterId(request.cursor));
  const total = request.includeTotal ? await countOf(ctx, of, filter) : undefined;
  return pageOf(rows, request.limit, toCampaignContact, (row) => [row.id], total);
}

/** Returns the total without counting rows: from the campaign's counters, or 0 or 1 for a filter by number, which is unique. */
async function countOf(
  ctx: Context,
  of: store.ContactsOf,
  filter: store.ContactFilter & { uploadsReady: number },
): Promise<number> {
  if (filter.number !== undefined) return (await store.selectContacts(ctx.db, of, filter, 1, undefined)).length;
  const stats = await statsOfOne(ctx.db, of.workspaceId, of.campaignId);
  return filter.status === undefined ? allOf(stats) : stats[filter.status];
}

export function allOf(stats: StatsRow): number {
  const { pending, dialing, retry_scheduled: retries, completed, failed, skipped, canceled } = stats;
  return pending + dialing + retries + completed + failed + skipped + canceled;
}

function afterId(cursor: string | undefined): string | undefined {
  if (cursor === undefined) return undefined;
  const [id] = decodeCursor(cursor, 1);
  if (typeof id !== 'string') throw invalidCursor();
  return id;
}
