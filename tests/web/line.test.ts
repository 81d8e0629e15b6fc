// Messages that the page sends, and its use of the browser's recognizer. The test simulates the server and the recognizer.
import { afterEach, expect, test, vi } from 'vitest';
import { demoService, type ChatEvent } from '../../src/web/line/service.ts';

// Its types need the DOM library, which the tests do not load.
const RECOGNIZER: string = '../../src/web/line/recognizer.ts';
type Recognize = (
  language: string,
  track: null,
  on: { caption(text: string, final: boolean): void; works(does: boolean): void },
) => { mute(on: boolean): void; stop(): void };

const CALL_SOCKET: string = '../../src/web/line/call-socket.ts';
type OpenSocket = (
  grant: { url: string; token: string },
  listener: Record<string, (what: unknown) => void>,
) => { sendFrame(frame: ArrayBuffer): void; close(): void };

/** A browser's socket, without a network. */
class FakeSocket {
  static readonly OPEN = 1;
  static made: FakeSocket[] = [];
  readonly readyState = FakeSocket.OPEN;
  bufferedAmount = 0;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: ((event: { code: number }) => void) | null = null;
  isClosed = false;
  sent = 0;
  readonly protocols: string[];
  constructor(_url: string, protocols: string[]) {
    this.protocols = protocols;
    FakeSocket.made.push(this);
  }
  send(): void {
    this.sent++;
  }
  close(): void {
    this.isClosed = true;
  }
}

/** Opens a socket without a network. `online`: the listeners of this event of the window. */
async function openFakeSocket(listener: Record<string, (what: unknown) => void>) {
  const { openSocket } = (await import(CALL_SOCKET)) as { openSocket: OpenSocket };
  const online = new Set<() => void>();
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('addEventListener', (_name: string, heard: () => void) => online.add(heard));
  vi.stubGlobal('removeEventListener', (_name: string, heard: () => void) => online.delete(heard));
  FakeSocket.made = [];
  const socket = openSocket({ url: 'ws://x/rtc/call_1', token: 'rtc_one' }, listener);
  return { socket, made: FakeSocket.made, online };
}

const OPENED = { data: JSON.stringify({ t: 'open', resume_token: 'rtr_two' }) };
const protocolsOf = (sockets: readonly FakeSocket[]) => sockets.map(({ protocols }) => protocols[1]);

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function answers(ms: number): Promise<ChatEvent[]> {
  vi.useFakeTimers();
  vi.stubGlobal('fetch', (_url: string, { signal }: RequestInit) => {
    const { promise, resolve, reject } = Promise.withResolvers<Response>();
    setTimeout(() => resolve(Response.json({ message: { text: 'We open at seven.', tools: [] } })), ms);
    signal!.addEventListener('abort', () => reject(signal!.reason as Error));
    return promise;
  });
  const heard: ChatEvent[] = [];
  const reading = (async () => {
    const { signal } = new AbortController();
    for await (const event of demoService('http://x').chat('When?', signal)) heard.push(event);
  })();
  reading.catch(() => undefined);
  await vi.advanceTimersByTimeAsync(70_000);
  await reading;
  return heard;
}

test("the demo, which does not stream, has a timeout that equals the agent's maximum response time", async () => {
  expect(await answers(30_000)).toEqual([{ t: 'done', text: 'We open at seven.', tools: [] }]);
  await expect(answers(66_000)).rejects.toMatchObject({ code: 'unreachable' });
});

test('a microphone that is muted and unmuted quickly runs one recognizer', async () => {
  const { recognize } = (await import(RECOGNIZER)) as { recognize: Recognize };
  const made: { onend: (() => void) | null; aborted: boolean }[] = [];
  class Recognition {
    onend: (() => void) | null = null;
    aborted = false;
    constructor() {
      made.push(this);
    }
    start(): void {}
    abort(): void {
      this.aborted = true;
    }
  }
  vi.useFakeTimers();
  vi.stubGlobal('SpeechRecognition', Recognition);
  const recognizer = recognize('en-US', null, { caption: () => undefined, works: () => undefined });
  recognizer.mute(true);
  recognizer.mute(false);
  made[0]!.onend!();
  expect(made.map(({ aborted }) => aborted)).toEqual([true, false]);
  recognizer.stop();
});

test('a socket that a stopping process closes with 1013 is reopened with the same token', async () => {
  const gone: unknown[] = [];
  const { made } = await openFakeSocket({ onGone: (code) => void gone.push(code) });
  made[0]!.onclose!({ code: 1013 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(protocolsOf(made)).toEqual(['rtc_one', 'rtc_one']);
  expect(gone).toEqual([]);
});

test('a connection that accepts no sound for 1.5 seconds is replaced, and one that recovers earlier is kept', async () => {
  const lost: unknown[] = [];
  const { socket, made } = await openFakeSocket({ onMessage: () => undefined, onLost: () => void lost.push('lost') });
  made[0]!.onmessage!(OPENED);
  const sendFor = async (ms: number) => {
    for (let sent = 0; sent < ms; sent += 20) {
      socket.sendFrame(new ArrayBuffer(640));
      await vi.advanceTimersByTimeAsync(20);
    }
  };
  made[0]!.bufferedAmount = 64_000;
  await sendFor(1_400);
  made[0]!.bufferedAmount = 0;
  await sendFor(100);
  made[0]!.bufferedAmount = 64_000;
  await sendFor(1_400);
  expect([made.length, made[0]!.sent, lost]).toEqual([1, 5, []]);
  await sendFor(500);
  expect(lost).toEqual(['lost']);
  expect([protocolsOf(made), made[0]!.isClosed]).toEqual([['rtc_one', 'rtr_two'], true]);
});

test('a device that is online again leaves an attempt in progress, which may have used the token', async () => {
  const { made, online } = await openFakeSocket({ onMessage: () => undefined, onLost: () => undefined });
  const back = async () => {
    for (const heard of online) heard();
    await vi.advanceTimersByTimeAsync(250);
  };
  await back();
  expect([made.length, made[0]!.isClosed]).toEqual([1, false]);
  made[0]!.onmessage!(OPENED);
  await back();
  expect(protocolsOf(made)).toEqual(['rtc_one', 'rtr_two']);
  await back();
  expect([made.length, made[1]!.isClosed]).toEqual([2, false]);
});

test('a device that is online again connects at once, with one connection, until the call is over', async () => {
  const { socket, made, online } = await openFakeSocket({ onMessage: () => undefined, onLost: () => undefined });
  made[0]!.onmessage!(OPENED);
  made[0]!.onclose!({ code: 1006 });
  await vi.advanceTimersByTimeAsync(250);
  made[1]!.onclose!({ code: 1006 });
  // The next attempt would begin half a second later.
  for (const heard of online) heard();
  await vi.advanceTimersByTimeAsync(250);
  expect(made).toHaveLength(3);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(made).toHaveLength(3);
  socket.close();
  expect(online.size).toBe(0);
});
