// The choice of the events that an endpoint receives.
import type { EventName } from '../../../../../generated/types.ts';

const EVENTS: readonly EventName[] = [
  'call.started',
  'call.completed',
  'call.failed',
  'call.transferred',
  'call.transcript',
  'campaign.completed',
  'payment.succeeded',
];

interface ChoiceProps {
  chosen: readonly EventName[];
  choose: (events: readonly EventName[]) => void;
}

/** Events with other envelopes that an endpoint already has remain in the list. */
export function EventChoice({ chosen, choose }: ChoiceProps) {
  const all = [...new Set([...EVENTS, ...chosen])];
  const toggle = (event: EventName): void =>
    choose(chosen.includes(event) ? chosen.filter((each) => each !== event) : [...chosen, event]);
  return (
    <fieldset class="events">
      <legend class="t12 mut">Events</legend>
      {all.map((event) => (
        <label key={event} class="check">
          <input type="checkbox" checked={chosen.includes(event)} onChange={() => toggle(event)} />
          <code>{event}</code>
        </label>
      ))}
    </fieldset>
  );
}
