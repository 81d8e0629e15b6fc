// Builds the providers of a process from its settings. directory.ts defines their views.
// Invariant: nothing heavy loads before `load` or its first use, and a vendor without a key is never contacted.
// Deliberately omitted: reading the environment (config.ts) and rows (resources/providers).
import type { Logger } from 'pino';
import type { Dispatcher } from 'undici';
import { systemClock, type Clock } from '../core/clock.ts';
import type {
  OwnKey,
  ProviderCatalogue,
  ProviderKind,
  ProviderRegistry,
  ProviderStatus,
  WorkspaceAccounts,
  WorkspaceProviders,
} from './directory.ts';
import { createBuiltinEmbedder } from './embeddings/builtin.ts';
import { createOpenAiEmbedder } from './embeddings/openai.ts';
import { type Embedder } from './embeddings/port.ts';
import { createCapacity } from './fair-share.ts';
import { createHealthBook, type Health, type HealthBook } from './health.ts';
import { createBuiltinLlm } from './llm/builtin.ts';
import type { Carrier } from './ports/carrier.ts';
import { ProviderError } from './ports/errors.ts';
import type { LlmProvider } from './ports/llm.ts';
import type { SttProvider } from './ports/stt.ts';
import type { TtsProvider } from './ports/tts.ts';
import type { ProviderSettings } from './provider-settings.ts';
import { clonesOf, listFailure, llmsOf, loadVoices, sttsOf, ttssOf, type Account } from './registry/accounts.ts';
import { checkProviders } from './registry/check.ts';
import { recognizerFor, supportedLanguages, understandsLanguage } from './registry/languages.ts';
import { createAdapterCache, type AdapterCache } from './registry/use.ts';
import { createVoiceLists, listOf, type VoiceLists } from './registry/voice-lists.ts';
import { watchedEmbedder, watchedStt, watchedTts } from './registry/watched.ts';
import { captionsStt } from './stt/captions.ts';
import { withFallback } from './stt/fallback.ts';
import { createSherpa } from './stt/sherpa.ts';
import { createTranscription } from './stt/transcription.ts';
import { createLoopback } from './telephony/loopback.ts';
import { createBuiltinTts } from './tts/builtin.ts';
import { createSynthesizer, type Synthesizer } from './tts/flite/synthesizer.ts';
import { createSherpaVoices, type SherpaVoices } from './tts/sherpa.ts';
import { createSpeechTts } from './tts/speech.ts';
import { createSileroVad, type VadProvider } from './vad/silero.ts';
import { createVendorQueue } from './vendor-queue.ts';
import type { Vendor, VendorKind } from './vendors/define-vendor.ts';
import { openVendors, type VendorId } from './vendors/index.ts';

interface RegistryParts {
  clock: Clock;
  log: Logger;
  /** Carriers in addition to the test network. */
  carriers?: readonly Carrier[];
  /** Sends requests to URLs that users chose (connection.ts). If omitted, they are refused. */
  guarded?: Dispatcher;
  /** False: the built-in parts load with a call, and the voices end when they are idle. Default: `warmUp` loads them permanently. */
  keepsVoices?: boolean;
  /** The threads of the built-in parts. Default: threads of this registry, which end with it. */
  threads?: BuiltinThreads | undefined;
}

export interface BuiltinThreads {
  synthesizer: Synthesizer;
  vad: VadProvider;
}

/** Longer than a pause between the calls of a user who tries an agent. */
const VOICES_IDLE_MS = 5 * 60_000;

interface Shared {
  settings: ProviderSettings;
  vendors: readonly Vendor<VendorId>[];
  /** The vendors at the addresses used for workspaces' own keys. */
  ownVendors: readonly Vendor<VendorId>[];
  platform: readonly Account[];
  book: HealthBook;
  /** Also used by the callees of the loopback network. */
  flite: TtsProvider;
  loadFlite(): Promise<void>;
  loadParts(voiceId: string): void;
  loadSdkOf(voiceId: string): void;
  /** The voices that need no account: flite, or the operator's speech server. */
  builtinTts: TtsProvider;
  builtinLlm: LlmProvider;
  /** Recognizers that need no account, best first. */
  localStts: readonly LocalStt[];
  /** Voices of a model that the operator runs. */
  localTtss: readonly SherpaVoices[];
  vad: VadProvider;
  embedder: Embedder;
  carriers: readonly Carrier[];
  cache: AdapterCache;
  lists: VoiceLists;
}

