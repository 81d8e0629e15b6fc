// The address and the page that it opens. A click on a link within the dashboard changes the address without loading a document.
// Parts of the dashboard are loaded when they are first drawn. Invariants: the previous page stays until the next one is loaded,
// and keeps its own address; Back and a reload restore the scroll position.
import { createContext, h, type ComponentChildren } from 'preact';
import { useContext, useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { ApiFailure, asFailure } from '../api/failure.ts';
import { signal } from '../parts/signal.ts';
import { Failed } from '../parts/state-box.tsx';
import { paramsOf, type Params } from './path.ts';
import { keepScroll, resetScroll, restoreScroll } from './scroll.ts';

const OWN = /^\/app(\/|\?|$)/;

interface Address {
  path: string;
  query: Readonly<Record<string, string>>;
}

const address = signal(addressNow());
/** Whether the address was reached forward, not by Back or by a replacement. */
let isForward = false;

function addressNow(): Address {
  const { pathname, search } = location;
  return { path: pathname.replace(/\/+$/, ''), query: Object.fromEntries(new URLSearchParams(search)) };
}

/** The address of the browser, for the shell. */
export const useAddressNow = address.use;

const Drawn = createContext(address.get());
/** The address of the page that is drawn, for pages. */
export const useAddress = (): Address => useContext(Drawn);

/** Opens a path of the dashboard. A replacement changes the query only, and nothing once the user has left the page. */
export function go(href: string, isReplacement = false): void {
  if (isReplacement && new URL(href, location.href).pathname.replace(/\/+$/, '') !== addressNow().path) return;
  if (!isReplacement) keepScroll();
  history[isReplacement ? 'replaceState' : 'pushState'](null, '', href);
  isForward = !isReplacement;
  address.set(addressNow());
}

addEventListener('popstate', () => {
  isForward = false;
  address.set(addressNow());
});

addEventListener('click', (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.shiftKey || event.button !== 0) return;
  const link = event.composedPath().find((each) => each instanceof HTMLAnchorElement);
  const href = link?.getAttribute('href') ?? '';
  if (!link || link.origin !== location.origin || !OWN.test(href) || link.target !== '' || link.download !== '') return;
  event.preventDefault();
  // As in a document, a link to the page itself adds no entry to the history.
  go(href, link.href === location.href);
});

/** A component; as an argument, `never` stands for properties that the caller does not know. */
type Draw<Props> = (props: Props) => ComponentChildren;

interface Loadable<Props> extends Draw<Props> {
  /** Resolves when the component can be drawn. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** The component `name` of a table that is loaded when the component is first drawn: nothing until then, or a failure. */
export function lazy<Table, Name extends keyof Table>(
  load: () => Promise<Table>,
  name: Name,
): Loadable<PropsOf<Table[Name]>> {
  let Loaded: Draw<object> | undefined;
  const loadOnce = async (): Promise<void> => {
    Loaded ??= (await load().catch(throwMissing))[name] as Draw<object>;
  };
  const Lazy = (props: PropsOf<Table[Name]>): ComponentChildren => {
    const [error, draw] = useState<unknown>(null);
    const load = (): void => void loadOnce().then(() => draw({}), draw);
    useEffect(() => {
      if (!Loaded) load();
    }, []);
    if (Loaded) return h(Loaded, props as object);
    return error === null ? null : h(Failed, { failure: asFailure(error), retry: load });
  };
  return Object.assign(Lazy, { load: loadOnce, isLoaded: () => Loaded !== undefined });
}

/** A release replaces the files of the previous one, so an open page may request one that no longer exists. */
function throwMissing(): never {
  const detail =
    'A file of this page was not loaded. Check the connection. If the service was updated, reload the page.';
  throw new ApiFailure(0, { code: 'file_missing', detail });
}

/** Pages by the pattern of their paths (`path.ts`). The first one that matches is drawn. */
export type Routes = Readonly<Record<string, Loadable<never>>>;

interface ScreensProps {
  routes: Routes;
  /** Drawn if no route matches. */
  missing: Draw<never>;
  /** Drawn above the previous page while the next one loads. */
  loading: ComponentChildren;
}

/** The page of the address. It receives the parameters of the route as properties. */
export function Screens({ routes, missing, loading }: ScreensProps) {
  const now = useAddressNow();
  const { path } = now;
  const [failed, setFailed] = useState<{ path: string; error: unknown } | null>(null);
  const [, draw] = useState({});
  const drawn = useRef<{ address: Address; page: Draw<never>; params: Params }>();
  const [pattern = '', next] = Object.entries(routes).find(([each]) => paramsOf(each, path)) ?? [];
  const isLoaded = !next || next.isLoaded();
  if (isLoaded) drawn.current = { address: now, page: next ?? missing, params: paramsOf(pattern, path) ?? {} };
  useLayoutEffect(() => {
    if (isLoaded) {
      if (!isForward) return restoreScroll();
      resetScroll();
      return undefined;
    }
    let isCurrent = true;
    next.load().then(
      () => draw({}),
      (error: unknown) => isCurrent && setFailed({ path, error }),
    );
    return () => void (isCurrent = false);
  }, [path, isLoaded]);
  // The page's boundary shows the failure.
  if (failed?.path === path) throw failed.error;
  const { address: value, page, params } = drawn.current ?? {};
  return [
    !isLoaded && loading,
    // Another object is another page, whose heading takes the focus; a tab is not.
    page && h(Drawn.Provider, { value: value! }, h(page as Draw<object>, { ...params, key: params!['id'] })),
  ];
}
