// The caller's side of embedded/worker.ts: each request becomes a promise, and replies arrive in order. Byte buffers are
// transferred in both directions, not copied; the caller can no longer use the buffer that it sends. When the thread dies, every
// open and later request rejects with the same error, and `onDeath` is called once.
import { Worker } from 'node:worker_threads';
import { workerEnv } from '../../core/worker-env.ts';
import type { WireReply } from './wire.ts';

export interface ThreadOptions {
  /** Data directory; null keeps everything in memory. */
  dir: string | null;
  /** A tar of a data directory (see Thread.snapshot) to start from; only for a new database. */
  snapshot?: Uint8Array;
}

export type ThreadRequest = { kind: 'batch'; bytes: Uint8Array } | { kind: 'snapshot' } | { kind: 'close' };
export type ThreadReply =
  | { kind: 'ready' }
  | ({ kind: 'answer' } & WireReply)
  | { kind: 'snapshot'; bytes: Uint8Array }
  | { kind: 'closed' };

export interface Thread {
  /** Runs protocol messages. `bytes` must own its whole ArrayBuffer, which is transferred. */
  run(bytes: Uint8Array<ArrayBuffer>): Promise<WireReply>;
  /** Returns the data directory as an uncompressed tar. */
  snapshot(): Promise<Uint8Array>;
  /** Shuts Postgres down, then ends the thread; after CLOSE_MS it is terminated. */
  close(): Promise<void>;
}

// A checkpoint of a large database takes a second or two. Not even kill -9 loses data, so a longer wait gains nothing.
const CLOSE_MS = 5_000;

/** Starts the thread and waits until Postgres is up. @param onDeath called at most once, never after close() */
export async function startThread(options: ThreadOptions, onDeath: (error: Error) => void): Promise<Thread> {
  const worker = new Worker(new URL('./worker.ts', import.meta.url), {
    workerData: options,
    execArgv: [],
    env: workerEnv(),
  });
  const pending: { resolve: (reply: ThreadReply) => void; reject: (error: Error) => void }[] = [];
  let death: Error | null = null;
  let closing = false;
  let ready = false;

  const die = (cause: unknown): void => {
    if (death) return;
    const reason = cause instanceof Error ? cause.message : String(cause);
    death = new Error(`the embedded database stopped: ${reason}`, { cause });
    for (const waiting of pending.splice(0)) waiting.reject(death);
    if (ready && !closing) onDeath(death);
  };
  worker.on('message', (reply: ThreadReply) => pending.shift()?.resolve(reply));
  worker.on('error', die);
  worker.on('exit', (code) => die(`its thread exited with code ${code}`));

  const expect = <Kind extends ThreadReply['kind']>(kind: Kind): Promise<Extract<ThreadReply, { kind: Kind }>> =>
    new Promise((resolve, reject) => {
      if (death) return reject(death);
      pending.push({
        resolve: (reply) =>
          reply.kind === kind
            ? resolve(reply as Extract<ThreadReply, { kind: Kind }>)
            : reject(new Error(`the embedded database replied ${reply.kind} where ${kind} was expected`)),
        reject,
      });
    });
  const send = (request: ThreadRequest, transfer: ArrayBuffer[] = []): void => worker.postMessage(request, transfer);

  await expect('ready');
  ready = true;
  return {
    run(bytes) {
      const answer = expect('answer');
      send({ kind: 'batch', bytes }, [bytes.buffer]);
      return answer;
    },
    async snapshot() {
      const reply = expect('snapshot');
      send({ kind: 'snapshot' });
      return (await reply).bytes;
    },
    async close() {
      if (closing || death) return;
      closing = true;
      const closed = expect('closed');
      send({ kind: 'close' });
      const timer = setTimeout(() => die(`it did not close within ${CLOSE_MS} ms`), CLOSE_MS);
      // A regular end and a dead thread both end the wait. The data on disk is intact either way.
      await Promise.allSettled([closed]);
      clearTimeout(timer);
      await worker.terminate();
    },
  };
}
