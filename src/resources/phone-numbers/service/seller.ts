// The carrier that sells numbers on this deployment, and the refusal of a number that is taken.
import type { Uses } from '../../../runtime.ts';
import { fail, type Failure } from '../../../core/errors.ts';
import { constraintOf } from '../../../database/transaction.ts';
import type { NumberMarket } from '../../../providers/numbers.ts';
import type { Carrier } from '../../../providers/ports.ts';

export type Seller = Carrier & { market: NumberMarket };

/** How the operator gets a carrier that sells numbers, and one that carries calls of imported ones. */
export const SELLER_SETTINGS = 'TWILIO_ACCOUNT_SID and TWILIO_AUTH_TOKEN';
export const CARRIER_SETTINGS = `${SELLER_SETTINGS}, or LIVEKIT_URL with a SIP trunk`;

/** @throws Failure `carrier_not_configured` */
export function sellerOf({ providers }: Uses<'providers'>, carrierId: string | undefined): Seller {
  const selling = providers.carriers().filter((carrier) => carrier.market !== undefined) as Seller[];
  // If a carrier sells real numbers, fictional ones are sold only on explicit request.
  const seller = selling.toReversed().find(({ id }) => carrierId === undefined || id === carrierId);
  if (!seller) {
    const which =
      carrierId === undefined
        ? 'No configured carrier sells numbers'
        : `No carrier named ${carrierId} sells numbers here`;
    const detail = `${which}. The operator can set ${SELLER_SETTINGS}; POST /v1/phone-numbers/import takes a number of your own account or SIP trunk.`;
    throw fail('carrier_not_configured', { detail });
  }
  return seller;
}

/**
 * Whether a row could not be inserted because a workspace has the number. The primary key is not asked about: it says that an earlier
 * attempt of the same request inserted the row, which the response to an Idempotency-Key is made of.
 */
export function isTaken(error: unknown): boolean {
  return ['phone_numbers_owner', 'phone_numbers_real'].includes(constraintOf(error) ?? '');
}

/** A workspace has the number, this one or another. */
export function taken(number: string): Failure {
  return fail('phone_number_taken', { detail: `${number} already belongs to a workspace of this deployment.` });
}
