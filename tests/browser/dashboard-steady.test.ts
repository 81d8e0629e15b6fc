// The robustness of the dashboard, in a real browser: a slow network, an expiring token, two tabs, a lost stream, keyboard-only
// use.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { agentBody, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import type { TestPage } from './support/browser.ts';
import { heading, inspect, press, signIn, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
let tenant: Tenant;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

/** Opens another tab of the same browser. */
async function secondTab(page: TestPage, path: string): Promise<Page> {
  const other = await page.context().newPage();
  other.setDefaultTimeout(30_000);
  await other.goto(`${dashboard.app.url}${path}`);
  return other;
}

/** Sends the next request of the page with a token that the service refuses, as after its expiry. */
const spoilToken = (page: Page) =>
  page.route(
    '**/v1/**',
    (route) => route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer expired' } }),
    { times: 1 },
  );

test(
  'on a slow network a page shows that it is loading, and a second click does nothing twice',
  { timeout: 90_000 },
  async () => {
    const page = await dashboard.open(tenant, '/app/keys');
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: 400,
      downloadThroughput: 50 * 1024,
      uploadThroughput: 50 * 1024,
    });
    // The list's response arrives only after the test has seen that the page waits for it.
    const seen = Promise.withResolvers<void>();
    await page.route('**/v1/api-keys?*', (route) => seen.promise.then(() => route.continue()), { times: 1 });
    await page.reload({ waitUntil: 'commit' });
    await page.getByRole('status').getByText('Loading').first().waitFor({ state: 'attached' });
    seen.resolve();
    await heading(page, 'No keys yet');
    await page.getByRole('button', { name: 'New key' }).first().click();
    await page.getByLabel(/^Name/).fill('Order service');
    await page.getByRole('button', { name: 'Create the key' }).dblclick();
    await heading(page, 'The value of “Order service”');
    expect((await tenant.ok('listApiKeys', {})).data).toHaveLength(1);
  },
);

test('a user who sends too many requests sees when to retry, and the page continues by itself', async () => {
  const person = await newTenant(dashboard.app.url);
  const page = await dashboard.open(person, '/app/keys');
  await heading(page, 'No keys yet');
  const limited = (seconds: number) => ({
    status: 429,
    headers: { 'retry-after': String(seconds) },
    json: { code: 'rate_limited', detail: 'More than 30 requests in 60 s.' },
  });
  await page.clock.install();
  await page.route('**/account/session', (route) => route.fulfill(limited(40)), { times: 1 });
  await page.reload();
  await page.getByRole('alert').getByText('Too many requests. The service accepts the next one in 40 s.').waitFor();
  await page.route('**/v1/api-keys?*', (route) => route.fulfill(limited(50)), { times: 1 });
  await page.clock.fastForward(40_000);
  await page.getByRole('alert').getByText('Too many requests. The service accepts the next one in 50 s.').waitFor();
  await page.clock.fastForward(50_000);
  await heading(page, 'No keys yet');
});

test('the sign-in returns to the whole address, also when the workspace begins to require a second factor', async () => {
  const person = await newTenant(dashboard.app.url);
  const page = await dashboard.browser.newPage();
  const address = `${dashboard.app.url}/app/calls?status=failed#latest`;
  await page.goto(address);
  await signIn(page, person.email);
  await page.waitForURL(address);
  await heading(page, 'Calls');
  const refusal = { code: 'workspace_requires_second_factor', detail: 'Sign in with it.' };
  await page.route('**/v1/auth/me', (route) => route.fulfill({ status: 403, json: refusal }), { times: 1 });
  await page.reload();
  const redirect = page.waitForRequest(/\/sign-in\?return=/);
  const returnTo = new URL((await redirect).url()).searchParams.get('return');
  expect(returnTo).toBe('/app/calls?status=failed#latest');
});

test('an expired token is replaced without the user noticing, in two tabs at once', { timeout: 90_000 }, async () => {
  const page = await dashboard.open(tenant, '/app/agents/new');
  const other = await secondTab(page, '/app/keys');
  await other.getByRole('heading', { name: 'API keys' }).waitFor();
  await page.getByLabel('Name').fill('Grace');
  const renewals: string[] = [];
  for (const tab of [page, other]) {
    tab.on('request', (request) => {
      if (request.url().endsWith('/account/session')) renewals.push(request.method());
    });
    await spoilToken(tab);
  }
  await Promise.all([press(page, 'Create Grace'), other.getByRole('link', { name: 'Webhooks' }).first().click()]);
  await heading(page, 'Grace');
  await other.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  await other.reload();
  await other.getByRole('heading', { name: 'No webhooks yet' }).waitFor();
  expect(renewals).toContain('POST');
  expect(await page.getByRole('dialog').count()).toBe(0);
});

