// The one place that knows which vendors this process has: app.ts builds it, services list from it, sessions resolve
// their parts through it. A workspace with keys or voices of its own sees it through `of`: its own come first.
// Invariant: nothing heavy loads before first use, and a vendor that nobody has a key for is never touched.
// Absent on purpose: reading the environment (config.ts) and rows (resources/providers).
import type { Logger } from 'pino';
import { systemClock, type Clock } from '../core/clock.ts';
import { createHealthBook, type Health, type HealthBook } from './health.ts';
import { LANGUAGE_NAMES } from './languages.ts';
import { builtinLlm } from './llm/builtin.ts';
import { openAiVendor, type OpenAiSettings } from './llm/openai.ts';
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
import { createAdapterCache, type AdapterCache } from './registry/use.ts';
import { watchedLlm, watchedStt, watchedTts } from './registry/watched.ts';
import { captionsStt } from './stt/captions.ts';
import { deepgramVendor, type DeepgramSettings } from './stt/deepgram.ts';
import { createLoopback } from './telephony/loopback.ts';
import { createBuiltinTts } from './tts/builtin.ts';
import { createSileroVad } from './vad/silero.ts';
import type { Adapters, Vendor, VendorId, VendorKind } from './vendor.ts';

/** A key is null where the deployment has no account; everything else is set, because workspaces may bring keys. */
export interface ProviderSettings {
  /** An OpenAI-compatible server; null leaves the built-in demo responder as the only model. */
  llm: OpenAiSettings | null;
  deepgram: DeepgramSettings & { apiKey: string | null };
}

export type ProviderKind = VendorKind | 'vad' | 'telephony';
/** Whose key is used; null where none is needed or there is none. */
export type KeySource = 'platform' | 'own' | null;

