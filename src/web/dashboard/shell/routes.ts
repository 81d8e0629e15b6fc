// The screens: route, place in the rail, and the file that is loaded when the screen opens.
import type { Glyph } from '../parts/icon.tsx';
import { lazy, type Route } from './router.ts';

export interface RailEntry {
  href: string;
  title: string;
  icon: Glyph;
  group: 'Watch' | 'Build' | 'Reach' | 'Connect';
}

export const RAIL: readonly RailEntry[] = [
  { href: '/app', title: 'Overview', icon: 'home', group: 'Watch' },
  { href: '/app/live', title: 'Live', icon: 'live', group: 'Watch' },
  { href: '/app/calls', title: 'Calls', icon: 'phone', group: 'Watch' },
  { href: '/app/analytics', title: 'Analytics', icon: 'chart', group: 'Watch' },
  { href: '/app/agents', title: 'Agents', icon: 'agent', group: 'Build' },
  { href: '/app/knowledge', title: 'Knowledge', icon: 'book', group: 'Build' },
  { href: '/app/numbers', title: 'Numbers', icon: 'hash', group: 'Reach' },
  { href: '/app/tests', title: 'Tests', icon: 'flask', group: 'Build' },
  { href: '/app/campaigns', title: 'Campaigns', icon: 'megaphone', group: 'Reach' },
  { href: '/app/schedules', title: 'Schedules', icon: 'calendar', group: 'Reach' },
  { href: '/app/dnc', title: 'Do not call', icon: 'ban', group: 'Reach' },
  { href: '/app/widgets', title: 'Widgets', icon: 'widget', group: 'Reach' },
  { href: '/app/providers', title: 'Providers', icon: 'plug', group: 'Connect' },
  { href: '/app/webhooks', title: 'Webhooks', icon: 'hook', group: 'Connect' },
  { href: '/app/keys', title: 'API keys', icon: 'key', group: 'Connect' },
  { href: '/app/settings', title: 'Settings', icon: 'sliders', group: 'Connect' },
];

const agents = () => import('../pages/agents.ts').then(({ PAGES }) => PAGES);
const calls = () => import('../pages/calls.ts').then(({ PAGES }) => PAGES);
const campaigns = () => import('../pages/campaigns.ts').then(({ PAGES }) => PAGES);
const numbers = () => import('../pages/numbers.ts').then(({ PAGES }) => PAGES);
const knowledge = () => import('../pages/knowledge.ts').then(({ PAGES }) => PAGES);
const overview = () => import('../pages/overview.ts').then(({ PAGES }) => PAGES);
const live = () => import('../pages/live/live.tsx');
const settings = () => import('../pages/settings.ts').then(({ PAGES }) => PAGES);

/** `/app/signed-in` is not a screen: a sign-in in another window returns there. */
export const ROUTES: readonly Route[] = [
  { path: '/app', page: lazy(overview, 'OverviewPage') },
  { path: '/app/agents', page: lazy(agents, 'AgentsPage') },
  { path: '/app/agents/new', page: lazy(agents, 'NewAgentPage') },
  { path: '/app/agents/:id/:tab?', page: lazy(agents, 'AgentPage') },
  { path: '/app/analytics', page: lazy(overview, 'AnalyticsPage') },
  { path: '/app/calls', page: lazy(calls, 'CallsPage') },
  { path: '/app/calls/:id', page: lazy(calls, 'CallPage') },
  { path: '/app/campaigns', page: lazy(campaigns, 'CampaignsPage') },
  { path: '/app/campaigns/:id', page: lazy(campaigns, 'CampaignPage') },
  { path: '/app/providers', page: lazy(overview, 'ProvidersPage') },
  { path: '/app/knowledge', page: lazy(knowledge, 'KnowledgePage') },
  { path: '/app/knowledge/unanswered', page: lazy(knowledge, 'UnansweredPage') },
  { path: '/app/knowledge/:id', page: lazy(knowledge, 'KnowledgeBasePage') },
  { path: '/app/schedules', page: lazy(campaigns, 'SchedulesPage') },
  { path: '/app/dnc', page: lazy(campaigns, 'DncPage') },
  { path: '/app/numbers', page: lazy(numbers, 'NumbersPage') },
  { path: '/app/numbers/:id', page: lazy(numbers, 'NumberPage') },
  { path: '/app/live/:call?', page: lazy(live, 'LivePage') },
  { path: '/app/widgets', page: lazy(numbers, 'WidgetsPage') },
  { path: '/app/widgets/:id', page: lazy(numbers, 'WidgetPage') },
  { path: '/app/tests', page: lazy(knowledge, 'TestsPage') },
  { path: '/app/tests/runs/:id', page: lazy(knowledge, 'TestRunPage') },
  { path: '/app/webhooks', page: lazy(numbers, 'WebhooksPage') },
  { path: '/app/webhooks/:id', page: lazy(numbers, 'WebhookPage') },
  { path: '/app/keys', page: lazy(numbers, 'KeysPage') },
  { path: '/app/profile', page: lazy(settings, 'ProfilePage') },
  { path: '/app/settings/:tab?', page: lazy(settings, 'SettingsPage') },
];
