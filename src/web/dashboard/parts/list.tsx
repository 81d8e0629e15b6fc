// A cursor-paginated list as a table. Invariants: one tab stop, in which the arrows, Home, End and the page keys move and Enter
// opens; a refresh keeps the rows; rows after the last page load before they scroll into view, or with their button. Below 820 px
// a row is one link of two lines: `place` states where a column appears in it.
import { Fragment, type ComponentChildren } from 'preact';
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import type { Pages } from '../api/pages.ts';
import { Blocks, focusRow, useNarrow, whenNear, type DrawRow } from './blocks.tsx';
import { Failed, Loading, Stale } from './state-box.tsx';

export interface Column<T> {
  head: string;
  cell: (item: T) => ComponentChildren;
  /** Position on a narrow screen: first line, end of the first line, second line, end of the second line, left out, or below. */
  place: 'main' | 'end' | 'sub' | 'sub-end' | 'none' | 'actions';
  /** `r`: figures aligned to the right; `w…`: a width of lists.css. */
  class?: string;
}

/** More rows than the first page has. */
const PAGE_ROWS = 50;

interface ListProps<T> {
  /** For screen readers: `Calls, newest first`. */
  caption: string;
  pages: Pages<T>;
  columns: readonly Column<T>[];
  keyOf: (item: T) => string;
  /** The address that a row opens; a row without one is plain text. */
  hrefOf: (item: T) => string | null;
  /** Rows of the same group share a heading. */
  groupOf?: (item: T) => string;
  empty: ComponentChildren;
  byPress?: boolean;
}

export function List<T>({ pages, empty, byPress, ...table }: ListProps<T>) {
  return (
    <ListFrame pages={pages} empty={empty} byPress={byPress}>
      <Table {...table} pages={pages} />
    </ListFrame>
  );
}

interface FrameProps<T> {
  pages: Pages<T>;
  empty: ComponentChildren;
  class?: string;
  /** Number of skeleton rows; the list's usual length. */
  loading?: number;
  /** Further rows load only with the button, because more content follows the list. */
  byPress?: boolean | undefined;
  children: ComponentChildren;
}

/** The states of a list, and loading of further rows. Changed filters scroll to the top. */
export function ListFrame<T>({ pages, empty, class: kind = '', loading = 8, byPress, children }: FrameProps<T>) {
  const { items, isPending, isOld, isMoreFailed, failure, refresh, request } = pages;
  const asked = useRef('');
  if (!isOld) asked.current = JSON.stringify(request);
  if (isPending && failure === null) return <Loading rows={loading} />;
  if (items.length === 0) return failure ? <Failed failure={failure} retry={refresh} /> : <>{empty}</>;
  return (
    <div class={`list ${kind} ${isOld ? 'old' : ''}`}>
      {failure && !isMoreFailed && <Stale failure={failure} retry={refresh} />}
      <Fragment key={asked.current}>{children}</Fragment>
      {pages.more && <More pages={pages} load={pages.more} byPress={byPress} />}
    </div>
  );
}

type TableProps<T> = Omit<ListProps<T>, 'empty' | 'byPress'>;

interface FoldsProps<T> extends Omit<FrameProps<T>, 'children'> {
  /** For screen readers, like a table caption. */
  caption: string;
  keyOf: (item: T) => string;
  /** Draws a `details` element; the summary of one of them is the tab stop. */
  row: DrawRow<T>;
  /** A row that must be drawn wherever the viewport is; a new object for each request. */
  shown?: { at: number } | null;
}

/** Rows that expand in place, with the keys of a table. */
export function Folds<T>({ caption, keyOf, row, shown, ...frame }: FoldsProps<T>) {
  const { items } = frame.pages;
  const { list, stop, setStop, ...keys } = useRowKeys<HTMLDivElement>(items.length);
  useEffect(() => {
    if (shown && shown.at >= 0) setStop(shown.at);
  }, [shown]);
  return (
    <ListFrame {...frame}>
      <div role="group" aria-label={caption} ref={list} {...keys}>
        <Blocks as="div" name={caption} items={items} keyOf={keyOf} row={row} stop={stop} />
      </div>
    </ListFrame>
  );
}

const always = (): boolean => true;

/** One tab stop for all rows, and the keys that move it. */
function useRowKeys<E extends Element>(count: number, hasLink: (at: number) => boolean = always) {
  const [current, setCurrent] = useState(0);
  const list = useRef<E>(null);
  /** The row that receives the focus as soon as it is drawn. */
  const wanted = useRef(-1);
  useLayoutEffect(() => {
    if (wanted.current === current) focusRow(list.current!, current);
    wanted.current = -1;
  });
  const onKeyDown = (event: KeyboardEvent): void => {
    const target = event.target as Element;
    const from = target.closest<HTMLElement>('[data-row]');
    const isRow = from?.querySelector('.row-link, summary') === target;
    if (!isRow || event.altKey || event.ctrlKey || event.metaKey) return;
    const at = Number(from!.dataset['row']);
    const page = (): number => rowsInView(from!);
    const steps = {
      ArrowDown: () => 1,
      ArrowUp: () => -1,
      Home: () => -at,
      End: () => count,
      PageDown: page,
      PageUp: () => -page(),
    };
    const step = steps[event.key as keyof typeof steps]?.();
    if (step === undefined) return;
    event.preventDefault();
    const to = nearestWith(hasLink, Math.max(0, Math.min(count - 1, at + step)), Math.sign(step), count);
    wanted.current = to;
    if (to === current) focusRow(list.current!, to);
    setCurrent(to);
  };
  const onFocusIn = ({ target }: FocusEvent): void => {
    const { row: at } = (target as Element).closest<HTMLElement>('[data-row]')?.dataset ?? {};
    if (at !== undefined) setCurrent(Number(at));
  };
  const first = (): number => Array.from({ length: count }, (_, at) => at).findIndex(hasLink);
  const stop = current < count && hasLink(current) ? current : first();
  return { list, stop, setStop: setCurrent, onKeyDown, onFocusIn };
}

