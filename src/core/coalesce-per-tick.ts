// Coalesces identical requests made in the same event-loop tick into one call, because a busy server often reads several requests
// of one client in a tick.
// Invariant: a call begins after the last request that it answers, so its answer is never older than the request.
// Deliberately omitted: a cache of answers.

/** @param run called at the end of the tick, once per requested key, one after the other */
export function coalescePerTick<T>(run: (key: string) => Promise<T>): (key: string) => Promise<T> {
  let asked = new Map<string, PromiseWithResolvers<T>>();
  const runAll = (): void => {
    const all = asked;
    asked = new Map();
    for (const [key, { resolve, reject }] of all) run(key).then(resolve, reject);
  };
  return (key) => {
    const shared = asked.get(key);
    if (shared) return shared.promise;
    const answer = Promise.withResolvers<T>();
    if (asked.size === 0) setImmediate(runAll);
    asked.set(key, answer);
    return answer.promise;
  };
}
