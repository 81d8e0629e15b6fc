// One endpoint: its status, its deliveries with request and response, a test event, a new signing secret, on and off, and the
// replay of a window.
import { useMemo, useState } from 'preact/hooks';
import type { DeliveryStatus, EventName, Webhook, WebhookDelivery } from '../../../../../generated/types.ts';
import { useGet } from '../../api/get.ts';
import { usePages } from '../../api/pages.ts';
import type { DrawRow } from '../../parts/blocks.tsx';
import { FilterBar, FilterChoice, useFilters, type Filters } from '../../parts/filters.tsx';
import { Folds } from '../../parts/list.tsx';
import { Page } from '../../parts/page.tsx';
import { Empty, NotYet } from '../../parts/state-box.tsx';
import { When } from '../../parts/when.tsx';
import { AllowedButton } from '../../shell/me.tsx';
import { PERIODS, sinceOf } from '../calls/periods.ts';
import { DeliveryDetail } from './delivery-detail.tsx';
import { STATUS_WORDS, StatusBadge } from './delivery-status.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { Health } from './health.tsx';
import { ReplayDialog } from './replay-dialog.tsx';

const ABOVE = { href: '/app/webhooks', title: 'Webhooks' };
const LOOK_MS = 15_000;
const STATUSES = Object.entries(STATUS_WORDS);

export function WebhookPage({ id }: { id: string }) {
  const webhook = useGet('/v1/webhooks/{id}', { path: { id } }, { everyMs: LOOK_MS });
  const [isReplaying, setReplaying] = useState(false);
  const filters = useFilters();
  const { data } = webhook;
  const actions = data && (
    <>
      <EndpointActions webhook={data} />
      <AllowedButton scope="write" kind="primary" onClick={() => setReplaying(true)}>
        Replay
      </AllowedButton>
    </>
  );
  return (
    <Page title={data?.url ?? 'Webhook'} above={ABOVE} request={data && webhook.request} actions={actions}>
      <NotYet answer={webhook} />
      {data && <Endpoint webhook={data} />}
      {data && <Deliveries webhook={data} filters={filters} />}
      {data && isReplaying && <ReplayDialog webhook={data} close={() => setReplaying(false)} />}
    </Page>
  );
}

function Endpoint({ webhook }: { webhook: Webhook }) {
  const { last_success_at: success, last_failure_at: failure, events, rotation_expires_at: rotation } = webhook;
  return (
    <div class="endpoint">
      <Health webhook={webhook} />
      <span class="mut">
        {events.map((event, i) => (
          <>
            {i > 0 && ' '}
            <code key={event}>{event}</code>
          </>
        ))}
      </span>
      <span class="sp" />
      {success !== null && (
        <span class="t12">
          last success <When at={success} as="ago" />
        </span>
      )}
      {failure !== null && (
        <span class="t12">
          last failure <When at={failure} as="ago" />
        </span>
      )}
      {rotation !== null && (
        <span class="t12 c-warn">
          both secrets sign until <When at={rotation} />
        </span>
      )}
    </div>
  );
}

function Deliveries({ webhook: { id, events }, filters }: { webhook: Webhook; filters: Filters }) {
  // Fixed while the list is open, so that it keeps its rows.
  const from = useMemo(() => sinceOf(filters.of('since')), [filters.all]);
  const status = filters.of('status') as DeliveryStatus | undefined;
  const event = filters.of('event') as EventName | undefined;
  const query = {
    webhook_id: id,
    ...(status ? { status } : {}),
    ...(event ? { event } : {}),
    ...(from === null ? {} : { from }),
  };
  const deliveries = usePages('/v1/webhook-deliveries', { query });
  const isFiltered = Object.keys(filters.all).length > 0;
  return (
    <>
      <FilterBar
        label="Filter deliveries"
        filters={filters}
        known={['status', 'event', 'since']}
        end={
          <>
            <span class="sp" />
            <button type="button" class="btn quiet" onClick={deliveries.refresh}>
              Refresh
            </button>
          </>
        }
      >
        <FilterChoice filters={filters} name="status" label="Status" options={STATUSES} />
        <FilterChoice
          filters={filters}
          name="event"
          label="Event"
          options={events.map((each) => [each, each] as const)}
        />
        <FilterChoice filters={filters} name="since" label="Created" options={PERIODS} />
      </FilterBar>
      <Folds
        class="folds delivery-rows"
        caption="Deliveries, newest first"
        pages={deliveries}
        keyOf={({ id }) => id}
        row={drawDelivery}
        empty={
          <Empty title={isFiltered ? 'No delivery matches' : 'Nothing was sent yet'}>
            <p>{isFiltered ? 'Remove a filter to see more.' : 'Send a test event, or place a call.'}</p>
          </Empty>
        }
      />
    </>
  );
}

const drawDelivery: DrawRow<WebhookDelivery> = (delivery, at, _before, isStop) => (
  <DeliveryRow key={delivery.id} delivery={delivery} at={at} isStop={isStop} />
);

function DeliveryRow({ delivery, at: row, isStop }: { delivery: WebhookDelivery; at: number; isStop: boolean }) {
  const {
    id,
    event,
    status,
    attempts,
    last_status: answered,
    call_id: call,
    created_at: at,
    next_attempt_at: next,
  } = delivery;
  const [isOpen, setOpen] = useState(false);
  return (
    <details data-row={row} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary tabIndex={isStop ? 0 : -1}>
        <StatusBadge status={status} attempts={attempts} />
        <code>{event}</code>
        {answered !== null && <span class="num mut">answered {answered}</span>}
        {next !== null && status === 'retrying' && (
          <span class="t12 c-warn">
            next attempt <When at={next} as="clock" />
          </span>
        )}
        <span class="sp" />
        <span class="num mut">
          <When at={at} />
        </span>
      </summary>
      {isOpen && (
        <>
          <DeliveryDetail id={id} />
          {call !== null && (
            <p class="delivery t12">
              <a href={`/app/calls/${call}`}>Open the call</a>
            </p>
          )}
        </>
      )}
    </details>
  );
}
