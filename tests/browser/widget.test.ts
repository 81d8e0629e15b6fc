// embed.js on third-party pages, against the whole service: its requirements on a page, its footprint in the page, and
// changes that frameworks make to a page.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { agentBody } from '../support/client.ts';
import { until } from '../support/until.ts';
import { violations } from './support/axe.ts';
import { snippet, startBrowserService, type BrowserService } from './support/browser-service.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';
import { startHostSite, type HostSite } from './support/host-site.ts';
import { spyOn } from './support/spies.ts';

let service: BrowserService;
let site: HostSite;
let browser: TestBrowser;
let widget: string;

beforeAll(async () => {
  [service, site, browser] = await Promise.all([startBrowserService(), startHostSite(), startBrowser()]);
  widget = await service.newWidget();
});
afterEach(() => browser.closePages());
afterAll(async () => {
  await browser.close();
  await Promise.all([site.close(), service.close()]);
});

const BUBBLE = { name: 'Chat or talk' };
const bubble = (page: TestPage) => page.getByRole('button', BUBBLE);
const status = (page: TestPage) => page.locator('.status');
const field = (page: TestPage) => page.getByRole('textbox', { name: 'Type a message' });

async function write(page: TestPage, text: string): Promise<void> {
  await field(page).fill(text);
  await page.keyboard.press('Enter');
}

async function visit(
  path: string,
  body: string,
  more: { head?: string; headers?: Record<string, string>; phone?: boolean } = {},
): Promise<TestPage> {
  const page = await browser.newPage(more.phone ? { viewport: { width: 360, height: 640 } } : {});
  await page.goto(site.put(path, { body, ...more }));
  return page;
}

/** Chats, then calls and hangs up. */
async function chatAndCall(page: TestPage): Promise<void> {
  await bubble(page).click();
  await write(page, 'When do you open?');
  await page.getByText('from seven to six').first().waitFor();
  await page.getByRole('button', { name: 'Start voice call' }).click();
  await status(page).getByText('Speaking').waitFor();
  await page.getByRole('button', { name: 'End call' }).click();
  await status(page).getByText('you hung up').waitFor();
}

