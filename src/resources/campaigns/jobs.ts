// Jobs of campaigns. Payloads contain ids only; each job may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import type { CronEntry } from '../../jobs/cron.ts';
import { cancelContacts } from './cancel.ts';
import { eraseContacts } from './erase.ts';
import { planCampaign, watchCampaigns } from './planner.ts';
import { addLegCost, settleDial } from './settlement.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    /** At most one queued job per campaign, through the job key `planKey`. */
    'campaigns.plan': { workspaceId: string; campaignId: string };
    /** A call of a campaign has ended, successfully or not. */
    'campaigns.call-ended': { workspaceId: string; campaignId: string; callId: string };
    /** The leg that continued after a cold transfer of a call has ended. */
    'campaigns.leg-ended': { workspaceId: string; campaignId: string; callId: string };
    /** Cancels the waiting contacts of a large campaign that was canceled. */
    'campaigns.cancel': { workspaceId: string; campaignId: string };
    /** Deletes contacts of deleted campaigns and of interrupted uploads. */
    'campaigns.erase': { workspaceId: string; campaignId: string };
    'campaigns.watch': Record<string, never>;
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'campaigns.plan',
    lane: 'calls',
    maxAttempts: 8,
    run: (runtime, { workspaceId, campaignId }) => planCampaign(runtime, workspaceId, campaignId),
  }),
  defineJob({
    name: 'campaigns.call-ended',
    lane: 'calls',
    maxAttempts: 8,
    run: (runtime, { workspaceId, campaignId, callId }) => settleDial(runtime, workspaceId, campaignId, callId),
  }),
  defineJob({
    name: 'campaigns.leg-ended',
    lane: 'calls',
    maxAttempts: 8,
    run: (runtime, { workspaceId, campaignId, callId }) => addLegCost(runtime, workspaceId, campaignId, callId),
  }),
  defineJob({
    name: 'campaigns.cancel',
    lane: 'background',
    maxAttempts: 14,
    run: (runtime, { workspaceId, campaignId }) => cancelContacts(runtime, workspaceId, campaignId),
  }),
  defineJob({
    name: 'campaigns.erase',
    lane: 'background',
    maxAttempts: 14,
    run: (runtime, { workspaceId, campaignId }) => eraseContacts(runtime, workspaceId, campaignId),
  }),
  defineJob({ name: 'campaigns.watch', lane: 'calls', maxAttempts: 1, run: (runtime) => watchCampaigns(runtime) }),
];

export const cron: CronEntry[] = [{ job: 'campaigns.watch', match: '* * * * *', payload: {} }];
