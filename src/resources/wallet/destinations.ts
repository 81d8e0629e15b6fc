// Prices by destination, per minute of telephony and per segment of a text message: an E.164 prefix and a price. The longest
// matching prefix decides. A number without a matching prefix can be neither called nor messaged. Pure. The prices are upper
// estimates of carriers' prices. An operator overrides and adds prices with CALL_PRICES and TEXT_PRICES.

export interface DestinationRate {
  prefix: string;
  /** Price of 60 seconds of a call, or of one segment of a message. */
  micros: number;
}

/** The telephony rate: the United States and Canada, and other numbers with prefix 1 without a longer match below. */
const HOME = 14_000;
/** Fixed lines of countries with cheap termination. */
const LAND = 25_000;
/** Mobile networks of these countries, and countries whose numbering does not distinguish mobile and fixed lines. */
const MOBILE = 70_000;
/** Islands in the North American Numbering Plan, which look like domestic destinations but cost like international ones. */
const ISLANDS = 400_000;

const TERRITORIES = ['+1340', '+1670', '+1671', '+1684', '+1787', '+1939'];
const CARIBBEAN = [
  '+1242 +1246 +1264 +1268 +1284 +1345 +1441 +1473 +1649 +1658 +1664 +1721 +1758 +1767 +1784 +1809 +1829 +1849 +1868 +1869 +1876',
].flatMap((line) => line.split(' '));
/** Northern Cyprus and the Vatican, which use the numbering plans of Turkey and Italy. */
const ENCLAVES = ['+90392', '+3906698'];
const LANDLINES = [
  '+30 +31 +32 +33 +34 +351 +352 +353 +354 +36 +39 +41 +420 +421 +43 +44 +45 +46 +47 +48 +49 +52 +54 +55 +56 +57 +60',
  '+61 +62 +64 +65 +66 +81 +82 +852 +86 +90 +91 +972 +356 +357 +358 +370 +371 +372 +385 +386 +40 +27',
].flatMap((line) => line.split(' '));
const MOBILES = [
  '+3069 +316 +324 +336 +337 +346 +347 +3519 +3526 +3538 +3620 +3630 +3631 +3670 +393 +417 +4206 +4207 +4219 +436 +447 +4670 +4672',
  '+4673 +4676 +4679 +474 +479 +4845 +485 +486 +4872 +4873 +4878 +4879 +4888 +4915 +4916 +4917 +614 +6421 +6422 +6427 +8170 +8180',
  '+8190 +905 +9725 +3567 +3569 +3579 +3584 +35850 +3706 +3712 +3725 +3859 +3863 +3864 +3865 +3866 +3867 +407 +276 +277 +278',
].flatMap((line) => line.split(' '));

const priced = (prefixes: readonly string[], micros: number): DestinationRate[] =>
  prefixes.map((prefix) => ({ prefix, micros }));

export const DESTINATIONS: readonly DestinationRate[] = [
  { prefix: '+1', micros: HOME },
  ...priced(TERRITORIES, MOBILE),
  ...priced([...CARIBBEAN, ...ENCLAVES], ISLANDS),
  ...priced(LANDLINES, LAND),
  ...priced(MOBILES, MOBILE),
];

/** A segment to the United States and Canada: the message rate. */
const HOME_TEXT = 8_000;
/** All other countries: carriers charge 0.03 to 0.12 USD, independent of the price of calls. */
const FAR_TEXT = 120_000;

export const TEXT_DESTINATIONS: readonly DestinationRate[] = [
  { prefix: '+1', micros: HOME_TEXT },
  ...priced([...TERRITORIES, ...CARIBBEAN, ...LANDLINES], FAR_TEXT),
];

/** @returns null for a number that has no price */
export function destinationPrice(rates: readonly DestinationRate[], to: string): number | null {
  let best: DestinationRate | null = null;
  for (const rate of rates) {
    if (to.startsWith(rate.prefix) && rate.prefix.length > (best?.prefix.length ?? 0)) best = rate;
  }
  return best?.micros ?? null;
}

/** Merges the prices. The operator's are first, so that they override ours. */
export function mergeRates(own: readonly DestinationRate[], rates: readonly DestinationRate[]): DestinationRate[] {
  const named = new Set(own.map(({ prefix }) => prefix));
  return [...own, ...rates.filter(({ prefix }) => !named.has(prefix))];
}
