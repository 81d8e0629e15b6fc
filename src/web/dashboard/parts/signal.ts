// A value outside of the component tree that components can watch.
import { useEffect, useState } from 'preact/hooks';

export interface Signal<T> {
  get(): T;
  set(value: T): void;
  /** Returns the value in a component, which renders again when it changes. */
  use(): T;
}

export function signal<T>(initial: T): Signal<T> {
  let value = initial;
  const watchers = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const watcher of watchers) watcher();
    },
    use() {
      const [, draw] = useState<T>(() => value);
      useEffect(() => {
        const watcher = (): void => draw(() => value);
        watchers.add(watcher);
        // The value may have changed between the first render and this effect. If it has not, nothing is rendered again.
        watcher();
        return () => void watchers.delete(watcher);
      }, []);
      return value;
    },
  };
}
