// The three published envelope formats. The name of an event determines its envelope. Pure.
import { eventEnvelopes, type EventName, type EventPayloads } from '../../../../generated/events.ts';

/** An event's name and the data that belongs to it. */
export type EventContent = { [Name in EventName]: { name: Name; data: EventPayloads[Name]['data'] } }[EventName];

interface EventSource {
  eventId: string;
  callId: string | null;
  agentId: string | null;
  at: Date;
}

/** The exact text that is signed and sent. @throws Error when a `flat` event lacks a call or an agent */
export function envelopeText(content: EventContent, { eventId, callId, agentId, at }: EventSource): string {
  const { name, data } = content;
  const timestamp = at.toISOString();
  switch (eventEnvelopes[name]) {
    case 'flat':
      if (callId === null || agentId === null) throw new Error(`${name} without a call or an agent`);
      return JSON.stringify({ type: name, event_id: eventId, call_id: callId, agent_id: agentId, timestamp, data });
    case 'nested':
      return JSON.stringify({ event: name, id: eventId, ts: timestamp, data });
    case 'snake':
      return JSON.stringify({ event: name, timestamp, data });
  }
}
