// Forecasts when a campaign will finish, from its counters and a sample of waiting contacts. Reads only.
import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import type { CampaignForecast } from '../../../../generated/types.ts';
import { iso } from '../../../core/time.ts';
import type { Context } from '../../../runtime.ts';
import { callSlots } from '../../calls/service.ts';
import { computeForecast, type WaitingContacts } from '../plan/forecast.ts';
import { zonesOf } from '../plan/zones.ts';
import { requireCampaign } from '../service.ts';
import { sampleWaiting } from '../store/contacts.ts';
import { statsOfOne } from '../store/stats.ts';

/** Used before the first call has ended: ringing and a short conversation. */
const USUAL_DIAL_SECONDS = 45;
/** Ringing time per dial, which talk time does not include. */
const RING_SECONDS = 12;
const SAMPLE = 1000;
const CONTACTS_PER_TURN = 100;

/**
 * @param dialsPerSecond overrides the campaign's dial rate
 * @throws Failure `campaign_not_found`
 */
export async function getCampaignForecast(
  ctx: Context,
  id: string,
  dialsPerSecond: number | undefined,
): Promise<CampaignForecast> {
  const campaign = await requireCampaign(ctx, id);
  const { workspace_id: workspaceId, status, scheduled_at: scheduledAt, retry, windows } = campaign;
  const stats = await statsOfOne(ctx.db, workspaceId, id);
  const ended = stats.attempts - stats.dialing;
  const isOver = status === 'completed' || status === 'canceled';
  const count = isOver ? 0 : stats.pending + stats.retry_scheduled;
  const sample = await sampleWaiting(
    ctx.db,
    campaign,
    Math.max(1, Math.floor(count / SAMPLE)),
    count === 0 ? 0 : SAMPLE * 2,
  );
  const waiting: WaitingContacts[] = [];
  for (const [i, { toNumber, timeZone, attempts, dueAt }] of sample.entries()) {
    // Finding the zones of a number takes up to 30 µs.
    if (i % CONTACTS_PER_TURN === CONTACTS_PER_TURN - 1) await yieldToEventLoop();
    const zones = windows.length === 0 ? [] : zonesOf(campaign.time_zone, { toNumber, timeZone });
    waiting.push({ zones, attempts, dueAt: dueAt?.getTime() ?? null, count: count / sample.length });
  }
  const isLater = status === 'draft' || status === 'scheduled';
  const now = Math.max(ctx.clock.now(), isLater ? (scheduledAt?.getTime() ?? 0) : 0);
  const { finishesAt, dials, dialingMs, waitingMs, limitedBy } = await computeForecast({
    now,
    windows,
    waiting,
    dialing: isOver ? 0 : stats.dialing,
    dialsPerSecond: dialsPerSecond ?? campaign.dials_per_second,
    concurrency: Math.max(1, Math.min(campaign.concurrency, (await callSlots(ctx)).limit)),
    secondsOfDial: ended > 0 ? RING_SECONDS + stats.talk_ms / 1000 / ended : USUAL_DIAL_SECONDS,
    retry,
    outcomes: Object.fromEntries(
      Object.entries(stats.outcomes).map(([name, calls]) => [name, calls / Math.max(1, ended)]),
    ),
  });
  return {
    finishes_at: finishesAt === null ? null : iso(new Date(finishesAt)),
    dials: Math.round(dials),
    dialing_seconds: Math.round(dialingMs / 1000),
    waiting_seconds: Math.round(waitingMs / 1000),
    limited_by: limitedBy,
    measured_calls: ended,
  };
}
