// The responses that pages show, by path and parameters.
// Invariants: at most one request at a time per response, however many components show it; a request is aborted when no component
// shows its response any more; a request from before a change never replaces the result of a later one; a failure keeps the last
// response; a request that exceeded the rate limit is repeated when the service accepts it; a failure without a response is shown
// until the user tries again or leaves the page, or a reload succeeds.
// Deliberately omitted: changes, which send.ts sends. A library for this would take a quarter of the shell.
import { useEffect, useLayoutEffect, useMemo, useReducer, useRef } from 'preact/hooks';
import { ApiFailure, asFailure } from './failure.ts';

const FRESH_MS = 15_000;
/** How long a response that no component shows is kept. */
const KEPT_MS = 5 * 60_000;
const MAX_TRIES = 3;
const MAX_WAIT_MS = 15_000;

/** Reload the whole response, load the next page of a list, or reload a list from its beginning. */
export type How = 'again' | 'more' | 'begin';
/** Requests the response. @param before the response so far @throws ApiFailure */
export type Ask<T> = (signal: AbortSignal, before: T | undefined, how: How) => Promise<T>;

interface Kept<T> {
  path: string;
  data: T | undefined;
  error: ApiFailure | null;
  /** Time at which the response arrived; 0: never. */
  at: number;
  /** Something has changed since then. */
  isOld: boolean;
  /** Purpose of the last request. */
  how: How;
  running: { stop: AbortController; done: Promise<void> } | null;
  viewers: Set<Viewer>;
  timer?: ReturnType<typeof setTimeout>;
}

/** A component that shows a response. */
interface Viewer {
  draw: () => void;
  /** Requests the response if it is not fresh. */
  look: () => void;
  /** Requests the response in any case; null: the component waits for something else. */
  ask: (() => Promise<void>) | null;
}

interface Options<T> {
  enabled: boolean;
  everyMs: (data: T | undefined) => number | false;
  /** Requests even a fresh response when the component appears. */
  always?: boolean;
  /** Returns the response to the previous parameters until the one to the new parameters arrives (`isOld`). */
  keepsLast?: boolean;
  freshMs?: number;
  keptMs?: number;
  tries?: number;
  /** Whether a stale response is reloaded without user action. */
  isByItself?: (data: T) => boolean;
}

const answers = new Map<string, Kept<unknown>>();

export function useAnswer<T>(path: string, params: unknown, ask: Ask<T>, options: Options<T>) {
  const key = JSON.stringify([path, params]);
  const kept = useMemo(() => keptOf<T>(key, path), [key]);
  const [, draw] = useReducer((times: number) => times + 1, 0);
  const latest = useRef({ ask, options });
  latest.current = { ask, options };
  const reload = (how: How = 'again'): Promise<void> => {
    const { ask: one, options: now } = latest.current;
    return request(kept, (...given) => withRetries(() => one(...given), given[0], now.tries), how);
  };
  const start = (how: How): Promise<void> => {
    if (kept.data === undefined) kept.error = null;
    const done = reload(how);
    redraw(kept);
    return done;
  };
  const { enabled, everyMs } = options;
  useLayoutEffect(() => {
    const look = (isForced = false): void => {
      const { always, freshMs = FRESH_MS, isByItself = () => true } = latest.current.options;
      if (!enabled || kept.running) return;
      const isFresh = !kept.isOld && Date.now() - kept.at < freshMs;
      if (kept.data === undefined || (isForced && always) || (!isFresh && isByItself(kept.data))) void reload();
    };
    const viewer: Viewer = { draw: () => draw(0), look, ask: enabled ? reload : null };
    clearTimeout(kept.timer);
    kept.viewers.add(viewer);
    // This component must also show that another component's request is running.
    if (kept.running) draw(0);
    look(true);
    return () => leave(kept, viewer, () => answers.delete(key), latest.current.options.keptMs);
  }, [kept, enabled]);
  const ms = enabled && everyMs(kept.data);
  useEffect(() => {
    if (ms === false) return undefined;
    const timer = setInterval(() => {
      if (!document.hidden && !kept.running) void reload();
    }, ms);
    return () => clearInterval(timer);
  }, [kept, ms]);
  const { error, at, how, running } = kept;
  const last = useRef<T>();
  const isPending = kept.data === undefined && error === null;
  if (!isPending || !options.keepsLast) last.current = kept.data;
  const data = last.current;
  const isOld = isPending && data !== undefined;
  return {
    data,
    isOld,
    error,
    isPending: isPending && !isOld,
    isFetching: running !== null,
    dataUpdatedAt: at,
    how,
    start,
  };
}

