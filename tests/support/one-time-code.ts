// Codes of an authenticator app (RFC 6238), for services with the clock of this machine.
import { Secret, TOTP } from 'otpauth';
import { until } from './until.ts';

export const STEP_MS = 30_000;
/** Longer than a request takes, also on a busy machine. */
const MIN_LEFT_MS = 5_000;

/**
 * The code of the current step, or of a later one. The service also accepts the codes of the adjacent steps. Near the end
 * of a step, waits for the next one, because the code of the previous step would be too old on arrival.
 */
export async function oneTimeCode(secret: string, steps = 0): Promise<string> {
  await until(() => Date.now() % STEP_MS < STEP_MS - MIN_LEFT_MS);
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: Date.now() + steps * STEP_MS });
}
