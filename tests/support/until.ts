// Waiting in tests: for a condition with a timeout, never for a fixed time.

const MIN_PAUSE_MS = 5;
const MAX_PAUSE_MS = 150;
/** Evaluating the condition takes at most a ninth of the time: a condition that sends requests uses the service's CPU. */
const PAUSE_PER_CHECK = 8;
/** The pause grows with the time waited so far, up to MAX_PAUSE_MS. */
const PAUSE_PER_WAITED = 0.03;

/** Resolves when `condition` is true; rejects after `withinMs` with an error that contains `what`. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { withinMs = 30_000, what = condition.toString() }: { withinMs?: number; what?: string } = {},
): Promise<void> {
  const begun = performance.now();
  for (;;) {
    const checked = performance.now();
    if (await condition()) return;
    const now = performance.now();
    if (now > begun + withinMs) throw new Error(`not within ${withinMs} ms: ${what}`);
    const pause = Math.max(MIN_PAUSE_MS, (now - checked) * PAUSE_PER_CHECK, (now - begun) * PAUSE_PER_WAITED);
    await new Promise((resolve) => setTimeout(resolve, Math.min(pause, MAX_PAUSE_MS)));
  }
}
