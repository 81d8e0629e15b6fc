// Agents in the dashboard, in a real browser: from a template to a published version; unsaved input survives a reload and a
// concurrent change by another user; the overview of a workspace with a problem; an expiring session.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startMcpServer } from '../../scripts/stand-ins/mcp-server.ts';
import { startStandIn } from '../../scripts/stand-ins/stand-in.ts';
import type { JsonObject } from '../../src/core/json.ts';
import { inTransaction } from '../../src/database/transaction.ts';
import { appendTimeline } from '../../src/resources/calls/rows/timeline.ts';
import { ended } from '../resources/calls/support.ts';
import { agentBody, newTenant, PASSWORD, type Tenant } from '../support/client.ts';
import { until } from '../support/until.ts';
import type { TestPage } from './support/browser.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
beforeAll(async () => {
  dashboard = await startDashboard();
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

test('an agent is created from a template, tried before it is saved, changed despite a concurrent edit, compared and published', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const page = await dashboard.open(tenant, '/app/agents');
  await heading(page, 'No agents yet');
  await page.getByRole('link', { name: 'New agent' }).first().click();
  await page.getByLabel('Order status').check();
  await inspect(page, 'agent-new');
  await page.getByLabel('Name').fill('Otto');
  await press(page, 'Create Otto');
  await heading(page, 'Otto');
  const id = page.url().split('/').at(-1)!;
  const greeting = page.getByLabel(/^Greeting/);
  expect(await greeting.inputValue()).toContain('{{company}}');
  // The first call, one click after the agent is created.
  await press(page, 'Start voice call');
  await page.getByRole('log').getByText('Hello, this is Northwind.').waitFor();
  await press(page, 'End call');
  await page.getByRole('link', { name: 'Open the call' }).waitFor();
  await press(page, /^New$/);
  await press(page, 'Work in drafts');
  await page.getByRole('dialog').getByRole('button', { name: 'Keep version 1 live' }).click();
  await page.getByText('Otto answers with version 1.').waitFor();
  await greeting.fill('Good day, this is {{company}}.');
  const log = page.getByRole('log');
  await log.getByText('Good day, this is Northwind.').waitFor();
  await markPrompt(page);
  await page.reload();
  // What was not saved is offered, and nothing is applied by itself.
  await page.getByText(/^Unsaved edits from.*greeting/).waitFor();
  expect(await greeting.inputValue()).toContain('Hello');
  await inspect(page, 'agent-unsaved');
  await press(page, 'Restore');
  expect(await greeting.inputValue()).toBe('Good day, this is {{company}}.');
  await talkInWriting(page);
  expect((await tenant.ok('getAgent', { path: { id } })).version).toBe(1);
  await tenant.ok('updateAgent', { path: { id }, body: { folder: 'Shop', greeting: 'Hello.' } });
  await press(page, 'Save the draft');
  await page.getByText('What you typed is kept.').waitFor();
  await heading(page, 'Version 2 was saved elsewhere');
  await page.locator('.conflict ins').filter({ hasText: 'Shop' }).waitFor();
  expect(await page.getByText('you changed it too; yours replaces it').count()).toBe(1);
  await inspect(page, 'agent-conflict');
  await press(page, 'Put mine on version 2');
  await press(page, 'Compare');
  await page.getByRole('dialog').getByText('not saved').first().waitFor();
  await inspect(page, 'agent-compare');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
  await press(page, 'Save the draft');
  await page.getByText('Version 3 is saved.').waitFor();
  await page.getByRole('link', { name: 'Versions' }).click();
  await press(page, /^Compare v3/);
  await page.locator('ins').filter({ hasText: 'Good day' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await page.locator('.head').getByRole('button', { name: 'Publish v3' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Otto answers with version 3.').waitFor();
  await page.getByText('Go back v1').waitFor();
  await inspect(page, 'agent-versions');
  expect((await tenant.ok('getAgent', { path: { id } })).published_version).toBe(3);
}, 90_000);

/** Inserts a variable that has a value, a built-in one, and one that has none. */
async function markPrompt(page: TestPage): Promise<void> {
  const prompt = page.getByRole('textbox', { name: 'Prompt' });
  const insert = page.getByLabel('Insert into the prompt');
  await prompt.press('Control+End');
  await insert.selectOption('{{company}}');
  await insert.selectOption('{{current_date}}');
  await insert.selectOption('{{name}}');
  expect(await prompt.inputValue()).toMatch(/\{\{company\}\}\{\{current_date\}\}\{\{name\}\}$/);
  await expect.poll(() => page.locator('.prompt .bad').allTextContents()).toEqual(['{{name}}']);
  await page.getByText('name has no value').waitFor();
  expect(await page.getByText('current_date has no value').count()).toBe(0);
  await prompt.press('Control+z');
  expect(await prompt.inputValue()).not.toMatch(/\{\{name\}\}$/);
}

/** Sends a line, changes the prompt, and sends the same line again. */
async function talkInWriting(page: TestPage): Promise<void> {
  const log = page.getByRole('log');
  const field = page.getByRole('textbox', { name: 'Type a message' });
  await field.fill('When do you open?');
  await field.press('Enter');
  await log.locator('li.agent').nth(1).waitFor();
  await page.getByText('Written turn 1').first().waitFor();
  await page.getByLabel(/^Prompt/).fill('We open at six, {{name}}. Say so.');
  await field.fill('And tomorrow?');
  await field.press('Enter');
  await log.getByText('Otto uses it from here.').waitFor();
  await page.getByText('Written turn 2').first().waitFor();
  await log.getByRole('button', { name: /^Ask again.*When do you open/ }).click();
  await expect.poll(() => log.locator('li.user').count()).toBe(1);
  await page.getByText('Written turn 1').first().waitFor();
}

test('a bad answer in a call leads to a better prompt: the line is replayed against the draft, saved as a test, and the draft published', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id: id } = await tenant.ok('createAgent', {
    body: agentBody({ greeting: 'Hello from Ada.', inactivity: { seconds: 60 } }),
  });
  await tenant.ok('publishAgentVersion', { path: { id }, body: {} });
  const page = await dashboard.open(tenant, `/app/agents/${id}/talk`);
  await callByVoice(page);
  await page.getByRole('link', { name: 'Open the call' }).click();
  await heading(page, 'Call in a browser');
  await page.getByRole('link', { name: /^Ask the draft.*When do you open/ }).waitFor();
  await page.getByRole('link', { name: /^Ask the draft.*When do you open/ }).click();
  const log = page.getByRole('log');
  await log.getByText('I do not have that information').waitFor();
  await page.getByLabel(/^Prompt/).fill('You are Ada of Northwind. We are open from seven to six.');
  await log.getByRole('button', { name: /^Ask again.*When do you open/ }).click();
  await log.getByText('from seven to six').waitFor();
  await press(page, 'Save the draft');
  await page.getByText('Version 2 is saved.').waitFor();
  await log.getByRole('button', { name: /^Test.*When do you open/ }).click();
  await page.getByLabel('The agent says').last().fill('seven');
  await press(page, 'Save and run');
  await heading(page, 'It passes');
  await inspect(page, 'agent-test-passed');
  await page.getByRole('dialog').getByRole('button', { name: 'Close' }).last().click();
  await press(page, 'Publish v2');
  await page.getByRole('dialog').locator('.words').filter({ hasText: 'from seven to six' }).waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Publish' }).click();
  await page.getByText('Ada answers with version 2.').waitFor();
  expect((await tenant.ok('listTestCases', { query: { agent_id: id } })).data).toMatchObject([
    { caller: { turns: [{ say: 'When do you open?' }] }, expect: [{ type: 'said', text: 'seven' }] },
  ]);
}, 90_000);

test('a line of a handed-over call is replayed against the agent that answered it', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const patient = { inactivity: { seconds: 60 } };
  const { agent_id: first } = await tenant.ok('createAgent', {
    body: agentBody({ greeting: 'Hello from Ada.', ...patient }),
  });
  const { agent_id: second } = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ben', ...patient }) });
  const page = await dashboard.open(tenant, `/app/agents/${first}/talk`);
  await press(page, 'Start voice call');
  await page.getByRole('log').getByText('Hello from Ada.').waitFor();
  const running = async () => (await tenant.ok('listCalls', { query: { status: 'in_progress' } })).data;
  await until(async () => (await running()).length === 1, { what: 'the call is written as answered' });
  const [call] = await running();
  const body = { action: 'handoff', agent_id: second, message: 'Ben speaking.' };
  await tenant.ok('controlCall', { path: { id: call!.call_id }, body });
  await page.getByRole('log').getByText('Ben speaking.').waitFor();
  const field = page.getByRole('textbox', { name: 'Type a message' });
  await field.fill('When do you open?');
  await field.press('Enter');
  await page.getByRole('rowheader', { name: 'Speak' }).waitFor();
  await press(page, 'End call');
  await page.getByText('you hung up').first().waitFor();
  await page.getByRole('link', { name: 'Open the call' }).click();
  await page.getByRole('link', { name: /^Ask the draft.*When do you open/ }).click();
  await page.waitForURL(`**/app/agents/${second}/talk`);
  // The earlier lines are above it, and the other agent answers.
  const log = page.getByRole('log');
  await log.getByText('Ben speaking.').waitFor();
  await log.getByText('I do not have that information').waitFor();
}, 90_000);

/** Replays over the browser's line, at the time of the turn, until the call is hung up. */
async function callByVoice(page: TestPage): Promise<void> {
  await press(page, 'Start voice call');
  await page.locator('.status').getByText('Speaking').waitFor();
  const field = page.getByRole('textbox', { name: 'Type a message' });
  await field.fill('When do you open?');
  await field.press('Enter');
  await page.getByRole('rowheader', { name: 'Speak' }).waitFor();
  // An edit affects the running call.
  await page.getByLabel(/^Prompt/).fill('You are Grace of Eastgate.');
  await page.getByRole('log').getByText('Ada uses it from here.').waitFor();
  await field.fill('Who are you?');
  await field.press('Enter');
  await page.getByRole('log').getByText('I am Grace').waitFor();
  await page.locator('.talk-line path.a').first().waitFor({ state: 'attached' });
  await inspect(page, 'agent-talk-voice');
  await press(page, 'End call');
  await page.getByText('you hung up').first().waitFor();
  await press(page, 'Discard');
}

test('an agent gets a function from a curl command, a voice by listening, knowledge, turn-taking settings, and its own endpoint', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const shop = await startStandIn((_request, response) => void response.end('{"state":"shipped"}'));
  const base = await tenant.ok('createKnowledgeBase', { body: { name: 'Bakery facts' } });
  const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
  const page = await dashboard.open(tenant, `/app/agents/${id}/functions`);
  await page.getByLabel('Editor').getByRole('link', { name: 'Functions' }).waitFor();
  await press(page, 'Paste a curl');
  await page.getByLabel(/^A command/).fill(`curl ${shop.url}/orders --json '{"number": "4512"}'`);
  await press(page, 'Make a function');
  await page.getByLabel('When to use it').fill('Finds an order by its number.');
  await inspect(page, 'agent-function');
  await press(page, 'Add it');
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /stored/ })
    .click();
  await press(page, /^Test orders/);
  await press(page, 'Run it');
  await page.getByText('Answered 200').waitFor();
  await inspect(page, 'agent-function-test');
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  await shop.close();
  const tab = (name: string) => page.getByLabel('Editor').getByRole('link', { name }).click();
  await tab('Knowledge');
  await page.getByLabel('Bakery facts').check();
  await tab('Conversation');
  await page.getByLabel(/^Waits after/).fill('450');
  await page.getByLabel(/^Ignores voices/).check();
  await page.getByLabel(/^Reminders/).fill('Hello?\n\nStill there?');
  await page.getByLabel(/^Words that callers say/).fill(' Northwind \n{{guest}}');
  await page.getByLabel(/^What the voice says/).fill('SQL = sequel');
  await inspect(page, 'agent-conversation');
  await tab('Privacy');
  await page.getByLabel('payment cards').check();
  await page.getByLabel(/^Patterns/).fill('patient_id: PT-[0-9]{6}');
  await page.getByLabel('Recordings').fill('30');
  await inspect(page, 'agent-privacy');
  await tab('Webhooks');
  await page.getByLabel(/^Address/).fill('http://127.0.0.1:9/hooks');
  await page.getByLabel('call.transcript').uncheck();
  await inspect(page, 'agent-webhooks');
  await tab('Behavior');
  await press(page, /^Hear Alloy/);
  await page.getByRole('button', { name: /^Stop Alloy/ }).waitFor();
  await inspect(page, 'agent-voices');
  await page.getByLabel(/^Speed of the voice/).fill('1.15');
  await press(page, 'Save, live at once');
  await heading(page, "The signing secret of the agent's endpoint");
  await page
    .getByRole('dialog')
    .getByRole('button', { name: /stored/ })
    .click();
  expect(await tenant.ok('getAgent', { path: { id } })).toMatchObject({
    knowledge_base_ids: [base.id],
    endpointing: { min_ms: 450 },
    interruption: { ignore_background_voices: true },
    inactivity: { reminders: ['Hello?', 'Still there?'] },
    voice_speed: 1.15,
    keyterms: ['Northwind', '{{guest}}'],
    pronunciations: [{ text: 'SQL', spoken: 'sequel' }],
    privacy: {
      redact: ['card'],
      patterns: [{ name: 'patient_id', pattern: 'PT-[0-9]{6}' }],
      retention_days: { recordings: 30 },
    },
    webhook_events: ['call.started', 'call.ended', 'call.error', 'call.transfer'],
    functions: [{ name: 'orders', url: `${shop.url}/orders` }],
  });
}, 90_000);

