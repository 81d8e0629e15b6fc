// Daily work in the dashboard, in a real browser: calls are reviewed, saved as a file and erased; usage is saved for the accounts; an
// agent is copied and deleted.
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { plantCalls } from '../resources/analytics/support.ts';
import { agentBody, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import type { TestPage } from './support/browser.ts';
import { confirm } from './support/confirm.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

const SLOW = { timeout: 90_000 };
const at = new Date(Date.now() - 3_600_000).toISOString();
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

/** A workspace with calls that ended for these reasons; returns the id of the first one. */
async function withCalls(...ends: string[]): Promise<{ tenant: Tenant; agentId: string; callId: string }> {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id: agentId } = await tenant.ok('createAgent', { body: agentBody() });
  const calls = ends.map((endReason) => ({ at, agentId, endReason }));
  const [callId] = await plantCalls(dashboard.app.runtime.db, tenant.workspaceId, calls);
  return { tenant, agentId, callId: callId! };
}

async function saved(page: TestPage, button: string): Promise<{ name: string; lines: string[] }> {
  const saving = page.waitForEvent('download');
  await press(page, button);
  const file = await saving;
  return { name: file.suggestedFilename(), lines: (await readFile(await file.path(), 'utf8')).trim().split('\n') };
}

test('a call is rated, tagged and noted, is found by its tag, and is erased', SLOW, async () => {
  const { tenant, callId } = await withCalls('caller_hangup', 'busy');
  const page = await dashboard.open(tenant, `/app/calls/${callId}`);
  await heading(page, 'Review');
  await page.getByLabel('Rating').selectOption('4');
  await page.getByLabel('Tags').fill('callback, billing ,');
  await page.getByLabel('Note').fill('Wants the invoice again.');
  await inspect(page, 'call-review');
  await press(page, 'Save the review');
  await page.getByText('The review is saved.').waitFor();
  const { rating, tags, note } = await tenant.ok('getCall', { path: { id: callId } });
  expect({ rating, tags, note }).toEqual({
    rating: 4,
    tags: ['callback', 'billing'],
    note: 'Wants the invoice again.',
  });
  await page.reload();
  expect(await page.getByLabel('Tags').inputValue()).toBe('callback, billing');
  // Each field is saved by itself: what another user saved meanwhile stays.
  await tenant.ok('updateCall', { path: { id: callId }, body: { note: 'Done.' } });
  await page.getByLabel('Rating').selectOption('');
  await press(page, 'Save the review');
  await expect.poll(() => page.getByLabel('Note').inputValue()).toBe('Done.');
  expect((await tenant.ok('getCall', { path: { id: callId } })).rating).toBeNull();
  await page.goto(`${dashboard.app.url}/app/calls?tag=billing`);
  await page.locator('.row-link').click();
  await confirm(page, {
    button: 'Erase',
    title: 'Erase this call',
    says: /recording, transcript/,
    action: 'Erase it',
    isUnchanged: async () => void (await tenant.ok('getCall', { path: { id: callId } })),
  });
  await page.getByText('The call is erased.').waitFor();
  await heading(page, 'Calls');
  await expect.poll(() => page.locator('.list:not(.old) .row-link').count()).toBe(1);
  expect((await tenant.refused('getCall', { path: { id: callId } })).code).toBe('call_not_found');
});

test('what is typed while a review is saved is kept', SLOW, async () => {
  const { tenant, callId } = await withCalls('caller_hangup');
  const page = await dashboard.open(tenant, `/app/calls/${callId}`);
  const { promise, resolve } = Promise.withResolvers<void>();
  await page.route(`**/v1/calls/${callId}`, async (route) => {
    if (route.request().method() === 'PATCH') await promise;
    await route.continue();
  });
  await page.getByLabel('Rating').selectOption('4');
  const sent = page.waitForRequest((request) => request.method() === 'PATCH');
  await press(page, 'Save the review');
  await sent;
  await page.getByLabel('Note').fill('Call again on Monday.');
  resolve();
  await page.getByText('The review is saved.').waitFor();
  expect(await page.getByLabel('Note').inputValue()).toBe('Call again on Monday.');
  await press(page, 'Save the review');
  await expect
    .poll(async () => (await tenant.ok('getCall', { path: { id: callId } })).note)
    .toBe('Call again on Monday.');
});

