// The figures of the dashboard's analytics in a real browser: every figure of a page counts the same calls, and its link opens
// exactly these calls.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { plantCalls } from '../resources/analytics/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import type { TestPage } from './support/browser.ts';
import { heading, startDashboard, type Dashboard } from './support/dashboard.ts';

const HOUR_MS = 3_600_000;
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

/** A time zone in which it is between 12:00 and 13:00. Names of such zones have the opposite sign of their offset. */
function zoneAtNoon(): string {
  const hours = new Date().getUTCHours() - 12;
  return `Etc/GMT${hours < 0 ? '' : '+'}${hours}`;
}

/** A workspace in which it is noon, with calls of two agents at these times. */
async function workspaceAtNoon(hoursAgo: Readonly<Record<string, readonly number[]>>): Promise<Tenant> {
  const tenant = await newTenant(dashboard.app.url);
  await tenant.ok('updateWorkspace', { path: { id: tenant.workspaceId }, body: { time_zone: zoneAtNoon() } });
  for (const [name, hours] of Object.entries(hoursAgo)) {
    const { agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody({ agent_name: name }) });
    const calls = hours.map((ago) => ({ at: new Date(Date.now() - ago * HOUR_MS).toISOString(), agentId }));
    await plantCalls(dashboard.app.runtime.db, tenant.workspaceId, calls);
  }
  return tenant;
}

const figure = (page: TestPage) => page.locator('.figure', { hasText: /^Calls/ });
/** Sum of the second column of a table. */
const summed = async (page: TestPage, within: string): Promise<number> => {
  const cells = await page.locator(`${within} tbody tr td:nth-child(2)`).allInnerTexts();
  return cells.reduce((sum, text) => sum + Number(text), 0);
};
const filters = (page: TestPage) => page.getByRole('search', { name: 'Filter calls' });

test('the figure, the bars, the agents and the linked list of the last seven days count the same calls', async () => {
  // The last seven days begin with the day that is six days ago. The oldest call is on the day before, at nine.
  const tenant = await workspaceAtNoon({ Ada: [1, 2], Bea: [6 * 24 + 3, 6 * 24 + 11, 7 * 24 + 3] });
  const page = await dashboard.open(tenant, '/app/analytics?period=7d');
  await figure(page).getByRole('link', { name: '4', exact: true }).waitFor();
  await page.getByText(`times in ${zoneAtNoon()}`).waitFor();
  await page.getByText('As a table').click();
  expect(await page.locator('svg.over-time > g').count()).toBe(7);
  expect(await summed(page, '[aria-labelledby=over-time]')).toBe(4);
  await page.getByRole('region', { name: 'By agent' }).waitFor();
  expect(await summed(page, '[aria-labelledby=by-agent]')).toBe(4);
  await figure(page).getByRole('link').click();
  await heading(page, 'Calls');
  await page.locator('.list:not(.old) .row-link').nth(3).waitFor();
  expect(await page.locator('.row-link').count()).toBe(4);
});

test('the list that a bar opens shows both ends of its period, and either can be removed', async () => {
  const tenant = await workspaceAtNoon({ Ada: [1, 26], Bea: [50] });
  const page = await dashboard.open(tenant, '/app/analytics?period=7d');
  await page.getByText('As a table').click();
  await page.locator('[aria-labelledby=over-time] tbody a').nth(1).click();
  await heading(page, 'Calls');
  await page.locator('.list:not(.old) .row-link').first().waitFor();
  expect(await page.locator('.row-link').count()).toBe(1);
  expect(await page.getByTitle('This page has no such filter').count()).toBe(0);
  const started = await page
    .getByLabel('Started')
    .evaluate((field: HTMLSelectElement) => field.selectedOptions[0]!.text);
  expect(started).toMatch(/^\w{3} \d+, \d{4}, \d\d:00$/);
  expect(await filters(page).innerText()).toMatch(/until \w{3} \d+, \d{4}, \d\d:00/);
  await page.getByRole('button', { name: 'Remove until' }).click();
  await expect.poll(() => page.locator('.list:not(.old) .row-link').count()).toBe(2);
});

/** Sets the clock of the page to an hour later, and lets the page look at its responses again. */
async function passAnHour(page: TestPage): Promise<void> {
  await page.clock.setFixedTime(Date.now() + HOUR_MS);
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
}

