// Outgoing events: the name decides the envelope.
// Generated from openapi.yaml by `node codegen/main.ts`. Do not edit.
import type { CallAnalyzedSnakeEvent, CallCompletedEvent, CallEndedEvent, CallEndedSnakeEvent, CallErrorEvent, CallFailedEvent, CallStartedEvent, CallStartedSnakeEvent, CallTranscriptEvent, CallTransferEvent, CallTransferredEvent, CampaignCompletedEvent, PaymentSucceededEvent } from './types.ts';

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
  "campaign.completed": "nested",
  "payment.succeeded": "nested",
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
  "campaign.completed": CampaignCompletedEvent;
  "payment.succeeded": PaymentSucceededEvent;
}

/** Examples of the contract. */
export const eventSamples: EventPayloads = {
  "call.completed": {"event":"call.completed","id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","ts":"2026-11-21T09:30:00.000Z","data":{"call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","from":"+12025550199","to":"+12025550100","status":"completed","end_reason":"caller_hangup","duration_seconds":31,"transcript":"Agent: Hello.","summary":"The caller asked for opening hours.","success":true,"extracted":{},"metadata":{"order_id":"4512"},"sequence":7}},
  "call.ended": {"type":"call.ended","event_id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","timestamp":"2026-11-21T09:30:00.000Z","data":{"duration_ms":31200,"status":"completed","end_reason":"caller_hangup","end_detail":null,"transcript_url":"https://example.com/v1/calls/call_01/transcript","recording_url":"https://example.com/v1/calls/call_01/recording.mp3","recording_status":"ready","metadata":{"order_id":"4512"},"sequence":7}},
  "call.error": {"type":"call.error","event_id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","timestamp":"2026-11-21T09:30:00.000Z","data":{"code":"tts_error","detail":"the voice did not answer","metadata":{"order_id":"4512"},"sequence":7}},
  "call.failed": {"event":"call.failed","id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","ts":"2026-11-21T09:30:00.000Z","data":{"call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","from":"+12025550199","to":"+12025550100","end_reason":"no_answer","end_detail":null,"metadata":{"order_id":"4512"},"sequence":7}},
  "call.started": {"type":"call.started","event_id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","timestamp":"2026-11-21T09:30:00.000Z","data":{"direction":"outbound","channel":"phone","from_number":"+12025550199","to_number":"+12025550100","metadata":{"order_id":"4512"},"sequence":7}},
  "call.transcript": {"type":"call.transcript","event_id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","timestamp":"2026-11-21T09:30:00.000Z","data":{"role":"agent","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","text":"Hello.","start_ms":40,"end_ms":610,"interrupted":false,"metadata":{"order_id":"4512"},"sequence":7}},
  "call.transfer": {"type":"call.transfer","event_id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","timestamp":"2026-11-21T09:30:00.000Z","data":{"transfer_to":"+12025550123","mode":"cold","metadata":{"order_id":"4512"},"sequence":7}},
  "call.transferred": {"event":"call.transferred","id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","ts":"2026-11-21T09:30:00.000Z","data":{"call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","from":"+12025550199","to":"+12025550100","transfer_to":"+12025550123","mode":"cold","metadata":{"order_id":"4512"},"sequence":7}},
  "call_analyzed": {"event":"call_analyzed","timestamp":"2026-11-21T09:30:00.000Z","data":{"call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","to_number":"+12025550100","from_number":"+12025550199","summary":"The caller asked for opening hours.","success":true,"sentiment":"neutral","extracted":{},"metadata":{"order_id":"4512"},"sequence":7}},
  "call_ended": {"event":"call_ended","timestamp":"2026-11-21T09:30:00.000Z","data":{"call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","to_number":"+12025550100","from_number":"+12025550199","duration":31,"status":"completed","end_reason":"caller_hangup","metadata":{"order_id":"4512"},"sequence":7}},
  "call_started": {"event":"call_started","timestamp":"2026-11-21T09:30:00.000Z","data":{"call_id":"call_01jd8k3v9rj6m2t5q7x8y0z1a2","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","to_number":"+12025550100","from_number":"+12025550199","direction":"outbound","channel":"phone","metadata":{"order_id":"4512"},"sequence":7}},
  "campaign.completed": {"event":"campaign.completed","id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","ts":"2026-11-21T11:30:00.000Z","data":{"campaign_id":"cmp_01jd8k3v9rj6m2t5q7x8y0z1a2","name":"Renewals","agent_id":"agent_01jd8k3v9rj6m2t5q7x8y0z1a2","round":1,"started_at":"2026-11-21T09:30:00.000Z","completed_at":"2026-11-21T11:30:00.000Z","stats":{"contacts":2,"pending":0,"dialing":0,"retry_scheduled":0,"completed":1,"failed":1,"skipped":0,"canceled":0,"attempts":3,"answered":1,"answer_rate":0.3333,"outcomes":{"caller_hangup":1,"busy":2},"cost":{"amount":"0.042000","currency":"USD"},"talk_seconds":31.2}}},
  "payment.succeeded": {"event":"payment.succeeded","id":"evt_01jd8k3v9rj6m2t5q7x8y0z1a2","ts":"2026-11-21T09:30:00.000Z","data":{"payment_id":"pay_01jd8k3v9rj6m2t5q7x8y0z1a2","transaction_id":"txn_01jd8k3v9rj6m2t5q7x8y0z1a2","provider":"manual","amount":{"amount":"25.000000","currency":"USD"},"balance":{"amount":"30.000000","currency":"USD"}}},
};
