// The address and the page that it opens. A click on a link within the dashboard changes the address without loading a document.
// Parts of the dashboard are loaded when they are first drawn. Invariant: the previous page stays until the next one is loaded.
import { h, type ComponentChildren } from 'preact';
import { useEffect, useLayoutEffect, useRef, useState } from 'preact/hooks';
import { signal } from '../parts/signal.ts';
import { paramsOf, type Params } from './path.ts';

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

export const useAddress = address.use;

/** Opens a path of the dashboard. */
export function go(href: string, isReplacement = false): void {
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
  go(href);
});

/** A component; as an argument, `never` stands for properties that the caller does not know. */
type Draw<Props> = (props: Props) => ComponentChildren;

interface Loadable<Props> extends Draw<Props> {
  /** Resolves when the component can be drawn. */
  load: () => Promise<void>;
  isLoaded: () => boolean;
}

type PropsOf<Component> = Component extends (props: infer Props) => unknown ? Props : never;

/** The component `name` of a table that is loaded when the component is first drawn. It draws nothing until then. */
export function lazy<Table, Name extends keyof Table>(
  load: () => Promise<Table>,
  name: Name,
): Loadable<PropsOf<Table[Name]>> {
  let Loaded: Draw<object> | undefined;
  const loadOnce = async (): Promise<void> => {
    Loaded ??= (await load())[name] as Draw<object>;
  };
  const Lazy = (props: PropsOf<Table[Name]>): ComponentChildren => {
    const [, draw] = useState(false);
    useEffect(() => {
      if (!Loaded) void loadOnce().then(() => draw(true));
    }, []);
    return Loaded ? h(Loaded, props as object) : null;
  };
  return Object.assign(Lazy, { load: loadOnce, isLoaded: () => Loaded !== undefined });
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
  const { path } = useAddress();
  const [failed, setFailed] = useState<{ path: string; error: unknown } | null>(null);
  const [, draw] = useState({});
  const drawn = useRef<{ path: string; page: Draw<never>; params: Params }>();
  const [pattern = '', next] = Object.entries(routes).find(([each]) => paramsOf(each, path)) ?? [];
  const isLoaded = !next || next.isLoaded();
  if (isLoaded && drawn.current?.path !== path) {
    drawn.current = { path, page: next ?? missing, params: paramsOf(pattern, path) ?? {} };
  }
  useLayoutEffect(() => {
    if (isLoaded) {
      if (isForward) scrollTo(0, 0);
      return;
    }
    next
      .load()
      .then(() => draw({}))
      .catch((error: unknown) => setFailed({ path, error }));
  }, [path, isLoaded]);
  // The page's boundary shows the failure.
  if (failed?.path === path) throw failed.error;
  const { page, params } = drawn.current ?? {};
  return [!isLoaded && loading, page && h(page as Draw<object>, params!)];
}
