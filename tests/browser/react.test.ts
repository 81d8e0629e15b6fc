// `parley-client/react` in Chromium, in development with StrictMode, against the whole service: the example with a widget,
// and its component with tokens from the site's own server, on a page that refuses blobs.
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { startBrowserService, type BrowserService } from './support/browser-service.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';
import { startReactSite, type ReactSite } from './support/react-site.ts';
import { spyOn, type Spied } from './support/spies.ts';

/** Short, because it is spoken in real time. */
const GREETING = 'Hello.';
const PROMPT = 'You are Ada. The bakery is open from seven to six.';

let service: BrowserService;
let browser: TestBrowser;
let site: ReactSite;

beforeAll(async () => {
  [service, browser] = await Promise.all([startService(), startBrowser()]);
  site = await startReactSite({ VITE_PARLEY_URL: service.url, VITE_WIDGET_ID: await service.newWidget() });
});
afterEach(() => browser.closePages());
afterAll(() => Promise.all([browser?.close(), site?.close(), service?.close()]));

const startService = () =>
  startBrowserService({
    greeting: GREETING,
    response_engine: { type: 'service-llm', system_prompt: PROMPT },
  });

async function open(
  path: string,
  options: { microphone?: boolean } = {},
): Promise<TestPage & { ask(): Promise<Spied> }> {
  const page = await browser.newPage(options);
  const { ask } = await spyOn(page);
  await page.goto(`${site.url}${path}`);
  return Object.assign(page, { ask });
}

const press = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true }).click();
const status = (page: TestPage, text: string | RegExp) => page.getByRole('status').getByText(text).waitFor();

async function say(page: TestPage, text: string): Promise<void> {
  await page.getByRole('textbox').fill(text);
  await page.keyboard.press('Enter');
}

async function lastCall() {
  const { data } = await service.owner.ok('listCalls', { query: { limit: '1' } });
  return data[0]!;
}

/** A token, as the site's server requests it with its key. */
async function newToken(): Promise<void> {
  site.answer(201, await service.owner.ok('createRtcToken', { body: { agent_id: service.agentId } }));
}

const isReleased = async ({ ask }: { ask(): Promise<Spied> }) => {
  const { live, sockets } = await ask();
  return live === 0 && sockets === 0;
};

describe('the React example with a widget', () => {
  test('a call is audible, survives a lost connection, and hangs up', async () => {
    const page = await open('/');
    expect(await page.ask()).toMatchObject({ asked: 0, sockets: 0 });
    await press(page, 'Call');
    await page.getByText(`Agent: ${GREETING}`).waitFor();
    await until(async () => (await page.getByRole('meter').nth(1).getAttribute('value')) !== '0', { what: 'a level' });
    expect(await page.ask()).toMatchObject({ asked: 1, live: 1, sockets: 1 });
    await press(page, 'Mute');
    await page.getByRole('button', { name: 'Mute', pressed: true }).waitFor();

    service.gate.shut(true);
    service.gate.cut();
    await status(page, 'Connection lost. Reconnecting');
    await say(page, 'When do you open?');
    service.gate.shut(false);
    await page.getByText(/Agent: .*from seven to six/).waitFor();
    expect(await page.getByText('You: When do you open?').count()).toBe(1);

    await press(page, 'Hang up');
    await status(page, /^Call ended · \d:\d\d · you hung up$/);
    await until(() => isReleased(page), { what: 'microphone and socket are released' });
    await until(async () => (await lastCall()).status === 'completed');
    expect(await lastCall()).toMatchObject({ channel: 'web', end_reason: 'caller_hangup' });
    // The browser records the connections that the gate refused.
    expect(page.complaints.filter((text) => !text.includes('WebSocket connection'))).toEqual([]);
  });

  test('without a microphone the caller types, and a second call keeps the lines of the first', async () => {
    const page = await open('/', { microphone: false });
    await press(page, 'Call');
    await page.getByText(`Agent: ${GREETING}`).waitFor();
    await status(page, /^The microphone is blocked/);
    await press(page, 'Hang up');
    await press(page, 'Call');
    await until(async () => (await page.getByText(`Agent: ${GREETING}`).count()) === 2, { what: 'a second greeting' });
    await say(page, 'When do you open?');
    await page.getByText(/Agent: .*from seven to six/).waitFor();
    expect(page.complaints).toEqual([]);
  });
});

describe('React with tokens from the site’s server', () => {
  test('a call works on a page that refuses blobs, and ends when its component unmounts', async () => {
    await newToken();
    const page = await open('/mounted.html#file');
    await press(page, 'Mount');
    await press(page, 'Call');
    await page.getByText(`Agent: ${GREETING}`).waitFor();
    await press(page, 'Mount');
    await until(() => isReleased(page), { what: 'microphone and socket are released' });
    await until(async () => (await lastCall()).end_reason === 'caller_hangup');
    expect(page.complaints).toEqual([]);
  });

  test('the message of a server that returns no token is shown, and the next attempt works', async () => {
    site.answer(402, { detail: 'Your plan has no calls left.' });
    const page = await open('/mounted.html#file');
    await press(page, 'Mount');
    await press(page, 'Call');
    await status(page, 'Your plan has no calls left.');
    await until(() => isReleased(page), { what: 'microphone and socket are released' });
    site.answer(200, {});
    await press(page, 'Call');
    await status(page, 'The function `token` returned no token. Return the response of POST /v1/rtc/token.');
    await newToken();
    await press(page, 'Call');
    await page.getByText(`Agent: ${GREETING}`).waitFor();
    await press(page, 'Hang up');
    await status(page, /^Call ended/);
  });
});
