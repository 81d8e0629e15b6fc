// The shell of the dashboard in a real browser: the sign-in, the keys of a workspace, an expired session, a member without
// permission.
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { newTenant } from '../support/client.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

test('a key is created after the sign-in, shown once, used, rotated and revoked', async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/keys');
  await heading(page, 'No keys yet');
  await inspect(page, 'keys-empty');
  await page.getByRole('button', { name: 'New key' }).first().click();
  await page.getByLabel(/^Name/).fill('Order service');
  await inspect(page, 'keys-new');
  await press(page, 'Create the key');
  await heading(page, 'The value of “Order service”');
  const value = (await page.locator('.secret').textContent())!;
  await inspect(page, 'keys-secret');
  await page.keyboard.press('Escape');
  await press(page, 'I have stored it');
  expect(await page.content()).not.toContain(value);
  const stored = await page.evaluate(() => JSON.stringify([{ ...localStorage }, { ...sessionStorage }]));
  expect(stored).not.toContain(value);
  expect(stored).not.toContain('eyJ');
  const used = await fetch(`${dashboard.app.url}/v1/agents`, { headers: { authorization: `Bearer ${value}` } });
  expect(used.status).toBe(200);
  await press(page, 'Rotate Order service');
  await page.getByLabel('The old key works').selectOption('for a day');
  await inspect(page, 'keys-rotate');
  await press(page, 'Create the new key');
  await press(page, 'I have stored it');
  await page.getByText(/^Being replaced: revoked in 24/).waitFor();
  await inspect(page, 'keys');
  await page.setViewportSize({ width: 360, height: 740 });
  const cells = page.getByRole('table', { name: 'API keys' }).locator('tbody td');
  expect(await cells.evaluateAll((all) => all.filter((cell) => cell.getBoundingClientRect().x < 12).length)).toBe(0);
  await page.setViewportSize({ width: 1280, height: 800 });
  const old = page.getByRole('row').filter({ hasText: 'Being replaced' });
  await old.getByRole('button', { name: 'Revoke Order service' }).click();
  await page.getByLabel('Revoke it although it was used in the last hour').check();
  await press(page, 'Revoke the key');
  await page.getByText('“Order service” is revoked.').waitFor();
  await page.getByRole('table', { name: 'API keys' }).getByText('revoked', { exact: true }).waitFor();
  const refused = await fetch(`${dashboard.app.url}/v1/agents`, { headers: { authorization: `Bearer ${value}` } });
  expect(refused.status).toBe(401);
  const foreign = page.requested.filter((url) => !url.startsWith(dashboard.app.url));
  expect(foreign).toEqual([]);
});

test('a page whose file is missing says so, and the other pages still open', async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/keys');
  await heading(page, 'API keys');
  await page.route('**/assets/calls-*.js', (route) => route.abort());
  const rail = page.getByRole('navigation', { name: 'Main' }).first();
  await rail.getByRole('link', { name: 'Calls' }).click();
  await heading(page, 'This could not be loaded');
  expect(new URL(page.url()).pathname).toBe('/app/calls');
  await rail.getByRole('link', { name: 'Schedules' }).click();
  await heading(page, 'Schedules');
  await page.unroute('**/assets/calls-*.js');
  await page.goBack();
  await heading(page, 'Calls');
  await page.goBack();
  await heading(page, 'API keys');
});

test('the files of the dashboard declare every custom property that they use', () => {
  const directory = join(import.meta.dirname, '../../generated/web/app/assets');
  const files = readdirSync(directory).filter((name) => /\.(?:js|css)$/.test(name));
  const all = files.map((name) => readFileSync(join(directory, name), 'utf8')).join('\n');
  const namesOf = (pattern: RegExp) => new Set([...all.matchAll(pattern)].map(([, name]) => name!));
  const used = namesOf(/var\((--[\w-]+)/g);
  expect(used.size).toBeGreaterThan(30);
  const declared = namesOf(/[{;'"`](--[\w-]+)[:'"`]/g);
  expect([...used].filter((name) => !declared.has(name))).toEqual([]);
});
