// The terminal message about a requested stop. Pure.

interface StopFacts {
  /** Live calls of this process. */
  calls: number;
  drainSeconds: number;
  drainDelaySeconds: number;
}

/** @param facts null while the service is still starting */
export function stopMessage(facts: StopFacts | null): string {
  if (facts === null) return 'Stopping as soon as the start is complete; press Ctrl-C again to end now.';
  const { calls, drainSeconds, drainDelaySeconds } = facts;
  if (calls > 0) {
    const which = calls === 1 ? 'a live call, which has' : `${calls} live calls, which have`;
    return `Stopping. Waiting for ${which} ${drainSeconds} s to finish; press Ctrl-C again to end now.`;
  }
  const pause =
    drainDelaySeconds > 0 ? ` Requests are served for ${drainDelaySeconds} s more; press Ctrl-C again to end now.` : '';
  return `Stopping. There is no live call.${pause}`;
}
