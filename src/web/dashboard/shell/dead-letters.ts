// Webhook deliveries that failed for good: counted in the rail and on the overview.
import { useGet } from '../api/get.ts';

const LOOK_MS = 60_000;

export function useDeadLetters() {
  return useGet(
    '/v1/webhook-deliveries',
    { query: { status: 'dead_letter', limit: 1, include_total: true } },
    { everyMs: LOOK_MS },
  );
}
