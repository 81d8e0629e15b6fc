// Settings of money: a new workspace's balance, payments, prices and spending limits. Amounts are in USD, values in micro-units.
import { isSupportedCountry } from 'libphonenumber-js/max';
import { parseMicros } from '../core/money.ts';
import { choice, integer, list, money, moneyOrNone } from '../core/setting-parsers.ts';
import { byDevelopment, defineSetting, derivedDefault, EMPTY, type Parse } from '../core/setting.ts';
import { PAYMENT_VENDOR_IDS } from '../providers/vendors/index.ts';
import { pricesFile } from './prices-file.ts';

export interface PrefixPrice {
  /** First digits of an E.164 number, `+` included. */
  prefix: string;
  micros: number;
}

const countries: Parse<ReadonlySet<string> | null> = (value, refuse) => {
  if (value === '*') return null;
  const codes = list(value, refuse);
  for (const code of codes) if (!isSupportedCountry(code)) refuse(`contains "${code}", which is not a country code`);
  return new Set(codes);
};

function pricesByPrefix(unit: string): Parse<readonly PrefixPrice[]> {
  return (value, refuse) =>
    list(value, refuse).map((entry) => {
      const [, prefix, amount] = /^(\+[1-9]\d{0,14})=(\d+(?:\.\d+)?)$/.exec(entry) ?? [];
      const micros = amount === undefined ? null : parseMicros(amount);
      if (prefix && micros !== null) return { prefix, micros };
      return refuse(`contains "${entry}"; each entry is a prefix and USD per ${unit}, like +44=0.02`);
    });
}

const countryCaps: Parse<ReadonlyMap<string, number | null>> = (value, refuse) => {
  const entries = list(value, refuse).map((entry): [string, number | null] => {
    const [, country, amount] = /^(\*|[A-Z]{2})=(none|\d+(?:\.\d+)?)$/.exec(entry) ?? [];
    const micros = amount === undefined || amount === 'none' ? null : parseMicros(amount);
    const isKnown = country === '*' || (country !== undefined && isSupportedCountry(country));
    if (isKnown && (micros !== null || amount === 'none')) return [country, micros];
    return refuse(`contains "${entry}"; each entry is a country or *, and USD per day or none, like GB=500`);
  });
  return new Map(entries);
};

/** Balance of a new workspace's wallet. */
export const walletFreeMicros = defineSetting({
  name: 'WALLET_FREE_BALANCE',
  parse: money,
  default: byDevelopment('5', '0'),
  about:
    'Starting balance of a new workspace, USD, if BILLING is prepaid. With open registration, anyone who registers gets it.',
  example: '10',
});

/** Null for the default, which depends on PAYMENTS. */
export const billing = defineSetting({
  name: 'BILLING',
  parse: choice(['off', 'prepaid']),
  default: derivedDefault('prepaid if PAYMENTS is set and not off, else off'),
  about:
    'off: calls need no balance; costs are counted and shown. prepaid: for operators who resell minutes; calls need a balance in the wallet of the workspace and end when it is used up. Caps apply in both modes.',
  example: 'prepaid',
});

export const payments = defineSetting({
  name: 'PAYMENTS',
  parse: choice(['manual', ...PAYMENT_VENDOR_IDS, 'off']),
  default: byDevelopment('manual', 'off'),
  about: `If BILLING is prepaid, how top-ups are paid: ${PAYMENT_VENDOR_IDS.join(', ')}, manual (credited immediately, without a payment) or off.`,
  example: 'stripe',
});

export const spendingSettings = {
  /** Null for the default prices. */
  ownPrices: defineSetting({
    name: 'PRICES_FILE',
    parse: pricesFile,
    default: null,
    about:
      'JSON file with your own prices, read at the start, in the format of GET /v1/pricing (save its response and edit it). Omitted parts keep their defaults. CALL_PRICES and TEXT_PRICES override its destinations.',
    example: '/etc/parley/prices.json',
  }),
  /** Null for no cap. */
  newWorkspaceDailyCapMicros: defineSetting({
    name: 'NEW_WORKSPACE_DAILY_CAP',
    parse: moneyOrNone,
    default: '20',
    about:
      'Maximum spending of a workspace per day in its first 30 days, USD; its owner cannot raise it. none: no cap. If BILLING is off, only for workspaces that anyone may register, outside development.',
    example: '50',
  }),
  /** Countries that paid calls may reach, regardless of workspace settings; null: all. */
  dialCountries: defineSetting({
    name: 'DIAL_COUNTRIES',
    parse: countries,
    default: '*',
    about: 'Countries to which paid calls are allowed, separated by commas; each workspace allows a subset of them.',
    example: 'US,CA,DE',
  }),
  /** Operator's prices per minute. */
  callPrices: defineSetting({
    name: 'CALL_PRICES',
    parse: pricesByPrefix('minute'),
    default: EMPTY,
    about:
      'Prices of calls by prefix of the number, USD per minute, separated by commas. They override GET /v1/pricing. A number without a price cannot be called.',
    example: '+44=0.02,+4479=0.05',
  }),
  /** Operator's prices per segment. */
  textPrices: defineSetting({
    name: 'TEXT_PRICES',
    parse: pricesByPrefix('segment'),
    default: EMPTY,
    about:
      'Prices of text messages by prefix of the number, USD per segment, separated by commas. They override GET /v1/pricing.',
    example: '+44=0.05,+49=0.09',
  }),
  /** Daily caps by ISO 3166-1 alpha-2 code, `*` for all other countries; null: no cap. */
  countryCaps: defineSetting({
    name: 'COUNTRY_DAILY_CAPS',
    parse: countryCaps,
    default: '*=100,US=none,CA=none',
    about:
      'Maximum spending of a workspace per day (UTC) on calls, transfers and messages to a country, USD, separated by commas; * applies to countries without an entry. none: no cap.',
    example: '*=25,US=none,GB=500',
  }),
  /** Null if limited only by the wallet. */
  widgetBudgetMicros: defineSetting({
    name: 'WIDGET_BUDGET',
    parse: moneyOrNone,
    default: '10',
    about:
      'Maximum spending per day of visitors of a new widget, USD, if budget_per_day is omitted. none: limited only by the wallet.',
    example: '2.5',
  }),
  maxTransferSeconds: defineSetting({
    name: 'MAX_TRANSFER_SECONDS',
    parse: integer(60, 14_400),
    default: '1800',
    about:
      'Maximum duration of a leg to which a call is transferred or a caller is forwarded; its cost is reserved in the wallet before it starts. 60 to 14400.',
    example: '3600',
  }),
};
