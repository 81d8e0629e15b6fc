// What becomes of a contact when its call has ended. Pure; used by settlement.ts.
// A call that the carrier was never asked for leaves the contact as it was before, less its turn; any other counts as an
// attempt. An outcome with a retry rule is tried again while attempts are left, whatever the status of the call.
import type { CallEndReason, CampaignRetry } from '../../../../generated/types.ts';

export interface DialResult {
  status: 'completed' | 'failed';
  reason: CallEndReason;
  /** Whether the carrier was asked, so that it may have rung. */
  wasDialed: boolean;
  endedAt: number;
}

export type DialVerdict =
  /** Nobody was called: the attempt is given back. */
  | { status: 'skipped'; skipReason: 'dnc'; givesBack: true }
  | { status: 'canceled'; givesBack: boolean }
  | { status: 'completed' | 'failed'; givesBack: false }
  | { status: 'retry_scheduled'; nextAttemptAt: number; givesBack: false };

const MOST_ATTEMPTS = 3;
const BACK_OFF = 2;
/** However often a delay was doubled. */
const LONGEST_DELAY_SECONDS = 7 * 24 * 3_600;

/** @param attempt of the round, from 1 @param isOver the campaign was canceled: nobody is called again */
export function verdictOf(call: DialResult, retry: CampaignRetry, attempt: number, isOver: boolean): DialVerdict {
  const { status, reason, wasDialed, endedAt } = call;
  if (reason === 'dnc_blocked') return { status: 'skipped', skipReason: 'dnc', givesBack: true };
  if (reason === 'canceled' && !wasDialed) return { status: 'canceled', givesBack: true };
  const rule = retry.rules?.find(({ outcome }) => outcome === reason);
  if (!rule) return { status, givesBack: false };
  if (attempt >= (retry.max_attempts ?? MOST_ATTEMPTS)) return { status: 'failed', givesBack: false };
  if (isOver) return { status: 'canceled', givesBack: false };
  const seconds = Math.min(LONGEST_DELAY_SECONDS, rule.delay_seconds * (retry.back_off ?? BACK_OFF) ** (attempt - 1));
  return { status: 'retry_scheduled', nextAttemptAt: endedAt + Math.round(seconds * 1_000), givesBack: false };
}