/** A finished call with runs of this function on its timeline, as a conversation records them. */
async function callThatRan(tenant: Tenant, agentId: string, functionId: string): Promise<string> {
  const { call_id: id } = await tenant.ok('createCall', { body: { agent_id: agentId, to_number: '+12025550101' } });
  await ended(tenant, id);
  const { runtime } = dashboard.app;
  const run = { function_id: functionId, name: 'lookup', kind: 'webhook', start_ms: 1000 };
  const runs: JsonObject[] = [
    { ...run, arguments: { number: '4512' }, ok: true, result: { state: 'shipped' }, end_ms: 1084 },
    { ...run, arguments: { number: '17' }, ok: false, result: { error: 'no answer in time' }, end_ms: 6000 },
  ];
  const rows = runs.map((data) => ({ type: 'tool' as const, data }));
  await inTransaction(runtime.db, (trx) => appendTimeline(trx, runtime, id, rows));
  return id;
}

test('a function shows its latest runs, whose arguments start a test, and a failing server is reported next to the function', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const shop = await startMcpServer();
  const lookup = { type: 'webhook', name: 'lookup', description: 'Finds an order.', url: 'https://example.com/orders' };
  const server = {
    type: 'mcp',
    name: 'shop',
    description: 'Tools.',
    url: shop.url,
    allowed_tools: ['find-order', 'pay'],
  };
  const body = agentBody({ functions: [lookup, server] });
  const { agent_id: id, functions } = await tenant.ok('createAgent', { body });
  const call = await callThatRan(tenant, id, functions[0]!.id);
  const page = await dashboard.open(tenant, `/app/agents/${id}/functions`);
  const check = page.getByRole('group', { name: 'Server of shop' });
  await check.getByText('2 tools').waitFor();
  await check.getByText('the server has no tool with the name pay').waitFor();
  await page.getByText('Last runs of lookup').click();
  const runs = page.locator('.fn-runs > li');
  await runs.nth(1).waitFor();
  expect(await runs.nth(0).innerText()).toContain('{"number":"17"}');
  await runs.nth(0).locator('summary').click();
  await runs.nth(0).getByText('no answer in time').waitFor();
  expect(await runs.nth(0).getByRole('link', { name: 'Open the call' }).getAttribute('href')).toBe(
    `/app/calls/${call}`,
  );
  await page.getByText('Last runs of shop').click();
  await page.getByText('No call has run it yet.').waitFor();
  await inspect(page, 'agent-function-runs');
  await press(page, /^Test lookup/);
  const dialog = page.getByRole('dialog');
  await dialog.locator('.fn-runs summary').nth(1).click();
  await dialog.getByRole('button', { name: 'Use these' }).locator('visible=true').click();
  expect(await dialog.getByLabel('Arguments').inputValue()).toContain('"4512"');
  await inspect(page, 'agent-function-runs-test');
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await shop.close();
  await press(page, /^Check again/);
  await check.getByText('The server did not list its tools').waitFor();
  await inspect(page, 'agent-server-failed');
}, 90_000);

