// The talk page: the demo of a deployment at /, the preview of a widget, and the page without either.
import { afterAll, afterEach, beforeAll, describe, expect, onTestFinished, test } from 'vitest';
import { startModelServer } from '../../scripts/stand-ins/model-server.ts';
import { agentBody } from '../support/client.ts';
import { violations } from './support/axe.ts';
import { startBrowserService, type BrowserService } from './support/browser-service.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';

let service: BrowserService;
let browser: TestBrowser;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBrowserService(), startBrowser()]);
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await service.close();
});

const start = (page: TestPage) => page.getByRole('button', { name: 'Start call' });

type Options = Parameters<TestBrowser['newPage']>[0];

const visit = (options: Options = {}) => openPage(service.url, options);
/** Opens the page with the link that the service prints. */
const own = (options: Options = {}) => openPage(service.ownerUrl, options);

async function openPage(url: string, options: Options): Promise<TestPage> {
  const page = await browser.newPage(options);
  await page.goto(url);
  await page.getByRole('heading', { name: /^Talk to / }).waitFor();
  return page;
}

async function holdCall(page: TestPage): Promise<void> {
  await start(page).click();
  await page.locator('.status').getByText('Speaking').waitFor();
  await page.getByRole('textbox', { name: 'Type a message' }).fill('When do you open?');
  await page.keyboard.press('Enter');
  await page.getByText('from seven').first().waitFor();
  await page.locator('tbody tr').first().waitFor({ state: 'attached' });
}

test("on load it names the agent, says that it is an AI and how a call works, and shows its owner the agent's providers", async () => {
  const page = await own();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Talk to Ada');
  expect(await page.getByText("You're talking to an AI.").isVisible()).toBe(true);
  expect(await page.locator('#promise').textContent()).toMatch(/^In a call you type, and Ada speaks\./);
  expect(await page.locator('dt').allTextContents()).toEqual(['Recognizer', 'Model', 'Voice']);
  expect(await page.locator('dd').allTextContents()).toEqual([
    'Your browser',
    expect.stringContaining('demo responder'),
    'builtin-alloy',
  ]);
  expect(await page.getByText('Connect a real model').isVisible()).toBe(true);
});

test("a visitor sees no response time, downloads no owner code, and learns where to find the owner's link", async () => {
  const page = await visit();
  expect(await page.getByText('Open the link that it printed').isVisible()).toBe(true);
  await page.getByRole('button', { name: 'What do you bake?' }).click();
  await page.locator('li.agent').nth(1).waitFor();
  expect(await page.locator('li .num').count()).toBe(0);
  expect(page.requested.filter((url) => url.includes('owner'))).toEqual([]);
  const subject = await page.evaluate(() => fetch('/talk.json').then((response) => response.text()));
  expect(subject).not.toMatch(/sk_|agent_\w{26}/);
});

test("the owner's link leaves no key in the URL and survives a reload; an invalid link explains what to do", async () => {
  const page = await own();
  expect(page.url()).toBe(`${service.url}/`);
  await page.reload();
  await page.getByText('Edit Ada').waitFor();
  await page.goto(`${service.url}/#key=sk_service_live_none`);
  await page.getByRole('heading', { name: 'This link does not work any more' }).waitFor();
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Continue as a visitor' }).click();
  await page.getByText('Open the link that it printed').waitFor();
});

test('the owner tries a prompt and a greeting without saving, resets, and saves', async () => {
  const page = await own();
  const path = { id: service.agentId };
  const before = await service.owner.ok('getAgent', { path });
  onTestFinished(async () => {
    const { greeting, response_engine } = before;
    await service.owner.ok('updateAgent', { path, body: { greeting, response_engine } });
  });
  const firstLine = page.locator('li.agent p').first();
  const edit = async (greeting: string, prompt: string): Promise<void> => {
    await page.getByLabel('Prompt').fill(prompt);
    await page.getByLabel('Greeting').fill(greeting);
  };
  await edit('Good day, {{guest.', 'You are Grace of Eastgate.');
  await page.getByRole('button', { name: 'Try' }).click();
  await page.getByText('Draft, not saved').waitFor();
  await page.getByRole('textbox', { name: 'Type a message' }).fill('Who are you?');
  await page.keyboard.press('Enter');
  await page.locator('li.agent').getByText('I am Grace').waitFor();
  expect(await firstLine.textContent()).toBe('Good day, {{guest.');
  expect(await page.locator('.warnings li').allTextContents()).toEqual([expect.stringContaining('is not closed')]);
  expect(await page.locator('li.agent .num').last().textContent()).toMatch(/^\d+ ms$/);
  expect(await violations(page)).toEqual([]);
  expect((await service.owner.ok('getAgent', { path })).version).toBe(before.version);
  await page.getByRole('button', { name: 'Reset' }).click();
  expect(await page.getByLabel('Greeting').inputValue()).toBe(before.greeting);
  expect(await page.getByText('Draft, not saved').isVisible()).toBe(false);
  await edit('Good evening.', 'You are Grace of Eastgate.');
  await page.getByRole('button', { name: 'Save' }).click();
  await page.getByText('Saved. It is version').waitFor();
  expect(await service.owner.ok('getAgent', { path })).toMatchObject({ greeting: 'Good evening.' });
  expect(page.complaints).toEqual([]);
});

