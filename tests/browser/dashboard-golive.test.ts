// Campaigns, numbers, schedules and the do-not-call list in the dashboard, in a real browser: a campaign from a file with
// invalid rows, which are corrected in the page and as the service reports them, to its results; the routing of a number.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

let dashboard: Dashboard;
let tenant: Tenant;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
  await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada', greeting: 'Hello, this is Ada.' }) });
  await tenant.ok('addDncNumbers', { body: { numbers: ['+12025550108'] } });
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

/**
 * Row 3 lacks digits, row 4 a country, row 5 a number and an existing time zone; only the service refuses row 6; row 8 must
 * not be called.
 */
const CONTACTS = [
  'phone;First name;time_zone',
  '+1 202 555 0101;Grace;',
  '+1 202 555 01;Katherine;America/New_York',
  '(202) 555-0115;Dorothy;',
  ';Mary;Mars/Olympus',
  '+44 20 79;Annie;',
  '+1 202 555 0101;Grace again;',
  '+12025550108;Joan;',
].join('\r\n');

test('a campaign is created from a file with invalid rows, corrected in place, dialed, and followed to its results', async () => {
  const page = await dashboard.open(tenant, '/app/campaigns');
  await heading(page, 'No campaigns yet');
  await page.getByRole('button', { name: 'New campaign' }).first().click();
  await page.getByLabel('Name').fill('Renewals');
  await page.getByLabel('Agent').selectOption('Ada');
  await press(page, 'Create the campaign');
  await heading(page, 'Contacts from a file');
  const file = { name: 'renewals.csv', mimeType: 'text/csv', buffer: Buffer.from(CONTACTS) };
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await page.getByText('4 ready, 3 to fix').waitFor();
  await page.getByLabel('Numbers without a country code are from').selectOption('US');
  await page.getByText('5 ready, 2 to fix').waitFor();
  await inspect(page, 'campaign-fix');
  await page.getByLabel('phone in row 3').fill('+1 202 555 0131');
  await page.getByRole('button', { name: 'Leave out row 5' }).click();
  // Unsent changes survive a visit to another page.
  await page.getByRole('link', { name: 'Campaigns' }).first().click();
  await page.getByRole('link', { name: 'Renewals' }).click();
  await page.getByText('renewals.csv: 6 rows, 6 ready').waitFor();
  await press(page, 'Add 6 contacts');
  await page.getByText('3 contacts are added; in it already: 1, on the do-not-call list and skipped: 1.').waitFor();
  await page.getByText('not a possible phone number').waitFor();
  await page.getByLabel('phone in row 6').fill('+1 202 555 0141');
  await press(page, 'Add 1 contact');
  await page.getByText('1 contact is added').waitFor();
  await press(page, 'Settings');
  // A busy contact is called again after a day; with a single attempt, never.
  await page.getByText(/busy after 5 min/).waitFor();
  await page.getByLabel('Minutes after busy').fill('1440');
  await page.getByLabel('Minutes after busy').blur();
  await page.getByLabel('Attempts for each contact').fill('1');
  await inspect(page, 'campaign-settings');
  await press(page, 'Save the settings');
  await page.getByText('The settings are saved.').waitFor();
  await page.getByText('Called again', { exact: true }).waitFor({ state: 'detached' });
  await page.getByText('about 4 calls').waitFor();
  await page.getByLabel('Dials').press('End');
  await page.getByText('The pace is 100 dials a second now.').waitFor();
  await press(page, 'Start');
  await page.getByRole('dialog').getByText('Ada').waitFor();
  await press(page, 'Call 4 people');
  await page.locator('.head').getByText('completed').waitFor({ timeout: 30_000 });
  await page.getByRole('button', { name: 'busy 3' }).click();
  await heading(page, 'Calls that ended as busy');
  await page.getByRole('link', { name: '+1 202 555 0141' }).waitFor();
  expect(await page.getByRole('link', { name: /^\+1 202/ }).count()).toBe(3);
  await inspect(page, 'campaign-outcome');
  await page.getByRole('button', { name: 'reached 1' }).click();
  await page.getByRole('link', { name: '+1 202 555 0115' }).click();
  await heading(page, 'Call to +1 202 555 0115');
}, 90_000);

