// Lists the voices of a Cartesia account (GET /voices). A voice is listed only with the language for which Cartesia made it;
// another language needs another voice.
import { isObject, type JsonObject } from '../../../core/json.ts';
import type { Voice } from '../../ports/tts.ts';
import {
  genderOf,
  itemsOf,
  PAGE_SIZE,
  readListing,
  spokenLanguages,
  textOf,
  type ListedVoice,
} from '../../tts/vendor-voice-list.ts';
import type { AccountOwner } from '../define-vendor.ts';

const ID = 'cartesia';
/** Cartesia's ids are UUIDs. */
export const CARTESIA_VOICE_ID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

export async function listCartesiaVoices(
  url: string,
  headers: Record<string, string>,
  whose: AccountOwner,
  signal: AbortSignal,
): Promise<Voice[]> {
  const first = `${url}/voices?limit=${PAGE_SIZE}`;
  const read = (page: JsonObject) => {
    const items = itemsOf(ID, page, 'data');
    // The cursor is the last voice of a page. Without `has_more`, an empty page ends the list.
    const last = page['has_more'] === false ? null : textOf(items.at(-1)?.['id']);
    const next = last === null ? null : `${first}&starting_after=${encodeURIComponent(last)}`;
    return { voices: items.filter((item) => whose === 'own' || isForEverybody(item)).map(toListed), next };
  };
  return readListing({ provider: ID, headers, vendorIds: CARTESIA_VOICE_ID, first, read }, signal);
}

/** Excludes voices created in the account. */
function isForEverybody(item: JsonObject): boolean {
  return item['is_owner'] !== true && item['access'] !== 'private' && item['is_public'] !== false;
}

function toListed(item: JsonObject): ListedVoice {
  const locales = Array.isArray(item['locales']) ? item['locales'].filter(isObject) : [];
  const tags = [...locales.map(({ locale }) => locale), item['language']].flatMap((tag) => textOf(tag) ?? []);
  // Filipino is Tagalog at Cartesia.
  const named = tags.map((tag) => (tag === 'tl' ? 'fil' : tag));
  return {
    vendorId: textOf(item['id']),
    name: textOf(item['name']),
    gender: genderOf(item['gender']),
    languages: spokenLanguages(named),
    description: textOf(item['description']) ?? textOf(item['tagline']) ?? '',
    // Cartesia's preview recordings require its key.
    previewUrl: null,
  };
}
