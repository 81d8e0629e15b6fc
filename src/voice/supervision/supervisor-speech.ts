// Recognizes a supervisor's speech: the same speech input as the caller's, on a microphone.
// Invariant: a recognizer that fails costs the words, never the call.
import type { SttProvider, VoiceActivityDetector } from '../../providers/ports/stt.ts';
import { openSpeechInput, type InputSource } from '../in/speech-input.ts';
import type { SessionContext } from '../session/context.ts';
import type { TurnEvent } from '../vocabulary.ts';

export interface SupervisorSpeech {
  transcribeFrame(frame: Int16Array): void;
  close(): Promise<void>;
}

/** Whether this recognizer reads audio. The `captions` recognizer reads only captions, which a microphone does not have. */
export function transcribesAudio({ id }: SttProvider): boolean {
  return id !== 'captions';
}

/** @param onFinalWords receives nonempty final words, and the time at which the supervisor began to say them */
export function openSupervisorSpeech(
  { log, nowMs, signal, warn }: SessionContext,
  options: { stt: SttProvider; vad: VoiceActivityDetector; language: string },
  onFinalWords: (text: string, startMs: number) => void,
): SupervisorSpeech {
  const { microphone, transcribeFrame } = createMicrophone();
  let startMs: number | null = null;
  const emit = (event: TurnEvent): void => {
    if (event.type === 'caller_speech_started') startMs ??= event.sinceMs;
    else if (event.type === 'words' && event.final && event.text !== '') {
      onFinalWords(event.text, startMs ?? event.atMs);
      startMs = null;
    } else if (event.type === 'failed') warn(event.reason, event.detail);
  };
  const input = openSpeechInput(
    { log, nowMs, signal, warn, emit },
    { ...options, source: microphone, listenForBeep: false, flushAfterSpeech: true },
    null,
  );
  return { transcribeFrame, close: input.close };
}

/** A source of frames only, without captions and keys. */
function createMicrophone(): { microphone: InputSource; transcribeFrame(frame: Int16Array): void } {
  let onFrame: (frame: Int16Array) => void = () => undefined;
  return {
    microphone: {
      onFrame: (listener) => void (onFrame = listener),
      onCaption: () => undefined,
      onDtmf: () => undefined,
    },
    transcribeFrame: (frame) => onFrame(frame),
  };
}
