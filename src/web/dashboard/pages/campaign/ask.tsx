// Confirmations before a campaign starts (which calls people and costs money) or calls again; and the buttons that cancel and
// delete it.
import type { Campaign } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmButton } from '../../parts/confirm-button.tsx';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { toast } from '../../parts/toast.tsx';
import { countOf, numberOf, When } from '../../parts/when.tsx';
import { REFRESHES } from './refreshes.ts';

export type Asking = 'start' | 'retry';

interface AskProps {
  campaign: Campaign;
  close: () => void;
}

const QUESTIONS = { start: StartDialog, retry: RetryDialog };

export function Ask({ asking, ...rest }: AskProps & { asking: Asking }) {
  const Question = QUESTIONS[asking];
  return <Question {...rest} />;
}

function StartDialog({ campaign, close }: AskProps) {
  const { id, name, agent_id: agentId, stats, status, from_numbers: from, scheduled_at: at, windows } = campaign;
  const { data: agent } = useGet('/v1/agents/{id}', { path: { id: agentId ?? '' } }, { enabled: agentId !== null });
  const [mutate] = useSend('post', '/v1/campaigns/{id}/start', { refreshes: REFRESHES });
  const waiting = stats.pending + stats.retry_scheduled;
  const isLater = status === 'draft' && at !== null && new Date(at).getTime() > Date.now();
  const people = `${numberOf(waiting)} ${waiting === 1 ? 'person' : 'people'}`;
  const start = async (): Promise<void> => {
    await mutate({ path: { id } });
    toast(isLater ? `“${name}” is scheduled.` : `“${name}” calls ${people}.`);
  };
  return (
    <ConfirmDialog
      title={status === 'paused' ? `Resume “${name}”` : `Start “${name}”`}
      action={`Call ${people}`}
      isDisabled={agentId === null}
      run={start}
      close={close}
    >
      {agentId === null && <p class="c-warn">Choose an agent in the settings first.</p>}
      <dl class="kv">
        <dt>Agent</dt>
        <dd>{agent?.agent_name ?? '–'}</dd>
        <dt>From</dt>
        <dd>{from.length > 0 ? from.join(', ') : 'no number: test numbers only'}</dd>
        <dt>Begin</dt>
        <dd>{isLater ? <When at={at} /> : 'now'}</dd>
        <dt>Hours</dt>
        <dd class={windows.length > 0 ? '' : 'c-warn'}>
          {windows.length > 0 ? 'as set in the settings' : 'day and night'}
        </dd>
      </dl>
      <p class="mut">Each answered call costs its minutes. You can pause at any time.</p>
    </ConfirmDialog>
  );
}

export function CancelButton({ campaign: { id, name, stats } }: { campaign: Campaign }) {
  const [mutate] = useSend('post', '/v1/campaigns/{id}/cancel', { refreshes: REFRESHES });
  const waiting = stats.pending + stats.retry_scheduled;
  return (
    <ConfirmButton
      label="Cancel it"
      title={`Cancel “${name}”`}
      action="Cancel the campaign"
      run={() => mutate({ path: { id } })}
      done={`“${name}” is canceled.`}
    >
      {numberOf(waiting)} {waiting === 1 ? 'contact is' : 'contacts are'} not called any more. Running calls continue.
      This cannot be undone: pause it to stop for a while.
    </ConfirmButton>
  );
}

function RetryDialog({ campaign: { id, name, stats }, close }: AskProps) {
  const [mutate] = useSend('post', '/v1/campaigns/{id}/retry-failed', { refreshes: REFRESHES });
  const retry = async (): Promise<void> => {
    const { retried } = await mutate({ path: { id }, body: {} });
    toast(`${numberOf(retried)} ${retried === 1 ? 'contact is' : 'contacts are'} called again.`);
  };
  return (
    <ConfirmDialog
      title={`Call again: “${name}”`}
      action={`Call ${numberOf(stats.failed)} again`}
      run={retry}
      close={close}
    >
      <p>The contacts that were not reached are called again, with all their attempts. Each call costs its minutes.</p>
    </ConfirmDialog>
  );
}

export function DeleteButton({ campaign: { id, name, stats } }: { campaign: Campaign }) {
  const [mutate] = useSend('delete', '/v1/campaigns/{id}', { refreshes: ['/v1/campaigns'] });
  return (
    <ConfirmButton
      label="Delete"
      title={`Delete “${name}”`}
      action="Delete the campaign"
      run={() => mutate({ path: { id } })}
      done={`“${name}” is deleted.`}
      to="/app/campaigns"
    >
      The campaign is deleted with its {countOf(stats.contacts, 'contact')}. Its calls stay. This cannot be undone.
    </ConfirmButton>
  );
}
