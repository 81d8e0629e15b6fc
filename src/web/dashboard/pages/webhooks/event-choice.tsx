// The choice of the events that an endpoint receives.
import type { EventName } from '../../../../../generated/types.ts';
import { Checks } from '../../parts/input.tsx';

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
  return (
    <fieldset class="events">
      <legend class="t12 mut">Events</legend>
      <Checks options={all.map((event) => [event, <code>{event}</code>] as const)} chosen={chosen} choose={choose} />
    </fieldset>
  );
}
