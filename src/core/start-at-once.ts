// An async generator that runs before anybody reads it. One that waits for its first reader runs no `finally` when it is ended, so
// what was reserved for it would stay reserved.
// Invariant: once the signal is aborted, the generator comes to its end, whether or not anybody reads it.

export interface Started<T> {
  /** What the generator yields first. */
  first: Promise<IteratorResult<T>>;
  /** All that it yields, the first included. */
  all: AsyncGenerator<T>;
}

export function startAtOnce<T>(source: AsyncGenerator<T>, signal: AbortSignal): Started<T> {
  const first = source.next();
  // The reader gets the error, if there is one.
  first.catch(() => undefined);
  const end = (): void => void source.return(undefined).catch(() => undefined);
  if (signal.aborted) end();
  else signal.addEventListener('abort', end, { once: true });
  return { first, all: from(first, source) };
}

async function* from<T>(first: Promise<IteratorResult<T>>, source: AsyncGenerator<T>): AsyncGenerator<T> {
  try {
    const { done, value } = await first;
    if (done) return;
    yield value;
    yield* source;
  } finally {
    await source.return(undefined);
  }
}
