// The one place that knows which vendors this process has: app.ts builds it, services list from it, sessions resolve
// their parts through it. A workspace with keys or voices of its own sees it through `of`: its own come first.
// Invariant: nothing heavy loads before first use, and a vendor that nobody has a key for is never touched.
// Absent on purpose: reading the environment (config.ts) and rows (resources/providers).
import type { Logger } from 'pino';
import { systemClock, type Clock } from '../core/clock.ts';
import { createCapacity } from './capacity.ts';
import { createBuiltinEmbedder } from './embeddings/builtin.ts';
import { createOpenAiEmbedder, type OpenAiEmbedderSettings } from './embeddings/openai.ts';
import { createHealthBook, type Health, type HealthBook } from './health.ts';
import { builtinLlm } from './llm/builtin.ts';
import { openAiVendor, type OpenAiSettings } from './llm/openai.ts';
import {
  ProviderError,
  type Carrier,
  type Embedder,
  type LlmProvider,
  type Model,
  type SttProvider,
  type TtsProvider,
  type Voice,
  type VoiceActivityDetector,
} from './ports.ts';
import {
  clonesOf,
  listFailure,
  llmsOf,
  loadVoices,
  sttsOf,
  ttssOf,
  type Account,
  type ClonedVoice,
} from './registry/accounts.ts';
import { createPlaces } from './places.ts';
import { checkProviders } from './registry/check.ts';
import { supportedLanguages, understands, type Language } from './registry/languages.ts';
import { createAdapterCache, type AdapterCache } from './registry/use.ts';
import { createVoiceLists, listOf, type VoiceLists } from './registry/voice-lists.ts';
import { watchedEmbedder, watchedStt, watchedTts } from './registry/watched.ts';
import { captionsStt } from './stt/captions.ts';
import { deepgramVendor, type DeepgramSettings } from './stt/deepgram.ts';
import { createSherpa, type SherpaSettings } from './stt/sherpa.ts';
import { createTranscription, type TranscriptionSettings } from './stt/transcription.ts';
import { createLoopback } from './telephony/loopback.ts';
import { createBuiltinTts } from './tts/builtin.ts';
import { cartesiaVendor, type CartesiaSettings } from './tts/cartesia.ts';
import { elevenLabsVendor, type ElevenLabsSettings } from './tts/elevenlabs.ts';
import { humeVendor, type HumeSettings } from './tts/hume.ts';
import { createSpeechTts, type SpeechSettings } from './tts/speech.ts';
import { createSileroVad } from './vad/silero.ts';
import type { Vendor, VendorId, VendorKind, VoiceCloning } from './vendor.ts';

/** A key is null where the deployment has no account; everything else is set, because workspaces may bring keys. */
export interface ProviderSettings {
  /** An OpenAI-compatible server; null leaves the built-in demo responder as the only model. */
  llm: OpenAiSettings | null;
  /** An OpenAI-compatible server; null: embeddings are made here. */
  embeddings: OpenAiEmbedderSettings | null;
  /** Whether the test network sells numbers, for free. */
  testNumbersForSale?: boolean;
  /** OpenAI itself, where workspaces' own keys lead. */
  openAiUrl: string;
  /** Answers when an agent's model fails; one of those served. */
  fallbackModel: string | null;
  /** Requests at once with one key. */
  concurrency: number;
  /** Connections of a recogniser at once with one key. */
  connections: number;
  deepgram: DeepgramSettings & { apiKey: string | null };
  transcription: TranscriptionSettings | null;
  sherpa: SherpaSettings | null;
  /** Speaks the built-in voices instead of flite. */
  speech: SpeechSettings | null;
  elevenlabs: ElevenLabsSettings;
  cartesia: CartesiaSettings;
  hume: HumeSettings;
}

export type ProviderKind = VendorKind | 'vad' | 'telephony' | 'embeddings';
/** Whose key is used; null where none is needed or there is none. */
export type KeySource = 'platform' | 'own' | null;

export interface ProviderStatus extends Health {
  id: string;
  kind: ProviderKind;
  configured: boolean;
  source: KeySource;
  description: string;
}

/** A workspace's own key. `version` changes with the key. */
export interface OwnKey {
  vendor: VendorId;
  version: string;
  key(): string;
}

/** What a workspace has of its own. */
export interface Own {
  workspaceId: string;
  keys: readonly OwnKey[];
  voices: readonly ClonedVoice[];
}

