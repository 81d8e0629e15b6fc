// The first steps in a real browser: a voice vendor's key is pasted, verified and tried; its checklist item is ticked; an
// agent calls a phone; the key is removed. A key whose model does not answer is refused. The vendors are stand-ins.
import { afterAll, afterEach, beforeAll, expect, onTestFinished, test } from 'vitest';
import { startModelServer } from '../../scripts/stand-ins/model-server.ts';
import { startVoiceVendor, type VoiceVendor } from '../../scripts/stand-ins/voice-vendor.ts';
import { agentBody, newTenant } from '../support/client.ts';
import { heading, inspect, press, startDashboard, type Dashboard } from './support/dashboard.ts';

const KEY = 'key-of-this-bakery';
// Many steps, each of which waits for the service; busy machines are slow.
const SLOW = { timeout: 120_000 };
let dashboard: Dashboard;
let vendor: VoiceVendor;
beforeAll(async () => {
  vendor = await startVoiceVendor(KEY);
  dashboard = await startDashboard({ CARTESIA_URL: vendor.url });
});
afterEach(() => dashboard.browser.closePages());
afterAll(async () => {
  await dashboard?.close();
  await vendor?.close();
});

test(
  'a pasted key is verified and audible immediately, its checklist item is ticked, and the agent calls a phone',
  SLOW,
  async () => {
    const tenant = await newTenant(dashboard.app.url);
    await tenant.ok('createAgent', { body: agentBody() });
    const page = await dashboard.open(tenant, '/app');
    const step = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'Voice' }) });
    await step.getByText('To do').waitFor({ state: 'attached' });
    const setup = page.getByRole('link', { name: /^Setup \d of 5$/ });
    const before = Number((await setup.textContent())!.split(' ')[1]);
    await press(page, 'Skip for now');
    await page.getByRole('heading', { name: /^Set up/ }).waitFor({ state: 'detached' });
    await setup.click();
    await press(page, /^Open Voice/);
    await step.getByLabel('Provider').selectOption('cartesia');
    const key = step.getByLabel(/^Key of Cartesia/);
    await key.fill('not-the-right-key');
    await step.getByRole('button', { name: 'Verify' }).click();
    await step.getByText('was refused by cartesia').waitFor();
    await inspect(page, 'start-refused');
    await key.fill(KEY);
    await step.getByRole('button', { name: 'Verify' }).click();
    await step.getByText(/^Verified and stored in \d+ ms\.$/).waitFor();
    await step.getByText(/Speaking; the provider took/).waitFor();
    await step.getByText('Done').waitFor({ state: 'attached' });
    await page.getByRole('link', { name: `Setup ${before + 1} of 5` }).waitFor();
    await inspect(page, 'start');
    expect(await page.content()).not.toContain(KEY);
    await page.getByLabel(/^Your number/).fill('+1 202 555 0102');
    await press(page, 'Call my phone now');
    const call = page.getByRole('link', { name: 'Open the call' });
    await call.click();
    await heading(page, 'Call to +1 202 555 0102');

    await page.getByRole('link', { name: 'Providers' }).click();
    await page.getByText('your key').waitFor();
    await page.locator('.provider').filter({ hasText: 'Cartesia' }).getByText('Hear its voices').click();
    await page.getByRole('button', { name: /^Hear / }).waitFor();
    await inspect(page, 'providers');
    await press(page, 'Remove the key of Cartesia');
    await page.getByRole('dialog').getByRole('button', { name: 'Remove the key' }).click();
    await page.getByText('The key of Cartesia is removed.').waitFor();
    await page.getByText('your key').waitFor({ state: 'detached' });
    const { data } = await tenant.ok('listProviders', { query: { limit: '100' } });
    expect(data.find(({ id }) => id === 'cartesia')).toMatchObject({ configured: false, source: null });
    expect(page.requested.filter((url) => !url.startsWith(dashboard.app.url) && !url.startsWith('blob:'))).toEqual([]);
  },
);

test('a key whose model does not answer is refused with the reason, and nothing is stored', SLOW, async () => {
  const model = await startModelServer(({ model: name }) => (name === 'ours' ? 'Yes.' : { breaksAfter: '' }));
  onTestFinished(() => model.close());
  const tenant = await newTenant(dashboard.app.url);
  const page = await dashboard.open(tenant, '/app/providers');
  await press(page, 'Paste a key of OpenAI');
  await page.getByText('Another server that speaks the same protocol').click();
  await page.getByLabel('Its address, version included').fill(model.baseUrl);
  const names = page.getByLabel('Names of its models, the default first');
  await names.fill('absent');
  await press(page, 'Verify');
  await page.getByRole('alert').waitFor();
  const sourceOf = async () =>
    (await tenant.ok('listProviders', { query: { limit: '100' } })).data.find(({ id }) => id === 'openai')?.source;
  expect(await sourceOf()).toBeNull();
  await names.fill('ours');
  await press(page, 'Verify');
  await page.getByText('Agents without a model of their own use ours.').waitFor();
  expect(await sourceOf()).toBe('own');
});
