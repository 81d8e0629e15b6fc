// Actions of the dashboard that cannot be undone, cost money or end access, in a real browser: each asks first, Cancel changes
// nothing, and the confirmed action has its effect and only this one.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import { agentBody, clientOf, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { until } from '../support/until.ts';
import { confirm } from './support/confirm.ts';
import { heading, press, startDashboard, type Dashboard } from './support/dashboard.ts';

const SLOW = { timeout: 120_000 };
let dashboard: Dashboard;
let tenant: Tenant;
let agentId: string;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
  agentId = (await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) })).agent_id;
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

test('a source is deleted, then its knowledge base, which no agent may use', SLOW, async () => {
  const { id } = await tenant.ok('createKnowledgeBase', { body: { name: 'Bakery' } });
  const path = { id };
  const add = (title: string) =>
    tenant.ok('addKnowledgeBaseSource', { path, body: { content: 'The bakery opens at seven.', metadata: { title } } });
  await add('Hours');
  await add('Prices');
  await tenant.ok('updateAgent', { path: { id: agentId }, body: { knowledge_base_ids: [id] } });
  const titles = async () =>
    (await tenant.ok('listKnowledgeBaseSources', { path })).data.map(({ metadata }) => metadata['title']);
  const page = await dashboard.open(tenant, `/app/knowledge/${id}`);
  await page.locator('summary').filter({ hasText: 'Hours' }).click();
  await confirm(page, {
    button: 'Delete Hours',
    title: 'Delete “Hours”',
    says: 'Its passages will no longer be found.',
    action: 'Delete the source',
    isUnchanged: async () => expect((await titles()).toSorted()).toEqual(['Hours', 'Prices']),
  });
  await page.locator('summary').filter({ hasText: 'Hours' }).waitFor({ state: 'detached' });
  expect(await titles()).toEqual(['Prices']);

  await press(page, /^Delete$/);
  await page.getByText('It is used by 1 agent of yours. Detach it first.').waitFor();
  expect(await page.getByRole('button', { name: 'Delete it' }).isDisabled()).toBe(true);
  await page.keyboard.press('Escape');
  await tenant.ok('updateAgent', { path: { id: agentId }, body: { knowledge_base_ids: [] } });
  await page.reload();
  await confirm(page, {
    button: /^Delete$/,
    title: 'Delete “Bakery”',
    says: 'It is deleted with its 1 source and all passages.',
    action: 'Delete it',
    isUnchanged: async () => void (await tenant.ok('getKnowledgeBase', { path })),
  });
  await page.waitForURL(/\/app\/knowledge$/);
  expect((await tenant.refused('getKnowledgeBase', { path })).code).toBe('knowledge_base_not_found');
});

test('a campaign is canceled and another deleted, each with its number of contacts', SLOW, async () => {
  const campaign = async (name: string) => {
    const scheduled_at = new Date(Date.now() + 86_400_000).toISOString();
    const { id } = await tenant.ok('createCampaign', { body: { name, agent_id: agentId, scheduled_at } });
    await tenant.ok('addCampaignContacts', { path: { id }, body: [{ to_number: '+12025550100' }] });
    return id;
  };
  const [later, draft] = [await campaign('Renewals'), await campaign('Never')];
  await tenant.ok('startCampaign', { path: { id: later } });
  const isNow = (id: string, status: string) => async () =>
    expect((await tenant.ok('getCampaign', { path: { id } })).status).toBe(status);
  const page = await dashboard.open(tenant, `/app/campaigns/${later}`);
  await confirm(page, {
    button: 'Cancel it',
    title: 'Cancel “Renewals”',
    says: /^1 contact is not called any more\./,
    action: 'Cancel the campaign',
    isUnchanged: isNow(later, 'scheduled'),
  });
  await page.getByText('“Renewals” is canceled.').waitFor();
  await isNow(later, 'canceled')();
  await page.goto(`${dashboard.app.url}/app/campaigns/${draft}`);
  await confirm(page, {
    button: /^Delete$/,
    title: 'Delete “Never”',
    says: 'The campaign is deleted with its 1 contact.',
    action: 'Delete the campaign',
    isUnchanged: isNow(draft, 'draft'),
  });
  await page.waitForURL(/\/app\/campaigns$/);
  const { data } = await tenant.ok('listCampaigns', {});
  expect(data.map(({ id }) => id)).toEqual([later]);
});

