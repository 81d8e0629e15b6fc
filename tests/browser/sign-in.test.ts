// The sign-in page in a real browser: password, second factor, recovery code, identity provider, forgotten password, new
// account, invitation, enrollment that a workspace requires, signing out; where tokens are stored, and the redirect
// afterwards.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { returnPath } from '../../src/web/account/return-path.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newEmail, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import { startIdentityProvider, type IdentityProvider } from '../support/identity-provider.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { until } from '../support/until.ts';
import { violations } from './support/axe.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';

const PAGES = join(import.meta.dirname, '..', '..', 'generated', 'web');
const SHOTS = process.env['SCREENSHOTS'];

let idp: IdentityProvider;
let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  idp = await startIdentityProvider();
  const env = {
    OIDC_ISSUER: idp.issuer,
    OIDC_CLIENT_ID: idp.clientId,
    OIDC_CLIENT_SECRET: idp.clientSecret,
    OIDC_NAME: 'Northwind ID',
  };
  [app, browser] = await Promise.all([startTestApp({ env, overrides: { webDirectory: PAGES } }), startBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser?.close();
  await app?.close();
  await idp?.close();
});

const LOGO =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOosXpLEmIY1TCqYfhqAABPn6MQ2bsByAAAAABJRU5ErkJggg==';
const heading = (page: TestPage, name: string) => page.getByRole('heading', { name }).waitFor();
const press = (page: TestPage, name: string) => page.getByRole('button', { name }).click();
const submit = (page: TestPage) => page.locator('button[type=submit]').click();

/** Asserts no violations and no horizontal overflow; takes a screenshot if requested. */
async function inspect(page: TestPage, name: string): Promise<void> {
  for (const width of SHOTS === undefined ? [360] : [1280, 360]) {
    await page.setViewportSize({ width, height: 740 });
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await violations(page), `${name} ${width} ${colorScheme}`).toEqual([]);
      if (SHOTS !== undefined) await page.screenshot({ path: join(SHOTS, `${name}-${width}-${colorScheme}.png`) });
    }
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  }
}

async function fill(page: TestPage, email: string, password = PASSWORD): Promise<void> {
  await page.getByLabel('Email address').fill(email);
  await page.getByLabel('Password').fill(password);
  await submit(page);
}

async function openSignIn(query = ''): Promise<TestPage> {
  const page = await browser.newPage();
  await page.goto(`${app.url}/sign-in${query}`);
  await heading(page, 'Sign in');
  return page;
}

async function withFactor(tenant: Tenant) {
  const { secret } = await tenant.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  const { recovery_codes: codes } = await tenant.ok('confirmSecondFactor', {
    body: { code: await oneTimeCode(secret, -1) },
  });
  return { secret, codes };
}

test('with open registration, a user creates an account and is signed in', async () => {
  const page = await openSignIn();
  await press(page, 'Create an account');
  await heading(page, 'Create an account');
  await inspect(page, 'register');
  const email = newEmail();
  const send = async (address: string): Promise<void> => {
    await page.getByLabel('Your name').fill('Grace');
    await page.getByLabel('Email address').fill(address);
    await page.getByLabel('Password').fill(PASSWORD);
    await submit(page);
  };
  await send((await newTenant(app.url)).email);
  await page.getByRole('alert').filter({ hasText: /\w/ }).waitFor();
  await send(email);
  await heading(page, 'You are signed in');
  await page.getByText(`Grace (${email})`).waitFor();
});

