// The status of a campaign in a word, and the share of its finished contacts.
import type { Campaign } from '../../../../../generated/types.ts';
import { nextDialOf } from './next-dial.ts';

const KIND: Readonly<Record<Campaign['status'], string>> = {
  draft: '',
  scheduled: 'live',
  running: 'live',
  paused: 'warn',
  completed: 'ok',
  canceled: '',
};

export function CampaignBadge({ campaign }: { campaign: Campaign }) {
  const { status } = campaign;
  return <span class={`badge ${KIND[status]}`}>{nextDialOf(campaign) === null ? status : 'waits'}</span>;
}

/** Contacts that will not be dialed again. */
export function doneOf({ stats }: Campaign): number {
  return stats.completed + stats.failed + stats.skipped + stats.canceled;
}
