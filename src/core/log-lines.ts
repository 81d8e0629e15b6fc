// The most important log lines for operators, as types and messages: requests, ended calls, failed deliveries.
// Invariant: no complete telephone number, and no path or query of a URL, which may contain tokens.

export const REQUEST = 'request';
export const CALL_ENDED = 'call ended';
export const DELIVERY_FAILED = 'webhook delivery failed';

export interface RequestLine {
  requestId: string;
  operation: string;
  method: string;
  status: number;
  /** Code of the problem, if the response is one. */
  code?: string;
  /** The connection closed before the response was sent completely. */
  cut?: true;
  ms: number;
}

export interface CallEndedLine {
  callId: string;
  workspaceId: string;
  direction: 'outbound' | 'inbound';
  /** Number of the other side, shortened; null for a browser. */
  number: string | null;
  status: 'completed' | 'failed';
  reason: string | null;
  detail: string | null;
  seconds: number;
  /** Response time of the agent; null if there was no turn. */
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

/** An international number. Shorter ones are not recognizable in a text. */
const NUMBER = /\+[1-9]\d{7,14}(?!\d)/g;

/** Shortens every telephone number in a text, such as a carrier's message about a refused number. */
export function shortenNumbers(text: string): string {
  return text.includes('+') ? text.replace(NUMBER, shortNumber) : text;
}