type LocalStt = SttProvider & { load?(): Promise<void>; close?(): Promise<void> };

/** Cheap: threads, connections and models start with their first use. */
export function createRegistry(
  settings: ProviderSettings,
  { clock, log, carriers = [], guarded, keepsVoices = true, threads }: RegistryParts,
): ProviderRegistry {
  const book = createHealthBook(clock);
  const lists = createVoiceLists(systemClock);
  const clocks = { call: clock, network: systemClock, ...(guarded ? { guarded } : {}) };
  const vendors = openVendors(settings.vendors, clocks, 'platform');
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
            sttQueue: createVendorQueue(settings.connections, systemClock),
            list: listOf(lists, vendor.id, { vendor, key: vendor.platformKey, whose: 'platform', book }),
          },
        ],
  );
  // Its timeouts limit real work, so they use real time instead of the clock of calls.
  const voices = createBuiltinTts(
    systemClock,
    threads?.synthesizer ?? createSynthesizer(systemClock, keepsVoices ? {} : { idleMs: VOICES_IDLE_MS }),
  );
  const flite = watchedTts(voices, book);
  const { speech, sherpa, sherpaVoice, transcription } = settings;
  const locals: LocalStt[] = [
    ...(sherpa ? [createSherpa(sherpa)] : []),
    ...(transcription ? [createTranscription(transcription)] : []),
  ];
  const shared: Shared = {
    settings,
    vendors,
    ownVendors: openVendors(settings.vendors, clocks, 'own'),
    platform,
    book,
    flite,
    loadFlite: async () => (await voices.load(), book.record(`tts ${voices.id}`, null)),
    loadParts(voiceId) {
      if (keepsVoices) return;
      shared.vad.create().close();
      if (!speaks(flite, voiceId)) return;
      shared.loadFlite().catch((error: unknown) => log.warn({ err: error }, 'the built-in voices did not load'));
    },
    loadSdkOf(voiceId) {
      const vendor = vendors.find(({ id }) => voiceId.startsWith(`${id}-`));
      vendor?.loadSdk?.().catch((error: unknown) => log.warn({ err: error }, 'the SDK of a voice did not load'));
    },
    builtinLlm: createBuiltinLlm(() => new Date(clock.now())),
    builtinTts: speech ? watchedTts(createSpeechTts(speech, flite.voices()), book) : flite,
    localStts: [...locals.map((stt) => watchedStt(stt, book)), captionsStt],
    localTtss: sherpaVoice ? [watchedTts(createSherpaVoices(sherpaVoice), book)] : [],
    vad: threads?.vad ?? createSileroVad(log),
    embedder: watchedEmbedder(embedderOf(settings), book),
    carriers: [
      createLoopback({ clock, log, tts: flite, sellsNumbers: settings.testNumbersForSale ?? false }),
      ...carriers,
    ],
    cache: createAdapterCache(systemClock, (error) => log.warn({ err: error }, 'an adapter failed to close')),
    lists,
  };
  return registryOf(shared);
}

/** Also uses real time. The built-in embedder loads nothing before its first text. */
function embedderOf({ embeddings }: ProviderSettings): Embedder {
  return embeddings ? createOpenAiEmbedder(embeddings, systemClock) : createBuiltinEmbedder(systemClock);
}

