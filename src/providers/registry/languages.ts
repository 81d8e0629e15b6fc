// Determines the languages that can be spoken, and the provider that recognizes each. Pure.
import { LANGUAGE_NAMES } from '../../core/languages.ts';
import { detectsLanguages, type SttProvider } from '../ports/stt.ts';
import type { TtsProvider } from '../ports/tts.ts';

export interface Language {
  /** BCP 47 */
  code: string;
  name: string;
  /** Provider ids. */
  stt: readonly string[];
  tts: readonly string[];
  voiceIds: readonly string[];
}

export function understandsLanguage(stt: SttProvider, language: string): boolean {
  return stt.languages === 'all' || stt.languages.includes(language);
}

/** Returns a recognizer of this language, if possible one that detects all languages. @param stts best first */
export function recognizerFor(stts: readonly SttProvider[], language: string, others: readonly string[]): SttProvider {
  const detecting = others.length === 0 ? undefined : stts.find((stt) => detectsLanguages(stt, [language, ...others]));
  return detecting ?? stts.find((stt) => understandsLanguage(stt, language)) ?? stts[0]!;
}

/** Returns only languages that at least one voice speaks. One pass, because vendors list many voices. @param stts best first */
export function supportedLanguages(stts: readonly SttProvider[], ttss: readonly TtsProvider[]): Language[] {
  const speaking = new Map<string, { tts: Set<string>; voiceIds: string[] }>();
  for (const tts of ttss) {
    for (const { voiceId, languages } of tts.voices()) {
      for (const code of languages) {
        const those = speaking.get(code) ?? { tts: new Set(), voiceIds: [] };
        those.tts.add(tts.id);
        those.voiceIds.push(voiceId);
        speaking.set(code, those);
      }
    }
  }
  return Object.entries(LANGUAGE_NAMES).flatMap(([code, name]) => {
    const those = speaking.get(code);
    if (!those) return [];
    const recognizer = stts.find((stt) => understandsLanguage(stt, code));
    return [{ code, name, stt: recognizer ? [recognizer.id] : [], tts: [...those.tts], voiceIds: those.voiceIds }];
  });
}
