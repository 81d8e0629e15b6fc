// The rows of a long list; only rows near the viewport are in the document. Invariants: rows are drawn in blocks, one block in a
// frame, so that no frame is long; a block far from the viewport is one empty element with the height that it had, so that nothing
// moves; the block with the tab stop stays in the document, and so does a block that has the focus or an opened row. The position
// in each list of a page is stored in the history entry under the list's name, and restored after Back.
import type { ComponentChildren, RefObject } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { keepers, keepRow } from '../shell/scroll.ts';

/** The rows of a list, without the rows of a list inside a row. */
const ROWS = ':scope > * > [data-row]';
/** Rows per block: what is drawn in one frame. */
const BLOCK = 10;
/** Distance beyond the viewport within which blocks are drawn, in pixels. */
const AROUND = 800;
const NARROW = matchMedia('(max-width: 820px)');

/**
 * Draws one row, whose outer element has `data-row`. @param before null for the first row @param isStop whether the row is the
 * tab stop
 */
export type DrawRow<T> = (item: T, at: number, before: T | null, isStop: boolean) => ComponentChildren;

interface BlocksProps<T> {
  as: 'tbody' | 'div';
  /** Differs between the lists of a page. */
  name: string;
  items: readonly T[];
  keyOf: (item: T) => string;
  /** Must be the same function as long as rows need not be redrawn. */
  row: DrawRow<T>;
  /** Index of the row that is the tab stop. */
  stop?: number;
}

/** The user's position in the list. */
interface Place {
  /** Key of the first visible row, and its distance from the top of the viewport. */
  key: string;
  top: number;
  /** Key of the focused row. */
  focused: string | null;
}

export function Blocks<T>({ as, name, items, keyOf, row, stop = -1 }: BlocksProps<T>) {
  const [place] = useState(() => (history.state as Partial<Record<string, Place>> | null)?.[name]);
  const [begin] = useState(() => (place ? items.findIndex((item) => keyOf(item) === place.key) : -1));
  const top = Math.max(0, begin);
  const isFirst = useRef(true);
  const marker = useRef<HTMLElement>(null);
  const watch = useWatch(marker);
  useLayoutEffect(() => {
    isFirst.current = false;
    const list = marker.current!.parentElement!;
    const rows = list.querySelectorAll(ROWS);
    const height = rows[rows.length - 1]!.getBoundingClientRect().bottom - rows[0]!.getBoundingClientRect().top;
    list.style.setProperty('--row-px', `${Math.round(height / rows.length)}px`);
    if (begin < 0) return;
    const moved = rowAt(list, begin)!.getBoundingClientRect().top - place!.top;
    (scrollerOf(list) ?? document.scrollingElement)!.scrollTop += moved;
    keepRow();
  }, []);
  useEffect(() => {
    const focused = place ? items.findIndex((item) => keyOf(item) === place.focused) : -1;
    // After the page's heading, which takes the focus when the page opens.
    if (focused >= 0) setTimeout(() => focusRow(marker.current!.parentElement!, focused));
  }, []);
  // Not later: the keeper reads the items of the rows in the document.
  useLayoutEffect(() => {
    const keeper = () => ({ [name]: placeIn(marker.current!.parentElement!, (at) => keyOf(items[at]!)) });
    keepers.add(keeper);
    return () => void keepers.delete(keeper);
  });
  const blocks = Array.from({ length: Math.ceil(items.length / BLOCK) }, (_, n) => n * BLOCK);
  return (
    <>
      {blocks.map((from) => (
        <Block
          key={from}
          as={as}
          mark={from === 0 ? marker : null}
          rows={items.slice(from, from + BLOCK)}
          from={from}
          before={items[from - 1] ?? null}
          row={row}
          stop={stop >= from && stop < from + BLOCK ? stop : null}
          isDrawn={isFirst.current && from > top - BLOCK && from < top + 2 * BLOCK}
          watch={watch}
        />
      ))}
    </>
  );
}

type Watch = (element: Element, set: (far: number | null) => void) => () => void;

interface BlockProps<T> {
  as: 'tbody' | 'div';
  mark: RefObject<HTMLElement> | null;
  rows: readonly T[];
  from: number;
  before: T | null;
  row: DrawRow<T>;
  stop: number | null;
  isDrawn: boolean;
  watch: Watch;
}