test('the overview begins with the items that need attention', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const gone = await startStandIn((_request, response) => void response.writeHead(410).end());
  const { id } = await tenant.ok('createWebhook', { body: { url: gone.url, events: ['call.ended'] } });
  const { agent_id } = await tenant.ok('createAgent', { body: agentBody() });
  await tenant.ok('createCall', { body: { agent_id, to_number: '+12025550102' } });
  const isOff = async () => !(await tenant.ok('getWebhook', { path: { id } })).enabled;
  await until(isOff, { withinMs: 20_000, what: 'the webhook is off' });
  await gone.close();
  const page = await dashboard.open(tenant, '/app');
  await page.getByText('answered 410 Gone').waitFor();
  await page.getByRole('link', { name: '+1 202 555 0102' }).waitFor();
  await inspect(page, 'overview');
  await page.getByRole('link', { name: gone.url }).click();
  await page.getByText('off: the receiver is gone').waitFor();
});

test('an expired session leaves the page in place, and its request continues after a new sign-in', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const page = await dashboard.open(tenant, '/app/agents/new');
  await page.getByLabel('Name').fill('Grace');
  // As after a night: the access token is refused, and the cookie no longer exists.
  await page.context().clearCookies();
  await page.route('**/v1/agents', async (route) => {
    const headers = { ...route.request().headers(), authorization: 'Bearer not-good' };
    await route.continue({ headers });
  });
  await press(page, 'Create Grace');
  await heading(page, 'Your session has ended');
  await inspect(page, 'session-ended');
  await page.unroute('**/v1/agents');
  const popup = page.context().waitForEvent('page');
  await page.getByRole('dialog').getByRole('button', { name: 'Sign in', exact: true }).click();
  const window = await popup;
  await window.getByLabel('Email address').fill(tenant.email);
  await window.getByLabel('Password').fill(PASSWORD);
  await window.locator('button[type=submit]').click();
  await heading(page, 'Grace');
});

