// The line to a browser on a virtual clock: ticks, gaps, bursts, marks, cuts, disconnects; and the messages to the page.
import { describe, expect, test } from 'vitest';
import type { RtcServerMessage } from '../../../generated/types.ts';
import { createJitterBuffer } from '../../../src/core/jitter-buffer.ts';
import { createVirtualClock, settlePromises, type VirtualClock } from '../../../src/core/virtual-clock.ts';
import { FRAME_SAMPLES } from '../../../src/providers/ports/audio.ts';
import {
  createBrowserLine,
  FRAME_BYTES,
  type BrowserLine,
  type BrowserPeer,
} from '../../../src/voice/lines/browser/browser-line.ts';
import { createBrowserView } from '../../../src/voice/lines/browser/browser-view.ts';
import { NO_INPUT } from '../../../src/voice/turn/transitions.ts';
import type { TurnState } from '../../../src/voice/vocabulary.ts';

const frameOf = (level: number) => new Int16Array(FRAME_SAMPLES).fill(level);
const bytesOf = (level: number) => new Uint8Array(frameOf(level).buffer);

interface Page extends BrowserPeer {
  frames: number;
  messages: RtcServerMessage[];
  closed: number | null;
  backlog: number;
}

function page(): Page {
  const self: Page = {
    frames: 0,
    messages: [],
    closed: null,
    backlog: 0,
    send(message) {
      if (typeof message === 'string') self.messages.push(JSON.parse(message) as RtcServerMessage);
      else self.frames++;
    },
    bufferedBytes: () => self.backlog,
    close: (code) => void (self.closed = code),
  };
  return self;
}

interface Bench {
  clock: VirtualClock;
  line: BrowserLine;
  peer: Page;
  heard: number[];
}

function bench(): Bench {
  const clock = createVirtualClock();
  const line = createBrowserLine(clock);
  const peer = page();
  const heard: number[] = [];
  line.onFrame((frame) => heard.push(frame[0]!));
  line.attach(peer);
  return { clock, line, peer, heard };
}

describe('the microphone of a browser line', () => {
  test('delivers one frame every 20 ms, with silence in gaps', async () => {
    const { clock, line, heard } = bench();
    for (const level of [7, 8, 9]) line.receiveAudio(bytesOf(level));
    await clock.advance(200);
    expect(heard.length).toBeGreaterThanOrEqual(9);
    expect(heard.length).toBeLessThanOrEqual(10);
    expect(heard.filter((level) => level !== 0)).toEqual([7, 8, 9]);
  });

  test('is silent while it is muted', async () => {
    const { clock, line, heard } = bench();
    line.receive({ t: 'mute', on: true });
    for (let i = 0; i < 5; i++) line.receiveAudio(bytesOf(9));
    await clock.advance(200);
    expect(heard.every((level) => level === 0)).toBe(true);
  });

  test('keeps a limited number of frames of a burst, and drops older ones', () => {
    const jitter = createJitterBuffer();
    for (let level = 1; level <= 40; level++) jitter.bufferFrame(frameOf(level * 1000));
    expect(jitter.nextFrame()![0]).toBe(29_000);
  });

  test('catches up by dropping silent frames', () => {
    const jitter = createJitterBuffer();
    for (let i = 0; i < 10; i++) jitter.bufferFrame(frameOf(0));
    let pulled = 0;
    while (jitter.nextFrame()) pulled++;
    expect(pulled).toBeLessThan(10);
  });

  test('takes quiet speech for a pause only for a while after loud speech', () => {
    const jitter = createJitterBuffer();
    /** The frames that are left to play of six of this level. */
    const played = (level: number): number => {
      for (let i = 0; i < 6; i++) jitter.bufferFrame(frameOf(level));
      let frames = 0;
      while (jitter.nextFrame()) frames++;
      return frames;
    };
    expect([played(12_000), played(1_400)]).toEqual([6, 5]);
    for (let i = 0; i < 30; i++) played(5_000);
    expect(played(1_400)).toBe(6);
  });
});

describe('the agent’s audio on a browser line', () => {
  test('counts as played when the browser acknowledges it', async () => {
    const { line, peer } = bench();
    for (let i = 0; i < 5; i++) line.write(frameOf(1));
    expect(peer.frames).toBe(5);
    let played: boolean | null = null;
    void line.mark().then((answer) => (played = answer));
    line.receive({ t: 'played', frames: 4 });
    await settlePromises();
    expect(played).toBeNull();
    line.receive({ t: 'played', frames: 5 });
    await settlePromises();
    expect(played).toBe(true);
  });

  test('counts as played after a while without acknowledgments; an acknowledgment of unsent frames is ignored', async () => {
    const { clock, line } = bench();
    line.write(frameOf(1));
    const mark = line.mark();
    await clock.advance(1_600);
    expect(await mark).toBe(true);
    line.receive({ t: 'played', frames: 4_000_000_000 });
    line.write(frameOf(1));
    let answered = false;
    void line.mark().then(() => (answered = true));
    await settlePromises();
    expect(answered).toBe(false);
  });

  test('is dropped on a cut: open marks resolve as not played, and the page is notified', async () => {
    const { line } = bench();
    let clears = 0;
    line.onClear(() => clears++);
    line.write(frameOf(1));
    const mark = line.mark();
    line.clear();
    expect(await mark).toBe(false);
    expect(clears).toBe(1);
  });

  test('is not queued for a network that stalls', () => {
    const { line, peer } = bench();
    peer.backlog = 51 * FRAME_BYTES;
    line.write(frameOf(1));
    expect(peer.frames).toBe(0);
  });
});

