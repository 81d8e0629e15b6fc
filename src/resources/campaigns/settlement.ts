// Settles a contact once after its call has ended. The transaction that ends the call enqueues the campaigns.call-ended job.
// Settling closes the key of the dial, so a second run has no effect. The leg after a cold transfer is added when it has ended, in
// the same way.
import type { CallEndReason } from '../../../generated/types.ts';
import { inTransaction } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { requireCallEvenErased } from '../calls/service.ts';
import { legCosts } from '../wallet/service/legs.ts';
import { verdictOf } from './plan/retry.ts';
import { enqueuePlan } from './states.ts';
import { shareCampaign } from './store/campaigns.ts';
import * as store from './store/dialing.ts';
import { addStats } from './store/stats.ts';

export async function settleDial(
  runtime: Uses<'db'>,
  workspaceId: string,
  campaignId: string,
  callId: string,
): Promise<void> {
  await inTransaction(runtime.db, async (trx) => {
    const campaign = await shareCampaign(trx, workspaceId, campaignId);
    const dial = campaign && (await store.lockOpenDial(trx, workspaceId, callId));
    if (!dial) return;
    const contact = await store.lockContact(trx, campaign, dial.contact_id);
    const call = await requireCallEvenErased(trx, workspaceId, callId);
    const reason = call.end_reason as CallEndReason | null;
    if (call.ended_at === null || reason === null) return;
    const ended = {
      status: call.status === 'completed' ? ('completed' as const) : ('failed' as const),
      reason,
      wasDialed: call.dialed_at !== null,
      endedAt: call.ended_at.getTime(),
    };
    const isOver = campaign.status === 'canceled';
    const verdict = verdictOf(ended, campaign.retry, contact.round_attempts, isOver);
    await store.settleContact(trx, contact, verdict, reason, call.is_lost);
    const change = {
      dialing: -1,
      [verdict.status]: 1,
      attempts: verdict.givesBack ? -1 : 0,
      answered: call.started_at === null ? 0 : 1,
      cost_micros: call.cost_micros ?? 0,
      talk_ms: call.duration_ms ?? 0,
      outcome: reason,
    };
    await addStats(trx, workspaceId, campaignId, change);
    if (campaign.status === 'running') await enqueuePlan(trx, campaign);
  });
}

/** Adds what the leg after a cold transfer cost, once. Does nothing when the contacts of the campaign are already deleted. */
export async function addLegCost(
  { db }: Uses<'db'>,
  workspaceId: string,
  campaignId: string,
  callId: string,
): Promise<void> {
  const micros = (await legCosts(db, [callId])).get(callId);
  if (micros === undefined) return;
  await inTransaction(db, async (trx) => {
    if (!(await store.recordLegCost(trx, workspaceId, callId, micros))) return;
    await addStats(trx, workspaceId, campaignId, { cost_micros: micros });
  });
}
