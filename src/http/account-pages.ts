// The pages that the links of mails open: a new password, an invitation. They send what a person enters to the same operations that
// programs use. Invariants: the token stands after the `#` of the address, so that it reaches no server log, and the page removes it
// from the address; a page runs its own script only. Absent on purpose: everything that needs a login, and a build step, so that the
// links work on every deployment.
import { hash } from 'node:crypto';
import type { FastifyInstance } from 'fastify';
import type { RateLimiter } from './rate-limit.ts';

interface AccountPage {
  path: string;
  title: string;
  intro: string;
  fields: readonly Field[];
  button: string;
  done: string;
}

interface Field {
  name: 'name' | 'password';
  label: string;
  attributes: string;
  /** Shown after the service has asked for it. */
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
    done: 'The password is set. You can log in with it.',
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
    done: 'You are a member of the workspace. You can log in.',
  },
];

const STYLE = `
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 26rem; margin: 0 auto; padding: 3rem 1rem; overflow-wrap: anywhere; }
h1 { font-size: 1.4rem; }
label, input, button { display: block; width: 100%; box-sizing: border-box; font: inherit; }
label { margin-top: 1rem; }
input { padding: .5rem; margin-top: .25rem; }
button { margin-top: 1.5rem; padding: .6rem; }
[hidden] { display: none; }
`;

const SCRIPT = `
const form = document.querySelector('form');
const status = document.querySelector('[role=status]');
const link = new URLSearchParams(location.hash.slice(1));
const [id, token] = [link.get('id'), link.get('token')];
history.replaceState(null, '', location.pathname);
const say = (text) => { status.textContent = text; };
const address = id === null ? '/v1/auth/password/reset' : '/v1/invitations/' + encodeURIComponent(id) + '/accept';
if (!token) { form.hidden = true; say('The link is incomplete. Open it from the mail again.'); }
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
      return;
    }
    const problem = await answer.json();
    const asked = (problem.errors || []).some(({ pointer, code }) => code === 'required' && form.elements[pointer.slice(1)]);
    for (const part of asked ? form.querySelectorAll('p[hidden]') : []) part.hidden = false;
    const [first] = problem.errors || [];
    say(asked ? 'You have no account yet. Choose a name and a password of at least 12 characters.'
      : first ? first.pointer.slice(1) + ' ' + first.detail : problem.detail || problem.title);
  } catch {
    say('The service cannot be reached. Try again.');
  }
  form.querySelector('button').disabled = false;
});
`;

const sourceOf = (text: string) => `'sha256-${hash('sha256', text, 'base64')}'`;
const POLICY = [
  "default-src 'none'",
  `script-src ${sourceOf(SCRIPT)}`,
  `style-src ${sourceOf(STYLE)}`,
  "connect-src 'self'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ');

export function mountAccountPages(app: FastifyInstance, limiter: RateLimiter): void {
  for (const page of PAGES) {
    const html = htmlOf(page);
    app.get(page.path, async (request, reply) => {
      await limiter.count(request, reply);
      reply.header('content-security-policy', POLICY).header('cache-control', 'no-store');
      return reply.header('content-type', 'text/html; charset=utf-8').send(html);
    });
  }
}

function htmlOf({ title, intro, fields, button, done }: AccountPage): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – Parley</title>
<style>${STYLE}</style>
</head>
<body>
<h1>${title}</h1>
<p>${intro}</p>
<form data-done="${done}">
${fields.map(fieldOf).join('\n')}
<button>${button}</button>
</form>
<p role="status"></p>
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
