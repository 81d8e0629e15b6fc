// What all pages of the dashboard have in common, in a real browser: failed and refused lists, the viewer's time zone, requests as
// curl; and the first steps, which tick themselves.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startModelServer } from '../../scripts/stand-ins/model-server.ts';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { plantCalls } from '../resources/analytics/support.ts';
import { CONVERSES, place, talkingAgent } from '../resources/calls/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { heading, inspect, press, signIn, startDashboard, type Dashboard } from './support/dashboard.ts';

const SLOW = { timeout: 90_000 };
let dashboard: Dashboard;
let tenant: Tenant;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

const LISTS: Readonly<Record<string, string>> = {
  agents: '/v1/agents',
  calls: '/v1/calls',
  campaigns: '/v1/campaigns',
  schedules: '/v1/schedules',
  dnc: '/v1/dnc',
  knowledge: '/v1/knowledge-base',
  'knowledge/unanswered': '/v1/calls/unanswered-questions',
  tests: '/v1/test-cases',
  numbers: '/v1/phone-numbers',
  widgets: '/v1/widgets',
  webhooks: '/v1/webhooks',
  keys: '/v1/api-keys',
  providers: '/v1/providers',
  live: '/v1/calls',
  analytics: '/v1/analytics',
  'settings/members': '/v1/members',
  'settings/audit': '/v1/audit-log',
  'settings/wallet': '/v1/payments/history',
  'settings/limits': '/v1/limits',
  profile: '/v1/auth/sessions',
};

test('each list says why it could not be read, and what a member lacks to see it', SLOW, async () => {
  const page = await dashboard.open(tenant, '/app');
  const fail = (status: number, detail: string) => ({ status, json: { code: 'refused', detail } });
  for (const [name, path] of Object.entries(LISTS)) {
    let isFailureSeen = false;
    const pressed = Promise.withResolvers<void>();
    const isList = (url: URL) => url.pathname === path;
    await page.goto('about:blank');
    // Some pages reload their list by themselves. Such a request, too, is answered after the button was pressed.
    await page.route(isList, async (route) => {
      if (!isFailureSeen) return route.fulfill(fail(500, 'The database does not answer.'));
      await pressed.promise;
      return route.fulfill(fail(403, 'This needs an admin'));
    });
    await page.goto(`${dashboard.app.url}/app/${name}`);
    const failed = page.getByRole('alert').filter({ hasText: 'This could not be loaded' });
    await failed.getByText('The database does not answer.').waitFor();
    isFailureSeen = true;
    await failed.getByRole('button', { name: 'Try again' }).click();
    pressed.resolve();
    await heading(page, 'You may not see this');
    await page.getByText('This needs an admin. An owner or admin of the workspace can change your role.').waitFor();
    await page.unroute(isList);
  }
});

test('dates are those of the zone of the viewer, and the request of a page works as a curl command', SLOW, async () => {
  const other = await newTenant(dashboard.app.url);
  const { agent_id } = await other.ok('createAgent', { body: talkingAgent() });
  for (const to_number of [CONVERSES, '+12025550102']) await place(other, to_number, agent_id);
  const { key } = await other.ok('createApiKey', { body: { name: 'Shell', scope: 'read-only' } });
  await other.ok('createSchedule', {
    body: { agent_id, to_number: CONVERSES, at: '2030-01-01T03:30:00Z' },
  });
  const page = await dashboard.browser.newPage({ timezoneId: 'Pacific/Auckland', locale: 'en-US' });
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.goto(`${dashboard.app.url}/app/schedules`);
  await signIn(page, other.email);
  // 03:30 in Greenwich is the afternoon in New Zealand.
  await page
    .getByText(/Jan 1, 2030.*(16:30|4:30)/)
    .first()
    .waitFor();
  await page.getByRole('link', { name: 'Calls', exact: true }).first().click();
  await page.getByLabel('Number or call id').fill(CONVERSES);
  await page.waitForURL(/\?q=/);
  await page.getByRole('link', { name: '+1 202 555 0100' }).first().waitFor();
  await press(page, 'Copy as curl');
  await page.getByText('Copied').waitFor();
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).not.toContain('eyJ');
  const shell = { env: { ...process.env, PARLEY_API_KEY: key } };
  const { stdout } = await promisify(execFile)('sh', ['-c', command.replace(/^curl/, 'curl -s')], shell);
  const { data } = JSON.parse(stdout) as { data: { to_number: string }[] };
  expect(data.map(({ to_number }) => to_number)).toEqual([CONVERSES]);
});