/**
 * Refetches these paths where they are displayed; others are refetched when they are next displayed.
 * @param isSeen if false, all are refetched only when the user looks at the tab again
 */
export async function refreshAnswers(paths: readonly string[], isSeen = true): Promise<void> {
  const old = [...answers.values()].filter(({ path }) => paths.includes(path));
  for (const kept of old) {
    kept.isOld = true;
    // Its response would count as newer than the change.
    if (isSeen) continue;
    stopRequest(kept);
    redraw(kept);
  }
  if (isSeen) await Promise.all(old.map(askAgain));
}

async function askAgain({ viewers }: Kept<unknown>): Promise<void> {
  await [...viewers].find(({ ask }) => ask)?.ask!();
}

function keptOf<T>(key: string, path: string): Kept<T> {
  const known = answers.get(key);
  if (known) return known as Kept<T>;
  const state = { data: undefined, error: null, at: 0, isOld: false, how: 'again', running: null } as const;
  const kept: Kept<T> = { path, ...state, viewers: new Set() };
  answers.set(key, kept as Kept<unknown>);
  return kept;
}

/** Replaces a running request, unless it is for the first response and nothing has changed since. */
function request<T>(kept: Kept<T>, ask: Ask<T>, how: How): Promise<void> {
  if (kept.running && kept.data === undefined && !kept.isOld) return kept.running.done;
  kept.running?.stop.abort();
  const stop = new AbortController();
  const end = (change: Partial<Kept<T>>): void => {
    if (kept.running?.stop === stop) redraw(Object.assign(kept, { running: null }, change));
  };
  const done = ask(stop.signal, kept.data, how).then(
    (data) => end({ data, error: null, at: Date.now(), isOld: false }),
    (thrown: unknown) => {
      const error = asFailure(thrown);
      end({ error });
      const { status, retryAfterSeconds: seconds } = error;
      if (status !== 429 || seconds === null) return;
      setTimeout(() => kept.error === error && void askAgain(kept as Kept<unknown>), seconds * 1000);
    },
  );
  redraw(Object.assign(kept, { running: { stop, done }, how }));
  return done;
}

function stopRequest(kept: Pick<Kept<unknown>, 'running'>): void {
  kept.running?.stop.abort();
  kept.running = null;
}

function redraw<T>({ viewers }: Kept<T>): void {
  for (const { draw } of viewers) draw();
}

function leave<T>(kept: Kept<T>, viewer: Viewer, forget: () => void, ms = KEPT_MS): void {
  kept.viewers.delete(viewer);
  if (kept.viewers.size > 0) return;
  stopRequest(kept);
  if (kept.data === undefined) kept.error = null;
  kept.timer = setTimeout(forget, ms);
}

/** Retries after transient failures. */
async function withRetries<T>(ask: () => Promise<T>, signal: AbortSignal, tries = MAX_TRIES): Promise<T> {
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
  const { status, retryAfterSeconds: seconds } = error;
  // Beyond a short time, the user sees the failure.
  return status === 0 || status >= 502 || (status === 429 && (seconds ?? 0) * 1000 <= MAX_WAIT_MS);
}

function waitMs(failures: number, { retryAfterSeconds: named }: ApiFailure): number {
  return Math.min(MAX_WAIT_MS, named === null ? 500 * 2 ** failures : named * 1000);
}

function lookAll(): void {
  if (document.hidden) return;
  for (const { viewers } of answers.values()) for (const { look } of viewers) look();
}

document.addEventListener('visibilitychange', lookAll);
addEventListener('online', lookAll);
