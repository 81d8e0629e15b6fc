// Supervisors of a session on a scripted line and a virtual clock: the audio they receive, their modes, and what the caller
// hears.
import { describe, expect, test } from 'vitest';
import type { MonitorServerMessage } from '../../generated/types.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import type { TranscriberOptions } from '../../src/providers/ports/stt.ts';
import { createLossyAudio } from '../../src/resources/calls/live/monitor-audio.ts';
import type { MonitorMode, SupervisorAction } from '../../src/voice/host.ts';
import type { SupervisorSeat } from '../../src/voice/supervision/supervision.ts';
import { scriptedStt } from '../support/scripted-providers.ts';
import { startScripted, type ScriptedSession, type SessionScript } from '../support/scripted-session.ts';

const HUM = 3210;
const VOICE = 5000;
const LONG = 'This is a rather long answer that goes on and on, so that there is time to speak in its place.';

interface Observer {
  seat: SupervisorSeat;
  received: MonitorServerMessage[];
  pieces: Int16Array[];
  fromMs: number;
  mode: MonitorMode;
  /** Loudest sample of a side (0 caller, 1 agent) in 20 ms from this time on. */
  at(side: 0 | 1, ms: number): number;
  refusals(): string[];
}

function follow({ session }: ScriptedSession, mode: MonitorMode = 'listen', allowed = mode, id = 'usr_1'): Observer {
  const received: MonitorServerMessage[] = [];
  const pieces: Int16Array[] = [];
  const about = { mode, atMs: 0 };
  const seat = session.supervise(
    {
      by: { kind: 'user', id },
      allowed,
      onSeated: (given) => Object.assign(about, given),
      sendAudio: (bytes) => pieces.push(new Int16Array(bytes.buffer)),
      sendMessage: (message) => received.push(message),
    },
    mode,
  );
  return {
    seat: seat as SupervisorSeat,
    received,
    pieces,
    get fromMs() {
      return about.atMs;
    },
    get mode() {
      return about.mode;
    },
    at(side, ms) {
      const piece = pieces[Math.floor((ms - about.atMs) / FRAME_MS)];
      if (!piece) throw new Error(`nothing was heard of ${ms} ms`);
      return Math.max(...piece.filter((_, i) => i % 2 === side).map(Math.abs));
    },
    refusals: () => received.flatMap((message) => (message.type === 'refused' ? [message.code] : [])),
  };
}

const notes = ({ host }: ScriptedSession): SupervisorAction[] =>
  host.events.flatMap((event) => (event.type === 'monitor' ? [event.action] : []));

/** Speaks for `ms`, frame by frame. */
async function hum({ clock }: ScriptedSession, { seat }: Observer, ms: number): Promise<void> {
  for (let at = 0; at < ms; at += FRAME_MS) {
    seat.pushFrame(new Int16Array(FRAME_SAMPLES).fill(HUM));
    await clock.advance(FRAME_MS);
  }
}

/** Peaks of the audio written to the line from this time on. */
const writtenSince = ({ line }: ScriptedSession, ms: number) =>
  line.written.filter(({ atMs }) => atMs >= ms).map(({ frame }) => Math.max(...frame.map(Math.abs)));

const captionsOnly: SessionScript = { providers: (clock) => ({ stt: { ...scriptedStt(clock), id: 'captions' } }) };

