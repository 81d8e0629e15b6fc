// All handlers, jobs and cron entries. A missing or an extra handler is a type error here.
import type { Handlers } from '../../generated/operations.ts';
import type { Job } from '../jobs/catalogue.ts';
import type { CronEntry } from '../jobs/cron.ts';
import type { Context, PublicContext } from '../runtime.ts';
import { handlers as agents } from './agents/handlers.ts';
import { jobs as agentJobs } from './agents/jobs.ts';
import { handlers as analytics } from './analytics/handlers.ts';
import { cron as analyticsCron, jobs as analyticsJobs } from './analytics/jobs.ts';
import { handlers as apiKeys } from './api-keys/handlers.ts';
import { handlers as auditLog } from './audit-log/handlers.ts';
import { handlers as auth } from './auth/handlers.ts';
import { cron as authCron, jobs as authJobs } from './auth/jobs.ts';
import { handlers as calls } from './calls/handlers.ts';
import { cron as callCron, jobs as callJobs } from './calls/jobs.ts';
import { handlers as campaigns } from './campaigns/handlers.ts';
import { cron as campaignCron, jobs as campaignJobs } from './campaigns/jobs.ts';
import { handlers as catalogues } from './catalogues/handlers.ts';
import { handlers as compatibility } from './compatibility/handlers.ts';
import { handlers as demo } from './demo/handlers.ts';
import { handlers as dnc } from './dnc/handlers.ts';
import { handlers as events } from './events/handlers.ts';
import { cron as eventCron, jobs as eventJobs } from './events/jobs.ts';
import { handlers as knowledgeBases } from './knowledge-bases/handlers.ts';
import { cron as knowledgeCron, jobs as knowledgeJobs } from './knowledge-bases/jobs.ts';
import { handlers as limits } from './limits/handlers.ts';
import { cron as mailCron, jobs as mailJobs } from './mail/jobs.ts';
import { handlers as members } from './members/handlers.ts';
import { handlers as phoneNumbers } from './phone-numbers/handlers.ts';
import { cron as numberCron, jobs as numberJobs } from './phone-numbers/jobs.ts';
import { handlers as providers } from './providers/handlers.ts';
import { cron as retentionCron, jobs as retentionJobs } from './retention/jobs.ts';
import { handlers as rtc } from './rtc/handlers.ts';
import { cron as rtcCron, jobs as rtcJobs } from './rtc/jobs.ts';
import { handlers as schedules } from './schedules/handlers.ts';
import { cron as scheduleCron, jobs as scheduleJobs } from './schedules/jobs.ts';
import { handlers as site } from './site/handlers.ts';
import { cron as siteCron, jobs as siteJobs } from './site/jobs.ts';
import { handlers as status } from './status/handlers.ts';
import { handlers as tests } from './tests/handlers.ts';
import { cron as testCron, jobs as testJobs } from './tests/jobs.ts';
import { handlers as voices } from './voices/handlers.ts';
import { jobs as voiceJobs } from './voices/jobs.ts';
import { handlers as wallet } from './wallet/handlers.ts';
import { cron as walletCron, jobs as walletJobs } from './wallet/jobs.ts';
import { handlers as webhooks } from './webhooks/handlers.ts';
import { cron as webhookCron, jobs as webhookJobs } from './webhooks/jobs.ts';
import { handlers as whiteLabel } from './white-label/handlers.ts';
import { cron as whiteLabelCron, jobs as whiteLabelJobs } from './white-label/jobs.ts';
import { handlers as widgets } from './widgets/handlers.ts';
import { jobs as widgetJobs } from './widgets/jobs.ts';
import { handlers as workspaces } from './workspaces/handlers.ts';

declare module '../../generated/operations.ts' {
  interface HandlerContexts {
    public: PublicContext;
    authenticated: Context;
  }
}

export const handlers: Handlers = {
  ...agents,
  ...analytics,
  ...apiKeys,
  ...auditLog,
  ...auth,
  ...calls,
  ...campaigns,
  ...catalogues,
  ...compatibility,
  ...demo,
  ...dnc,
  ...events,
  ...knowledgeBases,
  ...limits,
  ...members,
  ...phoneNumbers,
  ...providers,
  ...rtc,
  ...schedules,
  ...site,
  ...status,
  ...tests,
  ...voices,
  ...wallet,
  ...webhooks,
  ...whiteLabel,
  ...widgets,
  ...workspaces,
};

/** Jobs of the worker role. Jobs of the voice role need its live calls (calls/jobs.ts, rtc/rooms.ts). */
export const jobs: Job[] = [
  ...agentJobs,
  ...analyticsJobs,
  ...authJobs,
  ...callJobs,
  ...campaignJobs,
  ...eventJobs,
  ...knowledgeJobs,
  ...mailJobs,
  ...numberJobs,
  ...retentionJobs,
  ...rtcJobs,
  ...scheduleJobs,
  ...siteJobs,
  ...testJobs,
  ...voiceJobs,
  ...walletJobs,
  ...webhookJobs,
  ...whiteLabelJobs,
  ...widgetJobs,
];

export const cron: CronEntry[] = [
  ...analyticsCron,
  ...authCron,
  ...callCron,
  ...campaignCron,
  ...eventCron,
  ...knowledgeCron,
  ...mailCron,
  ...numberCron,
  ...retentionCron,
  ...rtcCron,
  ...scheduleCron,
  ...siteCron,
  ...testCron,
  ...walletCron,
  ...webhookCron,
  ...whiteLabelCron,
];