function registryOf(shared: Shared): ProviderRegistry {
  const { vad, carriers, embedder, flite, builtinTts, localStts, localTtss, cache, lists } = shared;
  const { platform, vendors, ownVendors } = shared;
  return {
    operator: view(shared, platform, null),
    forAccounts: (accounts) => view(shared, accountsWith(shared, accounts.keys), accounts),
    operatorCloning: () => cloningOf(platform),
    carrier(from, to, carrierId) {
      const mayCarry = ({ id }: Carrier) => carrierId === undefined || id === carrierId || id === 'loopback';
      return carriers.find((carrier) => mayCarry(carrier) && carrier.serves(from, to)) ?? null;
    },
    carriers: () => carriers,
    createVad: vad.create,
    embedder,
    vendor: (id) => ownVendors.find((vendor) => vendor.id === id) ?? refuse(`there is no vendor ${id}`),
    async load(ofWorkspaces) {
      const usable = vendors.filter(({ id, platformKey }) => platformKey !== null || ofWorkspaces.includes(id));
      await Promise.all([
        ...[...localStts, ...localTtss].map((local) => local.load?.()),
        ...[...usable, ...carriers].map((one) => one.loadSdk?.()),
      ]);
    },
    async warmUp() {
      vad.create().close();
      await shared.loadFlite();
    },
    expectCall: shared.loadParts,
    loadSdkOf: shared.loadSdkOf,
    async close() {
      lists.close();
      const parts = [
        vad,
        embedder,
        flite,
        builtinTts,
        ...localTtss,
        cache,
        ...platform.map(({ adapters }) => adapters),
      ];
      await Promise.all([...parts.map((part) => part.close()), ...localStts.map((stt) => stt.close?.())]);
    },
  };
}

function cloningOf(accounts: readonly Account[]): ReturnType<WorkspaceProviders['cloning']> {
  const account = accounts.find(({ adapters }) => adapters.cloning);
  if (!account) return null;
  return { provider: account.vendor.id, source: account.source, cloning: account.adapters.cloning! };
}

/** @param own null: the operator's accounts; only their catalogue is visible outside this file */
function view(shared: Shared, accounts: readonly Account[], own: null): ProviderCatalogue;
function view(shared: Shared, accounts: readonly Account[], own: WorkspaceAccounts): WorkspaceProviders;
function view(shared: Shared, accounts: readonly Account[], own: WorkspaceAccounts | null): WorkspaceProviders {
  const { carriers, builtinLlm, builtinTts, localStts, localTtss, platform, settings } = shared;
  const workspaceId = own?.workspaceId ?? null;
  const llms = [...llmsOf(accounts, workspaceId), builtinLlm];
  const stts: SttProvider[] = [...sttsOf(accounts, workspaceId), ...localStts];
  // Voices cloned in the operator's account remain there when the workspace stores its own key.
  const cloneAccounts = [...new Set([...accounts, ...platform])];
  const cloned = own?.voices ?? [];
  const vendorsTtss = [...ttssOf(accounts, workspaceId, cloned), ...clonesOf(cloneAccounts, cloned, workspaceId)];
  const ttss: TtsProvider[] = [builtinTts, ...localTtss, ...vendorsTtss];
  const fallback = stts.find(({ id }) => id === settings.sttFallback);
  const fallbackOf = (stt: SttProvider, language: string) =>
    fallback && fallback.id !== stt.id && understandsLanguage(fallback, language) ? fallback : null;
  const secured = (stt: SttProvider, language: string) => {
    const second = fallbackOf(stt, language);
    return second ? withFallback(stt, second, systemClock) : stt;
  };
  const speaker = (voiceId: string) => ttss.find((tts) => speaks(tts, voiceId));
  const models = () => llms.flatMap((llm) => llm.models());
  const tts = (voiceId: string) =>
    speaker(voiceId) ?? ttss.find((each) => each.takes?.(voiceId)) ?? refuse(whyMissing(shared.vendors, voiceId));
  const llm = (modelId: string) =>
    llms.find((each) => runs(each, modelId)) ?? refuse(`no provider runs the model ${modelId}`);
  return {
    stt: stts[0]!,
    sttFor: (language, others = []) => recognizerFor(stts, language, others),
    callSttFor: (language, others = []) => secured(recognizerFor(stts, language, others), language),
    fallbackStt: () => fallback ?? null,
    tts,
    llm,
    recognizer: () => stts[0]!,
    recognizersFor(language, ...others) {
      const stt = recognizerFor(stts, language, others);
      return { stt: stt.id, fallbackStt: fallbackOf(stt, language)?.id ?? null };
    },
    voiceProvider: tts,
    modelProvider: llm,
    voices: () => ttss.flatMap((each) => each.voices()),
    loadVoices: (voiceIds) => loadVoices(accounts, voiceIds ?? null, (id) => speaker(id) !== undefined),
    voicesMissing: (voiceId) => (speaker(voiceId) ? null : listFailure(accounts, voiceId)),
    models,
    languages: () => supportedLanguages(stts, ttss),
    statuses: () => statuses(shared, accounts),
    defaultModel: () => models()[0]!.id,
    fallbackModel: () => models().find(({ id }) => id === settings.fallbackModel)?.id ?? null,
    cloning: () => cloningOf(accounts),
    check: () => checkProviders(accounts, carriers, shared.book),
  };
}

