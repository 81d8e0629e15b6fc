// Actions of the dashboard that cost money, change what agents may do, or change who has access, in a real browser.
import { Webhook } from 'standardwebhooks';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { replyWith, startReceiver, type Received } from '../resources/webhooks/support.ts';
import { agentBody, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import { oneTimeCode } from '../support/one-time-code.ts';
import { until } from '../support/until.ts';
import { confirm } from './support/confirm.ts';
import { heading, inspect, press, signIn, startDashboard, type Dashboard } from './support/dashboard.ts';

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

test(
  'contacts that were not reached are called again, and a payment is not reported before it arrives',
  SLOW,
  async () => {
    const { id } = await tenant.ok('createCampaign', {
      body: { name: 'Reminders', agent_id: agentId, retry: { max_attempts: 1 } },
    });
    await tenant.ok('addCampaignContacts', { path: { id }, body: [{ to_number: '+12025550101' }] });
    await tenant.ok('startCampaign', { path: { id } });
    const campaign = () => tenant.ok('getCampaign', { path: { id } });
    await until(async () => (await campaign()).status === 'completed', { withinMs: 30_000, what: 'the first round' });
    const page = await dashboard.open(tenant, `/app/campaigns/${id}`);
    const callsOf = async () => (await tenant.ok('listCalls', { query: { campaign_id: id } })).data.length;
    await confirm(page, {
      button: 'Call 1 again',
      title: 'Call again: “Reminders”',
      says: 'Each call costs its minutes.',
      action: 'Call 1 again',
      isUnchanged: async () => expect([(await campaign()).status, await callsOf()]).toEqual(['completed', 1]),
    });
    await page.getByText('1 contact is called again.').waitFor();
    await until(async () => (await callsOf()) === 2, { withinMs: 30_000, what: 'the second call' });

    await page.goto(`${dashboard.app.url}/app/settings/wallet`);
    const amount = { amount: '40.000000', currency: 'USD' };
    const payment = { amount, status: 'pending', pay_url: 'https://pay.example.com/p/1' };
    await page.route('**/v1/payments/topup', (route) => route.fulfill({ status: 201, json: payment }));
    await press(page, 'Top up');
    await page.getByLabel('Amount in USD').fill('40');
    await press(page, 'Go to the payment');
    await heading(page, 'Pay $40.00');
    await page.getByText('The balance grows when the payment has arrived.').waitFor();
    const link = page.getByRole('link', { name: 'Open the payment page' });
    expect(await link.evaluate(({ href, target, rel }: HTMLAnchorElement) => [href, target, rel])).toEqual([
      payment.pay_url,
      '_blank',
      'noreferrer',
    ]);
    expect(await page.getByText('has arrived.').filter({ hasText: 'The payment of' }).count()).toBe(0);
  },
);

test('an agent gets a knowledge base and loses it by Undo, and a function is removed from it', SLOW, async () => {
  const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Bea' }) });
  const base = await tenant.ok('createKnowledgeBase', { body: { name: 'Opening hours' } });
  const other = await tenant.ok('createKnowledgeBase', { body: { name: 'Prices' } });
  await tenant.ok('updateAgent', { path: { id }, body: { knowledge_base_ids: [other.id] } });
  const bases = async () => (await tenant.ok('getAgent', { path: { id } })).knowledge_base_ids;
  const page = await dashboard.open(tenant, `/app/knowledge/${base.id}`);
  await press(page, 'Agents (0)');
  await page.getByLabel('Bea').check();
  await page.getByText('Bea uses “Opening hours” now.').waitFor();
  expect(await bases()).toEqual([other.id, base.id]);
  await press(page, 'Done');
  await press(page, 'Undo');
  await page.getByText('Bea does not use “Opening hours” now.').waitFor();
  expect(await bases()).toEqual([other.id]);

  const body = { type: 'end_call', name: 'say_goodbye', description: 'Ends the call.' } as const;
  await tenant.ok('createAgentFunction', { path: { id }, body });
  const names = async () => (await tenant.ok('getAgent', { path: { id } })).functions.map(({ name }) => name);
  await page.goto(`${dashboard.app.url}/app/agents/${id}/functions`);
  await confirm(page, {
    button: 'Remove say_goodbye',
    title: 'Remove say_goodbye',
    says: 'Bea can no longer use it.',
    action: 'Remove',
    isUnchanged: async () => expect(await names()).toEqual(['say_goodbye']),
  });
  await page.getByText('say_goodbye is removed.').waitFor();
  expect(await names()).toEqual([]);
});

test('a function gets a new signing secret, which is shown once and then signs its requests', SLOW, async () => {
  const receiver = await startReceiver();
  receiver.answer = replyWith(200, '{}');
  const body = { type: 'webhook', name: 'lookup', description: 'Finds an order.', url: receiver.url } as const;
  const { agent_id: id } = await tenant.ok('createAgent', {
    body: agentBody({ agent_name: 'Cleo', functions: [body] }),
  });
  const signatures = async (): Promise<string[]> => {
    receiver.received.length = 0;
    await tenant.ok('testAgentFunction', { path: { id }, body: { name: 'lookup', arguments: {} } });
    return String(receiver.received[0]!.headers['webhook-signature']).split(' ');
  };
  const page = await dashboard.open(tenant, `/app/agents/${id}/functions`);
  await confirm(page, {
    button: 'New secret for lookup',
    title: 'New secret for lookup',
    says: 'For a day its requests carry two signatures',
    action: 'Make it',
    isUnchanged: async () => expect(await signatures()).toHaveLength(1),
  });
  await heading(page, 'The new signing secret');
  const secret = await page.getByRole('dialog').locator('pre').innerText();
  await inspect(page, 'function-secret');
  await press(page, 'I have stored it');
  expect(await page.getByText(secret).count()).toBe(0);
  const given = await signatures();
  const [{ headers, body: text }] = receiver.received as [Received];
  const at = new Date(Number(headers['webhook-timestamp']) * 1000);
  expect([given.length, given.at(-1)]).toEqual([2, new Webhook(secret).sign(String(headers['webhook-id']), at, text)]);

  await page.goto(`${dashboard.app.url}/app/agents/${id}/conversation`);
  await page.getByLabel('Answer to call screening').fill('Northwind, about your order.');
  await press(page, 'Save, live at once');
  const saved = async () => (await tenant.ok('getAgent', { path: { id } })).call_screening.message;
  await until(async () => (await saved()) === 'Northwind, about your order.', { what: 'the agent is saved' });
  await receiver.close();
});

test(
  'only an owner with a second factor can require one, and the box shows the state of the service',
  SLOW,
  async () => {
    const owner = await newTenant(dashboard.app.url);
    const page = await dashboard.open(owner, '/app/settings/workspace');
    const box = page.getByLabel('Members need a second factor to work in this workspace');
    await box.click();
    await page.locator('.toast').first().waitFor();
    expect(await box.isChecked()).toBe(false);
    const { secret } = await owner.ok('enrollSecondFactor', { body: { current_password: PASSWORD } });
    await owner.ok('confirmSecondFactor', { body: { code: await oneTimeCode(secret, -1) } });
    const other = await dashboard.browser.newPage();
    await other.goto(`${dashboard.app.url}/app/settings/workspace`);
    await signIn(other, owner.email);
    await other.getByLabel(/^Code from your authenticator app/).fill(await oneTimeCode(secret));
    await press(other, 'Go on');
    const now = other.getByLabel('Members need a second factor to work in this workspace');
    await now.click();
    await other.getByText('Members need a second factor now.').waitFor();
    expect(await now.isChecked()).toBe(true);
    // The session that signed in without it must sign in again, and returns to its page.
    await page.reload();
    await page.waitForURL(/\/sign-in/);
  },
);

test('a number is imported with the secrets of its trunk, which stay in the dialog until they are accepted', async () => {
  const page = await dashboard.open(tenant, '/app/numbers');
  const sent: unknown[] = [];
  await page.route('**/v1/phone-numbers/import', (route) => {
    sent.push(route.request().postDataJSON());
    return route.fulfill({ status: 422, json: { code: 'validation_failed', detail: 'The trunk does not answer.' } });
  });
  await press(page, 'Import a number');
  await page.getByLabel('Number, with its country code').fill('+1 (415) 555-0121');
  await page.getByLabel('It is on your').selectOption('SIP trunk');
  await page.getByLabel('Host').fill('sip.example.com');
  await page.getByLabel('Port (optional)').fill('5061');
  await page.getByLabel('Password (optional)').fill('a secret');
  expect(await page.getByLabel('Password (optional)').getAttribute('type')).toBe('password');
  await press(page, 'Import the number');
  await page.getByRole('alert').getByText('The trunk does not answer.').waitFor();
  expect(sent).toEqual([
    {
      number: '+14155550121',
      account: { type: 'sip_trunk', host: 'sip.example.com', port: 5061, password: 'a secret' },
    },
  ]);
  expect(await page.getByLabel('Host').inputValue()).toBe('sip.example.com');
});
