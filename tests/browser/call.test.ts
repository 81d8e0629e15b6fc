// Voice in a real browser against the whole service: audio both ways, measured; every state of the microphone; a failing
// network.
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { until } from '../support/until.ts';
import { startBrowserService, type BrowserService } from './support/browser-service.ts';
import { startBrowser, type TestBrowser, type TestPage } from './support/browser.ts';
import { followMeter, lagMs } from './support/meter.ts';
import { peaks, silence, speech } from './support/sound.ts';
import { spyOn, type Spied } from './support/spies.ts';

let service: BrowserService;
let speaking: TestBrowser;
let silent: TestBrowser;
const directory = mkdtempSync(join(tmpdir(), 'parley-sound-'));

beforeAll(async () => {
  service = await startBrowserService();
  // Speaks during the greeting.
  speaking = await startBrowser({
    microphone: speech(directory, 'Hello. When do you open in the morning, please?', 2.5),
  });
  silent = await startBrowser({ microphone: silence(directory) });
});
afterEach(() => Promise.all([speaking.closePages(), silent.closePages()]));
afterAll(async () => {
  await Promise.all([speaking.close(), silent.close()]);
  await service.close();
  rmSync(directory, { recursive: true, force: true });
});

const status = (page: TestPage) => page.locator('.status');
const controls = (page: TestPage, name: string) => page.getByRole('button', { name, exact: true });
const lines = (page: TestPage) => page.locator('li p').allTextContents();

interface Caller {
  page: TestPage;
  ask(): Promise<Spied>;
}

async function arrive(
  browser: TestBrowser,
  options: Parameters<TestBrowser['newPage']>[0] = {},
  script?: () => void,
): Promise<Caller> {
  const page = await browser.newPage(options);
  const spy = await spyOn(page);
  if (script) await page.addInitScript(script);
  await page.goto(service.ownerUrl);
  await page.getByRole('button', { name: 'Start call' }).waitFor();
  return { page, ask: spy.ask };
}

async function call(...arrival: Parameters<typeof arrive>): Promise<Caller> {
  const caller = await arrive(...arrival);
  await controls(caller.page, 'Start call').click();
  return caller;
}

async function type(page: TestPage, text: string): Promise<void> {
  await page.getByRole('textbox', { name: 'Type a message' }).fill(text);
  await page.keyboard.press('Enter');
}

const callId = (page: TestPage) => page.locator('aside code').textContent();
const level = (page: TestPage, which: number) =>
  page
    .locator('.level i')
    .nth(which)
    .evaluate((bar) => new DOMMatrix(getComputedStyle(bar).transform).a);

/** Simulates a browser's own speech recognition: returns this text after a second. */
function recognizer(): void {
  class Heard extends EventTarget {
    onstart?: () => void;
    onend?: () => void;
    onresult?: (event: object) => void;
    start(): void {
      const say = (transcript: string, isFinal: boolean) =>
        this.onresult?.({ resultIndex: 0, results: [Object.assign([{ transcript }], { isFinal })] });
      setTimeout(() => this.onstart?.(), 50);
      setTimeout(() => say('when do', false), 1000);
      setTimeout(() => say('When do you open?', true), 1500);
    }
    abort(): void {
      this.onend?.();
    }
  }
  Object.assign(globalThis, { SpeechRecognition: Heard, webkitSpeechRecognition: Heard });
}

declare const contexts: AudioContext[];

function recordContexts(): void {
  const made: AudioContext[] = [];
  const Own = class extends AudioContext {
    constructor(options?: AudioContextOptions) {
      super(options);
      made.push(this);
    }
  };
  Object.assign(globalThis, { AudioContext: Own, contexts: made });
}

