// The live wall of the dashboard in a real browser, with a call in real time: a supervisor sees it, listens, whispers,
// takes over, hands back and ends it.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { systemClock } from '../../src/core/clock.ts';
import { agentBody, newTenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard({}, systemClock);
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

/** The callee is silent. */
const SILENT = '+12025550107';
const PATIENT = { inactivity: { seconds: 600, reminders: [] } };

test('a supervisor listens, whispers, takes over and hands back', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const greeting = 'Hello, this is Ada from the bakery. How can I help you today?';
  const body = agentBody({ agent_name: 'Ada', greeting, ...PATIENT });
  const { agent_id } = await tenant.ok('createAgent', { body });
  const page = await dashboard.open(tenant, '/app/live');
  await heading(page, 'No call is running');
  const { call_id: id } = await tenant.ok('createCall', { body: { agent_id, to_number: SILENT } });
  const row = page.getByRole('link', { name: '+1 202 555 0107' });
  await row.getByText('Hello, this is Ada').waitFor();
  // The level of the agent's voice.
  const level = row.locator('.live-line path.a').first();
  await until(async () => (await level.getAttribute('d')) !== '', { what: 'the level of the row' });
  await row.click();
  await heading(page, '+1 202 555 0107');
  await press(page, /^Listen/);
  await page.getByText('you listen').waitFor();
  await page.locator('.live-levels').waitFor();
  await press(page, /^Whisper/);
  await page.getByLabel('For Ada; the caller does not hear it').fill('Offer a box of rolls.');
  await press(page, 'Send');
  await page.getByRole('log').getByText('Offer a box of rolls.').waitFor();
  await inspect(page, 'live-whisper');
  await press(page, /^Take over/);
  await page.getByText('you speak', { exact: true }).waitFor();
  await page.getByText('Your microphone is on: the caller hears you.').waitFor();
  await inspect(page, 'live-take-over');
  await press(page, 'Hand back to Ada');
  await page.getByText('you listen').waitFor();
  const done = async () => {
    const { data } = await tenant.ok('listCallEvents', { path: { id }, query: { limit: '100' } });
    return data.flatMap(({ type, data: about }) =>
      type === 'monitor' ? [about as { what: string; mode: string }] : [],
    );
  };
  await until(async () => (await done()).filter(({ what }) => what === 'mode').length === 3, {
    what: 'the timeline has every mode',
  });
  expect((await done()).map(({ what, mode }) => `${what} ${mode}`)).toEqual([
    'started listen',
    'mode whisper',
    'whispered whisper',
    'mode barge',
    'mode listen',
  ]);
  await press(page, 'Transfer');
  const transfer = page.getByRole('dialog');
  await transfer.getByLabel('To this number').fill('+1 202');
  await press(page, 'Transfer the call');
  await transfer.getByRole('alert').waitFor();
  await transfer.getByLabel('To this number').fill('+1 202 555 0101');
  await transfer.getByLabel(/^They hear first/).fill('A customer of the bakery.');
  await inspect(page, 'live-transfer');
  await press(page, 'Transfer the call');
  await page.getByText('+12025550101: busy').waitFor();
  await inspect(page, 'live-transfer-failed');
  const { agent_id: other } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Grace', ...PATIENT }) });
  await press(page, 'Other agent');
  await transfer.getByLabel('Agent that takes over').selectOption(other);
  await transfer.getByLabel(/^Its first words/).fill('Good day, Grace here.');
  await inspect(page, 'live-hand-over');
  await press(page, 'Hand the call over');
  await page.getByRole('log').getByText('Good day, Grace here.').waitFor();
  // The row and the panel name the current speaker.
  await row.locator('.mut').getByText('Grace', { exact: true }).waitFor();
  const speakers = await page.locator('.live-log .l-agent b').allTextContents();
  expect([speakers[0], speakers.at(-1)]).toEqual(['Ada', 'Grace']);
  await inspect(page, 'live-handed-over');
  const { db } = dashboard.app.runtime;
  const role = (name: 'viewer' | 'owner') =>
    db.updateTable('members').set({ role: name }).where('workspace_id', '=', tenant.workspaceId).execute();
  await role('viewer');
  await page.reload();
  await page.getByRole('button', { name: /^Transfer.*Needs/ }).waitFor();
  await role('owner');
  await page.reload();
  await press(page, 'End call');
  await page.getByRole('dialog').getByRole('button', { name: 'End the call' }).click();
  await page.getByText('Just ended').waitFor();
  await inspect(page, 'live-ended');
  // The call names both agents where they begin to speak.
  await page.goto(`${dashboard.app.url}/app/calls/${id}`);
  const lines = page.locator('.turn.agent');
  await lines.filter({ hasText: 'Good day, Grace here.' }).getByText('took over').waitFor();
  await page.locator('.call-line').getByText('Ada', { exact: true }).waitFor();
  expect(await page.locator('.call-line').getByRole('link', { name: 'Grace' }).getAttribute('href')).toContain(other);
  expect(await lines.first().locator('b').textContent()).toBe('Ada');
  expect(await page.getByText('took over').count()).toBe(1);
  await inspect(page, 'call-handed-over');
}, 180_000);

test('the wall says that it has only the newest of very many calls', async () => {
  const owner = await newTenant(dashboard.app.url);
  const { agent_id } = await owner.ok('createAgent', { body: agentBody() });
  const page = await dashboard.open(owner, '/app/keys');
  const at = new Date().toISOString();
  const direction = { channel: 'phone', direction: 'outbound', from_number: null, to_number: '+12025550107' };
  const call = { agent_id, status: 'in_progress', start_time: at, created_at: at, end_time: null, ...direction };
  const calls = Array.from({ length: 100 }, (_, n) => ({ ...call, call_id: `call_${n}` }));
  await page.route('**/v1/calls?*status=in_progress*', (route) =>
    route.fulfill({ json: { data: calls, has_more: true, next_cursor: 'more' } }),
  );
  await page.goto(`${dashboard.app.url}/app/live`);
  await page.locator('.live-rows > li').nth(99).waitFor();
  expect(await page.locator('.head').innerText()).toContain('the newest 100 calls');
});
