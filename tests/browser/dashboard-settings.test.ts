// The settings in a real browser: a member is invited, changed and removed together with their keys, and the audit log
// records it; a brand and its domain; a user's second factor and sessions.
import { readFile } from 'node:fs/promises';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { agentBody, clientOf, newTenant, PASSWORD } from '../support/client.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { until } from '../support/until.ts';
import type { TestPage } from './support/browser.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

// Many steps, each of which waits for the service; busy machines are slow.
const SLOW = { timeout: 120_000 };
let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

/** Rows that open in place have one tab stop, and the keys of a table. */
async function moveByKeys(page: TestPage): Promise<void> {
  const rows = page.locator('[data-row] > summary');
  await rows.nth(2).waitFor();
  const count = await rows.count();
  const focused = () => page.evaluate(() => document.activeElement?.closest<HTMLElement>('[data-row]')?.dataset['row']);
  const stops = () => page.locator('[data-row] > summary[tabindex="0"]').count();
  await rows.first().focus();
  for (const [key, at] of [
    ['ArrowDown', 1],
    ['End', count - 1],
    ['ArrowUp', count - 2],
    ['Home', 0],
  ] as const) {
    await page.keyboard.press(key);
    await expect.poll(focused).toBe(String(at));
    expect(await stops()).toBe(1);
  }
  await page.keyboard.press('Enter');
  await page.locator('[data-row="0"][open]').waitFor();
  await page.keyboard.press('Enter');
}

test(
  'a user is invited, promoted to admin and removed with their key, and the audit log has each step',
  SLOW,
  async () => {
    const owner = await newTenant(dashboard.app.url);
    const other = await newTenant(dashboard.app.url);
    const page = await dashboard.open(owner, '/app/settings/members');
    await page.getByText('you', { exact: true }).waitFor();
    await press(page, 'Invite');
    await page.getByLabel('Email address').fill(other.email);
    await page.getByLabel(/^viewer/).check();
    await inspect(page, 'members-invite');
    await press(page, 'Send the invitation');
    await page.getByText(`A link was mailed to ${other.email}`).waitFor();
    await page.getByText('invited', { exact: true }).waitFor();
    await inspect(page, 'members');
    const { id, token } = await dashboard.app.mailbox.linkTo(other.email);
    await other.ok('acceptInvitation', { path: { id: id! }, body: { token, password: PASSWORD } });
    await page.reload();
    const row = page.getByRole('row').filter({ hasText: other.email });
    await row.getByRole('button', { name: /^Change role/ }).click();
    await page.getByLabel(/^admin/).check();
    await press(page, 'Make admin');
    await page.getByText('Ada is admin now.').waitFor();
    const headers = { 'x-workspace-id': owner.workspaceId };
    await other.ok('createApiKey', { headers, body: { name: 'Night job', scope: 'write' } });
    await row.getByRole('button', { name: /^Remove/ }).click();
    await page.getByText('“Night job”').waitFor();
    await page.getByLabel(/^Revoke them/).check();
    await inspect(page, 'member-remove');
    await press(page, /^Remove$/);
    await page.getByText('1 API key revoked.').waitFor();
    await row.waitFor({ state: 'detached' });
    const { data: keys } = await owner.ok('listApiKeys');
    expect(keys.map(({ name, status }) => [name, status])).toEqual([['Night job', 'revoked']]);

    await page.getByRole('link', { name: 'Audit' }).click();
    await heading(page, 'Audit log');
    await moveByKeys(page);
    await page.getByLabel('Action').selectOption('member.removed');
    await page.waitForURL(/\?action=member\.removed$/);
    const entry = page.locator('details').filter({ hasText: 'member removed' });
    // The previous rows are shown until the response arrives.
    await until(async () => (await page.locator('details').count()) === 1, { what: 'the entries of the filter' });
    await entry.locator('summary').click();
    await entry.getByRole('link', { name: other.userId, exact: true }).waitFor();
    await inspect(page, 'audit');
    const saving = page.waitForEvent('download');
    await press(page, 'Export CSV');
    const file = await saving;
    expect(file.suggestedFilename()).toBe('audit-log.csv');
    // Excel takes a CSV file without a byte order mark for Windows-1252.
    expect(await readFile(await file.path(), 'utf8')).toMatch(/^\uFEFFcreated_at,action,/);
    const text = await new Response((await file.createReadStream()) as never).text();
    expect(text.trim().split('\n')).toHaveLength(2);
    expect(text).toContain('member.removed');
    await page.getByLabel('Id of what was changed').fill('nobody');
    await heading(page, 'No entry matches');

    await page.getByRole('link', { name: 'Wallet' }).click();
    await press(page, 'Top up');
    await page.getByLabel('Amount in USD').fill('40');
    await press(page, 'Go to the payment');
    await page.getByText('+$40.00').waitFor();
    await press(page, 'Caps and automatic top-up');
    await page.getByLabel(/per day/).fill('12.5');
    await press(page, 'Save');
    await page.getByText('of at most $12.50').waitFor();
    await page.route('**/v1/wallet', async (route) => {
      const response = await route.fetch();
      const money = { amount: '5.00', currency: 'USD' };
      const auto_topup = { threshold: money, amount: money };
      const auto_topup_status = { state: 'stopped', reason: 'card_declined', next_try_at: null };
      const more = { auto_topup, auto_topup_status, has_payment_method: true };
      await route.fulfill({ response, json: { ...(await response.json()), ...more } });
    });
    await page.reload();
    await page.getByText('Automatic top-up stopped: card declined.').waitFor();
    await inspect(page, 'wallet');
    await page.unroute('**/v1/wallet');
    await press(page, 'Delete saved method');
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('button', { name: 'Delete saved method' }).waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Workspace' }).click();
    await page.getByLabel('Name', { exact: true }).fill('Northwind Bakery');
    await press(page, 'Save');
    await page.getByText('The workspace is saved.').waitFor();
    await page.getByRole('button', { name: 'Northwind Bakery' }).first().waitFor();
    await press(page, 'Add hours');
    await press(page, 'Save');
    const saved = async () => (await owner.ok('listWorkspaces')).data[0]!;
    await expect.poll(async () => (await saved()).calling_hours).toMatchObject([{ from: '09:00', to: '18:00' }]);
    await inspect(page, 'workspace');
    await page.getByRole('link', { name: 'Privacy' }).click();
    await page.getByLabel('payment cards').check();
    await page.getByLabel('Recordings').fill('30');
    await inspect(page, 'privacy');
    await press(page, 'Save');
    await page.getByText('It applies from the next conversation on.').waitFor();
    await page.getByText('changed').first().waitFor({ state: 'detached' });
    expect((await saved()).privacy).toMatchObject({ redact: ['card'], retention_days: { recordings: 30 } });
    expect(page.complaints).toEqual([]);
  },
);