test('the day before is yesterday also after a change of the clocks, and an earlier year is named', SLOW, async () => {
  const other = await newTenant(dashboard.app.url);
  const { agent_id: agentId } = await other.ok('createAgent', { body: agentBody() });
  // On 2026-03-29 the day had 23 hours in Germany.
  const times = ['2026-03-29T10:00:00Z', '2026-03-28T10:00:00Z', '2025-03-28T10:00:00Z'];
  const calls = times.map((at) => ({ at, agentId }));
  await plantCalls(dashboard.app.runtime.db, other.workspaceId, calls);
  const page = await dashboard.browser.newPage({ timezoneId: 'Europe/Berlin', locale: 'en-US' });
  await page.clock.setFixedTime('2026-03-29T22:30:00Z');
  await page.goto(`${dashboard.app.url}/app/calls`);
  await signIn(page, other.email);
  await page.locator('.row-link').nth(2).waitFor();
  expect(await page.locator('tr.group').allInnerTexts()).toEqual(['Yesterday', 'Sat, Mar 28', 'Mar 28, 2025']);
});

test('the first steps tick themselves when a model is verified and a webhook accepts an event', SLOW, async () => {
  const owner = await newTenant(dashboard.app.url);
  const model = await startModelServer(() => 'Yes.');
  const receiver = await startStandIn((_request, response) => void response.end('ok'));
  const page = await dashboard.open(owner, '/app');
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  for (const name of ['Model', 'Speech recognition', 'Voice', 'Number', 'Webhook']) {
    await step(name).getByText('To do').waitFor({ state: 'attached' });
  }
  await step('Model').getByText('Another server that speaks the same protocol').click();
  await step('Model').getByLabel('Its address, version included').fill(model.baseUrl);
  await step('Model').getByLabel('Names of its models, the default first').fill('ours');
  await step('Model').getByRole('button', { name: 'Verify' }).click();
  await step('Model').getByText('Done', { exact: true }).waitFor({ state: 'attached' });
  await press(page, /^Open Webhook/);
  await step('Webhook').getByRole('link', { name: 'Add a webhook' }).click();
  await page.getByRole('button', { name: 'New webhook' }).first().click();
  await page.getByLabel(/^Address/).fill(receiver.url);
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /^Create/ })
    .click();
  await press(page, 'I have stored it');
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await press(page, /^Open Webhook/);
  await step('Webhook').getByRole('button', { name: 'Send a test' }).click();
  await page.getByText(`${receiver.url} accepted the event.`).first().waitFor();
  await step('Webhook').getByText('Done', { exact: true }).waitFor({ state: 'attached' });
  await page.getByRole('link', { name: 'Setup 2 of 5' }).waitFor();
  await inspect(page, 'start-two');
  await receiver.close();
  await model.close();
});

test('the pace of a campaign is changed while it runs, and its finish time follows', SLOW, async () => {
  const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent({ inactivity: { seconds: 600 } }) });
  const { id } = await tenant.ok('createCampaign', { body: { name: 'Slow', agent_id, concurrency: 1 } });
  const numbers = Array.from({ length: 20 }, (_, n) => ({ to_number: `+120255503${String(n).padStart(2, '0')}` }));
  await tenant.ok('addCampaignContacts', { path: { id }, body: [{ to_number: '+12025550107' }, ...numbers] });
  await tenant.ok('startCampaign', { path: { id } });
  const page = await dashboard.open(tenant, `/app/campaigns/${id}`);
  await page.locator('.head').getByText('running').waitFor();
  const finish = page.locator('.camp-pace dt', { hasText: /^Finish$/ });
  await finish.waitFor();
  await page.getByLabel('Dials').press('Home');
  await page.getByText('The pace is a dial every 10 seconds now.').waitFor();
  expect(await tenant.ok('getCampaign', { path: { id } })).toMatchObject({ status: 'running', dials_per_second: 0.1 });
  await page.getByText(/about \d+ calls, \d+ (min|s)/).waitFor();
  await inspect(page, 'campaign-running');
  await press(page, 'Pause');
  await page.locator('.head').getByText('paused').waitFor();
});