describe("the widget's requirements on a page", () => {
  const connect = () => `connect-src ${service.url} ${service.gate.url.replace('http', 'ws')}`;

  test('chat and call work where styles are forbidden and Trusted Types are required, without a violation', async () => {
    const policy = `default-src 'none'; style-src 'none'; script-src ${service.url}; ${connect()}; require-trusted-types-for 'script'; trusted-types 'none'`;
    const page = await visit('/strict', snippet(service.url, widget), {
      headers: { 'content-security-policy': policy },
    });
    await chatAndCall(page);
    expect(page.complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  test('a brand shows its logo and its accent even where images and styles are forbidden', async () => {
    const logo =
      'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAABAAAAAQCAIAAACQkWg2AAAAFklEQVR42mOosXpLEmIY1TCqYfhqAABPn6MQ2bsByAAAAABJRU5ErkJggg==';
    const { owner } = service;
    await owner.ok('updateWhiteLabel', { body: { name: 'Acme', logo, colors: { accent: '#7c3aed' } } });
    const policy = `default-src 'none'; style-src 'none'; script-src ${service.url}; ${connect()}`;
    const headers = { 'content-security-policy': policy };
    const page = await visit('/branded', snippet(service.url, widget), { headers });
    expect(await bubble(page).evaluate((element) => getComputedStyle(element).backgroundColor)).toBe(
      'rgb(124, 58, 237)',
    );
    await bubble(page).click();
    await page.getByRole('img', { name: 'Acme' }).waitFor();
    await page.getByText('Powered by Parley').waitFor();
    expect(page.complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
    expect(await violations(page)).toEqual([]);
    await owner.ok('updateWhiteLabel', {
      body: { name: null, logo: null, colors: { accent: null }, hide_vendor_name: true },
    });
    const plain = await visit('/plain', snippet(service.url, widget), { headers });
    await bubble(plain).click();
    await field(plain).waitFor();
    expect(await plain.getByText('Parley').count()).toBe(0);
    await owner.ok('updateWhiteLabel', { body: { hide_vendor_name: false } });
  });

  test('chat and call work under a nonce with strict-dynamic, and on a cross-origin isolated page (COEP)', async () => {
    const policy = `default-src 'none'; style-src 'none'; script-src 'nonce-abc' 'strict-dynamic'; ${connect()}`;
    const headers = {
      'content-security-policy': policy,
      'cross-origin-embedder-policy': 'require-corp',
      'cross-origin-opener-policy': 'same-origin',
    };
    const page = await visit('/nonce', snippet(service.url, widget, 'nonce="abc" crossorigin'), { headers });
    await chatAndCall(page);
    expect(await page.evaluate(() => crossOriginIsolated)).toBe(true);
    expect(page.complaints.filter((text) => !text.includes('favicon'))).toEqual([]);
  });

  test('one script is loaded, also for the audio worklet, and requests go only to the service', async () => {
    const page = await browser.newPage();
    const network = await page.context().newCDPSession(page);
    await network.send('Network.enable');
    let fetched = 0;
    network.on('Network.responseReceived', ({ response }) => {
      if (response.url.includes('embed') && !response.fromDiskCache && !response.fromPrefetchCache) fetched++;
    });
    network.on('Network.requestServedFromCache', () => fetched--);
    await page.goto(site.put('/one', { body: snippet(service.url, widget) }));
    await chatAndCall(page);
    const scripts = page.requested.filter((url) => url.includes('embed'));
    expect(new Set(scripts)).toEqual(new Set([`${service.url}/v1/widgets/${widget}/embed.js`]));
    expect(fetched).toBe(1);
    expect(page.requested.filter((url) => !url.startsWith(service.url) && !url.startsWith(site.url))).toEqual([]);
  });
});

describe("the widget's footprint on a page", () => {
  test('is no global and no element in the head', async () => {
    const look = () => ({ names: Object.getOwnPropertyNames(globalThis).toSorted(), head: document.head.outerHTML });
    const bare = await visit('/bare', '');
    const before = await bare.evaluate(look);
    const page = await visit('/bare', snippet(service.url, widget));
    await chatAndCall(page);
    expect(await page.evaluate(look)).toEqual(before);
  });

  test('is one widget for a repeated snippet, and two independent ones for two ids', async () => {
    const other = await service.newWidget({ title: 'Bakery' });
    const page = await visit(
      '/twice',
      snippet(service.url, widget) + snippet(service.url, widget) + snippet(service.url, other),
    );
    await until(async () => (await bubble(page).count()) >= 2);
    expect(await page.locator('parley-widget').count()).toBe(2);
    await page.evaluate(() =>
      (document.querySelector('parley-widget') as unknown as { sendMessage(text: string): void }).sendMessage('Hello'),
    );
    await page.getByText('Hello', { exact: true }).first().waitFor();
    expect(await page.locator('parley-widget').nth(1).locator('li.user').count()).toBe(0);
  });

  test('is no visible element for a disabled widget, and the page gets the reason', async () => {
    const off = await service.newWidget({ status: 'disabled' });
    const head = `<script>addEventListener('parley-error', (event) => (document.title = event.detail.code))</script>`;
    const page = await visit(
      '/manual',
      `<script src="${service.url}/v1/widgets/${widget}/embed.js" data-manual></script><parley-widget widget-id="${off}"></parley-widget>`,
      { head },
    );
    await until(async () => (await page.title()) === 'widget_not_found');
    expect(await page.locator('parley-widget').count()).toBe(1);
    expect(await bubble(page).count()).toBe(0);
  });
});

describe('a page that embeds the widget', () => {
  test('can reset all styles and transform its body: the widget is clickable in its corner', async () => {
    const head = '<style>*{all:unset!important}body{transform:translateX(-400px);overflow:hidden;height:50px}</style>';
    const page = await visit('/unset', snippet(service.url, widget), { head });
    await bubble(page).click();
    const box = await settledBox(page);
    expect(Math.round(1280 - box.x - box.width)).toBe(16);
    expect(Math.round(720 - box.y - box.height)).toBe(16);
    await write(page, 'Hello');
    await page.locator('li.user').waitFor();
  });

  test('can move it without ending its call; removing it hangs up and releases the microphone', async () => {
    const page = await browser.newPage();
    const spy = await spyOn(page);
    await page.goto(site.put('/move', { body: `<div id="there"></div>${snippet(service.url, widget)}` }));
    await bubble(page).click();
    await page.getByRole('button', { name: 'Start voice call' }).click();
    await status(page).getByText('Speaking').waitFor();
    await page.evaluate(() => document.querySelector('#there')!.append(document.querySelector('parley-widget')!));
    // Longer than the widget waits before it considers itself removed.
    await page.waitForFunction(
      (since) => performance.now() - since > 400,
      await page.evaluate(() => performance.now()),
    );
    expect(await spy.ask()).toMatchObject({ live: 1, sockets: 1 });
    await page.evaluate(() => document.querySelector('parley-widget')!.remove());
    await until(async () => (await spy.ask()).live === 0 && (await spy.ask()).sockets === 0);
  });

  test('can replace its body and keeps one widget, with its call', async () => {
    const page = await browser.newPage();
    const spy = await spyOn(page);
    await page.goto(site.put('/swap', { body: snippet(service.url, widget) }));
    await bubble(page).click();
    await page.getByRole('button', { name: 'Start voice call' }).click();
    await status(page).getByText('Speaking').waitFor();
    await page.evaluate(() => {
      for (let swap = 0; swap < 2; swap++) document.body.replaceWith(document.createElement('body'));
    });
    await status(page).waitFor();
    await page.waitForFunction(
      (since) => performance.now() - since > 400,
      await page.evaluate(() => performance.now()),
    );
    expect(await page.locator('parley-widget').count()).toBe(1);
    expect(await spy.ask()).toMatchObject({ live: 1, sockets: 1 });
  });

  test('can set the id of an element that is in the page already, and change it', async () => {
    const page = await visit('/late', snippet(service.url, widget, 'data-manual'));
    await page.waitForFunction(() => customElements.get('parley-widget'));
    await page.evaluate(() => document.body.append(document.createElement('parley-widget')));
    const late = page.locator('parley-widget');
    await late.evaluate((element, id) => element.setAttribute('widget-id', id), widget);
    await bubble(page).waitFor();
    const voice = await service.newWidget({ modes: ['voice'] });
    await late.evaluate((element, id) => element.setAttribute('widget-id', id), voice);
    await page.getByRole('button', { name: 'Talk', exact: true }).waitFor();
  });

  test('can use its methods and events', async () => {
    const head = `<script>for (const name of ['ready','open','close','state','message']) addEventListener('parley-' + name, (event) => { document.title += ' ' + name + (event.detail.state ?? event.detail.role ?? '') })</script>`;
    const page = await visit('/events', snippet(service.url, widget), { head });
    await bubble(page).waitFor();
    type Widget = { sendMessage(text: string): void; close(): void; startCall(): void; endCall(): void };
    const tell = (what: keyof Widget) =>
      page.evaluate(
        (name) =>
          (document.querySelector('parley-widget') as unknown as Record<string, (text: string) => void>)[name]!('Hi'),
        what,
      );
    await tell('sendMessage');
    await until(async () => (await page.title()).includes('messageagent'));
    await tell('startCall');
    await until(async () => (await page.title()).includes('statelive'));
    await tell('endCall');
    await tell('close');
    expect(
      (await page.title())
        .split(' ')
        .filter((word, index, words) => words.indexOf(word) === index)
        .slice(2),
    ).toEqual(['ready', 'open', 'messageuser', 'messageagent', 'stateconnecting', 'statelive', 'stateended', 'close']);
  });
});

describe('a visitor of the widget', () => {
  test('is not asked for the microphone when loading it or writing to it', async () => {
    const page = await browser.newPage();
    const spy = await spyOn(page);
    await page.goto(site.put('/quiet', { body: snippet(service.url, widget) }));
    await bubble(page).click();
    await write(page, 'When do you open?');
    await page.getByText('from seven to six').first().waitFor();
    expect(await spy.ask()).toMatchObject({ asked: 0, sockets: 0 });
  });

  test('can chat on plain http outside localhost, and sees the reason why voice is unavailable', async () => {
    const page = await browser.newPage();
    const url = site.put('/lan', { body: snippet(service.url, widget) });
    await page.goto(url.replace('127.0.0.1', 'lan.test'));
    await bubble(page).click();
    await page.getByRole('button', { name: 'Start voice call' }).click();
    await status(page).getByText('Voice needs https or localhost').waitFor();
    await write(page, 'When do you open?');
    await page.getByText('from seven to six').first().waitFor();
  });

  test('can complete a call by keyboard alone; focus is visible, and Esc returns it to the bubble while the call continues', async () => {
    const page = await visit('/keys', snippet(service.url, widget));
    await bubble(page).waitFor();
    const focused = () =>
      page.evaluate(() => {
        const element = document.querySelector('parley-widget')!.shadowRoot!.activeElement!;
        return `${element.getAttribute('title') ?? element.getAttribute('aria-label') ?? element.textContent} ${getComputedStyle(element).outlineStyle}`;
      });
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Chat or talk solid');
    await page.keyboard.press('Enter');
    expect(await focused()).toBe('Type a message solid');
    await page.keyboard.press('Tab');
    await page.keyboard.press('Tab');
    expect(await focused()).toBe('Start voice call solid');
    await page.keyboard.press('Enter');
    await status(page).getByText('Speaking').waitFor();
    await page.keyboard.press('Escape');
    expect(await focused()).toBe('Chat or talk solid');
    await page.keyboard.press('Enter');
    for (let stop = 0; !(await focused()).startsWith('End call') && stop < 8; stop++)
      await page.keyboard.press('Shift+Tab');
    expect(await focused()).toBe('End call solid');
    await page.keyboard.press('Enter');
    await status(page).getByText('you hung up').waitFor();
    expect(await focused()).toBe('New call solid');
  });

  test("does not send a message with the Enter that confirms an input method's word", async () => {
    const page = await visit('/ime', snippet(service.url, widget));
    await bubble(page).click();
    await field(page).fill('にほん');
    await field(page).dispatchEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true });
    expect(await page.locator('li.user').count()).toBe(0);
    expect(await field(page).inputValue()).toBe('にほん');
  });

  test('hears an answer announced once, when it is complete', async () => {
    const page = await visit('/announce', snippet(service.url, widget));
    await bubble(page).click();
    await page.evaluate(() => {
      const said: string[] = [];
      const node = document.querySelector('parley-widget')!.shadowRoot!.querySelector('[role=status]')!;
      new MutationObserver(() => said.push(node.textContent!)).observe(node, { childList: true });
      Object.assign(globalThis, { said });
    });
    await write(page, 'When do you open?');
    await page.getByText('from seven to six').first().waitFor();
    await until(() => page.evaluate(() => (globalThis as unknown as { said: string[] }).said.length > 0));
    const said = await page.evaluate(() => (globalThis as unknown as { said: string[] }).said);
    expect(said).toEqual([expect.stringMatching(/^Ada: .*seven to six/)]);
    expect(await page.locator('[role=log]').first().getAttribute('aria-live')).toBe('off');
  });

  test('sees it fill the screen of a phone: it traps the focus, scrolls nothing sideways, and every target is 44 pixels', async () => {
    const page = await visit('/phone', snippet(service.url, widget), { phone: true });
    await bubble(page).click();
    expect(await settledBox(page)).toMatchObject({ x: 0, y: 0, width: 360, height: 640 });
    expect(await page.getByRole('dialog').getAttribute('aria-modal')).toBe('true');
    await page.getByRole('button', { name: 'Start voice call' }).click();
    await status(page).getByText('Speaking').waitFor();
    const small = await page.evaluate(
      () =>
        [...document.querySelector('parley-widget')!.shadowRoot!.querySelectorAll('button, textarea, select')]
          .filter((element) => element.checkVisibility())
          .map((element) => element.getBoundingClientRect())
          .filter(({ width, height, left, right }) => width < 44 || height < 44 || left < 0 || right > 360).length,
    );
    expect(small).toBe(0);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(360);
    for (let stop = 0; stop < 12; stop++) await page.keyboard.press('Tab');
    expect(await page.evaluate(() => document.activeElement!.tagName)).toBe('PARLEY-WIDGET');
  });

  test('sees markup as text in titles, greetings, names and messages', async () => {
    const attack = '<img src=x onerror="document.title=1"><b>bold</b>';
    const body = agentBody({ agent_name: attack, greeting: attack });
    const agent = await service.owner.ok('createAgent', { body });
    const id = await service.newWidget({ agent_id: agent.agent_id, title: attack.slice(0, 100) });
    const page = await visit('/attack', snippet(service.url, id));
    await bubble(page).click();
    await write(page, `${attack} javascript:alert(1) https://example.com/"onclick=x`);
    await page.locator('li.agent').nth(1).waitFor();
    expect(await page.locator('parley-widget img').count()).toBe(0);
    expect(await page.locator('parley-widget b').allTextContents()).not.toContain('bold');
    expect(await page.title()).toBe('A shop');
    const links = await page
      .locator('parley-widget a')
      .evaluateAll((found) => found.map((link) => (link as HTMLAnchorElement).href));
    expect(links.every((link) => link.startsWith('https://example.com/'))).toBe(true);
  });

  test.each(['light', 'dark'] as const)(
    'meets no accessibility violation while it is closed, chatting or in a call (%s)',
    async (colorScheme) => {
      const page = await browser.newPage({ colorScheme });
      await page.goto(
        site.put('/axe', {
          body: snippet(service.url, widget),
          head: '<meta name="color-scheme" content="light dark">',
        }),
      );
      await bubble(page).waitFor();
      expect(await violations(page)).toEqual([]);
      await bubble(page).click();
      await write(page, 'When do you open?');
      await page.getByText('from seven to six').first().waitFor();
      expect(await violations(page)).toEqual([]);
      await page.getByRole('button', { name: 'Start voice call' }).click();
      await status(page).getByText('Speaking').waitFor();
      expect(await violations(page)).toEqual([]);
    },
  );
});

/** Position of the dialog after its opening animation. */
async function settledBox(page: TestPage) {
  const dialog = page.getByRole('dialog');
  await dialog.evaluate((element) =>
    Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)),
  );
  return (await dialog.boundingBox())!;
}
