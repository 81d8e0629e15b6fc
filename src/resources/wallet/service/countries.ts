// The deployment's caps on what a workspace spends a day on a country. The database counts and refuses (migration 0048); here a
// number becomes a country, and a refusal an answer.
import type { Runtime } from '../../../runtime.ts';
import { countryOfNumber } from '../../../core/phone/destinations.ts';
import { fail, type Failure } from '../../../core/errors.ts';
import { toMoney } from '../../../core/money.ts';
import { countryOverCap, type CountryCaps } from '../store/countries.ts';

/** ISO 3166-1 leaves this code to users: numbers of no country, such as satellite networks, are counted together. */
const NO_COUNTRY = 'ZZ';

const COUNTRY_CAP = 'country_cap';

/** The caps that hold for numbers of these countries, by country; micro-units. */
export function capsOf({ rates }: Pick<Runtime, 'rates'>, destinations: readonly string[] = []): CountryCaps {
  const { countryCaps } = rates;
  if (!countryCaps) return {};
  const caps: Record<string, number> = {};
  for (const to of destinations) {
    const country = countryOfNumber(to) ?? NO_COUNTRY;
    const cap = countryCaps.has(country) ? countryCaps.get(country) : countryCaps.get('*');
    if (typeof cap === 'number') caps[country] = cap;
  }
  return caps;
}

/** What was reserved, or a refusal where a cap leaves no room for it. @throws Failure `insufficient_funds` */
export async function withinCaps<T>(
  { rates, log }: Pick<Runtime, 'rates' | 'log'>,
  workspaceId: string,
  reserved: Promise<T>,
): Promise<T> {
  try {
    return await reserved;
  } catch (error) {
    const country = countryOverCap(error);
    if (country === null) throw error;
    log.warn({ workspaceId, country }, 'a workspace has reached the daily cap of a country');
    throw overCap({ rates }, country);
  }
}

export function overCap({ rates: { countryCaps } }: Pick<Runtime, 'rates'>, country: string): Error {
  const cap = countryCaps?.get(country) ?? countryCaps?.get('*');
  const amount = typeof cap === 'number' ? ` (${toMoney(cap).amount} USD)` : '';
  const where = country === NO_COUNTRY ? 'numbers of no country' : country;
  const detail = `The deployment's daily cap on calls and messages to ${where}${amount} does not allow this before midnight UTC. Its operator can raise it with COUNTRY_DAILY_CAPS.`;
  return fail('insufficient_funds', { detail, errors: [{ pointer: '/to_number', code: COUNTRY_CAP, detail }] });
}

/** Whether a call was refused because its country has had its day: others may go on, and it may after midnight UTC. */
export function isOverCap({ details }: Failure): boolean {
  return details.errors?.some(({ code }) => code === COUNTRY_CAP) ?? false;
}
