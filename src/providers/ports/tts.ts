// The port of speech synthesis.

export interface Voice {
  /** `<provider>-<voicename>` */
  voiceId: string;
  name: string;
  provider: string;
  /** Null if the vendor does not state it. */
  gender: 'female' | 'male' | 'neutral' | null;
  /** Its best language first. */
  languages: readonly string[];
  /** Empty if the vendor states none. */
  description: string;
  /** A public recording by the vendor; null or omitted if there is none. */
  previewUrl?: string | null;
}

export interface SpeechRequest {
  voiceId: string;
  text: string;
  language: string;
  /** 0.7 to 1.2; 1, the default, is the natural speed of the voice. */
  speed?: number;
  signal: AbortSignal;
}

export interface TtsProvider {
  id: string;
  description: string;
  voices(): readonly Voice[];
  /** True if an id that is not in `voices` may belong to this provider: vendors accept their own ids, listed or not. */
  takes?(voiceId: string): boolean;
  /** Chunks of any length, each as soon as the vendor sends it. Fails with ProviderError. */
  synthesize(request: SpeechRequest): AsyncIterable<Int16Array>;
  close(): Promise<void>;
}
