// The frame of every settings page: its heading, and the links to the other pages.
import type { ComponentChildren } from 'preact';
import { Page } from '../../parts/page.tsx';
import { useAddress } from '../../shell/router.ts';
import './settings.css';

interface FrameProps {
  title: string;
  actions?: ComponentChildren;
  children: ComponentChildren;
}

const LINKS = ['Workspace', 'Members', 'Wallet', 'Limits', 'Branding', 'Audit'];

export function SettingsFrame({ title, actions, children }: FrameProps) {
  const { path } = useAddress();
  return (
    <Page title={title} actions={actions}>
      <nav class="subnav" aria-label="Settings">
        {LINKS.map((name) => {
          const href = `/app/settings/${name.toLowerCase()}`;
          const isHere = path === href || (name === 'Workspace' && path === '/app/settings');
          return (
            <a key={name} href={href} aria-current={isHere ? 'page' : undefined}>
              {name}
            </a>
          );
        })}
      </nav>
      {children}
    </Page>
  );
}
