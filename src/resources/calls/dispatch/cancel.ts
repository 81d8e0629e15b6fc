// Cancels calls of campaigns before they are dialed.
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { transition } from '../transitions.ts';

/** Ends a call whose campaign was canceled. */
export async function cancelUndialed(
  trx: Trx,
  runtime: Uses<'clock' | 'log' | 'notifications' | 'publicUrl'>,
  callId: string,
): Promise<void> {
  const at = new Date(runtime.clock.now());
  await transition(trx, runtime, callId, { to: 'failed', reason: 'canceled', detail: 'the campaign was canceled', at });
}
