// Repetitions of randomized tests: few in every run, in full under `npm run test:chaos`, which sets CHAOS=full and runs
// every test file that imports this one. Invariant: the same tests either way; only the numbers differ. A test with a
// seeded generator uses `seed` and has it in its title: CHAOS_SEED=<n> repeats the same choices.

export const isFull = process.env['CHAOS'] === 'full';

export const seed = Number(process.env['CHAOS_SEED'] ?? Date.now());

/** `size(5, 50)`: 5 in every run, 50 under `npm run test:chaos`. For repetitions and, in milliseconds, for durations. */
export function size(everyRun: number, full: number): number {
  return isFull ? full : everyRun;
}
