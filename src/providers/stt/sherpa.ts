// Speech recognition on this machine by sherpa-onnx, with a streaming transducer model that the operator supplies. One child
// process serves all calls of this process. Invariant: a directory without a readable model stops the start with the reason. If
// the child process dies, every open transcriber reports an error.
// Not verified with a model of real speech, because no package ships one. Tests have a tiny model of two words.
import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { withRegions } from '../../core/languages.ts';
import { list, text } from '../../core/setting-parsers.ts';
import { defineSetting } from '../../core/setting.ts';
import { startModelProcess, type ModelProcess } from '../../workers/model-process.ts';
import { defineServer } from '../declaration.ts';
import { FRAME_MS } from '../ports/audio.ts';
import { ProviderError } from '../ports/errors.ts';
import type { SttProvider, Transcriber, TranscriberOptions } from '../ports/stt.ts';
import type { SherpaCommand, SherpaResult } from './sherpa/streams.ts';

/** Files of a streaming transducer model. */
export interface SherpaModel {
  tokens: string;
  encoder: string;
  decoder: string;
  joiner: string;
}

export type SherpaProcess = ModelProcess<SherpaCommand, SherpaResult>;

export const SHERPA_ID = 'sherpa-onnx';

export const sherpaModel = defineServer({
  id: 'sherpa',
  purpose: 'transcribes',
  provider: `\`${SHERPA_ID}\``,
  verifiedAgainst: 'the library with a tiny model of two words; never a model of real speech',
  settings: {
    directory: defineSetting({
      name: 'SHERPA_MODEL_DIR',
      parse: text,
      default: null,
      about:
        'Directory of a streaming transducer model for sherpa-onnx (tokens.txt, encoder, decoder, joiner), which transcribes every line on this machine.',
      example: '/var/lib/parley/zipformer-en',
    }),
    languages: defineSetting({
      name: 'SHERPA_LANGUAGES',
      parse: list,
      default: 'en',
      about: 'Languages of that model, BCP 47, separated by commas; `en` covers every region.',
      example: 'en,en-US,zh',
    }),
  },
  enabledBy: 'directory',
});

type SherpaSettings = NonNullable<ReturnType<typeof sherpaModel.readSettings>>;

/** @throws Error with one sentence that names the directory and the missing file */
export function findModel(directory: string): SherpaModel {
  let names: string[];
  try {
    names = readdirSync(directory).toSorted();
  } catch (cause) {
    throw new Error(`SHERPA_MODEL_DIR ${directory} cannot be read: ${(cause as Error).message}`, { cause });
  }
  const find = (what: string, pattern: RegExp): string => {
    // Quantized files (int8 in their names) are smaller and equally good for telephone speech.
    const found = names.filter((name) => pattern.test(name));
    const best = found.find((name) => name.includes('int8')) ?? found[0];
    if (best === undefined) {
      throw new Error(
        `SHERPA_MODEL_DIR ${directory} contains no ${what}: it must be a streaming transducer model of sherpa-onnx`,
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

interface Sherpa extends SttProvider {
  /** Loads the model, which the first caller would otherwise wait for. @throws Error if it cannot be read */
  load(): Promise<void>;
  close(): Promise<void>;
}

/** @throws Error like findModel */
export function createSherpa({ directory, languages }: SherpaSettings, open = startProcess): Sherpa {
  const model = findModel(directory);
  const streams = new Map<number, TranscriberOptions>();
  let child: SherpaProcess | null = null;
  let last = 0;
  const failAll = (error: Error) => {
    child = null;
    const open_ = [...streams.values()];
    streams.clear();
    for (const { onError } of open_)
      onError(new ProviderError(SHERPA_ID, 'unavailable', error.message, { cause: error }));
  };
  const running = (): SherpaProcess => {
    if (child) return child;
    const started = open(model);
    started.onMessage(({ stream, ...words }) => streams.get(stream)?.onWords(words));
    started.onGone((error) => {
      if (child === started) failAll(error);
    });
    child = started;
    return started;
  };
  return {
    id: SHERPA_ID,
    description: 'Listens to the audio of every line on this machine (sherpa-onnx).',
    languages: withRegions(languages),
    open(options) {
      const stream = ++last;
      streams.set(stream, options);
      running().send({ type: 'open', stream });
      return transcriber(
        stream,
        options,
        (message) => child?.send(message),
        () => streams.delete(stream),
      );
    },
    load: () => running().ready,
    async close() {
      const closing = child;
      child = null;
      await closing?.close();
    },
  };
}

function transcriber(
  stream: number,
  { signal }: TranscriberOptions,
  send: (message: SherpaCommand) => void,
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

function startProcess(model: SherpaModel): SherpaProcess {
  return startModelProcess('the recognizer', new URL('./sherpa/process.ts', import.meta.url), model);
}
