// One delivery: the body as it was signed and sent, next to the receiver's response to each attempt; a button sends it again.
import { useState } from 'preact/hooks';
import type { DeliveryAttempt, WebhookDeliveryDetail } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { NotYet } from '../../parts/state-box.tsx';
import { toast } from '../../parts/toast.tsx';
import { numberOf, When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { Body } from '../call/body.tsx';
import './delivery.css';

/** Polling interval while the delivery is pending. */
const LOOK_MS = 2000;

export function DeliveryDetail({ id }: { id: string }) {
  const delivery = useGet(
    '/v1/webhook-deliveries/{id}',
    { path: { id } },
    { everyMs: ({ status }) => (status === 'pending' ? LOOK_MS : false) },
  );
  const { data } = delivery;
  if (!data) return <NotYet answer={delivery} rows={3} />;
  return (
    <div class="delivery">
      <p class="t12 mut">
        To <code>{data.url}</code>, event <code>{data.event_id}</code>
      </p>
      <div class="delivery-two">
        <div>
          <h3>Sent</h3>
          <Body value={data.body} />
        </div>
        <div>
          <h3>Answered</h3>
          <Attempts log={data.attempt_log} />
        </div>
      </div>
      <SendAgain delivery={data} />
    </div>
  );
}

function Attempts({ log }: { log: readonly DeliveryAttempt[] }) {
  if (log.length === 0) return <p class="dim">Not sent yet.</p>;
  return (
    <ol class="stack">
      {log.toReversed().map(({ number, at, status, body, error, duration_ms: ms }) => (
        <li key={number}>
          <p class="row t12">
            <span class={status !== null && status < 300 ? 'c-ok strong' : 'c-bad strong'}>{status ?? error}</span>
            <span class="mut">attempt {number}</span>
            <span class="sp" />
            <span class="num">{numberOf(ms)} ms</span>
            <When at={at} as="clock" />
          </p>
          {body !== null && body !== '' && <Body value={body} />}
        </li>
      ))}
    </ol>
  );
}

const AGAIN = { refreshes: ['/v1/webhook-deliveries', '/v1/webhook-deliveries/{id}'] };

function SendAgain({ delivery: { id, event, url, status } }: { delivery: WebhookDeliveryDetail }) {
  const [isAsking, setAsking] = useState(false);
  const [mutate, isPending] = useSend('post', '/v1/webhook-deliveries/replay', AGAIN);
  const run = async (): Promise<void> => {
    const { replayed } = await mutate({ body: { ids: [id] } });
    toast(replayed === 1 ? `${event} is sent again.` : `${event} was already about to be sent.`);
  };
  const press = (): void => {
    if (status === 'succeeded') setAsking(true);
    else run().catch((error: unknown) => toast(error instanceof Error ? error.message : String(error)));
  };
  return (
    <p class="row">
      <AllowedButton scope="write" kind="s primary" onClick={press}>
        {isPending ? 'Sending' : 'Send again'}
      </AllowedButton>
      {isAsking && (
        <ConfirmDialog
          title="Send a delivered event again"
          action="Send it again"
          condition="The receiver can get the same event twice"
          run={run}
          close={() => setAsking(false)}
        >
          <p>
            <code>{event}</code> was delivered to <code>{url}</code>. The event id stays the same, so that the receiver
            can recognize it.
          </p>
        </ConfirmDialog>
      )}
    </p>
  );
}