test('a password signs in; the session survives a reload, is hidden from scripts, and ends on sign-out', async () => {
  const { email } = await newTenant(app.url);
  const page = await openSignIn();
  await inspect(page, 'sign-in');
  await fill(page, email, 'a wrong password of mine');
  await page.getByRole('alert').filter({ hasText: 'is wrong' }).waitFor();
  await inspect(page, 'wrong-password');
  await fill(page, email);
  await heading(page, 'You are signed in');
  await page.getByText(email).waitFor();
  await inspect(page, 'signed-in');
  const [cookie] = await page.context().cookies(`${app.url}/account/session`);
  expect(cookie).toMatchObject({ httpOnly: true, sameSite: 'Strict', path: '/account/session' });
  const held = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }, document.cookie]));
  expect(held).toBe('[{},{},""]');
  expect(await page.content()).not.toContain(cookie!.value);
  await page.reload();
  await heading(page, 'You are signed in');
  await press(page, 'Sign out');
  await heading(page, 'Sign in');
  await page.reload();
  await heading(page, 'Sign in');
  expect(await page.context().cookies(`${app.url}/account/session`)).toEqual([]);
});

test('the second factor is required: a code of the app or a recovery code', async () => {
  const tenant = await newTenant(app.url);
  const { secret, codes } = await withFactor(tenant);
  for (const code of [await oneTimeCode(secret), codes[0]!]) {
    const page = await openSignIn();
    await fill(page, tenant.email);
    await heading(page, 'Second factor');
    if (code === codes[0]) await inspect(page, 'second-factor');
    await page.getByLabel('Code').fill('000000');
    await submit(page);
    await page.getByRole('alert').filter({ hasText: 'code is wrong' }).waitFor();
    await page.getByLabel('Code').fill(code);
    await submit(page);
    await heading(page, 'You are signed in');
    await press(page, 'Sign out');
    await browser.closePages();
  }
});

test('the page uses the brand of the domain that the link names', async () => {
  const tenant = await newTenant(app.url);
  const path = { domain: 'sign-in.example.org' };
  await tenant.ok('updateWhiteLabel', { body: { name: 'Acme', colors: { accent: '#7c3aed' }, logo: LOGO } });
  const { records } = await tenant.ok('putWhiteLabelDomain', { path });
  const proof = records.find(({ type }) => type === 'TXT')!;
  app.dns.set('TXT', proof.name, [proof.value]);
  await tenant.ok('putWhiteLabelDomain', { path });
  const page = await browser.newPage();
  await page.goto(`${app.url}/sign-in?brand=${path.domain}`);
  await heading(page, 'Sign in');
  await page.getByRole('img', { name: 'Acme' }).waitFor();
  expect(await page.title()).toBe('Sign in · Acme');
  // The button fades from one accent to the other.
  const accent = () => page.evaluate(() => getComputedStyle(document.querySelector('button.primary')!).backgroundColor);
  await until(async () => (await accent()) === 'rgb(124, 58, 237)', { what: 'the button has the accent of the brand' });
  await inspect(page, 'sign-in-brand');
});

test('a workspace that requires a second factor forces the enrollment, and admits the user afterwards', async () => {
  const tenant = await newTenant(app.url);
  const strict = app.runtime.db.updateTable('workspaces').set({ require_second_factor: true });
  await strict.where('id', '=', tenant.workspaceId).execute();
  const page = await openSignIn();
  await fill(page, tenant.email);
  await heading(page, 'Set up a second factor');
  await inspect(page, 'enroll');
  await page.getByLabel('Your password').fill(PASSWORD);
  await submit(page);
  await heading(page, 'Add it to your app');
  await inspect(page, 'enroll-secret');
  const dark = await page.getByRole('img', { name: 'QR code' }).evaluate(async (image: HTMLImageElement) => {
    await image.decode();
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [image.naturalWidth, image.naturalHeight];
    const pen = canvas.getContext('2d')!;
    pen.drawImage(image, 0, 0);
    const { data } = pen.getImageData(0, 0, canvas.width, canvas.height);
    const isDark = (x: number, y: number) => data[(y * canvas.width + x) * 4] === 0;
    // The corner of the quiet zone, and the corners of the three finder patterns.
    const [near, far] = [26, canvas.width - 26];
    return [isDark(2, 2), isDark(near, near), isDark(far, near), isDark(near, far)];
  });
  expect(dark).toEqual([false, true, true, true]);
  const secret = (await page.locator('.secret').textContent())!.replaceAll(' ', '');
  await page.getByLabel('Code from the app').fill(await oneTimeCode(secret));
  await submit(page);
  await heading(page, 'Keep your recovery codes');
  expect(await page.getByRole('listitem').count()).toBe(10);
  await inspect(page, 'recovery-codes');
  await press(page, 'I have saved them');
  await heading(page, 'You are signed in');
});

