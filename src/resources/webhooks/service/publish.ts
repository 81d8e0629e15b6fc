// Publishes events: one event row and one delivery per subscribed webhook, in the given transaction. Invariant: events are
// committed together with the change that they report. Without a subscribed webhook, nothing is written. Deliberately omitted:
// sending. The runner is notified after the commit.
import type { RetellCall, WebhookFormat } from '../../../../generated/types.ts';
import { newId } from '../../../core/ids.ts';
import { afterCommit, type Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { DELIVERIES_CHANNEL } from '../delivery/channel.ts';
import { selectListeners, type WebhookListener } from '../store.ts';
import { insertEvents, type NewDelivery, type NewEvent } from '../store/events.ts';
import { envelopeText, type EventContent } from './envelope.ts';

/** The events that Retell has too. */
type RetellEventName = Extract<EventContent['name'], `call_${string}`>;

export type OutgoingEvent = (
  | (Extract<EventContent, { name: RetellEventName }> & {
      /** The call in Retell's format. */
      retellCall: RetellCall;
    })
  | (Exclude<EventContent, { name: RetellEventName }> & { retellCall?: never })
) & {
  workspaceId: string;
  /** The call and the agent that the event is about. An agent's webhook gets only events of its agent. */
  callId: string | null;
  agentId: string | null;
  /** Time of the event; default now. */
  at?: Date;
};

export async function publish(trx: Trx, runtime: Uses<'clock' | 'notifications'>, event: OutgoingEvent): Promise<void> {
  await publishAll(trx, runtime, [event]);
}

/** Publishes several events in two statements, e.g. all events of one state transition. */
export async function publishAll(
  trx: Trx,
  runtime: Uses<'clock' | 'notifications'>,
  batch: readonly OutgoingEvent[],
): Promise<void> {
  const now = new Date(runtime.clock.now());
  const events: NewEvent[] = [];
  const deliveries: NewDelivery[] = [];
  for (const [workspaceId, ofWorkspace] of Map.groupBy(batch, (event) => event.workspaceId)) {
    const listeners = await selectListeners(trx, workspaceId, namesOf(ofWorkspace));
    for (const event of ofWorkspace) {
      const listening = listeners.filter((listener) => listensTo(listener, event));
      if (listening.length === 0) continue;
      for (const [format, same] of Map.groupBy(listening, (listener) => listener.format)) {
        const row = toRow(event, format, now);
        if (row === null) continue;
        events.push(row);
        for (const { id } of same) deliveries.push({ id: newId('dlv', now.getTime()), webhookId: id, event: row });
      }
    }
  }
  if (deliveries.length === 0) return;
  await insertEvents(trx, events, deliveries, now);
  afterCommit(trx, () => runtime.notifications.wake(DELIVERIES_CHANNEL));
}

function listensTo(listener: WebhookListener, event: OutgoingEvent): boolean {
  if (!listener.events.includes(event.name)) return false;
  return listener.agent_id === null || listener.agent_id === event.agentId;
}

function namesOf(events: readonly OutgoingEvent[]): string[] {
  return [...new Set(events.map(({ name }) => name))];
}

/** Returns a row per format of an event, because a delivery has its exact text. Null for an event that the format does not have. */
function toRow(event: OutgoingEvent, format: WebhookFormat, now: Date): NewEvent | null {
  const { workspaceId, callId, agentId, at = now, name } = event;
  const id = newId('evt', now.getTime());
  if (format === 'retell' && event.retellCall === undefined) return null;
  const body =
    format === 'retell'
      ? JSON.stringify({ event: name, call: event.retellCall })
      : envelopeText(event, { eventId: id, callId, agentId, at });
  return { id, workspaceId, name, callId, agentId, body };
}
