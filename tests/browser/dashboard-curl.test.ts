// Changes as curl commands in the dashboard, in a real browser: forms copy theirs, the palette the next one of any button, and
// the commands work. Events that were given up are counted in the rail.
import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

const BUSY = '+12025550101';
let dashboard: Dashboard;
let tenant: Tenant;
let key: string;
const received: string[] = [];
let receiver: Awaited<ReturnType<typeof startStandIn>>;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
  ({ key } = await tenant.ok('createApiKey', { body: { name: 'Shell', scope: 'admin' } }));
  receiver = await startStandIn((request, response) => {
    received.push(request.url ?? '');
    response.end('ok');
  });
});
afterEach(() => dashboard.browser.closePages());
afterAll(async () => {
  await dashboard?.close();
  await receiver?.close();
});

/** Runs the command as a user would. @returns the body of the response */
async function runCurl(command: string): Promise<unknown> {
  const shell = { env: { ...process.env, PARLEY_API_KEY: key } };
  const { stdout } = await promisify(execFile)('sh', ['-c', command.replace(/^curl/, 'curl -s')], shell);
  return JSON.parse(stdout);
}

const webhooks = async () => (await tenant.ok('listWebhooks', {})).data;

test('a form copies its change as curl without sending it, and the command makes the change', async () => {
  const page = await dashboard.open(tenant, '/app/webhooks');
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'New webhook' }).first().click();
  const form = page.getByRole('dialog');
  await form.getByRole('button', { name: 'Copy as curl' }).click();
  // The form is still incomplete.
  expect(await form.getByRole('alert').count()).toBe(0);
  await form.getByLabel(/^Address/).fill(`${receiver.url}/it's`);
  await form.getByRole('button', { name: 'Copy as curl' }).click();
  await form.getByRole('alert').getByText('Copied as curl, and not sent.').waitFor();
  await inspect(page, 'form-as-curl');
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(command).toMatch(/^curl -X POST '/);
  expect(command).not.toContain('eyJ');
  expect(await webhooks()).toEqual([]);
  const made = (await runCurl(command)) as { id: string };
  expect((await webhooks()).map(({ id, url }) => [id, url])).toEqual([[made.id, `${receiver.url}/it's`]]);
  await tenant.ok('deleteWebhook', { path: { id: made.id } });
  await form.getByLabel(/^Address/).press('Enter');
  await press(page, 'I have stored it');
  expect(await webhooks()).toHaveLength(1);
});

test('the palette copies the next change of a button, which is sent the time after', async () => {
  const { id } = await tenant.ok('createWebhook', {
    body: { url: `${receiver.url}/test`, events: ['call.completed'] },
  });
  const page = await dashboard.open(tenant, `/app/webhooks/${id}`);
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.getByRole('button', { name: 'Send a test' }).waitFor();
  await page.keyboard.press('Control+k');
  await page.getByRole('combobox').and(page.locator(':focus')).waitFor();
  await page.keyboard.type('curl');
  await page.getByRole('option', { name: /^Copy the next change as curl/ }).waitFor();
  await inspect(page, 'palette-curl');
  await page.keyboard.press('Enter');
  await page.getByText('The next change will be copied as curl, and not sent.').waitFor();
  await press(page, 'Send a test');
  await page.getByText('Copied as curl, and not sent.', { exact: true }).waitFor();
  expect(received).toEqual([]);
  const command = await page.evaluate(() => navigator.clipboard.readText());
  expect(await runCurl(command)).toMatchObject({ ok: true, status: 200 });
  expect(received).toEqual(['/test']);
  await press(page, 'Send a test');
  await page.getByText('The receiver accepted the event').waitFor();
  expect(received).toEqual(['/test', '/test']);
});

test('events that were given up are counted in the rail until they are sent again', async () => {
  const { id } = await tenant.ok('createWebhook', {
    body: { url: `${receiver.url}/dead`, events: ['call.failed'] },
  });
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  await tenant.ok('createCall', { body: { agent_id, to_number: BUSY } });
  const isDelivered = async () =>
    (await tenant.ok('listWebhookDeliveries', { query: { webhook_id: id, status: 'succeeded' } })).data.length === 1;
  await until(isDelivered, { what: 'the event of the call' });
  const { db } = dashboard.app.runtime;
  await db
    .updateTable('deliveries')
    .set({ status: 'dead_letter' })
    .where('workspace_id', '=', tenant.workspaceId)
    .where('webhook_id', '=', id)
    .execute();
  const page = await dashboard.open(tenant, `/app/webhooks/${id}?status=dead_letter`);
  const link = page.locator('.rail').getByRole('link', { name: /^Webhooks/ });
  await until(async () => (await link.textContent()) === 'Webhooks1 undelivered', { what: 'the count in the rail' });
  await heading(page, /\/dead$/);
  await inspect(page, 'rail-dead-letters');
  await page.locator('summary').filter({ hasText: 'call.failed' }).first().click();
  await page.getByRole('button', { name: 'Send again' }).click();
  await until(async () => (await link.textContent()) === 'Webhooks', { what: 'nothing is counted any more' });
});
