// Exports the results of a campaign as CSV: one line per contact, in the order of the uploaded rows. Rows are read in batches as
// the client consumes them, so memory is bounded. Also works while the campaign runs: each line shows the contact's state at the
// time it is read.
import { csvLine, EXPORTED_AT_ONCE } from '../../core/csv.ts';
import { fail } from '../../core/errors.ts';
import type { Context } from '../../runtime.ts';
import { callsWithAnalyses, type CallsWithAnalyses } from '../calls/service/analyses.ts';
import { selectCampaign } from './store/campaigns.ts';
import { selectContacts, type ContactRow } from './store/contacts.ts';

const CONTACT_COLUMNS = ['to_number', 'status', 'attempts', 'outcome', 'skip_reason'] as const;
const CALL_COLUMNS = [
  'last_call_id',
  'start_time',
  'duration',
  'cost',
  'currency',
  'recording_url',
  'transcript_url',
  'success',
  'summary',
  'extracted',
] as const;
const COLUMNS: readonly string[] = [...CONTACT_COLUMNS, ...CALL_COLUMNS];

/** @throws Failure `campaign_not_found`, before the first line */
export async function exportCampaignResults(ctx: Context, campaignId: string): Promise<AsyncGenerator<string>> {
  const { workspaceId } = ctx.actor;
  const campaign = await selectCampaign(ctx.db, workspaceId, campaignId);
  if (!campaign) throw fail('campaign_not_found');
  return lines(ctx, { workspaceId, campaignId }, campaign.uploads_ready, campaign.variable_names);
}

async function* lines(
  ctx: Context,
  of: { workspaceId: string; campaignId: string },
  uploadsReady: number,
  names: readonly string[],
): AsyncGenerator<string> {
  yield csvLine([...COLUMNS, ...names.map((name) => (COLUMNS.includes(name) ? `variable.${name}` : name))]);
  let afterId: string | undefined;
  for (;;) {
    const rows = await selectContacts(ctx.db, of, { uploadsReady }, EXPORTED_AT_ONCE, afterId);
    const page = rows.slice(0, EXPORTED_AT_ONCE);
    const callIds = page.flatMap((row) => row.last_call_id ?? []);
    const calls = await callsWithAnalyses(ctx, of.workspaceId, callIds);
    yield page.map((row) => lineOf(row, calls, names)).join('');
    if (rows.length <= EXPORTED_AT_ONCE || ctx.signal.aborted) return;
    afterId = page.at(-1)!.id;
  }
}

function lineOf(row: ContactRow, calls: CallsWithAnalyses, names: readonly string[]): string {
  const { call, analysis } = calls.get(row.last_call_id ?? '') ?? {};
  return csvLine([
    row.to_number,
    row.status,
    row.attempts,
    row.last_outcome,
    row.skip_reason,
    row.last_call_id,
    call?.start_time ?? null,
    call?.duration ?? null,
    call?.cost?.amount ?? null,
    call?.cost?.currency ?? null,
    call?.recording_url ?? null,
    call?.transcript_url ?? null,
    analysis?.success?.toString() ?? null,
    analysis?.summary ?? null,
    analysis ? JSON.stringify(analysis.extracted) : null,
    ...names.map((name) => (Object.hasOwn(row.variables, name) ? cellOf(row.variables[name]!) : null)),
  ]);
}

function cellOf(value: string | number | boolean): string | number {
  return typeof value === 'boolean' ? String(value) : value;
}