describe('a browser connection that breaks', () => {
  test('loses frames in flight, and after a reconnect the browser counts from zero', async () => {
    const { clock, line, peer } = bench();
    for (let i = 0; i < 5; i++) line.write(frameOf(1));
    const before = line.mark();
    line.detach(peer);
    expect(await before).toBe(false);
    line.write(frameOf(1));
    await clock.advance(9_000);
    const next = page();
    line.attach(next);
    line.write(frameOf(1));
    const mark = line.mark();
    line.receive({ t: 'played', frames: 1 });
    expect([await mark, next.frames]).toEqual([true, 1]);
    let lost = false;
    line.onClose(() => (lost = true));
    await clock.advance(20_000);
    expect(lost).toBe(false);
  });

  test('for more than ten seconds ends the line', async () => {
    const { clock, line, peer } = bench();
    const reasons: string[] = [];
    line.onClose((reason) => reasons.push(reason));
    line.detach(peer);
    await clock.advance(9_900);
    expect(reasons).toEqual([]);
    await clock.advance(200);
    expect(reasons).toEqual(['lost']);
  });

  test('is ignored if another connection has replaced it', async () => {
    const { clock, line, peer } = bench();
    const next = page();
    line.attach(next);
    expect(peer.closed).toBe(4409);
    line.detach(peer);
    let lost = false;
    line.onClose(() => (lost = true));
    await clock.advance(11_000);
    expect(lost).toBe(false);
  });
});

describe('the page of a browser line', () => {
  const turnOf = (phase: TurnState['phase'], heard: Partial<TurnState['input']> = {}) =>
    ({ phase, input: { ...NO_INPUT, ...heard } }) as TurnState;
  const speaking = (speech: number) =>
    turnOf({ name: 'speaking', speech, interruptible: true, next: { kind: 'listen' } });
  const listening = (heard: Partial<TurnState['input']> = {}) =>
    turnOf({ name: 'listening', sinceMs: 0, preemptive: null, cut: false }, heard);
  const utterance = (role: 'agent' | 'user', text: string, interrupted = false) => ({
    role,
    text,
    startMs: 0,
    endMs: 1,
    interrupted,
  });

  function view() {
    const clock = createVirtualClock();
    const received: RtcServerMessage[] = [];
    return { clock, received, view: createBrowserView(clock, (message) => received.push(message)) };
  }

  test('shows the agent’s words when they are audible, never earlier, and the whole line at its end', async () => {
    const { clock, received, view: shown } = view();
    let heard = '';
    shown.turnChanged(speaking(1), () => heard);
    heard = 'Hello';
    await clock.advance(200);
    heard = 'Hello there.';
    await clock.advance(200);
    shown.agentSpoke(1, utterance('agent', 'Hello there.'));
    expect(received).toEqual([
      { t: 'turn', turn: 'speaking' },
      { t: 'line', line: { id: 'a1', role: 'agent', text: 'Hello', final: false } },
      { t: 'line', line: { id: 'a1', role: 'agent', text: 'Hello there.', final: false } },
      { t: 'line', line: { id: 'a1', role: 'agent', text: 'Hello there.', final: true } },
    ]);
  });

  test('shows a cut after the last audible word, or before any word', async () => {
    const { received, view: shown } = view();
    shown.turnChanged(speaking(1), () => '');
    shown.cleared();
    shown.agentSpoke(1, utterance('agent', 'Hello', true));
    shown.turnChanged(speaking(2), () => '');
    shown.cleared();
    await settlePromises();
    expect(received.filter(({ t }) => t === 'cut')).toEqual([
      { t: 'cut', id: 'a1', text: 'Hello' },
      { t: 'cut', id: 'a2', text: '' },
    ]);
  });

  test('shows the visitor’s words as one line while they are spoken, and nothing for a cough', () => {
    const { received, view: shown } = view();
    shown.turnChanged(listening({ speaking: true, partial: 'when do' }), () => '');
    shown.eventRecorded({ type: 'utterance', utterance: utterance('user', 'When do you open?'), agentId: null });
    shown.turnChanged(listening({ speaking: true, partial: 'hm' }), () => '');
    shown.turnChanged(listening(), () => '');
    const lines = received.flatMap((message) => (message.t === 'line' ? [message.line] : []));
    expect(lines.map(({ id, text, final }) => [id, text, final])).toEqual([
      ['u1', 'when do', false],
      ['u1', 'When do you open?', true],
      ['u2', 'hm', false],
      ['u2', '', true],
    ]);
  });

  test('shows everything again after a reconnect', () => {
    const { view: shown } = view();
    shown.turnChanged(speaking(1), () => 'Hello.');
    shown.agentSpoke(1, utterance('agent', 'Hello.'));
    shown.turnChanged(listening(), () => '');
    expect(shown.replay()).toEqual([
      { t: 'line', line: { id: 'a1', role: 'agent', text: 'Hello.', final: true } },
      { t: 'turn', turn: 'listening' },
    ]);
  });

  test('sends no more after a reconnect than a socket may have unread', () => {
    const { view: shown } = view();
    for (let id = 1; id <= 90; id++) shown.agentSpoke(id, utterance('agent', `${id} ${'漢'.repeat(2000)}`));
    const sent = shown.replay().flatMap((message) => (message.t === 'line' ? [message.line.id] : []));
    expect(Buffer.byteLength(JSON.stringify(shown.replay()))).toBeLessThan(100_000);
    expect([sent[0], sent.at(-1)]).toEqual(['a77', 'a90']);
  });
});
