// The talk page: the demo of a deployment at /, a widget's preview, and the page without either.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { violations } from './support/axe.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';
import { startBrowserService, type BrowserService } from './support/browser-service.ts';

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

async function visit(options: Parameters<TestBrowser['newPage']>[0] = {}, path = '/'): Promise<TestPage> {
  const page = await browser.newPage(options);
  await page.goto(service.url + path);
  await page.getByRole('heading', { name: /^Talk to / }).waitFor();
  return page;
}

async function holdCall(page: TestPage): Promise<void> {
  await start(page).click();
  await page.locator('.status').getByText('Speaking').waitFor();
  await page.getByRole('textbox').fill('When do you open?');
  await page.keyboard.press('Enter');
  await page.getByText('from seven').first().waitFor();
  await page.locator('tbody tr').first().waitFor({ state: 'attached' });
}

test('on load it names the agent, says that it is an AI, and names the providers of STT, LLM and TTS', async () => {
  const page = await visit();
  expect(await page.getByRole('heading', { level: 2 }).first().textContent()).toBe('Talk to Ada');
  expect(await page.getByText("You're talking to an AI.").isVisible()).toBe(true);
  expect(await page.locator('dd').allTextContents()).toEqual([
    expect.stringContaining('captions'),
    expect.stringContaining('Demo responder'),
    expect.stringContaining('flite'),
  ]);
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
});

test('the commands that it shows lead to the same conversation', async () => {
  const page = await visit();
  await page.getByText('Use curl instead').click();
  const commands = await page.locator('pre').textContent();
  const [url, body] = [/curl -X POST (\S+chat)/.exec(commands!)![1]!, /-d '(.*)'/.exec(commands!)![1]!];
  const answer = await fetch(url, { method: 'POST', headers: { 'content-type': 'application/json' }, body });
  expect(answer.status).toBe(201);
  const call = await fetch(/curl -X POST (\S+web)/.exec(commands!)![1]!, { method: 'POST' });
  expect(await call.json()).toMatchObject({ kind: 'web', rtc: { transport: 'websocket' } });
});

test('the preview of a widget talks to that widget, in its colors and its mode', async () => {
  const id = await service.newWidget({ title: 'Bakery', theme: { mode: 'dark' }, modes: ['chat'] });
  const page = await visit({}, `/v1/widgets/${id}/preview`);
  expect(await start(page).count()).toBe(0);
  expect(await page.evaluate(() => getComputedStyle(document.documentElement).colorScheme)).toBe('dark');
  await page.getByRole('textbox').fill('When do you open?');
  await page.keyboard.press('Enter');
  await page.getByText('from seven to six').first().waitFor();
  expect(page.requested.filter((url) => url.endsWith('/chat'))).toEqual([`${service.url}/v1/widgets/${id}/chat`]);
});

test('a deployment without a demo says so and links to the documentation', async () => {
  const page = await browser.newPage();
  await page.route('**/talk.json', (route) => route.fulfill({ status: 404, json: { code: 'demo_not_found' } }));
  await page.goto(service.url);
  await page.getByText('This deployment has no demo agent.').waitFor();
  expect(await page.getByRole('link', { name: 'API docs' }).getAttribute('href')).toBe('/docs');
});

describe.each(['light', 'dark'] as const)('in %s', (colorScheme) => {
  test('no accessibility violation, idle, in a call and after it; no error, and no request to another host', async () => {
    const page = await visit({ colorScheme });
    expect(await violations(page)).toEqual([]);
    await holdCall(page);
    expect(await violations(page)).toEqual([]);
    await page.getByRole('button', { name: 'End call' }).click();
    await page.locator('.status').getByText('you hung up').waitFor();
    expect(await violations(page)).toEqual([]);
    expect(page.complaints).toEqual([]);
    const gate = service.gate.url.replace('http', 'ws');
    expect(
      page.requested.filter((url) => !url.startsWith(service.url) && !url.startsWith(gate) && !url.startsWith('data:')),
    ).toEqual([]);
  });
});

test('at 360 pixels nothing scrolls sideways, every target has 44 pixels, and the figures are collapsed but available', async () => {
  const page = await visit({ viewport: { width: 360, height: 640 } });
  expect(await faults(page)).toEqual([]);
  await holdCall(page);
  expect(await faults(page)).toEqual([]);
  expect(await page.locator('table').isVisible()).toBe(false);
  await page.getByText('Figures').click();
  expect(await page.locator('table').isVisible()).toBe(true);
});

test('a rotated phone keeps the controls on the screen', async () => {
  const page = await visit({ viewport: { width: 640, height: 360 } });
  await holdCall(page);
  const box = (await page.getByRole('button', { name: 'End call' }).boundingBox())!;
  expect(box.y + box.height).toBeLessThanOrEqual(360);
});

/** Elements that are too small, too wide or off screen. */
async function faults(page: TestPage): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('button, textarea, select, summary, nav a')].filter((element) =>
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
