// The sign-in page: email address and password or the identity provider, then the second factor; password reset; registration
// where it is open to everyone; and the page of a signed-in user. Invariants: the provider's parameters are removed from the URL
// before anything else runs; `return` accepts only this origin.
import type { Branding } from '../../../generated/types.ts';
import '../tokens.css';
import '../visitor-tokens.css';
import '../parts/parts.css';
import './sign-in.css';
import { ServiceError } from '../line/service.ts';
import { logoOf } from '../parts/brand.ts';
import { h } from '../parts/dom.ts';
import { enroll } from './enroll.ts';
import { form, reasonOf } from './form.ts';
import { returnPath } from './return-path.ts';
import { endSession, keepSession, request, resumeSession, type SessionTokens } from './session.ts';

const OWN = '/sign-in';
const PENDING = 'parley-sign-in';

interface Methods {
  registration: 'open' | 'invite' | 'closed';
  oidc: { name: string } | null;
}
/** State kept in this tab while the browser is at the identity provider. */
interface Pending {
  sign_in_token: string;
  returnTo: string | null;
  invitation: string | null;
}
interface Me {
  user: { name: string; email: string };
  workspace: { name: string };
}

const query = new URLSearchParams(location.search);
let returnTo = returnPath(query.get('return'), location.origin, OWN);
const linked = new URLSearchParams(location.hash.slice(1));
let invitation = linked.get('invitation');
/** The workspace of the new session: the one whose invitation was accepted before. */
const workspace = linked.get('workspace');
/** The page of another host name continues here with the provider. */
const isContinued = linked.get('at') === 'provider';
const EMAIL = { label: 'Email address', name: 'email', properties: { type: 'email', autocomplete: 'username' } };
const PASSWORD = {
  label: 'Password',
  name: 'password',
  properties: { type: 'password', autocomplete: 'current-password' },
};

// The service writes the brand of the host name into the head of the page.
const branded = document.querySelector<HTMLMetaElement>('meta[name=brand]')?.content;
const brand = branded === undefined ? null : (JSON.parse(branded) as Branding);
if (brand) void import('../talk/apply-brand.ts').then(({ applyBrand }) => applyBrand(brand));
const logo = logoOf(brand, '');

function show(title: string, ...parts: Node[]): void {
  const heading = h('h1', { tabindex: '-1' }, title);
  document.title = `${title} · ${brand?.name ?? 'Parley'}`;
  document.body.replaceChildren(h('main', {}, ...logo, heading, ...parts));
  heading.focus();
}

const link = (text: string, onclick: () => void) => h('button', { type: 'button', class: 'link', onclick }, text);

/** @param problem message about the previous attempt */
async function choose(problem = ''): Promise<void> {
  const { oidc, registration } = await request<Methods>('GET', '/v1/auth/methods');
  const failed = h('p', { class: 'failed', role: 'alert' }, problem);
  const atProvider = (): void => {
    redirectToProvider().catch((error: unknown) => (failed.textContent = reasonOf(error)));
  };
  const provider =
    oidc === null ? [] : [h('button', { type: 'button', onclick: atProvider }, `Sign in with ${oidc.name}`)];
  show(
    'Sign in',
    failed,
    ...(invitation === null ? [] : [h('p', {}, 'You accept the invitation with this sign-in.')]),
    ...provider,
    ...(invitation === null
      ? [form([EMAIL, PASSWORD], 'Sign in', withPassword), link('Forgot your password?', forgotten)]
      : []),
    ...(invitation === null && registration === 'open' ? [link('Create an account', register)] : []),
  );
}

function register(): void {
  const name = { label: 'Your name', name: 'name', properties: { autocomplete: 'name', maxlength: '100' } };
  const password = {
    label: 'Password, at least 12 characters',
    name: 'password',
    properties: { type: 'password', autocomplete: 'new-password', minlength: '12', maxlength: '256' },
  };
  const send = async ({ name, email, password }: Record<string, string>): Promise<void> => {
    const body = { name: name!.trim(), email: email!.trim(), password };
    await openReturnPage(await keepSession(await request<SessionTokens>('POST', '/v1/auth/register', body)));
  };
  show(
    'Create an account',
    h('p', {}, 'You get a workspace of your own.'),
    form([name, EMAIL, password], 'Create the account', send),
    link('Back', () => void choose()),
  );
}

async function withPassword({ email, password }: Record<string, string>): Promise<void> {
  const body = { email: email!.trim(), password, ...(workspace === null ? {} : { workspace_id: workspace }) };
  await finish(() => request<SessionTokens>('POST', '/v1/auth/login', body));
}

/** Completes a sign-in, with the second factor if the service requires it. */
async function finish(begin: () => Promise<SessionTokens>): Promise<void> {
  let tokens: SessionTokens;
  try {
    tokens = await begin();
  } catch (error) {
    const token = error instanceof ServiceError && error.code === 'second_factor_required' ? error.members : null;
    if (token === null) throw error;
    return secondFactor(String(token['login_token']));
  }
  await openReturnPage(await keepSession(tokens));
}

