// The built-in voices: flite (CMU, BSD) as WebAssembly in its own thread, without a key or network.
// Invariant: audio is 16 kHz mono PCM16 with at most 140 ms of silence at its ends, and the first sentence is returned before the
// second one is synthesized.
// Deliberately omitted: languages other than English; flite has none.
import type { Clock } from '../../core/clock.ts';
import { SAMPLE_RATE } from '../ports/audio.ts';
import { ProviderError } from '../ports/errors.ts';
import type { SpeechRequest, TtsProvider, Voice } from '../ports/tts.ts';
import { createSynthesizer, type FliteVoice, type Synthesizer } from './flite/synthesizer.ts';
import { createPhraseCache, MAX_PHRASE_CHARS } from './phrases.ts';

const ENGLISH = ['en', 'en-US', 'en-GB', 'en-AU', 'en-CA', 'en-IE', 'en-IN', 'en-NZ', 'en-ZA'] as const;

interface BuiltinVoice {
  name: string;
  gender: Voice['gender'];
  description: string;
  flite: FliteVoice;
}

/** The fundamental frequencies were chosen by ear and measured, so that three speakers of one recorded voice sound different. */
const VOICES: readonly BuiltinVoice[] = [
  {
    name: 'Alloy',
    gender: 'female',
    description: 'Clear American voice, even and friendly.',
    flite: { voice: 'slt', features: { int_f0_target_mean: 165 } },
  },
  { name: 'Echo', gender: 'male', description: 'Crisp, plainly synthetic.', flite: { voice: 'kal16', features: {} } },
  { name: 'Fable', gender: 'male', description: 'Scottish accent, warm.', flite: { voice: 'awb', features: {} } },
  {
    name: 'Onyx',
    gender: 'male',
    description: 'Deep American voice, calm.',
    flite: { voice: 'rms', features: { int_f0_target_mean: 82 } },
  },
  {
    name: 'Nova',
    gender: 'female',
    description: 'Bright American voice.',
    flite: { voice: 'slt', features: { int_f0_target_mean: 190 } },
  },
  {
    name: 'Shimmer',
    gender: 'female',
    description: 'High, light and a little faster.',
    flite: { voice: 'slt', features: { int_f0_target_mean: 225, duration_stretch: 0.95 } },
  },
];

/** Longer than any reasonable turn in a phone call. */
const MAX_TEXT_CHARS = 5_000;
/** Flite's time and memory grow with the sentence; longer ones are split at a comma or a space. */
const MAX_SENTENCE_CHARS = 300;
/** Enough for about two minutes of greetings, fillers and goodbyes. */
const MAX_CACHE_BYTES = 4 * 1024 * 1024;
const LEAD_MS = 20;
const TAIL_MS = 140;
/** Samples below this peak count as silence: flite pads with exact zeros, and its quietest fricatives peak near 300. */
const SILENCE_PEAK = 120;

interface BuiltinTts extends TtsProvider {
  /** Loads the voices, so that the next sentence does not wait for them. */
  load(): Promise<void>;
}

/** Fails with ProviderError `refused` for another provider's voice, and like `speak` of createSynthesizer. */
export function createBuiltinTts(clock: Clock, synthesizer: Synthesizer = createSynthesizer(clock)): BuiltinTts {
  const cache = createPhraseCache(MAX_CACHE_BYTES);

  async function* synthesize(request: SpeechRequest): AsyncIterable<Int16Array> {
    const voice = VOICES.find((each) => voiceIdOf(each) === request.voiceId);
    if (!voice) throw new ProviderError('builtin', 'refused', `has no voice ${request.voiceId}`);
    if (request.text.length > MAX_TEXT_CHARS) {
      throw new ProviderError('builtin', 'refused', `text is over ${MAX_TEXT_CHARS} characters`);
    }
    const { speed = 1 } = request;
    for (const sentence of splitSentences(speakable(request.text))) {
      const key = `${request.voiceId} ${speed} ${sentence}`;
      let samples = cache.get(key);
      if (!samples) {
        samples = trimSilence(await synthesizer.speak(atSpeed(voice.flite, speed), sentence, request.signal));
        if (sentence.length <= MAX_PHRASE_CHARS) cache.set(key, samples);
      }
      request.signal.throwIfAborted();
      // A copy, because the player may scale samples in place and the cache must not change.
      if (samples.length > 0) yield samples.slice();
    }
  }

  return {
    id: 'builtin',
    description: 'Built-in English voices (flite), made on this machine.',
    voices: () => VOICES.map(toVoice),
    synthesize,
    load: () => synthesizer.load(VOICES[0]!.flite),
    close: () => synthesizer.close(),
  };
}

