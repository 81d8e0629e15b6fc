// The three views of the configured vendors. A catalogue contains only names, so reading it costs nothing. The directory contains
// what the whole process shares: carriers, embeddings, voice activity. WorkspaceProviders are the adapters of one workspace, with
// its own keys and cloned voices before the operator's. Invariant: every synthesis, transcription and model request uses
// WorkspaceProviders, so that a vendor always bills the account that the workspace chose.
import type { Embedder } from './embeddings/port.ts';
import type { Health } from './health.ts';
import type { Carrier } from './ports/carrier.ts';
import type { ProviderError } from './ports/errors.ts';
import type { LlmProvider, Model } from './ports/llm.ts';
import type { SttProvider, VoiceActivityDetector } from './ports/stt.ts';
import type { TtsProvider, Voice } from './ports/tts.ts';
import type { ClonedVoice } from './registry/accounts.ts';
import type { Language } from './registry/languages.ts';
import type { Vendor, VendorKind, VoiceCloning } from './vendors/define-vendor.ts';
import type { VendorId } from './vendors/index.ts';

export type ProviderKind = VendorKind | 'vad' | 'telephony' | 'embeddings';

/** The owner of the key in use; null where no key is needed or configured. */
type KeySource = 'platform' | 'own' | null;

export interface ProviderStatus extends Health {
  id: string;
  kind: ProviderKind;
  configured: boolean;
  source: KeySource;
  /** Whether a workspace can store its own key. */
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

/** The names that a set of accounts offers. */
export interface ProviderCatalogue {
  /** The recognizer for every language without a better one. */
  recognizer(): { id: string; description: string };
  /** The ids of the recognizers of a call in these languages: `callSttFor`, and the fallback that may replace it. */
  recognizersFor(language: string, ...otherLanguages: string[]): { stt: string; fallbackStt: string | null };
  /** The voices known so far; `loadVoices` requests them from the vendors. */
  voices(): readonly Voice[];
  /** Requests voices from vendors whose lists are due: all vendors, or those that may have these voices. The wait is bounded. */
  loadVoices(voiceIds?: readonly string[]): Promise<void>;
  /** Returns why it is unknown whether this voice exists: its vendor does not respond. Null where `voices` is complete. */
  voicesMissing(voiceId: string): ProviderError | null;
  /** The default model first. */
  models(): readonly Model[];
  /** Only languages that at least one voice here can speak. */
  languages(): readonly Language[];
  statuses(): readonly ProviderStatus[];
  defaultModel(): string;
  /** The model used when an agent's model fails; null without the setting, or where that model is not served. */
  fallbackModel(): string | null;
  /** The provider that runs this model. @throws ProviderError `refused` for a model that no provider here runs */
  modelProvider(modelId: string): { id: string; description: string };
  /** The provider that speaks this voice. @throws ProviderError `refused` for a voice that no provider here speaks */
  voiceProvider(voiceId: string): { id: string };
  /** Health-checks vendors that were not used recently. The wait is bounded. */
  check(): Promise<void>;
}

/** The adapters of one workspace. Its requests share capacity fairly with other workspaces. */
export interface WorkspaceProviders extends ProviderCatalogue {
  stt: SttProvider;
  /** The recognizer that understands this language best, if possible together with the other ones. */
  sttFor(language: string, otherLanguages?: readonly string[]): SttProvider;
  /** The same recognizer, which the deployment's fallback replaces during a call when it fails. */
  callSttFor(language: string, otherLanguages?: readonly string[]): SttProvider;
  /** Null if the deployment has no fallback, or if it is not configured. */
  fallbackStt(): SttProvider | null;
  /**
   * Returns the provider that speaks this voice, or that may speak it: no call waits for a vendor's list.
   * @throws ProviderError `refused` for a voice that no provider here speaks
   */
  tts(voiceId: string): TtsProvider;
  /** @throws ProviderError `refused` for a model that no provider here runs */
  llm(modelId: string): LlmProvider;
  /** The account in which voices can be cloned; null without a key. */
  cloning(): CloningAccount | null;
}

interface CloningAccount {
  provider: VendorId;
  source: 'platform' | 'own';
  cloning: VoiceCloning;
}

/** Everything that all workspaces of the process share. */
export interface ProviderDirectory {
  /** The catalogue of the operator's accounts. */
  readonly operator: ProviderCatalogue;
  /** Returns the adapters of one workspace. Cheap, because adapters of its own keys are cached. */
  forAccounts(accounts: WorkspaceAccounts): WorkspaceProviders;
  /** The operator's account in which voices were cloned; null without a key. */
  operatorCloning(): CloningAccount | null;
  /**
   * Returns the carrier for calls between these numbers, or null. Test numbers belong to the test network, whichever number calls
   * them. Every other call belongs to the carrier of the calling number, where that is known.
   */
  carrier(from: string, to: string, carrierId?: string): Carrier | null;
  /** All carriers, the test network first. */
  carriers(): readonly Carrier[];
  createVad(): VoiceActivityDetector;
  /** The embedder for all knowledge bases. */
  embedder: Embedder;
  /** Returns the vendor at the addresses used for workspaces' own keys. */
  vendor(id: VendorId): Vendor<VendorId>;
  /** Starts the threads of the built-in parts (half a second of work), so that the first call does not wait for them. */
  warmUp(): Promise<void>;
  /** Call this before a call with this voice begins. Loads the built-in parts that it needs, unless they are always loaded. */
  expectCall(voiceId: string): void;
  /** Call this before a call uses the voice. Loads the vendor's SDK, because the key may have been added after startup. */
  loadSdkOf(voiceId: string): void;
}

/** The directory with its lifetime, for the composition root. */
export interface ProviderRegistry extends ProviderDirectory {
  /**
   * Loads everything that would block the thread during a call: the operator's local recognizer, and the SDKs of the operator's
   * vendors and of the given vendors, for which workspaces have keys. @throws Error when the recognizer's model cannot be read
   */
  load(ofWorkspaces: readonly VendorId[]): Promise<void>;
  close(): Promise<void>;
}
