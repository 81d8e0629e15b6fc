// Lists the voices of Hume's library and of an account (GET /v0/tts/voices). Octave speaks each voice in all its languages; the
// languages in Hume's tags come first. `custom-` in an id marks voices of the account, because a request must name the library or
// the account.
import { isObject, type Json, type JsonObject } from '../../../core/json.ts';
import { LANGUAGE_NAMES } from '../../../core/languages.ts';
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

const ID = 'hume';
const CUSTOM = 'custom-';
/** UUIDs, with a prefix for voices of an account. */
export const HUME_VOICE_ID = /^(custom-)?[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Languages of Octave 2. English first: the most likely language of a voice without tags. */
export const HUME_LANGUAGES: readonly string[] = [
  'en', 'en-US', 'ar', 'de', 'de-AT', 'de-CH', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-ZA', 'es', 'es-ES',
  'es-MX', 'es-US', 'fr', 'fr-CA', 'fr-FR', 'hi', 'it', 'ja', 'ko', 'pt', 'pt-BR', 'pt-PT', 'ru',
]; // prettier-ignore

type Shelf = 'HUME_AI' | 'CUSTOM_VOICE';

/** Returns the account's own voices first. */
export async function listHumeVoices(
  url: string,
  key: string,
  whose: AccountOwner,
  signal: AbortSignal,
): Promise<Voice[]> {
  const own = whose === 'own' ? await listShelf(url, key, 'CUSTOM_VOICE', signal) : [];
  return [...own, ...(await listShelf(url, key, 'HUME_AI', signal))];
}

/** Returns a listed voice in the format of a request. */
export function humeVoice(vendorId: string): { id: string; provider: Shelf } {
  return vendorId.startsWith(CUSTOM)
    ? { id: vendorId.slice(CUSTOM.length), provider: 'CUSTOM_VOICE' }
    : { id: vendorId, provider: 'HUME_AI' };
}

async function listShelf(url: string, key: string, shelf: Shelf, signal: AbortSignal): Promise<Voice[]> {
  const at = (number: number) => `${url}/v0/tts/voices?provider=${shelf}&page_number=${number}&page_size=${PAGE_SIZE}`;
  const read = (page: JsonObject) => {
    const items = itemsOf(ID, page, 'voices_page');
    const { page_number: number, total_pages: pages } = page;
    const hasMore = typeof number === 'number' && typeof pages === 'number' && number + 1 < pages && items.length > 0;
    return { voices: items.map((item) => toListed(shelf, item)), next: hasMore ? at(number + 1) : null };
  };
  return readListing(
    { provider: ID, headers: { 'X-Hume-Api-Key': key }, vendorIds: HUME_VOICE_ID, first: at(0), read },
    signal,
  );
}

function toListed(shelf: Shelf, item: JsonObject): ListedVoice {
  const id = textOf(item['id']);
  const tags: JsonObject = isObject(item['tags']) ? item['tags'] : {};
  return {
    vendorId: id !== null && shelf === 'CUSTOM_VOICE' ? `${CUSTOM}${id}` : id,
    name: textOf(item['name']) ?? id,
    gender: genderOf(tagsOf(tags['GENDER'])[0]),
    languages: namedFirst(tagsOf(tags['LANGUAGE']).flatMap(codeOf), HUME_LANGUAGES),
    description: [...tagsOf(tags['ACCENT']), ...tagsOf(tags['AGE'])].join(', '),
    previewUrl: null,
  };
}

function tagsOf(value: Json | undefined): string[] {
  return (Array.isArray(value) ? value : []).flatMap((tag) => textOf(tag) ?? []);
}

/** Hume names languages in English. */
function codeOf(name: string): string | [] {
  return Object.entries(LANGUAGE_NAMES).find(([, known]) => known === name)?.[0] ?? [];
}
