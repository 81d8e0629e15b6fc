// The carrier that sells numbers on this deployment.
import type { Uses } from '../../../runtime.ts';
import { fail } from '../../../core/errors.ts';
import type { NumberMarket } from '../../../providers/numbers.ts';
import type { Carrier } from '../../../providers/ports.ts';

export type Seller = Carrier & { market: NumberMarket };

/** @throws Failure `carrier_not_configured` */
export function sellerOf({ providers }: Uses<'providers'>, carrierId: string | undefined): Seller {
  const selling = providers.carriers().filter((carrier) => carrier.market !== undefined) as Seller[];
  // If a carrier sells real numbers, fictional ones are sold only on explicit request.
  const seller = selling.toReversed().find(({ id }) => carrierId === undefined || id === carrierId);
  if (!seller) throw fail('carrier_not_configured', { detail: 'No configured carrier sells numbers.' });
  return seller;
}
