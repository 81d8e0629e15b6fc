// The overview, the analytics and the providers: one chunk of the build.
import './overview/overview.css';
import './overview/setup.css';
import './analytics/analytics.css';
import './providers/providers.css';
import '../parts/key-box.css';
import { OverviewPage } from './overview/overview.tsx';
import { AnalyticsPage } from './analytics/analytics.tsx';
import { ProvidersPage } from './providers/providers.tsx';

export const PAGES = { OverviewPage, AnalyticsPage, ProvidersPage };