test(
  'two tabs with one agent lose no input, and notice a workspace switch and the sign-out',
  { timeout: 90_000 },
  async () => {
    const person = await newTenant(dashboard.app.url);
    const { agent_id: id } = await person.ok('createAgent', {
      body: agentBody({ agent_name: 'Otto', greeting: 'Hello.' }),
    });
    await person.ok('createWorkspace', { body: { name: 'Southwind' } });
    const page = await dashboard.open(person, `/app/agents/${id}`);
    const other = await secondTab(page, `/app/agents/${id}`);
    await page.getByLabel(/^Greeting/).fill('Good day.');
    await other.getByLabel(/^Prompt/).fill('You are Otto. Be brief.');
    await other.getByRole('button', { name: 'Save, live at once' }).click();
    await other.getByText('Version 2 is saved').first().waitFor();
    await press(page, 'Save, live at once');
    await heading(page, 'Version 2 was saved elsewhere');
    expect(await page.getByLabel(/^Greeting/).inputValue()).toBe('Good day.');
    await press(page, 'Put mine on version 2');
    await press(page, 'Save, live at once');
    await page.getByText('Version 3 is saved').first().waitFor();
    expect(await person.ok('getAgent', { path: { id } })).toMatchObject({
      greeting: 'Good day.',
      response_engine: { system_prompt: 'You are Otto. Be brief.' },
    });
    await other.getByRole('button', { name: 'Switch workspace' }).first().click();
    await other.locator('#workspaces').getByRole('button', { name: 'Southwind' }).click();
    await page.getByText('Another tab works in Southwind now. This one stays in Northwind.').waitFor();
    await page.getByLabel(/^Greeting/).fill('Good evening.');
    await other.getByRole('button', { name: /^Ada/ }).first().click();
    await other.locator('#user-menu').getByRole('button', { name: 'Sign out' }).click();
    await page.waitForURL(/\/sign-in\?return=/);
    await signIn(page, person.email);
    await page.waitForURL(`${dashboard.app.url}/app/agents/${id}`);
    // The unsaved input is offered again.
    await press(page, 'Restore');
    expect(await page.getByLabel(/^Greeting/).inputValue()).toBe('Good evening.');
  },
);

test('a silent event stream resumes without a lost or repeated event', { timeout: 90_000 }, async () => {
  const inactivity = { seconds: 600, reminders: [] };
  const body = agentBody({ agent_name: 'Ada', greeting: 'Hello, this is Ada from the bakery.', inactivity });
  const { agent_id } = await tenant.ok('createAgent', { body });
  const page = await dashboard.browser.newPage();
  await page.clock.install();
  await page.goto(`${dashboard.app.url}/app/live`);
  await signIn(page, tenant.email);
  await heading(page, 'No call is running');
  const stream = '**/v1/events/stream**';
  await page.route(stream, (route) => route.abort());
  await page.clock.fastForward(46_000);
  await page.getByText('Not live since').waitFor();
  await inspect(page, 'live-lost');
  const { call_id: id } = await tenant.ok('createCall', { body: { agent_id, to_number: '+12025550107' } });
  await until(async () => (await tenant.ok('getCall', { path: { id } })).status === 'in_progress', {
    what: 'the call',
  });
  await page.unroute(stream);
  await page.clock.fastForward(16_000);
  await page.getByText('Not live since').waitFor({ state: 'detached' });
  await page.getByRole('link', { name: '+1 202 555 0107' }).click();
  await page.getByRole('log').getByText('Hello, this is Ada from the bakery.').waitFor();
  expect(await page.getByRole('log').getByText('Hello, this is Ada from the bakery.').count()).toBe(1);
  expect(await page.locator('.live-rows > li').count()).toBe(1);
  await tenant.ok('endCall', { path: { id } });
  await page.getByText('Just ended').waitFor();
});

/** Makes the page believe that the user looks at another tab, or at it again. */
const setHidden = (page: Page, isHidden: boolean) =>
  page.evaluate((hidden) => {
    Object.defineProperty(document, 'hidden', { configurable: true, get: () => hidden });
    document.dispatchEvent(new Event('visibilitychange'));
  }, isHidden);

test('a tab that nobody looks at requests nothing at events, and is current once it is seen', async () => {
  const page = await dashboard.open(tenant, '/app/keys');
  const at = new Date().toISOString();
  const progress = { total: 2, done: 1, passed: 1, failed: 0, errors: 0 };
  const run = { id: 'run_1', created_at: at, ended_at: null, status: 'running', passed: null, progress };
  let [lists, streams] = [0, 0];
  await page.route('**/v1/test-runs?*', (route) => {
    lists += 1;
    return route.fulfill({ json: { data: [run], next_cursor: null, has_more: false } });
  });
  // Each connection brings one event and ends; the page connects again half a second later.
  await page.route('**/v1/events/stream**', (route) => {
    streams += 1;
    const event = { type: 'test_run.changed', created_at: at, data: { test_run_id: 'run_1' } };
    const body = `id: ${streams}\ndata: ${JSON.stringify(event)}\n\n`;
    return route.fulfill({ contentType: 'text/event-stream', body });
  });
  const connectedAgain = async (times: number): Promise<void> => {
    const before = streams;
    await until(async () => streams >= before + times, { what: 'further events arrived' });
  };
  await page.goto(`${dashboard.app.url}/app/tests`);
  await until(async () => lists >= 2, { what: 'the list is read again at an event' });
  await setHidden(page, true);
  // A request that an event caused before begins within a second.
  await connectedAgain(4);
  const seen = lists;
  await connectedAgain(6);
  expect(lists).toBe(seen);
  await setHidden(page, false);
  await until(async () => lists > seen, { what: 'the list is read again once the tab is seen' });
});

