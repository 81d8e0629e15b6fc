// Waiting in tests: for a condition with a timeout, never for a fixed time.

interface Pauses {
  maxMs: number;
  /** Part of the time waited so far. */
  perWaited: number;
}

const MIN_PAUSE_MS = 5;
/** Evaluating the condition takes at most a ninth of the time: a condition that sends requests uses the service's CPU. */
const PAUSE_PER_CHECK = 8;
const USUAL: Pauses = { maxMs: 150, perWaited: 0.03 };
/** For a condition that remains true: a late check costs time, but misses nothing. */
const LASTING: Pauses = { maxMs: 500, perWaited: 0.12 };

interface UntilOptions {
  withinMs?: number;
  what?: string;
  /** The condition remains true: it is checked less often. */
  lasting?: boolean;
}

/** Resolves when `condition` is true; rejects after `withinMs` with an error that contains `what`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { withinMs = 30_000, what = condition.toString(), lasting = false }: UntilOptions = {},
): Promise<void> {
  const { maxMs, perWaited } = lasting ? LASTING : USUAL;
  const begun = performance.now();
  for (;;) {
    const checked = performance.now();
    if (await condition()) return;
    const now = performance.now();
    if (now > begun + withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    const pause = Math.max(MIN_PAUSE_MS, (now - checked) * PAUSE_PER_CHECK, (now - begun) * perWaited);
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, maxMs)));
  }
}
