// The browser's own speech recognition, for servers without one. Whether it works is only known after trying, because some
// browsers have the constructor but no service behind it. Invariant: it either listens or has reported that it cannot.

export interface Recognizer {
  mute(on: boolean): void;
  stop(): void;
}

/** The part of the Web Speech API that is used; TypeScript's DOM library lacks it. */
interface SpeechRecognition extends EventTarget {
  continuous: boolean;
  interimResults: boolean;
  lang: string;
  onstart: (() => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
  onresult: ((event: { resultIndex: number; results: ArrayLike<SpeechResult> }) => void) | null;
  start(track?: MediaStreamTrack): void;
  abort(): void;
}
type SpeechResult = ArrayLike<{ transcript: string }> & { isFinal: boolean };

/** After this time without a start, the visitor is asked to type; a slow service is still used once it starts. */
const START_MS = 600;
/** Recognition ends by itself after silence and is restarted; three very short runs in a row count as a refusal. */
const MIN_MS = 500;
const MAX_SHORT_RUNS = 3;
/** Errors that do not end the recognition: silence, and our own abort. */
const HARMLESS = new Set(['no-speech', 'aborted']);

/**
 * Whether this browser is known to recognize speech. Cautious: the constructor alone proves nothing, because Chromium, Brave and
 * Opera have one without a service behind it. Only a call shows it for certain.
 */
export function isKnownToRecognize(): boolean {
  if (!constructorOf()) return false;
  const { userAgentData } = navigator as { userAgentData?: { brands: readonly { brand: string }[] } };
  // Of the browsers without this interface, only Safari has a constructor.
  return userAgentData?.brands.some(({ brand }) => /Google Chrome|Microsoft Edge/.test(brand)) ?? true;
}

function constructorOf(): (new () => SpeechRecognition) | undefined {
  const scope = globalThis as unknown as Record<string, (new () => SpeechRecognition) | undefined>;
  return scope['SpeechRecognition'] ?? scope['webkitSpeechRecognition'];
}

export function recognize(
  language: string,
  track: MediaStreamTrack | null,
  on: { caption(text: string, final: boolean): void; works(does: boolean): void },
): Recognizer {
  const Recognition = constructorOf();
  let current: SpeechRecognition | null = null;
  let stopped = false;
  let muted = false;
  let shortRuns = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const stopFailed = (): void => {
    if (stopped) return;
    stop();
    on.works(false);
  };
  const ended = (): void => {
    if (stopped || muted) return;
    shortRuns = performance.now() - startedAt < MIN_MS ? shortRuns + 1 : 0;
    if (shortRuns >= MAX_SHORT_RUNS) stopFailed();
    else run();
  };
  const run = (): void => {
    const recognition = new Recognition!();
    current = recognition;
    startedAt = performance.now();
    Object.assign(recognition, { continuous: true, interimResults: true, lang: language });
    recognition.onstart = () => {
      clearTimeout(timer);
      on.works(true);
    };
    // An aborted run may end after the next one has started.
    recognition.onend = () => recognition === current && ended();
    recognition.onerror = ({ error }) => {
      if (!HARMLESS.has(error)) stopFailed();
    };
    recognition.onresult = ({ resultIndex, results }) => {
      for (let index = resultIndex; index < results.length; index++) {
        const result = results[index]!;
        on.caption(result[0]!.transcript.trim(), result.isFinal);
      }
    };
    clearTimeout(timer);
    timer = setTimeout(() => on.works(false), START_MS);
    try {
      // The agent's voice is removed from the call's track. Browsers without the parameter use the microphone directly.
      if (track) recognition.start(track);
      else recognition.start();
    } catch {
      // Some browsers refuse with an exception, others with an event.
      stopFailed();
    }
  };
  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    current?.abort();
  };

  if (Recognition) run();
  else stopFailed();
  return {
    mute(isMuted) {
      if (muted === isMuted || stopped) return;
      muted = isMuted;
      if (isMuted) current?.abort();
      else run();
    },
    stop,
  };
}