describe('audio of a browser call', () => {
  test('the agent is audible, and the call completes with both sides on the recording', async () => {
    const { page, ask } = await call(speaking);
    await until(async () => (await ask()).loudness > 0.01, { what: 'the speaker gets sound' });
    await until(async () => (await level(page, 1)) > 0.2, { what: 'the meter of the agent moves' });
    await until(async () => (await level(page, 0)) > 0.2, { withinMs: 30_000, what: 'the meter of the visitor moves' });
    const id = (await callId(page))!;
    await type(page, 'When do you open?');
    await page.getByText('from seven').first().waitFor();
    await page.locator('tbody tr').first().waitFor();
    await controls(page, 'End call').click();
    // Polled, so that a failure shows the text of the page.
    await expect.poll(() => status(page).innerText(), { timeout: 30_000 }).toMatch(/Call ended · 0:\d\d · you hung up/);
    await until(async () => (await ask()).live === 0 && (await ask()).sockets === 0);

    await until(async () => (await service.owner.ok('getCall', { path: { id } })).recording_status === 'ready');
    const ended = await service.owner.ok('getCall', { path: { id } });
    expect(ended).toMatchObject({ status: 'completed', channel: 'web', end_reason: 'caller_hangup' });
    const recording = await fetch(`${service.url}/v1/calls/${id}/recording.mp3`, {
      headers: { authorization: `Bearer ${service.owner.jwt}` },
    });
    const { left, right } = peaks(new Uint8Array(await recording.arrayBuffer()));
    expect(left).toBeGreaterThan(0.05);
    expect(right).toBeGreaterThan(0.05);
  });

  test('audio that another application suspends is resumed', async () => {
    const { page } = await call(silent, {}, recordContexts);
    await status(page).getByText('Speaking').waitFor();
    await page.evaluate(() => contexts[0]!.suspend());
    await page.waitForFunction(() => contexts[0]!.state === 'running');
    await controls(page, 'End call').click();
    await page.waitForFunction(() => contexts[0]!.state === 'closed');
  });

  test("the agent's meter follows the audio within 100 ms", async () => {
    const { page } = await call(silent);
    await until(async () => (await level(page, 1)) > 0.2, { what: 'the meter of the agent moves' });
    const watched = await followMeter(page);
    const spoken = watched.filter(({ heard }) => heard > 0.1);
    expect(spoken.length, 'pictures while the agent speaks').toBeGreaterThan(20);
    expect(lagMs(watched)).toBeLessThanOrEqual(100);
  });

  test("the page shows the latency figures of each turn in the call's timeline", async () => {
    const { page } = await call(silent);
    await status(page).getByText('Speaking').waitFor();
    const id = (await callId(page))!;
    await type(page, 'When do you open?');
    await page.locator('tbody tr').first().waitFor();
    const shown = await page.locator('tbody tr').first().locator('td').allTextContents();
    await controls(page, 'End call').click();
    await status(page).getByText('Call ended').waitFor();
    const read = async () => (await service.owner.ok('listCallEvents', { path: { id }, query: { limit: '100' } })).data;
    await until(async () => JSON.stringify(await read()).includes('total_ms'));
    const timeline = JSON.stringify(await read());
    for (const value of shown) expect(timeline).toContain(`_ms":${value}`);
  });

  test('Interrupt stops the audio, truncates the line at the last word played, and shows go ahead', async () => {
    const { page, ask } = await call(silent);
    await status(page).getByText('Speaking').waitFor();
    await page.locator('li.agent').first().waitFor();
    await controls(page, 'Interrupt').click();
    await status(page).getByText('Go ahead').waitFor();
    await until(async () => (await ask()).loudness < 0.001, { withinMs: 1_000, what: 'silence' });
    await page.getByText('You interrupted here').waitFor();
    expect('Hello, this is Ada from Northwind. How can I help?').toContain((await lines(page))[0]);
    expect((await lines(page))[0]).not.toContain('How can I help?');
  });

  test("results of the browser's recognizer become user turns in the call", async () => {
    const { page } = await call(silent, {}, recognizer);
    await page.locator('li.user').getByText('When do you open?').waitFor();
    await page.getByText('from seven').first().waitFor();
    await expect(page.locator('dd').first().textContent()).resolves.toBe('Your browser');
  });
});

