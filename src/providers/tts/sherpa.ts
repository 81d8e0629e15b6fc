// Voices synthesized on this machine by sherpa-onnx, with a VITS (Piper), Matcha, Kokoro or Kitten model that the operator
// supplies. All calls of this process share one or a few child processes. Invariant: a directory without a readable model stops
// the start with the reason.
// Not verified with a real voice, because no package ships one. Tests have a tiny model that speaks in tones.
import { systemClock } from '../../core/clock.ts';
import { withRegions } from '../../core/languages.ts';
import { integer, list, text } from '../../core/setting-parsers.ts';
import { defineSetting } from '../../core/setting.ts';
import { startModelProcess } from '../../workers/model-process.ts';
import { defineServer } from '../declaration.ts';
import { ProviderError } from '../ports/errors.ts';
import type { SpeechRequest, TtsProvider } from '../ports/tts.ts';
import { createResampler } from './resample.ts';
import { findVoice, type VoiceModel, type VoiceSpeaker } from './sherpa/model.ts';
import { createVoicePool, type SpeakingProcess } from './sherpa/pool.ts';
import { createVendorTts, type VendorVoice } from './vendor-voices.ts';

const ID = 'sherpa-onnx';
/** Models with hundreds of speakers are not listed in full; `sherpa-onnx-<number>` selects any of them. */
const MAX_LISTED = 120;
const FULL_SCALE = 32_767;
/** A text without speech becomes 20 ms of silence, because the library reports an error when it produces no sound. */
const NOTHING_SAMPLES = 320;

export const sherpaVoice = defineServer({
  id: 'sherpaVoice',
  purpose: 'speaks',
  provider: `\`${ID}\``,
  verifiedAgainst: 'the library with a tiny model that speaks in tones; never a real voice',
  settings: {
    directory: defineSetting({
      name: 'SHERPA_VOICE_DIR',
      parse: text,
      default: null,
      about:
        'Directory of a voice for sherpa-onnx (VITS or Piper, Matcha with its vocoder, Kokoro, Kitten), which speaks on this machine. `npm run models` prepares it.',
      example: '/var/lib/parley/vits-piper-en_US-amy-low',
    }),
    languages: defineSetting({
      name: 'SHERPA_VOICE_LANGUAGES',
      parse: list,
      default: null,
      about: 'Languages of that voice, BCP 47, separated by commas; by default the one that its model names.',
      example: 'en,zh',
    }),
    processes: defineSetting({
      name: 'SHERPA_VOICE_PROCESSES',
      parse: integer(1, 16),
      default: '1',
      about:
        'Maximum number of texts synthesized concurrently; further ones wait. Each uses a process with a copy of the model in memory.',
      example: '2',
    }),
    threads: defineSetting({
      name: 'SHERPA_VOICE_THREADS',
      parse: integer(1, 64),
      default: '2',
      about: 'CPU cores that one text may use.',
      example: '4',
    }),
  },
  enabledBy: 'directory',
});

type SherpaVoiceSettings = NonNullable<ReturnType<typeof sherpaVoice.readSettings>>;

export interface SherpaVoices extends TtsProvider {
  /** Loads the model, which the first caller would otherwise wait for. @throws Error if it cannot be read */
  load(): Promise<void>;
}

/** @throws Error like findVoice, or if the language is unknown */
export function createSherpaVoices(settings: SherpaVoiceSettings): SherpaVoices {
  const { directory, processes, threads } = settings;
  const model = findVoice(directory);
  const pool = createVoicePool(ID, processes, () => startProcess(model, threads), systemClock);
  const { tts } = createVendorTts({
    id: ID,
    description: `Speaks on this machine (sherpa-onnx, ${model.kind}).`,
    voices: model.speakers.slice(0, MAX_LISTED).map(asVoice),
    vendorIds: /^\d{1,4}$/,
    languages: languagesOf(settings, model),
    speak: (speaker, request, signal) => speak(Number(speaker), request, signal),
    close: () => pool.close(),
  });
  return {
    ...tts,
    takes: (voiceId) => tts.takes!(voiceId) && !isBeyond(voiceId, model),
    load: () => pool.load(),
  };

  async function* speak(
    speaker: number,
    { text: said, speed = 1 }: SpeechRequest,
    signal: AbortSignal,
  ): AsyncGenerator<Int16Array> {
    if (speaker >= model.speakers.length)
      throw new ProviderError(
        ID,
        'refused',
        `has ${model.speakers.length} speakers, and ${speaker} is not one of them`,
      );
    if (!/[\p{L}\p{N}]/u.test(said)) return yield new Int16Array(NOTHING_SAMPLES);
    const resampler = createResampler(model.rate);
    for await (const sound of pool.speak({ text: said, speaker, speed }, signal)) yield resampler.push(toPcm16(sound));
  }
}

function asVoice({ id, name, slug, gender }: VoiceSpeaker): VendorVoice {
  return { slug, name, vendorId: String(id), gender, description: 'Made on this machine.' };
}

/** Whether the id selects, by number, a speaker that the model does not have. */
function isBeyond(voiceId: string, { speakers }: VoiceModel): boolean {
  const number = voiceId.slice(ID.length + 1);
  return /^\d+$/.test(number) && Number(number) >= speakers.length;
}

function languagesOf({ directory, languages }: SherpaVoiceSettings, { language }: VoiceModel): string[] {
  const named = languages ?? (language === null ? [] : [language]);
  if (named.length === 0)
    throw new Error(
      `the voice in SHERPA_VOICE_DIR ${directory} does not state its language: set SHERPA_VOICE_LANGUAGES`,
    );
  return withRegions(named);
}

function toPcm16(samples: Float32Array): Int16Array {
  return Int16Array.from(samples, (sample) => Math.round(Math.max(-1, Math.min(1, sample)) * FULL_SCALE));
}

function startProcess({ config }: VoiceModel, threads: number): SpeakingProcess {
  return startModelProcess('the voice', new URL('./sherpa/process.ts', import.meta.url), { config, threads });
}
