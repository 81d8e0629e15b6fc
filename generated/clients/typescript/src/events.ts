// Events that webhooks receive.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.

import type { CallCompletedEvent, CallEndedEvent, CallErrorEvent, CallFailedEvent, CallStartedEvent, CallTranscriptEvent, CallTransferEvent, CallTransferredEvent, CallAnalyzedSnakeEvent, CallEndedSnakeEvent, CallStartedSnakeEvent, CampaignCompletedEvent, PaymentSucceededEvent } from './types.ts';

/** Events by name. */
export interface WebhookEvents {
  'call.completed': CallCompletedEvent;
  'call.ended': CallEndedEvent;
  'call.error': CallErrorEvent;
  'call.failed': CallFailedEvent;
  'call.started': CallStartedEvent;
  'call.transcript': CallTranscriptEvent;
  'call.transfer': CallTransferEvent;
  'call.transferred': CallTransferredEvent;
  'call_analyzed': CallAnalyzedSnakeEvent;
  'call_ended': CallEndedSnakeEvent;
  'call_started': CallStartedSnakeEvent;
  'campaign.completed': CampaignCompletedEvent;
  'payment.succeeded': PaymentSucceededEvent;
}

/** Any event. The name is in `type` in the flat envelope, and in `event` in the other envelopes. */
export type WebhookEvent = CallCompletedEvent | CallEndedEvent | CallErrorEvent | CallFailedEvent | CallStartedEvent | CallTranscriptEvent | CallTransferEvent | CallTransferredEvent | CallAnalyzedSnakeEvent | CallEndedSnakeEvent | CallStartedSnakeEvent | CampaignCompletedEvent | PaymentSucceededEvent;

const NAMES = [
  'call.completed',
  'call.ended',
  'call.error',
  'call.failed',
  'call.started',
  'call.transcript',
  'call.transfer',
  'call.transferred',
  'call_analyzed',
  'call_ended',
  'call_started',
  'campaign.completed',
  'payment.succeeded',
] as const;

/** Narrows an event by its name, in every envelope. */
export function isEvent<N extends keyof WebhookEvents>(event: WebhookEvent, name: N): event is WebhookEvents[N] {
  return ('type' in event ? event.type : event.event) === name;
}

/** Names of all events. */
export const EVENT_NAMES: readonly (keyof WebhookEvents)[] = NAMES;