export interface ProviderStatus extends Health {
  id: string;
  kind: ProviderKind;
  configured: boolean;
  source: KeySource;
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

/** A workspace's own key. `version` changes with the key. */
export interface OwnKey {
  vendor: VendorId;
  version: string;
  key(): string;
}

export interface Registry {
  /** The recogniser of every line whose language has none of its own. */
  stt: SttProvider;
  /** The recogniser that hears this language best. */
  hears(language: string): SttProvider;
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
  /** The carrier that places calls from this number to that one, or null. */
  carrier(from: string, to: string): Carrier | null;
  createVad(): VoiceActivityDetector;
  /** The same with a workspace's own keys in front of the platform's. Cheap; `close` of it does nothing. */
  of(own: readonly OwnKey[]): Registry;
  vendor(id: VendorId): Vendor;
  /** Starts the threads of the built-in parts (half a second of work), so that the first call does not wait for them. */
  warmUp(): Promise<void>;
  close(): Promise<void>;
}

export interface RegistryParts {
  clock: Clock;
  log: Logger;
}

/** A vendor's adapters, whose key they use, and what is known of their health. */
interface Account {
  vendor: Vendor;
  source: 'platform' | 'own';
  adapters: Adapters;
  book: HealthBook;
}

interface Shared {
  vendors: readonly Vendor[];
  platform: readonly Account[];
  book: HealthBook;
  builtinTts: TtsProvider;
  vad: ReturnType<typeof createSileroVad>;
  carriers: readonly Carrier[];
  cache: AdapterCache;
}

const OPENAI_URL = 'https://api.openai.com/v1';
const OPENAI_MODELS = ['gpt-4.1-mini'];

/** Cheap: threads, connections and models start with their first use. */
export function createRegistry(settings: ProviderSettings, { clock, log }: RegistryParts): Registry {
  const book = createHealthBook(clock);
  const vendors = vendorsOf(settings, clock);
  const platform = vendors.flatMap((vendor): Account[] =>
    vendor.platformKey === null ? [] : [{ vendor, source: 'platform', adapters: vendor.create(vendor.platformKey), book }],
  );
  // Its time-outs bound real work: they do not run faster where calls do.
  const builtinTts = watchedTts(createBuiltinTts(systemClock), book);
  const shared: Shared = {
    vendors,
    platform,
    book,
    builtinTts,
    vad: createSileroVad(log),
    carriers: [createLoopback({ clock, log, tts: builtinTts })],
    cache: createAdapterCache(systemClock, (error) => log.warn({ err: error }, 'an adapter did not close')),
  };
  return view(shared, platform, null);
}

/** Vendors are reached over real networks: their time-outs and pauses do not run faster where calls do. */
function vendorsOf({ llm, deepgram }: ProviderSettings, clock: Clock): Vendor[] {
  const openAi = llm ?? { baseUrl: OPENAI_URL, models: OPENAI_MODELS };
  return [openAiVendor(openAi, llm ? (llm.apiKey ?? '') : null, clock), deepgramVendor(deepgram, systemClock)];
}

/** @param root what a workspace without anything of its own sees; null: this is it */
function view(shared: Shared, accounts: readonly Account[], root: Registry | null): Registry {
  const { vad, carriers, builtinTts, cache, platform } = shared;
  const llms = [...adaptersOf(accounts, 'llm', watchedLlm), builtinLlm];
  const stts = [...adaptersOf(accounts, 'stt', watchedStt), captionsStt];
  const ttss = [builtinTts, ...adaptersOf(accounts, 'tts', watchedTts)];
  const registry: Registry = {
    stt: stts[0]!,
    hears: (language) => stts.find((stt) => understands(stt, language)) ?? stts[0]!,
    tts: (voiceId) => ttss.find((tts) => speaks(tts, voiceId)) ?? refuse(`no provider speaks the voice ${voiceId}`),
    voices: () => ttss.flatMap((tts) => tts.voices()),
    models: () => llms.flatMap((llm) => llm.models()),
    languages: () => supportedLanguages(stts, ttss),
    providers: () => statuses(shared, accounts),
    llm: (modelId) => llms.find((llm) => runs(llm, modelId)) ?? refuse(`no provider runs the model ${modelId}`),
    defaultModel: () => llms.flatMap((llm) => llm.models())[0]!.id,
    carrier: (from, to) => carriers.find((carrier) => carrier.serves(from, to)) ?? null,
    createVad: vad.create,
    of(own) {
      const platformView = root ?? registry;
      return own.length === 0 ? platformView : view(shared, accountsWith(shared, own), platformView);
    },
    vendor: (id) => shared.vendors.find((vendor) => vendor.id === id) ?? refuse(`there is no vendor ${id}`),
    async warmUp() {
      vad.create().close();
      await speakOnce(builtinTts);
    },
    async close() {
      if (root) return;
      await Promise.all([vad.close(), builtinTts.close(), cache.close(), ...platform.map(({ adapters }) => adapters.close())]);
    },
  };
  return registry;
}

/** Each vendor once: the workspace's own account where it has one. */
function accountsWith({ vendors, platform, cache }: Shared, own: readonly OwnKey[]): Account[] {
  return vendors.flatMap((vendor): Account[] => {
    const mine = own.find((key) => key.vendor === vendor.id);
    if (!mine) return platform.filter((account) => account.vendor.id === vendor.id);
    return [{ vendor, source: 'own', ...cache.get(mine.version, () => vendor.create(mine.key())) }];
  });
}

function adaptersOf<K extends VendorKind>(
  accounts: readonly Account[],
  kind: K,
  watched: (adapter: NonNullable<Adapters[K]>, book: HealthBook) => NonNullable<Adapters[K]>,
): NonNullable<Adapters[K]>[] {
  return accounts.flatMap(({ adapters, book }) => {
    const adapter = adapters[kind];
    return adapter ? [watched(adapter as NonNullable<Adapters[K]>, book)] : [];
  });
}

function statuses({ vendors, book, builtinTts, vad, carriers }: Shared, accounts: readonly Account[]): ProviderStatus[] {
  const builtin = (kind: ProviderKind, { id, description }: { id: string; description: string }): ProviderStatus => ({
    id,
    kind,
    configured: true,
    source: null,
    description,
    ...book.of(`${kind} ${id}`),
  });
  const ofVendor = ({ id, kind, hint }: Vendor): ProviderStatus => {
    const account = accounts.find(({ vendor }) => vendor.id === id);
    if (!account) return { id, kind, configured: false, source: null, description: hint, ...UNKNOWN };
    const { description = hint } = account.adapters[kind] ?? {};
    return { id, kind, configured: true, source: account.source, description, ...account.book.of(`${kind} ${id}`) };
  };
  const ofKind = (kind: VendorKind) => vendors.filter((vendor) => vendor.kind === kind).map(ofVendor);
  return [
    ...ofKind('llm'),
    builtin('llm', builtinLlm),
    ...ofKind('stt'),
    builtin('stt', captionsStt),
    builtin('tts', builtinTts),
    ...ofKind('tts'),
    builtin('vad', vad),
    ...carriers.map((carrier) => builtin('telephony', carrier)),
  ];
}

const UNKNOWN: Health = { health: 'unknown', lastCheckAt: null, detail: null };

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

function understands(stt: SttProvider, language: string): boolean {
  return stt.languages === 'all' || stt.languages.includes(language);
}

function supportedLanguages(stts: readonly SttProvider[], ttss: readonly TtsProvider[]): Language[] {
  return Object.entries(LANGUAGE_NAMES).flatMap(([code, name]) => {
    const speaking = ttss.filter((tts) => tts.voices().some((voice) => voice.languages.includes(code)));
    if (speaking.length === 0) return [];
    const voices = speaking.flatMap((tts) => tts.voices()).filter((voice) => voice.languages.includes(code));
    const hears = stts.find((stt) => understands(stt, code));
    const voiceIds = voices.map((voice) => voice.voiceId);
    return [{ code, name, stt: hears ? [hears.id] : [], tts: speaking.map((tts) => tts.id), voiceIds }];
  });
}
