// What the model reads about the language of the conversation. Pure.
import { LANGUAGE_NAMES, primaryLanguage } from '../../core/languages.ts';
import type { SessionAgent } from '../host.ts';

/** Tells the model that the conversation continues in another language. */
export function languageNote(language: string): string {
  const spoken = nameOf(primaryLanguage(language));
  return `The caller now speaks ${spoken}. Answer in ${nameOf(language)}.`;
}

/** The part of the prompt that lists the languages of an agent that has several; empty for one language. */
export function languageRule({ language, otherLanguages = [] }: SessionAgent): string {
  if (otherLanguages.length === 0) return '';
  const others = otherLanguages.map(nameOf).join(', ');
  return `Speak ${nameOf(language)}. Callers may also speak: ${others}. Change to one of these only when a system message tells you to.`;
}

/** Tells the model of an agent that has taken over, and does not speak the caller's language, to use its own. */
export function returnNote(language: string): string {
  return `Answer in ${nameOf(language)} from now on.`;
}

function nameOf(language: string): string {
  return LANGUAGE_NAMES[language] ?? language;
}
