// Checks a URL before it is stored as a receiver; call it before the transaction.
// A host name that does not resolve yet is accepted, because users may create the webhook before its server. The check that protects
// against private addresses runs at connect time.
import { invalid } from '../../../core/errors.ts';
import { toConnectionFailure } from '../../../providers/connection/failure.ts';
import type { Uses } from '../../../runtime.ts';

/** Users of containers and local networks get this message, so it explains how the operator allows the address. */
export const PRIVATE_ADDRESS =
  'must not resolve to a private or reserved address. The operator can allow a network, e.g. NETWORK_ALLOW=192.168.1.0/24';

/** @param pointer JSON pointer of the URL in the body, e.g. `/url` @throws Failure `validation_failed` */
export async function requireReachable(runtime: Uses<'connection'>, pointer: string, url: string): Promise<void> {
  try {
    await runtime.connection.checkUrl(url);
  } catch (error) {
    const code = toConnectionFailure(error)?.code;
    if (code === 'private_address') throw invalid(pointer, code, PRIVATE_ADDRESS);
    if (code === 'invalid_url')
      throw invalid(pointer, code, 'must be an http or https URL without user name and password');
    if (code !== 'dns_failed' && code !== 'timeout') throw error;
  }
}
