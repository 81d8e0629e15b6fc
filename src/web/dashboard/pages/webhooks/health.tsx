// The health of an endpoint, as a badge.
import type { Webhook } from '../../../../../generated/types.ts';

const REASONS = { manual: 'off', gone: 'off: the receiver is gone', failing: 'off: failed for five days' } as const;

export function Health({ webhook }: { webhook: Webhook }) {
  const { enabled, disabled_reason: reason, failure_streak: streak, last_success_at: success } = webhook;
  if (!enabled) return <span class={reason === 'manual' ? 'badge' : 'badge bad'}>{REASONS[reason ?? 'manual']}</span>;
  if (streak > 0) return <span class="badge warn">{streak === 1 ? 'last attempt failed' : `${streak} failures`}</span>;
  return success === null ? <span class="badge">not used yet</span> : <span class="badge ok">answers</span>;
}
