// Numbers that the test network offers for free in development: +1 <area code> 555 0100 to 0199, which the North American plan
// reserves for fiction. Calls between them stay in this process. Area code 202 belongs to the personas.
// Deliberately omitted: state. The database knows who owns a number; here every fictional number is available.
import type { NumberMarket, NumberQuery, OfferedNumber } from '../../numbers.ts';
import { ProviderError } from '../../ports/errors.ts';

const AREA_CODES = ['212', '312', '415', '617', '702'];
const FICTIONAL = /^\+1(?!202)[2-9]\d\d55501\d\d$/;

/** Whether an agent may have this number of the test network; false for a persona's number. */
export function isFictional(number: string): boolean {
  return FICTIONAL.test(number);
}

export const fictionalNumbers: NumberMarket = {
  async search(query) {
    return query.country === 'US' && query.type === 'local' && query.capability !== 'sms' ? offers(query) : [];
  },
  async buy(number) {
    if (!isFictional(number)) throw new ProviderError('loopback', 'refused', `${number} is not a fictional number`);
    return { ref: number, capabilities: ['voice'] };
  },
  async release() {},
};

function offers({ areaCode, contains, limit }: NumberQuery): OfferedNumber[] {
  const pattern = contains === undefined ? null : new RegExp(contains.replaceAll('*', '\\d'));
  const found: OfferedNumber[] = [];
  for (const code of areaCode === undefined ? AREA_CODES : [areaCode]) {
    for (let last = 100; last < 200 && found.length < limit; last++) {
      const number = `+1${code}5550${last}`;
      if (!isFictional(number) || (pattern !== null && !pattern.test(number))) continue;
      found.push({ number, country: 'US', type: 'local', region: 'Test network', capabilities: ['voice'] });
    }
  }
  return found;
}
