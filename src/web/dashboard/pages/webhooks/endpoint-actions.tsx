// Actions on an endpoint: a test event, a new signing secret, on and off.
import { useState } from 'preact/hooks';
import type { Webhook, WebhookTestResult } from '../../../../../generated/types.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog, Dialog } from '../../parts/dialog.tsx';
import { Secret } from '../../parts/secret.tsx';
import { toast, toastFailure } from '../../parts/toast.tsx';
import { numberOf } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { Body } from '../call/body.tsx';

const REFRESHES = ['/v1/webhooks', '/v1/webhooks/{id}'];

export function EndpointActions({ webhook }: { webhook: Webhook }) {
  const { id, enabled, events } = webhook;
  const path = { id };
  const [update] = useSend('patch', '/v1/webhooks/{id}', { refreshes: REFRESHES });
  const [test, isTesting] = useSend('post', '/v1/webhooks/{id}/test', { refreshes: ['/v1/webhook-deliveries'] });
  const [isRotating, setRotating] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const [result, setResult] = useState<WebhookTestResult | null>(null);
  const enable = (next: boolean): Promise<unknown> => update({ path, body: { enabled: next } });
  const toggle = (): void => {
    enable(!enabled).then(
      () =>
        toast(
          enabled ? 'Switched off: events are not sent.' : 'Switched on.',
          () => void enable(enabled).catch(toastFailure),
        ),
      toastFailure,
    );
  };
  const send = (): void => {
    test({ path, body: { event: events[0]! } }).then(setResult, toastFailure);
  };
  return (
    <>
      <AllowedButton scope="write" onClick={toggle}>
        {enabled ? 'Switch off' : 'Switch on'}
      </AllowedButton>
      <AllowedButton scope="write" kind="wide" onClick={() => setRotating(true)}>
        New secret
      </AllowedButton>
      <AllowedButton scope="write" onClick={send}>
        {isTesting ? 'Sending' : 'Send a test'}
      </AllowedButton>
      {isRotating && <Rotation id={id} show={setSecret} close={() => setRotating(false)} />}
      {secret !== null && (
        <Secret title="The new signing secret" value={secret} close={() => setSecret(null)}>
          <p>Events are signed with both secrets for a day, so that no event is lost while you exchange it.</p>
        </Secret>
      )}
      {result && <TestResult result={result} close={() => setResult(null)} />}
    </>
  );
}

function TestResult({ result, close }: { result: WebhookTestResult; close: () => void }) {
  const { ok, status, duration_ms: ms, error, body } = result;
  return (
    <Dialog title={ok ? 'The receiver accepted the event' : 'The receiver did not accept the event'} close={close}>
      <div class="dialog-body">
        <p class={ok ? 'c-ok' : 'c-bad'}>
          {status === null ? error : `Answered ${status}`} after {numberOf(ms)} ms.
        </p>
        {body !== null && body !== '' && <Body value={body} />}
      </div>
      <footer>
        <button type="button" class="btn primary" onClick={close}>
          Close
        </button>
      </footer>
    </Dialog>
  );
}

function Rotation({ id, show, close }: { id: string; show: (secret: string) => void; close: () => void }) {
  const [mutate] = useSend('post', '/v1/webhooks/{id}/rotate-secret', { refreshes: REFRESHES });
  const rotate = async (): Promise<void> => {
    const { secret } = await mutate({ path: { id }, body: {} });
    show(secret!);
  };
  return (
    <ConfirmDialog title="Make a new signing secret" action="Make it" run={rotate} close={close}>
      <p>For a day events carry two signatures, one with each secret. After it only the new one is used.</p>
    </ConfirmDialog>
  );
}