test('a number is bought at a displayed price, its routing is shown and changed, and a test call rings', async () => {
  const otto = await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Otto' }) });
  const page = await dashboard.open(tenant, '/app/numbers');
  await page.getByText('for test calls only').waitFor();
  await press(page, 'Buy a number');
  await page.getByLabel('Area code (optional)').fill('415');
  await page.getByLabel('+1 415 555 0100').check();
  await page.getByLabel('Answered by').selectOption('Ada');
  await page.getByText('a month. The first month is charged now').waitFor();
  await press(page, 'Buy +1 415 555 0100');
  await heading(page, '+1 415 555 0100');
  await page.getByText('100 % of calls').waitFor();
  await press(page, 'Change the path');
  await page.getByLabel('Name').fill('Front desk');
  await page.getByLabel(/^Webhook/).fill('http://127.0.0.1:9/inbound');
  await page.getByLabel('Weight').fill('3');
  await press(page, 'Add an agent');
  await page.getByLabel(/^Agent, 25/).selectOption('Otto');
  await page.getByLabel(/^Fallback/).fill('+1 415 555 0101');
  await inspect(page, 'number-edit');
  await press(page, 'Save the path');
  await heading(page, 'The secret of the webhook');
  await press(page, 'I have stored it');
  await heading(page, 'Front desk');
  await page.getByRole('link', { name: 'Ada 75 % of calls' }).waitFor();
  await page.getByRole('link', { name: 'Otto 25 % of calls' }).waitFor();
  await inspect(page, 'number');
  const [bought] = (await tenant.ok('listPhoneNumbers', { query: { limit: '1' } })).data;
  expect(bought!.inbound_agents.map(({ agent_id: id, weight }) => [id === otto.agent_id, weight])).toEqual([
    [false, 3],
    [true, 1],
  ]);
  await press(page, 'Change the path');
  await press(page, 'Remove agent 2');
  await press(page, 'Remove agent 1');
  await press(page, 'Save the path');
  await page.getByText('No agent answers.').waitFor();
  await press(page, 'Test call');
  await page.getByLabel('With the agent').selectOption('Otto');
  await press(page, 'Call +1 202 555 0100');
  await heading(page, 'Call to +1 202 555 0100');
  await page.goBack();
  await press(page, 'Release');
  await page.getByLabel('Nobody needs this number any more').check();
  await press(page, 'Release the number');
  await page.getByText('+1 415 555 0100 is released.').waitFor();
}, 60_000);

test('a schedule shows its next times and is paused; a do-not-call number is added, found and removed', async () => {
  const page = await dashboard.open(tenant, '/app/schedules');
  await heading(page, 'No schedules yet');
  await page.getByRole('button', { name: 'New schedule' }).first().click();
  await page.getByLabel('Call this number').fill('+1 202 555 0100');
  await page.getByLabel('Agent').selectOption('Ada');
  await page.getByLabel('Repeatedly').check();
  await page.getByLabel('In the time zone').fill('America/New_York');
  await press(page, 'Create the schedule');
  await page.getByText('Mon, Tue, Wed, Thu, Fri at 09:00, America/New_York').waitFor();
  expect(await page.locator('td time').count()).toBe(3);
  await press(page, 'Pause +12025550100');
  await press(page, 'Go on +12025550100');
  await page.getByText('It calls again.').waitFor();
  await inspect(page, 'schedules');
  await page.getByRole('link', { name: 'Do not call' }).first().click();
  await page.getByText('+1 202 555 0108').waitFor();
  await press(page, 'Add numbers');
  await page.getByLabel('Numbers, one in a line').fill('+1 202 555 0107\n+1 202 555 01');
  await page.getByLabel('Reason (optional)').fill('asked by letter');
  await press(page, 'Add 2');
  await page.getByText('1 is not a possible phone number').waitFor();
  await page.getByLabel('Numbers, one in a line').fill('');
  const csv = 'reason;number\nmoved;+1 202 555\nby mail;+44 20 79\nleft;+1 202 555 0105';
  await page
    .getByLabel('Choose a CSV file')
    .setInputFiles({ name: 'dnc.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
  await page.getByLabel('number in row 2').fill('+1 202 555 0104');
  await press(page, 'Add 3');
  await page.getByText('not a possible phone number', { exact: true }).waitFor();
  await inspect(page, 'dnc-refused');
  await page.getByLabel('number in row 3').fill('+1 202 555 0106');
  await press(page, 'Add 1');
  await page.getByRole('row').filter({ hasText: '+1 202 555 0106' }).getByText('by mail').waitFor();
  await page.getByLabel('Number with its country code').fill('+1 202 555 0107');
  await page.getByText('+1 202 555 0106').waitFor({ state: 'detached' });
  await inspect(page, 'dnc');
  await press(page, 'Remove +12025550107');
  await page.getByLabel('This person agreed to be called again').check();
  await press(page, 'Remove the number');
  await heading(page, 'This number is not on the list');
}, 60_000);
