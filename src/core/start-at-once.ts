// Starts an async generator before it is read. A generator that waits for its first reader runs no `finally` when it is ended, so
// anything reserved for it would stay reserved.
// Invariant: once the signal is aborted, the generator ends, whether or not it is read.

interface Started<T> {
  /** The first result of the generator. */
  first: Promise<IteratorResult<T>>;
  /** All results of the generator, including the first. */
  all: AsyncGenerator<T>;
}

export function startAtOnce<T>(source: AsyncGenerator<T>, signal: AbortSignal): Started<T> {
  const first = source.next();
  // The reader receives the error, if there is one.
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
