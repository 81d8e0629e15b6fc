// The frame of every settings page: its heading, and the links to the other pages.
import type { ComponentChildren } from 'preact';
import type { CurlRequest } from '../../api/curl.ts';
import { Page } from '../../parts/page.tsx';
import { TabLinks } from '../../parts/tab-links.tsx';
import { useAddress } from '../../shell/router.ts';

interface FrameProps {
  title: string;
  request?: CurlRequest;
  actions?: ComponentChildren;
  children: ComponentChildren;
}

const LINKS = ['Workspace', 'Privacy', 'Members', 'Wallet', 'Limits', 'Branding', 'Audit'];

export function SettingsFrame({ title, children, ...page }: FrameProps) {
  const { path } = useAddress();
  return (
    <Page title={title} {...page}>
      <TabLinks
        label="Settings"
        links={LINKS.map((title) => {
          const href = `/app/settings/${title.toLowerCase()}`;
          return { href, title, isHere: path === href || (title === 'Workspace' && path === '/app/settings') };
        })}
      />
      {children}
    </Page>
  );
}
