// The status of a campaign in a word, and the share of its finished contacts.
import type { Campaign } from '../../../../../generated/types.ts';

const KIND: Readonly<Record<Campaign['status'], string>> = {
  draft: '',
  scheduled: 'live',
  running: 'live',
  paused: 'warn',
  completed: 'ok',
  canceled: '',
};

export function CampaignBadge({ campaign: { status, next_dial_at: next } }: { campaign: Campaign }) {
  const words = status === 'running' && next !== null ? 'waits' : status;
  return <span class={`badge ${KIND[status]}`}>{words}</span>;
}

/** Contacts that will not be dialed again. */
export function doneOf({ stats }: Campaign): number {
  return stats.completed + stats.failed + stats.skipped + stats.canceled;
}
