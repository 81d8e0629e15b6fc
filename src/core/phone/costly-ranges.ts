// Number ranges that cost more than other numbers of their country, or pay the called party, but that libphonenumber treats as
// ordinary.
// Data: each pattern with its reason. Calls, messages and transfers to these numbers are refused, whatever countries are allowed.

interface CostlyRange {
  pattern: RegExp;
  reason: string;
}

/** Exchanges of rural carriers that share their termination revenue (47 CFR 61.3, access stimulation). */
const PUMPED = [
  '712(?:429|432|451|770|775|832)',
  '218(?:339|844|862|895|936)',
  '605(?:468|475|477|562)',
  '641(?:715|793)',
  '319527',
  '515(?:604|739)',
];
const NEW_YORK = '212|315|332|347|363|516|518|585|607|624|631|646|680|716|718|838|845|914|917|929|934';

const COSTLY_RANGES: readonly CostlyRange[] = [
  { pattern: /^\+1[2-9]\d\d976\d{4}$/, reason: 'a pay-per-call exchange (976)' },
  { pattern: new RegExp(`^\\+1(?:${NEW_YORK})(?:540|550|970)\\d{4}$`), reason: 'a pay-per-call exchange of New York' },
  { pattern: /^\+1[2-9]\d\d5551212$/, reason: 'directory assistance' },
  {
    pattern: /^\+1(?:500|521|522|523|524|525|526|527|528|529|533|544|566|577|588|700)\d{7}$/,
    reason: 'a personal or carrier-specific number',
  },
  { pattern: new RegExp(`^\\+1(?:${PUMPED.join('|')})\\d{4}$`), reason: 'an exchange known for traffic pumping' },
  { pattern: /^\+6114[57]\d*$/, reason: 'an Australian satellite number' },
  { pattern: /^\+611(?:3\d{4}|300\d{6})$/, reason: 'an Australian shared-cost number' },
  { pattern: /^\+81570\d*$/, reason: 'a Japanese navi-dial number, which the caller pays extra for' },
  { pattern: /^\+318[47]\d*$/, reason: 'a Dutch personal or redirected number' },
  { pattern: /^\+353(?:818|700|15\d)\d*$/, reason: 'an Irish shared-cost, personal or premium number' },
  { pattern: /^\+49(?:18[1-9]|137|138|700|900)\d*$/, reason: 'a German user-group, mass-calling or personal number' },
  { pattern: /^\+44(?:70|76|84|87|9)\d*$/, reason: 'a British personal, paging or service number' },
  { pattern: /^\+33(?:8[129])\d*$/, reason: 'a French service number' },
  { pattern: /^\+34(?:70|80[367]|90[1257])\d*$/, reason: 'a Spanish personal or service number' },
  { pattern: /^\+39(?:199|178|84[0178]|89)\d*$/, reason: 'an Italian service number' },
  { pattern: /^\+41(?:84|87|90)\d*$/, reason: 'a Swiss shared-cost or premium number' },
  { pattern: /^\+43(?:710|720|730|740|780|81|82|9)\d*$/, reason: 'an Austrian service or private-network number' },
  { pattern: /^\+32(?:70|78|90)\d*$/, reason: 'a Belgian service number' },
];

/** Returns why a number is costly, or null if it is in none of these ranges. */
export function costlyReason(number: string): string | null {
  return COSTLY_RANGES.find(({ pattern }) => pattern.test(number))?.reason ?? null;
}
