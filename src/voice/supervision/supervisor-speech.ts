// Recognizes a supervisor's speech: the same speech input as the caller's, on a microphone.
// Invariant: a recognizer that fails costs the words, never the call.
import type { SttProvider, VoiceActivityDetector } from '../../providers/ports/stt.ts';
import { openSpeechInput, type InputSource } from '../in/speech-input.ts';
import type { SessionContext } from '../session/context.ts';
import type { TurnEvent } from '../vocabulary.ts';

/** A stored code, which keeps its spelling. */
export const RECOGNIZER_FAILED = 'supervisor_recogniser';
/** Recognizers return the last words some time after the speech; those of whole utterances need the longest. */
const LAST_WORDS_MS = 3_000;

export interface SupervisorSpeech {
  transcribeFrame(frame: Int16Array): void;
  /** Call it after the last frame. Closes the recognizer, after it had time for words that are missing. */
  finish(): void;
}

/** Whether this recognizer reads audio. The `captions` recognizer reads only captions, which a microphone does not have. */
export function transcribesAudio({ id }: SttProvider): boolean {
  return id !== 'captions';
}

/** @param onFinalWords receives nonempty final words, and the time at which the supervisor began to say them */
export function openSupervisorSpeech(
  { clock, log, nowMs, signal, warn }: SessionContext,
  options: { stt: SttProvider; vad: VoiceActivityDetector; language: string },
  onFinalWords: (text: string, startMs: number) => void,
): SupervisorSpeech {
  const { microphone, transcribeFrame } = createMicrophone();
  /** Start of the speech whose words are missing. */
  let startMs: number | null = null;
  let isSpeaking = false;
  const emit = (event: TurnEvent): void => {
    if (event.type === 'caller_speech_started') {
      isSpeaking = true;
      startMs ??= event.sinceMs;
    } else if (event.type === 'caller_speech_ended') isSpeaking = false;
    else if (event.type === 'words' && event.final && event.text !== '') {
      onFinalWords(event.text, startMs ?? event.atMs);
      startMs = null;
    } else if (event.type === 'failed') warn(event.reason, event.detail);
  };
  const input = openSpeechInput(
    { clock, log, nowMs, signal, warn, emit },
    { ...options, source: microphone, listenForBeep: false, flushAfterSpeech: true },
    null,
  );
  return {
    transcribeFrame,
    finish() {
      const close = (): void => {
        timer.cancel();
        signal.removeEventListener('abort', close);
        input.close().catch((error: Error) => warn(RECOGNIZER_FAILED, error.message));
      };
      const lacksWords = isSpeaking || startMs !== null;
      const timer = clock.after(lacksWords ? LAST_WORDS_MS : 0, close);
      signal.addEventListener('abort', close);
      input.flushWords();
    },
  };
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
