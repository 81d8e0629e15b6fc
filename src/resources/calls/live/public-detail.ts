// The failure texts that customers see on their calls.
import { isDatabaseTrouble } from '../../../database/client.ts';
import type { Uses } from '../../../runtime.ts';

/** Returns the failure text for the customer: our message or a vendor's, but never a message of the database or of a socket. */
export function publicDetail(error: unknown): string {
  return isDatabaseTrouble(error) ? 'the service could not reach its database' : (error as Error).message;
}

/** Rejects with such a text only, and logs the message that it replaces. */
export async function withoutDatabaseMessages<T>({ log }: Uses<'log'>, callId: string, work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (!isDatabaseTrouble(error)) throw error;
    log.warn({ err: error, callId }, 'the database refused a request of a call');
    throw new Error(publicDetail(error), { cause: error });
  }
}