describe('sign-in at the identity provider', () => {
  /** Signs in at the provider as this user, who consents. */
  const goThere = async (page: TestPage, person: object): Promise<void> => {
    await page.route(`${idp.issuer}/authorize?*`, async (route) => {
      const url = new URL(route.request().url());
      url.searchParams.set('person', JSON.stringify(person));
      const answer = await fetch(url, { redirect: 'manual' });
      await route.fulfill({ status: 302, headers: { location: answer.headers.get('location')! } });
    });
    await press(page, 'Sign in with Northwind ID');
  };

  test('a user signs in and returns to the requested page, and the URL keeps no trace of the sign-in', async () => {
    const page = await openSignIn(`?return=${encodeURIComponent('/docs/errors#rate_limited')}`);
    await goThere(page, { sub: 'grace', email: newEmail(), email_verified: true, name: 'Grace' });
    await page.waitForURL(`${app.url}/docs/errors#rate_limited`);
    await page.goto(`${app.url}/sign-in`);
    await heading(page, 'You are signed in');
    expect(page.url()).toBe(`${app.url}/sign-in`);
    expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  });

  test('begun under another host name, it continues under the one to which the provider returns', async () => {
    const page = await browser.newPage();
    const other = new URL(`/sign-in?return=${encodeURIComponent('/docs/errors#rate_limited')}`, app.url);
    other.hostname = 'localhost';
    await page.goto(other.href);
    await goThere(page, { sub: 'hedy', email: newEmail(), email_verified: true, name: 'Hedy' });
    await page.waitForURL(`${app.url}/docs/errors#rate_limited`);
  });

  test('a response for another browser, or a refusal, is explained and signs nobody in', async () => {
    const page = await browser.newPage();
    await page.goto(`${app.url}/sign-in?code=c&state=s`);
    await page.getByRole('alert').filter({ hasText: 'another tab' }).waitFor();
    expect(page.url()).toBe(`${app.url}/sign-in`);
    await page.goto(`${app.url}/sign-in?error=access_denied`);
    await page.getByRole('alert').filter({ hasText: 'refused' }).waitFor();
  });

  test('an invited user accepts from the page that the email links to', async () => {
    const owner = await newTenant(app.url);
    const email = newEmail();
    await owner.ok('createInvitation', { body: { email } });
    const { id, token } = await app.mailbox.linkTo(email);
    const page = await browser.newPage();
    await page.goto(`${app.url}/account/invitation#id=${id}&token=${token}`);
    await inspect(page, 'invitation');
    await page.getByRole('link', { name: 'Sign in with Northwind ID instead' }).click();
    await page.getByText('You accept the invitation').waitFor();
    await inspect(page, 'sign-in-invited');
    await goThere(page, { sub: 'ida', email, email_verified: true, name: 'Ida' });
    await heading(page, 'You are signed in');
    await page.getByText('Northwind').waitFor();
    expect((await owner.ok('listMembers')).data.map(({ name }) => name)).toContain('Ida');
  });
});

