// The screens: route, place in the rail, and the file that is loaded when the screen opens.
import type { Glyph } from '../parts/icon.tsx';
import { lazy, type Routes } from './router.ts';

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

const agents = () => import('../pages/agents.ts').then((m) => m.PAGES);
const calls = () => import('../pages/calls.ts').then((m) => m.PAGES);
const campaigns = () => import('../pages/campaigns.ts').then((m) => m.PAGES);
const numbers = () => import('../pages/numbers.ts').then((m) => m.PAGES);
const knowledge = () => import('../pages/knowledge.ts').then((m) => m.PAGES);
const overview = () => import('../pages/overview.ts').then((m) => m.PAGES);
const live = () => import('../pages/live/live.tsx');
const settings = () => import('../pages/settings.ts').then((m) => m.PAGES);

/** `/app/signed-in` is not a screen: a sign-in in another window returns there. */
export const ROUTES: Routes = {
  '/app': lazy(overview, 'OverviewPage'),
  '/app/agents': lazy(agents, 'AgentsPage'),
  '/app/agents/new': lazy(agents, 'NewAgentPage'),
  '/app/agents/:id/:tab?': lazy(agents, 'AgentPage'),
  '/app/analytics': lazy(overview, 'AnalyticsPage'),
  '/app/calls': lazy(calls, 'CallsPage'),
  '/app/calls/:id': lazy(calls, 'CallPage'),
  '/app/campaigns': lazy(campaigns, 'CampaignsPage'),
  '/app/campaigns/:id': lazy(campaigns, 'CampaignPage'),
  '/app/providers': lazy(overview, 'ProvidersPage'),
  '/app/knowledge': lazy(knowledge, 'KnowledgePage'),
  '/app/knowledge/unanswered': lazy(knowledge, 'UnansweredPage'),
  '/app/knowledge/:id': lazy(knowledge, 'KnowledgeBasePage'),
  '/app/schedules': lazy(campaigns, 'SchedulesPage'),
  '/app/dnc': lazy(campaigns, 'DncPage'),
  '/app/numbers': lazy(numbers, 'NumbersPage'),
  '/app/numbers/:id': lazy(numbers, 'NumberPage'),
  '/app/live/:call?': lazy(live, 'LivePage'),
  '/app/widgets': lazy(numbers, 'WidgetsPage'),
  '/app/widgets/:id': lazy(numbers, 'WidgetPage'),
  '/app/tests': lazy(knowledge, 'TestsPage'),
  '/app/tests/runs/:id': lazy(knowledge, 'TestRunPage'),
  '/app/webhooks': lazy(calls, 'WebhooksPage'),
  '/app/webhooks/:id': lazy(calls, 'WebhookPage'),
  '/app/keys': lazy(numbers, 'KeysPage'),
  '/app/profile': lazy(settings, 'ProfilePage'),
  '/app/settings/:tab?': lazy(settings, 'SettingsPage'),
};
