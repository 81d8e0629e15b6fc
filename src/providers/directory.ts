// The three views of the configured vendors. A catalogue has names only, so reading it costs nothing. The directory is what the
// process shares: carriers, embeddings, voice activity. WorkspaceProviders are the adapters of one workspace: its own keys and
// cloned voices before the operator's. Invariant: nothing synthesizes, transcribes or asks a model except through
// WorkspaceProviders, so that a vendor always bills the account that the workspace chose.
import type { Carrier, LlmProvider, Model, SttProvider, TtsProvider, Voice } from './ports.ts';
import type { Embedder } from './embeddings/port.ts';
import type { ProviderError, VoiceActivityDetector } from './ports.ts';
import type { Health } from './health.ts';
import type { ClonedVoice } from './registry/accounts.ts';
import type { Language } from './registry/languages.ts';
import type { Vendor, VendorKind, VoiceCloning } from './vendors/define-vendor.ts';
import type { VendorId } from './vendors/index.ts';

export type ProviderKind = VendorKind | 'vad' | 'telephony' | 'embeddings';

/** Whose key is used; null where none is needed or none is configured. */
export type KeySource = 'platform' | 'own' | null;

export interface ProviderStatus extends Health {
  id: string;
  kind: ProviderKind;
  configured: boolean;
  source: KeySource;
  /** Whether a workspace can store a key of its own. */
  acceptsKey: boolean;
  description: string;
}

/** A workspace's own key. `version` changes with the key. */
export interface OwnKey {
  vendor: VendorId;
  version: string;
  key(): string;
}

/** The keys and cloned voices of one workspace. */
export interface WorkspaceAccounts {
  workspaceId: string;
  keys: readonly OwnKey[];
  voices: readonly ClonedVoice[];
}

/** What a set of accounts offers, by name. */
export interface ProviderCatalogue {
  /** The recognizer of every language that has no better one. */
  recognizer(): { id: string; description: string };
  /** The voices known so far; `loadVoices` asks the vendors. */
  voices(): readonly Voice[];
  /** Asks vendors for their voices where that is due: all vendors, or those that would have these voices. Bounded wait. */
  loadVoices(voiceIds?: readonly string[]): Promise<void>;
  /** Why it is unknown whether this voice exists: its vendor does not answer. Null where `voices` is complete. */
  voicesMissing(voiceId: string): ProviderError | null;
  /** The default model first. */
  models(): readonly Model[];
  /** Only languages that at least one voice here can speak. */
  languages(): readonly Language[];
  statuses(): readonly ProviderStatus[];
  defaultModel(): string;
  /** The model that answers when an agent's model fails; null without a setting, or where that model is not served. */
  fallbackModel(): string | null;
  /** The provider that runs this model. @throws ProviderError `refused` for a model that no provider here runs */
  modelProvider(modelId: string): { id: string; description: string };
  /** The provider that speaks this voice. @throws ProviderError `refused` for a voice that no provider here speaks */
  voiceProvider(voiceId: string): { id: string };
  /** Health-checks vendors that were not used recently; bounded wait. */
  check(): Promise<void>;
}

/** The adapters of one workspace. Its requests take turns with those of other workspaces. */
export interface WorkspaceProviders extends ProviderCatalogue {
  stt: SttProvider;
  /** The recognizer that understands this language best. */
  sttFor(language: string): SttProvider;
  /**
   * The provider that speaks this voice, or can try: no call waits for a vendor's list.
   * @throws ProviderError `refused` for a voice that no provider here speaks
   */
  tts(voiceId: string): TtsProvider;
  /** @throws ProviderError `refused` for a model that no provider here runs */
  llm(modelId: string): LlmProvider;
  /** Where voices can be cloned, and in whose account; null without a key. */
  cloning(): CloningAccount | null;
}

export interface CloningAccount {
  provider: VendorId;
  source: 'platform' | 'own';
  cloning: VoiceCloning;
}

/** What all workspaces of the process share. */
export interface ProviderDirectory {
  /** What the operator's accounts offer. */
  readonly operator: ProviderCatalogue;
  /** The adapters of one workspace. Cheap: adapters of its own keys are cached. */
  forAccounts(accounts: WorkspaceAccounts): WorkspaceProviders;
  /** Where voices were cloned in the operator's account; null without a key. */
  operatorCloning(): CloningAccount | null;
  /**
   * The carrier that places calls from this number to that one, or null. Test numbers belong to the test network from any
   * number; every other call belongs to the carrier of its caller's number, where that is known.
   */
  carrier(from: string, to: string, carrierId?: string): Carrier | null;
  /** All carriers, the test network first. */
  carriers(): readonly Carrier[];
  createVad(): VoiceActivityDetector;
  /** The embedder of all knowledge bases. */
  embedder: Embedder;
  /** The vendor as a workspace's own key reaches it. */
  vendor(id: VendorId): Vendor<VendorId>;
  /** Starts the threads of the built-in parts (half a second of work), so that the first call does not wait for them. */
  warmUp(): Promise<void>;
  /** A call with this voice is about to begin: loads what it needs of the built-in parts, unless they are always loaded. */
  expectCall(voiceId: string): void;
  /** This process is about to speak with this voice: loads the SDK of its vendor, whose key may have come after the start. */
  loadSdkOf(voiceId: string): void;
}

/** The directory with its lifetime, for the composition root. */
export interface ProviderRegistry extends ProviderDirectory {
  /**
   * Loads what would keep the thread busy during a call: the operator's local recognizer, and the SDKs of the operator's vendors and
   * of these, of which workspaces have keys. @throws Error when the recognizer's model cannot be read
   */
  load(ofWorkspaces: readonly VendorId[]): Promise<void>;
  close(): Promise<void>;
}
