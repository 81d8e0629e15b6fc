// ElevenLabs' own refusals through its official SDK, against a local server that answers as its API does: restricted keys, a used
// quota, languages that a model does not accept.
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../../src/core/clock.ts';
import type { Adapters } from '../../../src/providers/vendors/define-vendor.ts';
import { elevenLabs } from '../../../src/providers/vendors/elevenlabs/elevenlabs.ts';
import { collect } from '../support/sounds.ts';

const KEY = 'vendor-key';
const { signal } = new AbortController();
let server: VoiceVendor;
beforeAll(async () => {
  server = await startVoiceVendor(KEY);
});
beforeEach(() => {
  server.fault = null;
  server.permissions = null;
  server.requests.length = 0;
});
afterAll(() => server.close());

function vendor(model = 'eleven_flash_v2_5') {
  const env: Record<string, string> = { ELEVENLABS_URL: server.url, ELEVENLABS_MODEL: model };
  const settings = elevenLabs.readSettings({ text: (name) => env[name] ?? null, development: true, embedded: true });
  return elevenLabs.open(settings, { call: systemClock, network: systemClock }, 'own');
}

function speak(text: string, language = 'en-US', model?: string) {
  const { tts } = vendor(model).create(KEY) as Required<Adapters>;
  return collect(tts.synthesize({ voiceId: 'elevenlabs-21m00Tcm4TlvDq8ikWAM', text, language, signal }));
}

const spoken = () => JSON.parse(server.requests.at(-1)!.body.toString('utf8')) as Record<string, unknown>;

describe('a key of ElevenLabs that may only speak', () => {
  test('is accepted, and speaks', async () => {
    server.permissions = ['text_to_speech'];
    await vendor().verify(KEY, signal);
    expect((await speak('Only speech.')).length).toBeGreaterThan(0);
  });

  test('cannot list voices, and the error names the permission', async () => {
    server.permissions = ['text_to_speech'];
    const listed = vendor().listVoices!(KEY, 'own', signal);
    await expect(listed).rejects.toThrow(/missing_permissions.*missing the permission voices_read/);
  });
});

test('a key that may not speak fails with the name of the permission', async () => {
  server.permissions = ['voices_read', 'user_read'];
  await expect(speak('Not allowed.')).rejects.toMatchObject({
    kind: 'auth',
    status: 401,
    message:
      'elevenlabs: answered 401 missing_permissions: The API key you used is missing the permission text_to_speech to execute this operation.',
  });
});

test('a wrong key remains refused', async () => {
  await expect(vendor().verify('wrong', signal)).rejects.toMatchObject({ kind: 'auth', status: 401 });
});

test('a used quota is a limit, not a wrong key', async () => {
  server.fault = 'quota';
  const error = {
    kind: 'rate_limited',
    message: expect.stringMatching(/401 quota_exceeded: This request exceeds your quota/),
  };
  await expect(speak('No credits.')).rejects.toMatchObject(error);
  await expect(vendor().verify(KEY, signal)).rejects.toMatchObject(error);
});

describe('the language of ElevenLabs', () => {
  test.each([
    ['eleven_flash_v2_5', 'de-AT', 'de'],
    ['eleven_flash_v2_5', 'he', undefined],
    ['eleven_flash_v2', 'de', undefined],
    ['eleven_multilingual_v2', 'de', undefined],
    ['eleven_v3', 'he', 'he'],
  ])('of %s for %s is %s', async (model, language, code) => {
    expect((await speak(`A sentence in ${language}.`, language, model)).length).toBeGreaterThan(0);
    expect(spoken()['language_code']).toBe(code);
  });
});
