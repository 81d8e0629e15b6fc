// A thread for work that a tenant's text decides the length of. It gets one question at a time; one that takes longer than the
// limit, or fills its memory, ends the thread and is answered with `LOST`, and the next question gets a new thread.
// Invariant: whoever asks is answered, and the thread that asks is never held up.
// The time of a question begins when the thread is ready: a thread that starts on a busy machine says nothing about a question.
import { Worker } from 'node:worker_threads';

/** The first message of the thread: it has loaded its modules and takes questions. */
export const READY = 'ready';

export interface BoundedThread<Question> {
  /** @returns what the thread answers; the symbol LOST when it did not */
  ask(question: Question): Promise<unknown>;
}

export const LOST = Symbol('the thread was ended');

export interface ThreadLimits {
  /** Of the time that passes from when the thread is ready, so far above what a question may take of the processor that only work that cannot be cut off meets it. */
  timeoutMs: number;
  heapMb: number;
}

/** A thread loads its modules within a second of the processor; on a machine that is this busy nothing else works either. */
const START_MS = 60_000;

interface Asked<Question> {
  question: Question;
  resolve(answer: unknown): void;
}

export function createBoundedThread<Question>(url: URL, { timeoutMs, heapMb }: ThreadLimits): BoundedThread<Question> {
  const waiting: Asked<Question>[] = [];
  let underway: Asked<Question> | null = null;
  let thread: Worker | null = null;
  let isReady = false;
  let timer: NodeJS.Timeout | null = null;

  const settle = (answer: unknown): void => {
    if (timer) clearTimeout(timer);
    const asked = underway;
    underway = null;
    asked?.resolve(answer);
    next();
  };
  const lose = (ended: Worker): void => {
    if (ended !== thread) return;
    thread = null;
    // A pattern that is being compiled delays the end of its thread, and nobody waits for that.
    void ended.terminate();
    settle(LOST);
  };
  const limit = (asked: Worker): void => {
    if (timer) clearTimeout(timer);
    timer = setTimeout(() => lose(asked), isReady ? timeoutMs : START_MS);
  };
  const running = (): Worker => {
    if (thread) return thread;
    const started = new Worker(url, { resourceLimits: { maxOldGenerationSizeMb: heapMb } });
    // It does not keep the process alive.
    started.unref();
    isReady = false;
    started.once('message', (first) => {
      if (first !== READY) throw new Error(`the thread ${url} said ${String(first)} before it was ready`);
      started.on('message', (answer) => started === thread && settle(answer));
      if (started !== thread) return;
      isReady = true;
      if (underway) limit(started);
    });
    started.on('error', () => lose(started));
    started.on('exit', () => lose(started));
    return (thread = started);
  };
  const next = (): void => {
    if (underway) return;
    underway = waiting.shift() ?? null;
    if (!underway) return;
    const asked = running();
    limit(asked);
    asked.postMessage(underway.question);
  };

  return {
    ask(question) {
      return new Promise((resolve) => {
        waiting.push({ question, resolve });
        next();
      });
    },
  };
}
