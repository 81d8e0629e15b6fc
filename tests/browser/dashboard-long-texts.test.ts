// Lists of the dashboard with the longest texts that the contract permits, in a real browser: no row leaves the page, and a long
// text in one column does not break the words of another.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { plantCalls } from '../resources/analytics/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import type { TestPage } from './support/browser.ts';
import { startDashboard, type Dashboard } from './support/dashboard.ts';

/** The longest name, without a place to break it. */
const NAME = 'W'.repeat(100);
const TAG = 'w'.repeat(64);
const NUMBER = '+12025550100';
/** Four lines of text in a row of a table. */
const MAX_ROW_PX = 110;
let dashboard: Dashboard;
let tenant: Tenant;
let campaign: string;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
  const { agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody({ agent_name: NAME }) });
  const { db } = dashboard.app.runtime;
  const [call] = await plantCalls(db, tenant.workspaceId, [{ at: new Date().toISOString(), agentId }]);
  await tenant.ok('updateCall', { path: { id: call! }, body: { tags: [TAG, 'vip'] } });
  await tenant.ok('createApiKey', { body: { name: NAME, scope: 'read-only' } });
  await tenant.ok('addDncNumbers', { body: { numbers: [NUMBER], reason: NAME } });
  await tenant.ok('updateCurrentUser', { body: { name: NAME } });
  const at = new Date(Date.now() + 86_400_000).toISOString();
  await tenant.ok('createSchedule', { body: { agent_id: agentId, to_number: NUMBER, at } });
  campaign = (await tenant.ok('createCampaign', { body: { name: NAME, agent_id: agentId } })).id;
  const contact = { to_number: '+12025550102', variables: { note: NAME, other: `${NAME} `.repeat(9) } };
  await tenant.ok('addCampaignContacts', { path: { id: campaign }, body: [contact] });
  await tenant.ok('updateWorkspace', { path: { id: tenant.workspaceId }, body: { name: NAME } });
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

/** Pixels by which the page scrolls sideways, and the height of the highest row. */
function measure(page: TestPage): Promise<{ sideways: number; highest: number }> {
  return page.evaluate(() => {
    const scrollers = [document.documentElement, document.querySelector('main')!];
    const rows = [...document.querySelectorAll('[data-row]')];
    return {
      sideways: Math.max(...scrollers.map(({ scrollWidth, clientWidth }) => scrollWidth - clientWidth)),
      highest: Math.max(...rows.map((row) => row.getBoundingClientRect().height)),
    };
  });
}

test('the longest names, tags and variables fit in the lists of every width', async () => {
  const page = await dashboard.open(tenant, '/app/calls');
  const paths = [
    'calls',
    'agents',
    'campaigns',
    `campaigns/${campaign}`,
    'schedules',
    'dnc',
    'keys',
    'settings/members',
  ];
  const measured: Record<string, { sideways: number; highest: number }> = {};
  for (const path of paths) {
    await page.goto(`${dashboard.app.url}/app/${path}`);
    await page.locator('[data-row]').first().waitFor();
    // The names of agents arrive later than the rows that they are in.
    if (['calls', 'schedules'].includes(path)) await page.locator('[data-row]', { hasText: NAME }).first().waitFor();
    for (const width of [1440, 1024]) {
      await page.setViewportSize({ width, height: 900 });
      measured[`${path} ${width}`] = await measure(page);
    }
    await page.setViewportSize({ width: 390, height: 844 });
    measured[`${path} 390`] = { ...(await measure(page)), highest: 0 };
  }
  const wrong = Object.entries(measured).filter(([, { sideways, highest }]) => sideways > 0 || highest > MAX_ROW_PX);
  expect(Object.fromEntries(wrong)).toEqual({});
}, 90_000);

test('the heading of a page shows its whole text next to its buttons, or above them', async () => {
  const page = await dashboard.open(tenant, '/app/campaigns');
  const heading = page.getByRole('heading', { level: 1 });
  const names = ['Reminders of the flu vaccination', `${'Reminders of the flu vaccination '.repeat(3)}.`];
  for (const name of names) {
    const { id } = await tenant.ok('createCampaign', { body: { name } });
    await tenant.ok('addCampaignContacts', { path: { id }, body: [{ to_number: '+12025550102' }] });
    for (const width of [1280, 900, 390]) {
      await page.setViewportSize({ width, height: 900 });
      await page.goto(`${dashboard.app.url}/app/campaigns/${id}`);
      await page.getByRole('button', { name: 'Add contacts' }).waitFor();
      expect(await heading.innerText()).toBe(name);
      const cut = await heading.evaluate((shown) => shown.scrollWidth - shown.clientWidth);
      expect([name, width, cut, (await measure(page)).sideways]).toEqual([name, width, 0, 0]);
    }
  }
}, 90_000);