function secondFactor(login_token: string): void {
  const properties = { autocomplete: 'one-time-code', autocapitalize: 'none', spellcheck: 'false' };
  const code = { label: 'Code from your authenticator app, or a recovery code', name: 'code', properties };
  const send = async (values: Record<string, string>): Promise<void> => {
    const body = { login_token, code: values['code'] };
    await openReturnPage(await keepSession(await request<SessionTokens>('POST', '/v1/auth/login/second-factor', body)));
  };
  show(
    'Second factor',
    form([code], 'Go on', send),
    link('Begin again', () => void choose()),
  );
}

function forgotten(): void {
  const said = h('p', { class: 'said', role: 'status' });
  const send = async ({ email }: Record<string, string>): Promise<void> => {
    await request('POST', '/v1/auth/password/forgot', { email: email!.trim() });
    said.textContent =
      'If there is a user with this address, a mail with a link is on its way. It is valid for one hour.';
  };
  show(
    'Forgot your password?',
    form([EMAIL], 'Send the link', send),
    said,
    link('Back', () => void choose()),
  );
}

/** Sends the browser to the provider. The provider's response is useless without the token that is kept in this tab. */
async function redirectToProvider(): Promise<void> {
  const start = await request<{ authorization_url: string; sign_in_token: string }>('POST', '/v1/auth/oidc/start', {});
  const back = new URL(new URL(start.authorization_url).searchParams.get('redirect_uri')!);
  if (back.pathname === OWN && back.origin !== location.origin && !isContinued) {
    // The provider returns the browser to the service's own name, where the token of another name is missing.
    back.search = String(new URLSearchParams({ brand: location.hostname, ...(returnTo && { return: returnTo }) }));
    back.hash = String(new URLSearchParams({ at: 'provider', ...(invitation && { invitation }) }));
    return location.assign(back);
  }
  const pending: Pending = { sign_in_token: start.sign_in_token, returnTo, invitation };
  sessionStorage.setItem(PENDING, JSON.stringify(pending));
  location.assign(start.authorization_url);
}

/** Continues the sign-in after the browser returned from the provider. */
async function finishAtProvider(): Promise<void> {
  const kept = sessionStorage.getItem(PENDING);
  sessionStorage.removeItem(PENDING);
  const [code, state, iss] = [query.get('code'), query.get('state'), query.get('iss')];
  const pending = kept === null ? null : (JSON.parse(kept) as Pending);
  returnTo = pending?.returnTo ?? null;
  invitation = pending?.invitation ?? null;
  if (code === null || state === null)
    return choose(query.get('error_description') ?? 'The provider has refused the sign-in.');
  if (pending === null) return choose('This sign-in was started in another tab, or too long ago. Begin again.');
  const { sign_in_token } = pending;
  const accepted = invitation === null ? {} : { invitation_token: invitation };
  const body = { code, state, sign_in_token, ...(iss === null ? {} : { iss }), ...accepted };
  await finish(() => request<SessionTokens>('POST', '/v1/auth/oidc/finish', body));
}

/** Opens the requested page or, if there is none, shows who is signed in. */
async function openReturnPage(token: string): Promise<void> {
  let me: Me;
  try {
    me = await request<Me>('GET', '/v1/auth/me', undefined, token);
  } catch (error) {
    if (!(error instanceof ServiceError) || error.code !== 'workspace_requires_second_factor') throw error;
    const { enabled } = await request<{ enabled: boolean }>('GET', '/v1/auth/second-factor', undefined, token);
    if (!enabled) return enroll(token, show, () => void openReturnPage(token).catch(report));
    await endSession(token);
    return choose('Your workspace requires your second factor. Sign in again with it.');
  }
  if (returnTo !== null) return location.replace(returnTo);
  const signOut = (): void => {
    endSession(token).then(() => choose(), report);
  };
  show(
    'You are signed in',
    h('p', {}, `${me.user.name} (${me.user.email}), in the workspace “${me.workspace.name}”.`),
    h(
      'p',
      {},
      h('a', { href: '/app' }, 'Dashboard'),
      ' · ',
      h('a', { href: '/' }, 'Talk to the agent'),
      ...(brand?.hide_vendor_name ? [] : [' · ', h('a', { href: '/docs' }, 'API docs')]),
    ),
    h('button', { type: 'button', onclick: signOut }, 'Sign out'),
  );
}

function report(error: unknown): void {
  choose(reasonOf(error)).catch(() => show('Sign in', h('p', { class: 'failed', role: 'alert' }, reasonOf(error))));
}

async function open(): Promise<void> {
  const isBack = query.has('state') || query.has('error');
  history.replaceState(null, '', OWN);
  if (isBack) return finishAtProvider();
  if (isContinued) return redirectToProvider();
  let token: string;
  try {
    token = await resumeSession();
  } catch (error) {
    if (error instanceof ServiceError && error.code === 'invalid_refresh_token') return choose();
    throw error;
  }
  await openReturnPage(token);
}

open().catch(report);
