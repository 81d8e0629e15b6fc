// The resources that a call holds in this process while it runs: capacity (process-capacity.ts) and an STT slot (stt-slots.ts).
// Invariant: a permit acquired during a claim is kept only if the claim returned a call.

/** Gives back what was acquired; a second call changes nothing. */
export type Release = () => void;

/** Nothing was acquired that had to be given back. */
export const NOTHING_HELD: Release = () => undefined;

export function releaseBoth(one: Release, other: Release): Release {
  return () => {
    one();
    other();
  };
}

/**
 * Runs `work`, which acquires by `hold` and may run again from its beginning, as transactions do.
 * @param isKept whether the result keeps what was acquired last; everything else is released
 */
export async function withPermits<T>(
  work: (hold: (release: Release) => void) => Promise<T>,
  isKept: (result: T) => boolean,
): Promise<T & { release: Release }> {
  let release = NOTHING_HELD;
  let keeps = false;
  const hold = (next: Release): void => {
    release();
    release = next;
  };
  try {
    const result = await work(hold);
    keeps = isKept(result);
    return { ...result, release };
  } finally {
    if (!keeps) release();
  }
}

/** Releases when `work` fails. */
export async function orRelease<T>(release: Release, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    release();
    throw error;
  }
}
