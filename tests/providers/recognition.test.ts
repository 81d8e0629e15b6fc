// A whole call on audio alone. The callee speaks with a built-in voice, and a real recognizer transcribes the audio over
// Deepgram's protocol, without captions. Runs in real time, because the recognizer does. Time in which a busy machine did
// not run the process is not counted: audio lost to it says nothing about the audio path.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallEvent, TranscriptItem } from '../../generated/types.ts';
import { startDeepgramServer, type DeepgramServer } from '../../scripts/stand-ins/deepgram-server.ts';
import { startFaultProxy, type FaultProxy } from '../../scripts/stand-ins/fault-proxy.ts';
import { hasSphinx, sphinxRecognizer, wordErrorRate } from '../../scripts/stand-ins/sphinx.ts';
import { CONVERSES, ended, place, talkingAgent, timelineOf } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';
import { fastClock } from '../support/fast-clock.ts';
import { until } from '../support/until.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

if (!hasSphinx) console.warn('recognition: skipped, pocketsphinx and pocketsphinx-en-us are not installed');

interface Callee {
  /** Sentences that the callee has started, and sentences that it has finished. */
  begun: number;
  said: string[];
  /** Time of each sentence in milliseconds since the audio opened. */
  saidAtMs: number[];
}

/** Records what the callee actually said, from the captions of its line, which no other code reads here. */
function listenIn(app: TestApp): Callee {
  const { voiceClock: clock } = app.runtime;
  const callee: Callee = { begun: 0, said: [], saidAtMs: [] };
  const { providers } = app.runtime;
  const { forAccounts } = providers;
  providers.forAccounts = (own) => {
    const view = forAccounts(own);
    const callSttFor: typeof view.callSttFor = (language) => {
      const stt = view.callSttFor(language);
      const open: typeof stt.open = (options) => {
        const transcriber = stt.open(options);
        const openedAt = clock.monotonic();
        let isNew = true;
        const caption: typeof transcriber.caption = ({ text, final }) => {
          if (isNew) callee.begun++;
          isNew = final;
          if (!final) return;
          callee.said.push(text);
          callee.saidAtMs.push(clock.monotonic() - openedAt);
        };
        return { ...transcriber, caption };
      };
      return { ...stt, open };
    };
    return { ...view, callSttFor };
  };
  return callee;
}

describe.runIf(hasSphinx)('a call that is transcribed from its audio alone', () => {
  let app: TestApp;
  let server: DeepgramServer;
  let call: Call;
  let heard: string[];
  let said: string[];
  beforeAll(async () => {
    server = await startDeepgramServer({ recognize: sphinxRecognizer });
    app = await startTestApp({
      env: { DEEPGRAM_API_KEY: 'dg-key', DEEPGRAM_URL: server.url },
      overrides: { voiceClock: fastClock(1) },
    });
    ({ said } = listenIn(app));
    const tenant = await newTenant(app.url);
    const { agent_id: id } = await tenant.ok('createAgent', { body: talkingAgent() });
    const { call_id: callId } = await place(tenant, CONVERSES, id);
    call = await ended(tenant, callId, 120_000);
    const items: TranscriptItem[] = (await tenant.ok('getCallTranscript', { path: { id: callId } })).data;
    heard = items.flatMap((item) => (item.type === 'utterance' && item.role === 'user' ? [item.text] : []));
    if (process.env['TEST_LOG_LEVEL']) for (const item of items) console.log(JSON.stringify(item));
  });
  afterAll(async () => {
    await app.close();
    await server.close();
  });

  test('is recognized over Deepgram’s protocol and completes', () => {
    expect(server.streams).toHaveLength(1);
    expect(server.streams[0]!.bytes).toBeGreaterThan(10 * 32_000);
    expect(call).toMatchObject({ status: 'completed' });
  });

  // The recognizer itself gets up to 15 of 100 of these words wrong. An audio path that loses or distorts audio loses more
  // than half.
  test('has at most a quarter of the callee’s words wrong', () => {
    expect(heard.length).toBeGreaterThan(1);
    expect(said.length).toBeGreaterThan(1);
    const rate = wordErrorRate(said.join(' '), heard.join(' '));
    console.log(`word error rate ${(rate * 100).toFixed(1)} %: ${JSON.stringify({ said, heard })}`);
    expect(rate).toBeLessThanOrEqual(0.25);
  });

  test('has agent replies to the recognized words', () => {
    expect(call.latency!.turns).toBeGreaterThan(1);
  });
});