function Table<T>(props: TableProps<T>) {
  const { caption, pages, columns, keyOf, hrefOf } = props;
  const { items } = pages;
  const latest = useRef(props);
  latest.current = props;
  const {
    list: table,
    stop,
    setStop: _setStop,
    ...keys
  } = useRowKeys<HTMLTableElement>(items.length, (at) => hrefOf(items[at]!) !== null);
  useLayoutEffect(() => keepWidths(table.current!), [items.length > PAGE_ROWS]);
  const row: DrawRow<T> = useCallback(
    (item, at, before, isStop) => (
      <TableRow key={keyOf(item)} at={at} isStop={isStop} item={item} before={before} of={latest.current} />
    ),
    [columns],
  );
  return (
    <table class="rows" ref={table} aria-rowcount={pages.more ? (pages.total ?? -1) : items.length + 1} {...keys}>
      <caption class="vh">{caption}</caption>
      <thead>
        <tr aria-rowindex={1}>
          {columns.map(({ head, class: kind = '' }) => (
            <th key={head} scope="col" class={kind}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <Blocks as="tbody" name={caption} items={items} keyOf={keyOf} row={row} stop={stop} />
    </table>
  );
}

interface RowProps<T> {
  at: number;
  isStop: boolean;
  item: T;
  before: T | null;
  of: TableProps<T>;
}

function TableRow<T>({ at, isStop, item, before, of: { columns, hrefOf, groupOf } }: RowProps<T>) {
  const href = hrefOf(item);
  const group = groupOf?.(item);
  return (
    <>
      {group !== undefined && (before === null || groupOf!(before) !== group) && (
        <tr class="group">
          <th scope="rowgroup" colSpan={columns.length}>
            {group}
          </th>
        </tr>
      )}
      <tr data-row={at} aria-rowindex={at + 2}>
        {columns.map(({ head, cell, place, class: kind = '' }) => (
          <td key={head} class={`${kind} p-${place}`}>
            {place === 'main' && href !== null ? (
              <a class="row-link" href={href} tabIndex={isStop ? 0 : -1}>
                {cell(item)}
              </a>
            ) : (
              cell(item)
            )}
          </td>
        ))}
      </tr>
    </>
  );
}

/** Keeps column widths constant when other rows are drawn. */
function keepWidths(table: HTMLTableElement): void {
  const heads = [...table.querySelectorAll('th')].filter(({ scope }) => scope === 'col');
  const widths = heads.map(({ offsetWidth }) => offsetWidth);
  // Narrow screens have no columns.
  for (const [i, head] of heads.entries()) head.style.width = widths[i]! > 0 ? `${widths[i]}px` : '';
}

/** Number of rows of this height in the viewport, minus two. */
function rowsInView(row: Element): number {
  return Math.max(1, Math.floor(innerHeight / row.clientHeight) - 2);
}

/**
 * The first row with a link at or after `to` in the direction of `step`, else the nearest one before it, at the latest the
 * focused row.
 */
function nearestWith(hasLink: (at: number) => boolean, to: number, step: number, count: number): number {
  let at = to;
  while (at >= 0 && at < count && !hasLink(at)) at += step;
  if (hasLink(at)) return at;
  for (at = to; !hasLink(at);) at -= step;
  return at;
}

interface MoreProps<T> {
  pages: Pages<T>;
  load: () => void;
  byPress: boolean | undefined;
}

function More<T>({ pages, load, byPress }: MoreProps<T>) {
  const { items, isRefreshing, isLoadingMore, isMoreFailed, failure } = pages;
  const isNarrow = useNarrow();
  const element = useRef<HTMLDivElement>(null);
  // Either request would stop the other one.
  const isReloading = isRefreshing && !isLoadingMore;
  const latest = useRef(load);
  latest.current = load;
  useEffect(() => {
    if (byPress || isReloading) return undefined;
    const near = whenNear(element.current!, ([entry]) => {
      if (entry!.isIntersecting) latest.current();
    });
    near.observe(element.current!);
    return () => near.disconnect();
  }, [items.length, isNarrow, isReloading]);
  return (
    <div class="more" ref={element}>
      {isMoreFailed && <p role="alert">{failure?.message}</p>}
      <button type="button" class="btn quiet" disabled={isRefreshing} onClick={load}>
        {isLoadingMore ? 'Loading more' : 'Load more'}
      </button>
    </div>
  );
}
