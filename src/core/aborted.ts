// The reason of aborts that need none of their own.

/**
 * Stands for the reason of `abort()`, which creates an error with a stack trace for each abort: 6 µs instead of 1. For signals that
 * are aborted often, after each clause of a voice and each answer of a model.
 */
export const ABORTED = new DOMException('This operation was aborted', 'AbortError');
