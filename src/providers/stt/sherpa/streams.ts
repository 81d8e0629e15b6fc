// The recognizer's side of the process: audio of many calls in, words out.
// Invariant: final words are never returned twice; a closed stream uses no resources.

/** From the transcribers. */
export type Told =
  | { type: 'open'; stream: number }
  | { type: 'audio'; stream: number; frame: Int16Array; nowMs: number }
  | { type: 'flush'; stream: number }
  | { type: 'close'; stream: number };

/** To the transcribers: words as in the port. */
export interface SherpaResult {
  stream: number;
  text: string;
  final: boolean;
  startMs: number;
  endMs: number;
}

/** The used part of sherpa-onnx-node's OnlineRecognizer; the package has JSDoc types only. */
export interface OnlineRecognizer<S> {
  createStream(): S;
  isReady(stream: S): boolean;
  decode(stream: S): void;
  getResult(stream: S): { text: string };
  isEndpoint(stream: S): boolean;
  reset(stream: S): void;
}

export interface OnlineStream {
  acceptWaveform(wave: { samples: Float32Array; sampleRate: number }): void;
}

interface Ear<S> {
  stream: S;
  said: string;
  sinceMs: number | null;
  nowMs: number;
}

const RATE = 16_000;
const FULL_SCALE = 32_768;
/** The encoder looks ahead: this much silence after the last word makes it emit the word. */
const TAIL_SAMPLES = RATE * 0.5;

/** @returns the handler of messages */
export function createStreams<S extends OnlineStream>(
  recognizer: OnlineRecognizer<S>,
  tell: (heard: SherpaResult) => void,
) {
  const ears = new Map<number, Ear<S>>();
  const give = (id: number, ear: Ear<S>, text: string, final: boolean) => {
    tell({ stream: id, text, final, startMs: ear.sinceMs ?? ear.nowMs, endMs: ear.nowMs });
  };
  const listen = (id: number, ear: Ear<S>, samples: Float32Array) => {
    ear.stream.acceptWaveform({ samples, sampleRate: RATE });
    while (recognizer.isReady(ear.stream)) recognizer.decode(ear.stream);
    const text = recognizer.getResult(ear.stream).text.trim();
    if (text === ear.said || text === '') return;
    ear.sinceMs ??= ear.nowMs;
    ear.said = text;
    give(id, ear, text, false);
  };
  const settle = (id: number, ear: Ear<S>) => {
    if (ear.said !== '') give(id, ear, ear.said, true);
    recognizer.reset(ear.stream);
    ear.said = '';
    ear.sinceMs = null;
  };
  return (message: Told): void => {
    const { stream: id } = message;
    if (message.type === 'open') {
      ears.set(id, { stream: recognizer.createStream(), said: '', sinceMs: null, nowMs: 0 });
      return;
    }
    const ear = ears.get(id);
    if (!ear) return;
    if (message.type === 'close') ears.delete(id);
    else if (message.type === 'flush') {
      listen(id, ear, new Float32Array(TAIL_SAMPLES));
      settle(id, ear);
    } else {
      ear.nowMs = message.nowMs;
      listen(
        id,
        ear,
        Float32Array.from(message.frame, (sample) => sample / FULL_SCALE),
      );
      if (recognizer.isEndpoint(ear.stream)) settle(id, ear);
    }
  };
}
