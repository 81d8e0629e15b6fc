// The settings of the workspace. One address of the shell: each page below it is a file of its own, which is loaded when it is opened.
import { ErrorBoundary, lazy, useRoute } from 'preact-iso';
import { Empty } from '../../parts/state-box.tsx';

const PAGES = {
  workspace: lazy(() => import('./workspace.tsx').then((m) => m.WorkspacePage)),
  members: lazy(() => import('./members.tsx').then((m) => m.MembersPage)),
  wallet: lazy(() => import('./wallet.tsx').then((m) => m.WalletPage)),
  limits: lazy(() => import('./limits.tsx').then((m) => m.LimitsPage)),
  branding: lazy(() => import('./branding.tsx').then((m) => m.BrandingPage)),
  audit: lazy(() => import('./audit.tsx').then((m) => m.AuditPage)),
};

export function SettingsPage() {
  const { tab = 'workspace' } = useRoute().params;
  const Tab = (PAGES as Partial<Record<string, (typeof PAGES)['workspace']>>)[tab];
  if (!Tab) {
    return (
      <Empty title="There is no such page">
        <a class="btn" href="/app/settings">
          To the settings
        </a>
      </Empty>
    );
  }
  return (
    <ErrorBoundary key={tab}>
      <Tab />
    </ErrorBoundary>
  );
}
