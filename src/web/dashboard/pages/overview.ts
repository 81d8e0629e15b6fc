// The overview, the analytics and the providers: one chunk of the build.
import { OverviewPage } from './overview/overview.tsx';
import { AnalyticsPage } from './analytics/analytics.tsx';
import { ProvidersPage } from './providers/providers.tsx';

export const PAGES = { OverviewPage, AnalyticsPage, ProvidersPage };
