// The menus of the shell, loaded after it: the user's workspaces, and the user menu. Native popovers: Escape and a press outside
// close them. Buttons of the rail and of the bar open them; each menu exists once in the document.
import { useEffect, useRef } from 'preact/hooks';
import type { Workspace } from '../../../../generated/types.ts';
import { useGet } from '../api/get.ts';
import { endSession, signInPath } from '../api/session.ts';
import { chooseWorkspace, lastChosen, stayIn } from '../api/workspace.ts';
import { Icon } from '../parts/icon.tsx';
import { Unread } from '../parts/state-box.tsx';
import { toast } from '../parts/toast.tsx';
import { openPressed } from './early-press.ts';
import { useMe } from './me.tsx';
import { density, nextTheme, theme, toggleDensity } from './theme.ts';

const THEME_WORDS = { system: 'follows the system', light: 'light', dark: 'dark' } as const;

export function Menus() {
  useEffect(openPressed, []);
  return (
    <>
      <WorkspaceMenu />
      <UserMenu />
    </>
  );
}

function WorkspaceMenu() {
  const { workspace } = useMe();
  const all = useGet('/v1/workspaces', { query: { limit: 100 } });
  const { data } = all;
  useOtherTabs(workspace, data?.data ?? []);
  return (
    <div id="workspaces" class="pop wsp" popover="auto">
      {data?.data.map((each) => (
        <WorkspaceEntry key={each.id} workspace={each} isCurrent={each.id === workspace.id} />
      ))}
      <Unread answer={all} />
    </div>
  );
}

/** States that another tab switched to another workspace, once this tab is visible; this tab stays where it is. */
function useOtherTabs(here: { id: string; name: string }, all: readonly Workspace[]): void {
  const known = useRef(lastChosen());
  useEffect(() => stayIn(here.id), [here.id]);
  useEffect(() => {
    const look = (): void => {
      const last = lastChosen();
      if (document.hidden || last === known.current) return;
      known.current = last;
      const name = all.find(({ id }) => id === last)?.name ?? 'another workspace';
      if (last !== here.id) toast(`Another tab works in ${name} now. This one stays in ${here.name}.`);
    };
    addEventListener('storage', look);
    document.addEventListener('visibilitychange', look);
    return () => {
      removeEventListener('storage', look);
      document.removeEventListener('visibilitychange', look);
    };
  }, [all]);
}

function WorkspaceEntry({ workspace: { id, name, role }, isCurrent }: { workspace: Workspace; isCurrent: boolean }) {
  // Everything on the page belongs to the workspace, so the page reloads.
  const choose = (): void => {
    chooseWorkspace(id);
    location.assign('/app');
  };
  return (
    <button type="button" aria-current={isCurrent ? 'true' : undefined} onClick={choose}>
      {isCurrent ? <Icon name="check" /> : <span class="i" />}
      <span class="tr">{name}</span>
      <span class="sp" />
      <span class="dim t12">{role}</span>
    </button>
  );
}

function UserMenu() {
  const { user } = useMe();
  const look = theme.use();
  const rows = density.use();
  const menu = useRef<HTMLDivElement>(null);
  const close = (): void => menu.current!.hidePopover();
  const signOut = (): void => {
    endSession().then(
      () => location.assign(signInPath('/app')),
      () => toast('The service does not answer, so you are still signed in. Try again.'),
    );
  };
  return (
    <div id="user-menu" class="pop user" popover="auto" ref={menu}>
      <p class="dim t12">{user?.email}</p>
      <a href="/app/profile" onClick={close}>
        <Icon name="agent" />
        Profile and sign-in
      </a>
      <button type="button" onClick={nextTheme}>
        <Icon name="eye" />
        Appearance: {THEME_WORDS[look]}
      </button>
      <button type="button" onClick={toggleDensity}>
        <Icon name="sliders" />
        Rows: {rows}
      </button>
      <a href="/docs" target="_blank" rel="noreferrer">
        <Icon name="book" />
        API reference
      </a>
      <a href="/" target="_blank" rel="noreferrer">
        <Icon name="mic" />
        Talk page
      </a>
      <hr />
      <button type="button" onClick={signOut}>
        <Icon name="outgoing" />
        Sign out
      </button>
    </div>
  );
}
