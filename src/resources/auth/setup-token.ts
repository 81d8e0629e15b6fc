// The token with which the first user of a deployment registers although registration is closed. The start-up message shows it.
// Invariant: it is good for an hour, and only while there is no user, so that it works once. The vault seals it, so that it cannot be
// forged, every process knows it, and the database stores nothing of it.
import type { Trx } from '../../database/transaction.ts';
import type { Uses } from '../../runtime.ts';
import { lockUsers, selectHasUsers } from './store.ts';

const PURPOSE = 'setup';
const VALID_MS = 3_600_000;

export function newSetupToken({ vault, clock }: Uses<'clock' | 'vault'>): string {
  return vault.seal(PURPOSE, String(clock.now() + VALID_MS));
}

/** Whether the token was made here within the hour. */
export function isSetupToken({ vault, clock }: Uses<'clock' | 'vault'>, token: string): boolean {
  try {
    return Number(vault.open(PURPOSE, token)) > clock.now();
  } catch {
    // It was not sealed by this deployment.
    return false;
  }
}

/** Whether there is no user yet. Registrations of others wait until the transaction ends. */
export async function isFirstUser(trx: Trx): Promise<boolean> {
  await lockUsers(trx);
  return !(await selectHasUsers(trx));
}
