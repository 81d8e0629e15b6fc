// The page of the link that a new deployment prints (`/#setup=…`). Its first user registers as the owner and receives an API key,
// which is shown once and opens the owner's page. Invariant: the link stays in the address until the user exists, so that a
// failed attempt can be repeated, and is then removed from the history. The password and the key are sent only to this service.
import { ask, ServiceError } from '../line/service.ts';
import { h } from '../parts/dom.ts';
import { adopt } from '../parts/adopt.ts';
import { copyable } from './copyable.ts';
import { keepKey } from './key.ts';
import css from './page.css?inline';

const WITHIN_MS = 20_000;
const MIN_PASSWORD_LENGTH = '12';
const KEY_NAME = 'First key';

interface Registration {
  access_token: string;
  workspace: { name: string };
}

export function setUp(token: string): HTMLElement {
  adopt(css);
  const email = field('Email address', { type: 'email', autocomplete: 'username', name: 'email' });
  const name = field('Your name', { type: 'text', autocomplete: 'name', name: 'name' });
  const password = field('Password', {
    type: 'password',
    autocomplete: 'new-password',
    name: 'password',
    minlength: MIN_PASSWORD_LENGTH,
    'aria-describedby': 'password-rule',
  });
  const said = h('p', { role: 'alert', class: 'note failed' });
  const submit = h('button', { type: 'submit', class: 'primary' }, 'Create my account');
  const page = h('main', { class: 'refusal setup' });
  const run = async (): Promise<void> => {
    submit.disabled = true;
    said.textContent = '';
    const person = { email: email.input.value.trim(), name: name.input.value.trim(), password: password.input.value };
    try {
      const owner = await post<Registration>('/v1/auth/register', { ...person, setup_token: token });
      history.replaceState(null, '', location.pathname);
      page.replaceChildren(...(await done(owner)));
      page.querySelector('h1')?.focus();
    } catch (error) {
      said.textContent = reasonOf(error);
      submit.disabled = false;
    }
  };
  const onsubmit = (event: SubmitEvent): void => {
    event.preventDefault();
    void run();
  };
  page.append(
    h('h1', {}, 'Set up this deployment'),
    h(
      'p',
      {},
      'Parley is running and has no user yet. You become its owner; nobody else can register until you allow it.',
    ),
    h(
      'form',
      { class: 'account', onsubmit },
      email.element,
      name.element,
      password.element,
      h('p', { class: 'note', id: 'password-rule' }, `At least ${MIN_PASSWORD_LENGTH} characters; a sentence is fine.`),
      submit,
      said,
    ),
  );
  return page;
}

/** The page that shows the owner's key once. */
async function done({ access_token: token, workspace }: Registration): Promise<HTMLElement[]> {
  const heading = h('h1', { tabindex: '-1' }, 'You own this deployment');
  const about = h('p', {}, `Your workspace is “${workspace.name}”.`);
  const docs = h('p', {}, h('a', { href: '/docs' }, 'API docs'));
  let key: string;
  try {
    ({ key } = await post<{ key: string }>('/v1/api-keys', { name: KEY_NAME, scope: 'admin' }, token));
  } catch (error) {
    const said = `Your account exists, but no API key could be made: ${reasonOf(error)} Make one with POST /v1/api-keys.`;
    return [heading, about, h('p', { class: 'note failed' }, said), docs];
  }
  const goOn = (): void => {
    keepKey(key);
    location.reload();
  };
  return [
    heading,
    about,
    h('h2', {}, 'Your API key'),
    h('p', {}, 'It may do everything in your workspace, and is shown only now. Keep it where you keep passwords.'),
    copyable(key, 'API key'),
    h('h2', {}, 'Next'),
    h(
      'p',
      {},
      'Make your first agent on the next page, and talk to it. The page keeps the key for this tab only; later it opens with the key in its address: ',
      h('code', {}, `${location.origin}/#key=sk_…`),
    ),
    h('button', { type: 'button', class: 'primary', onclick: goOn }, 'Go on'),
    docs,
  ];
}

async function post<T>(path: string, body: object, token?: string): Promise<T> {
  const headers: Record<string, string> = { 'content-type': 'application/json' };
  if (token) headers['authorization'] = `Bearer ${token}`;
  const { signal } = new AbortController();
  const response = await ask(path, { method: 'POST', headers, body: JSON.stringify(body), signal }, WITHIN_MS);
  return (await response.json()) as T;
}

function reasonOf(error: unknown): string {
  if (!(error instanceof ServiceError)) return String(error);
  if (error.code === 'unreachable') return 'The service does not answer. Try again in a moment.';
  if (error.code !== 'registration_closed') return error.detail ?? error.code;
  return 'This link was already used or is older than an hour. If there is no user yet, restart the service: it prints a new link. Otherwise sign in, or set a new password on the server: npm run owner -- you@example.com --new-password';
}

function field(label: string, properties: Record<string, string>) {
  const input = h('input', { ...properties, required: true });
  return { input, element: h('label', {}, label, input) };
}