describe('the microphone of a browser call', () => {
  test('when blocked, the page shows the reason and answers typed text aloud', async () => {
    const { page, ask } = await call(speaking, { microphone: false });
    await status(page).getByText('The microphone is blocked for this site').waitFor({ timeout: 30_000 });
    await type(page, 'When do you open?');
    await page.getByText('from seven').first().waitFor();
    await until(async () => (await ask()).loudness > 0.01);
    expect((await ask()).live).toBe(0);
  });

  test.each([
    [
      'has no recognizer',
      () => Object.assign(globalThis, { SpeechRecognition: undefined, webkitSpeechRecognition: undefined }),
    ],
    [
      'has one that never starts',
      () =>
        Object.assign(globalThis, {
          webkitSpeechRecognition: class {
            start(): void {}
            abort(): void {}
          },
          SpeechRecognition: undefined,
        }),
    ],
    ['has one without a service behind it', () => undefined],
  ])('a browser that %s is offered typing within a second', async (_, script) => {
    const { page } = await arrive(silent, {}, script);
    await page.evaluate(() => {
      const mark = (name: string) => performance.getEntriesByName(name).length || performance.mark(name);
      new MutationObserver(() => {
        if (document.querySelector('.controls')!.getAttribute('data-at') !== 'live') return;
        // One second by the timers of this page, which are all late on a busy machine.
        if (performance.getEntriesByName('live').length === 0) setTimeout(() => mark('second'), 1_000);
        mark('live');
        if (document.querySelector('dd')!.textContent === 'What you type') mark('typed');
      }).observe(document.body, { subtree: true, childList: true, attributes: true, characterData: true });
    });
    await controls(page, 'Start call').click();
    const order = () => page.evaluate(() => performance.getEntriesByType('mark').map(({ name }) => name));
    await until(async () => (await order()).length === 3, { withinMs: 30_000 });
    expect(await order()).toEqual(['live', 'typed', 'second']);
  });

  test('when silent, it is reported within four seconds, with a list of microphones', async () => {
    const { page } = await arrive(silent, {}, recognizer);
    await page.evaluate(() => {
      const open = navigator.mediaDevices.getUserMedia;
      navigator.mediaDevices.getUserMedia = async (constraints) => {
        const stream = await open.call(navigator.mediaDevices, constraints);
        performance.mark('opened');
        setTimeout(() => performance.mark('three seconds'), 3_000);
        return stream;
      };
      const list = document.querySelector<HTMLSelectElement>('.controls select')!;
      new MutationObserver(() => list.hidden || performance.mark('warned')).observe(list, { attributes: true });
    });
    await controls(page, 'Start call').click();
    await page.getByRole('combobox', { name: 'Microphone' }).waitFor();
    const [opened, shown, lateMs] = await page.evaluate(() => [
      performance.getEntriesByName('opened')[0]!.startTime,
      performance.getEntriesByName('warned')[0]!.startTime,
      performance.getEntriesByName('three seconds')[0]!.startTime -
        performance.getEntriesByName('opened')[0]!.startTime -
        3_000,
    ]);
    expect(shown! - opened! - lateMs!).toBeLessThan(4_000);
    await controls(page, 'Interrupt').click();
    await status(page).getByText('No sound from your microphone. Choose another, or type.').waitFor();
    const list = page.getByRole('combobox', { name: 'Microphone' });
    await list.selectOption({ index: 2 });
    // The chosen one is silent, too; the list names it.
    await list.waitFor({ state: 'hidden' });
    await list.waitFor();
    expect(await list.evaluate((select: HTMLSelectElement) => select.selectedIndex)).toBe(2);
    await until(async () => (await page.locator('.controls').getAttribute('data-at')) === 'live');
  });

  test('text typed during the permission prompt is answered before the user decides', async () => {
    const { page } = await call(silent, {}, () => {
      navigator.mediaDevices.getUserMedia = () => new Promise(() => undefined);
    });
    await status(page).getByText('Allow the microphone to talk').waitFor();
    await type(page, 'When do you open?');
    await page.getByText('from seven').first().waitFor();
  });

  test('when muted, it sends no audio, and the page shows that it is muted', async () => {
    const { page } = await call(speaking);
    await status(page).getByText('Speaking').waitFor();
    await controls(page, 'Mute').click();
    await controls(page, 'Unmute').waitFor();
    expect(await level(page, 0)).toBe(0);
    await status(page).getByText('Microphone off').or(status(page).getByText("can't hear speech")).waitFor();
  });
});

