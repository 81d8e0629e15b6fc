// The token with which the first user of a deployment registers while registration is closed. The start-up message shows it.
// Invariant: it is valid for an hour, and only until a user exists, so that it works once. The vault seals it, so that it cannot
// be forged, every process recognizes it, and the database does not store it.
import type { Trx } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { lockUsers, selectHasUsers } from './store.ts';

const PURPOSE = 'setup';
const VALID_MS = 3_600_000;

export function newSetupToken({ vault, clock }: Uses<'clock' | 'vault'>): string {
  return vault.seal(PURPOSE, String(clock.now() + VALID_MS));
}

/** Whether the token was issued by this deployment within the last hour. */
export function isSetupToken({ vault, clock }: Uses<'clock' | 'vault'>, token: string): boolean {
  try {
    return Number(vault.open(PURPOSE, token)) > clock.now();
  } catch {
    // The token was not sealed by this deployment.
    return false;
  }
}

/** Whether there is no user yet. Other registrations wait until the transaction ends. */
export async function isFirstUser(trx: Trx): Promise<boolean> {
  await lockUsers(trx);
  return !(await selectHasUsers(trx));
}
