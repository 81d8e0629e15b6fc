// Fixed phrases of an agent, which it says without its model, in its language.
import { expect, test } from 'vitest';
import { sayAndHangUp } from '../../src/providers/vendors/twilio/twiml.ts';
import { PHRASED_LANGUAGES, phrasesFor, type Phrases } from '../../src/voice/out/phrases.ts';

const sentencesOf = ({ fillers, briefing, ...one }: Phrases): string[] => [
  ...fillers,
  ...Object.values(briefing),
  ...Object.values(one),
];

test.each(PHRASED_LANGUAGES)('%s has its own version of every phrase', (language) => {
  const sentences = sentencesOf(phrasesFor(language));
  expect(sentences).toHaveLength(sentencesOf(phrasesFor('en')).length);
  expect(new Set(sentences).size).toBe(sentences.length);
  expect(sentences.filter((text) => text.trim() === '' || text !== text.trim())).toEqual([]);
  if (language !== 'en') expect(sentences.filter((text) => sentencesOf(phrasesFor('en')).includes(text))).toEqual([]);
  expect(sentences.filter((text) => text.includes('{caller}'))).toHaveLength(1);
});

test('a regional variant uses the phrases of its language, and an unknown language uses English', () => {
  expect(phrasesFor('pt-BR')).toBe(phrasesFor('pt'));
  expect(phrasesFor('zh-Hant-TW')).toBe(phrasesFor('zh'));
  expect(phrasesFor('xx')).toBe(phrasesFor('en'));
});

test.each(PHRASED_LANGUAGES)('%s is spoken by a voice of Twilio', (language) => {
  const spoken = /<Say language="(\w+)-\w+">/.exec(sayAndHangUp('Hi', language))![1];
  expect(spoken).toBe(language === 'zh' ? 'cmn' : language);
});