test(
  'the use of a key leads to its entries in the audit log, and a rotated key says when it can be revoked',
  SLOW,
  async () => {
    const owner = await newTenant(dashboard.app.url);
    const old = await owner.ok('createApiKey', { body: { name: 'Night job', scope: 'write' } });
    await owner.ok('createApiKey', { body: { name: 'Unused', scope: 'write' } });
    await clientOf(dashboard.app.url, old.key).ok('addDncNumbers', { body: { numbers: ['+12025550108'] } });
    const page = await dashboard.open(owner, '/app/keys');
    const row = (of: string) => page.getByRole('row').filter({ hasText: of });
    await row('Unused').getByText('never').waitFor();
    await row('Night job').getByText('from 127.0.0.1').waitFor();
    await row('Night job').getByRole('link', { name: 'just now' }).click();
    await page.waitForURL(`**/app/settings/audit?key=${old.id}`);
    const entries = page.locator('.entries details');
    // Only what was done with the key: not its creation, nor that of the other one, nor the sign-in.
    await expect.poll(() => entries.allInnerTexts()).toHaveLength(2);
    for (const action of ['api key used', 'dnc added']) await entries.filter({ hasText: action }).waitFor();
    await page.getByRole('search').getByText(`API key ${old.id}`).waitFor();
    expect(await page.getByTitle('This page has no such filter').count()).toBe(0);
    await inspect(page, 'audit-of-key');
    await press(page, `Remove key`);
    await entries.nth(3).waitFor();

    await page.goto(`${dashboard.app.url}/app/keys`);
    await press(page, 'Rotate Night job');
    await press(page, 'Create the new key');
    const value = (await page.locator('.secret').textContent())!;
    await press(page, 'I have stored it');
    await page.getByText('Being replaced: both keys work.').waitFor();
    const statusWith = async (key: string) => (await clientOf(dashboard.app.url, key).send('listAgents')).status;
    expect([await statusWith(old.key), await statusWith(value)]).toEqual([200, 200]);
    const replaced = row('Replaced: the new key is in use and this one is not since. You can revoke it.');
    await until(
      async () => {
        await page.reload();
        await row('Night job').first().waitFor();
        return (await replaced.count()) === 1;
      },
      { what: 'the page has the use of the new key' },
    );
    expect(await row('Night job').getByRole('link', { name: 'just now' }).count()).toBe(2);
    await inspect(page, 'keys-replaced');
    await replaced.getByRole('button', { name: 'Revoke Night job' }).click();
    await page.getByLabel('Revoke it although it was used in the last hour').check();
    await press(page, 'Revoke the key');
    await page.getByText('“Night job” is revoked.').waitFor();
    expect([await statusWith(old.key), await statusWith(value)]).toEqual([401, 200]);
  },
);

