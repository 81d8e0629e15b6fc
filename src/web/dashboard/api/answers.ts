// The answers that pages show, by path and parameters.
// Invariants: one request at a time for an answer, however many components show it; a request is aborted when no component shows its
// answer any more; what was asked before a change never replaces what was asked after it; a failure keeps the last answer.
// Deliberately absent: changes, which send.ts sends. A library for this would take a quarter of the shell.
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { ApiFailure, asFailure } from './failure.ts';

const FRESH_MS = 15_000;
/** How long an answer that nobody sees is kept. */
const KEPT_MS = 5 * 60_000;
const MAX_TRIES = 3;
const MAX_WAIT_MS = 15_000;

/** The whole answer again, the next page of a list, or a list from its beginning. */
export type How = 'again' | 'more' | 'begin';
/** Asks the service. @param before the answer so far @throws ApiFailure */
export type Ask<T> = (signal: AbortSignal, before: T | undefined, how: How) => Promise<T>;

interface Kept<T> {
  path: string;
  data: T | undefined;
  error: ApiFailure | null;
  /** When the answer came; 0: never. */
  at: number;
  /** Something changed since. */
  isOld: boolean;
  /** What the last request was for. */
  how: How;
  running: { stop: AbortController; done: Promise<void> } | null;
  viewers: Set<Viewer>;
  timer?: ReturnType<typeof setTimeout>;
}

/** A component that shows an answer. */
interface Viewer {
  draw: () => void;
  /** Asks if the answer is not fresh. */
  look: () => void;
  /** Asks in any case; null: the component waits for something else. */
  ask: (() => Promise<void>) | null;
}

interface Options<T> {
  enabled: boolean;
  everyMs: (data: T | undefined) => number | false;
  /** Asks also for an answer that is still fresh, when the component appears. */
  always?: boolean;
  freshMs?: number;
  keptMs?: number;
  tries?: number;
  /** Whether an old answer is asked for again without a press. */
  isByItself?: (data: T) => boolean;
}

const answers = new Map<string, Kept<unknown>>();

export function useAnswer<T>(path: string, params: unknown, ask: Ask<T>, options: Options<T>) {
  const key = JSON.stringify([path, params]);
  const kept = useMemo(() => keptOf<T>(key, path), [key]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const latest = useRef({ ask, options });
  latest.current = { ask, options };
  const start = (how: How): Promise<void> => {
    const { ask: one, options: now } = latest.current;
    return request(kept, (...given) => repeated(() => one(...given), given[0], now.tries), how);
  };
  const { enabled, everyMs } = options;
  useLayoutEffect(() => {
    const look = (isForced = false): void => {
      const { always, freshMs = FRESH_MS, isByItself = () => true } = latest.current.options;
      if (!enabled || kept.running) return;
      const isFresh = !kept.isOld && Date.now() - kept.at < freshMs;
      if (kept.data === undefined || (isForced && always) || (!isFresh && isByItself(kept.data))) void start('again');
    };
    const viewer: Viewer = { draw: () => draw(0), look, ask: enabled ? () => start('again') : null };
    clearTimeout(kept.timer);
    kept.viewers.add(viewer);
    // A request that another component has begun is news to this one.
    if (kept.running) draw(0);
    look(true);
    return () => leave(kept, viewer, () => answers.delete(key), latest.current.options.keptMs);
  }, [kept, enabled]);
  const ms = enabled && everyMs(kept.data);
  useEffect(() => {
    if (ms === false) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !kept.running) void start('again');
    }, ms);
    return () => clearInterval(timer);
  }, [kept, ms]);
  const { data, error, at, how, running } = kept;
  const isPending = data === undefined && error === null;
  return { data, error, isPending, isFetching: running !== null, dataUpdatedAt: at, how, start };
}

/** Asks again for what is shown of these paths; what is not shown is asked for when it is. */
export async function refreshAnswers(paths: readonly string[]): Promise<void> {
  const old = [...answers.values()].filter(({ path }) => paths.includes(path));
  for (const kept of old) kept.isOld = true;
  await Promise.all(old.map(({ viewers }) => [...viewers].find(({ ask }) => ask)?.ask!()));
}

function keptOf<T>(key: string, path: string): Kept<T> {
  const known = answers.get(key);
  if (known) return known as Kept<T>;
  const state = { data: undefined, error: null, at: 0, isOld: false, how: 'again', running: null } as const;
  const kept: Kept<T> = { path, ...state, viewers: new Set() };
  answers.set(key, kept as Kept<unknown>);
  return kept;
}

/** Replaces a request that runs, unless it is for the first answer and nothing changed since. */
function request<T>(kept: Kept<T>, ask: Ask<T>, how: How): Promise<void> {
  if (kept.running && kept.data === undefined && !kept.isOld) return kept.running.done;
  kept.running?.stop.abort();
  const stop = new AbortController();
  const end = (change: Partial<Kept<T>>): void => {
    if (kept.running?.stop === stop) redraw(Object.assign(kept, { running: null }, change));
  };
  const done = ask(stop.signal, kept.data, how).then(
    (data) => end({ data, error: null, at: Date.now(), isOld: false }),
    (error: unknown) => end({ error: asFailure(error) }),
  );
  if (kept.data === undefined) kept.error = null;
  redraw(Object.assign(kept, { running: { stop, done }, how }));
  return done;
}

function redraw<T>({ viewers }: Kept<T>): void {
  for (const { draw } of viewers) draw();
}

function leave<T>(kept: Kept<T>, viewer: Viewer, forget: () => void, ms = KEPT_MS): void {
  kept.viewers.delete(viewer);
  if (kept.viewers.size > 0) return;
  kept.running?.stop.abort();
  kept.running = null;
  kept.timer = setTimeout(forget, ms);
}

/** Repeats after failures that can pass. */
async function repeated<T>(ask: () => Promise<T>, signal: AbortSignal, tries = MAX_TRIES): Promise<T> {
  for (let failures = 0; ; failures++) {
    try {
      return await ask();
    } catch (error) {
      if (failures + 1 >= tries || !canPass(error)) throw error;
      await new Promise((resolve) => setTimeout(resolve, waitMs(failures, error)));
      signal.throwIfAborted();
    }
  }
}

function canPass(error: unknown): error is ApiFailure {
  if (!(error instanceof ApiFailure)) return false;
  return error.status === 0 || error.status === 429 || error.status >= 502;
}

function waitMs(failures: number, { retryAfterSeconds: named }: ApiFailure): number {
  return Math.min(MAX_WAIT_MS, named === null ? 500 * 2 ** failures : named * 1000);
}

function lookAgain(): void {
  if (document.hidden) return;
  for (const { viewers } of answers.values()) for (const { look } of viewers) look();
}

document.addEventListener('visibilitychange', lookAgain);
addEventListener('online', lookAgain);