test('the owner selects an agent, with the demo listed first, and a call uses the draft', async () => {
  const { agent_id: id } = await service.owner.ok('createAgent', {
    body: agentBody({ agent_name: 'Bob', greeting: 'Bob here.' }),
  });
  onTestFinished(() => service.owner.ok('deleteAgent', { path: { id } }).then(() => undefined));
  const page = await own();
  const chooser = page.getByRole('combobox', { name: 'Agent' });
  expect(await chooser.locator('option').allTextContents()).toEqual(['Ada', 'Bob']);
  await chooser.selectOption('Bob');
  await page.getByRole('heading', { name: 'Talk to Bob' }).waitFor();
  await page.getByLabel('Greeting').fill('Bob drafts.');
  await page.getByRole('button', { name: 'Try' }).click();
  await start(page).click();
  await page.locator('li.agent').getByText('Bob drafts.').waitFor();
  await page.getByRole('button', { name: 'End call' }).click();
  await page.locator('.status').getByText('you hung up').waitFor();
});

test('the owner connects a model, and the same conversation continues with it', async () => {
  const model = await startModelServer(({ model: name }) =>
    name === 'own-model' ? 'Hello from a real model.' : { breaksAfter: '' },
  );
  onTestFinished(async () => {
    const body = { response_engine: { model: null } };
    await service.owner.ok('deleteProviderCredentials', { path: { provider: 'openai' } });
    await service.owner.ok('updateAgent', { path: { id: service.agentId }, body });
    await model.close();
  });
  const page = await own();
  await page.getByRole('button', { name: 'What do you bake?' }).click();
  await page.locator('li.agent').nth(1).waitFor();
  await page.getByText('Connect a real model').click();
  await page.getByLabel('Address').fill('http://127.0.0.1:1/v1');
  await page.getByLabel('Model').fill('own-model');
  await page.getByRole('button', { name: 'Verify and use' }).click();
  await page.locator('.failed').waitFor();
  await page.getByLabel('Address').fill(model.baseUrl);
  await page.getByRole('button', { name: 'Verify and use' }).click();
  await page.getByText('Connected: own-model').waitFor();
  expect(await page.getByText('no key needed').isVisible()).toBe(false);
  // Another model that does not answer changes nothing.
  await page.getByLabel('Model').fill('silent-model');
  await page.getByRole('button', { name: 'Verify and use' }).click();
  await page.locator('.failed').waitFor();
  await page.getByRole('textbox', { name: 'Type a message' }).fill('And now?');
  await page.keyboard.press('Enter');
  await page.locator('li.agent').getByText('Hello from a real model.').waitFor();
  expect(await page.locator('li.user').count()).toBe(2);
});

test('a click on a sample question sends it, and the answer is text, without a call', async () => {
  const page = await visit();
  await page.getByRole('button', { name: 'What do you bake?' }).click();
  await page.locator('li.agent').nth(1).waitFor();
  expect(await page.locator('li.user p').allTextContents()).toEqual(['What do you bake?']);
  expect(page.requested.filter((url) => url.includes('/demo/web'))).toEqual([]);
  // A second message belongs to the same session.
  const asked = page.waitForRequest('**/v1/demo/chat');
  await page.getByRole('textbox').fill('When do you open?');
  await page.keyboard.press('Enter');
  expect((await asked).postDataJSON()).toMatchObject({ session_id: expect.stringMatching(/^wses_/) });
  await page.locator('li.agent').nth(2).waitFor();
  // The call button is still there, and a refused message returns to its field.
  expect(await start(page).isVisible()).toBe(true);
  await page.route('**/v1/demo/chat', (route) =>
    route.fulfill({ status: 429, headers: { 'retry-after': '42' }, json: { code: 'rate_limited' } }),
  );
  await page.getByRole('textbox').fill('And on Sunday?');
  await page.keyboard.press('Enter');
  await page.locator('li.note').getByText('again in 42 s').waitFor();
  expect(await page.getByRole('textbox').inputValue()).toBe('And on Sunday?');
  await page.getByRole('button', { name: 'New conversation' }).click();
  await page.getByRole('heading', { name: 'Talk to Ada' }).waitFor();
  expect(await page.locator('li.user').count()).toBe(0);
});