describe('the network of a browser call', () => {
  test('a broken connection is announced, then the same call resumes, and text typed meanwhile arrives', async () => {
    const { page } = await call(silent);
    await status(page).getByText('Speaking').waitFor();
    const before = await callId(page);
    service.gate.shut(true);
    service.gate.cut();
    await page.getByRole('alert').getByText('Connection lost. Reconnecting').waitFor();
    await type(page, 'When do you open?');
    await page.getByText('Waiting to be sent').waitFor();
    service.gate.shut(false);
    await page.getByText('from seven').first().waitFor();
    expect(await page.locator('li.user').count()).toBe(1);
    expect(await callId(page)).toBe(before);
    await controls(page, 'End call').click();
  });

  test('a microphone that is switched on while the connection is broken is heard afterwards', async () => {
    const { page } = await arrive(speaking);
    const turns: string[] = [];
    page.on('websocket', (socket) =>
      socket.on('framereceived', ({ payload }) => {
        if (typeof payload === 'string' && payload.includes('"t":"turn"')) turns.push(payload);
      }),
    );
    await controls(page, 'Start call').click();
    await status(page).getByText('Speaking').waitFor();
    await controls(page, 'Mute').click();
    service.gate.shut(true);
    service.gate.cut();
    await page.getByRole('alert').getByText('Connection lost. Reconnecting').waitFor();
    await controls(page, 'Unmute').click();
    turns.length = 0;
    service.gate.shut(false);
    await until(() => turns.some((turn) => turn.includes('hearing')), { withinMs: 20_000 });
    await controls(page, 'End call').click();
  });

  test('the device changes its network: the same call continues on a new connection', async () => {
    const { page, ask } = await call(silent);
    await status(page).getByText('Speaking').waitFor();
    const before = await callId(page);
    service.gate.freeze();
    await page.evaluate(() => dispatchEvent(new Event('online')));
    await type(page, 'When do you open?');
    await page.getByText('from seven').first().waitFor();
    expect(await callId(page)).toBe(before);
    expect(await ask()).toMatchObject({ live: 1, sockets: 1 });
    await controls(page, 'End call').click();
  });

  test('unreachable sockets are reported as the cause within ten seconds, and Try again works', async () => {
    service.gate.shut(true);
    const { page, ask } = await call(silent);
    await page.getByRole('alert').getByText('but not its WebSocket').waitFor({ timeout: 11_000 });
    service.gate.shut(false);
    expect(await ask()).toMatchObject({ live: 0, sockets: 0 });
    await controls(page, 'Try again').click();
    await status(page).getByText('Speaking').waitFor();
  });

  test('a service that does not answer is reported as the cause', async () => {
    const { page } = await arrive(silent);
    await page.route('**/v1/rtc/token', (route) => route.abort('connectionrefused'));
    await controls(page, 'Start call').click();
    await page
      .getByRole('alert')
      .getByText('The server does not answer. Check your connection, then try again.')
      .waitFor();
    await page.unroute('**/v1/rtc/token');
    await controls(page, 'Try again').click();
    await status(page).getByText('Speaking').waitFor();
  });
});