test('a read-only member sees which permission is missing before trying', async () => {
  const owner = await newTenant(dashboard.app.url);
  const viewer = await newTenant(dashboard.app.url);
  await owner.ok('createInvitation', { body: { email: viewer.email, role: 'viewer' } });
  const { id, token } = await dashboard.app.mailbox.linkTo(viewer.email);
  await viewer.ok('acceptInvitation', { path: { id: id! }, body: { token, password: PASSWORD } });
  const page = await dashboard.open(viewer, '/app/webhooks');
  // The menu opens after the click.
  const pressed = Promise.withResolvers<void>();
  await page.route(/\/later-[^/]*\.js$/, async (route) => {
    await pressed.promise;
    await route.continue();
  });
  await page.reload();
  await page.getByRole('button', { name: 'Switch workspace' }).first().click();
  expect(await page.locator('#workspaces').count()).toBe(0);
  pressed.resolve();
  await page.locator('#workspaces').getByRole('button', { name: 'viewer' }).click();
  await page.getByText('Nothing needs you now').waitFor();
  await page.getByRole('link', { name: 'Webhooks' }).first().click();
  await heading(page, 'No webhooks yet');
  const create = page.getByRole('button', { name: /^New webhook.*Needs a member, an admin or an owner/ }).first();
  expect(await create.getAttribute('aria-disabled')).toBe('true');
  await create.click({ force: true });
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.getByRole('link', { name: 'API keys' }).first().click();
  await heading(page, 'You may not see this');
  await inspect(page, 'keys-refused');
});
