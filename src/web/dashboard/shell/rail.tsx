// The navigation: a rail next to the page; below 820 px, a bar above it and tabs below it, the last of which opens all screens.
import { SetupLink } from '../pages/overview/setup-state.tsx';
import { Icon } from '../parts/icon.tsx';
import { numberOf } from '../parts/when.tsx';
import { useDeadLetters } from './dead-letters.ts';
import { notePress } from './early-press.ts';
import { useMe } from './me.tsx';
import { openPalette } from './palette/open.ts';
import { useAddressNow } from './router.ts';
import { RAIL, type RailEntry } from './routes.ts';

const MAX_TABS = 4;

export function Rail() {
  return (
    <header class="rail">
      <WorkspaceButton />
      <SearchButton />
      <nav class="nav" aria-label="Main">
        <Entries />
      </nav>
      <div class="foot">
        <UserButton />
      </div>
    </header>
  );
}

export function TopBar() {
  return (
    <header class="topbar">
      <WorkspaceButton />
      <span class="sp" />
      <SearchButton />
      <UserButton />
    </header>
  );
}

export function Tabs() {
  return (
    <nav class="tabs" aria-label="Main">
      {RAIL.slice(0, MAX_TABS).map((entry) => (
        <RailLink key={entry.href} entry={entry} />
      ))}
      <button type="button" popovertarget="all-screens">
        <Icon name="dots" />
        More
      </button>
      <div id="all-screens" class="pop sheet" popover="auto" onClick={(event) => event.currentTarget.hidePopover()}>
        <Entries />
      </div>
    </nav>
  );
}

function Entries() {
  const groups = [...new Set(RAIL.map(({ group }) => group))];
  return (
    <>
      {groups.map((group, i) => (
        <div key={group} role="group" aria-label={group}>
          {i > 0 && <p class="nav-group">{group}</p>}
          {RAIL.filter((entry) => entry.group === group).map((entry) => (
            <RailLink key={entry.href} entry={entry} />
          ))}
        </div>
      ))}
      <SetupLink />
    </>
  );
}

function RailLink({ entry: { href, title, icon } }: { entry: RailEntry }) {
  const { path } = useAddressNow();
  const isHere = path === href || (href !== '/app' && path.startsWith(`${href}/`));
  return (
    <a href={href} aria-current={isHere ? 'page' : undefined} title={title}>
      <Icon name={icon} />
      <span>{title}</span>
      {icon === 'hook' && <DeadLetters />}
    </a>
  );
}

function DeadLetters() {
  const count = useDeadLetters().data?.total ?? 0;
  return (
    count > 0 && (
      <b class="badge bad">
        {numberOf(count)}
        <span class="vh"> undelivered</span>
      </b>
    )
  );
}

function WorkspaceButton() {
  const { workspace } = useMe();
  return (
    <button type="button" class="ws" popovertarget="workspaces" onClick={() => notePress('workspaces')}>
      <Mark />
      <b>{workspace.name}</b>
      <Icon name="updown" />
      <span class="vh">Switch workspace</span>
    </button>
  );
}

function SearchButton() {
  return (
    <button type="button" class="search" onClick={openPalette}>
      <Icon name="search" />
      <span class="tr">Search or jump to</span>
      <kbd>Ctrl K</kbd>
    </button>
  );
}

function UserButton() {
  const { user, role } = useMe();
  const name = user?.name ?? '';
  return (
    <button type="button" class="me" popovertarget="user-menu" onClick={() => notePress('user-menu')}>
      <span class="av" aria-hidden="true">
        {initialsOf(name)}
      </span>
      <span class="tr me-name">
        <b>{name}</b> <span class="dim t12">{role}</span>
      </span>
    </button>
  );
}

function Mark() {
  return (
    <svg class="mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M4 10V8M9 10V3.5M14 10V6M19 10V8.5" />
      <path class="mk" d="M4 14v3M9 14v2M14 14v6.5M19 14v3" />
    </svg>
  );
}

function initialsOf(name: string): string {
  const words = name.trim().split(/\s+/);
  return [words[0], words.length > 1 ? words.at(-1) : '']
    .map((word) => word?.[0] ?? '')
    .join('')
    .toUpperCase();
}
