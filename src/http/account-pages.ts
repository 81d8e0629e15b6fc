// Serves the pages that links in mails open: new password, invitation, newsletter. The pages send the user's input to the same
// operations that programs use. Invariants: the token is in the URL fragment, so that no server log contains it, and the page
// removes it from the URL; a page runs only its own script. Deliberately omitted: everything that needs a login, and a build
// step, so that the links work on every deployment.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { Branding } from '../../generated/types.ts';
import { escapeHtml } from '../core/escape-html.ts';
import { brandOfPage, type BrandOf } from './page-brand.ts';
import type { RateLimiter } from './rate-limit.ts';

interface AccountPage {
  path: string;
  title: string;
  intro: string;
  fields: readonly Field[];
  button: string;
  done: string;
  /** Operation that accepts the token. `{id}` is replaced with the id in the link. */
  operation: string;
}

interface Field {
  name: 'name' | 'password';
  label: string;
  attributes: string;
  /** Shown only after the service has requested it. */
  onDemand: boolean;
}

const NEW_PASSWORD = 'type="password" autocomplete="new-password" minlength="12" maxlength="256"';

const PAGES: readonly AccountPage[] = [
  {
    path: '/account/reset-password',
    title: 'Set a new password',
    intro: 'Choose a password of at least 12 characters. Every session of your account ends.',
    fields: [{ name: 'password', label: 'New password', attributes: NEW_PASSWORD, onDemand: false }],
    button: 'Set the password',
    done: 'The password is set. You can sign in with it.',
    operation: '/v1/auth/password/reset',
  },
  {
    path: '/account/invitation',
    title: 'Accept the invitation',
    intro: 'You are invited to a workspace.',
    fields: [
      { name: 'name', label: 'Your name', attributes: 'autocomplete="name" maxlength="100"', onDemand: true },
      { name: 'password', label: 'A password for your account', attributes: NEW_PASSWORD, onDemand: true },
    ],
    button: 'Accept',
    done: 'You are a member of the workspace. You can sign in.',
    operation: '/v1/invitations/{id}/accept',
  },
  // Confirmation needs a click, because mail scanners open every link.
  {
    path: '/newsletter/confirm',
    title: 'Confirm the subscription',
    intro: 'You get the newsletter once you confirm it.',
    fields: [],
    button: 'Confirm',
    done: 'You are subscribed. Each mail has a link to unsubscribe.',
    operation: '/v1/newsletter/confirm',
  },
  {
    path: '/newsletter/unsubscribe',
    title: 'Unsubscribe',
    intro: 'You get no more newsletters, and your address is deleted.',
    fields: [],
    button: 'Unsubscribe',
    done: 'You are not subscribed any more.',
    operation: '/v1/newsletter/unsubscribe',
  },
];

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; --accent: light-dark(#0f766e, #2dd4bf); --on-accent: light-dark(#fff, #04201d); }
body { max-width: 26rem; margin: 0 auto; padding: 3rem 1rem; overflow-wrap: anywhere; }
body { background: light-dark(#fff, #0e1414); color: light-dark(#131a1a, #e9f0f0); }
h1 { font-size: 1.4rem; }
img { display: block; height: 32px; }
a { color: var(--accent); display: inline-block; padding: .6rem 0; }
label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
label { margin-top: 1rem; }
input, button { border: 1px solid light-dark(#6f8080, #758a8a); border-radius: 10px; min-height: 44px; }
input { padding: .5rem; margin-top: .25rem; background: inherit; color: inherit; }
button { margin-top: 1.5rem; padding: .6rem; background: var(--accent); color: var(--on-accent); font-weight: 600; }
[hidden] { display: none; }
`;

const SCRIPT = `
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const link = new URLSearchParams(location.hash.slice(1));
const [id, token] = [link.get('id'), link.get('token')];
history.replaceState(null, '', location.pathname + location.search);
const signIn = document.querySelector('nav a').getAttribute('href');
const say = (text) => { status.textContent = text; };
const address = form.dataset.operation.replace('{id}', encodeURIComponent(id || ''));
if (!token) { form.hidden = true; say('The link is incomplete. Open it from the mail again.'); }
if (id !== null && token) fetch('/v1/auth/methods').then((answer) => answer.json()).then(({ oidc }) => {
  const link = document.querySelector('#provider');
  if (!oidc || !location.pathname.startsWith('/account/')) return;
  link.textContent = 'Sign in with ' + oidc.name + ' instead';
  link.href = signIn + '#invitation=' + encodeURIComponent(token);
  link.parentElement.hidden = false;
}).catch(() => {});
form.addEventListener('submit', async (event) => {
  event.preventDefault();
  const given = [...new FormData(form)].filter(([name, value]) => value !== '' && !form.elements[name].closest('p').hidden);
  form.querySelector('button').disabled = true;
  say('…');
  try {
    const body = JSON.stringify({ token, ...Object.fromEntries(given) });
    const answer = await fetch(address, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
    if (answer.ok) {
      form.hidden = true;
      say(form.dataset.done);
      document.querySelector('nav').hidden = !location.pathname.startsWith('/account/');
      const { workspace } = await answer.json().catch(() => ({}));
      if (workspace) document.querySelector('nav a').href = signIn + '#workspace=' + encodeURIComponent(workspace.id);
      return;
    }
    const problem = await answer.json();
    const required = (problem.errors || []).filter(({ code }) => code === 'required').map(({ pointer }) => pointer.slice(1));
    const isNew = required.includes('name') && form.elements.name;
    const hasAccount = required.includes('password') && form.elements.password && form.elements.password.closest('p').hidden;
    for (const part of isNew ? form.querySelectorAll('p[hidden]') : []) part.hidden = false;
    if (hasAccount) {
      form.elements.password.closest('p').hidden = false;
      form.elements.password.autocomplete = 'current-password';
      document.querySelector('nav').hidden = false;
    }
    const [first] = problem.errors || [];
    say(isNew ? 'You have no account yet. Choose a name and a password of at least 12 characters.'
      : hasAccount ? 'There is an account with your address. Enter its password. If you do not know it, set a new one: “Forgot your password?” on the page to sign in.'
      : first ? first.pointer.slice(1) + ' ' + first.detail : problem.detail || problem.title);
  } catch {
    say('The service cannot be reached. Try again.');
  }
  form.querySelector('button').disabled = false;
});
`;

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
const policyWith = (styles: readonly string[]): string =>
  [
    "default-src 'none'",
    `script-src ${sourceOf(SCRIPT)}`,
    `style-src ${styles.map(sourceOf).join(' ')}`,
    "img-src 'self'",
    "connect-src 'self'",
    "base-uri 'none'",
    "form-action 'none'",
    "frame-ancestors 'none'",
  ].join('; ');

export function mountAccountPages(app: FastifyInstance, limiter: RateLimiter, brandOf: BrandOf): void {
  for (const page of PAGES) {
    app.get(page.path, async (request, reply) => {
      await limiter.count(request, reply);
      const { brand: asked } = request.query as Record<string, unknown>;
      const brand = await brandOfPage(brandOf, request);
      const look = lookOf(brand, typeof asked === 'string' && brand ? asked : null);
      reply.header('content-security-policy', policyWith(look.styles)).header('cache-control', 'no-store');
      return reply.header('content-type', 'text/html; charset=utf-8').send(htmlOf(page, look));
    });
  }
}

interface Look {
  name: string;
  styles: readonly string[];
  /** HTML, or ''. */
  logo: string;
  signIn: string;
}

/** @param asked the domain whose brand the link named */
function lookOf(brand: Branding | null, asked: string | null): Look {
  const { name, logo_url: logo, colors } = brand ?? {};
  const shown = name ?? 'Parley';
  const accent = colors
    ? [
        `:root { --accent: light-dark(${colors.accent}, ${colors.accent_dark}); --on-accent: light-dark(${colors.on_accent}, ${colors.on_accent_dark}); }`,
      ]
    : [];
  return {
    name: escapeHtml(shown),
    styles: [STYLE, ...accent],
    logo: logo ? `<img src="${escapeHtml(new URL(logo).pathname)}" alt="${escapeHtml(shown)}">` : '',
    signIn: asked === null ? '/sign-in' : `/sign-in?brand=${encodeURIComponent(asked)}`,
  };
}

function htmlOf({ title, intro, fields, button, done, operation }: AccountPage, look: Look): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${look.name}</title>
${look.styles.map((style) => `<style>${style}</style>`).join('\n')}
</head>
<body>
${look.logo}
<h1>${title}</h1>
<p>${intro}</p>
<form data-done="${done}" data-operation="${operation}">
${fields.map(fieldOf).join('\n')}
<button>${button}</button>
</form>
<p role="status"></p>
<p hidden><a id="provider">Sign in at the identity provider instead</a></p>
<nav hidden><a href="${look.signIn}">Sign in</a></nav>
<noscript>This page needs JavaScript.</noscript>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

function fieldOf({ name, label, attributes, onDemand }: Field): string {
  const hidden = onDemand ? ' hidden' : '';
  return `<p${hidden}><label>${label}<input name="${name}" ${attributes}></label></p>`;
}
