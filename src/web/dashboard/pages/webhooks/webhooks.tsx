// The endpoints of the workspace with their health, and a form for a new one, whose signing secret is shown once.
import { useState } from 'preact/hooks';
import type { EventName, Webhook } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { useSend } from '../../api/send.ts';
import { ConfirmDialog } from '../../parts/dialog.tsx';
import { Icon } from '../../parts/icon.tsx';
import { List, type Column } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Secret } from '../../parts/secret.tsx';
import { Empty } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { EventChoice } from './event-choice.tsx';
import { Health } from './health.tsx';
import { Input } from '../../parts/input.tsx';

const PATH = '/v1/webhooks';

const COLUMNS: readonly Column<Webhook>[] = [
  { head: 'Address', place: 'main', cell: ({ url }) => url },
  { head: 'Events', place: 'sub', cell: ({ events }) => <span class="mut">{wordsOfEvents(events)}</span> },
  { head: 'Health', place: 'end', cell: (webhook) => <Health webhook={webhook} /> },
  { head: 'Last success', place: 'sub-end', cell: ({ last_success_at: at }) => <Last at={at} /> },
  { head: 'Last failure', place: 'none', cell: ({ last_failure_at: at }) => <Last at={at} /> },
];

export function WebhooksPage() {
  const webhooks = usePages(PATH);
  const [isNew, setNew] = useState(false);
  const [secret, setSecret] = useState<string | null>(null);
  const create = (
    <AllowedButton scope="write" kind="primary" onClick={() => setNew(true)}>
      <Icon name="plus" />
      New webhook
    </AllowedButton>
  );
  return (
    <Page title="Webhooks" request={webhooks.request} actions={create}>
      <List
        caption="Webhooks"
        pages={webhooks}
        columns={COLUMNS}
        keyOf={({ id }) => id}
        hrefOf={({ id }) => `/app/webhooks/${id}`}
        empty={
          <Empty title="No webhooks yet">
            <p>A webhook is an address of yours that receives signed events: a call began, ended, was transferred.</p>
            {create}
          </Empty>
        }
      />
      {isNew && (
        <NewWebhook
          close={() => setNew(false)}
          show={(value) => {
            setNew(false);
            setSecret(value);
          }}
        />
      )}
      {secret !== null && (
        <Secret title="The signing secret" value={secret} close={() => setSecret(null)}>
          <p>Verify with it that an event comes from this service (Standard Webhooks).</p>
        </Secret>
      )}
    </Page>
  );
}

function wordsOfEvents(events: readonly EventName[]): string {
  return events.length <= 2 ? events.join(', ') : `${events.slice(0, 2).join(', ')} and ${events.length - 2} more`;
}

function Last({ at }: { at: string | null }) {
  return at === null ? <span class="dim">never</span> : <When at={at} as="ago" />;
}

function NewWebhook({ close, show }: { close: () => void; show: (secret: string) => void }) {
  const [url, setUrl] = useState('');
  const [events, setEvents] = useState<readonly EventName[]>(['call.completed', 'call.failed']);
  const [mutate] = useSend('post', PATH, { refreshes: [PATH] });
  const create = async (): Promise<void> => {
    const { secret } = await mutate({ body: { url: url.trim(), events: [...events] } });
    show(secret);
  };
  return (
    <ConfirmDialog
      title="New webhook"
      action="Create the webhook"
      isDisabled={events.length === 0}
      run={create}
      close={close}
    >
      <Input
        label="Address"
        type="url"
        required
        placeholder="https://crm.example.com/hooks/parley"
        value={url}
        set={setUrl}
      />
      <EventChoice chosen={events} choose={setEvents} />
    </ConfirmDialog>
  );
}