test('an entry of the audit log links to the page of what was changed', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id: agent } = await tenant.ok('createAgent', { body: agentBody() });
  const webhook = { url: 'https://example.com/hook', events: ['campaign.completed' as const] };
  const changed = {
    agents: agent,
    webhooks: (await tenant.ok('createWebhook', { body: webhook })).id,
    campaigns: (await tenant.ok('createCampaign', { body: { name: 'Spring' } })).id,
    knowledge: (await tenant.ok('createKnowledgeBase', { body: { name: 'Manuals' } })).id,
    widgets: (await tenant.ok('createWidget', { body: { name: 'Shop', agent_id: agent, modes: ['chat'] } })).id,
  };
  const page = await dashboard.open(tenant, '/app/settings/audit');
  for (const [folder, id] of Object.entries(changed)) {
    await page.goto(`${dashboard.app.url}/app/settings/audit?target=${id}`);
    await page.locator('summary').filter({ hasText: id }).first().click();
    const link = page.locator('.entry').getByRole('link', { name: id, exact: true });
    expect(await link.getAttribute('href')).toBe(`/app/${folder}/${id}`);
  }
});

test('a brand is previewed and proved, a second factor is set up, and another session is ended', SLOW, async () => {
  const owner = await newTenant(dashboard.app.url);
  const page = await dashboard.open(owner, '/app/settings/limits');
  await page.getByText('of 20').first().or(page.getByText(/^0 of/).first()).waitFor();
  await inspect(page, 'limits');
  await page.getByRole('link', { name: 'Branding' }).click();
  await page.getByLabel('Name', { exact: true }).fill('Bakery Voice');
  await page.getByLabel('Accent', { exact: true }).fill('#ffd400');
  await page
    .getByText(
      /Too little contrast for text\. The nearest readable color is used instead: #[0-9a-f]{6} on light pages\./,
    )
    .waitFor();
  await press(page, 'Save the brand');
  await page.getByText('The brand is saved.').waitFor();
  await page.getByLabel('Add a domain').fill('voice.example.org');
  await press(page, /^Add$/);
  const domain = page.locator('.domain');
  await domain.getByText('not in DNS yet').first().waitFor();
  const { domains } = await owner.ok('getWhiteLabel');
  const { name, value } = domains[0]!.records.find(({ type }) => type === 'TXT')!;
  dashboard.app.dns.set('TXT', name, [value]);
  await press(page, 'Check voice.example.org');
  await domain.getByText('verified').waitFor();
  await inspect(page, 'branding');

  // Simulates that domain: the test service serves only this machine, so the head is written here.
  const brand = await clientOf(dashboard.app.url).ok('getBrandingByDomain', {
    path: { domain: 'voice.example.org' },
  });
  const content = JSON.stringify(brand).replaceAll('"', '&quot;');
  await page.route('**/app/settings/workspace', async (route) => {
    const response = await route.fetch();
    const body = (await response.text()).replace('</head>', `<meta name="brand" content="${content}"></head>`);
    await route.fulfill({ response, body });
  });
  await page.goto(`${dashboard.app.url}/app/settings/workspace`);
  await heading(page, 'Workspace');
  expect(await page.title()).toBe('Workspace · Bakery Voice');
  await page.emulateMedia({ colorScheme: 'light' });
  const link = page.getByRole('link', { name: 'Settings' }).first().locator('svg');
  await until(async () => (await link.evaluate((icon) => getComputedStyle(icon).color)) === 'rgb(128, 106, 0)');
  await inspect(page, 'branded');

  const other = await clientOf(dashboard.app.url).ok('login', { body: { email: owner.email, password: PASSWORD } });
  await page.goto(`${dashboard.app.url}/app/profile`);
  await page.getByText('this one').waitFor();
  const open = await page.getByRole('button', { name: /^End the session/ }).count();
  expect(open).toBeGreaterThanOrEqual(2);
  await press(page, 'End all others');
  await page.getByRole('dialog').getByRole('button', { name: 'End all others' }).click();
  await page.getByText(`${open} sessions have ended.`).waitFor();
  await page
    .getByRole('button', { name: /^End the session/ })
    .first()
    .waitFor({ state: 'detached' });
  const ended = { refresh_token: (other as { refresh_token: string }).refresh_token };
  expect((await clientOf(dashboard.app.url).send('refreshSession', { body: ended })).status).toBe(401);
  await press(page, 'Set it up');
  await page.getByLabel('Your password, if you have one').fill(PASSWORD);
  await press(page, 'Go on');
  await page.getByRole('img', { name: 'QR code of the key below' }).waitFor();
  const secret = (await page.locator('.secret').textContent())!.replaceAll(' ', '');
  await inspect(page, 'profile-enroll');
  await page.getByLabel('Code that the app shows now').fill(await oneTimeCode(secret));
  await press(page, 'Confirm');
  await heading(page, 'Your recovery codes');
  await press(page, 'I have stored it');
  await page.getByText('10 recovery codes left').waitFor();
  expect(await page.content()).not.toContain(secret);
  await inspect(page, 'profile');
});
