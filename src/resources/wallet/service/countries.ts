// The deployment's caps on a workspace's daily spending by country. The database counts and refuses (migration 0048). This file maps
// numbers to countries, and the database's refusals to failures.
import { fail, type Failure } from '../../../core/errors.ts';
import { toMoney } from '../../../core/money.ts';
import { countryOfNumber } from '../../../core/phone/destinations.ts';
import type { Uses } from '../../../runtime.ts';
import { countryOverCap, type CountryCaps } from '../store/countries.ts';

/** A user-assigned code of ISO 3166-1, under which numbers without a country, such as satellite networks, are counted. */
const NO_COUNTRY = 'ZZ';

const COUNTRY_CAP = 'country_cap';

/** The caps that apply to these destinations, by country; micro-units. */
export function capsOf({ rates }: Uses<'rates'>, destinations: readonly string[] = []): CountryCaps {
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

/** Runs a reservation and maps the database's refusal by a cap. @throws Failure `insufficient_funds` */
export async function withinCaps<T>(
  { rates, log }: Uses<'rates' | 'log'>,
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

export function overCap({ rates: { countryCaps } }: Uses<'rates'>, country: string): Error {
  const cap = countryCaps?.get(country) ?? countryCaps?.get('*');
  const amount = typeof cap === 'number' ? ` (${toMoney(cap).amount} USD)` : '';
  const where = country === NO_COUNTRY ? 'numbers of no country' : country;
  const detail = `The deployment's daily cap on calls and messages to ${where}${amount} does not allow this before midnight UTC. Its operator can raise it with COUNTRY_DAILY_CAPS.`;
  return fail('insufficient_funds', { detail, errors: [{ pointer: '/to_number', code: COUNTRY_CAP, detail }] });
}

/**
 * Whether a call was refused by its country's daily cap. Calls to other countries may continue; this one may be placed after
 * midnight UTC.
 */
export function isOverCap({ details }: Failure): boolean {
  return details.errors?.some(({ code }) => code === COUNTRY_CAP) ?? false;
}