test('a response from before an event in a hidden tab is requested again once the tab is seen', async () => {
  const page = await dashboard.open(tenant, '/app/keys');
  const at = new Date().toISOString();
  const run = { id: 'run_1', created_at: at, ended_at: null, status: 'running', passed: null };
  const progress = { total: 2, done: 1, passed: 1, failed: 0, errors: 0 };
  const released = Promise.withResolvers<void>();
  let [lists, streams, isHeld, isQuiet] = [0, 0, false, false];
  await page.route('**/v1/test-runs?*', async (route) => {
    lists += 1;
    if (isHeld) await released.promise;
    // The page may have given up the request.
    await route.fulfill({ json: { data: [{ ...run, progress }], next_cursor: null, has_more: false } }).catch(() => {});
  });
  await page.route('**/v1/events/stream**', async (route) => {
    streams += 1;
    if (isQuiet) return;
    const event = { type: 'test_run.changed', created_at: at, data: { test_run_id: 'run_1' } };
    const body = `id: ${streams}\ndata: ${JSON.stringify(event)}\n\n`;
    await route.fulfill({ contentType: 'text/event-stream', body });
  });
  const more = async (count: () => number, what: string): Promise<void> => {
    const before = count();
    await until(async () => count() > before, { what });
  };
  await page.clock.install();
  await page.goto(`${dashboard.app.url}/app/tests`);
  await until(async () => lists >= 2, { what: 'the list is read again at an event' });
  isHeld = true;
  await more(() => lists, 'a request waits for its response');
  await setHidden(page, true);
  await more(() => streams, 'an event arrives');
  isQuiet = true;
  await more(() => streams, 'no further event arrives');
  // The page gathers events for a second. No timer of it fires any more.
  const now = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(now + 2_000);
  isHeld = false;
  released.resolve();
  await page.evaluate(() => fetch('/v1/status').then(({ status }) => status));
  const seen = lists;
  await setHidden(page, false);
  await until(async () => lists > seen, { what: 'the list is read again once the tab is seen' });
});

/** Presses Tab until the control with this name has the focus. */
async function tabTo(
  page: TestPage,
  name: string | RegExp,
  role: 'button' | 'link' | 'textbox' = 'button',
): Promise<void> {
  const control = page.getByRole(role, { name }).and(page.locator(':focus'));
  await page.getByRole(role, { name }).first().waitFor();
  for (let n = 0; n < 80 && (await control.count()) === 0; n++) await page.keyboard.press('Tab');
  await control.waitFor();
}

/** Opens a page by its name in the command palette. */
async function jumpTo(page: TestPage, words: string, option: RegExp): Promise<void> {
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type(words);
  await page.getByRole('option', { name: option, selected: true }).waitFor();
  await page.keyboard.press('Enter');
}

test('the keyboard alone leads from the sign-in to an agent, its call and a webhook', { timeout: 90_000 }, async () => {
  const person = await newTenant(dashboard.app.url);
  const page = await dashboard.browser.newPage();
  await page.goto(`${dashboard.app.url}/app/agents/new`);
  await tabTo(page, 'Email address', 'textbox');
  await page.keyboard.type(person.email);
  await page.keyboard.press('Tab');
  await page.keyboard.type(PASSWORD);
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/app\/agents\/new$/);
  await tabTo(page, 'Name', 'textbox');
  await page.keyboard.type('Otto');
  await tabTo(page, 'Create Otto');
  await page.keyboard.press('Enter');
  await heading(page, 'Otto');
  await tabTo(page, 'Start voice call');
  await page.keyboard.press('Enter');
  await page.getByRole('log').locator('li.agent').first().waitFor();
  await tabTo(page, 'End call');
  await page.keyboard.press('Enter');
  await tabTo(page, 'Open the call', 'link');
  await page.keyboard.press('Enter');
  await heading(page, 'Call in a browser');
  await jumpTo(page, 'webh', /^Webhooks/);
  await heading(page, 'No webhooks yet');
  await tabTo(page, 'New webhook');
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByRole('button', { name: 'New webhook' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.press('Enter');
  await tabTo(page, /Address/, 'textbox');
  await page.keyboard.type('http://127.0.0.1:9/hooks');
  await page.keyboard.press('Enter');
  await heading(page, /signing secret/i);
  await tabTo(page, /stored/);
  await page.keyboard.press('Enter');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect((await person.ok('listWebhooks', {})).data).toMatchObject([{ url: 'http://127.0.0.1:9/hooks' }]);
});
