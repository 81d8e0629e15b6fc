// What an authenticator app shows (RFC 6238), for services with the clock of this machine.
import { Secret, TOTP } from 'otpauth';
import { until } from './until.ts';

export const STEP_MS = 30_000;
/** A request takes less, also on a busy machine. */
const MIN_LEFT_MS = 5_000;

/**
 * The code of the present step, or of one so many steps later. The service takes the codes of the steps beside its own: near the end of a
 * step it is waited for the next one, because the code of the step before would be too old before it arrives.
 */
export async function oneTimeCode(secret: string, steps = 0): Promise<string> {
  await until(() => Date.now() % STEP_MS < STEP_MS - MIN_LEFT_MS);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}
