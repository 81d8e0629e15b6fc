// The webhooks of the call: the last attempt of each delivery, with the sent body and the receiver's response in an expandable row.
import { useState } from 'preact/hooks';
import type { CallEvent, TimelineDelivery } from '../../../../../generated/types.ts';
import { DeliveryDetail } from '../webhooks/delivery-detail.tsx';
import { StatusBadge } from '../webhooks/delivery-status.tsx';
import { Section } from '../../parts/page.tsx';

export function Deliveries({ events }: { events: readonly CallEvent[] }) {
  const last = new Map<string, TimelineDelivery>();
  for (const { type, data } of events) {
    if (type === 'webhook') last.set((data as TimelineDelivery).delivery_id, data as TimelineDelivery);
  }
  if (last.size === 0) return null;
  return (
    <Section id="webhooks" title="Webhooks">
      {[...last.values()].map((delivery) => (
        <DeliveryBox key={delivery.delivery_id} delivery={delivery} />
      ))}
    </Section>
  );
}

function DeliveryBox({ delivery: { delivery_id: id, event, status, attempt } }: { delivery: TimelineDelivery }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <details class="card did-box" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <code>{event}</code>
        <span class="sp" />
        <StatusBadge status={status} attempts={attempt} />
      </summary>
      {isOpen && <DeliveryDetail id={id} />}
    </details>
  );
}