describe('a supervisor who listens', () => {
  test('hears both sides in time, without audio that was cut', async () => {
    const call = startScripted({ answer: () => [LONG], bufferMs: 120 });
    const observer = follow(call);
    await call.clock.advance(2000);
    void call.line.speak('Tell me more.', 1000);
    await call.clock.advance(2500);
    const cutAt = call.clock.monotonic();
    void call.line.speak('Stop that now, please.', 1200);
    await call.clock.advance(3000);
    // The greeting takes 600 ms from 40 ms on; the caller speaks from 2000 to 3000.
    expect([observer.at(0, 300), observer.at(1, 300)]).toEqual([0, VOICE]);
    expect([observer.at(0, 1500), observer.at(1, 1500)]).toEqual([0, 0]);
    expect(observer.at(0, 2500)).toBeGreaterThan(7000);
    expect(observer.at(1, 2500)).toBe(0);
    const cut = call.line.clearedAt.at(-1)!;
    expect(cut).toBeGreaterThan(cutAt);
    expect(observer.at(1, cut - 60)).toBe(VOICE);
    expect(observer.at(1, cut + 40)).toBe(0);
  });

  test('and joins late receives the transcript so far, and audio from the last quarter of a second on', async () => {
    const call = startScripted();
    await call.clock.advance(3000);
    const observer = follow(call);
    expect(observer.fromMs).toBe(2750);
    expect(observer.received).toContainEqual({
      type: 'line',
      line: { id: 'a1', role: 'agent', text: 'Hello there.', final: true },
    });
    void call.line.speak('And what about Paris?', 1000);
    await call.clock.advance(2000);
    expect(observer.at(0, 3500)).toBeGreaterThan(7000);
    expect(observer.received).toContainEqual({
      type: 'line',
      line: { id: 'u1', role: 'user', text: 'And what about Paris?', final: true },
    });
  });

  test('hears a call without a recording, up to its end', async () => {
    const call = startScripted({ agent: { greeting: LONG } });
    const observer = follow(call);
    await call.clock.advance(2000);
    call.session.end({ status: 'completed', reason: 'ended_by_api' });
    expect(observer.pieces).toHaveLength(2000 / FRAME_MS);
    expect(observer.at(1, 1980)).toBe(VOICE);
    await call.session.done;
  });

  test('changes nothing in the call: no audio of the supervisor reaches it', async () => {
    const play = async (isFollowed: boolean) => {
      const call = startScripted({ answer: () => [LONG] });
      const observer = isFollowed ? follow(call) : null;
      await call.clock.advance(1000);
      if (observer) {
        observer.seat.whisper('Be quick.');
        observer.seat.sayAsText('Hello.');
        await hum(call, observer, 1000);
      } else await call.clock.advance(1000);
      void call.line.speak('Tell me more.', 1000);
      await call.clock.advance(4000);
      return { call, observer };
    };
    const [alone, followed] = [await play(false), await play(true)];
    expect(followed.call.line.written.map(({ atMs }) => atMs)).toEqual(alone.call.line.written.map(({ atMs }) => atMs));
    expect(followed.call.llm.requests.map(({ messages }) => messages)).toEqual(
      alone.call.llm.requests.map(({ messages }) => messages),
    );
    expect(followed.observer!.refusals()).toEqual(['mode_not_set', 'mode_not_set', 'mode_not_set']);
  });

  test('is refused if eight others listen, until one of them leaves', async () => {
    const call = startScripted();
    const eight = Array.from({ length: 8 }, () => follow(call));
    expect(follow(call).seat).toBe('full');
    eight[3]!.seat.leave();
    eight[3]!.seat.leave();
    expect(follow(call).seat).not.toBe('full');
    expect(follow(call).seat).toBe('full');
  });

  test('is refused after the end, and leaves no timer', async () => {
    const call = startScripted();
    follow(call, 'barge');
    await call.clock.advance(1000);
    call.session.end({ status: 'completed', reason: 'ended_by_api' });
    await call.clock.advance(6000);
    await call.session.done;
    expect(follow(call).seat).toBe('over');
    expect(call.clock.pending()).toBe(0);
    expect(notes(call).map(({ what, mode }) => [what, mode])).toEqual([
      ['started', 'barge'],
      ['mode', 'listen'],
      ['ended', 'listen'],
    ]);
  });
});

describe('a supervisor who whispers', () => {
  test('informs the agent alone, from its next reply on', async () => {
    const call = startScripted();
    const observer = follow(call, 'whisper');
    await call.clock.advance(2000);
    void call.line.speak('What does it cost?', 900);
    // A preemptive reply is generated while the silence is measured, so it does not contain the whisper yet.
    await call.clock.advance(1100);
    const prepared = call.llm.requests.length;
    expect(prepared).toBeGreaterThan(0);
    observer.seat.whisper('It is free for her.');
    await call.clock.advance(2000);
    expect(call.llm.requests.length).toBeGreaterThan(prepared);
    const [last] = call.llm.requests.slice(-1);
    expect(
      last!.messages.some(({ role, content }) => role === 'system' && content.includes('It is free for her.')),
    ).toBe(true);
    expect(call.transcript().join(' ')).not.toContain('free for her');
    expect(call.line.captions.map(({ text }) => text).join(' ')).not.toContain('free for her');
    expect(notes(call).find(({ what }) => what === 'whispered')).toMatchObject({
      mode: 'whisper',
      by: { kind: 'user', id: 'usr_1' },
      text: 'It is free for her.',
    });
  });

  test('by voice needs a recognizer, and is refused once', async () => {
    const call = startScripted(captionsOnly);
    const observer = follow(call, 'whisper');
    await call.clock.advance(1000);
    await hum(call, observer, 500);
    expect(observer.received.filter(({ type }) => type === 'refused')).toEqual([
      { type: 'refused', code: 'no_recogniser', detail: expect.stringContaining('"type":"whisper"') as string },
    ]);
    expect(writtenSince(call, 0)).not.toContain(HUM);
  });
});

