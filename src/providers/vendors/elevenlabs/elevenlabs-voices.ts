// Lists the voices of an ElevenLabs account (GET /v2/voices), and the languages of its flash model. A voice speaks every language
// of the model; the languages that ElevenLabs names for it come first.
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import type { Voice } from '../../ports/tts.ts';
import {
  genderOf,
  itemsOf,
  PAGE_SIZE,
  readListing,
  textOf,
  namedFirst,
  type ListedVoice,
} from '../../tts/vendor-voice-list.ts';
import type { AccountOwner } from '../define-vendor.ts';

const ID = 'elevenlabs';
/** Format of ElevenLabs' ids. */
export const ELEVENLABS_VOICE_ID = /^[A-Za-z0-9]{20}$/;

/** English first: the most likely language of a voice without a named one. */
export const ELEVENLABS_LANGUAGES: readonly string[] = [
  'en', 'en-US', 'ar', 'bg', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ',
  'en-ZA', 'es', 'es-ES', 'es-MX', 'es-US', 'fi', 'fil', 'fr', 'fr-CA', 'fr-FR', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko',
  'ms', 'nl', 'nl-BE', 'no', 'pl', 'pt', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'sv', 'ta', 'tr', 'uk', 'vi', 'zh', 'zh-CN',
  'zh-TW',
]; // prettier-ignore

export async function listElevenLabsVoices(
  url: string,
  key: string,
  whose: AccountOwner,
  signal: AbortSignal,
): Promise<Voice[]> {
  const first = `${url}/v2/voices?page_size=${PAGE_SIZE}&include_total_count=false`;
  const read = (page: JsonObject) => {
    const items = itemsOf(ID, page, 'voices').filter((item) => whose === 'own' || isForEverybody(item));
    const token = page['has_more'] === true ? textOf(page['next_page_token']) : null;
    const next = token === null ? null : `${first}&next_page_token=${encodeURIComponent(token)}`;
    return { voices: items.map(toListed), next };
  };
  return readListing(
    { provider: ID, headers: { 'xi-api-key': key }, vendorIds: ELEVENLABS_VOICE_ID, first, read },
    signal,
  );
}

/** Excludes voices created in the account: clones of one workspace must not be visible to another. */
function isForEverybody(item: JsonObject): boolean {
  return item['category'] === 'premade' || item['is_owner'] === false;
}

function toListed(item: JsonObject): ListedVoice {
  const labels: JsonObject = isObject(item['labels']) ? item['labels'] : {};
  return {
    vendorId: textOf(item['voice_id']),
    name: textOf(item['name']),
    gender: genderOf(labels['gender']),
    languages: namedFirst(namedLanguages(labels['language'], item['verified_languages']), ELEVENLABS_LANGUAGES),
    description: textOf(item['description']) ?? describe(labels),
    previewUrl: textOf(item['preview_url']),
  };
}

function namedLanguages(label: Json | undefined, verified: Json | undefined): string[] {
  const languages = Array.isArray(verified) ? verified.filter(isObject) : [];
  return [label, ...languages.map(({ locale, language }) => textOf(locale) ?? language)].flatMap(
    (language) => textOf(language) ?? [],
  );
}

function describe(labels: JsonObject): string {
  return ['accent', 'age', 'descriptive', 'use_case'].flatMap((label) => textOf(labels[label]) ?? []).join(', ');
}