test('a schedule is canceled, a test case and a widget are deleted', SLOW, async () => {
  const at = new Date(Date.now() + 86_400_000).toISOString();
  const schedule = await tenant.ok('createSchedule', { body: { agent_id: agentId, to_number: '+12025550100', at } });
  const caller = { type: 'script', turns: [{ say: 'Hello.' }] };
  const testCase = await tenant.ok('createTestCase', { body: { agent_id: agentId, name: 'Opening', caller } });
  const widget = await tenant.ok('createWidget', { body: { agent_id: agentId, name: 'Front page' } });
  const page = await dashboard.open(tenant, '/app/schedules');
  await confirm(page, {
    button: 'Cancel +12025550100',
    title: 'Cancel the calls to +1 202 555 0100',
    says: 'This cannot be undone: pause it to stop for a while.',
    action: 'Cancel the schedule',
    isUnchanged: async () =>
      expect((await tenant.ok('getSchedule', { path: { id: schedule.id } })).status).toBe('scheduled'),
  });
  await page.getByText('The calls to +1 202 555 0100 are canceled.').waitFor();
  const left = await tenant.send('getSchedule', { path: { id: schedule.id } });
  expect([404, 'canceled']).toContain(left.status === 200 ? (left.body as { status: string }).status : left.status);

  await page.goto(`${dashboard.app.url}/app/tests`);
  await confirm(page, {
    button: 'Delete Opening',
    title: 'Delete “Opening”',
    says: 'Earlier runs keep its results.',
    action: 'Delete the case',
    isUnchanged: async () => void (await tenant.ok('getTestCase', { path: { id: testCase.id } })),
  });
  await heading(page, 'No test cases yet');

  await page.goto(`${dashboard.app.url}/app/widgets/${widget.id}`);
  await confirm(page, {
    button: /^Delete$/,
    title: 'Delete “Front page”',
    says: 'Pages that include it show nothing from now on.',
    action: 'Delete the widget',
    isUnchanged: async () => void (await tenant.ok('getWidget', { path: { id: widget.id } })),
  });
  await page.waitForURL(/\/app\/widgets$/);
  expect((await tenant.refused('getWidget', { path: { id: widget.id } })).code).toBe('widget_not_found');
});

test('a webhook gets a new secret, which is shown once, and a delivered event is sent again', SLOW, async () => {
  const received: string[] = [];
  const receiver = await startStandIn((request, response) => {
    received.push(String(request.headers['webhook-id']));
    response.end('ok');
  });
  const { id } = await tenant.ok('createWebhook', { body: { url: receiver.url, events: ['call.ended'] } });
  const path = { id };
  const page = await dashboard.open(tenant, `/app/webhooks/${id}`);
  const rotated = async () => (await tenant.ok('getWebhook', { path })).updated_at;
  const before = await rotated();
  await confirm(page, {
    button: 'New secret',
    title: 'Make a new signing secret',
    says: 'For a day events carry two signatures',
    action: 'Make it',
    isUnchanged: async () => expect(await rotated()).toBe(before),
  });
  await heading(page, 'The new signing secret');
  const secret = (await page.locator('.secret').textContent())!;
  expect(secret).toMatch(/^whsec_/);
  // Escape must not lose it.
  await page.keyboard.press('Escape');
  await press(page, 'I have stored it');
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  expect(await page.content()).not.toContain(secret);

  await tenant.ok('createCall', { body: { agent_id: agentId, to_number: '+12025550102' } });
  await until(() => received.length === 1, { withinMs: 20_000, what: 'the event' });
  await page.reload();
  await page.locator('[data-row] > summary').first().click();
  await confirm(page, {
    button: 'Send again',
    title: 'Send a delivered event again',
    says: 'The event id stays the same',
    action: 'Send it again',
    condition: 'The receiver can get the same event twice',
    isUnchanged: async () => expect(received).toHaveLength(1),
  });
  await page.getByText('call.ended is sent again.').waitFor();
  await until(() => received.length === 2, { withinMs: 20_000, what: 'the second attempt' });
  expect(new Set(received).size).toBe(1);
  await receiver.close();
});