describe('a supervisor who barges in', () => {
  test('is heard instead of the agent, which stops immediately and is informed', async () => {
    const call = startScripted({ agent: { greeting: LONG }, ...captionsOnly });
    const observer = follow(call, 'listen', 'barge');
    await call.clock.advance(1000);
    const since = call.clock.monotonic();
    observer.seat.setMode('barge');
    expect(call.line.clearedAt).toEqual([since]);
    await hum(call, observer, 2000);
    expect(new Set(writtenSince(call, since + 1))).toEqual(new Set([HUM]));
    expect(writtenSince(call, since + 1).length).toBeGreaterThanOrEqual(2000 / FRAME_MS - 3);
    // The recording and other supervisors receive this supervisor's audio on the agent's side.
    await call.clock.advance(300);
    expect([observer.at(1, since - 60), observer.at(1, since + 1000)]).toEqual([VOICE, HUM]);
    expect(call.transcript()[0]).toMatch(/^agent: This is .* \/$/);
    expect(observer.received.filter(({ type }) => type === 'floor' || type === 'mode')).toEqual([
      { type: 'floor', speaker: 'supervisor' },
      { type: 'mode', mode: 'barge' },
    ]);
  });

  test('keeps speaking rights while the caller speaks; the agent answers after the supervisor leaves', async () => {
    const call = startScripted({ answer: () => ['You are welcome.'], ...captionsOnly });
    const observer = follow(call, 'barge');
    await call.clock.advance(1000);
    const asked = call.llm.requests.length;
    observer.seat.sayAsText('Your money is on its way.');
    void call.line.speak('Thank you so much!', 1000);
    await call.clock.advance(30_000);
    expect(call.transcript()).toEqual(['user: Thank you so much!']);
    expect(call.llm.requests).toHaveLength(asked);
    observer.seat.leave();
    await call.clock.advance(2000);
    expect(call.transcript()).toEqual(['user: Thank you so much!', 'agent: You are welcome.']);
    const contents = call.llm.requests.at(-1)!.messages.map(({ content }) => content);
    expect(contents.filter((content) => content.includes('Your money is on its way.'))).toHaveLength(1);
    expect(contents.at(-1)).toContain('From now on you speak again');
    expect(notes(call).map(({ what }) => what)).toEqual(['started', 'said', 'ended']);
  });

  test('is transcribed if there is a recognizer, from the start of the speech', async () => {
    const opened: TranscriberOptions[] = [];
    const call = startScripted({
      providers: (clock) => {
        const stt = scriptedStt(clock);
        return { stt: { ...stt, open: (request) => (opened.push(request), stt.open(request)) } };
      },
    });
    const observer = follow(call, 'barge');
    await call.clock.advance(3000);
    await hum(call, observer, 1000);
    opened[1]!.onWords({ text: 'This is Grace.', final: true, startMs: 0, endMs: 0 });
    await call.clock.advance(FRAME_MS);
    const { text, startMs, atMs } = notes(call).find(({ what }) => what === 'said')!;
    expect([text, Math.round(startMs! / 100), Math.round(atMs / 100)]).toEqual(['This is Grace.', 30, 40]);
  });

  test('is heard without words if the recognizer cannot be opened, which is tried once per mode', async () => {
    let opened = 0;
    const call = startScripted({
      providers: (clock) => {
        const stt = scriptedStt(clock);
        const open: typeof stt.open = (request) => {
          opened++;
          if (opened > 1) throw new Error('no license is free');
          return stt.open(request);
        };
        return { stt: { ...stt, open } };
      },
    });
    const observer = follow(call, 'barge');
    await call.clock.advance(3000);
    const at = call.clock.monotonic();
    await hum(call, observer, 1000);
    expect(writtenSince(call, at).filter((peak) => peak === HUM).length).toBeGreaterThan(30);
    expect(call.host.events).toContainEqual({
      type: 'warning',
      code: 'supervisor_recogniser',
      detail: 'no license is free',
    });
    expect([opened, call.ended()]).toEqual([2, null]);
    observer.seat.setMode('whisper');
    await hum(call, observer, 100);
    expect(opened).toBe(3);
    call.session.end({ status: 'completed', reason: 'ended_by_api' });
    await call.session.done;
  });

  test('returns speaking rights by switching to listen, and the agent listens', async () => {
    const call = startScripted(captionsOnly);
    const observer = follow(call, 'barge');
    await call.clock.advance(2000);
    observer.seat.setMode('listen');
    await hum(call, observer, 500);
    expect(writtenSince(call, 2000)).toEqual([]);
    void call.line.speak('Are you there?', 900);
    await call.clock.advance(3000);
    expect(call.transcript()).toEqual(['user: Are you there?', 'agent: All right.']);
  });

  test('excludes others: a second supervisor is refused and continues listening', async () => {
    const call = startScripted(captionsOnly);
    const [first, second] = [follow(call, 'barge'), follow(call, 'barge', 'barge', 'usr_2')];
    expect([second.mode, second.refusals()]).toEqual(['listen', ['floor_taken']]);
    await call.clock.advance(1000);
    first.seat.leave();
    second.seat.setMode('barge');
    expect(second.refusals()).toEqual(['floor_taken']);
    const since = call.clock.monotonic();
    await hum(call, second, 500);
    expect(writtenSince(call, since)).toContain(HUM);
  });

  test('cannot use a mode that the token does not allow', async () => {
    const call = startScripted(captionsOnly);
    await call.clock.advance(1000);
    const observer = follow(call, 'whisper');
    const since = call.clock.monotonic();
    observer.seat.setMode('barge');
    await hum(call, observer, 200);
    expect(observer.refusals()).toEqual(['mode_not_allowed', 'no_recogniser']);
    expect(writtenSince(call, since)).not.toContain(HUM);
  });

  test('waits for the end of the disclosure', async () => {
    const disclosure = 'This call is recorded.';
    const call = startScripted({ agent: { recording: { enabled: true, disclosure } }, ...captionsOnly });
    const observer = follow(call, 'barge');
    await call.clock.advance(500);
    observer.seat.setMode('barge');
    expect([observer.mode, ...observer.refusals()]).toEqual(['listen', 'floor_not_free', 'floor_not_free']);
    await call.clock.advance(1000);
    observer.seat.setMode('barge');
    expect(call.transcript()[0]).toBe(`agent: ${disclosure}`);
    expect(observer.received).toContainEqual({ type: 'mode', mode: 'barge' });
    call.session.end({ status: 'completed', reason: 'ended_by_api' });
    await call.session.done;
  });

  test('loses speaking rights when the call ends with a goodbye, which then plays alone', async () => {
    const call = startScripted({ agent: { limits: { max_duration_seconds: 5 } }, ...captionsOnly });
    const observer = follow(call, 'barge');
    await call.clock.advance(4900);
    await hum(call, observer, 1000);
    expect(observer.received.filter(({ type }) => type === 'mode')).toEqual([{ type: 'mode', mode: 'listen' }]);
    expect(observer.refusals()).toEqual(['mode_not_set']);
    observer.seat.setMode('barge');
    expect(observer.refusals()).toEqual(['mode_not_set', 'floor_not_free']);
    await call.clock.advance(20_000);
    expect(writtenSince(call, 5000)).not.toContain(HUM);
    expect(call.ended()).toEqual({ status: 'completed', reason: 'max_duration' });
  });
});

test('and does not read the socket loses frames, is notified how many, and delays nothing', () => {
  const sent: (string | Uint8Array)[] = [];
  let waiting = 0;
  const audio = createLossyAudio({ send: (message) => void sent.push(message), bufferedBytes: () => waiting });
  const frame = new Uint8Array(1280);
  audio.send(frame);
  waiting = 40_000;
  for (let i = 0; i < 12; i++) audio.send(frame);
  waiting = 0;
  audio.send(frame);
  audio.send(frame);
  expect(sent).toEqual([frame, '{"type":"gap","ms":240}', frame, frame]);
});
