// The scroll position of a page, which its history entry stores. On a narrow screen the viewport scrolls, which the browser restores.

/** Distances from the top, in pixels, of the elements that scroll on a wide screen. */
interface Kept {
  tops?: number[];
}

const SCROLLED_MS = 150;
/** How long a page may take to become high enough. */
const LOADS_MS = 5000;

/** Functions that return what else the history entry stores: a page adds its own. */
export const keepers = new Set<() => object>();

let timer: ReturnType<typeof setTimeout>;
/** Stops restoring; null while nothing is restored. */
let stop: (() => void) | null = null;
let isAtRow = false;

const scrollers = (): Element[] => [...document.querySelectorAll('main, .editor-main')];

/** Call it before the address changes, so that Back finds the position. */
export function keepScroll(): void {
  clearTimeout(timer);
  if (stop) return;
  const tops = scrollers().map(({ scrollTop }) => scrollTop);
  history.replaceState(Object.assign({}, history.state, { tops }, ...[...keepers].map((keep) => keep())), '');
}

/** A list has scrolled to the user's row, which is more exact than a distance. */
export function keepRow(): void {
  isAtRow = true;
  stop?.();
}

/** Scrolls to the beginning of a page that was opened. */
export function resetScroll(): void {
  scrollTo(0, 0);
  for (const each of scrollers()) each.scrollTop = 0;
}

/**
 * Scrolls to the position in the history entry, and again while content arrives, until the user scrolls or types.
 * @returns a function that stops it
 */
export function restoreScroll(): (() => void) | undefined {
  clearTimeout(timer);
  const { tops = [] } = (history.state ?? {}) as Kept;
  const scroll = (): boolean =>
    scrollers().reduce((isThere, each, i) => {
      const top = tops[i] ?? 0;
      each.scrollTop = top;
      return isThere && each.scrollTop >= top - 1;
    }, true);
  const wasAtRow = isAtRow;
  isAtRow = false;
  if (wasAtRow || scroll()) return undefined;
  const grown = new MutationObserver(() => scroll() && stop?.());
  grown.observe(document.querySelector('main')!, { childList: true, subtree: true });
  const late = setTimeout(() => stop?.(), LOADS_MS);
  stop = () => {
    stop = null;
    clearTimeout(late);
    grown.disconnect();
  };
  return stop;
}

for (const type of ['wheel', 'pointerdown', 'keydown']) addEventListener(type, () => stop?.());
addEventListener(
  'scroll',
  () => {
    clearTimeout(timer);
    timer = setTimeout(keepScroll, SCROLLED_MS);
  },
  true,
);
