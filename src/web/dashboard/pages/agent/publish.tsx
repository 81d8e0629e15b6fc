// Publish: the button of the page. Without a published version each save is live at once, and the button offers to work with drafts.
import { useState } from 'preact/hooks';
import type { Agent } from '../../../../../generated/types.ts';
import { AllowedButton } from '../../shell/me.tsx';
import { PublishDialog } from './changes.tsx';

export function PublishButton({ agent }: { agent: Agent }) {
  const [isOpen, setOpen] = useState(false);
  const { version, published_version: live } = agent;
  if (live === version) return null;
  return (
    <>
      <AllowedButton scope="write" kind={live === null ? '' : 'primary'} onClick={() => setOpen(true)}>
        {live === null ? 'Work in drafts' : `Publish v${version}`}
      </AllowedButton>
      {isOpen && <PublishDialog agent={agent} version={version} live={live} close={() => setOpen(false)} />}
    </>
  );
}
