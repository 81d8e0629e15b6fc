// Outgoing events: the name decides the envelope.
// Generated from openapi.yaml (7bb15de3aaa7d882) by `node codegen/main.ts`; never edited.
import type { CallAnalyzedSnakeEvent, CallCompletedEvent, CallEndedEvent, CallEndedSnakeEvent, CallErrorEvent, CallFailedEvent, CallStartedEvent, CallStartedSnakeEvent, CallTranscriptEvent, CallTransferEvent, CallTransferredEvent } from './types.ts';

export const eventEnvelopes = {
  "call.completed": "nested",
  "call.ended": "flat",
  "call.error": "flat",
  "call.failed": "nested",
  "call.started": "flat",
  "call.transcript": "flat",
  "call.transfer": "flat",
  "call.transferred": "nested",
  "call_analyzed": "snake",
  "call_ended": "snake",
  "call_started": "snake",
} as const satisfies Record<string, 'flat' | 'nested' | 'snake'>;

export type EventName = keyof typeof eventEnvelopes;

export interface EventPayloads {
  "call.completed": CallCompletedEvent;
  "call.ended": CallEndedEvent;
  "call.error": CallErrorEvent;
  "call.failed": CallFailedEvent;
  "call.started": CallStartedEvent;
  "call.transcript": CallTranscriptEvent;
  "call.transfer": CallTransferEvent;
  "call.transferred": CallTransferredEvent;
  "call_analyzed": CallAnalyzedSnakeEvent;
  "call_ended": CallEndedSnakeEvent;
  "call_started": CallStartedSnakeEvent;
}
