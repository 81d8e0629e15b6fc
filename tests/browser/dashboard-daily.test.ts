// Daily work in the dashboard, in a real browser: calls are saved as a file, and usage for the accounts.
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { plantCalls } from '../resources/analytics/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import type { TestPage } from './support/browser.ts';
import { press, startDashboard, type Dashboard } from './support/dashboard.ts';

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
