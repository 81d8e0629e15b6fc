// Recognition on this machine by sherpa-onnx, with a streaming transducer model that the operator supplies. One thread serves
// all calls of the process. The registry makes it when SHERPA_MODEL_DIR is set. Invariant: a directory that holds no such model
// stops the start with a sentence that says what is missing; a thread that dies tells every open transcriber.
// Not verified with a real model: none ships in a package. What is tested is everything but the model (sherpa/streams.ts).
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { FRAME_MS, ProviderError, type SttProvider, type Transcriber, type TranscriberOptions } from '../ports.ts';
import type { Heard, Told } from './sherpa/streams.ts';

export interface SherpaSettings {
  directory: string;
  /** BCP 47 */
  languages: readonly string[];
}

/** Files of a streaming transducer. */
export interface SherpaModel {
  tokens: string;
  encoder: string;
  decoder: string;
  joiner: string;
}

/** What carries messages to the recogniser's thread; tests put a recogniser of their own behind it. */
export interface SherpaThread {
  send(message: Told): void;
  onMessage(listener: (message: Heard) => void): void;
  onGone(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

const ID = 'sherpa-onnx';

/** @throws Error with one sentence that names the directory and what it lacks */
export function findModel(directory: string): SherpaModel {
  let names: string[];
  try {
    names = readdirSync(directory).toSorted();
  } catch (cause) {
    throw new Error(`SHERPA_MODEL_DIR ${directory} cannot be read: ${(cause as Error).message}`, { cause });
  }
  const find = (what: string, pattern: RegExp): string => {
    // Quantized files are smaller and as good for telephone speech; they carry int8 in their names.
    const found = names.filter((name) => pattern.test(name));
    const best = found.find((name) => name.includes('int8')) ?? found[0];
    if (best === undefined) {
      throw new Error(
        `SHERPA_MODEL_DIR ${directory} holds no ${what}: it must be a streaming transducer model of sherpa-onnx`,
      );
    }
    return join(directory, best);
  };
  return {
    tokens: find('tokens.txt', /^tokens\.txt$/),
    encoder: find('encoder', /^encoder.*\.onnx$/),
    decoder: find('decoder', /^decoder.*\.onnx$/),
    joiner: find('joiner', /^joiner.*\.onnx$/),
  };
}

export type Sherpa = SttProvider & { close(): Promise<void> };

/** @throws Error as findModel does */
export function createSherpa({ directory, languages }: SherpaSettings, open = startThread): Sherpa {
  const model = findModel(directory);
  const streams = new Map<number, TranscriberOptions>();
  let thread: SherpaThread | null = null;
  let last = 0;
  const failAll = (error: Error) => {
    thread = null;
    const open_ = [...streams.values()];
    streams.clear();
    for (const { onError } of open_) onError(new ProviderError(ID, 'unavailable', error.message, { cause: error }));
  };
  const running = (): SherpaThread => {
    if (thread) return thread;
    const started = open(model);
    started.onMessage(({ stream, ...words }) => streams.get(stream)?.onWords(words));
    started.onGone((error) => {
      if (thread === started) failAll(error);
    });
    thread = started;
    return started;
  };
  return {
    id: ID,
    description: 'Listens to the audio of every line on this machine (sherpa-onnx).',
    languages,
    open(options) {
      const stream = ++last;
      streams.set(stream, options);
      running().send({ type: 'open', stream });
      return transcriber(
        stream,
        options,
        (message) => thread?.send(message),
        () => streams.delete(stream),
      );
    },
    async close() {
      const closing = thread;
      thread = null;
      await closing?.close();
    },
  };
}

function transcriber(
  stream: number,
  { signal }: TranscriberOptions,
  send: (message: Told) => void,
  forget: () => boolean,
): Transcriber {
  let nowMs = 0;
  const leave = () => {
    if (forget()) send({ type: 'close', stream });
  };
  signal.addEventListener('abort', leave, { once: true });
  return {
    write(frame) {
      nowMs += FRAME_MS;
      if (!signal.aborted) send({ type: 'audio', stream, frame: frame.slice(), nowMs });
    },
    caption() {},
    flush() {
      if (!signal.aborted) send({ type: 'flush', stream });
    },
    async close() {
      signal.removeEventListener('abort', leave);
      leave();
    },
  };
}

function startThread(model: SherpaModel): SherpaThread {
  const worker = new Worker(new URL('./sherpa/worker.ts', import.meta.url), { workerData: model });
  worker.unref();
  return {
    send: (message) => worker.postMessage(message),
    onMessage: (listener) => void worker.on('message', listener),
    onGone(listener) {
      worker.on('error', listener);
      worker.on('exit', (code) => listener(new Error(`the recogniser's thread ended with ${code}`)));
    },
    async close() {
      await worker.terminate();
    },
  };
}