export interface Registry {
  /** The recogniser of every line whose language has none of its own. */
  stt: SttProvider;
  /** The recogniser that hears this language best. */
  hears(language: string): SttProvider;
  /**
   * The provider that speaks this voice, or can try: no call waits for a vendor's list. Throws ProviderError `refused` for a
   * voice nobody here speaks.
   */
  tts(voiceId: string): TtsProvider;
  /** As far as they are known; `loadVoices` asks. */
  voices(): readonly Voice[];
  /** Asks vendors for their voices where that is due: all of them, or those that would have these. Waits shortly. */
  loadVoices(voiceIds?: readonly string[]): Promise<void>;
  /** Why it is not known whether there is such a voice: its vendor does not tell. Null where `voices` are all there are. */
  voicesMissing(voiceId: string): ProviderError | null;
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
  /** Of all knowledge bases. */
  embedder: Embedder;
  /** The same as one workspace sees it: its own keys and voices, and its share of the rest. Cheap; `close` does nothing. */
  of(own: Own): Registry;
  /** The vendor as a workspace's own key leads to it. */
  vendor(id: VendorId): Vendor;
  /** Where voices can be made, and in whose account; null without a key. */
  cloning(): { provider: VendorId; source: 'platform' | 'own'; cloning: VoiceCloning } | null;
  /** Asks vendors that were not asked or used of late whether they are there; waits shortly. For the provider list. */
  check(): Promise<void>;
  /** What answers when an agent's model fails; null without a setting, or where that model is not served. */
  fallbackModel(): string | null;
  /** Loads the operator's own recogniser, without which nobody would be heard. @throws Error when its model cannot be read */
  load(): Promise<void>;
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

interface Shared {
  settings: ProviderSettings;
  vendors: readonly Vendor[];
  /** As workspaces' own keys lead to them. */
  ownVendors: readonly Vendor[];
  platform: readonly Account[];
  book: HealthBook;
  /** Speaks for the callees of the loopback network, too. */
  flite: TtsProvider;
  /** The voices that need no account: flite, or a server of the operator's. */
  builtinTts: TtsProvider;
  /** Recognisers that need no account, best first. */
  localStts: readonly LocalStt[];
  vad: ReturnType<typeof createSileroVad>;
  embedder: Embedder;
  carriers: readonly Carrier[];
  cache: AdapterCache;
  lists: VoiceLists;
}

type LocalStt = SttProvider & { load?(): Promise<void>; close?(): Promise<void> };

const OPENAI_MODELS = ['gpt-4.1-mini', 'gpt-4.1', 'gpt-4o-mini'];

/** Cheap: threads, connections and models start with their first use. */
export function createRegistry(settings: ProviderSettings, { clock, log, carriers = [] }: RegistryParts): Registry {
  const book = createHealthBook(clock);
  const lists = createVoiceLists(systemClock);
  const vendors = vendorsOf(settings, clock);
  const platform = vendors.flatMap((vendor): Account[] =>
    vendor.platformKey === null
      ? []
      : [
          {
            vendor,
            source: 'platform',
            adapters: vendor.create(vendor.platformKey),
            book,
            capacity: createCapacity(vendor.id, settings.concurrency, systemClock),
            places: createPlaces(settings.connections, systemClock),
            list: listOf(lists, vendor.id, { vendor, key: vendor.platformKey, whose: 'platform', book }),
          },
        ],
  );
  // Its time-outs bound real work: they do not run faster where calls do.
  const flite = watchedTts(createBuiltinTts(systemClock), book);
  const { speech, sherpa, transcription } = settings;
  const locals: LocalStt[] = [
    ...(sherpa ? [createSherpa(sherpa)] : []),
    ...(transcription ? [createTranscription(transcription)] : []),
  ];
  const shared: Shared = {
    settings,
    vendors,
    ownVendors: vendors.map((vendor) => (vendor.id === 'openai' ? ownOpenAi(settings, clock) : vendor)),
    platform,
    book,
    flite,
    builtinTts: speech ? watchedTts(createSpeechTts(speech, flite.voices()), book) : flite,
    localStts: [...locals.map((stt) => watchedStt(stt, book)), captionsStt],
    vad: createSileroVad(log),
    embedder: watchedEmbedder(embedderOf(settings), book),
    carriers: [
      createLoopback({ clock, log, tts: flite, sellsNumbers: settings.testNumbersForSale ?? false }),
      ...carriers,
    ],
    cache: createAdapterCache(systemClock, (error) => log.warn({ err: error }, 'an adapter did not close')),
    lists,
  };
  return view(shared, platform, null, null);
}

/** Real work, too; the built-in one loads nothing before its first text. */
function embedderOf({ embeddings }: ProviderSettings): Embedder {
  return embeddings ? createOpenAiEmbedder(embeddings, systemClock) : createBuiltinEmbedder(systemClock);
}

/** Vendors are reached over real networks: their time-outs and pauses do not run faster where calls do. */
function vendorsOf({ llm, openAiUrl, deepgram, elevenlabs, cartesia, hume }: ProviderSettings, clock: Clock): Vendor[] {
  const openAi = llm ?? { baseUrl: openAiUrl, models: OPENAI_MODELS };
  return [
    openAiVendor(openAi, llm ? (llm.apiKey ?? '') : null, clock),
    deepgramVendor(deepgram, systemClock),
    elevenLabsVendor(elevenlabs),
    cartesiaVendor(cartesia),
    humeVendor(hume),
  ];
}

/** A workspace's own key is for OpenAI itself, also where the platform's models run on another server. */
function ownOpenAi({ llm, openAiUrl }: ProviderSettings, clock: Clock): Vendor {
  const models = llm?.baseUrl === openAiUrl ? llm.models : OPENAI_MODELS;
  return openAiVendor({ baseUrl: openAiUrl, models }, null, clock);
}

/** @param root the registry of the process, of which this is a workspace's view; null: this is it */
function view(shared: Shared, accounts: readonly Account[], own: Own | null, root: Registry | null): Registry {
  const { vad, carriers, embedder, flite, builtinTts, localStts, cache, lists, platform, settings } = shared;
  const workspaceId = own?.workspaceId ?? null;
  const llms = [...llmsOf(accounts, workspaceId), builtinLlm];
  const stts: SttProvider[] = [...sttsOf(accounts, workspaceId), ...localStts];
  // Voices that were made in the platform's account stay there when the workspace brings a key of its own.
  const lying = [...new Set([...accounts, ...platform])];
  const cloned = own?.voices ?? [];
  const ttss = [builtinTts, ...ttssOf(accounts, workspaceId, cloned), ...clonesOf(lying, cloned, workspaceId)];
  const speaker = (voiceId: string) => ttss.find((tts) => speaks(tts, voiceId));
  const models = () => llms.flatMap((llm) => llm.models());
  const registry: Registry = {
    stt: stts[0]!,
    hears: (language) => stts.find((stt) => understands(stt, language)) ?? stts[0]!,
    tts: (voiceId) =>
      speaker(voiceId) ?? ttss.find((tts) => tts.takes?.(voiceId)) ?? refuse(`no provider speaks the voice ${voiceId}`),
    voices: () => ttss.flatMap((tts) => tts.voices()),
    loadVoices: (voiceIds) => loadVoices(accounts, voiceIds ?? null, (id) => speaker(id) !== undefined),
    voicesMissing: (voiceId) => (speaker(voiceId) ? null : listFailure(accounts, voiceId)),
    models,
    languages: () => supportedLanguages(stts, ttss),
    providers: () => statuses(shared, accounts),
    llm: (modelId) => llms.find((llm) => runs(llm, modelId)) ?? refuse(`no provider runs the model ${modelId}`),
    defaultModel: () => models()[0]!.id,
    fallbackModel: () => models().find(({ id }) => id === settings.fallbackModel)?.id ?? null,
    carrier(from, to, carrierId) {
      const mayCarry = ({ id }: Carrier) => carrierId === undefined || id === carrierId || id === 'loopback';
      return carriers.find((carrier) => mayCarry(carrier) && carrier.serves(from, to)) ?? null;
    },
    carriers: () => carriers,
    createVad: vad.create,
    embedder,
    of: (of) => view(shared, accountsWith(shared, of.keys), of, root ?? registry),
    vendor: (id) => shared.ownVendors.find((vendor) => vendor.id === id) ?? refuse(`there is no vendor ${id}`),
    cloning() {
      const account = accounts.find(({ adapters }) => adapters.cloning);
      if (!account) return null;
      return { provider: account.vendor.id, source: account.source, cloning: account.adapters.cloning! };
    },
    check: () => checkProviders(accounts, carriers, shared.book),
    async load() {
      await Promise.all(localStts.map((stt) => stt.load?.()));
    },
    async warmUp() {
      vad.create().close();
      await speakOnce(flite);
    },
    async close() {
      if (root) return;
      lists.close();
      const parts = [vad, embedder, flite, builtinTts, cache, ...platform.map(({ adapters }) => adapters)];
      await Promise.all([...parts.map((part) => part.close()), ...localStts.map((stt) => stt.close?.())]);
    },
  };
  return registry;
}

/** Each vendor once: the workspace's own account where it has one. */
function accountsWith(
  { settings, vendors, ownVendors, platform, cache, lists }: Shared,
  own: readonly OwnKey[],
): readonly Account[] {
  if (own.length === 0) return platform;
  return vendors.flatMap((vendor): Account[] => {
    const mine = own.find((key) => key.vendor === vendor.id);
    if (!mine) return platform.filter((account) => account.vendor.id === vendor.id);
    const theirs = ownVendors.find(({ id }) => id === vendor.id)!;
    const create = () => ownAccount(theirs, mine, lists, settings);
    return [cache.get(mine.version, create)];
  });
}

function ownAccount(
  vendor: Vendor,
  own: OwnKey,
  lists: VoiceLists,
  { concurrency, connections }: ProviderSettings,
): Account {
  const key = own.key();
  const book = createHealthBook(systemClock);
  return {
    vendor: { ...vendor, verify: (_, signal) => vendor.verify(key, signal) },
    source: 'own',
    adapters: vendor.create(key),
    book,
    capacity: createCapacity(vendor.id, concurrency, systemClock),
    places: createPlaces(connections, systemClock),
    list: listOf(lists, own.version, { vendor, key, whose: 'own', book }),
  };
}

function statuses(
  { vendors, book, builtinTts, localStts, vad, carriers, embedder }: Shared,
  accounts: readonly Account[],
): ProviderStatus[] {
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
    ...localStts.map((stt) => builtin('stt', stt)),
    builtin('tts', builtinTts),
    ...ofKind('tts'),
    builtin('vad', vad),
    ...carriers.map((one) => ({ ...builtin('telephony', one), configured: one.configured ?? true })),
    builtin('embeddings', embedder),
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