function Block<T>({ as, mark, rows, from, before, row, stop, isDrawn, watch }: BlockProps<T>) {
  // Table and plain list differ only in tag names, which the element types do not express.
  const Group = as as 'div';
  const Gap = (as === 'tbody' ? 'tr' : 'div') as 'div';
  const own = useRef<HTMLDivElement>(null);
  const element = (mark ?? own) as RefObject<HTMLDivElement>;
  /** Height of the block while it is far away; 0: unknown. */
  const [far, setFar] = useState<number | null>(isDrawn ? null : 0);
  useEffect(() => {
    const block = element.current!;
    return watch(block, (height) => {
      if (height === null || !block.querySelector(':focus, details[open]')) setFar(height);
    });
  }, []);
  const same = useSame(rows);
  const isFar = far !== null && stop === null;
  const drawn = useMemo(
    () => !isFar && same.map((item, i) => row(item, from + i, i === 0 ? before : same[i - 1]!, from + i === stop)),
    [isFar, same, before, row, stop],
  );
  return (
    <Group ref={element}>
      {isFar ? (
        <Gap class="gap" aria-hidden="true" style={{ height: far || `calc(${rows.length} * var(--row-px))` }} />
      ) : (
        drawn
      )}
    </Group>
  );
}

/** Returns the previous list if it has the same items. */
function useSame<T>(rows: readonly T[]): readonly T[] {
  const kept = useRef(rows);
  const { current } = kept;
  if (current.length !== rows.length || current.some((each, i) => each !== rows[i])) kept.current = rows;
  return kept.current;
}

/** Returns the element that scrolls the list; null: the viewport. */
function scrollerOf(list: Element): HTMLElement | null {
  return list.closest(NARROW.matches ? '.scrolls' : '.scrolls, .editor-main, main');
}

/**
 * Calls back when elements come near the viewport or leave it. Another layout needs another observer: see `useNarrow`.
 * @param within an element of the list
 */
export function whenNear(
  within: Element,
  call: (entries: readonly IntersectionObserverEntry[]) => void,
): IntersectionObserver {
  return new IntersectionObserver(call, { root: scrollerOf(within), rootMargin: `${AROUND}px 0px` });
}

/** Whether the viewport scrolls, in a component that renders again when it changes. */
export function useNarrow(): boolean {
  const [isNarrow, setNarrow] = useState(NARROW.matches);
  useEffect(() => {
    const change = (): void => setNarrow(NARROW.matches);
    NARROW.addEventListener('change', change);
    return () => NARROW.removeEventListener('change', change);
  }, []);
  return isNarrow;
}

function useWatch(marker: RefObject<HTMLElement>): Watch {
  const isNarrow = useNarrow();
  const setters = useRef(new Map<Element, (far: number | null) => void>()).current;
  const near = useRef<IntersectionObserver>();
  useEffect(() => {
    /** Blocks to draw, with their distance from the middle of the viewport. */
    const waiting = new Map<Element, number>();
    let frame = 0;
    const drawNearest = (): void => {
      const [next] = [...waiting.keys()].sort((one, other) => waiting.get(one)! - waiting.get(other)!);
      waiting.delete(next!);
      setters.get(next!)?.(null);
      frame = waiting.size > 0 ? requestAnimationFrame(drawNearest) : 0;
    };
    near.current = whenNear(marker.current!, (entries) => {
      for (const { target, isIntersecting, boundingClientRect: box } of entries) {
        waiting.delete(target);
        if (!isIntersecting) setters.get(target)?.(box.height);
        else if (target.querySelector('.gap')) waiting.set(target, Math.abs(box.top + box.bottom - innerHeight));
      }
      if (waiting.size > 0 && frame === 0) drawNearest();
    });
    for (const element of setters.keys()) near.current.observe(element);
    return () => {
      near.current!.disconnect();
      cancelAnimationFrame(frame);
    };
  }, [isNarrow]);
  return (element, set) => {
    setters.set(element, set);
    near.current?.observe(element);
    return () => {
      setters.delete(element);
      near.current?.unobserve(element);
    };
  };
}

function rowAt(list: Element, at: number): HTMLElement | null {
  return list.querySelector(`${ROWS}[data-row="${at}"]`);
}

/** Focuses the row; does nothing if it is not drawn. */
export function focusRow(list: Element, at: number): void {
  const row = rowAt(list, at);
  row?.querySelector<HTMLElement>('.row-link, summary')?.focus({ preventScroll: true });
  row?.scrollIntoView({ block: 'nearest' });
}

/** Returns undefined if no row is in the viewport: the other content of the page determines its position. */
function placeIn(list: Element, keyAt: (at: number) => string): Place | undefined {
  const top = scrollerOf(list)?.getBoundingClientRect().top ?? 0;
  const rows = [...list.querySelectorAll<HTMLElement>(ROWS)];
  const first = rows.find((row) => row.getBoundingClientRect().bottom > top);
  if (!first || first.getBoundingClientRect().top > innerHeight) return undefined;
  const focused = document.activeElement?.closest<HTMLElement>('[data-row]');
  const keyOf = (row: HTMLElement) => keyAt(Number(row.dataset['row']));
  return {
    key: keyOf(first),
    top: first.getBoundingClientRect().top,
    focused: focused && list.contains(focused) ? keyOf(focused) : null,
  };
}
