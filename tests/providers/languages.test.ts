// Codes of languages: the names that vendors use, and the recognizer for several languages.
import { expect, test } from 'vitest';
import { listedLanguage } from '../../src/core/languages.ts';
import type { SttProvider } from '../../src/providers/ports/stt.ts';
import { recognizerFor } from '../../src/providers/registry/languages.ts';

const LISTED = ['en-US', 'es-MX', 'fil', 'zh-TW', 'no', 'he', 'pt-BR'];

test.each([
  ['en', 'en-US'],
  ['EN-gb', 'en-US'],
  ['es', 'es-MX'],
  ['es-419', 'es-MX'],
  ['es_ES', 'es-MX'],
  ['es-MX', 'es-MX'],
  ['spanish', 'es-MX'],
  ['Portuguese', 'pt-BR'],
  ['tl', 'fil'],
  ['tagalog', 'fil'],
  ['zh', 'zh-TW'],
  ['mandarin', 'zh-TW'],
  ['nb-NO', 'no'],
  ['iw', 'he'],
  ['fr', null],
  ['french', null],
  ['e', null],
  ['', null],
])('a vendor’s %j is the listed %j', (named, listed) => {
  expect(listedLanguage(named, LISTED)).toBe(listed);
});

test('the same code precedes another region of its language', () => {
  expect(listedLanguage('es-ES', ['es-MX', 'es-ES'])).toBe('es-ES');
  expect(listedLanguage('es', ['es-MX', 'es-ES'])).toBe('es-MX');
});

test('the recognizer detects all languages if one does, and understands the first one otherwise', () => {
  const stt = (id: string, languages: SttProvider['languages'], detected: string[] = []): SttProvider => ({
    id,
    description: '',
    languages,
    ...(detected.length > 0 ? { detects: (named) => named.every((code) => detected.includes(code)) } : {}),
    open: () => expect.unreachable(),
  });
  const stts = [
    stt('streams', ['en', 'es', 'fr'], ['en', 'es']),
    stt('server', 'all', ['en', 'fr', 'de']),
    stt('captions', 'all'),
  ];
  const chosen = (language: string, ...others: string[]) => recognizerFor(stts, language, others).id;
  expect(chosen('en')).toBe('streams');
  expect(chosen('en', 'es')).toBe('streams');
  expect(chosen('en', 'fr')).toBe('server');
  expect(chosen('en', 'xx')).toBe('streams');
  expect(chosen('de', 'en')).toBe('server');
  // It understands German only together with other languages.
  const mixed = stt('mixed', ['en'], ['en', 'de']);
  expect(recognizerFor([mixed, stts[2]!], 'de', ['en']).id).toBe('mixed');
  expect(recognizerFor([mixed, stts[2]!], 'de', []).id).toBe('captions');
  expect(chosen('xx')).toBe('server');
  expect(recognizerFor([stts[0]!], 'xx', ['es']).id).toBe('streams');
});
