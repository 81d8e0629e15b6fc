// Whether an address that somebody enters may become a receiver. Used by webhooks and agents, before their transaction.
// A name that does not resolve yet is taken: people set up the webhook first and the server later, and the check that
// protects is the one at connect time.
import type { Runtime } from '../../../runtime.ts';
import { invalid } from '../../../core/errors.ts';
import { toConnectionFailure } from '../../../providers/connection/failure.ts';

/** @param pointer where the address stands in the body, e.g. `/url` @throws Failure `validation_failed` */
export async function requireReachable(
  runtime: Pick<Runtime, 'connection'>,
  pointer: string,
  url: string,
): Promise<void> {
  try {
    await runtime.connection.checkUrl(url);
  } catch (error) {
    const code = toConnectionFailure(error)?.code;
    if (code === 'private_address') throw invalid(pointer, code, 'leads to a private or reserved address');
    if (code === 'invalid_url')
      throw invalid(pointer, code, 'is not an http or https URL without user name and password');
    if (code !== 'dns_failed' && code !== 'timeout') throw error;
  }
}
