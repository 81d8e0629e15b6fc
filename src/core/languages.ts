// The languages that Parley has names for. The providers of a process (registry) determine which of them it can speak.
// Codes are BCP 47; names are the English names of the Unicode CLDR.

export const LANGUAGE_NAMES: Readonly<Record<string, string>> = {
  ar: 'Arabic',
  bg: 'Bulgarian',
  cs: 'Czech',
  da: 'Danish',
  de: 'German',
  'de-AT': 'German (Austria)',
  'de-CH': 'German (Switzerland)',
  el: 'Greek',
  en: 'English',
  'en-AU': 'English (Australia)',
  'en-CA': 'English (Canada)',
  'en-GB': 'English (United Kingdom)',
  'en-IE': 'English (Ireland)',
  'en-IN': 'English (India)',
  'en-NZ': 'English (New Zealand)',
  'en-US': 'English (United States)',
  'en-ZA': 'English (South Africa)',
  es: 'Spanish',
  'es-ES': 'Spanish (Spain)',
  'es-MX': 'Spanish (Mexico)',
  'es-US': 'Spanish (United States)',
  fi: 'Finnish',
  fil: 'Filipino',
  fr: 'French',
  'fr-CA': 'French (Canada)',
  'fr-FR': 'French (France)',
  he: 'Hebrew',
  hi: 'Hindi',
  hr: 'Croatian',
  hu: 'Hungarian',
  id: 'Indonesian',
  it: 'Italian',
  ja: 'Japanese',
  ko: 'Korean',
  ms: 'Malay',
  nl: 'Dutch',
  'nl-BE': 'Dutch (Belgium)',
  no: 'Norwegian',
  pl: 'Polish',
  pt: 'Portuguese',
  'pt-BR': 'Portuguese (Brazil)',
  'pt-PT': 'Portuguese (Portugal)',
  ro: 'Romanian',
  ru: 'Russian',
  sk: 'Slovak',
  sv: 'Swedish',
  ta: 'Tamil',
  th: 'Thai',
  tr: 'Turkish',
  uk: 'Ukrainian',
  vi: 'Vietnamese',
  zh: 'Chinese',
  'zh-CN': 'Chinese (China)',
  'zh-TW': 'Chinese (Taiwan)',
};

/** Adds all regional variants of languages that are listed without a region: a model of a language serves each of them. */
export function withRegions(languages: readonly string[]): string[] {
  const regional = Object.keys(LANGUAGE_NAMES).filter((code) => languages.includes(code.split('-')[0]!));
  return [...new Set([...languages, ...regional])];
}

/** Names of languages by which vendors report them and which are not ours. */
const OTHER_NAMES: Readonly<Record<string, string>> = {
  cmn: 'zh', iw: 'he', mandarin: 'zh', nb: 'no', nn: 'no', tagalog: 'fil', tl: 'fil',
}; // prettier-ignore

/** The language of a code without its region: `es` of `es-MX`. */
export function primaryLanguage(code: string): string {
  return code.split(/[-_]/, 1)[0]!.toLowerCase();
}

/**
 * Returns the listed code of a language that a vendor has named: `es`, `es-419` and `spanish` are `es-MX` if that is listed. The same
 * code precedes the same language. Null for a language that is not listed.
 */
export function listedLanguage(named: string, codes: readonly string[]): string | null {
  const same = codes.find((code) => code.toLowerCase() === named.toLowerCase());
  if (same !== undefined) return same;
  const known = primaryLanguage(named);
  const primary = OTHER_NAMES[known] ?? CODES_BY_NAME.get(named.toLowerCase()) ?? known;
  return codes.find((code) => primaryLanguage(code) === primary) ?? null;
}

const CODES_BY_NAME: ReadonlyMap<string, string> = new Map(
  Object.entries(LANGUAGE_NAMES).map(([code, name]) => [name.toLowerCase(), code]),
);