test('the commands that the page shows continue the same conversation', async () => {
  const page = await own();
  await page.getByText('Use curl instead').click();
  const commands = (await page.locator('.curl pre').textContent())!;
  const key = service.ownerUrl.split('#key=')[1]!;
  const request = [...commands.matchAll(/curl -X POST (\S+) [^]*?-d '(.*)'/g)].map(async ([, url, body]) => {
    const headers = { 'content-type': 'application/json', authorization: `Bearer ${key}` };
    return (await fetch(url!, { method: 'POST', headers, body: body! })).json();
  });
  expect(await Promise.all(request)).toMatchObject([{ transport: 'websocket' }, { text: expect.any(String) }]);
  expect(commands).not.toContain(key);
});

test('the preview of a widget shows it on a page, in its mode, with its snippet and the policy for a site', async () => {
  const id = await service.newWidget({ title: 'Bakery', theme: { mode: 'dark' }, modes: ['chat'] });
  const page = await browser.newPage();
  await page.goto(`${service.url}/v1/widgets/${id}/preview`);
  await page.getByRole('heading', { name: 'Bakery' }).waitFor();
  expect(await page.locator('pre').first().textContent()).toContain(`/v1/widgets/${id}/embed.js`);
  expect(await page.locator('pre').nth(1).textContent()).toContain(`connect-src ${service.url}`);
  expect(await violations(page)).toEqual([]);
  await page.getByRole('button', { name: 'Chat', exact: true }).click();
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.getByRole('textbox').fill('When do you open?');
  await page.keyboard.press('Enter');
  await page.getByText('from seven to six').first().waitFor();
  expect(page.requested.filter((url) => url.endsWith('/chat'))).toEqual([`${service.url}/v1/widgets/${id}/chat`]);
  expect(page.complaints).toEqual([]);
});

test('an owner who opens the page too often sees when to retry, and no other agent', async () => {
  const page = await browser.newPage();
  const limited = { status: 429, headers: { 'retry-after': '7' }, json: { code: 'rate_limited' } };
  await page.route('**/talk.json', (route) => route.fulfill(limited));
  await page.goto(service.ownerUrl);
  await page.getByText('Try again in 7 s.').waitFor();
  expect(await page.getByRole('combobox').count()).toBe(0);
});

test('a deployment without a demo shows the next step', async () => {
  const page = await browser.newPage();
  await page.route('**/talk.json', (route) => route.fulfill({ status: 404, json: { code: 'demo_not_found' } }));
  await page.goto(service.url);
  await page.getByText('npm run owner').waitFor();
  expect(await page.getByRole('button', { name: 'Try again' }).count()).toBe(0);
  expect(await violations(page)).toEqual([]);
  expect(await page.getByRole('link', { name: 'API docs' }).getAttribute('href')).toBe('/docs');
});

describe.each(['light', 'dark'] as const)('the talk page in %s', (colorScheme) => {
  test('has no accessibility violation when idle, in a call and after it, no error, and no request to another host', async () => {
    const page = await own({ colorScheme });
    expect(await violations(page)).toEqual([]);
    await holdCall(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'End call' }).click();
    await page.locator('.status').getByText('you hung up').waitFor();
    await page.locator('.report audio').waitFor();
    expect(await page.locator('.report dd').allTextContents()).toContain('you hung up');
    expect(
      await page
        .locator('.report audio')
        .evaluate((player: HTMLAudioElement) => fetch(player.src).then((got) => got.status)),
    ).toBe(200);
    expect(await violations(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
    const gate = service.gate.url.replace('http', 'ws');
    expect(
      page.requested.filter((url) => !url.startsWith(service.url) && !url.startsWith(gate) && !url.startsWith('data:')),
    ).toEqual([]);
  });
});

test('at 360 pixels nothing scrolls sideways, every target is 44 pixels, and the figures are collapsed but available', async () => {
  const page = await own({ viewport: { width: 360, height: 640 } });
  expect(await faults(page)).toEqual([]);
  await holdCall(page);
  expect(await faults(page)).toEqual([]);
  expect(await page.locator('table').isVisible()).toBe(false);
  await page.getByText('Details').click();
  expect(await page.locator('table').isVisible()).toBe(true);
});

test('a rotated phone keeps the controls on the screen', async () => {
  const page = await own({ viewport: { width: 640, height: 360 } });
  await holdCall(page);
  const box = (await page.getByRole('button', { name: 'End call' }).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(360);
});

/** Elements that are too small, too wide or off screen. */
async function faults(page: TestPage): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('button, input, textarea, select, summary, nav a')].filter((element) =>
      element.checkVisibility(),
    );
    const small = seen.filter((element) => {
      const { width, height, left, right } = element.getBoundingClientRect();
      return width < 44 || height < 44 || left < 0 || right > innerWidth;
    });
    const wide = document.documentElement.scrollWidth > innerWidth ? ['the page'] : [];
    return [...small.map((element) => element.outerHTML.slice(0, 80)), ...wide];
  });
}
