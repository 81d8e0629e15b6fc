// The screens: route, place in the rail, and the file that is loaded when the screen opens.
import { lazy } from 'preact-iso';
import type { Glyph } from '../parts/icon.tsx';

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

/** Path patterns of preact-iso. `/app/signed-in` is not a screen: a sign-in in another window returns there. */
export const ROUTES = [
  { path: '/app', page: lazy(() => import('../pages/overview/overview.tsx').then((m) => m.OverviewPage)) },
  { path: '/app/agents', page: lazy(() => import('../pages/agents/agents.tsx').then((m) => m.AgentsPage)) },
  { path: '/app/agents/new', page: lazy(() => import('../pages/agents/new-agent.tsx').then((m) => m.NewAgentPage)) },
  { path: '/app/agents/:id/:tab?', page: lazy(() => import('../pages/agent/agent.tsx').then((m) => m.AgentPage)) },
  { path: '/app/analytics', page: lazy(() => import('../pages/analytics/analytics.tsx').then((m) => m.AnalyticsPage)) },
  { path: '/app/calls', page: lazy(() => import('../pages/calls/calls.tsx').then((m) => m.CallsPage)) },
  { path: '/app/calls/:id', page: lazy(() => import('../pages/call/call.tsx').then((m) => m.CallPage)) },
  { path: '/app/campaigns', page: lazy(() => import('../pages/campaigns/campaigns.tsx').then((m) => m.CampaignsPage)) },
  {
    path: '/app/campaigns/:id',
    page: lazy(() => import('../pages/campaign/campaign.tsx').then((m) => m.CampaignPage)),
  },
  { path: '/app/providers', page: lazy(() => import('../pages/providers/providers.tsx').then((m) => m.ProvidersPage)) },
  { path: '/app/knowledge', page: lazy(() => import('../pages/knowledge/knowledge.tsx').then((m) => m.KnowledgePage)) },
  {
    path: '/app/knowledge/unanswered',
    page: lazy(() => import('../pages/knowledge/unanswered-page.tsx').then((m) => m.UnansweredPage)),
  },
  {
    path: '/app/knowledge/:id',
    page: lazy(() => import('../pages/knowledge/base.tsx').then((m) => m.KnowledgeBasePage)),
  },
  { path: '/app/schedules', page: lazy(() => import('../pages/schedules/schedules.tsx').then((m) => m.SchedulesPage)) },
  { path: '/app/dnc', page: lazy(() => import('../pages/dnc/dnc.tsx').then((m) => m.DncPage)) },
  { path: '/app/numbers', page: lazy(() => import('../pages/numbers/numbers.tsx').then((m) => m.NumbersPage)) },
  { path: '/app/numbers/:id', page: lazy(() => import('../pages/number/number.tsx').then((m) => m.NumberPage)) },
  { path: '/app/live/:call?', page: lazy(() => import('../pages/live/live.tsx').then((m) => m.LivePage)) },
  { path: '/app/widgets', page: lazy(() => import('../pages/widgets/widgets.tsx').then((m) => m.WidgetsPage)) },
  { path: '/app/widgets/:id', page: lazy(() => import('../pages/widgets/widget.tsx').then((m) => m.WidgetPage)) },
  { path: '/app/tests', page: lazy(() => import('../pages/tests/tests.tsx').then((m) => m.TestsPage)) },
  { path: '/app/tests/runs/:id', page: lazy(() => import('../pages/tests/run.tsx').then((m) => m.TestRunPage)) },
  { path: '/app/webhooks', page: lazy(() => import('../pages/webhooks/webhooks.tsx').then((m) => m.WebhooksPage)) },
  { path: '/app/webhooks/:id', page: lazy(() => import('../pages/webhooks/webhook.tsx').then((m) => m.WebhookPage)) },
  { path: '/app/keys', page: lazy(() => import('../pages/keys/keys.tsx').then((m) => m.KeysPage)) },
  { path: '/app/profile', page: lazy(() => import('../pages/profile/profile.tsx').then((m) => m.ProfilePage)) },
  {
    path: '/app/settings/:tab?',
    page: lazy(() => import('../pages/settings/settings.tsx').then((m) => m.SettingsPage)),
  },
];
