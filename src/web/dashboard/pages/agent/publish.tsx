// Publish: the button of the page. Without a published version each save is live at once; then it offers to work in drafts.
import { ErrorBoundary, lazy } from 'preact-iso';
import { useState } from 'preact/hooks';
import type { Agent } from '../../../../../generated/types.ts';
import { AllowedButton } from '../../shell/me.tsx';

export const changes = () => import('./history.ts').then(({ HISTORY }) => HISTORY);

const PublishDialog = lazy(() => changes().then((m) => m.PublishDialog));

export function PublishButton({ agent }: { agent: Agent }) {
  const [isOpen, setOpen] = useState(false);
  const { version, published_version: live } = agent;
  if (live === version) return null;
  return (
    <>
      <AllowedButton scope="write" kind={live === null ? '' : 'primary'} onClick={() => setOpen(true)}>
        {live === null ? 'Work in drafts' : `Publish v${version}`}
      </AllowedButton>
      <ErrorBoundary>
        {isOpen && <PublishDialog agent={agent} version={version} live={live} close={() => setOpen(false)} />}
      </ErrorBoundary>
    </>
  );
}
