// Which languages can be spoken here, and by whom each is heard. Pure; used by the registry.
import { LANGUAGE_NAMES } from '../languages.ts';
import type { SttProvider, TtsProvider } from '../ports.ts';

export interface Language {
  /** BCP 47 */
  code: string;
  name: string;
  /** Provider ids. */
  stt: readonly string[];
  tts: readonly string[];
  voiceIds: readonly string[];
}

export function understands(stt: SttProvider, language: string): boolean {
  return stt.languages === 'all' || stt.languages.includes(language);
}

/** Only languages that some voice can speak. @param stts best first */
export function supportedLanguages(stts: readonly SttProvider[], ttss: readonly TtsProvider[]): Language[] {
  return Object.entries(LANGUAGE_NAMES).flatMap(([code, name]) => {
    const speaking = ttss.filter((tts) => tts.voices().some((voice) => voice.languages.includes(code)));
    if (speaking.length === 0) return [];
    const voices = speaking.flatMap((tts) => tts.voices()).filter((voice) => voice.languages.includes(code));
    const hears = stts.find((stt) => understands(stt, code));
    const voiceIds = voices.map((voice) => voice.voiceId);
    return [{ code, name, stt: hears ? [hears.id] : [], tts: speaking.map((tts) => tts.id), voiceIds }];
  });
}
