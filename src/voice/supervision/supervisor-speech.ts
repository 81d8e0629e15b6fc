// What a supervisor says, in words: the same ears as the caller's, on a microphone. Opened by ../supervision.ts with the first
// frame that is to be understood. Invariant: a recogniser that fails costs the words, never the call.
import type { Caption, SttProvider, VoiceActivityDetector } from '../../providers/ports.ts';
import { openSpeechInput, type SpeechInputOptions } from '../in/speech-input.ts';

export interface SupervisorSpeech {
  hear(frame: Int16Array): void;
  close(): Promise<void>;
}

export interface SupervisorSpeechOptions extends Pick<
  SpeechInputOptions,
  'clock' | 'language' | 'nowMs' | 'signal' | 'onWarning'
> {
  stt: SttProvider;
  vad(): VoiceActivityDetector;
  /** Final words, not empty. `startMs`: when he began to say them. */
  onWords(text: string, startMs: number): void;
}

/** Whether this recogniser listens to audio, or only reads captions, which a microphone has none of. */
export function transcribesAudio({ id }: SttProvider): boolean {
  return id !== 'captions';
}

export function openSupervisorSpeech({ vad, onWords, ...options }: SupervisorSpeechOptions): SupervisorSpeech {
  let startMs: number | null = null;
  let hear: (frame: Int16Array) => void = () => undefined;
  const nothing = (_listener: (caption: Caption & string) => void): void => undefined;
  const microphone = {
    onFrame: (listener: (frame: Int16Array) => void) => void (hear = listener),
    onCaption: nothing,
    onDtmf: nothing,
  };
  const ears = openSpeechInput({
    ...options,
    line: microphone,
    vad: vad(),
    listenForBeep: false,
    onFrame: () => undefined,
    onCaption: () => undefined,
    emit(event) {
      if (event.type === 'caller_speech_started') startMs ??= event.sinceMs;
      else if (event.type === 'caller_speech_ended') ears.flushWords();
      else if (event.type === 'words' && event.final && event.text !== '') {
        onWords(event.text, startMs ?? event.atMs);
        startMs = null;
      } else if (event.type === 'failed') options.onWarning(event.reason, event.detail);
    },
  });
  return { hear: (frame) => hear(frame), close: () => ears.close() };
}
