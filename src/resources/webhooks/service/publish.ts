// How other nouns tell the world: one event row and a delivery for each webhook that listens, in the caller's transaction.
// Called by the services whose change it is. Invariant: committed together with the change or not at all; nobody who
// listens, nothing written. Absent on purpose: sending; the runner is woken once the transaction has committed.
import { newId } from '../../../core/ids.ts';
import { afterCommit, type Trx } from '../../../database/transaction.ts';
import type { Runtime } from '../../../runtime.ts';
import { DELIVERIES_CHANNEL } from '../delivery/channel.ts';
import { selectListeners, type Listener } from '../store.ts';
import { insertEvents, type NewDelivery, type NewEvent } from '../store/events.ts';
import { envelopeText, type EventContent } from './envelope.ts';

export type OutgoingEvent = EventContent & {
  workspaceId: string;
  /** The call and the agent that it tells of; an agent's webhook hears of its own agent only. */
  callId: string | null;
  agentId: string | null;
  /** When it happened; default now. */
  at?: Date;
};

export async function publish(trx: Trx, runtime: Runtime, event: OutgoingEvent): Promise<void> {
  await publishAll(trx, runtime, [event]);
}

/** Several events in two statements, e.g. those of one transition in every set. */
export async function publishAll(trx: Trx, runtime: Runtime, batch: readonly OutgoingEvent[]): Promise<void> {
  const now = new Date(runtime.clock.now());
  const events: NewEvent[] = [];
  const deliveries: NewDelivery[] = [];
  for (const [workspaceId, ofWorkspace] of Map.groupBy(batch, (event) => event.workspaceId)) {
    const listeners = await selectListeners(trx, workspaceId, namesOf(ofWorkspace));
    for (const event of ofWorkspace) {
      const hearing = listeners.filter((listener) => hears(listener, event));
      if (hearing.length === 0) continue;
      const row = toRow(event, now);
      events.push(row);
      for (const { id } of hearing) deliveries.push({ id: newId('dlv', now.getTime()), webhookId: id, event: row });
    }
  }
  if (deliveries.length === 0) return;
  await insertEvents(trx, events, deliveries, now);
  afterCommit(trx, () => runtime.notifications.wake(DELIVERIES_CHANNEL));
}

function hears(listener: Listener, event: OutgoingEvent): boolean {
  if (!listener.events.includes(event.name)) return false;
  return listener.agent_id === null || listener.agent_id === event.agentId;
}

function namesOf(events: readonly OutgoingEvent[]): string[] {
  return [...new Set(events.map(({ name }) => name))];
}

function toRow(event: OutgoingEvent, now: Date): NewEvent {
  const { workspaceId, callId, agentId, at = now, name } = event;
  const id = newId('evt', now.getTime());
  const body = envelopeText(event, { eventId: id, callId, agentId, at });
  return { id, workspaceId, name, callId, agentId, body };
}
