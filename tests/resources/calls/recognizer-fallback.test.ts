// A call whose recognizer disappears in the middle, over the wire: Deepgram, then a transcription server. Both are local servers of
// their protocols.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDeepgramServer, type DeepgramServer } from '../../../scripts/stand-ins/deepgram-server.ts';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { CONVERSES, ended, place, talkingAgent, timelineOf } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let deepgram: DeepgramServer;
let server: VoiceVendor;
beforeAll(async () => {
  [deepgram, server] = await Promise.all([startDeepgramServer(), startVoiceVendor()]);
  app = await startTestApp({
    env: {
      DEEPGRAM_API_KEY: 'dg-key',
      DEEPGRAM_URL: deepgram.url,
      TRANSCRIPTION_BASE_URL: `${server.url}/v1`,
      TRANSCRIPTION_API_KEY: 'vendor-key',
      STT_FALLBACK: 'transcription',
    },
  });
  tenant = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await Promise.all([deepgram.close(), server.close()]);
});

test('the fallback transcribes what the caller said since the connection was lost, and the rest of the call', async () => {
  server.transcripts = ['Where can I park my car?', 'How can I pay?', 'Goodbye.'];
  const body = talkingAgent({ ...UNRECORDED, greeting: 'Hello, how can I help you?' });
  const { agent_id } = await tenant.ok('createAgent', { body });
  const { call_id: id } = await place(tenant, CONVERSES, agent_id);
  await until(() => deepgram.streams.length === 1, { withinMs: 20_000, what: 'the first recognizer is connected' });
  await until(() => deepgram.streams[0]!.bytes > 32_000, { withinMs: 20_000, what: 'audio arrives' });
  deepgram.refuseWith = 503;
  deepgram.streams[0]!.cut();
  await ended(tenant, id);

  const { text } = await tenant.ok('getCallTranscript', { path: { id } });
  expect(text).toContain('User: Where can I park my car?\nAgent: ');
  expect(text).toContain('User: How can I pay?');
  const events = await timelineOf(tenant, id);
  const troubles = events.flatMap(({ type, data }) => (type === 'warning' || type === 'error' ? [data] : []));
  expect(troubles.map(({ code }) => code)).toEqual(['stt_lost', 'recognizer_replaced']);
  const { items: charged } = await tenant.ok('getCallCost', { path: { id } });
  const seconds = charged.flatMap(({ item, quantity }) => (item === 'stt' ? [quantity] : []));
  expect(seconds).toHaveLength(2);
  expect(Math.min(...seconds)).toBeGreaterThan(0);
  expect(troubles[1]!['detail']).toMatch(/; transcription transcribes from now on$/);
});
