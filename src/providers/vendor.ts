// What a vendor with a key is to the registry: adapters made of a key (the platform's or a workspace's own), and a cheap
// question whether the key is good. Each vendor's file exports one; registry.ts lists them.
// Invariant: making adapters costs nothing; SDKs load with the first use of one.
import type { LlmProvider, SpeechRequest, SttProvider, TtsProvider, Voice } from './ports.ts';

export const VENDOR_IDS = ['openai', 'deepgram', 'elevenlabs', 'cartesia', 'hume'] as const;
export type VendorId = (typeof VENDOR_IDS)[number];
export type VendorKind = 'llm' | 'stt' | 'tts';

export interface VoiceSample {
  filename: string;
  contentType: string;
  bytes: Uint8Array;
}

/** Voices made of a person's recordings, kept at the vendor. */
export interface VoiceCloning {
  /** @returns the vendor's own id of the new voice. Fails with ProviderError. */
  clone(name: string, samples: readonly VoiceSample[], signal: AbortSignal): Promise<string>;
  /** Idempotent: a voice that is gone is no failure. */
  remove(vendorVoiceId: string, signal: AbortSignal): Promise<void>;
  /** Speaks with such a voice. Fails as a TtsProvider does. */
  speakAs(vendorVoiceId: string, request: SpeechRequest): AsyncIterable<Int16Array>;
}

export interface Adapters {
  llm?: LlmProvider;
  stt?: SttProvider;
  tts?: TtsProvider;
  cloning?: VoiceCloning;
  close(): Promise<void>;
}

export interface Vendor {
  id: VendorId;
  kind: VendorKind;
  /** In the provider list while there is no key: what it would do and what to set. */
  hint: string;
  /** Null: the deployment has no account there. An empty key is for servers that want none. */
  platformKey: string | null;
  create(key: string): Adapters;
  /** Asks the vendor. Fails with ProviderError: `auth` where the key is refused. */
  verify(key: string, signal: AbortSignal): Promise<void>;
  /**
   * Asks the vendor for the voices of an account, all of them, by name. Left out where it has no such list. Fails with
   * ProviderError, or the signal's reason.
   * @param whose of the platform's account, which workspaces share, only what the vendor offers everybody
   */
  listVoices?(key: string, whose: AccountOwner, signal: AbortSignal): Promise<readonly Voice[]>;
}

/** Whose account it is: the deployment's, or a workspace's own. */
export type AccountOwner = 'platform' | 'own';