function atSpeed(flite: FliteVoice, speed: number): FliteVoice {
  if (speed === 1) return flite;
  const { voice, features } = flite;
  return { voice, features: { ...features, duration_stretch: (features['duration_stretch'] ?? 1) / speed } };
}

function voiceIdOf(voice: BuiltinVoice): string {
  return `builtin-${voice.name.toLowerCase()}`;
}

function toVoice(voice: BuiltinVoice): Voice {
  const { name, gender, description } = voice;
  return { voiceId: voiceIdOf(voice), name, provider: 'builtin', gender, languages: ENGLISH, description };
}

const SPOKEN_SYMBOLS: Readonly<Record<string, string>> = {
  '&': ' and ',
  '€': ' euros ',
  '£': ' pounds ',
  '°': ' degrees ',
  '–': ', ',
  '—': ', ',
  '…': '. ',
  '‘': "'",
  '’': "'",
  '“': '"',
  '”': '"',
};

/** Returns the part of a text that flite can speak: ASCII, without Markdown. */
export function speakable(text: string): string {
  return text
    .replace(/[&€£°–—…‘’“”]/g, (symbol) => SPOKEN_SYMBOLS[symbol]!)
    .normalize('NFKD')
    .replace(/[*_#`~|<>[\]{}\\]/g, ' ')
    .replace(/[^\x20-\x7e\n]/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Splits text into sentences of at most 300 characters; pieces without a letter or digit are omitted. */
export function splitSentences(text: string): string[] {
  const sentences = text.match(/.+?(?:[.!?]+["')]*(?=\s|$)|$)/g) ?? [];
  return sentences.flatMap((sentence) => cutLong(sentence.trim())).filter((sentence) => /[a-z0-9]/i.test(sentence));
}

function cutLong(sentence: string): string[] {
  if (sentence.length <= MAX_SENTENCE_CHARS) return [sentence];
  const head = sentence.slice(0, MAX_SENTENCE_CHARS);
  const at = Math.max(head.lastIndexOf(', ') + 1, 0) || head.lastIndexOf(' ') || MAX_SENTENCE_CHARS;
  const cut = at > 0 ? at : MAX_SENTENCE_CHARS;
  return [sentence.slice(0, cut).trim(), ...cutLong(sentence.slice(cut).trim())];
}

/** Trims the silence that flite adds around a sentence to LEAD_MS and TAIL_MS. */
export function trimSilence(samples: Int16Array): Int16Array {
  const first = samples.findIndex(isAudible);
  if (first < 0) return new Int16Array(0);
  const last = samples.findLastIndex(isAudible);
  const lead = (LEAD_MS * SAMPLE_RATE) / 1000;
  const tail = (TAIL_MS * SAMPLE_RATE) / 1000;
  const out = new Int16Array(Math.min(first, lead) + (last - first + 1) + tail);
  out.set(samples.subarray(Math.max(0, first - lead), Math.min(samples.length, last + 1 + tail)));
  return out;
}

function isAudible(sample: number): boolean {
  return sample > SILENCE_PEAK || sample < -SILENCE_PEAK;
}
