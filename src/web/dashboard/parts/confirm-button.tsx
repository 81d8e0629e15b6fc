// A button that asks before it does something that cannot be undone; and the one that ends a running call.
import type { ComponentChildren } from 'preact';
import { useState } from 'preact/hooks';
import type { Scope } from '../../../../generated/types.ts';
import { useSend } from '../api/send.ts';
import { AllowedButton } from '../shell/me.tsx';
import { go } from '../shell/router.ts';
import { ConfirmDialog } from './dialog.tsx';
import { toast } from './toast.tsx';

interface ConfirmProps {
  label: ComponentChildren;
  kind?: string;
  scope?: Scope;
  title: string;
  /** Label of the button that confirms. */
  action: string;
  run: () => Promise<unknown>;
  /** Message after it. */
  done?: string;
  /** Page to open after it. */
  to?: string;
  /** The consequences. */
  children: ComponentChildren;
}

export function ConfirmButton({ label, kind = '', scope = 'write', run, done, to, children, ...dialog }: ConfirmProps) {
  const [isOpen, setOpen] = useState(false);
  const confirm = async (): Promise<void> => {
    await run();
    if (done) toast(done);
    if (to) go(to);
  };
  return (
    <>
      <AllowedButton scope={scope} kind={`danger ${kind}`} onClick={() => setOpen(true)}>
        {label}
      </AllowedButton>
      {isOpen && (
        <ConfirmDialog {...dialog} isDanger run={confirm} close={() => setOpen(false)}>
          <p>{children}</p>
        </ConfirmDialog>
      )}
    </>
  );
}

export function EndCall({ id, otherSide }: { id: string; otherSide: string }) {
  const [end] = useSend('post', '/v1/calls/{id}/end', { refreshes: ['/v1/calls/{id}', '/v1/calls'] });
  return (
    <ConfirmButton label="End call" title="End this call" action="End the call" run={() => end({ path: { id } })}>
      {otherSide} is hung up on now.
    </ConfirmButton>
  );
}
