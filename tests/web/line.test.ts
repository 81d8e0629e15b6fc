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
type OpenSocket = (grant: { url: string; token: string }, listener: Record<string, (what: unknown) => void>) => object;

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
  const { openSocket } = (await import(CALL_SOCKET)) as { openSocket: OpenSocket };
  const opened: { protocols: string[]; onclose: ((event: { code: number }) => void) | null }[] = [];
  class Socket {
    onclose: ((event: { code: number }) => void) | null = null;
    readonly protocols: string[];
    constructor(_url: string, protocols: string[]) {
      this.protocols = protocols;
      opened.push(this);
    }
    close(): void {}
  }
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', Socket);
  const gone: unknown[] = [];
  openSocket({ url: 'ws://x/rtc/call_1', token: 'rtc_one' }, { onGone: (code) => void gone.push(code) });
  opened[0]!.onclose!({ code: 1013 });
  await vi.advanceTimersByTimeAsync(1_000);
  expect(opened.map(({ protocols }) => protocols)).toEqual([
    ['parley.v1', 'rtc_one'],
    ['parley.v1', 'rtc_one'],
  ]);
  expect(gone).toEqual([]);
});
