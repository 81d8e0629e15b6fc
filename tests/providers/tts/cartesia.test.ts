// Cartesia's own refusals, against a local server that answers as its API does: languages of each model, ended models, errors that
// name no context, upgrades that are refused.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../../src/core/clock.ts';
import { cartesia } from '../../../src/providers/vendors/cartesia/cartesia.ts';
import type { Adapters } from '../../../src/providers/vendors/define-vendor.ts';
import { collect } from '../support/sounds.ts';

const KEY = 'vendor-key';
const { signal } = new AbortController();
let server: VoiceVendor;
beforeAll(async () => {
  server = await startVoiceVendor(KEY);
});
beforeEach(() => {
  server.isCrowded = false;
});
afterAll(() => server.close());

function openVendor(model: string) {
  const env: Record<string, string> = {
    CARTESIA_URL: server.url,
    CARTESIA_MODEL: model,
    CARTESIA_VOICES: cartesia.settings.voices!.example,
  };
  const settings = cartesia.readSettings({ text: (name) => env[name] ?? null, development: true, embedded: true });
  return cartesia.open(settings, { call: systemClock, network: systemClock }, 'own');
}

const voices = (model: string, key = KEY) => (openVendor(model).create(key) as Required<Adapters>).tts;

async function speak(model: string, language: string, key?: string): Promise<number> {
  const tts = voices(model, key);
  try {
    const text = 'A short sentence.';
    return (await collect(tts.synthesize({ voiceId: tts.voices()[0]!.voiceId, text, language, signal }))).length;
  } finally {
    await tts.close();
  }
}

describe('the languages of Cartesia', () => {
  test.each([
    ['sonic-3', 'fil'],
    ['sonic-3', 'he'],
    ['sonic-2', 'pt-BR'],
  ])('%s speaks %s', async (model, language) => {
    expect(voices(model).voices()[0]!.languages).toContain(language);
    expect(await speak(model, language)).toBeGreaterThan(0);
  });

  test('a voice that Cartesia lists for Tagalog speaks Filipino', async () => {
    const id = '5f1c1d1e-6f4b-4a51-9a3c-2f4a5b6c7d8e';
    const [listed] = server.library.cartesia;
    server.library.cartesia.unshift({ ...listed!, id, name: 'Tala', language: 'tl' });
    const all = await openVendor('sonic-3').listVoices!(KEY, 'own', signal);
    server.library.cartesia.shift();
    expect(all.find(({ name }) => name === 'Tala')!.languages).toEqual(['fil']);
  });

  test.each([
    ['sonic-2', 'it'],
    ['sonic-turbo-2025-06-04', 'he'],
  ])('a voice of %s is not offered for %s', (model, language) => {
    expect(voices(model).voices()[0]!.languages).not.toContain(language);
  });
});

describe('a refusal of Cartesia', () => {
  test('an ended model is named as such', async () => {
    await expect(speak('sonic-english', 'en-US')).rejects.toMatchObject({
      kind: 'refused',
      message: 'cartesia: model_sunsetted: The requested model has been sunsetted and is no longer available.',
    });
  });

  test('an error that names no context ends every clause at once', async () => {
    server.isCrowded = true;
    const error = { kind: 'rate_limited', message: expect.stringMatching(/concurrency_limited/) };
    await expect(speak('sonic-3', 'en-US')).rejects.toMatchObject(error);
  });

  test('a refused connection states the reason', async () => {
    await expect(speak('sonic-3', 'en-US', 'wrong')).rejects.toMatchObject({
      kind: 'auth',
      message: expect.stringMatching(/401: .*invalid API key/i),
    });
  });
});