describe.runIf(hasSphinx)(
  'a call whose recognizer is unreachable for three seconds, from the middle of a sentence',
  () => {
    let app: TestApp;
    let server: DeepgramServer;
    let proxy: FaultProxy;
    let callee: Callee;
    let call: Call;
    let items: TranscriptItem[];
    let events: CallEvent[];
    /** Index of the callee's sentence that was interrupted, from 0. */
    let cut: number;
    beforeAll(async () => {
      server = await startDeepgramServer({ recognize: sphinxRecognizer });
      proxy = await startFaultProxy(server.url);
      app = await startTestApp({
        env: { DEEPGRAM_API_KEY: 'dg-key', DEEPGRAM_URL: proxy.before(server.url) },
        overrides: { voiceClock: fastClock(1) },
      });
      callee = listenIn(app);
      const tenant = await newTenant(app.url);
      const { agent_id: id } = await tenant.ok('createAgent', { body: talkingAgent() });
      const { call_id: callId } = await place(tenant, CONVERSES, id);
      await until(() => callee.said.length === 1, { withinMs: 60_000, what: 'the callee has said one sentence' });
      await until(() => callee.begun === 2, { withinMs: 60_000, what: 'it says another' });
      cut = 1;
      proxy.setMood('refuse');
      proxy.cut();
      const began = performance.now();
      await until(() => performance.now() - began > 3_000);
      proxy.setMood('well');
      call = await ended(tenant, callId, 120_000);
      items = (await tenant.ok('getCallTranscript', { path: { id: callId } })).data;
      events = await timelineOf(tenant, callId);
      if (process.env['TEST_LOG_LEVEL']) for (const item of items) console.log(JSON.stringify(item));
    });
    afterAll(async () => {
      await app.close();
      await proxy.close();
      await server.close();
    });

    const dataOf = (type: string) =>
      events.flatMap((event) => (event.type === type ? [event.data as Record<string, string>] : []));
    const spoken = (who: string) =>
      items.flatMap((item) => (item.type === 'utterance' && item.role === who ? [item] : []));

    test('completes, and ends once', () => {
      expect(server.streams.length).toBeGreaterThan(1);
      expect(call).toMatchObject({ status: 'completed' });
      expect(dataOf('state').filter(({ status }) => /completed|failed/.test(status!))).toHaveLength(1);
    });

    test('shows the interruption on its timeline once', () => {
      expect(dataOf('warning').filter(({ code }) => code === 'stt_lost')).toHaveLength(1);
      expect(dataOf('error')).toEqual([]);
    });

    test('loses no word of the sentence: speech during the interruption is transcribed afterwards', () => {
      const heard = spoken('user').map(({ text }) => text);
      const sentence = callee.said[cut]!;
      // If the recognizer splits the sentence, the second part follows.
      const rates = heard
        .flatMap((text, i) => [text, `${text} ${heard[i + 1] ?? ''}`])
        .map((text) => wordErrorRate(sentence, text));
      console.log(`word error rate ${(Math.min(...rates) * 100).toFixed(1)} %: ${JSON.stringify({ sentence, heard })}`);
      expect(Math.min(...rates)).toBeLessThanOrEqual(0.2);
    });

    test('is never silent for four seconds after the sentence', () => {
      const saidMs = callee.saidAtMs[cut]!;
      const next = Math.min(...spoken('agent').flatMap(({ start_ms: startMs }) => (startMs > saidMs ? [startMs] : [])));
      console.log(`the agent speaks ${Math.round(next - saidMs)} ms after the sentence`);
      expect(next - saidMs).toBeLessThan(4_000);
    });
  },
);
