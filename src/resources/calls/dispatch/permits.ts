// Permits: the resources that a call occupies in this process, which are capacity (process-capacity.ts) and an STT slot
// (stt-slots.ts).
// Invariant: a permit acquired during a claim is kept only if the claim returned a call.

/** Releases a permit. Idempotent. */
export type Release = () => void;

/** A release for the case that nothing was acquired. */
export const NOTHING_HELD: Release = () => undefined;

export function combineReleases(one: Release, other: Release): Release {
  return () => {
    one();
    other();
  };
}

/**
 * Runs `work`, which acquires permits through `register` and may be restarted, as transactions are.
 * @param isKept whether the result keeps the permits that were acquired last; all others are released
 */
export async function withPermits<T>(
  work: (register: (release: Release) => void) => Promise<T>,
  isKept: (result: T) => boolean,
): Promise<T & { release: Release }> {
  let release = NOTHING_HELD;
  let keeps = false;
  const register = (next: Release): void => {
    release();
    release = next;
  };
  try {
    const result = await work(register);
    keeps = isKept(result);
    return { ...result, release };
  } finally {
    if (!keeps) release();
  }
}

/** Releases the permits if `work` fails. */
export async function releaseOnFailure<T>(release: Release, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    release();
    throw error;
  }
}
