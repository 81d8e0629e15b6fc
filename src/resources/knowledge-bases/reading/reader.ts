// Reads documents in a process of its own, with a bound on memory and on time: a PDF or zip bomb ends that process, fails its
// source with a reason, and harms nothing else. A process and not a thread, because V8 ends the whole process when a thread's
// heap cannot be collected in time. It has no secrets, may read no file but its code, write no file and
// start no program, and is the first to go where memory runs out; offline.ts takes its network and threads away, which Node 24
// cannot bound. One reader serves one ingestion; the next document after a failure gets a new process.
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
  /** What its owner calls it; null: what it calls itself. */
  title: string | null;
  /** Of a page, whose links are wanted too. */
  url: string | null;
  chunking: Chunking;
}

export interface RobotsTask extends RobotsQuestion {
  id: number;
}

export interface ReadPiece extends Chunk {
  /** Of what is turned into a vector. */
  hash: string;
}

export interface ReadResult {
  title: string | null;
  links: string[];
  pieces: ReadPiece[];
  textHash: string;
}

export type ReadFailure = 'too_large' | 'unreadable' | 'too_complex';

/** Pieces come in portions, and then the rest. A robots.txt gets one answer. */
export type ReadReply = { id: number } & (
  | { portion: ReadPiece[] }
  | Omit<ReadResult, 'pieces'>
  | RobotsAnswer
  | { failed: ReadFailure; detail: string }
);

export interface ReadLimits {
  /** Of the processor's time for a document, which on a busy machine is a fraction of the time that passes. */
  cpuMs: number;
  /** Of the time that passes. */
  timeoutMs: number;
  heapMb: number;
  /** Of the whole process: the heap, what is unpacked outside of it, and some 60 MB of its own. */
  memoryMb: number;
}

/** One task at a time. Both throw Unreadable; an abort's reason; any other error when the process could not do its work. */
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

// The largest upload has 25 MiB; as UTF-16 with its chunks that is 150 MB of heap.
const LIMITS: ReadLimits = { cpuMs: 60_000, timeoutMs: 600_000, heapMb: 512, memoryMb: 1024 };
const PROCESS = new URL('./process.ts', import.meta.url);
// It reads its code and the parsers' packages: no data of the service, no secrets, no other file of the machine. Packages may lie
// elsewhere behind a link; modules are read by their real paths.
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

interface Underway {
  id: number;
  pieces: ReadPiece[];
  resolve(result: ReadResult | RobotsAnswer): void;
  reject(error: unknown): void;
}

export function createReader(clock: Clock, limits: ReadLimits = LIMITS): Reader {
  let child: ChildProcess | null = null;
  let underway: Underway | null = null;
  let lastId = 0;

  const end = async (error?: unknown): Promise<void> => {
    const ending = child;
    child = null;
    const lost = underway;
    underway = null;
    if (ending?.pid !== undefined && ending.exitCode === null && ending.signalCode === null) {
      ending.kill('SIGKILL');
      await once(ending, 'exit');
    }
    lost?.reject(error);
  };
  const failed = (detail: string) => void end(new Unreadable('too_complex', detail));
  const onExit = (code: number | null, signal: NodeJS.Signals | null): void => {
    // Its watch kills it, as the system does where memory is short; V8 aborts where the heap is full.
    if (signal === 'SIGKILL') failed(`Reading the document takes more than ${limits.memoryMb} MB of memory.`);
    else if (signal === 'SIGABRT') failed(`Reading the document takes more than ${limits.heapMb} MB of memory.`);
    else if (signal === 'SIGXCPU') failed('Reading the document takes too long.');
    else void end(new Error(`the reading process ended with ${signal ?? code}`));
  };
  const take = (reply: ReadReply): void => {
    if (underway?.id !== reply.id) return;
    const { pieces, resolve, reject } = underway;
    if ('portion' in reply) return void pieces.push(...reply.portion);
    underway = null;
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
    if (underway) throw new Error('a reader reads one document at a time');
    const id = ++lastId;
    const started = running();
    const result = new Promise((resolve, reject) => (underway = { id, pieces: [], resolve, reject }));
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
    // What a parser has to say about a stranger's document is no line of our log.
    stdio: ['ignore', 'ignore', 'ignore', 'ipc'],
  });
  // It does not keep the service alive.
  child.unref();
  child.channel?.unref();
  return child;
}