test('when the period has moved on, the previous figures stay until the new ones arrive', async () => {
  const tenant = await workspaceAtNoon({ Ada: [2, 3] });
  const page = await dashboard.open(tenant, '/app/analytics');
  await figure(page).getByRole('link', { name: '2', exact: true }).waitFor();
  const [first] = page.requested.filter((url) => url.includes('/v1/analytics?'));
  const arrived = Promise.withResolvers<void>();
  const held = Promise.withResolvers<void>();
  await page.route(
    (url) =>
      url.pathname === '/v1/analytics' && url.searchParams.get('from') !== new URL(first!).searchParams.get('from'),
    (route) => {
      arrived.resolve();
      return held.promise.then(() => route.continue());
    },
  );
  await passAnHour(page);
  await arrived.promise;
  await page.locator('.analytics.old').waitFor();
  expect(await figure(page).getByRole('link').innerText()).toBe('2');
  held.resolve();
  await page.locator('.analytics:not(.old)').waitFor();
});

test('a list of the last days keeps its period, and so its rows, while it is open', async () => {
  const tenant = await workspaceAtNoon({ Ada: Array.from({ length: 120 }, (_, i) => i) });
  const page = await dashboard.open(tenant, '/app/calls?started=7d');
  await page.locator('.row-link').nth(20).waitFor();
  await passAnHour(page);
  await page.locator('.row-link').first().focus();
  await page.keyboard.press('End');
  const isLast = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']);
  await until(
    async () => {
      await page.keyboard.press('End');
      return (await isLast()) === '119';
    },
    { what: 'the focus is in the last row' },
  );
  const lists = page.requested.map((url) => new URL(url)).filter(({ pathname }) => pathname === '/v1/calls');
  expect(lists.length).toBeGreaterThan(2);
  expect(new Set(lists.map(({ searchParams }) => searchParams.get('from'))).size).toBe(1);
});

test('seconds and amounts of a single short call are the same in the figures and in the list', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody() });
  const call = { at: new Date(Date.now() - HOUR_MS).toISOString(), agentId, talkMs: 5000, costMicros: 42 };
  await plantCalls(dashboard.app.runtime.db, tenant.workspaceId, [call]);
  const page = await dashboard.open(tenant, '/app/analytics');
  const named = (name: string) => page.locator('.figure', { hasText: name }).getByRole('link').innerText();
  await figure(page).getByRole('link', { name: '1', exact: true }).waitFor();
  expect([await named('Talk time'), await named('Cost')]).toEqual(['0:05', '$0.000042']);
  await page.goto(`${dashboard.app.url}/app/calls`);
  const row = page.locator('[data-row]');
  await row.waitFor();
  expect(await row.locator('td.r').allInnerTexts()).toEqual(['0:05', '–', '$0.000042']);
});

test('the failed calls that the overview counts are the calls that its link lists, each with its reason', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody() });
  const ends = ['invalid_number', 'dnc_blocked', 'busy', 'no_answer', 'canceled', 'caller_hangup'];
  const at = new Date(Date.now() - HOUR_MS).toISOString();
  const calls = ends.map((endReason) => ({ at, agentId, endReason }));
  await plantCalls(dashboard.app.runtime.db, tenant.workspaceId, calls);
  const page = await dashboard.open(tenant, '/app');
  await page.getByRole('link', { name: '2 of 6 calls' }).click();
  await heading(page, 'Calls');
  const outcomes = page.locator('.list:not(.old) .oc');
  await outcomes.nth(1).waitFor();
  expect((await outcomes.allInnerTexts()).toSorted()).toEqual([
    'failed: invalid number',
    'failed: on the do-not-call list',
  ]);
  await page.getByLabel('Outcome').selectOption('no answer');
  await expect.poll(async () => (await outcomes.allInnerTexts()).toSorted()).toEqual(['busy', 'no answer']);
  await page.getByLabel('Outcome').selectOption('canceled');
  await expect.poll(() => outcomes.allInnerTexts()).toEqual(['canceled']);
  await page.getByRole('button', { name: 'Clear' }).click();
  // A call that was canceled is not one that nobody answered.
  await page.locator('.legend', { hasText: 'no answer 2' }).filter({ hasText: 'canceled 1' }).waitFor();
  await outcomes.filter({ hasText: 'do-not-call' }).first().waitFor();
  await page.locator('[data-row]', { hasText: 'do-not-call' }).locator('.row-link').click();
  const reason = page.getByRole('link', { name: 'ended: on the do-not-call list' });
  expect((await fetch(new URL((await reason.getAttribute('href'))!, page.url()))).status).toBe(200);
});
