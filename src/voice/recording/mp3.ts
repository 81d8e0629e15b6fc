// Stereo PCM in, one MP3 stream out, encoded by a worker thread that all recordings of a process share.
// Invariant: bytes come in the order of the samples. The worker starts with the first recording and does not keep the process alive.
import { Worker } from 'node:worker_threads';

export type EncodeRequest =
  | { type: 'encode'; id: number; left: Int16Array<ArrayBuffer>; right: Int16Array<ArrayBuffer> }
  | { type: 'finish' | 'close'; id: number };

export type EncodeReply = { id: number; bytes: Uint8Array<ArrayBuffer> } | { id: number; error: string };

export interface Mp3Stream {
  /** Resolves with the bytes that are complete so far, perhaps none. Takes ownership of the samples. */
  encode(left: Int16Array<ArrayBuffer>, right: Int16Array<ArrayBuffer>): Promise<Uint8Array>;
  /** Resolves with the rest and closes the stream. */
  finish(): Promise<Uint8Array>;
  /** Drops the stream without its rest. */
  close(): void;
}

interface Waiting {
  resolve(bytes: Uint8Array): void;
  reject(error: Error): void;
}

interface Encoder {
  worker: Worker;
  /** Requests without an answer, by stream, oldest first. */
  waiting: Map<number, Waiting[]>;
}

let shared: Encoder | null = null;
let nextId = 1;

export function openMp3(): Mp3Stream {
  const id = nextId++;
  const encoder = (shared ??= start());
  encoder.waiting.set(id, []);
  const ask = (request: EncodeRequest, transfer: readonly ArrayBuffer[] = []) =>
    new Promise<Uint8Array>((resolve, reject) => {
      const queue = encoder.waiting.get(id);
      if (!queue || shared !== encoder) return reject(new Error('the recording is closed'));
      queue.push({ resolve, reject });
      encoder.worker.postMessage(request, transfer);
    });
  return {
    encode: (left, right) => ask({ type: 'encode', id, left, right }, [left.buffer, right.buffer]),
    async finish() {
      const rest = await ask({ type: 'finish', id });
      encoder.waiting.delete(id);
      return rest;
    },
    close() {
      encoder.waiting.delete(id);
      encoder.worker.postMessage({ type: 'close', id } satisfies EncodeRequest);
    },
  };
}

function start(): Encoder {
  const worker = new Worker(new URL('./encode-worker.ts', import.meta.url));
  worker.unref();
  const encoder: Encoder = { worker, waiting: new Map() };
  worker.on('message', (reply: EncodeReply) => {
    const waiting = encoder.waiting.get(reply.id)?.shift();
    if ('bytes' in reply) waiting?.resolve(reply.bytes);
    else waiting?.reject(new Error(reply.error));
  });
  worker.on('error', (error) => fail(encoder, error as Error));
  worker.on('exit', (code) => fail(encoder, new Error(`the encoder ended with code ${code}`)));
  return encoder;
}

/** Fails every stream of a worker that died; the next recording starts another worker. */
function fail(encoder: Encoder, error: Error): void {
  if (shared === encoder) shared = null;
  for (const queue of encoder.waiting.values()) for (const waiting of queue) waiting.reject(error);
  encoder.waiting.clear();
}
