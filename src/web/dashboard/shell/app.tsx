// The dashboard: the shell around the page of the route.
import { useEffect, useState } from 'preact/hooks';
import { useGet } from '../api/get.ts';
import { onSession, signInPath } from '../api/session.ts';
import { chooseWorkspace, chosenWorkspace } from '../api/workspace.ts';
import { Page } from '../parts/page.tsx';
import { Empty, Failed, Loading } from '../parts/state-box.tsx';
import { Toasts } from '../parts/toast.tsx';
import { PageBoundary } from './boundary.tsx';
import { MeContext } from './me.tsx';
import { onPaletteKey, palette } from './palette/open.ts';
import { Rail, Tabs, TopBar } from './rail.tsx';
import { Screens, lazy, useAddressNow } from './router.ts';
import { ROUTES } from './routes.ts';

/** Loads the parts of the shell that open later. */
export const later = () => import('./later.ts').then((m) => m.PARTS);
const Menus = lazy(later, 'Menus');
const Palette = lazy(() => import('./palette/palette.tsx'), 'Palette');
const SignInAgain = lazy(later, 'SignInAgain');

export function App() {
  return (
    <>
      <Shell />
      <SessionEnd />
      <Toasts />
    </>
  );
}

function Shell() {
  const { data: me, error, refetch } = useGet('/v1/auth/me');
  const { path } = useAddressNow();
  if (error && !me) {
    if (error.code === 'workspace_requires_second_factor') location.replace(signInPath());
    // The workspace of the last visit was deleted, or the user is no longer a member.
    if (error.code === 'workspace_not_found' && chosenWorkspace() !== null) {
      chooseWorkspace(null);
      location.reload();
    }
    return <Failed failure={error} retry={() => void refetch()} />;
  }
  if (!me) return <Loading rows={4} />;
  return (
    <MeContext.Provider value={me}>
      <a class="skip" href="#main">
        Skip to content
      </a>
      <Rail />
      <TopBar />
      <main id="main" tabIndex={-1}>
        <PageBoundary at={path}>
          <Screens routes={ROUTES} missing={NoSuchPage} loading={<div class="loading-line" />} />
        </PageBoundary>
      </main>
      <Tabs />
      <Menus />
      <PaletteHost />
    </MeContext.Provider>
  );
}

function PaletteHost() {
  useEffect(() => {
    addEventListener('keydown', onPaletteKey);
    return () => removeEventListener('keydown', onPaletteKey);
  }, []);
  const opening = palette.use();
  return opening > 0 ? <Palette key={opening} /> : null;
}

function SessionEnd() {
  const [isEnded, setEnded] = useState(false);
  useEffect(() => onSession((state) => setEnded(state === 'ended')), []);
  return isEnded ? <SignInAgain /> : null;
}

function NoSuchPage() {
  return (
    <Page title="Not found">
      <Empty title="There is no such page">
        <a class="btn" href="/app">
          To the overview
        </a>
      </Empty>
    </Page>
  );
}
