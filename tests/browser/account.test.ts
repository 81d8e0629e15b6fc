// The pages that email links open, in a real browser: a new password; and an invitation, with and without an existing
// account.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { clientOf, newEmail, newTenant, PASSWORD } from '../support/client.ts';
import { until } from '../support/until.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';

const NEW_PASSWORD = 'entirely new horse battery staple';
const LINK = /^http\S+\/account\/\S+$/m;

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  app = await startTestApp();
  browser = await startBrowser();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

/** Opens the link of the nth mail to an address. */
async function follow(address: string, nth = 1) {
  await until(() => app.mailbox.mailsTo(address).length >= nth, { what: `${nth} mails to ${address}` });
  const page = await browser.newPage();
  await page.goto(LINK.exec(app.mailbox.mailsTo(address)[nth - 1]!.text)![0]);
  return page;
}

test('a link sets a new password; a weak password is explained, and the address bar keeps no token', async () => {
  const { email } = await newTenant(app.url);
  await clientOf(app.url).ok('requestPasswordReset', { body: { email } });
  const page = await follow(email);
  expect(page.url()).not.toContain('token');
  const says = (text: string) => page.getByRole('status').filter({ hasText: text }).waitFor();
  await page.getByLabel('New password').fill('passwordpassword');
  await page.getByRole('button').click();
  await says('password must not');
  await page.getByLabel('New password').fill(NEW_PASSWORD);
  await page.getByRole('button').click();
  await says('The password is set');
  await clientOf(app.url).ok('login', { body: { email, password: NEW_PASSWORD } });
});

test('an invitation creates an account, asks for the password of one whose address is not proved, and else needs one click', async () => {
  const [owner, other] = [await newTenant(app.url), await newTenant(app.url)];
  const [known, unknown] = [await newTenant(app.url), newEmail()];
  for (const email of [known.email, unknown]) await owner.ok('createInvitation', { body: { email } });
  const joins = (page: TestPage) => page.getByRole('status').filter({ hasText: 'You are a member' }).waitFor();
  const page = await follow(unknown);
  expect(await page.getByLabel('Your name').isVisible()).toBe(false);
  await page.getByRole('button').click();
  await page.getByLabel('Your name').fill('Grace');
  await page.getByLabel('A password for your account').fill(NEW_PASSWORD);
  await page.getByRole('button').click();
  await joins(page);
  const asked = await follow(known.email);
  await asked.getByRole('button').click();
  await asked.getByRole('status').filter({ hasText: 'Enter its password' }).waitFor();
  expect(await asked.getByLabel('Your name').isVisible()).toBe(false);
  await asked.getByLabel('password').fill(PASSWORD);
  await asked.getByRole('button').click();
  await joins(asked);
  await other.ok('createInvitation', { body: { email: unknown } });
  const proved = await follow(unknown, 2);
  await proved.getByRole('button').click();
  await joins(proved);
  const { data } = await owner.ok('listMembers', { query: { status: 'active' } });
  expect(data.map(({ email }) => email)).toEqual([known.email, unknown, owner.email]);
});
