// Jobs of campaigns: three lines each, ids only, may run twice.
import { defineJob, type Job } from '../../jobs/catalogue.ts';
import { eraseContacts } from './service.ts';

declare module '../../jobs/catalogue.ts' {
  interface JobPayloads {
    /** One waiting job a campaign, by the job key `planKey`. */
    'campaigns.plan': { workspaceId: string; campaignId: string };
    /** A call of a campaign has ended, whatever became of it. */
    'campaigns.call-ended': { workspaceId: string; campaignId: string; callId: string };
    /** Contacts of deleted campaigns and of uploads that broke off. */
    'campaigns.erase': { workspaceId: string; campaignId: string };
  }
}

export const jobs: Job[] = [
  defineJob({
    name: 'campaigns.erase',
    maxAttempts: 14,
    run: (runtime, { workspaceId, campaignId }) => eraseContacts(runtime, workspaceId, campaignId),
  }) as Job,
];
