// Campaigns, their calling hours, schedules and the do-not-call list: one chunk of the build.
import './campaign/campaign.css';
import { CampaignsPage } from './campaigns/campaigns.tsx';
import { CampaignPage } from './campaign/campaign.tsx';
import { SchedulesPage } from './schedules/schedules.tsx';
import { Windows } from './campaign/windows.tsx';
import { DncPage } from './dnc/dnc.tsx';

export const PAGES = { CampaignsPage, CampaignPage, SchedulesPage, DncPage, Windows };
