// The words of a supervisor who speaks: which recognizer transcribes them, and what becomes of the last ones.
import { expect, test } from 'vitest';
import type { Clock } from '../../src/core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES } from '../../src/providers/ports/audio.ts';
import type { SttProvider } from '../../src/providers/ports/stt.ts';
import type { SupervisorSeat } from '../../src/voice/supervision/supervision.ts';
import { scriptedLlm, scriptedStt, scriptedTts } from '../support/scripted-providers.ts';
import { AGENT, startScripted, type ScriptedSession, type SessionScript } from '../support/scripted-session.ts';

/** A recognizer that a test makes report words, until it is closed. */
interface OpenRecognizer {
  language: string;
  flushed: number;
  closed: number;
  report(text: string): void;
}

function recognizing(clock: Clock, recognizers: OpenRecognizer[]): SttProvider {
  const stt = scriptedStt(clock);
  return {
    ...stt,
    open(request) {
      const transcriber = stt.open(request);
      const recognizer: OpenRecognizer = {
        language: request.language,
        flushed: 0,
        closed: 0,
        report(text) {
          if (recognizer.closed === 0) request.onWords({ text, final: true, startMs: 0, endMs: 0 });
        },
      };
      recognizers.push(recognizer);
      return {
        ...transcriber,
        flush: () => void recognizer.flushed++,
        close: async () => void recognizer.closed++,
      };
    },
  };
}

interface Supervised extends ScriptedSession {
  seat: SupervisorSeat;
  /** The first is the caller's. */
  recognizers: readonly OpenRecognizer[];
  /** The supervisor speaks for `ms`. */
  hum(ms: number): Promise<void>;
  said(): unknown[];
  /** Ends the call, and returns how many timers are left. */
  finish(): Promise<number>;
}

async function barge(script: SessionScript = {}): Promise<Supervised> {
  const recognizers: OpenRecognizer[] = [];
  const call = startScripted({ ...script, providers: (clock) => ({ stt: recognizing(clock, recognizers) }) });
  const { clock, session, host } = call;
  const connection = { onSeated: () => undefined, sendAudio: () => undefined, sendMessage: () => undefined };
  const by = { kind: 'user', id: 'usr_1' } as const;
  const seat = session.supervise({ by, allowed: 'barge', ...connection }, 'barge') as SupervisorSeat;
  await clock.advance(3000);
  return {
    ...call,
    seat,
    recognizers,
    async hum(ms) {
      for (let at = 0; at < ms; at += FRAME_MS) {
        seat.pushFrame(new Int16Array(FRAME_SAMPLES).fill(3210));
        await clock.advance(FRAME_MS);
      }
    },
    said: () => host.events.flatMap((event) => (event.type === 'monitor' && event.action.text ? [event.action] : [])),
    async finish() {
      session.end({ status: 'completed', reason: 'ended_by_api' });
      await clock.advance(FRAME_MS);
      await session.done;
      return clock.pending();
    },
  };
}

test.each([
  ['switches to listen', ({ seat }: Supervised) => seat.setMode('listen')],
  ['leaves', ({ seat }: Supervised) => seat.leave()],
])('the last words are transcribed, although the supervisor %s at once', async (_how, stop) => {
  const call = await barge();
  const { clock, recognizers, line, llm } = call;
  await call.hum(1000);
  stop(call);
  await clock.advance(800);
  expect(recognizers[1]).toMatchObject({ flushed: 1, closed: 0 });
  recognizers[1]!.report('Ada will help you now.');
  await clock.advance(FRAME_MS);
  expect(call.said()).toEqual([
    expect.objectContaining({ what: 'said', mode: 'barge', text: 'Ada will help you now.', startMs: 2980 }),
  ]);
  void line.speak('Thank you, Ada.', 900);
  await clock.advance(3000);
  recognizers[0]!.report('Thank you, Ada.');
  await clock.advance(2000);
  expect(JSON.stringify(llm.requests.at(-1)!.messages)).toContain('Ada will help you now.');
  expect(recognizers[1]!.closed).toBe(1);
  expect(await call.finish()).toBe(0);
});

test('a supervisor who says nothing keeps no recognizer open', async () => {
  const call = await barge();
  await call.hum(FRAME_MS);
  call.seat.setMode('listen');
  await call.clock.advance(FRAME_MS);
  expect(call.recognizers[1]!.closed).toBe(1);
  expect(await call.finish()).toBe(0);
});

test('words that are missing at the end of the call are not awaited', async () => {
  const call = await barge();
  await call.hum(1000);
  call.seat.leave();
  expect(await call.finish()).toBe(0);
  expect(call.recognizers[1]!.closed).toBe(1);
});

test('after a handoff, words are transcribed by the recognizer and in the language of the new agent', async () => {
  const recognizers: OpenRecognizer[] = [];
  const call = await barge({
    async prepareNextAgent() {
      const tts = scriptedTts(call.clock);
      return {
        agent: { ...AGENT, agentId: 'agent_2', language: 'de-DE' },
        llm: scriptedLlm(call.clock, () => ['Gern.']),
        fallbackLlm: null,
        stt: recognizing(call.clock, recognizers),
        tts,
        fallbackTts: tts,
        accept: () => undefined,
        discard: () => undefined,
      };
    },
  });
  const handoff = call.session.control({ action: 'handoff', agent_id: 'agent_2' });
  await call.clock.advance(FRAME_MS);
  await handoff;
  await call.hum(200);
  expect(recognizers.map(({ language }) => language)).toEqual(['de-DE', 'de-DE']);
  expect(await call.finish()).toBe(0);
});
