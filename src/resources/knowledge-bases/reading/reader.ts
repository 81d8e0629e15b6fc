// Reads documents in a separate process with limits on memory and time: a PDF or zip bomb ends only that process and fails its
// source with a reason. A process, not a thread, because V8 ends the whole process when a thread's heap cannot be collected in
// time. The process has no secrets, can read only its own code, cannot write files or start programs, and is killed first when
// memory runs out. offline.ts disables network and threads, which Node 24 cannot restrict. After a failure, the next document
// gets a new process. Deliberately omitted: which documents share a process (reader-pool.ts).
import { fork, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, realpathSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Clock } from '../../../core/clock.ts';
import type { Chunk, Chunking } from './chunks.ts';
import type { DocumentType } from './documents.ts';
import { OOM_SCORE } from './oom-score.ts';
import type { RobotsAnswer, RobotsQuestion } from './robots.ts';
import type { WatchOptions } from './watch.ts';

export interface ReadTask {
  id: number;
  type: DocumentType;
  bytes: Uint8Array;
  contentType: string | null;
  /** The title given by the source's owner; null to use the document's own. */
  title: string | null;
  /** URL of a page, whose links are also returned; null for other documents. */
  url: string | null;
  chunking: Chunking;
}

export interface RobotsTask extends RobotsQuestion {
  id: number;
}

interface ReadPiece extends Chunk {
  /** Hash of the text to embed. */
  hash: string;
}

export interface ReadResult {
  title: string | null;
  links: string[];
  pieces: ReadPiece[];
  textHash: string;
}

type ReadFailure = 'too_large' | 'unreadable' | 'too_complex';

/** Chunks arrive in batches, followed by the rest of the result. A robots.txt gets one message. */
export type ReadReply = { id: number } & (
  | { portion: ReadPiece[] }
  | Omit<ReadResult, 'pieces'>
  | RobotsAnswer
  | { failed: ReadFailure; detail: string }
);

export interface ReadLimits {
  /** CPU time limit for a document. On a busy machine, CPU time is a fraction of elapsed time. */
  cpuMs: number;
  /** Elapsed time limit. */
  timeoutMs: number;
  heapMb: number;
  /** Memory limit of the whole process: the heap, data unpacked outside of it, and about 60 MB of base use. */
  memoryMb: number;
}

/** Runs one task at a time. Both methods throw Unreadable, the abort's reason, or another error when the process itself failed. */
export interface Reader {
  read(task: Omit<ReadTask, 'id'>, signal: AbortSignal): Promise<ReadResult>;
  checkRobots(question: RobotsQuestion, signal: AbortSignal): Promise<RobotsAnswer>;
  close(): Promise<void>;
}

export class Unreadable extends Error {
  readonly code: ReadFailure;
  constructor(code: ReadFailure, detail: string) {
    super(detail);
    this.code = code;
  }
}

// The largest upload is 25 MiB, which takes 150 MB of heap as UTF-16 with its chunks.
const LIMITS: ReadLimits = { cpuMs: 60_000, timeoutMs: 600_000, heapMb: 512, memoryMb: 1024 };
const PROCESS = new URL('./process.ts', import.meta.url);
// The process may read its code and the parsers' packages, but no data, secrets or other files. Packages may be symbolic links,
// but modules are read by their real paths.
const ROOT = new URL('../../../../', import.meta.url);
const READABLE = ['src', 'node_modules', 'package.json'].flatMap((name) => {
  const path = fileURLToPath(new URL(name, ROOT));
  const real = existsSync(path) ? realpathSync(path) : path;
  return [...new Set([path, real])].map((one) => (name === 'package.json' ? one : `${one}/`));
});
export const READER_PERMISSIONS: readonly string[] = [
  '--permission',
  ...READABLE.map((path) => `--allow-fs-read=${path}`),
  `--allow-fs-write=${OOM_SCORE}`,
  '--allow-worker',
];

interface CurrentRead {
  id: number;
  pieces: ReadPiece[];
  resolve(result: ReadResult | RobotsAnswer): void;
  reject(error: unknown): void;
}

export function createReader(clock: Clock, limits: ReadLimits = LIMITS): Reader {
  let child: ChildProcess | null = null;
  let current: CurrentRead | null = null;
  let lastId = 0;

  const end = async (error?: unknown): Promise<void> => {
    const ending = child;
    child = null;
    const lost = current;
    current = null;
    if (ending?.pid !== undefined && ending.exitCode === null && ending.signalCode === null) {
      ending.kill('SIGKILL');
      await once(ending, 'exit');
    }
    lost?.reject(error);
  };
  const failed = (detail: string) => void end(new Unreadable('too_complex', detail));
  const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
    // The watch thread and the kernel's OOM killer use SIGKILL. V8 aborts when the heap is full.
    if (signal === 'SIGKILL') failed(`Reading the document takes more than ${limits.memoryMb} MB of memory.`);
    else if (signal === 'SIGABRT') failed(`Reading the document takes more than ${limits.heapMb} MB of memory.`);
    else if (signal === 'SIGXCPU') failed('Reading the document takes too long.');
    else void end(new Error(`the reading process ended with ${signal ?? code}`));
  };
  const take = (reply: ReadReply): void => {
    if (current?.id !== reply.id) return;
    const { pieces, resolve, reject } = current;
    if ('portion' in reply) return void pieces.push(...reply.portion);
    current = null;
    if ('failed' in reply) reject(new Unreadable(reply.failed, reply.detail));
    else resolve('allowed' in reply ? reply : { ...reply, pieces });
  };
  const running = (): ChildProcess => {
    if (child) return child;
    const started = startProcess(limits);
    started.on('message', (reply: ReadReply) => started === child && take(reply));
    started.on('error', (error) => started === child && void end(error));
    started.on('exit', (code, signal) => started === child && onExit(code, signal));
    return (child = started);
  };

  const ask = async (task: Omit<ReadTask, 'id'> | RobotsQuestion, signal: AbortSignal): Promise<unknown> => {
    signal.throwIfAborted();
    if (current) throw new Error('a reader reads one document at a time');
    const id = ++lastId;
    const started = running();
    const result = new Promise((resolve, reject) => (current = { id, pieces: [], resolve, reject }));
    const timer = clock.after(limits.timeoutMs, () => failed('Reading the document takes too long.'));
    const onAbort = () => void end(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    started.send({ ...task, id } satisfies ReadTask | RobotsTask);
    try {
      return await result;
    } finally {
      timer.cancel();
      signal.removeEventListener('abort', onAbort);
    }
  };

  return {
    read: (task, signal) => ask(task, signal) as Promise<ReadResult>,
    checkRobots: (question, signal) => ask(question, signal) as Promise<RobotsAnswer>,
    close: () => end(new Error('the reader was closed')),
  };
}

function startProcess({ heapMb, memoryMb, cpuMs }: ReadLimits): ChildProcess {
  const watched: WatchOptions = { service: process.pid, memoryMb, cpuMs };
  const child = fork(PROCESS, [JSON.stringify(watched)], {
    execArgv: [`--max-old-space-size=${heapMb}`, ...READER_PERMISSIONS],
    env: {},
    serialization: 'advanced',
    // Output of parsers about untrusted documents does not belong in our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // The child process does not keep the service alive.
  child.unref();
  child.channel?.unref();
  return child;
}
