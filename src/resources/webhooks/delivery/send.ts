// Sends one signed request to one receiver and returns the result. Stores nothing.
import type { WebhookFormat } from '../../../../generated/types.ts';
import type { Clock } from '../../../core/clock.ts';
import type { GuardedConnection } from '../../../providers/connection.ts';
import { toConnectionFailure, type ConnectionCode } from '../../../providers/connection/failure.ts';
import { retellSignature, signedHeaders, type SigningSecrets } from '../service/signature.ts';

interface OutgoingWebhook {
  url: string;
  secrets: SigningSecrets;
  eventId: string;
  format: WebhookFormat;
  body: string;
  timeoutMs: number;
}

/** The receiver's response, or the reason why there was none. */
export interface SendResult {
  /** Start of the attempt. */
  at: Date;
  status: number | null;
  /** The first KiB of the response body; null if there was no response. */
  answer: string | null;
  error: ConnectionCode | 'internal_error' | null;
  durationMs: number;
}

const STORED_BYTES = 1024;
// Larger than the stored part, so that a longer response body does not close the connection.
const READ_BYTES = 16 * 1024;
// Postgres text cannot contain zero bytes.
const ZERO_BYTES = /\0/g;

export async function sendWebhook(
  runtime: { connection: GuardedConnection; clock: Clock },
  webhook: OutgoingWebhook,
  signal?: AbortSignal,
): Promise<SendResult & { headers: Record<string, string> }> {
  const at = runtime.clock.now();
  const start = runtime.clock.monotonic();
  const { secrets, eventId, format, body: text } = webhook;
  const headers = signedHeaders(secrets, eventId, Math.floor(at / 1000), text);
  if (format === 'retell') headers['x-retell-signature'] = retellSignature(secrets, Math.floor(at), text);
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
    return { ...took(), status, answer: storedText(body), error: null };
  } catch (error) {
    const failure = toConnectionFailure(error);
    if (failure === null) throw error;
    return { ...took(), status: null, answer: null, error: failure.code };
  }
}

function storedText(body: Buffer): string {
  return body.subarray(0, STORED_BYTES).toString('utf8').replace(ZERO_BYTES, '');
}
