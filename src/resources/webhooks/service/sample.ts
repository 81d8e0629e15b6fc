// Test events: the contract's example in its envelope, with a new id and time, so that a receiver that deduplicates accepts each
// one.
import { eventSamples, type EventName } from '../../../../generated/events.ts';
import type { EventName as ContractEventName, WebhookFormat } from '../../../../generated/types.ts';
import { invalid } from '../../../core/errors.ts';
import { newId } from '../../../core/ids.ts';
import { envelopeText, type EventContent } from './envelope.ts';
import { formatHas, requireEventsOfFormat } from './format.ts';

const DEFAULT_EVENTS: readonly EventName[] = ['call.ended', 'call_ended'];

/**
 * @param wanted the event to send; default: the webhook's first event that can be sent
 * @throws Failure `validation_failed` if the event has no example, or the webhook's format does not have it
 */
export function sampleEvent(
  wanted: ContractEventName | undefined,
  { events, format }: { events: readonly string[]; format: WebhookFormat },
  now: number,
): { eventId: string; body: string } {
  const isSendable = (event: string) => hasSample(event) && formatHas(format, event);
  const name = wanted ?? [...events, ...DEFAULT_EVENTS].find(isSendable)!;
  if (!hasSample(name)) throw invalid('/event', 'no_sample', 'must be an event that this version of the service sends');
  requireEventsOfFormat('/event', format, [name]);
  const sample = eventSamples[name];
  const eventId = newId('evt', now);
  if (format === 'retell') return { eventId, body: JSON.stringify({ event: name, call: sampleCall(sample.data) }) };
  const content = { name, data: sample.data } as EventContent;
  const ids =
    'call_id' in sample ? { callId: sample.call_id, agentId: sample.agent_id } : { callId: null, agentId: null };
  return { eventId, body: envelopeText(content, { eventId, ...ids, at: new Date(now) }) };
}

/** Retell's fields that the sample has. */
function sampleCall(data: object) {
  const { call_id, agent_id, direction, from_number, to_number, metadata } = data as Partial<Record<string, unknown>>;
  return { call_id, call_type: 'phone_call', agent_id, direction, from_number, to_number, metadata };
}

function hasSample(name: string): name is EventName {
  return Object.hasOwn(eventSamples, name);
}
