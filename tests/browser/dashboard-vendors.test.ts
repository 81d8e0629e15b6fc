// Vendors in the dashboard, in a real browser, with stand-ins of Deepgram and Twilio: the first steps tick themselves when a
// recognizer accepts its key and a number is imported, whose calls take the path that its page draws.
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { startDeepgramServer, type DeepgramServer } from '../../scripts/stand-ins/deepgram-server.ts';
import { startTwilio, type TwilioServer } from '../../scripts/stand-ins/twilio-server.ts';
import { systemClock } from '../../src/core/clock.ts';
import { agentBody, newTenant } from '../support/client.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

const SLOW = { timeout: 90_000 };
const OPERATOR = { sid: `AC${'0'.repeat(32)}`, token: 'a'.repeat(32) };
const OWN = { sid: `AC${'1'.repeat(32)}`, token: 'b'.repeat(32) };
const NUMBER = '+14155550121';
let deepgram: DeepgramServer;
let twilio: TwilioServer;
let dashboard: Dashboard;
beforeAll(async () => {
  [deepgram, twilio] = await Promise.all([
    startDeepgramServer({ key: 'dg-the-right-key' }),
    startTwilio(systemClock, OPERATOR, [OWN]),
  ]);
  twilio.others[0]!.numbers.set('PN1', { number: NUMBER, voiceUrl: '' });
  twilio.others[0]!.numbers.set('PN2', { number: '+14155550122', voiceUrl: '' });
  dashboard = await startDashboard({ ...twilio.env, DEEPGRAM_URL: deepgram.url });
});
afterEach(() => dashboard.browser.closePages());
afterAll(async () => {
  await dashboard?.close();
  await Promise.all([deepgram?.close(), twilio?.close()]);
});

