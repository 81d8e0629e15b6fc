// A chat of a visitor who goes through the pages of a site.
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { WidgetConfig } from '../../generated/types.ts';
import { until } from '../support/until.ts';
import { snippet, startBrowserService, type BrowserService } from './support/browser-service.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';
import { startHostSite, type HostSite } from './support/host-site.ts';

let service: BrowserService;
let site: HostSite;
let browser: TestBrowser;
let widget: string;

beforeAll(async () => {
  [service, site, browser] = await Promise.all([startBrowserService(), startHostSite(), startBrowser()]);
  widget = await service.newWidget({ greeting: 'Welcome to the shop.' });
});
afterAll(async () => {
  await browser.close();
  await Promise.all([site.close(), service.close()]);
});

const said = (page: TestPage) => page.locator('.log li p').allTextContents();

async function open(page: TestPage): Promise<void> {
  await page.getByRole('button', { name: 'Chat or talk' }).click();
}

async function write(page: TestPage, text: string, lines: number): Promise<void> {
  await page.getByRole('textbox', { name: 'Type a message' }).fill(text);
  await page.keyboard.press('Enter');
  await until(async () => (await said(page)).length === lines && (await page.locator('li.partial').count()) === 0);
}

test('a chat continues on the next page of the site, in the same session, until the session is over', async () => {
  const page = await browser.newPage();
  await page.goto(site.put('/first', { body: snippet(service.url, widget) }));
  await open(page);
  await write(page, 'When do you open?', 3);
  await page.goto(site.put('/second', { body: snippet(service.url, widget) }));
  await open(page);
  expect(await said(page)).toEqual([
    'Welcome to the shop.',
    'When do you open?',
    expect.stringContaining('seven to six'),
  ]);
  await write(page, 'Thank you.', 5);
  const { data } = await service.owner.ok('listWidgetSessions', { path: { id: widget } });
  expect(data.map(({ messages }) => messages)).toEqual([4]);
  const gone = JSON.stringify({ session_id: data[0]!.id, token: 'wst_gone' });
  await page.evaluate(([id, session]) => sessionStorage.setItem(`parley-${id}`, session!), [widget, gone]);
  await page.reload();
  await open(page);
  expect(await said(page)).toEqual(['Welcome to the shop.']);
  await write(page, 'Hello again.', 3);
});

test('a preview of changed settings begins a session of its own', async () => {
  const previewed = await service.newWidget({ greeting: 'Welcome to the shop.' });
  const page = await browser.newPage();
  await page.goto(site.put('/preview', { body: snippet(service.url, previewed) }));
  await open(page);
  await write(page, 'When do you open?', 3);
  await page.evaluate(async (url) => {
    const config = (await (await fetch(url)).json()) as WidgetConfig;
    document
      .querySelector<HTMLElement & { preview(of: WidgetConfig): void }>('parley-widget')!
      .preview({ ...config, greeting: 'Good day.' });
  }, `${service.url}/v1/widgets/${previewed}/config`);
  await open(page);
  await write(page, 'Hello.', 3);
  expect((await said(page))[0]).toBe('Good day.');
  const { data } = await service.owner.ok('listWidgetSessions', { path: { id: previewed } });
  expect(data.map(({ messages }) => messages)).toEqual([2, 2]);
});

test('a page that may store nothing keeps its chat to itself', async () => {
  const page = await browser.newPage();
  await page.addInitScript(() => {
    const refuse = (): never => {
      throw new DOMException('refused', 'SecurityError');
    };
    Object.defineProperty(globalThis, 'sessionStorage', { get: refuse });
  });
  await page.goto(site.put('/closed', { body: snippet(service.url, widget) }));
  await open(page);
  await write(page, 'When do you open?', 3);
  await page.reload();
  await open(page);
  expect(await said(page)).toEqual(['Welcome to the shop.']);
});
