// The browser's own speech recognition, for servers that hear nothing. Whether it works is decided by trying: some browsers
// have the constructor and no service behind it. Used by call.ts. Invariant: it either listens or has said that it cannot.

export interface Recogniser {
  mute(on: boolean): void;
  stop(): void;
}

/** The part of the Web Speech API that is used; TypeScript's DOM library has none of it. */
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

/** Without a start by then the visitor is told to type; a service that is merely slow is still taken when it comes. */
const START_MS = 600;
/** It ends by itself after a silence and is begun again; three ends at once in a row are a refusal. */
const SHORTEST_MS = 500;
const MOST_SHORT_RUNS = 3;
/** Neither is a reason to give up: a silence, and our own abort. */
const HARMLESS = new Set(['no-speech', 'aborted']);

export function recognise(
  language: string,
  track: MediaStreamTrack | null,
  on: { caption(text: string, final: boolean): void; works(does: boolean): void },
): Recogniser {
  const scope = globalThis as unknown as Record<string, (new () => SpeechRecognition) | undefined>;
  const Recognition = scope['SpeechRecognition'] ?? scope['webkitSpeechRecognition'];
  let current: SpeechRecognition | null = null;
  let stopped = false;
  let muted = false;
  let shortRuns = 0;
  let startedAt = 0;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const giveUp = (): void => {
    if (stopped) return;
    stop();
    on.works(false);
  };
  const ended = (): void => {
    if (stopped || muted) return;
    shortRuns = performance.now() - startedAt < SHORTEST_MS ? shortRuns + 1 : 0;
    if (shortRuns >= MOST_SHORT_RUNS) giveUp();
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
    // One that was aborted may end after the next has begun.
    recognition.onend = () => recognition === current && ended();
    recognition.onerror = ({ error }) => {
      if (!HARMLESS.has(error)) giveUp();
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
      // The track of the call has the agent's own voice taken out; browsers that take none listen by themselves.
      if (track) recognition.start(track);
      else recognition.start();
    } catch {
      // A refusal by exception is one like by event.
      giveUp();
    }
  };
  const stop = (): void => {
    stopped = true;
    clearTimeout(timer);
    current?.abort();
  };

  if (Recognition) run();
  else giveUp();
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
