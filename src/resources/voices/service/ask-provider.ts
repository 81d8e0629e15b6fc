// Requests to providers of voices whose failure is the response to a user.
import { fail } from '../../../core/errors.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';

/** @throws Failure `provider_failed`, also when a deadline (AbortSignal.timeout) has passed */
export async function askProvider<T>(ask: () => Promise<T>): Promise<T> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ProviderError) throw fail('provider_failed', { detail: error.message });
    if ((error as Error).name === 'TimeoutError')
      throw fail('provider_failed', { detail: 'The provider did not respond in time.' });
    throw error;
  }
}
