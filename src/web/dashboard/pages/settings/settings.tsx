// The settings of the workspace: one route of the shell, with a page below it for each subject.
import { Empty } from '../../parts/state-box.tsx';
import { AuditPage } from './audit.tsx';
import { BrandingPage } from './branding.tsx';
import { SettingsFrame } from './frame.tsx';
import { LimitsPage } from './limits.tsx';
import { MembersPage } from './members.tsx';
import { WalletPage } from './wallet.tsx';
import { PrivacyPage, WorkspacePage } from './workspace.tsx';

const PAGES = {
  workspace: WorkspacePage,
  privacy: PrivacyPage,
  members: MembersPage,
  wallet: WalletPage,
  limits: LimitsPage,
  branding: BrandingPage,
  audit: AuditPage,
};

export function SettingsPage({ tab = 'workspace' }: { tab?: string }) {
  const Tab = (PAGES as Partial<Record<string, () => preact.JSX.Element>>)[tab];
  if (!Tab) {
    return (
      <SettingsFrame title="Not found">
        <Empty title="There is no such page" />
      </SettingsFrame>
    );
  }
  return <Tab key={tab} />;
}
