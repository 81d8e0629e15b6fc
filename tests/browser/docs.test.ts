// The documentation in a real browser: accessible in both color schemes and on a phone, searched while typing, a request
// tried from the page.
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';
import { violations } from './support/axe.ts';
import { startBrowser, type TestBrowser } from './support/browser.ts';

const PAGES = join(import.meta.dirname, '..', '..', 'generated', 'web');

let app: TestApp;
let browser: TestBrowser;
beforeAll(async () => {
  [app, browser] = await Promise.all([startTestApp({ overrides: { webDirectory: PAGES } }), startBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

test.each([
  ['/docs', 360, 'dark'],
  ['/docs/api/createAgent', 1440, 'dark'],
  ['/docs/api/createAgent', 360, 'light'],
  ['/docs/guides/webhooks', 1280, 'dark'],
  ['/docs/errors', 360, 'light'],
  ['/docs/search?q=webhook', 360, 'dark'],
] as const)('%s is accessible at %d px, %s, and loads nothing from another host', async (path, width, colorScheme) => {
  const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
  await page.goto(app.url + path);
  expect(await violations(page)).toEqual([]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0);
  expect(page.complaints).toEqual([]);
  expect(page.requested.filter((address) => !address.startsWith(`${app.url}/`))).toEqual([]);
});

test('typing a word finds an operation, which the keyboard opens', async () => {
  const page = await browser.newPage();
  await page.goto(`${app.url}/docs`);
  const box = page.getByRole('combobox', { name: 'Search the documents' });
  await box.fill('create agent');
  await page.getByRole('option').first().waitFor();
  expect(await violations(page)).toEqual([]);
  await box.press('ArrowDown');
  await box.press('Enter');
  await page.waitForURL('**/docs/api/createAgent');
  await page.getByText('Python', { exact: true }).click();
  expect(await page.getByText('from parley_client').isVisible()).toBe(true);
  await page.goto(`${app.url}/docs/api/getAgent`);
  expect(await page.getByText('from parley_client').isVisible()).toBe(true);
});

test('a request is tried with a key; the key is in no URL and only in the storage of the tab', async () => {
  const tenant = await newTenant(app.url);
  const { key } = await tenant.ok('createApiKey', { body: { name: 'docs', scope: 'write' } });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  await page.goto(`${app.url}/docs/api/createAgent`);
  await page.getByRole('button', { name: 'Try it' }).click();
  await page.getByLabel('API key').fill(key);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Send' }).click();
  await page.getByText(/^201 .*req_/).waitFor();
  expect(await page.getByRole('region', { name: 'Answer' }).textContent()).toContain('"agent_id": "agent_');
  expect(page.url()).toBe(`${app.url}/docs/api/createAgent`);
  expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(key);
});

test('navigation, samples and search work without JavaScript', async () => {
  const page = await browser.newPage({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
  await page.goto(`${app.url}/docs/api/listAgents`);
  await page.getByRole('button', { name: 'Menu' }).click();
  await page.getByRole('link', { name: 'Create an agent' }).click();
  await page.getByText('TypeScript', { exact: true }).click();
  expect(await page.getByText("from 'parley-client'").isVisible()).toBe(true);
  await page.getByRole('searchbox').fill('signatures');
  await page.keyboard.press('Enter');
  await page.getByRole('link', { name: /^Signatures/ }).click();
  await page.getByRole('heading', { name: 'Signatures' }).waitFor();
});
