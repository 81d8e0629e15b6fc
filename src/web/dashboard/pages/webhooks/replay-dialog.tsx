// Sends the deliveries of a time window again: choose, see their number, confirm. Delivered events need a second checkbox.
import { useState } from 'preact/hooks';
import type { DeliveryStatus, Webhook } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { numberOf } from '../../parts/when.tsx';
import { PERIODS, sinceOf } from '../calls/periods.ts';
import { STATUS_WORDS } from './delivery-status.tsx';
import { Choice } from '../../parts/choices.tsx';

const REFRESHES = ['/v1/webhook-deliveries', '/v1/webhook-deliveries/{id}', '/v1/webhooks/{id}'];
const CHOICES: readonly DeliveryStatus[] = ['dead_letter', 'rejected', 'retrying', 'succeeded'];

export function ReplayDialog({ webhook: { id, url, enabled }, close }: { webhook: Webhook; close: () => void }) {
  const [status, setStatus] = useState<DeliveryStatus>('dead_letter');
  const [period, setPeriod] = useState<string>('7d');
  const window = { webhook_id: id, status, from: sinceOf(period)! };
  const counted = useGet('/v1/webhook-deliveries', { query: { ...window, limit: 1, include_total: true } });
  const [mutate] = useSend('post', '/v1/webhook-deliveries/replay', { refreshes: REFRESHES });
  const count = counted.data?.total ?? null;
  const run = async (): Promise<void> => {
    const { replayed } = await mutate({ body: window });
    toast(`${numberOf(replayed)} ${replayed === 1 ? 'delivery is' : 'deliveries are'} sent again.`);
  };
  const condition =
    status === 'succeeded' ? { condition: 'The receiver can get events twice that it already has' } : {};
  return (
    <ConfirmDialog
      key={status}
      title="Send deliveries again"
      action={count === null ? 'Counting' : `Send ${numberOf(count)} again`}
      isDisabled={!count || !enabled}
      {...condition}
      run={run}
      close={close}
    >
      <p>
        To <code>{url}</code>. Event ids stay the same, so that the receiver can recognize what it already has.
      </p>
      <div class="events">
        <Choice
          label="Deliveries that are"
          value={status}
          options={CHOICES.map((each) => [each, STATUS_WORDS[each]] as const)}
          choose={setStatus}
        />
        <Choice label="Created in the" value={period} options={PERIODS} choose={setPeriod} />
      </div>
      {!enabled && <p class="c-warn">The webhook is switched off. Switch it on first.</p>}
      {count === 0 && <p class="mut">There is no such delivery.</p>}
    </ConfirmDialog>
  );
}
