// Who sells numbers here.
import type { Runtime } from '../../../runtime.ts';
import { fail } from '../../../core/errors.ts';
import type { NumberMarket } from '../../../providers/numbers.ts';
import type { Carrier } from '../../../providers/ports.ts';

export type Seller = Carrier & { market: NumberMarket };

/** @throws Failure `carrier_not_configured` */
export function sellerOf({ providers }: Pick<Runtime, 'providers'>, carrierId: string | undefined): Seller {
  const selling = providers.carriers().filter((carrier) => carrier.market !== undefined) as Seller[];
  // Where somebody sells real numbers, nobody is given a fictional one unasked.
  const seller = selling.toReversed().find(({ id }) => carrierId === undefined || id === carrierId);
  if (!seller) throw fail('carrier_not_configured', { detail: 'No configured carrier sells numbers.' });
  return seller;
}
