// Lookup of voices by name.
import { expect, test } from 'vitest';
import type { Voice } from '../../src/providers/ports/tts.ts';
import { voiceIdOf, voicesNamed } from '../../src/providers/voice-names.ts';

const voice = (provider: string, id: string, name: string): Voice => ({
  voiceId: `${provider}-${id}`,
  name,
  provider,
  gender: null,
  languages: ['en-US'],
  description: '',
});
const VOICES = [
  voice('acme', 'v1', 'Sarah - Mature, Reassuring'),
  voice('acme', 'v2', 'Zoë Müller'),
  voice('acme', 'v3', 'Max'),
  voice('acme', 'v4', 'MAX'),
  voice('acme', 'max-headroom', 'Somebody'),
  voice('other', 'v1', 'Sarah'),
];

test.each([
  ['acme-v1', 'acme-v1'],
  ['acme-sarah', 'acme-v1'],
  ['acme-Sarah - Mature, Reassuring', 'acme-v1'],
  ['acme-zoe-muller', 'acme-v2'],
  ['other-sarah', 'other-v1'],
  ['acme-max-headroom', 'acme-max-headroom'],
  ['acme-max', 'acme-max'],
  ['acme-nobody', 'acme-nobody'],
  ['acme-', 'acme-'],
  ['sarah', 'sarah'],
])('the name %s selects %s', (wanted, voiceId) => {
  expect(voiceIdOf(VOICES, wanted)).toBe(voiceId);
});

test('a lookup by a shared name returns every voice that has it', () => {
  expect(voicesNamed(VOICES, 'acme-max').map(({ voiceId }) => voiceId)).toEqual(['acme-v3', 'acme-v4']);
});
