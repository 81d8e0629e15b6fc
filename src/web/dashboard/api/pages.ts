// A list by cursor as a hook: the pages that were loaded so far are one list. While other parameters load, the rows before them stay.
// Reading a list again takes a request for each of its pages: a long one is read again by a press only, from its beginning.
import { keepPreviousData, useInfiniteQuery, useQueryClient, type InfiniteData } from '@tanstack/preact-query';
import { useMemo } from 'preact/hooks';
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
/** Of the pages after the first: who scrolls needs fewer requests. */
const LATER_SIZE = 100;
/** Lists of more pages are long. */
const MOST_PAGES = 2;
/** How long a list that nobody sees is kept for Back. */
const KEPT_MS = 30 * 60_000;

interface PageOf<T> {
  data: T[];
  next_cursor: string | null;
  total?: number;
}
type ItemOf<O> = AnswerOf<O> extends PageOf<infer T> ? T : never;
/** A list as it is so far. */
export interface Pages<T> {
  items: readonly T[];
  total: number | null;
  /** No answer yet. */
  isPending: boolean;
  isRefreshing: boolean;
  /** Whether the items belong to the parameters before these. */
  isOld: boolean;
  failure: ApiFailure | null;
  more: (() => void) | null;
  isLoadingMore: boolean;
  /** The failure is that of `more`; the rows are as they were. */
  isMoreFailed: boolean;
  refresh: () => void;
  updatedAt: number;
  request: CurlRequest;
}

type Loaded<T> = InfiniteData<PageOf<T>, string | undefined>;

interface PagesOptions<T> {
  enabled?: boolean;
  /** Asks again after this time while the page is visible. A long list asks once for each of its pages: leave it out for those. */
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
  const queryKey = [path, 'pages', withLimit];
  const queries = useQueryClient();
  const isShort = (data: Loaded<Item> | undefined) => (data?.pages.length ?? 0) <= MOST_PAGES;
  const byItself = ({ state: { data } }: { state: { data?: Loaded<Item> | undefined } }) => isShort(data);
  const query = useInfiniteQuery<PageOf<Item>, ApiFailure, Loaded<Item>, unknown[], string | undefined>({
    queryKey,
    queryFn: ({ pageParam, signal }) => {
      const later = pageParam === undefined ? {} : { limit: LATER_SIZE, ...given.query, cursor: pageParam };
      return send('get', path, { params: { ...withLimit, query: { ...withLimit.query, ...later } }, signal });
    },
    initialPageParam: undefined,
    getNextPageParam: (last) => last.next_cursor ?? undefined,
    placeholderData: keepPreviousData,
    enabled,
    gcTime: KEPT_MS,
    refetchOnMount: byItself,
    refetchOnWindowFocus: byItself,
    refetchOnReconnect: byItself,
    refetchInterval: ({ state: { data } }) =>
      data && everyMs ? everyMs(data.pages.flatMap((page) => page.data)) : false,
  });
  const { data } = query;
  const items = useMemo(() => data?.pages.flatMap((page) => page.data) ?? [], [data]);
  const more = (): void => void query.fetchNextPage();
  const refresh = (): void => {
    if (query.isFetchNextPageError) return more();
    const cut = (list: Loaded<Item>) => ({ pages: list.pages.slice(0, 1), pageParams: list.pageParams.slice(0, 1) });
    if (!isShort(data)) queries.setQueryData<Loaded<Item>>(queryKey, (list) => list && cut(list));
    void query.refetch();
  };
  return {
    items,
    total: data?.pages[0]?.total ?? null,
    isPending: query.isPending,
    isRefreshing: query.isFetching,
    isOld: query.isPlaceholderData,
    failure: query.error,
    more: query.hasNextPage ? more : null,
    isLoadingMore: query.isFetchingNextPage,
    isMoreFailed: query.isFetchNextPageError,
    refresh,
    updatedAt: query.dataUpdatedAt,
    request: requestOf('get', path, withLimit),
  };
}