test('a user gets new recovery codes, switches the second factor off, and changes the password', SLOW, async () => {
  const person = await newTenant(dashboard.app.url);
  const page = await dashboard.open(person, '/app/profile');
  const { secret } = await person.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
  const { recovery_codes: codes } = await person.ok('confirmSecondFactor', {
    body: { code: await oneTimeCode(secret, -1) },
  });
  await page.reload();
  await page.getByText('10 recovery codes left').waitFor();
  const dialog = page.getByRole('dialog');
  await press(page, 'New recovery codes');
  await dialog.getByLabel('Code from the app').fill('000000');
  await press(page, 'Make new codes');
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Code from the app').fill(await oneTimeCode(secret));
  await press(page, 'Make new codes');
  await heading(page, 'Your recovery codes');
  const made = (await page.locator('.secret').textContent())!.split('\n');
  expect(made).toHaveLength(10);
  expect(made.filter((code) => codes.includes(code))).toEqual([]);
  await press(page, 'I have stored it');

  await press(page, 'Switch off');
  await dialog.getByLabel('Your password, if you have one').fill(PASSWORD);
  await dialog.getByLabel('Code from the app, or a recovery code').fill(codes[0]!);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await dialog.getByRole('alert').waitFor();
  await dialog.getByLabel('Code from the app, or a recovery code').fill(made[0]!);
  await dialog.getByRole('button', { name: 'Switch off' }).click();
  await page.getByText('The second factor is off.').waitFor();
  expect((await person.ok('getSecondFactor', {})).enabled).toBe(false);

  const next = 'another staple of a correct horse';
  await page.getByLabel('Current password').fill('not the password of mine');
  await page.getByLabel(/^New password/).fill(next);
  await press(page, 'Change the password');
  await page.getByRole('alert').waitFor();
  await page.getByLabel('Current password').fill(PASSWORD);
  await press(page, 'Change the password');
  await page.getByText('The password is changed. Every other session of yours has ended.').waitFor();
  const anybody = clientOf(dashboard.app.url);
  const signIn = async (password: string) =>
    (await anybody.send('login', { body: { email: person.email, password } })).status;
  expect([await signIn(PASSWORD), await signIn(next)]).toEqual([401, 200]);
  expect((await anybody.send('refreshSession', { body: { refresh_token: person.refreshToken } })).status).toBe(401);
  // This session continues.
  await page.reload();
  await heading(page, 'Profile');
});

test('an owner revokes an invitation, removes a domain, and sets a lower limit of calls', SLOW, async () => {
  const owner = await newTenant(dashboard.app.url);
  const { email } = await newTenant(dashboard.app.url);
  await owner.ok('createInvitation', { body: { email, role: 'admin' } });
  await owner.ok('putWhiteLabelDomain', { path: { domain: 'voice.example.net' } });
  const page = await dashboard.open(owner, '/app/settings/members');
  const invited = async () =>
    (await owner.ok('listMembers', {})).data.filter((member) => member.email === email).length;
  await confirm(page, {
    button: /^Revoke/,
    title: `Revoke the invitation of ${email}`,
    says: 'The link in the mail stops working.',
    action: 'Revoke',
    isUnchanged: async () => expect(await invited()).toBe(1),
  });
  await page.getByText(`The invitation of ${email} is revoked.`).waitFor();
  expect(await invited()).toBe(0);

  await page.goto(`${dashboard.app.url}/app/settings/branding`);
  const domains = async () => (await owner.ok('getWhiteLabel')).domains.map(({ domain }) => domain);
  await confirm(page, {
    button: 'Remove voice.example.net',
    title: 'Remove voice.example.net',
    says: 'Pages on it show the standard brand again.',
    action: 'Remove the domain',
    isUnchanged: async () => expect(await domains()).toEqual(['voice.example.net']),
  });
  await page.getByText('voice.example.net is removed.').waitFor();
  expect(await domains()).toEqual([]);

  await page.goto(`${dashboard.app.url}/app/settings/limits`);
  await page.getByLabel(/^A lower limit of your own/).fill('3');
  await press(page, 'Save');
  await page.getByText('At most 3 calls at once.').waitFor();
  expect((await owner.ok('getLimits', {})).concurrent_calls.cap).toBe(3);
  await page.getByLabel(/^A lower limit of your own/).fill('');
  await press(page, 'Save');
  await page.getByText('The service’s limit applies again.').waitFor();
  expect((await owner.ok('getLimits', {})).concurrent_calls.cap).toBeGreaterThan(3);
});
