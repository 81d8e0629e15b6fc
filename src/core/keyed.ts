// State by keys that outsiders choose, such as addresses: bounded maps, and counts of concurrent holders.

/** Sets the entry as the newest one. Beyond `max` entries the oldest is dropped. */
export function setNewest<K, V>(map: Map<K, V>, key: K, value: V, max: number): void {
  map.delete(key);
  map.set(key, value);
  if (map.size > max) map.delete(map.keys().next().value!);
}

/** Counts concurrent holders per key. Keys with a count of zero use no memory. */
export interface HolderCounts<K> {
  /** Adds a holder. Returns the function that removes it; calls after the first one do nothing. */
  add(key: K): () => void;
  of(key: K): number;
  /** Keys with at least one holder. */
  readonly counts: ReadonlyMap<K, number>;
}

export function createHolderCounts<K>(): HolderCounts<K> {
  const counts = new Map<K, number>();
  return {
    add(key) {
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
