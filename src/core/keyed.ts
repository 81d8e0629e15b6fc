// State by key whose keys others choose, such as addresses: maps with a bound, and counts of what is held at the same time.

/** Sets the entry as the newest one. Beyond `max` entries the oldest is dropped. */
export function setNewest<K, V>(map: Map<K, V>, key: K, value: V, max: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > max) map.delete(map.keys().next().value!);
}

/** How many are held by each key. A key that holds none costs no memory. */
export interface Holds<K> {
  /** Adds one. Returns what takes it back; calls after the first one do nothing. */
  hold(key: K): () => void;
  of(key: K): number;
  /** Keys that hold at least one. */
  readonly counts: ReadonlyMap<K, number>;
}

export function createHolds<K>(): Holds<K> {
  const counts = new Map<K, number>();
  return {
    hold(key) {
      counts.set(key, (counts.get(key) ?? 0) + 1);
      let isHeld = true;
      return () => {
        if (!isHeld) return;
        isHeld = false;
        const left = counts.get(key)! - 1;
        if (left > 0) counts.set(key, left);
        else counts.delete(key);
      };
    },
    of: (key) => counts.get(key) ?? 0,
    counts,
  };
}
