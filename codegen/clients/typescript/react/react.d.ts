// The part of React that the entry uses. The published declarations contain no types of React, so they work with every version
// from 18.
declare module 'react' {
  export function useEffect(effect: () => void | (() => void), dependencies?: readonly unknown[]): void;
  export function useMemo<T>(make: () => T, dependencies: readonly unknown[]): T;
  export function useState<T>(initial: () => T): [T, (next: T) => void];
  export function useSyncExternalStore<T>(
    subscribe: (changed: () => void) => () => void,
    get: () => T,
    onServer: () => T,
  ): T;
}
