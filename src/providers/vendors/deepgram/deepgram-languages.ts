// Languages of Deepgram's Nova-3 as listed in its model overview, and the mapping of our BCP 47 tags to Deepgram's.

export const DEEPGRAM_LANGUAGES: readonly string[] = [
  'bg', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-US', 'en-ZA',
  'es', 'es-ES', 'es-MX', 'es-US', 'fi', 'fr', 'fr-CA', 'fr-FR', 'hi', 'hu', 'id', 'it', 'ja', 'ko', 'ms', 'nl', 'nl-BE', 'no',
  'pl', 'pt', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'sv', 'tr', 'uk', 'vi',
]; // prettier-ignore

/** Regional tags that Deepgram supports; any other region is requested by its language alone. */
const KNOWN: ReadonlySet<string> = new Set([
  'de-CH',
  'en-AU',
  'en-GB',
  'en-IN',
  'en-NZ',
  'en-US',
  'fr-CA',
  'nl-BE',
  'pt-BR',
  'pt-PT',
]);
const RENAMED: Readonly<Record<string, string>> = { 'es-MX': 'es-419', 'es-US': 'es-419' };

export function deepgramLanguage(tag: string): string {
  return RENAMED[tag] ?? (KNOWN.has(tag) ? tag : tag.split('-')[0]!);
}