test('a user who registered with an address enters the password to accept an invitation to it', async () => {
  const [owner, guest] = [await newTenant(app.url), await newTenant(app.url)];
  await owner.ok('createInvitation', { body: { email: guest.email } });
  const { id, token } = await app.mailbox.linkTo(guest.email);
  const page = await browser.newPage();
  await page.goto(`${app.url}/account/invitation#id=${id}&token=${token}`);
  await press(page, 'Accept');
  await page.getByRole('status').filter({ hasText: 'There is an account with your address' }).waitFor();
  expect(await page.getByLabel('Your name').isVisible()).toBe(false);
  await page.getByLabel('A password for your account').fill(PASSWORD);
  await inspect(page, 'invitation-password');
  await press(page, 'Accept');
  await page.getByRole('status').filter({ hasText: 'You are a member of the workspace' }).waitFor();
});

test('a forgotten password gets the same response for every address', async () => {
  const { email } = await newTenant(app.url);
  const page = await openSignIn();
  await press(page, 'Forgot your password?');
  await heading(page, 'Forgot your password?');
  await page.getByLabel('Email address').fill(email);
  await submit(page);
  await page.getByRole('status').filter({ hasText: 'If there is a user' }).waitFor();
  await inspect(page, 'forgotten');
  expect((await app.mailbox.linkTo(email)).token).toMatch(/^pr_/);
});

test('a browser receives gzip over plain http in a local network, where it does not accept Brotli', async () => {
  const env = { PUBLIC_URL: 'http://lan.test' };
  const lan = await startTestApp({ env, overrides: { webDirectory: PAGES } });
  const page = await browser.newPage();
  const files: [file: string, coding: string | undefined][] = [];
  page.on('response', (response) => {
    if (/\.(?:js|css)$|sign-in$/.test(response.url())) {
      files.push([new URL(response.url()).pathname, response.headers()['content-encoding']]);
    }
  });
  for (const [url, coding] of [
    [app.url, 'br'],
    [`http://lan.test:${new URL(lan.localUrl).port}`, 'gzip'],
  ] as const) {
    await page.goto(`${url}/sign-in`);
    await heading(page, 'Sign in');
    expect(files.length).toBeGreaterThan(2);
    expect(files.splice(0).filter((file) => file[1] !== coding)).toEqual([]);
  }
  await lan.close();
});

test('the cookie is useless to pages of other origins', async () => {
  const { refreshToken } = await newTenant(app.url);
  const at = `${app.url}/account/session`;
  const send = (headers: Record<string, string>, body: object = {}, method = 'POST') =>
    fetch(at, { method, headers: { 'content-type': 'application/json', ...headers }, body: JSON.stringify(body) });
  const kept = await send({ 'sec-fetch-site': 'same-origin' }, { refresh_token: refreshToken });
  const { access_token: token, ...rest } = (await kept.json()) as Record<string, unknown>;
  expect([kept.status, typeof token, rest]).toEqual([200, 'string', { expires_in: 900 }]);
  const [cookie = ''] = kept.headers.get('set-cookie')!.split(';');
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://evil.example' },
    { origin: 'null' },
    {},
  ] as Record<string, string>[]) {
    const answer = await send({ cookie, ...headers });
    expect([answer.status, ((await answer.json()) as { code: string }).code]).toEqual([403, 'origin_not_allowed']);
  }
  expect((await send({ cookie, origin: app.url })).status).toBe(200);
  const none = await send({ cookie: 'parley_session=rt_none', origin: app.url });
  expect([none.status, none.headers.get('set-cookie')]).toEqual([401, expect.stringContaining('Max-Age=0')]);
  // The token that scripts have seen was replaced: it can only recover a lost response.
  expect(cookie).not.toContain(refreshToken);
});

test.each([
  ['/', '/'],
  ['/docs/errors?a=1#b', '/docs/errors?a=1#b'],
  ['//evil.example', null],
  ['/\\evil.example', null],
  ['/\t/evil.example', null],
  ['https://evil.example', null],
  ['javascript:alert(1)', null],
  ['/sign-in?return=/', null],
  ['', null],
])('after the sign-in, a return to %j redirects to %j', (wanted, expected) => {
  expect(returnPath(wanted, 'https://voice.example', '/sign-in')).toBe(expected);
});
