// The setup link of a new deployment: its first user registers on the page, gets a key, and continues to the first agent.
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newSetupToken } from '../../src/resources/auth/setup-token.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { violations } from './support/axe.ts';
import { startBrowser, type TestBrowser } from './support/browser.ts';

const PAGES = join(import.meta.dirname, '..', '..', 'generated', 'web');
const SHOTS = process.env['SCREENSHOTS'];

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  [app, browser] = await Promise.all([
    startTestApp({ env: { REGISTRATION: 'closed' }, overrides: { webDirectory: PAGES } }),
    startBrowser(),
  ]);
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test('the first user becomes the owner, once, sees the key once, and creates the first agent', async () => {
  const link = `${app.url}/#setup=${encodeURIComponent(newSetupToken(app.runtime))}`;
  const page = await browser.newPage();
  const shoot = async (name: string): Promise<void> => {
    if (SHOTS === undefined) return;
    for (const [colorScheme, width] of [
      ['light', 1280],
      ['dark', 1280],
      ['light', 360],
      ['dark', 360],
    ] as const) {
      await page.emulateMedia({ colorScheme });
      await page.setViewportSize({ width, height: 800 });
      await page.screenshot({ path: join(SHOTS, `${name}-${colorScheme}-${width}.png`), fullPage: true });
    }
  };
  const submit = page.getByRole('button', { name: 'Create my account' });

  await page.goto(`${app.url}/#setup=expired`);
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Password').fill('correct horse battery');
  await submit.click();
  await page.getByText('This link was already used or is older than an hour.').waitFor();
  await shoot('expired');

  await page.goto(link);
  await page.getByRole('heading', { name: 'Set up this deployment' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await shoot('form');
  await page.getByLabel('Email address').fill('ada@example.com');
  await page.getByLabel('Your name').fill('Ada');
  await page.getByLabel('Password').fill('aaaaaaaaaaaa');
  await submit.click();
  // The service refuses the password, and the link remains valid.
  await page.locator('.failed').getByText('password').waitFor();
  await page.getByLabel('Password').fill('correct horse battery staple');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { name: 'You own this deployment' }).waitFor();
  expect(page.url()).toBe(`${app.url}/`);
  const key = await page.locator('pre').textContent();
  expect(key).toMatch(/^sk_service_live_\w+$/);
  expect(await violations(page)).toEqual([]);
  await shoot('done');

  await page.getByRole('button', { name: 'Go on' }).click();
  await page.getByRole('button', { name: 'Make an agent' }).click();
  await page.getByText('Talk to Ada').first().waitFor();
  expect(await page.content()).not.toContain(key);
  await shoot('agent');

  const other = await browser.newPage();
  await other.goto(link);
  await other.getByLabel('Email address').fill('eve@example.com');
  await other.getByLabel('Your name').fill('Eve');
  await other.getByLabel('Password').fill('correct horse battery staple');
  await other.getByRole('button', { name: 'Create my account' }).click();
  await other.getByText('This link was already used').waitFor();
}, 60_000);