/** Returns each vendor once, with the workspace's own account where it has one. */
function accountsWith(
  { settings, vendors, ownVendors, platform, cache, lists }: Shared,
  own: readonly OwnKey[],
): readonly Account[] {
  if (own.length === 0) return platform;
  return vendors.flatMap((vendor): Account[] => {
    const mine = own.find((key) => key.vendor === vendor.id);
    const theirs = ownVendors.find(({ id }) => id === vendor.id)!;
    if (!mine || theirs.ended !== null) return platform.filter((account) => account.vendor.id === vendor.id);
    const create = () => ownAccount(theirs, mine, lists, settings);
    return [cache.get(mine.version, create)];
  });
}

function ownAccount(
  vendor: Vendor<VendorId>,
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
    sttQueue: createVendorQueue(connections, systemClock),
    list: listOf(lists, own.version, { vendor, key, whose: 'own', book }),
  };
}

function statuses(
  { vendors, book, builtinLlm, builtinTts, localStts, localTtss, vad, carriers, embedder }: Shared,
  accounts: readonly Account[],
): ProviderStatus[] {
  const builtin = (kind: ProviderKind, { id, description }: { id: string; description: string }): ProviderStatus => ({
    id,
    kind,
    configured: true,
    source: null,
    acceptsKey: false,
    description,
    ...book.get(`${kind} ${id}`),
  });
  const ofVendor = ({ id, kind, hint, ended }: Vendor): ProviderStatus => {
    const account = accounts.find(({ vendor }) => vendor.id === id);
    const about = { id, kind, acceptsKey: ended === null };
    if (!account) return { ...about, configured: false, source: null, description: hint, ...UNKNOWN };
    const { description = hint } = account.adapters[kind] ?? {};
    return { ...about, configured: true, source: account.source, description, ...account.book.get(`${kind} ${id}`) };
  };
  const ofKind = (kind: VendorKind) => vendors.filter((vendor) => vendor.kind === kind).map(ofVendor);
  return [
    ...ofKind('llm'),
    builtin('llm', builtinLlm),
    ...ofKind('stt'),
    ...localStts.map((stt) => builtin('stt', stt)),
    ...[builtinTts, ...localTtss].map((tts) => builtin('tts', tts)),
    ...ofKind('tts'),
    builtin('vad', vad),
    ...carriers.map((one) => ({ ...builtin('telephony', one), configured: one.configured ?? true })),
    builtin('embeddings', embedder),
  ];
}

const UNKNOWN: Health = { health: 'unknown', lastCheckAt: null, detail: null };

/** Returns why no provider speaks this voice. */
function whyMissing(vendors: readonly Vendor[], voiceId: string): string {
  const vendor = vendors.find(({ id, kind }) => kind === 'tts' && voiceId.startsWith(`${id}-`));
  return `no provider speaks the voice ${voiceId}${vendor?.ended ? `: ${vendor.ended}` : ''}`;
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
