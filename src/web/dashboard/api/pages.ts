// A cursor-paginated list as a hook: the pages loaded so far form one list. While other parameters load, the previous rows stay.
// Reloading takes one request per page, so a long list is reloaded only on user action, from its beginning.
import { useMemo } from 'preact/hooks';
import { useAnswer, type How } from './answers.ts';
import {
  send,
  type AnswerOf,
  type GivenParameters,
  type OperationAt,
  type ParametersOf,
  type PathOf,
} from './client.ts';
import { requestOf, type CurlRequest } from './curl.ts';
import type { ApiFailure } from './failure.ts';

export const PAGE_SIZE = 50;
/** Size of the pages after the first; fewer requests while scrolling. */
const LATER_SIZE = 100;
/** Lists with more pages count as long. */
const MAX_PAGES = 2;

interface PageOf<T> {
  data: T[];
  next_cursor: string | null;
  total?: number;
}
type ItemOf<O> = AnswerOf<O> extends PageOf<infer T> ? T : never;
/** A list as loaded so far. */
export interface Pages<T> {
  items: readonly T[];
  total: number | null;
  /** No response yet. */
  isPending: boolean;
  isRefreshing: boolean;
  /** Whether the items belong to the previous parameters. */
  isOld: boolean;
  failure: ApiFailure | null;
  more: (() => void) | null;
  isLoadingMore: boolean;
  /** The failure belongs to `more`; the rows are unchanged. */
  isMoreFailed: boolean;
  refresh: () => void;
  updatedAt: number;
  request: CurlRequest;
}

/** How long a list that is not shown is kept for Back. */
const KEPT_MS = 30 * 60_000;

/** The pages that were loaded so far. */
type Loaded<T> = readonly PageOf<T>[];

interface PagesOptions<T> {
  enabled?: boolean;
  /** Interval of reloads while the page is visible. A long list sends one request per page: omit it for those. */
  everyMs?: (items: readonly T[]) => number | false;
}

export function usePages<P extends PathOf<'get'>>(
  path: P,
  params?: ParametersOf<OperationAt<'get', P>>,
  { enabled = true, everyMs }: PagesOptions<ItemOf<OperationAt<'get', P>>> = {},
): Pages<ItemOf<OperationAt<'get', P>>> {
  type Item = ItemOf<OperationAt<'get', P>>;
  const given = (params ?? {}) as GivenParameters;
  const withLimit = { ...given, query: { limit: PAGE_SIZE, ...given.query } };
  const ask = (query: object, signal: AbortSignal): Promise<PageOf<Item>> =>
    send('get', path, { ...withLimit, query: { ...withLimit.query, ...query }, signal });
  const isShort = (list: Loaded<Item>) => list.length <= MAX_PAGES;
  const { data, isOld, error, how, start, isPending, isFetching, dataUpdatedAt } = useAnswer<Loaded<Item>>(
    path,
    { pages: withLimit },
    async (signal, before, what) => {
      const later = { limit: LATER_SIZE, ...given.query };
      const list: PageOf<Item>[] = what === 'more' ? [...before!] : [await ask({}, signal)];
      const wanted = pageCount(before, what);
      while (list.length < wanted && list.at(-1)!.next_cursor !== null) {
        list.push(await ask({ ...later, cursor: list.at(-1)!.next_cursor }, signal));
      }
      return list;
    },
    {
      enabled,
      keepsLast: true,
      everyMs: (list) => (list && everyMs ? everyMs(list.flatMap((page) => page.data)) : false),
      isByItself: isShort,
      keptMs: KEPT_MS,
    },
  );
  const items = useMemo(() => data?.flatMap((page) => page.data) ?? [], [data]);
  const isMore = how === 'more';
  const more = (): void => void start('more');
  return {
    items,
    total: data?.[0]?.total ?? null,
    isPending,
    isRefreshing: isFetching,
    isOld,
    failure: error,
    more: !isOld && data?.at(-1)?.next_cursor ? more : null,
    isLoadingMore: isFetching && isMore,
    isMoreFailed: error !== null && isMore,
    refresh: () => void start(error && isMore ? 'more' : data && !isShort(data) ? 'begin' : 'again'),
    updatedAt: dataUpdatedAt,
    request: requestOf('get', path, withLimit),
  };
}

function pageCount(before: Loaded<unknown> = [], how: How): number {
  return how === 'begin' ? 1 : before.length + (how === 'more' ? 1 : 0);
}
