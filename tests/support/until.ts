// Waiting in tests: for a condition, with a bound, never for a time.

/** Resolves when `condition` is true; rejects after `withinMs`, naming what was waited for. */
export async function until(
  condition: () => boolean | Promise<boolean>,
  { withinMs = 10_000, what = condition.toString() }: { withinMs?: number; what?: string } = {},
): Promise<void> {
  const deadline = performance.now() + withinMs;
  while (!(await condition())) {
    if (performance.now() > deadline) throw new Error(`not within ${withinMs} ms: ${what}`);
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}
