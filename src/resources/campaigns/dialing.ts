// Queues calls to due contacts in the planner's transaction: checks the calling window and the do-not-call list, selects the
// caller number, inserts the key of the dial and the call. A contact that cannot be dialed is postponed or skipped. An error that
// would refuse every contact pauses the campaign. Nothing here dials: the call leaves the queue later (calls/dispatch/claim.ts).
import type { PauseReason } from '../../../generated/types.ts';
import { Failure } from '../../core/errors.ts';
import { newId } from '../../core/ids.ts';
import { nextMidnight } from '../../core/time.ts';
import { withSavepoint, type Trx } from '../../database/transaction.ts';
import { queueCall, requireCallableAgent, type CallQueueing } from '../calls/service.ts';
import { isDncNumber } from '../dnc/service.ts';
import { isOverCap } from '../wallet/service/countries.ts';
import { createCallerChoice, type CallerChoice } from './caller-number.ts';
import { isAboutContact } from './contact-refusal.ts';
import { nextClosing, nextOpening } from './plan/windows.ts';
import { zonesOf } from './plan/zones.ts';
import type { CampaignRow } from './store/campaigns.ts';
import type { ContactRow } from './store/contacts.ts';
import * as store from './store/dialing.ts';
import { addStats } from './store/stats.ts';

export interface Refusal {
  reason: PauseReason;
  detail: string;
}

interface QueueRun {
  queued: number;
  /** Whether the run stopped at its limit of contacts or of time, so that more may be due. */
  isMore: boolean;
  /** Reason why no other contact can be dialed either; null when there is none. */
  refusal: Refusal | null;
}

// Contacts whose window is closed are skipped, so more contacts are read than may be dialed.
const LOOKED_AT = 200;
/**
 * A run takes no more contacts after this time: it occupies a worker and the planners of the workspace. A contact that no number may
 * call is checked for each of up to a hundred numbers.
 */
const MAX_RUN_MS = 1_000;

/** @param maxCalls number of calls that may be queued; none if it is not positive */
export async function queueDueContacts(
  trx: Trx,
  runtime: CallQueueing,
  campaign: CampaignRow,
  maxCalls: number,
): Promise<QueueRun> {
  if (maxCalls <= 0) return { queued: 0, isMore: false, refusal: null };
  const now = runtime.clock.now();
  const { windows } = campaign;
  const limit = windows.length > 0 ? Math.max(maxCalls, LOOKED_AT) : maxCalls;
  const due = await store.takeDue(trx, campaign, new Date(now), limit);
  const hours = hoursOf(campaign, now);
  const callerOf = createCallerChoice(runtime, campaign);
  const closed: { id: string; until: Date }[] = [];
  const counts = { pending: 0, retry_scheduled: 0, dialing: 0, skipped: 0, attempts: 0 };
  let refusal: Refusal | null = null;
  const endsAt = runtime.clock.monotonic() + MAX_RUN_MS;
  let isCutShort = false;
  for (const contact of due) {
    if (counts.dialing === maxCalls) break;
    isCutShort = runtime.clock.monotonic() > endsAt;
    if (isCutShort) break;
    const opening = hours.openingOf(contact);
    if (opening !== null && opening > now) {
      closed.push({ id: contact.id, until: new Date(opening) });
      continue;
    }
    const result =
      opening === null
        ? 'window_closed'
        : await queueUnlessRefused(trx, runtime, { campaign, callerOf, dialBefore: hours.closingOf(contact) }, contact);
    if (result === 'capped') {
      closed.push({ id: contact.id, until: new Date(nextMidnight(now)) });
      continue;
    }
    if (typeof result === 'object') {
      refusal = result;
      break;
    }
    count(counts, contact, result);
    if (result !== 'queued') await store.skipContact(trx, contact, result);
  }
  if (closed.length > 0) await store.postponeContacts(trx, campaign, closed);
  await addStats(trx, campaign.workspace_id, campaign.id, counts);
  return { queued: counts.dialing, isMore: isCutShort || due.length === limit, refusal };
}

type Skipped = 'dnc' | 'invalid' | 'window_closed';

function count(
  counts: { pending: number; retry_scheduled: number; dialing: number; skipped: number; attempts: number },
  { status }: ContactRow,
  result: 'queued' | Skipped,
): void {
  counts[status === 'pending' ? 'pending' : 'retry_scheduled'] -= 1;
  if (result !== 'queued') counts.skipped += 1;
  else {
    counts.dialing += 1;
    counts.attempts += 1;
  }
}

/** Computes when a contact may be called. Results are cached by zones, because contacts share few zones. */
function hoursOf({ windows, time_zone: campaignZone }: CampaignRow, now: number) {
  const cachedByZones = <T>(compute: (zones: readonly string[]) => T) => {
    const known = new Map<string, T>();
    return ({ time_zone: timeZone, to_number: toNumber }: ContactRow): T => {
      const zones = zonesOf(campaignZone, { timeZone, toNumber });
      const key = zones.join(' ');
      if (!known.has(key)) known.set(key, compute(zones));
      return known.get(key)!;
    };
  };
  if (windows.length === 0) return { openingOf: () => now, closingOf: () => null };
  return {
    /** Returns the time from which the contact may be called; null when it never may. */
    openingOf: cachedByZones((zones) => nextOpening(windows, zones, now)),
    /** Returns the time from which a contact that may be called now may not be called any more; null when there is none soon. */
    closingOf: cachedByZones((zones) => {
      const closing = nextClosing(windows, zones, now);
      return closing === null ? null : new Date(closing);
    }),
  };
}

interface Dialing {
  campaign: CampaignRow;
  callerOf: CallerChoice;
  /** When the calling window closes; null when it does not. */
  dialBefore: Date | null;
}

async function queueUnlessRefused(
  trx: Trx,
  runtime: CallQueueing,
  dialing: Dialing,
  contact: ContactRow,
): Promise<'queued' | 'capped' | Skipped | Refusal> {
  if (await isDncNumber(trx, dialing.campaign.workspace_id, contact.to_number)) return 'dnc';
  try {
    // The savepoint keeps contacts that were queued before when this one is refused.
    await withSavepoint(trx, () => queueContact(trx, runtime, dialing, contact));
    return 'queued';
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (isOverCap(error)) return 'capped';
    // Skipped, so that it does not delay the others.
    return isAboutContact(error) ? 'invalid' : refusalOf(error);
  }
}

async function queueContact(
  trx: Trx,
  runtime: CallQueueing,
  { campaign, callerOf, dialBefore }: Dialing,
  contact: ContactRow,
): Promise<void> {
  const { workspace_id: workspaceId, id: campaignId, agent_id: agentId, voicemail } = campaign;
  const { to_number: to, variables } = contact;
  const agent = await requireCallableAgent(trx, workspaceId, agentId!);
  const from = await callerOf(trx, contact);
  const id = newId('call', runtime.clock.now());
  const call = { id, agent, to, from, metadata: {}, variables, tags: [] };
  await queueCall(trx, runtime, workspaceId, { ...call, campaignId, voicemail, dialBefore });
  await store.insertDial(trx, campaign, contact, id);
}

function refusalOf(error: Failure): Refusal {
  const reason = error.code === 'insufficient_funds' ? 'insufficient_funds' : 'provider_error';
  const problems = error.details.errors?.map(({ pointer, detail }) => `${pointer.slice(1)} ${detail}`).join('; ');
  return { reason, detail: problems ?? error.message };
}