test('the first steps tick themselves when a recognizer is verified and a number is imported', SLOW, async () => {
  const tenant = await newTenant(dashboard.app.url);
  await tenant.ok('createAgent', { body: agentBody({ agent_name: 'Ada' }) });
  const page = await dashboard.open(tenant, '/app');
  const step = (name: string) =>
    page.getByRole('listitem').filter({ has: page.getByRole('heading', { name, exact: true }) });
  const isDone = (name: string) => step(name).getByText('Done', { exact: true }).waitFor({ state: 'attached' });
  for (const name of ['Speech recognition', 'Number']) {
    await step(name).getByText('To do').waitFor({ state: 'attached' });
  }
  await press(page, 'Open Speech recognition');
  const hearing = step('Speech recognition');
  const key = hearing.getByLabel(/^Key of Deepgram/);
  await key.fill('dg-a-wrong-key');
  await hearing.getByRole('button', { name: 'Verify' }).click();
  await hearing.getByRole('alert').waitFor();
  expect(await key.inputValue()).toBe('dg-a-wrong-key');
  await step('Speech recognition').getByText('To do').waitFor({ state: 'attached' });
  await key.fill('dg-the-right-key');
  await hearing.getByRole('button', { name: 'Verify' }).click();
  await hearing.getByText(/^Verified and stored in/).waitFor();
  await isDone('Speech recognition');
  await hearing.getByText('Deepgram is in use.').waitFor();
  await page.getByRole('link', { name: 'Setup 1 of 5' }).waitFor();
  await inspect(page, 'start-recognizer');

  await press(page, 'Open Number');
  await step('Number').getByRole('link', { name: 'Buy or import a number' }).click();
  await press(page, 'Import a number');
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('Number, with its country code').fill('+1 (415) 555-0121');
  await dialog.getByLabel('Account SID').fill(OWN.sid);
  await dialog.getByLabel('Auth token').fill('c'.repeat(32));
  await dialog.getByLabel('Answered by').selectOption('Ada');
  await dialog.getByRole('button', { name: 'Import the number' }).click();
  await dialog.getByRole('alert').waitFor();
  await inspect(page, 'import-refused');
  expect((await tenant.ok('listPhoneNumbers')).data.map(({ carrier }) => carrier)).toEqual(['loopback']);
  await dialog.getByLabel('Auth token').fill(OWN.token);
  await dialog.getByRole('button', { name: 'Import the number' }).click();
  await heading(page, '+1 415 555 0121');
  await page.getByText(`${NUMBER} is imported.`).waitFor();
  await page.getByRole('link', { name: 'Ada 100 % of calls' }).waitFor();
  await inspect(page, 'number-imported');
  // The carrier sends the calls of the number here.
  expect(twilio.others[0]!.numbers.get('PN1')!.voiceUrl).toMatch(/\/hooks\//);
  expect(await page.content()).not.toContain(OWN.token);
  await page.getByRole('link', { name: 'Overview' }).first().click();
  await isDone('Number');
  await step('Number').getByText(`${NUMBER} at Twilio.`).waitFor();
  await page.getByRole('link', { name: 'Setup 2 of 5' }).waitFor();
  await inspect(page, 'start-number');
});

test('the path of a call is drawn with its hook, the agents by weight and the fallback', SLOW, async () => {
  const tenant = await newTenant(dashboard.app.url);
  for (const agent_name of ['Ada', 'Otto']) await tenant.ok('createAgent', { body: agentBody({ agent_name }) });
  const account = { type: 'twilio', account_sid: OWN.sid, auth_token: OWN.token };
  const { id } = await tenant.ok('importPhoneNumber', { body: { number: '+14155550122', account } });
  const page = await dashboard.open(tenant, `/app/numbers/${id}`);
  const path = page.getByRole('list', { name: 'The path of a call to this number' });
  const steps = async () => (await path.locator(':scope > li:not([aria-hidden])').allInnerTexts()).map(flat);
  const flat = (text: string) => text.replaceAll(/\s+/g, ' ');
  await page.getByText('No agent answers.').waitFor();
  expect(await steps()).toEqual([
    'Caller rings +1 415 555 0122',
    'Hook None: no webhook is called first.',
    'Agents No agent answers.',
    'Fallback None: when no agent can answer, the call is refused.',
  ]);
  await press(page, 'Change the path');
  await page.getByLabel(/^Webhook/).fill('http://127.0.0.1:9/inbound');
  for (const [name, weight] of [
    ['Ada', '7'],
    ['Otto', '3'],
  ] as const) {
    await press(page, 'Add an agent');
    await page
      .getByLabel(/^Agent, \d+ %/)
      .last()
      .selectOption(name);
    const field = page.getByLabel('Weight').last();
    await field.press('Backspace');
    await field.press(weight);
  }
  await page.getByLabel(/^Fallback/).fill('+1 (415) 555-0123');
  await press(page, 'Save the path');
  await press(page, 'I have stored it');
  await page.getByRole('link', { name: 'Otto 30 % of calls' }).waitFor();
  expect(await steps()).toEqual([
    'Caller rings +1 415 555 0122',
    expect.stringMatching(/^Hook http:\/\/127\.0\.0\.1:9\/inbound It is called first/),
    'Ada 70 % of calls Otto 30 % of calls',
    'Fallback +1 415 555 0123 rings when no agent can answer.',
  ]);
  // A branch is as wide as its share.
  const widths = await path
    .locator('svg')
    .nth(1)
    .locator('path')
    .evaluateAll((all) => all.map((one) => Number(one.getAttribute('stroke-width'))));
  expect(widths[0]! / widths[1]!).toBeCloseTo(7 / 3);
  expect(await tenant.ok('getPhoneNumber', { path: { id } })).toMatchObject({
    inbound_webhook_url: 'http://127.0.0.1:9/inbound',
    inbound_agents: [{ weight: 7 }, { weight: 3 }],
    fallback_number: '+14155550123',
  });
  await inspect(page, 'number-path');
});
