// The language of the conversation, for agents that list several: which one the caller speaks, and when the conversation changes
// to it. Pure. Invariant: one short word ("ok", a name) never changes the language; three different words do. Backchannels are no
// evidence, because recognizers assign the same "ok" to any language.
import { listedLanguage } from '../../core/languages.ts';
import { wordsOf } from '../../core/words.ts';
import { phrasesIn, type Phrases } from '../out/phrases.ts';
import type { CallerInput, CallerLanguage, TurnSettings, TurnState } from '../vocabulary.ts';
import { isBackchannel } from './interruption.ts';

/** Different words in another language, in one utterance or in consecutive ones, that change the language of the conversation. */
const WORDS_TO_CHANGE = 3;
/** Words are counted at the end of a long text. */
const COUNTED_CHARS = 1000;
const HAS_LETTER = /\p{L}/u;

export const UNHEARD: CallerLanguage = { current: null, begun: null };

/** Texts of the input whose language is known, the partial words last. */
function heardTexts({ languages, partial, partialLanguage }: CallerInput): CallerInput['languages'] {
  if (partialLanguage === null || partial === '') return languages;
  return [...languages, { language: partialLanguage, text: partial }];
}

/** Returns the language of most words of the input, and these words; null if the recognizer reported none. */
export function languageOf(input: CallerInput): { language: string; words: string[] } | null {
  const words = new Map<string, string[]>();
  for (const { language, text } of heardTexts(input)) {
    const counted = wordsOf(text.slice(-COUNTED_CHARS)).filter((word) => HAS_LETTER.test(word));
    words.set(language, [...(words.get(language) ?? []), ...counted]);
  }
  const [most] = [...words].toSorted(([, one], [, other]) => other.length - one.length);
  return most === undefined ? null : { language: most[0], words: most[1] };
}

/** Returns the language of the conversation once the input is committed. */
export function languageAfter({ input, language: before, settings }: TurnState): CallerLanguage {
  const heard = languageOf(input);
  const text = heardTexts(input).map((each) => each.text);
  if (heard === null || isBackchannel(text.join(' '))) return before;
  const { language } = heard;
  if (language === (before.current ?? settings.languages?.[0])) return { current: language, begun: null };
  const earlier = before.begun?.language === language ? before.begun.words : [];
  const words = [...new Set([...earlier, ...heard.words])];
  if (words.length >= WORDS_TO_CHANGE) return { current: language, begun: null };
  return { ...before, begun: { language, words } };
}

/** Returns the language to which the input changes the conversation; null if the language remains. */
export function changedLanguage(turn: TurnState): string | null {
  const { current } = languageAfter(turn);
  return current === (turn.language.current ?? turn.settings.languages?.[0] ?? null) ? null : current;
}

/** The language of the conversation if it is not the agent's own; otherwise null. */
export function foreignLanguage({ language: { current }, settings }: Pick<TurnState, 'language' | 'settings'>) {
  return current === null || current === settings.languages?.[0] ? null : current;
}

/** Returns the language in which another agent continues: the caller's, if a recognizer reported it and the agent lists it. */
export function languageFor({ current }: CallerLanguage, { languages = [] }: TurnSettings): CallerLanguage {
  return { current: current === null ? null : listedLanguage(current, languages), begun: null };
}

/** Returns the built-in sentences for the caller, and their language; without one, they are in the agent's language. */
export function phrasesOf(turn: Pick<TurnState, 'language' | 'settings'>): { phrases: Phrases; language?: string } {
  return phrasesIn(foreignLanguage(turn), turn.settings.phrases);
}
