// How an agent starts and how it is rolled back, in the dashboard in a real browser: an agent made from any template
// answers immediately; a bad version is replaced by the previous one.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { AGENT_TEMPLATES } from '../../src/resources/catalogues/agent-templates.ts';
import { agentBody, newTenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

test('a bad version is rolled back, and the next call uses the previous one', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const body = agentBody({ agent_name: 'Ada', greeting: 'Hello from Ada.', inactivity: { seconds: 60 } });
  const { agent_id: id } = await tenant.ok('createAgent', { body });
  await tenant.ok('publishAgentVersion', { path: { id }, body: {} });
  await tenant.ok('updateAgent', { path: { id }, body: { greeting: 'Good riddance.' } });
  await tenant.ok('publishAgentVersion', { path: { id }, body: {} });
  const page = await dashboard.open(tenant, `/app/agents/${id}/versions`);
  const live = page
    .getByRole('region', { name: 'Versions' })
    .getByRole('listitem')
    .filter({ has: page.locator('.badge.ok') });
  await live.getByText('v2', { exact: true }).waitFor();
  await press(page, /^Go back v1/);
  const dialog = page.getByRole('dialog');
  await dialog.locator('ins').filter({ hasText: 'Hello from Ada.' }).first().waitFor();
  await inspect(page, 'agent-roll-back');
  await dialog.getByRole('button', { name: /^(Publish|Go back)/ }).click();
  await page.getByText('Ada answers with version 1.').waitFor();
  await live.getByText('v1', { exact: true }).waitFor();
  expect((await tenant.ok('getAgent', { path: { id } })).published_version).toBe(1);
  // The text that callers receive from now on.
  const { call_id: call } = await tenant.ok('createCall', { body: { agent_id: id, to_number: '+12025550107' } });
  const said = async () => {
    const { data } = await tenant.ok('getCallTranscript', { path: { id: call } });
    return data.flatMap((item) => (item.type === 'utterance' ? [item.text] : []));
  };
  await until(async () => (await said()).length > 0, { withinMs: 60_000, what: 'the agent greets' });
  expect((await said())[0]).toBe('Hello from Ada.');
}, 90_000);

test('templates that cannot be read are reported, and read again on request', async () => {
  const page = await dashboard.open(await newTenant(dashboard.app.url), '/app');
  await page.route('**/v1/agent-templates?*', (route) => route.abort());
  await page.goto(`${dashboard.app.url}/app/agents/new`);
  await page.getByRole('alert').getByText('This could not be loaded').waitFor();
  await page.unroute('**/v1/agent-templates?*');
  await press(page, 'Try again');
  await page.getByLabel('Survey').check();
  await page.getByText('May I ask you three short questions about your visit?').waitFor();
});

test.each(AGENT_TEMPLATES)(
  'an agent created from the template $name greets and answers immediately',
  async ({ name: title, settings: { greeting, variables } }) => {
    const tenant = await newTenant(dashboard.app.url);
    const page = await dashboard.open(tenant, '/app/agents/new');
    await page.getByLabel(title).check();
    await page.getByLabel('Name').fill('Nora');
    await press(page, 'Create Nora');
    await heading(page, 'Nora');
    const log = page.getByRole('log');
    // With the variables filled in, as callers hear it.
    await log.getByText(greeting.replaceAll(/\{\{(\w+)\}\}/g, (_all, name: string) => variables[name]!)).waitFor();
    const field = page.getByRole('textbox', { name: 'Type a message' });
    await field.fill('Hello, who is speaking?');
    await field.press('Enter');
    await log.locator('li.agent').nth(1).waitFor();
    await page.getByText('Written turn 1').first().waitFor();
    expect(await log.locator('li.agent').nth(1).innerText()).not.toMatch(/\{\{|\}\}/);
    expect(page.complaints).toEqual([]);
  },
  90_000,
);
