// Ends a running call, after a confirmation that states whose call ends.
import { useState } from 'preact/hooks';
import { useSend } from '../api/send.ts';
import { AllowedButton } from '../shell/me.tsx';
import { ConfirmDialog } from './dialog.tsx';

export function EndCall({ id, otherSide }: { id: string; otherSide: string }) {
  const [end] = useSend('post', '/v1/calls/{id}/end', { refreshes: ['/v1/calls/{id}', '/v1/calls'] });
  const [isEnding, setEnding] = useState(false);
  return (
    <>
      <AllowedButton scope="write" kind="danger" onClick={() => setEnding(true)}>
        End call
      </AllowedButton>
      {isEnding && (
        <ConfirmDialog
          title="End this call"
          action="End the call"
          isDanger
          run={() => end({ path: { id } })}
          close={() => setEnding(false)}
        >
          <p>{otherSide} is hung up on now.</p>
        </ConfirmDialog>
      )}
    </>
  );
}
