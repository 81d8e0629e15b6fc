// The pages and actions of the palette beyond the rail, and the help text of each page.
import { copyNextChange } from '../../api/curl.ts';
import type { Glyph } from '../../parts/icon.tsx';
import { toast } from '../../parts/toast.tsx';
import { RAIL } from '../routes.ts';
import { nextTheme, toggleDensity } from '../theme.ts';
import type { Result } from './results.ts';

const FURTHER: readonly [string, string, Glyph, string][] = [
  ['/app/settings/privacy', 'Privacy', 'sliders', 'Settings'],
  ['/app/settings/members', 'Members', 'agent', 'Settings'],
  ['/app/settings/wallet', 'Wallet', 'sliders', 'Settings'],
  ['/app/settings/limits', 'Limits', 'sliders', 'Settings'],
  ['/app/settings/branding', 'Branding', 'eye', 'Settings'],
  ['/app/settings/audit', 'Audit log', 'clock', 'Settings'],
  ['/app/knowledge/unanswered', 'Unanswered questions', 'book', 'Knowledge'],
  ['/app/profile', 'Profile', 'agent', 'password, second factor, sessions'],
];

export function pageResults(): Result[] {
  const ofRail = RAIL.map(({ href, title, icon, group }) => ({
    id: href,
    group: 'Go to',
    icon,
    title,
    note: group,
    href,
  }));
  const further = FURTHER.map(([href, title, icon, note]) => ({ id: href, group: 'Go to', icon, title, note, href }));
  return [...ofRail, ...further];
}

export function actionResults(): Result[] {
  const action = (title: string, icon: Glyph, more: Partial<Result>): Result => ({
    id: title,
    group: 'Actions',
    icon,
    title,
    ...more,
  });
  return [
    action('New agent', 'plus', { href: '/app/agents/new', note: 'from a template' }),
    action('Invite somebody', 'agent', { href: '/app/settings/members', note: 'Members' }),
    action('New API key', 'key', { href: '/app/keys', note: 'API keys' }),
    action('New webhook', 'hook', { href: '/app/webhooks', note: 'Webhooks' }),
    action('Paste a key of a provider', 'plug', { href: '/app/providers', note: 'Providers' }),
    action('Failed calls of the last day', 'warning', { href: '/app/calls?started=1d&outcome=failed', note: 'Calls' }),
    action('Change the appearance', 'eye', { act: nextTheme, note: 'light, dark, system' }),
    action('Change the height of rows', 'sliders', { act: toggleDensity }),
    action('Copy the next change as curl', 'terminal', { act: copyNext, note: 'instead of sending it' }),
    action('API reference', 'book', { act: () => void window.open('/docs', '_blank', 'noreferrer') }),
  ];
}

function copyNext(): void {
  copyNextChange();
  toast('The next change will be copied as curl, and not sent.');
}

/** By the beginning of the path below /app/; the last that matches applies. */
const HELP: readonly [string, string][] = [
  ['agents', 'Who answers your calls. A template is a working agent to begin with.'],
  ['agents/', 'What the agent says and may do. Calls use the published version; what you save is a draft until then.'],
  ['agents/new', 'Choose a template and a name. Everything can be changed later.'],
  ['analytics', 'What changed from the previous period. A press on a bar opens the calls of that time.'],
  ['calls', 'Every call. The address contains the filters; arrows move through the rows, Enter opens one.'],
  [
    'calls/',
    'One call. The recording, the transcript and the response times share one position: press a word to hear it.',
  ],
  ['campaigns', 'Many calls from a list. Invalid rows are fixed in place; the pace can be changed while it runs.'],
  ['keys', 'Keys of programs. A value is shown once; rotate to replace a key while the old one still works.'],
  ['knowledge', 'What agents know. Ask a question, and the passages that answer it are highlighted.'],
  [
    'knowledge/unanswered',
    'What callers asked and no passage answered. Each links to its call, and to a form for an answer.',
  ],
  ['numbers', 'Who answers which number. Buy one, or import one of your carrier.'],
  ['profile', 'Your name, password, second factor, and the browsers in which you are signed in.'],
  ['providers', 'Speech recognition, models, voices and telephony. A key is verified before it is stored.'],
  ['settings', 'The name, the time zone, the calling hours and the rules of this workspace.'],
  ['settings/audit', 'Who changed what. An entry links to everything by that person and everything about that object.'],
  ['settings/branding', 'Your name, logo and colors instead of Parley’s, and the domains that use them.'],
  ['settings/limits', 'Limits, how much of them is used, and how many calls wait.'],
  ['settings/members', 'Who is here and who is invited. You see what a role may do before you assign it.'],
  ['settings/privacy', 'What is redacted before it is stored, and how long it is kept.'],
  ['settings/wallet', 'Every transaction, with a link to its call.'],
  ['tests', 'Conversations that an agent must pass. Run them before you publish.'],
  ['webhooks', 'Where events go. An endpoint that fails is retried, and its events can be sent again.'],
  ['webhooks/', 'Each delivery with its request and response. A replay counts the deliveries and asks first.'],
];

/** Returns the help text of the open page. */
export function helpOf(path: string): string {
  if (path === '/app')
    return 'What needs you now, the last day in figures, the newest calls. Each number links to its calls.';
  const help = HELP.findLast(([start]) => path.startsWith(`/app/${start}`));
  return help?.[1] ?? 'A page of your workspace. Its heading says what it shows.';
}
