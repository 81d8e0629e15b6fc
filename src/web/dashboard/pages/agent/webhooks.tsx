// The agent's own endpoint: its address, its events, and the last deliveries.
import type { EventName } from '../../../../../generated/types.ts';
import { usePages } from '../../api/pages.ts';
import { ListFrame } from '../../parts/list.tsx';
import { When } from '../../parts/when.tsx';
import { StatusBadge } from '../webhooks/delivery-status.tsx';
import type { Edits } from './edits.ts';
import { Line, Ticks } from './fields.tsx';

/** Events of calls; other events are sent to the workspace's endpoints. */
const EVENTS: readonly EventName[] = ['call.started', 'call.transcript', 'call.ended', 'call.error', 'call.transfer'];

export function WebhooksTab({ edits }: { edits: Edits }) {
  const { base } = edits;
  const webhooks = usePages('/v1/webhooks', { query: { agent_id: base.agent_id } });
  const own = webhooks.items[0];
  const events = [...new Set([...EVENTS, ...base.webhook_events])].map((each) => [each, each] as const);
  return (
    <>
      <section class="card group">
        <h2>Endpoint of this agent</h2>
        <Line
          edits={edits}
          name="webhook_url"
          label="Address that gets the events of its calls; empty: none"
          placeholder="https://"
          most={2048}
          hint="Endpoints of the workspace get their events as well."
        />
        <Ticks edits={edits} name="webhook_events" label="Events" options={events} />
        {base.webhook_url === null && <p class="mut">The save shows the secret that signs the deliveries, once.</p>}
      </section>
      <ListFrame pages={webhooks} empty={null} loading={2}>
        {own && <Deliveries id={own.id} />}
      </ListFrame>
    </>
  );
}

function Deliveries({ id }: { id: string }) {
  const deliveries = usePages('/v1/webhook-deliveries', {
    query: { webhook_id: id, limit: 10 },
  });
  return (
    <section class="card group">
      <header class="row">
        <h2>Last deliveries</h2>
        <span class="sp" />
        <a class="btn s" href={`/app/webhooks/${id}`}>
          All, with both bodies
        </a>
      </header>
      <ListFrame pages={{ ...deliveries, more: null }} empty={<p class="mut">Nothing was sent yet.</p>} loading={2}>
        <ul class="runs">
          {deliveries.items.map(({ id: each, event, status, attempts, last_status: answered, created_at: at }) => (
            <li key={each} class="row wrap">
              <StatusBadge status={status} attempts={attempts} />
              <code>{event}</code>
              {answered !== null && <span class="num mut">answered {answered}</span>}
              <span class="sp" />
              <When at={at} as="ago" />
            </li>
          ))}
        </ul>
      </ListFrame>
    </section>
  );
}
