// The carrier that sells numbers on this deployment, and the refusal of a number that is already taken.
import { fail, type Failure } from '../../../core/errors.ts';
import { constraintOf } from '../../../database/transaction.ts';
import type { NumberMarket } from '../../../providers/numbers.ts';
import type { Carrier } from '../../../providers/ports/carrier.ts';
import type { Uses } from '../../../runtime.ts';

export type Seller = Carrier & { market: NumberMarket };

/** Settings with which the operator configures a carrier that sells numbers, and a carrier for calls of imported numbers. */
export const SELLER_SETTINGS = 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN';
export const CARRIER_SETTINGS = `${SELLER_SETTINGS}, or LIVEKIT_URL with a SIP trunk`;

/** @throws Failure `carrier_not_configured` */
export function sellerOf({ providers }: Uses<'providers'>, carrierId: string | undefined): Seller {
  const selling = providers.carriers().filter((carrier) => carrier.market !== undefined) as Seller[];
  // If a carrier sells real numbers, fictional numbers are sold only on explicit request.
  const seller = selling.toReversed().find(({ id }) => carrierId === undefined || id === carrierId);
  if (!seller) {
    const which =
      carrierId === undefined
        ? 'No configured carrier sells numbers'
        : `No carrier named ${carrierId} sells numbers here`;
    const detail = `${which}. The operator can set ${SELLER_SETTINGS}; POST /v1/phone-numbers/import imports a number of your own account or SIP trunk.`;
    throw fail('carrier_not_configured', { detail });
  }
  return seller;
}

/**
 * Returns whether an insert failed because a workspace already has the number. Ignores the primary key: its violation means that
 * an earlier attempt of the same request inserted the row, from which the response to an Idempotency-Key is built.
 */
export function isTaken(error: unknown): boolean {
  return ['phone_numbers_owner', 'phone_numbers_real'].includes(constraintOf(error) ?? '');
}

/** Returns the refusal for a number that this or another workspace has. */
export function numberTaken(number: string): Failure {
  return fail('phone_number_taken', { detail: `${number} already belongs to a workspace of this deployment.` });
}
