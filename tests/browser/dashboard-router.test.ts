// Navigation in the dashboard: slow and missing files, the history, and where the focus is after each step.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { agentBody, newTenant } from '../support/client.ts';
import type { TestPage } from './support/browser.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

const follow = (page: TestPage, name: string) =>
  page.getByRole('navigation', { name: 'Main' }).first().getByRole('link', { name, exact: true }).click();

/** Holds the responses for `files` back until the returned function is called. */
async function holdBack(page: TestPage, files: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(files, async (route) => {
    await promise;
    await route.continue();
  });
  return resolve;
}

test('a page keeps its filters while the next one loads, and what was typed last does not lead back', async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/calls?outcome=failed');
  await heading(page, 'Calls');
  const deliver = await holdBack(page, '**/assets/campaigns-*.js');
  await page.clock.install();
  await page.getByRole('searchbox').first().fill('+1202');
  await follow(page, 'Campaigns');
  await page.locator('.loading-line').waitFor();
  expect(await page.getByLabel('Outcome').inputValue()).toBe('failed');
  await page.clock.runFor(1000);
  expect(page.url()).toBe(`${dashboard.app.url}/app/campaigns`);
  deliver();
  await heading(page, 'Campaigns');
});

test('a slow page does not replace the one that was opened after it', async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/keys');
  await heading(page, 'API keys');
  const deliver = await holdBack(page, '**/assets/calls-*.js');
  await follow(page, 'Calls');
  await page.locator('.loading-line').waitFor();
  await follow(page, 'Schedules');
  await heading(page, 'Schedules');
  const loaded = page.waitForResponse('**/assets/calls-*.js');
  deliver();
  await (await loaded).finished();
  expect(await page.getByRole('heading', { level: 1 }).textContent()).toBe('Schedules');
});

test('a part whose file is missing says so where it would be, and loads on request', async () => {
  const owner = await newTenant(dashboard.app.url);
  const { agent_id: id } = await owner.ok('createAgent', { body: agentBody() });
  const page = await dashboard.open(owner, '/app/keys');
  await heading(page, 'API keys');
  await page.route('**/assets/{on-demand,palette}-*.js', (route) => route.abort());
  await page.keyboard.press('Control+k');
  const failed = page.getByRole('alert');
  await failed.getByText('This could not be loaded').waitFor();
  await failed.getByText('If the service was updated, reload the page.').waitFor();
  // The page keeps its place.
  expect((await page.locator('main').boundingBox())!.height).toBe(page.viewportSize()!.height);
  const { y, height } = (await failed.boundingBox())!;
  expect(y + height).toBeLessThanOrEqual(page.viewportSize()!.height);
  await inspect(page, 'palette-failed');
  await page.goto(`${dashboard.app.url}/app/agents/${id}/functions`);
  await heading(page, 'This could not be loaded');
  await page.unroute('**/assets/{on-demand,palette}-*.js');
  await press(page, 'Try again');
  await page
    .getByRole('button', { name: /function/i })
    .first()
    .waitFor();
  await page.getByRole('heading', { name: 'This could not be loaded' }).waitFor({ state: 'detached' });
});

test('Back and a reload restore the scroll position of a page without a list, also while its content arrives late', async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/providers');
  const top = (selector = 'main') => page.evaluate((at) => Math.round(document.querySelector(at)!.scrollTop), selector);
  const scroll = (px: number, selector = 'main') =>
    page.evaluate(([at, to]) => void (document.querySelector(at)!.scrollTop = to), [selector, px] as const);
  await page.setViewportSize({ width: 1280, height: 400 });
  await heading(page, 'Providers');
  await expect.poll(() => page.evaluate(() => document.querySelector('main')!.scrollHeight)).toBeGreaterThan(900);
  await scroll(450);
  await follow(page, 'Webhooks');
  await heading(page, 'Webhooks');
  expect(await top()).toBe(0);
  await page.goBack();
  await heading(page, 'Providers');
  await expect.poll(() => top()).toBe(450);
  await page.waitForFunction(() => (history.state as { tops?: number[] } | null)?.tops?.[0] === 450);
  const deliver = await holdBack(page, '**/v1/providers?*');
  await page.reload();
  await heading(page, 'Providers');
  expect(await top()).toBeLessThan(450);
  deliver();
  await expect.poll(() => top()).toBe(450);

  // The editor of an agent has an area of its own that scrolls.
  const { agent_id: id } = await owner.ok('createAgent', { body: agentBody() });
  await page.goto(`${dashboard.app.url}/app/agents/${id}`);
  await page.getByLabel(/^Greeting/).waitFor();
  await scroll(120, '.editor-main');
  await follow(page, 'Webhooks');
  await heading(page, 'Webhooks');
  await page.goBack();
  await page.getByLabel(/^Greeting/).waitFor();
  await expect.poll(() => top('.editor-main')).toBe(120);
});

test('on a narrow screen, the tab of a link is in view', async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/keys');
  await page.setViewportSize({ width: 360, height: 740 });
  const { agent_id: id } = await owner.ok('createAgent', { body: agentBody() });
  for (const path of ['/app/settings/audit', `/app/agents/${id}/versions`]) {
    await page.goto(`${dashboard.app.url}${path}`);
    const { x, width } = (await page.locator('.tab-links [aria-current]').boundingBox())!;
    expect(x, path).toBeGreaterThanOrEqual(0);
    expect(x + width, path).toBeLessThanOrEqual(360);
  }
});

test('the title and the focus follow the page: a failed one, an unknown tab, another object of the same kind', async () => {
  const owner = await newTenant(dashboard.app.url);
  const [first, second] = await Promise.all(
    ['Ada', 'Bea'].map((name) => owner.ok('createAgent', { body: agentBody({ agent_name: name }) })),
  );
  const page = await dashboard.open(owner, `/app/agents/${first!.agent_id}`);
  const focused = (name: string) =>
    page.waitForFunction(
      (text) => document.activeElement?.matches('h1') && document.activeElement.textContent === text,
      name,
    );
  await heading(page, 'Ada');
  await page.getByLabel('Greeting').first().focus();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox', { name: 'Search or jump to' }).fill('@Bea');
  await page.getByRole('option', { name: 'Bea' }).waitFor();
  await page.keyboard.press('Enter');
  await focused('Bea');
  expect(page.url()).toBe(`${dashboard.app.url}/app/agents/${second!.agent_id}`);
  await page.route('**/assets/calls-*.js', (route) => route.abort());
  await follow(page, 'Calls');
  await focused('Error');
  expect(await page.title()).toBe('Error · Parley');
  await page.goto(`${dashboard.app.url}/app/settings/nothing`);
  await heading(page, 'Not found');
  expect(await page.title()).toBe('Not found · Parley');
});

test('a link to the page itself adds no entry to the history, and a choice closes the sheet of a narrow screen', async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/keys');
  await heading(page, 'API keys');
  await follow(page, 'Webhooks');
  await heading(page, 'Webhooks');
  await follow(page, 'Webhooks');
  await page.goBack();
  await heading(page, 'API keys');
  await page.setViewportSize({ width: 360, height: 740 });
  await press(page, 'More');
  await page.locator('#all-screens').getByRole('link', { name: 'Schedules' }).click();
  await heading(page, 'Schedules');
  expect(await page.locator('#all-screens').isVisible()).toBe(false);
});
