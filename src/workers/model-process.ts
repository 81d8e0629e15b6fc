// A child process with a native model. It is a process instead of a thread, because such libraries end their process when they
// cannot read a model. The child (child-process.ts: endWithService) receives one JSON argument and sends `ready` when the model
// is loaded.
// Invariant: child and parent do not keep each other alive.
import { fork } from 'node:child_process';
import type { Socket } from 'node:net';
import { workerEnv } from '../core/worker-env.ts';

/** The child's first message. */
export const MODEL_READY = 'ready';

/** Replaceable in tests. */
export interface ModelProcess<Command, Result> {
  /** Resolves when the model is loaded. @throws Error if it cannot be loaded */
  ready: Promise<void>;
  send(message: Command): void;
  onMessage(listener: (message: Result) => void): void;
  onGone(listener: (error: Error) => void): void;
  close(): Promise<void>;
}

const MAX_SAID_CHARS = 2_000;

/** @param what name of the child in errors, such as `the recognizer` */
export function startModelProcess<Command extends object, Result extends object>(
  what: string,
  url: URL,
  argument: object,
): ModelProcess<Command, Result> {
  const child = fork(url, [JSON.stringify(argument)], {
    env: workerEnv(),
    serialization: 'advanced',
    stdio: ['ignore', 'inherit', 'pipe', 'ipc'],
  });
  child.unref();
  child.channel!.unref();
  let said = '';
  child.stderr!.on('data', (bytes: Buffer) => void (said = `${said}${bytes.toString()}`.slice(-MAX_SAID_CHARS)));
  (child.stderr as Socket).unref();
  const gone = Promise.withResolvers<Error>();
  child.once('error', gone.resolve);
  child.once('exit', (code, signal) => gone.resolve(new Error(endOf(what, code ?? signal, said))));
  const ready = new Promise<void>((resolve, reject) => {
    child.once('message', () => resolve());
    void gone.promise.then(reject);
  });
  // The caller that awaits the start receives the error; afterwards the open requests do.
  ready.catch(() => undefined);
  return {
    ready,
    send: (message) => void (child.connected && child.send(message)),
    onMessage: (listener) =>
      void child.on('message', (message: Result | typeof MODEL_READY) => message !== MODEL_READY && listener(message)),
    onGone: (listener) => void gone.promise.then(listener),
    async close() {
      // The child ignores the signals of a terminal; SIGKILL cannot be ignored.
      child.kill('SIGKILL');
      await gone.promise;
    },
  };
}

/** Includes the library's message, whose last line is the most informative. */
function endOf(what: string, how: number | string | null, said: string): string {
  const why = said.trim().split('\n').at(-1)!.trim();
  return `${what} ended with ${how}${why === '' ? '' : `: ${why}`}`;
}