test('the calls of a filter, and the usage of the last months, are saved as files', SLOW, async () => {
  const { tenant } = await withCalls('caller_hangup', 'busy', 'busy');
  const page = await dashboard.open(tenant, '/app/calls?outcome=no_answer');
  await page.locator('.row-link').nth(1).waitFor();
  const calls = await saved(page, 'Export CSV');
  expect(calls.name).toBe('calls.csv');
  expect(calls.lines.slice(1).map((line) => line.includes(',busy,'))).toEqual([true, true]);
  await page.goto(`${dashboard.app.url}/app/settings/wallet`);
  const usage = await saved(page, 'Usage as CSV');
  expect(usage.name).toBe('usage.csv');
  expect(usage.lines[0]).toContain('day,calls,minutes');
  const summed = usage.lines.slice(1).reduce((sum, line) => sum + Number(line.split(',')[1]), 0);
  expect(summed).toBe(3);
});

test('an agent is copied and deleted, and one that is in use says by what', SLOW, async () => {
  const { tenant, agentId } = await withCalls('caller_hangup');
  const page = await dashboard.open(tenant, `/app/agents/${agentId}`);
  await press(page, 'Duplicate');
  await page.waitForURL((url) => url.pathname.startsWith('/app/agents/agent_') && !url.pathname.endsWith(agentId));
  const copy = new URL(page.url()).pathname.split('/').at(-1)!;
  await page.getByText('This is the copy.').waitFor();
  const { agent_name: name } = await tenant.ok('getAgent', { path: { id: copy } });
  await heading(page, name);
  await inspect(page, 'agent-copy');
  await confirm(page, {
    button: 'Delete',
    title: `Delete “${name}”`,
    says: /Its calls are kept/,
    action: 'Delete it',
    isUnchanged: async () => void (await tenant.ok('getAgent', { path: { id: copy } })),
  });
  await page.getByText(`“${name}” is deleted.`).waitFor();
  await heading(page, 'Agents');
  await expect.poll(() => page.locator('.list:not(.old) .row-link').count()).toBe(1);
  await tenant.ok('createWidget', { body: { name: 'Shop', agent_id: agentId, modes: ['chat'] } });
  await page.locator('.row-link').click();
  await press(page, 'Delete');
  await press(page, 'Delete it');
  await page
    .locator('dialog')
    .getByRole('alert')
    .getByText(/widget/)
    .waitFor();
});

test('a viewer sees the review of a call, and cannot change it', SLOW, async () => {
  const { tenant, callId } = await withCalls('caller_hangup');
  await tenant.ok('updateCall', { path: { id: callId }, body: { note: 'Angry.' } });
  const viewer = await newTenant(dashboard.app.url);
  await tenant.ok('createInvitation', { body: { email: viewer.email, role: 'viewer' } });
  const { id, token } = await dashboard.app.mailbox.linkTo(viewer.email);
  await viewer.ok('acceptInvitation', { path: { id: id! }, body: { token, password: PASSWORD } });
  const page = await dashboard.open(viewer, '/app');
  await page.evaluate((chosen) => localStorage.setItem('parley.workspace', chosen), tenant.workspaceId);
  await page.goto(`${dashboard.app.url}/app/calls/${callId}`);
  expect(await page.getByLabel('Note').inputValue()).toBe('Angry.');
  await page.getByText('Your role may only look.').waitFor();
  expect(await page.getByRole('button', { name: /^Erase/ }).getAttribute('aria-disabled')).toBe('true');
  await page.getByLabel('Note').fill('Calm.');
  expect(await page.getByRole('button', { name: 'Save the review' }).isDisabled()).toBe(true);
});
