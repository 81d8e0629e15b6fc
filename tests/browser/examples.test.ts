// The pages of examples/browser against the whole service: the widget opens and chats, and the standalone page makes a call.
import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { GREETING, startBrowserService, type BrowserService } from './support/browser-service.ts';
import { startBrowser, type TestBrowser } from './support/browser.ts';

let service: BrowserService;
let browser: TestBrowser;
let site: ChildProcess;
let pages: string;

beforeAll(async () => {
  [service, browser] = await Promise.all([startBrowserService(), startBrowser()]);
  const { key } = await service.owner.ok('createApiKey', { body: { name: 'site', scope: 'write' } });
  const example = join(import.meta.dirname, '..', '..', 'examples', 'browser', 'server.mjs');
  site = spawn(process.execPath, [example], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { TOKEN: key, AGENT_ID: service.agentId, WIDGET_ID: await service.newWidget(), URL: service.url, PORT: '0' },
  });
  const [line] = (await once(site.stdout!, 'data')) as [Buffer];
  pages = /http:\/\/[\d.]+:\d+/.exec(line.toString('utf8'))![0];
});
afterEach(() => browser.closePages());
afterAll(async () => {
  site?.kill();
  await Promise.all([browser?.close(), service?.close()]);
});

describe('the pages of examples/browser', () => {
  test('a button of the page opens the widget, and the widget chats', async () => {
    const page = await browser.newPage();
    await page.goto(`${pages}/widget`);
    await page.locator('parley-widget').waitFor({ state: 'attached' });
    await page.getByRole('button', { name: 'Ask Ada' }).click();
    await page.getByRole('textbox', { name: 'Type a message' }).fill('When do you open?');
    await page.keyboard.press('Enter');
    await page.getByText('from seven to six').first().waitFor();
    expect(page.complaints).toEqual([]);
  });

  test.each([true, false])('a call is placed, answered and hung up (microphone: %s)', async (microphone) => {
    const page = await browser.newPage({ microphone });
    await page.goto(`${pages}/call`);
    await page.getByRole('button', { name: 'Call' }).click();
    await page.getByText(`Agent: ${GREETING}`).waitFor();
    await page.getByRole('textbox').fill('When do you open?');
    await page.keyboard.press('Enter');
    await page.getByText(/Agent: .*from seven to six/).waitFor();
    await page.getByRole('button', { name: 'Hang up' }).click();
    await page.getByText('The call is over').waitFor();
    expect(page.complaints).toEqual([]);
    const { data } = await service.owner.ok('listCalls', { query: { limit: '1' } });
    expect(data[0]).toMatchObject({ channel: 'web', end_reason: 'caller_hangup' });
  });
});
