// The recognizer's side of the process: receives audio of many calls and returns words.
// Invariant: final words are never returned twice; a closed stream uses no resources.
import { toFloats } from '../../../core/pcm.ts';

/** Messages from the transcribers. `stream` identifies the transcriber. */
export type SherpaCommand =
  | { type: 'open'; stream: number }
  | { type: 'audio'; stream: number; frame: Int16Array; nowMs: number }
  | { type: 'flush'; stream: number }
  | { type: 'close'; stream: number };

/** Messages to the transcribers; the fields have the meaning of the port. */
export interface SherpaResult {
  stream: number;
  text: string;
  final: boolean;
  startMs: number;
  endMs: number;
}

/** The part of sherpa-onnx-node's OnlineRecognizer that is used here; the package has only JSDoc types. */
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

interface OpenStream<S> {
  stream: S;
  said: string;
  sinceMs: number | null;
  nowMs: number;
}

const RATE = 16_000;
/** The encoder looks ahead: it emits the last word only after this much silence. */
const TAIL_SAMPLES = RATE * 0.5;

/** @returns the handler of messages */
export function createStreams<S extends OnlineStream>(
  recognizer: OnlineRecognizer<S>,
  send: (result: SherpaResult) => void,
) {
  const open = new Map<number, OpenStream<S>>();
  const report = (id: number, entry: OpenStream<S>, text: string, final: boolean) => {
    send({ stream: id, text, final, startMs: entry.sinceMs ?? entry.nowMs, endMs: entry.nowMs });
  };
  const listen = (id: number, entry: OpenStream<S>, samples: Float32Array) => {
    entry.stream.acceptWaveform({ samples, sampleRate: RATE });
    while (recognizer.isReady(entry.stream)) recognizer.decode(entry.stream);
    const text = recognizer.getResult(entry.stream).text.trim();
    if (text === entry.said || text === '') return;
    entry.sinceMs ??= entry.nowMs;
    entry.said = text;
    report(id, entry, text, false);
  };
  const finish = (id: number, entry: OpenStream<S>) => {
    if (entry.said !== '') report(id, entry, entry.said, true);
    recognizer.reset(entry.stream);
    entry.said = '';
    entry.sinceMs = null;
  };
  return (message: SherpaCommand): void => {
    const { stream: id } = message;
    if (message.type === 'open') {
      open.set(id, { stream: recognizer.createStream(), said: '', sinceMs: null, nowMs: 0 });
      return;
    }
    const entry = open.get(id);
    if (!entry) return;
    if (message.type === 'close') open.delete(id);
    else if (message.type === 'flush') {
      listen(id, entry, new Float32Array(TAIL_SAMPLES));
      finish(id, entry);
    } else {
      entry.nowMs = message.nowMs;
      listen(id, entry, toFloats(message.frame));
      if (recognizer.isEndpoint(entry.stream)) finish(id, entry);
    }
  };
}
