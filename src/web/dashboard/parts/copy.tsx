// Buttons that copy: a text, or the request of a page as curl. Pages without TLS have no clipboard; there the text is shown to be
// selected.
import { useEffect, useState } from 'preact/hooks';
import { curlOf, type CurlRequest } from '../api/curl.ts';
import { Dialog } from './dialog.tsx';
import { Icon } from './icon.tsx';

const SAID_MS = 2000;

interface CopyProps {
  text: () => string;
  label: string;
  icon?: 'copy' | 'terminal';
  kind?: string;
}

export function CopyButton({ text, label, icon = 'copy', kind = 'quiet' }: CopyProps) {
  const [state, setState] = useState<'idle' | 'copied' | 'shown'>('idle');
  useEffect(() => {
    if (state !== 'copied') return undefined;
    const timer = setTimeout(() => setState('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [state]);
  const copy = (): void => {
    const { clipboard } = navigator as { clipboard?: Clipboard };
    if (!clipboard) return setState('shown');
    clipboard.writeText(text()).then(
      () => setState('copied'),
      () => setState('shown'),
    );
  };
  return (
    <>
      <button type="button" class={`btn ${kind}`} onClick={copy}>
        <Icon name={state === 'copied' ? 'check' : icon} />
        <span aria-live="polite">{state === 'copied' ? 'Copied' : label}</span>
      </button>
      {state === 'shown' && (
        <Dialog title={label} close={() => setState('idle')}>
          <pre class="code" tabIndex={0}>
            {text()}
          </pre>
        </Dialog>
      )}
    </>
  );
}

/** The request that filled the page. */
export function CurlButton({ request }: { request: CurlRequest }) {
  return (
    <CopyButton kind="quiet wide" icon="terminal" label="Copy as curl" text={() => curlOf(request, location.origin)} />
  );
}
