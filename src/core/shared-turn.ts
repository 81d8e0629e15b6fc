// Answers equal questions of one turn of the event loop with one run: a busy server reads many requests in a turn, often from one client.
// Invariant: a run begins after the last question that it answers was asked, so its answer is never older than the question.
// Absent on purpose: answers that are kept.

/** @param run is called at the end of the turn, once for each key that was asked for in it, one after the other */
export function sharedInTurn<T>(run: (key: string) => Promise<T>): (key: string) => Promise<T> {
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
