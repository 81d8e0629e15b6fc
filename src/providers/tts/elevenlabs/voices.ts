// The stock voices that every account of ElevenLabs has, and the languages of its flash model. Data.
import { slugOf } from '../voice-list.ts';
import type { VendorVoice } from '../vendor-voices.ts';

const STOCK: readonly [name: string, vendorId: string, gender: VendorVoice['gender'], about: string][] = [
  ['Sarah', 'EXAVITQu4vr4xnSDxMaL', 'female', 'American, calm and sure.'],
  ['Laura', 'FGY2WhTYpPnrIDTdsKH5', 'female', 'American, lively.'],
  ['Charlie', 'IKne3meq5aSn9XLyUdCD', 'male', 'Australian, casual.'],
  ['George', 'JBFqnCBsd6RMkjVDRZzb', 'male', 'British, warm.'],
  ['River', 'SAz9YHcvj6GT2YYXdXww', 'neutral', 'American, relaxed.'],
  ['Liam', 'TX3LPaxmHKxFdv7VOQHJ', 'male', 'American, energetic.'],
  ['Alice', 'Xb7hH8MSUJpSbSDYk0k2', 'female', 'British, clear.'],
  ['Matilda', 'XrExE9yKIg1WjnnlVkGX', 'female', 'American, friendly.'],
  ['Eric', 'cjVigY5qzO86Huf0OWal', 'male', 'American, smooth.'],
  ['Brian', 'nPczCjzI2devNBz1zQrb', 'male', 'American, deep.'],
  ['Daniel', 'onwK4e9ZLuTAKqWW03F9', 'male', 'British, firm.'],
  ['Lily', 'pFZP5JQG7iQjIQuC4Bku', 'female', 'British, soft.'],
];

export const ELEVENLABS_VOICES: readonly VendorVoice[] = STOCK.map(([name, vendorId, gender, description]) => {
  return { slug: slugOf(name), name, vendorId, gender, description };
});

export const ELEVENLABS_LANGUAGES: readonly string[] = [
  'ar', 'bg', 'cs', 'da', 'de', 'de-AT', 'de-CH', 'el', 'en', 'en-AU', 'en-CA', 'en-GB', 'en-IE', 'en-IN', 'en-NZ', 'en-US',
  'en-ZA', 'es', 'es-ES', 'es-MX', 'es-US', 'fi', 'fil', 'fr', 'fr-CA', 'fr-FR', 'hi', 'hr', 'hu', 'id', 'it', 'ja', 'ko', 'ms',
  'nl', 'nl-BE', 'no', 'pl', 'pt', 'pt-BR', 'pt-PT', 'ro', 'ru', 'sk', 'sv', 'ta', 'tr', 'uk', 'vi', 'zh', 'zh-CN', 'zh-TW',
]; // prettier-ignore
