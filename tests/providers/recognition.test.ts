// A whole call on audio alone: the other side speaks with a built-in voice, a recogniser that truly listens hears it over
// Deepgram's protocol, and no captions help. At the pace of life, because a recogniser has one of its own.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, TranscriptItem } from '../../generated/types.ts';
import { systemClock } from '../../src/core/clock.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant } from '../support/client.ts';
import { startDeepgramServer, type DeepgramServer } from '../support/deepgram-server.ts';
import { hasSphinx, sphinxRecognizer, wordErrorRate } from '../support/sphinx.ts';
import { CONVERSES, ended, place, talkingAgent } from '../resources/calls/support.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

if (!hasSphinx) console.warn('recognition: skipped, pocketsphinx and pocketsphinx-en-us are not installed');

/** Notes what the callee truly said: the captions that its line carries, which nobody else reads here. */
function listenIn(app: TestApp): string[] {
  const said: string[] = [];
  const { providers } = app.runtime;
  const { of } = providers;
  providers.of = (own) => {
    const view = of(own);
    const hears: typeof view.hears = (language) => {
      const stt = view.hears(language);
      const open: typeof stt.open = (options) => {
        const transcriber = stt.open(options);
        const caption: typeof transcriber.caption = ({ text, final }) => void (final && said.push(text));
        return { ...transcriber, caption };
      };
      return { ...stt, open };
    };
    return { ...view, hears };
  };
  return said;
}

describe.runIf(hasSphinx)('a call that is heard by its audio alone', () => {
  let app: TestApp;
  let server: DeepgramServer;
  let call: Call;
  let heard: string[];
  let said: string[];
  beforeAll(async () => {
    server = await startDeepgramServer({ recognize: sphinxRecognizer });
    app = await startTestApp({
      env: { DEEPGRAM_API_KEY: 'dg-key', DEEPGRAM_URL: server.url },
      overrides: { voiceClock: systemClock },
    });
    said = listenIn(app);
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

  test('it is recognised by Deepgram and completes', () => {
    expect(server.streams).toHaveLength(1);
    expect(server.streams[0]!.bytes).toBeGreaterThan(10 * 32_000);
    expect(call).toMatchObject({ status: 'completed' });
  });

  test('at most 15 of 100 words of the other side are wrong', () => {
    expect(heard.length).toBeGreaterThan(1);
    expect(said.length).toBeGreaterThan(1);
    const rate = wordErrorRate(said.join(' '), heard.join(' '));
    console.log(`word error rate ${(rate * 100).toFixed(1)} %: ${JSON.stringify({ said, heard })}`);
    expect(rate).toBeLessThanOrEqual(0.15);
  });

  test('the agent answers to what it heard', () => {
    expect(call.latency!.turns).toBeGreaterThan(1);
  });
});
