// The one place that knows which vendors this process has: app.ts builds it, services list from it, sessions resolve
// their parts through it. Invariant: nothing heavy loads before first use, and a vendor that is not configured is never
// touched. Absent on purpose: reading the environment (config.ts) and choosing per workspace.
import type { Logger } from 'pino';
import type { Clock } from '../core/clock.ts';
import type { OpenAiSettings } from './llm/openai.ts';
import type { Carrier, LlmProvider, Model, SttProvider, TtsProvider, VoiceActivityDetector, Voice } from './ports.ts';

export interface ProviderSettings {
  /** An OpenAI-compatible server; null leaves the built-in demo responder as the only model. */
  llm: OpenAiSettings | null;
}

export type ProviderKind = 'llm' | 'stt' | 'tts' | 'vad' | 'telephony';

export interface ProviderStatus {
  id: string;
  kind: ProviderKind;
  configured: boolean;
  description: string;
  /** `unknown` until it was first used; then what its last use showed. */
  health: 'unknown' | 'healthy' | 'failing';
  /** Milliseconds since the epoch of the last use that told something; null before. */
  lastCheckAt: number | null;
  /** What went wrong last, while failing. */
  detail: string | null;
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
  /** The carrier that places calls from this number to that one, or null. */
  carrier(from: string, to: string): Carrier | null;
  createVad(): VoiceActivityDetector;
  close(): Promise<void>;
}

export interface RegistryParts {
  clock: Clock;
  log: Logger;
}
