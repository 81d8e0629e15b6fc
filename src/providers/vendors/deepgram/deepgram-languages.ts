// Languages of Deepgram's Nova-3 as listed in its model overview, the languages that one stream of each model detects, and the
// mapping of our BCP 47 tags to Deepgram's.
import { primaryLanguage } from '../../../core/languages.ts';

const LANGUAGES: readonly string[] = [
  'bg', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-US', 'en-ZA',
  'es', 'es-ES', 'es-MX', 'es-US', 'fi', 'fr', 'fr-CA', 'fr-FR', 'hi', 'hu', 'id', 'it', 'ja', 'ko', 'ms', 'nl', 'nl-BE', 'no',
  'pl', 'pt', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'sv', 'tr', 'uk', 'vi',
]; // prettier-ignore

/** Further languages of nova-3, since 2026. Deliberately omitted: Chinese and Thai of nova-2. */
const NEWER_LANGUAGES = ['ar', 'fil', 'he', 'hr', 'ta', 'th', 'zh', 'zh-CN', 'zh-TW'];

const ENGLISH = LANGUAGES.filter((code) => primaryLanguage(code) === 'en');

/** Models for one kind of audio, such as nova-2-phonecall, which know `en` and `en-US`, and the English Flux. */
const ENGLISH_ONLY = /^(nova-2-(?!general)|flux-.*-en$)/;

/** Languages of a stream in one language. */
export function deepgramLanguages(model: string): readonly string[] {
  if (ENGLISH_ONLY.test(model)) return ENGLISH;
  const detected = DETECTING[model];
  if (detected === NOVA_3_MEDICAL || detected === FLUX_MULTI)
    return LANGUAGES.filter((code) => detected.has(primaryLanguage(code)));
  return detected === NOVA_3 ? [...LANGUAGES, ...NEWER_LANGUAGES] : LANGUAGES;
}

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
  'zh-CN',
  'zh-TW',
]);
const RENAMED: Readonly<Record<string, string>> = { 'es-MX': 'es-419', 'es-US': 'es-419', fil: 'tl' };

function deepgramLanguage(model: string, tag: string): string {
  if (ENGLISH_ONLY.test(model)) return tag === 'en-US' ? tag : primaryLanguage(tag);
  // Of its languages, only English has a stream of one language.
  if (DETECTING[model] === NOVA_3_MEDICAL && primaryLanguage(tag) !== 'en') return 'multi';
  return RENAMED[tag] ?? (KNOWN.has(tag) ? tag : tag.split('-')[0]!);
}

/** Languages of `model=nova-3&language=multi` since October 2026, of those that we have names for. Deepgram calls Filipino `tl`. */
const NOVA_3 = new Set([
  'ar', 'bg', 'cs', 'da', 'de', 'el', 'en', 'es', 'fi', 'fil', 'fr', 'he', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'ms', 'nl',
  'no', 'pl', 'pt', 'ro', 'ru', 'sk', 'sv', 'ta', 'th', 'tr', 'uk', 'vi', 'zh',
]); // prettier-ignore
const NOVA_3_MEDICAL = new Set(['de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'nl', 'pt', 'ru']);
const NOVA_2 = new Set(['en', 'es']);
const FLUX_MULTI = new Set(['de', 'en', 'es', 'fr', 'hi', 'it', 'ja', 'nl', 'pt', 'ru']);

/** Models that detect languages (Multilingual Codeswitching). Models for one kind of audio, such as nova-2-phonecall, do not. */
const DETECTING: Readonly<Record<string, ReadonlySet<string>>> = {
  'nova-3': NOVA_3,
  'nova-3-general': NOVA_3,
  'nova-3-medical': NOVA_3_MEDICAL,
  'nova-2': NOVA_2,
  'nova-2-general': NOVA_2,
  'flux-general-multi': FLUX_MULTI,
};

export function deepgramDetects(model: string, languages: readonly string[]): boolean {
  const detected = DETECTING[model];
  return detected !== undefined && languages.every((code) => detected.has(primaryLanguage(code)));
}

/**
 * Returns the parameters for one language, or for several. Only nova-3 accepts hints, which keep it from languages that nobody
 * expects. It ignores the regions of hints.
 */
export function languageParameters(
  model: string,
  language: string,
  others: readonly string[],
): { language: string; queryParams?: Record<string, unknown> } {
  if (others.length === 0) return { language: deepgramLanguage(model, language) };
  if (DETECTING[model] !== NOVA_3) return { language: 'multi' };
  const hints = [language, ...others].map((code) => deepgramLanguage(model, primaryLanguage(code)));
  return { language: 'multi', queryParams: { language_hint: hints } };
}

/** Flux has no parameter for its only language. Its multilingual model expects the given ones, without their regions. */
export function fluxLanguages(model: string, languages: readonly string[]): { language_hint?: string[] } {
  return DETECTING[model] === FLUX_MULTI ? { language_hint: [...new Set(languages.map(primaryLanguage))] } : {};
}

/** Flux writes numbers as digits in all of its languages but Hindi and Japanese. */
export function fluxNumerals(languages: readonly string[]): { numerals?: 'true' } {
  const hasAll = languages.every((code) => !['hi', 'ja'].includes(primaryLanguage(code)));
  return hasAll ? { numerals: 'true' } : {};
}
