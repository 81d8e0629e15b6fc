// Sends a signed sample event to a webhook of the workspace through the running service, and reports the receiver's response.
// Deliberately omitted: reading webhooks from the database. The service seals their secrets, and the service must be able to
// reach them.
import { ok, problem, reasonOf, skipped, type Diagnosis } from '../../core/diagnosis.ts';
import { isObject } from '../../core/json.ts';

/** A receiver has ten seconds, plus the service's own work. */
const TEST_MS = 15_000;

interface WebhookTest {
  /** `whk_…` */
  id: string;
  /** An API key of the workspace; null if the demo workspace has none here either. */
  key: string | null;
}

export async function webhookFinding(service: { url: string; runs: boolean }, test: WebhookTest): Promise<Diagnosis> {
  const check = `webhook ${test.id}`;
  if (!service.runs)
    return skipped(check, 'The service does not run, and only it can sign.', 'Start the service, then run this again.');
  if (test.key === null)
    return problem(check, 'There is no API key.', 'Pass a key of the workspace with --key sk_service_live_….');
  try {
    const answer = await fetch(`${service.url}/v1/webhooks/${encodeURIComponent(test.id)}/test`, {
      method: 'POST',
      headers: { authorization: `Bearer ${test.key}`, 'content-type': 'application/json' },
      body: '{}',
      signal: AbortSignal.timeout(TEST_MS),
    });
    const body: unknown = await answer.json();
    if (!isObject(body))
      return problem(check, `The service answered ${answer.status}.`, 'Read the log of the service.');
    if (!answer.ok) {
      const detail = [body['title'], body['detail']].filter(Boolean).join(': ');
      return problem(
        check,
        `The service refused with ${answer.status}: ${detail}.`,
        'Check the id (GET /v1/webhooks) and the key.',
      );
    }
    const took = `after ${String(body['duration_ms'])} ms`;
    if (body['ok'] === true) return ok(check, `The receiver answered ${String(body['status'])} ${took}.`);
    const reason = body['status'] === null ? String(body['error']) : `it answered ${String(body['status'])}`;
    const next =
      'A receiver must answer 2xx within ten seconds; examples/webhook-receiver.mjs is one that checks the signature.';
    return problem(check, `The receiver did not accept the event: ${reason}.`, next);
  } catch (error) {
    return problem(check, reasonOf(error), 'Check that the service runs and answers.');
  }
}
