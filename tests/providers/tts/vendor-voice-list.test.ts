// The voices of a vendor account, against a local server that speaks the vendors' wire formats in small pages.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { COLTON, KATIE, MARCEL, newLibrary, SARAH } from '../../../scripts/stand-ins/voice-library.ts';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { readConfig } from '../../../src/config.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { concatSamples } from '../../../src/core/pcm.ts';
import { SAMPLE_RATE } from '../../../src/providers/ports/audio.ts';
import { cartesia } from '../../../src/providers/vendors/cartesia/cartesia.ts';
import type { AccountOwner, Vendor } from '../../../src/providers/vendors/define-vendor.ts';
import { elevenLabs } from '../../../src/providers/vendors/elevenlabs/elevenlabs.ts';
import { hume } from '../../../src/providers/vendors/hume/hume.ts';
import { until } from '../../support/until.ts';
import { collect } from '../support/sounds.ts';

const KEY = 'vendor-key';
const CLOCKS = { call: systemClock, network: systemClock };
const settings = readConfig({}).providers.vendors;
let server: VoiceVendor;
let vendors: Record<'elevenlabs' | 'cartesia' | 'hume', Vendor>;
beforeAll(async () => {
  server = await startVoiceVendor(KEY);
  vendors = {
    elevenlabs: elevenLabs.open({ ...settings.elevenlabs, url: server.url }, CLOCKS, 'own'),
    cartesia: cartesia.open({ ...settings.cartesia, url: server.url }, CLOCKS, 'own'),
    hume: hume.open({ ...settings.hume, url: server.url }, CLOCKS, 'own'),
  };
});
beforeEach(() => {
  server.fault = null;
  server.listFault = null;
  server.requests.length = 0;
  server.library = newLibrary();
});
afterAll(() => server.close());

const NAMES = ['elevenlabs', 'cartesia', 'hume'] as const;
type Name = (typeof NAMES)[number];

const list = (name: Name, whose: AccountOwner = 'own', key = KEY, signal = new AbortController().signal) =>
  vendors[name].listVoices!(key, whose, signal);

describe('a voice list', () => {
  test.each([
    ['elevenlabs', ['Friederike', 'Sarah - Mature, Reassuring'], ['Somebody']],
    ['cartesia', ['Katie', 'Viktoria'], ['Mine']],
    ['hume', ['Colton Rivers', 'Kora', 'Lola'], ['Marcel']],
  ] as const)(
    'of %s contains every page, and shows the account’s own voices only to their owner',
    async (name, all, own) => {
      const namesFor = async (whose: AccountOwner) => (await list(name, whose)).map((voice) => voice.name).toSorted();
      expect(await namesFor('platform')).toEqual(all);
      expect(await namesFor('own')).toEqual([...all, ...own].toSorted());
    },
  );

  test('of ElevenLabs has the gender, the verified languages first, and a preview', async () => {
    const voices = await list('elevenlabs');
    const sarah = voices.find(({ voiceId }) => voiceId === `elevenlabs-${SARAH}`)!;
    const described = { gender: 'female', description: 'Young adult woman with a confident tone.' };
    expect(sarah).toMatchObject({ ...described, previewUrl: 'https://storage.example.com/sarah.mp3' });
    expect(sarah.languages.slice(0, 4)).toEqual(['en', 'en-US', 'fr-FR', 'fr']);
    expect(sarah.languages).toContain('ja');
    // Missing attributes are left out, and so are previews that our page could not play.
    const somebody = voices.find(({ name }) => name === 'Somebody');
    expect(somebody).toMatchObject({ gender: null, description: '', previewUrl: null });
    expect(somebody!.languages[0]).toBe('en');
    expect(voices.find(({ name }) => name === 'Friederike')).toMatchObject({
      gender: 'neutral',
      description: 'standard',
    });
  });

  test('of Cartesia has only the language that a voice was made for, and the request names the API version', async () => {
    const voices = await list('cartesia');
    const katie = voices.find(({ voiceId }) => voiceId === `cartesia-${KATIE}`)!;
    expect(katie).toMatchObject({ gender: 'female', description: 'Enunciating young adult.' });
    expect(katie.languages).toEqual(expect.arrayContaining(['en', 'en-GB', 'en-US']));
    expect(katie.languages.every((code) => code.startsWith('en'))).toBe(true);
    const viktoria = voices.find(({ name }) => name === 'Viktoria')!;
    expect(viktoria).toMatchObject({ gender: null, description: 'Phone agent' });
    expect(viktoria.languages.slice(0, 2)).toEqual(['de-AT', 'de']);
    expect(server.requests[0]!.headers['cartesia-version']).toBe('2025-04-16');
  });

  test('of Hume has the attributes of its tags, and marks voices of the account', async () => {
    const voices = await list('hume');
    expect(voices.map(({ voiceId }) => voiceId)).toContain(`hume-custom-${MARCEL}`);
    const colton = voices.find(({ voiceId }) => voiceId === `hume-${COLTON}`)!;
    expect(colton).toMatchObject({ gender: 'male', description: 'American, Southern, Middle-Aged' });
    expect(voices.find(({ name }) => name === 'Lola')!.languages[0]).toBe('es');
    expect(voices.find(({ name }) => name === 'Kora')).toMatchObject({ gender: null, description: '' });
  });

  test.each(NAMES)('of %s contains ids that it can speak with', async (name) => {
    const { tts, close } = vendors[name].create(KEY);
    const { signal } = new AbortController();
    for (const { voiceId } of await list(name)) {
      expect(tts!.takes!(voiceId)).toBe(true);
      const spoken = await collect(tts!.synthesize({ voiceId, text: 'It is me.', language: 'en-US', signal }));
      expect(concatSamples(spoken).length).toBeGreaterThan(SAMPLE_RATE / 4);
    }
    expect(tts!.takes!(`${name}-sarah`)).toBe(false);
    await close();
  });

  test.each(NAMES)('of %s that cannot be read fails with the matching kind of error', async (name) => {
    await expect(list(name, 'own', 'wrong')).rejects.toMatchObject({ kind: 'auth' });
    server.listFault = 'garbage';
    await expect(list(name)).rejects.toMatchObject({ kind: 'protocol' });
    server.listFault = 'down';
    await expect(list(name)).rejects.toMatchObject({ kind: 'unavailable' });
    server.listFault = 'hang';
    const abort = new AbortController();
    server.requests.length = 0;
    const hanging = list(name, 'own', KEY, abort.signal);
    await until(() => server.requests.length > 0);
    const reason = new Error('enough');
    abort.abort(reason);
    await expect(hanging).rejects.toBe(reason);
  });

  test('ends when a vendor returns the same page again and again', async () => {
    // More than one page, and a cursor without progress: the last voice is not among them.
    const voice = server.library.cartesia[0]!;
    server.library.cartesia = Array.from({ length: 100 }, () => voice);
    expect(await list('cartesia')).toHaveLength(1);
    expect(server.requests.length).toBeLessThanOrEqual(20);
  });
});
