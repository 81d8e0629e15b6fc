// Parts of pages whose response fails, in a real browser: each says so where it would be, states nothing that was not read, and is
// read again on request.
import type { Page } from 'playwright-core';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { draft } from '../resources/campaigns/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { inspect, startDashboard, type Dashboard } from './support/dashboard.ts';

const SLOW = { timeout: 90_000 };
let dashboard: Dashboard;
let tenant: Tenant;
let agent: string;
let call: string;
let campaign: string;

async function endedCall(agentId: string, to: string): Promise<string> {
  const { call_id: id } = await tenant.ok('createCall', { body: { agent_id: agentId, to_number: to } });
  const stateOf = async () => (await tenant.ok('getCall', { path: { id } })).status;
  await until(async () => (await stateOf()) === 'in_progress', { what: 'the call' });
  await tenant.ok('endCall', { path: { id } });
  await until(async () => (await stateOf()) === 'completed', { what: 'the end' });
  return id;
}

beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
  agent = (await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) })).agent_id;
  call = await endedCall(agent, '+12025550107');
  const { agent_id: other } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Bea' }) });
  await endedCall(other, '+12025550100');
  campaign = await draft(tenant, agent, ['+12025550107']);
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

const DETAIL = 'The database does not answer.';
const FAILED = { status: 500, json: { code: 'internal_error', detail: DETAIL } };
const press = (name: string) => (page: Page) => page.getByRole('button', { name }).first().click();

interface Part {
  page: string;
  /** Request that fails. */
  path: RegExp;
  open?: (page: Page) => Promise<unknown>;
  /** Selects what is shown only if the response arrived. */
  read: string;
}

const parts = (): Record<string, Part> => ({
  versions: { page: `/app/agents/${agent}/versions`, path: /\/versions\?/, read: '[aria-label=Versions] [data-row]' },
  functions: { page: `/app/agents/${agent}/functions`, path: /\/functions\?/, read: 'text=No functions yet' },
  knowledge: { page: `/app/agents/${agent}/knowledge`, path: /\/knowledge-base\?/, read: 'text=No knowledge yet' },
  voices: { page: `/app/agents/${agent}`, path: /\/v1\/voices\?/, read: '.voices li, .voices .note:not([role])' },
  models: { page: `/app/agents/${agent}`, path: /\/v1\/models\?/, read: 'label:has-text("Model") option:nth-child(2)' },
  agents: {
    page: '/app/schedules',
    path: /\/v1\/agents\?/,
    open: press('New schedule'),
    read: 'dialog option:has-text("Ada")',
  },
  numbers: {
    page: '/app/schedules',
    path: /\/v1\/phone-numbers\?/,
    open: press('New schedule'),
    read: 'dialog label:not(:has(~ [role=alert])) option:has-text("no number")',
  },
  calls: {
    page: '/app/tests',
    path: /\/v1\/calls\?/,
    open: press('From a call'),
    read: 'dialog option:has-text("+1 202 555 0107")',
  },
  keys: {
    page: '/app/settings/members',
    path: /\/v1\/api-keys\?/,
    open: press('Leave'),
    read: 'text=This person created no active API keys.',
  },
  workspaces: {
    page: '/app/keys',
    path: /\/v1\/workspaces\?/,
    open: press('Switch workspace'),
    read: '#workspaces button:has-text("owner")',
  },
  problems: { page: '/app', path: /\/v1\/webhooks\?/, read: 'text=Nothing needs you now.' },
  newest: { page: '/app', path: /\/v1\/calls\?limit=6/, read: '.newest li' },
  transcript: { page: `/app/calls/${call}`, path: /\/transcript$/, read: '.transcript li, .transcript p.dim' },
  timeline: { page: `/app/calls/${call}`, path: /\/events\?/, read: '.call-line' },
  cost: { page: `/app/calls/${call}`, path: /\/cost$/, read: 'table.cost' },
  sums: { page: '/app/calls', path: /\/v1\/analytics\?/, read: '.sums' },
  'sums of a search': { page: '/app/calls?status=completed', path: /\/v1\/calls\/sums\?/, read: '.sums' },
  'figures of each agent': { page: '/app/analytics', path: /group_by=agent/, read: '.bar-table a:has-text("Bea")' },
  forecast: { page: `/app/campaigns/${campaign}`, path: /\/forecast\?/, read: 'dt:text-is("Left")' },
});

test('a part that cannot be read says so in its place, and is read again on request', SLOW, async () => {
  const page = await dashboard.open(tenant, '/app');
  for (const [name, { page: address, path, open, read }] of Object.entries(parts())) {
    await page.goto('about:blank');
    await page.route(path, (route) => route.fulfill(FAILED));
    await page.goto(dashboard.app.url + address);
    await open?.(page);
    const alert = page.getByRole('alert').filter({ hasText: DETAIL });
    await alert.waitFor();
    if (name !== 'timeline') expect(await page.locator(read).count(), name).toBe(0);
    if (['versions', 'voices', 'keys', 'problems', 'transcript'].includes(name)) await inspect(page, `unread-${name}`);
    await page.unroute(path);
    await alert.getByRole('button', { name: 'Try again' }).click();
    await alert.waitFor({ state: 'detached' });
    await page.locator(read).first().waitFor({ state: 'attached' });
  }
});

test('the palette says why a search could not be read, and searches again for another text', SLOW, async () => {
  const page = await dashboard.open(tenant, '/app/calls');
  await page.getByRole('link', { name: '+1 202 555 0107' }).waitFor();
  const search = /\/v1\/calls\?.*(q|said)=/;
  await page.route(search, (route) => route.fulfill(FAILED));
  await page.keyboard.press('Control+k');
  const field = page.getByLabel('Search or jump to');
  // Without results, and with the number itself as a result.
  for (const text of ['xyzzy', '+1 202 555 0199']) {
    await field.fill(text);
    await page.locator('.palette-help').getByText(DETAIL).waitFor();
    expect(await page.getByText(/^Nothing matches/).count()).toBe(0);
  }
  await inspect(page, 'unread-palette');
  await page.unroute(search);
  await field.fill('+1 202 555 0107');
  await page.getByRole('option', { name: /^\+1 202 555 0107/ }).waitFor();
  expect(await page.getByText(DETAIL).count()).toBe(0);
  await field.fill('xyzzy 2');
  await page.getByText('Nothing matches “xyzzy 2”.').waitFor();
});
