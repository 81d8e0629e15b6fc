// The one place that knows which vendors this process has: app.ts builds it, services list from it, sessions resolve
// their parts through it. Invariant: nothing heavy loads before first use, and a vendor that is not configured is never
// touched. Absent on purpose: reading the environment (config.ts) and choosing per workspace.
import type { Logger } from 'pino';
import { systemClock, type Clock } from '../core/clock.ts';
import { createHealthBook, type Health, type HealthBook } from './health.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { builtinLlm } from './llm/builtin.ts';
import { createOpenAi, type OpenAiSettings } from './llm/openai.ts';
import {
  ProviderError,
  type Carrier,
  type LlmProvider,
  type Model,
  type SttProvider,
  type TtsProvider,
  type Voice,
  type VoiceActivityDetector,
} from './ports.ts';
import { captionsStt } from './stt/captions.ts';
import { createLoopback } from './telephony/loopback.ts';
import { createBuiltinTts } from './tts/builtin.ts';
import { createSileroVad } from './vad/silero.ts';

export interface ProviderSettings {
  /** An OpenAI-compatible server; null leaves the built-in demo responder as the only model. */
  llm: OpenAiSettings | null;
  /** Whether the test network sells numbers, for free. */
  testNumbersForSale?: boolean;
}

export type ProviderKind = 'llm' | 'stt' | 'tts' | 'vad' | 'telephony';

export interface ProviderStatus extends Health {
  id: string;
  kind: ProviderKind;
  configured: boolean;
  description: string;
}

export interface Language {
  /** BCP 47 */
  code: string;
  name: string;
  /** Provider ids. */
  stt: readonly string[];
  tts: readonly string[];
  voiceIds: readonly string[];
}

export interface Registry {
  /** The recogniser of every line. */
  stt: SttProvider;
  /** The provider that speaks this voice. Throws ProviderError `refused` for a voice nobody here speaks. */
  tts(voiceId: string): TtsProvider;
  voices(): readonly Voice[];
  models(): readonly Model[];
  /** Only languages that some voice here can speak. */
  languages(): readonly Language[];
  providers(): readonly ProviderStatus[];
  /** The provider that runs this model. Throws ProviderError `refused` for a model nobody here runs. */
  llm(modelId: string): LlmProvider;
  defaultModel(): string;
  /**
   * The carrier that places calls from this number to that one, or null. Test numbers are the test network's from anywhere;
   * every other call belongs to the carrier of its caller's number, where that is known.
   */
  carrier(from: string, to: string, carrierId?: string): Carrier | null;
  /** All carriers, the test network first. */
  carriers(): readonly Carrier[];
  createVad(): VoiceActivityDetector;
  /** Starts the threads of the built-in parts (half a second of work), so that the first call does not wait for them. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface RegistryParts {
  clock: Clock;
  log: Logger;
  /** Beside the test network. */
  carriers?: readonly Carrier[];
}

/** Cheap: threads, connections and models start with their first use. */
export function createRegistry(
  settings: ProviderSettings,
  { clock, log, carriers: real = [] }: RegistryParts,
): Registry {
  const book = createHealthBook(clock);
  const openAi = settings.llm ? createOpenAi(settings.llm, clock) : null;
  const llms = (openAi ? [openAi, builtinLlm] : [builtinLlm]).map((llm) => watchedLlm(llm, book));
  // Its time-outs bound real work: they do not run faster where calls do.
  const builtinTts = createBuiltinTts(systemClock);
  const ttss = [builtinTts].map((tts) => watchedTts(tts, book));
  const vad = createSileroVad(log);
  const carriers = [
    createLoopback({ clock, log, tts: ttss[0]!, sellsNumbers: settings.testNumbersForSale ?? false }),
    ...real,
  ];
  const stt = captionsStt;
  const status = (kind: ProviderKind, { id, description }: { id: string; description: string }): ProviderStatus => ({
    id,
    kind,
    configured: true,
    description,
    ...book.of(`${kind} ${id}`),
  });

  return {
    stt,
    tts: (voiceId) => ttss.find((tts) => speaks(tts, voiceId)) ?? refuse(`no provider speaks the voice ${voiceId}`),
    voices: () => ttss.flatMap((tts) => tts.voices()),
    models: () => llms.flatMap((llm) => llm.models()),
    languages: () => supportedLanguages(stt, ttss),
    providers: () => [
      ...llms.map((llm) => status('llm', llm)),
      ...(openAi ? [] : [NOT_CONFIGURED_LLM]),
      status('stt', stt),
      ...ttss.map((tts) => status('tts', tts)),
      status('vad', vad),
      ...carriers.map((carrier) => ({ ...status('telephony', carrier), configured: carrier.configured ?? true })),
    ],
    llm: (modelId) => llms.find((llm) => runs(llm, modelId)) ?? refuse(`no provider runs the model ${modelId}`),
    defaultModel: () => llms.flatMap((llm) => llm.models())[0]!.id,
    carrier: (from, to, carrierId) => {
      const mayCarry = ({ id }: Carrier) => carrierId === undefined || id === carrierId || id === 'loopback';
      return carriers.find((carrier) => mayCarry(carrier) && carrier.serves(from, to)) ?? null;
    },
    carriers: () => carriers,
    createVad: vad.create,
    async warmUp() {
      vad.create().close();
      await speakOnce(builtinTts);
    },
    async close() {
      await Promise.all([openAi?.close(), vad.close(), ...ttss.map((tts) => tts.close())]);
    },
  };
}

const NOT_CONFIGURED_LLM: ProviderStatus = {
  id: 'openai',
  kind: 'llm',
  configured: false,
  description: 'Language models of an OpenAI-compatible server; set LLM_BASE_URL or OPENAI_API_KEY.',
  health: 'unknown',
  lastCheckAt: null,
  detail: null,
};

async function speakOnce(tts: TtsProvider): Promise<void> {
  const { voiceId } = tts.voices()[0]!;
  const request = { voiceId, text: 'Hello.', language: 'en-US', signal: new AbortController().signal };
  for await (const _ of tts.synthesize(request));
}

function refuse(message: string): never {
  throw new ProviderError('registry', 'refused', message);
}

function speaks(tts: TtsProvider, voiceId: string): boolean {
  return tts.voices().some((voice) => voice.voiceId === voiceId);
}

function runs(llm: LlmProvider, modelId: string): boolean {
  return llm.models().some((model) => model.id === modelId);
}

function watchedLlm(llm: LlmProvider, book: HealthBook): LlmProvider {
  return { ...llm, stream: (request) => book.watch(`llm ${llm.id}`, llm.stream(request)) };
}

function watchedTts(tts: TtsProvider, book: HealthBook): TtsProvider {
  return { ...tts, synthesize: (request) => book.watch(`tts ${tts.id}`, tts.synthesize(request)) };
}

function supportedLanguages(stt: SttProvider, ttss: readonly TtsProvider[]): Language[] {
  return Object.entries(LANGUAGE_NAMES).flatMap(([code, name]) => {
    const speaking = ttss.filter((tts) => tts.voices().some((voice) => voice.languages.includes(code)));
    if (speaking.length === 0) return [];
    const voices = speaking.flatMap((tts) => tts.voices()).filter((voice) => voice.languages.includes(code));
    const hears = stt.languages === 'all' || stt.languages.includes(code);
    const voiceIds = voices.map((voice) => voice.voiceId);
    return [{ code, name, stt: hears ? [stt.id] : [], tts: speaking.map((tts) => tts.id), voiceIds }];
  });
}
