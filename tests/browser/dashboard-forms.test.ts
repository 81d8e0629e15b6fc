// Forms of the dashboard that take several steps, in a real browser, to the stored result: a test case from a call, a caller with
// a goal, the hours and the retries of a campaign, a file with quoted cells of several lines, another microphone during a call,
// transfers of an agent.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { CONVERSES, ended, place, talkingAgent } from '../resources/calls/support.ts';
import { agentBody, newTenant, type Tenant } from '../support/client.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

const SLOW = { timeout: 90_000 };
let dashboard: Dashboard;
let tenant: Tenant;
let agent: string;
beforeAll(async () => {
  dashboard = await startDashboard();
  tenant = await newTenant(dashboard.app.url);
  agent = (await tenant.ok('createAgent', { body: talkingAgent({ agent_name: 'Ada' }) })).agent_id;
});
afterEach(() => dashboard.browser.closePages());
afterAll(() => dashboard?.close());

test(
  'a test case is made from a call, and its caller becomes a person with a goal, whom the run plays',
  SLOW,
  async () => {
    const { call_id: call } = await place(tenant, CONVERSES, agent);
    await ended(tenant, call);
    const transcript = await tenant.ok('getCallTranscript', { path: { id: call } });
    const said = transcript.data.flatMap((item) =>
      item.type === 'utterance' && item.role === 'user' ? [item.text] : [],
    );
    expect(said.length).toBeGreaterThan(0);
    const page = await dashboard.open(tenant, `/app/calls/${call}`);
    await page.getByRole('link', { name: 'Make a test' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('heading', { name: 'Test case from a call' }).waitFor();
    expect(await dialog.locator('select').inputValue()).toBe(call);
    await dialog.getByLabel('Name').fill('Asks for the hours');
    await inspect(page, 'case-from-call');
    await dialog.getByRole('button', { name: 'Make the case' }).click();
    await dialog.getByRole('heading', { name: 'Change the test case' }).waitFor();
    expect(new URL(page.url()).search).toBe('');
    for (const [i, line] of said.entries()) {
      expect(await dialog.getByLabel(`Line ${i + 1} of the caller`).inputValue()).toBe(line);
    }
    await dialog.getByLabel('has a goal').check();
    await dialog.getByLabel(/^What the caller wants/).fill('I want to know when you open.');
    await dialog.getByLabel(/^What the caller knows/).fill('name: Grace Hopper\n\norder number: 4512: the second');
    // The dialog renders again while the focus is in the field.
    await dialog.getByLabel('Mood').selectOption('impatient');
    await dialog.getByLabel(/^Tags/).fill('hours, , smoke');
    await inspect(page, 'case-goal');
    await dialog.getByRole('button', { name: 'Save the case' }).click();
    await page.getByText('“Asks for the hours” is saved.').waitFor();
    const facts = { name: 'Grace Hopper', order_number: '4512: the second' };
    const { data } = await tenant.ok('listTestCases', {});
    expect(data).toMatchObject([
      {
        name: 'Asks for the hours',
        from_call_id: call,
        caller: { type: 'simulated', goal: 'I want to know when you open.', facts, mood: 'impatient' },
        tags: ['hours', 'smoke'],
      },
    ]);
    await page.getByText('wants: I want to know when you open.').waitFor();
    await press(page, 'Run Asks for the hours');
    await dialog.getByRole('button', { name: 'Start the run' }).click();
    await page.getByText(/^1 of 1 samples/).waitFor();
    expect(await tenant.ok('getTestRun', { path: { id: page.url().split('/').at(-1)! } })).toMatchObject({
      progress: { total: 1, done: 1, errors: 0 },
      results: [{ case_id: data[0]!.id }],
    });
    await page.locator('.run-case > summary').click();
    await page.getByText('I want to know when you open.').first().waitFor();
    await inspect(page, 'case-goal-run');
  },
);

test('a campaign gets calling hours by the day, and invalid hours are explained', SLOW, async () => {
  const { id } = await tenant.ok('createCampaign', { body: { name: 'Hours', agent_id: agent } });
  const page = await dashboard.open(tenant, `/app/campaigns/${id}`);
  await press(page, 'Settings');
  await page.getByText('None: people are called day and night.').waitFor();
  await press(page, 'Add hours');
  await press(page, 'Add hours');
  const windows = page.getByRole('group', { name: 'Calling hours' }).locator('.camp-window');
  const first = windows.nth(0);
  const second = windows.nth(1);
  await first.getByLabel('To').fill('12:30');
  await first.getByLabel('fri').uncheck();
  for (const day of ['mon', 'tue', 'wed', 'thu']) await second.getByLabel(day).uncheck();
  await second.getByLabel('sat').check();
  await second.getByLabel('From').fill('25:00');
  await press(page, 'Save the settings');
  const isInvalid = () => second.getByLabel('From').evaluate((field) => !(field as HTMLInputElement).validity.valid);
  expect(await isInvalid()).toBe(true);
  expect((await tenant.ok('getCampaign', { path: { id } })).windows).toEqual([]);
  await second.getByLabel('From').fill('20:00');
  await second.getByLabel('To').fill('10:00');
  await inspect(page, 'campaign-hours');
  await press(page, 'Save the settings');
  await page.getByRole('alert').getByText('windows.1').waitFor();
  await inspect(page, 'campaign-hours-refused');
  await second.getByLabel('To').fill('24:00');
  await page.getByLabel(/^Calling hours in the time zone/).fill('Europe/Berlin');
  await press(page, 'Save the settings');
  await page.getByText('The settings are saved.').waitFor();
  const stored = [
    { days: ['mon', 'tue', 'wed', 'thu'], from: '09:00', to: '12:30' },
    { days: ['fri', 'sat'], from: '20:00', to: '24:00' },
  ];
  expect(await tenant.ok('getCampaign', { path: { id } })).toMatchObject({
    windows: stored,
    time_zone: 'Europe/Berlin',
  });
  await page.reload();
  await press(page, 'Settings');
  await first.getByRole('button', { name: 'Remove' }).click();
  expect(await windows.count()).toBe(1);
  expect(await first.getByLabel('To').inputValue()).toBe('24:00');
  await press(page, 'Save the settings');
  await page.getByText('The settings are saved.').waitFor();
  expect((await tenant.ok('getCampaign', { path: { id } })).windows).toEqual(stored.slice(1));
});

test('the wait before a retry keeps what is typed while the page renders again', SLOW, async () => {
  const retry = { max_attempts: 3, rules: [{ outcome: 'busy', delay_seconds: 300 }] };
  const { id } = await tenant.ok('createCampaign', { body: { name: 'Retries', agent_id: agent, retry } });
  const page = await dashboard.open(tenant, `/app/campaigns/${id}`);
  await press(page, 'Settings');
  const minutes = page.getByLabel('Minutes after busy');
  expect(await minutes.inputValue()).toBe('5');
  // Each key renders the form. "0" is no wait yet, and "0.30" is the number 0.3.
  await minutes.press('Control+a');
  await minutes.pressSequentially('0.30');
  expect(await minutes.inputValue()).toBe('0.30');
  const attempts = page.getByLabel('Attempts for each contact');
  await attempts.press('Backspace');
  await attempts.press('2');
  expect([await attempts.inputValue(), await minutes.inputValue()]).toEqual(['2', '0.3']);
  await press(page, 'Save the settings');
  await page.getByText('The settings are saved.').waitFor();
  expect((await tenant.ok('getCampaign', { path: { id } })).retry).toMatchObject({
    max_attempts: 2,
    rules: [{ outcome: 'busy', delay_seconds: 18 }],
  });
});

test(
  'a transfer is set in the editor, published, and stored; one without a fixed number keeps its list',
  SLOW,
  async () => {
    const transfer = { type: 'transfer_call', name: 'to_branch', description: 'When the caller asks for a branch.' };
    const branches = ['+12025550104', '+12025550105'];
    const { agent_id: id } = await tenant.ok('createAgent', {
      body: talkingAgent({ functions: [{ ...transfer, to: null, allowed_destinations: branches }] }),
    });
    await tenant.ok('publishAgentVersion', { path: { id }, body: {} });
    const page = await dashboard.open(tenant, `/app/agents/${id}/conversation`);
    const group = page.locator('.group').filter({ has: page.getByRole('heading', { name: 'Transfer', exact: true }) });
    await group.getByText('to_branch').waitFor();
    await group.getByText('a number that the model chooses').waitFor();
    await group.getByRole('link', { name: 'To the functions' }).click();
    await press(page, 'New function');
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('The agent').selectOption('connects the caller to a person');
    expect(await dialog.getByLabel(/^Name/).inputValue()).toBe('transfer_to_person');
    await dialog.getByLabel('Number of the person').fill('+1 (202) 555-0103');
    await dialog.getByLabel('How').selectOption({ index: 1 });
    await dialog.getByLabel('Said before').fill('I connect you.');
    await inspect(page, 'agent-transfer');
    await dialog.getByRole('button', { name: 'Add it' }).click();
    await page.getByText('transfer_to_person is added.').waitFor();
    await press(page, 'Edit to_branch');
    await dialog.getByLabel('When to use it').fill('When the caller asks for one of our branches.');
    await dialog.getByRole('button', { name: 'Save' }).click();
    await page.getByText('to_branch is saved.').waitFor();
    await page.getByRole('link', { name: 'Conversation' }).click();
    await group.getByText('+12025550103').waitFor();
    await group.getByText('warm').waitFor();
    await inspect(page, 'agent-transfers');
    await page.locator('.head').getByRole('button', { name: 'Publish v3' }).click();
    await dialog.getByRole('button', { name: 'Publish' }).click();
    await page.getByText('answers with version 3.').waitFor();
    const { published_version: live, functions } = await tenant.ok('getAgent', { path: { id } });
    expect(live).toBe(3);
    const stored = (await tenant.ok('getAgentVersion', { path: { id, version: '3' } })).agent.functions;
    for (const list of [functions, stored]) {
      expect(list.find(({ name }) => name === 'transfer_to_person')).toMatchObject({
        type: 'transfer_call',
        to: '+12025550103',
        mode: 'warm',
        message: 'I connect you.',
      });
      expect(list.find(({ name }) => name === 'to_branch')).toMatchObject({
        description: 'When the caller asks for one of our branches.',
        allowed_destinations: branches,
      });
    }
  },
);

const NOTE = 'Two lines:\nfirst, second; "third"';
const LONG = `${'x'.repeat(2_100)}\n${'y'.repeat(2_100)}`;
/** Cells with line breaks, delimiters and quotes; row 3 has an invalid number, row 4 a cell that is too long. */
const SHEET = [
  'phone,"First\nname",note',
  `+12025550101,Grace,"${NOTE.replaceAll('"', '""')}"`,
  '"+1 202\n55",Annie,"a\r\nb"',
  `+12025550104,Mary,"${LONG}"`,
  '+12025550105,Dorothy,plain',
].join('\r\n');

test('cells of several lines in a file arrive as they are, also after a correction', SLOW, async () => {
  const { id } = await tenant.ok('createCampaign', { body: { name: 'Quotes', agent_id: agent } });
  const page = await dashboard.open(tenant, `/app/campaigns/${id}`);
  const file = { name: 'quotes.csv', mimeType: 'text/csv', buffer: Buffer.from(SHEET) };
  await page.getByLabel('Choose a CSV file').setInputFiles(file);
  await page.getByText('2 ready, 2 to fix').waitFor();
  await page.getByLabel('phone in row 3').fill('+12025550103');
  const note = page.getByLabel('note in row 4');
  await note.fill((await note.inputValue()).slice(0, -200));
  await page.getByText('4 ready').waitFor();
  await inspect(page, 'campaign-quotes');
  await press(page, 'Add 4 contacts');
  await page.getByText('4 contacts are added.').waitFor();
  const { data } = await tenant.ok('listCampaignContacts', { path: { id } });
  expect(Object.fromEntries(data.map(({ to_number, variables }) => [to_number, variables]))).toEqual({
    '+12025550101': { First_name: 'Grace', note: NOTE },
    '+12025550103': { First_name: 'Annie', note: 'a\r\nb' },
    '+12025550104': { First_name: 'Mary', note: LONG.slice(0, -200) },
    '+12025550105': { First_name: 'Dorothy', note: 'plain' },
  });
});

test('a silent microphone is replaced during a call, and the list names the one in use', SLOW, async () => {
  // The call outlasts the screenshots, also on a busy machine.
  await tenant.ok('updateAgent', { path: { id: agent }, body: { inactivity: { seconds: 600, reminders: [] } } });
  const page = await dashboard.open(tenant, `/app/agents/${agent}`);
  // The default microphone is silent; a chosen one has Chromium's test tone.
  await page.addInitScript(() => {
    const devices = navigator.mediaDevices;
    const open = devices.getUserMedia.bind(devices);
    const asked: string[] = [];
    Object.assign(globalThis, { asked });
    devices.getUserMedia = (constraints) => {
      const { deviceId } = constraints!.audio as { deviceId?: { exact: string } };
      asked.push(deviceId?.exact ?? '');
      if (deviceId !== undefined) return open(constraints);
      return Promise.resolve(new AudioContext().createMediaStreamDestination().stream);
    };
  });
  await page.reload();
  await press(page, 'Start voice call');
  await page.locator('.status').getByText('No sound from your microphone. Choose another, or type.').waitFor();
  const list = page.getByLabel('Microphone', { exact: true });
  await list.locator('option').nth(2).waitFor({ state: 'attached' });
  await inspect(page, 'talk-microphones');
  const wanted = (await list.locator('option').nth(2).getAttribute('value'))!;
  await list.focus();
  await list.selectOption(wanted);
  await page.getByRole('button', { name: 'Mute' }).waitFor();
  await page.locator('.status').getByText('No sound').waitFor({ state: 'detached' });
  const asked = () => page.evaluate(() => (globalThis as unknown as { asked: string[] }).asked);
  expect(await asked()).toEqual(['', wanted]);
  // The list stays, with the focus, so that another choice is possible.
  expect(await list.inputValue()).toBe(wanted);
  expect(await list.evaluate((element) => element === document.activeElement)).toBe(true);
  await press(page, 'End call');
  await page.getByRole('link', { name: 'Open the call' }).click();
  await heading(page, 'Call in a browser');
});

test('two tabs that edit the same agent each offer their own edits after a reload', async () => {
  const tenant = await newTenant(dashboard.app.url);
  const { agent_id: id } = await tenant.ok('createAgent', { body: agentBody() });
  const first = await dashboard.open(tenant, `/app/agents/${id}`);
  await first.getByLabel('Name').fill('Ada of the first tab');
  const second = await first.context().newPage();
  await second.goto(first.url());
  // The new tab offers what is not saved anywhere yet.
  await second.getByText(/^Unsaved edits from .*: agent name$/).waitFor();
  await second.getByRole('button', { name: 'Discard what was not saved' }).click();
  await second.getByLabel(/^Greeting/).fill('Hello from the second tab.');
  await second.getByText('1 unsaved change').waitFor();
  await first.reload();
  await first.getByText(/^Unsaved edits from .*: agent name$/).waitFor();
  await first.getByRole('button', { name: 'Restore' }).click();
  expect(await first.getByLabel('Name').inputValue()).toBe('Ada of the first tab');
  await second.getByLabel(/^Greeting/).fill('Hello again from the second tab.');
  await first.getByRole('button', { name: 'Save, live at once' }).click();
  await first.getByText('Version 2 is saved.').waitFor();
  // The save of one tab leaves the edits of the other to later visits.
  const third = await first.context().newPage();
  await third.goto(first.url());
  await third.getByText(/^Unsaved edits from .*: greeting$/).waitFor();
  await second.reload();
  await second.getByText(/^Unsaved edits from .*: greeting$/).waitFor();
});
