// The voices that the voice-vendor stand-in lists, in each vendor's wire format: ElevenLabs' GET /v2/voices, Cartesia's GET
// /voices, Hume's GET /v0/tts/voices. Pages are small regardless of the requested size, so a few voices take several pages. Some
// voices of each vendor belong to the account. Fields are as in the vendors' SDKs; Hume's `tags` are as its API returns them.
import type { JsonObject } from '../../src/core/json.ts';

export interface VoiceLibrary {
  elevenlabs: JsonObject[];
  cartesia: JsonObject[];
  hume: JsonObject[];
  humeOwn: JsonObject[];
}

export const SARAH = 'EXAVITQu4vr4xnSDxMaL';
export const KATIE = 'f786b574-daa5-4673-aa0c-cbe3e8534c02';
export const COLTON = 'd8ab67c6-953d-4bd8-9370-8fa53a0f1453';
export const MARCEL = '1111aaaa-2222-4333-8444-555566667777';

const PAGE = 2;

export function newLibrary(): VoiceLibrary {
  return {
    elevenlabs: [
      {
        voice_id: SARAH,
        name: 'Sarah - Mature, Reassuring',
        category: 'premade',
        labels: { accent: 'american', age: 'young', gender: 'female', language: 'en', use_case: 'entertainment' },
        description: 'Young adult woman with a confident tone.',
        preview_url: 'https://storage.example.com/sarah.mp3',
        verified_languages: [
          { language: 'en', model_id: 'eleven_turbo_v2_5', accent: 'american', locale: 'en-US', preview_url: null },
          { language: 'fr', model_id: 'eleven_flash_v2_5', accent: 'standard', locale: 'fr-FR', preview_url: null },
        ],
        is_owner: false,
      },
      { voice_id: 'GermanLibrary0000001', name: 'Friederike', category: 'professional', labels: { accent: 'standard', gender: 'neutral', language: 'de' }, description: null, preview_url: null, verified_languages: [], is_owner: false },
      { voice_id: 'CloneOfSomebody00001', name: 'Somebody', category: 'cloned', labels: {}, description: null, preview_url: 'http://storage.example.com/plain.mp3', verified_languages: null, is_owner: true },
    ],
    cartesia: [
      { id: KATIE, name: 'Katie', description: 'Enunciating young adult.', tagline: 'Friendly fixer', gender: 'feminine', language: 'en', is_owner: false, access: 'public', created_at: '2025-03-01T00:00:00Z' },
      { id: 'b9de4a89-2257-424b-94c2-db18ba68c81a', name: 'Viktoria', description: '', tagline: 'Phone agent', gender: null, language: 'de', locales: [{ locale: 'de-AT', is_native: true }], is_owner: false, access: 'public', created_at: '2025-03-01T00:00:00Z' },
      { id: '0c8ed86e-6c64-40f0-b252-b773911de6bb', name: 'Mine', description: 'Made in the account.', tagline: '', gender: 'masculine', language: 'en', is_owner: true, access: 'private', created_at: '2025-03-01T00:00:00Z' },
    ],
    hume: [
      { id: COLTON, name: 'Colton Rivers', provider: 'HUME_AI', tags: { LANGUAGE: ['English'], ACCENT: ['American', 'Southern'], GENDER: ['Male'], AGE: ['Middle-Aged'] }, compatible_octave_models: ['1', '2'] },
      { id: '5bb7de05-c8fe-426a-8fcc-ba4fc4ce9f9c', name: 'Kora', provider: 'HUME_AI', compatible_octave_models: ['2'] },
      { id: '9e068547-5ba4-4c8e-8e03-69282a008f04', name: 'Lola', provider: 'HUME_AI', tags: { LANGUAGE: ['Spanish'] } },
    ],
    humeOwn: [{ id: MARCEL, name: 'Marcel', provider: 'CUSTOM_VOICE' }],
  }; // prettier-ignore
}

/** Returns the vendor's page at this address; null for an address that lists nothing. */
export function pageOf(library: VoiceLibrary, address: string): JsonObject | null {
  const { pathname, searchParams } = new URL(address, 'http://vendor');
  if (pathname === '/v2/voices') {
    const from = Number(searchParams.get('next_page_token')?.replace('after-', '') ?? 0);
    const voices = library.elevenlabs.slice(from, from + PAGE);
    const more = from + PAGE < library.elevenlabs.length;
    return { voices, has_more: more, total_count: 0, next_page_token: more ? `after-${from + PAGE}` : null };
  }
  if (pathname === '/voices') {
    const from = library.cartesia.findIndex(({ id }) => id === searchParams.get('starting_after')) + 1;
    return { data: library.cartesia.slice(from, from + PAGE) };
  }
  if (pathname !== '/v0/tts/voices') return null;
  const shelf = searchParams.get('provider') === 'HUME_AI' ? library.hume : library.humeOwn;
  const number = Number(searchParams.get('page_number') ?? 0);
  return {
    page_number: number,
    page_size: PAGE,
    total_pages: Math.ceil(shelf.length / PAGE),
    voices_page: shelf.slice(number * PAGE, (number + 1) * PAGE),
  };
}
