// One signed request to one receiver and what became of it. Used by the runner and by test events; stores nothing.
import type { Clock } from '../../../core/clock.ts';
import type { GuardedConnection } from '../../../providers/connection.ts';
import { toConnectionFailure, type ConnectionCode } from '../../../providers/connection/failure.ts';
import { signedHeaders, type SigningSecrets } from '../service/signature.ts';

export interface OutgoingWebhook {
  url: string;
  secrets: SigningSecrets;
  eventId: string;
  body: string;
  timeoutMs: number;
}

/** What the receiver said, or why it said nothing. */
export interface Attempt {
  /** When it began. */
  at: Date;
  status: number | null;
  /** The first KiB of the answer; null when there was none. */
  answer: string | null;
  error: ConnectionCode | 'internal_error' | null;
  durationMs: number;
}

const SHOWN_BYTES = 1024;
// Read on a little further than is shown, so that a chatty receiver keeps its connection.
const READ_BYTES = 16 * 1024;
// Postgres takes no zero bytes in text.
const ZERO_BYTES = /\0/g;

export async function sendWebhook(
  runtime: { connection: GuardedConnection; clock: Clock },
  webhook: OutgoingWebhook,
  signal?: AbortSignal,
): Promise<Attempt & { headers: Record<string, string> }> {
  const at = runtime.clock.now();
  const start = runtime.clock.monotonic();
  const headers = signedHeaders(webhook.secrets, webhook.eventId, Math.floor(at / 1000), webhook.body);
  const took = () => ({ at: new Date(at), durationMs: Math.round(runtime.clock.monotonic() - start), headers });
  try {
    const { status, body } = await runtime.connection.request(webhook.url, {
      method: 'POST',
      headers,
      body: webhook.body,
      timeoutMs: webhook.timeoutMs,
      maxBytes: READ_BYTES,
      ...(signal ? { signal } : {}),
    });
    return { ...took(), status, answer: shown(body), error: null };
  } catch (error) {
    const failure = toConnectionFailure(error);
    if (failure === null) throw error;
    return { ...took(), status: null, answer: null, error: failure.code };
  }
}

function shown(body: Buffer): string {
  return body.subarray(0, SHOWN_BYTES).toString('utf8').replace(ZERO_BYTES, '');
}
