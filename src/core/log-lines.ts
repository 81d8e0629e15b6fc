// The lines of the log that operators read most, as types and messages: requests, ended calls, failed deliveries.
// Invariant: no whole telephone number, and no path or query of an address, which may hold tokens.

export const REQUEST = 'request';
export const CALL_ENDED = 'call ended';
export const DELIVERY_FAILED = 'webhook delivery failed';

export interface RequestLine {
  requestId: string;
  operation: string;
  method: string;
  status: number;
  /** Of the problem, where the response is one. */
  code?: string;
  ms: number;
}

export interface CallEndedLine {
  callId: string;
  workspaceId: string;
  direction: 'outbound' | 'inbound';
  /** Of the other side, shortened; null in a browser. */
  number: string | null;
  status: 'completed' | 'failed';
  reason: string | null;
  detail: string | null;
  seconds: number;
  /** Response time of the agent; null without a turn. */
  p95Ms: number | null;
}

export interface DeliveryFailedLine {
  deliveryId: string;
  webhookId: string;
  event: string;
  host: string;
  outcome: 'retrying' | 'rejected' | 'dead_letter';
  attempt: number;
  httpStatus: number | null;
  error: string | null;
}

const HEAD = 5;
const TAIL = 4;

/** `+1202…0100`: enough to recognize a number, too little to dial it. */
export function shortNumber(number: string): string {
  return number.length <= HEAD + TAIL ? number : `${number.slice(0, HEAD)}…${number.slice(-TAIL)}`;
}
