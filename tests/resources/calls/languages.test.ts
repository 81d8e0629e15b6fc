// A call whose caller changes the language, over the wire: Deepgram detects the languages, Cartesia speaks, and an OpenAI-compatible
// server answers; all are local servers of their protocols. The caller's words are those that the recognizer returns.
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { startDeepgramServer, type DeepgramServer } from '../../../scripts/stand-ins/deepgram-server.ts';
import { startModelServer, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import { startVoiceVendor, type VoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../../support/client.ts';
import { until } from '../../support/until.ts';
import { ended, place, reaches, SILENT, talkingAgent, timelineOf } from './support.ts';

vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

const BROOKE = 'e07c00bc-4134-4eae-9ea4-1a55fb45746b';

let app: TestApp;
let tenant: Tenant;
let deepgram: DeepgramServer;
let voice: VoiceVendor;
let model: ModelServer;
beforeAll(async () => {
  [deepgram, voice, model] = await Promise.all([
    startDeepgramServer(),
    startVoiceVendor(),
    startModelServer(({ messages }) => `Reply ${messages.filter(({ role }) => role === 'user').length}.`),
  ]);
  app = await startTestApp({
    env: {
      DEEPGRAM_API_KEY: 'dg-key',
      DEEPGRAM_URL: deepgram.url,
      CARTESIA_API_KEY: 'vendor-key',
      CARTESIA_URL: voice.url,
      CARTESIA_VOICES: `Brooke:${BROOKE}`,
      LLM_BASE_URL: model.baseUrl,
      LLM_MODELS: 'up',
    },
  });
  tenant = await newTenant(app.url);
});
afterAll(async () => {
  await app.close();
  await Promise.all([deepgram.close(), voice.close(), model.close()]);
});

test('a caller speaks English, Spanish, and English again', async () => {
  const response_engine = { type: 'service-llm', system_prompt: 'You are Ada.', model: 'up' };
  const agent = await tenant.ok('createAgent', {
    body: talkingAgent({
      ...UNRECORDED,
      response_engine,
      voice_id: 'cartesia-brooke',
      language: 'en-US',
      other_languages: ['es-MX', 'fr'],
      greeting: 'Hello.',
      inactivity: { seconds: 600, reminders: [] },
    }),
  });
  expect(agent.warnings).toBeUndefined();
  const { call_id: id } = await place(tenant, SILENT, agent.agent_id);
  const path = { id };
  await until(() => deepgram.streams.length === 1, { withinMs: 20_000, what: 'the recognizer is connected' });
  const [stream] = deepgram.streams;
  expect(stream!.query.getAll('language')).toEqual(['multi']);
  expect(stream!.query.getAll('language_hint')).toEqual(['en', 'es', 'fr']);
  const lines = async () => (await tenant.ok('getCallTranscript', { path })).text.split('\n').filter(Boolean);
  const says = async (text: string, language: string): Promise<void> => {
    const count = (await lines()).length;
    stream!.say(text, true, language);
    await until(async () => (await lines()).length === count + 2, { withinMs: 20_000, what: `${text} is answered` });
  };
  await until(async () => (await lines()).length === 1, { withinMs: 20_000, what: 'the agent has greeted' });
  await says('I need a table for two.', 'en');
  await says('Quiero una mesa para dos.', 'es');
  await says('OK then.', 'en');
  await says('Sorry, can we speak English?', 'en');
  await tenant.ok('endCall', { path });
  await ended(tenant, id);

  // The transcript and the timeline.
  const { data } = await tenant.ok('getCallTranscript', { path });
  const said = data.flatMap((item) => (item.type === 'utterance' ? [[item.role, item.text, item.language]] : []));
  expect(said).toEqual([
    ['agent', 'Hello.', undefined],
    ['user', 'I need a table for two.', 'en-US'],
    ['agent', 'Reply 1.', undefined],
    ['user', 'Quiero una mesa para dos.', 'es-MX'],
    ['agent', 'Reply 2.', undefined],
    ['user', 'OK then.', 'en-US'],
    ['agent', 'Reply 3.', undefined],
    ['user', 'Sorry, can we speak English?', 'en-US'],
    ['agent', 'Reply 4.', undefined],
  ]);
  const events = await timelineOf(tenant, id);
  const changes = events.flatMap(({ type, data: change }) => (type === 'language_changed' ? [change] : []));
  const at_ms = expect.any(Number);
  expect(changes).toEqual([
    { from_language: 'en-US', to_language: 'es-MX', at_ms },
    { from_language: 'es-MX', to_language: 'en-US', at_ms },
  ]);
  expect(events.filter(({ type }) => type === 'warning' || type === 'error')).toEqual([]);

  // The requests to the voice. Fixed sentences are rendered in advance.
  const spoken = voice.requests.flatMap(({ body }) => {
    const text = body.toString();
    if (!text.startsWith('{')) return [];
    const { transcript, language } = JSON.parse(text) as { transcript?: string; language?: string };
    return transcript?.startsWith('Reply') || transcript === 'Hello.' ? [`${language}: ${transcript}`] : [];
  });
  expect(spoken).toEqual(['en: Hello.', 'en: Reply 1.', 'es: Reply 2.', 'es: Reply 3.', 'en: Reply 4.']);

  // The last request to the model for a reply. Later ones are for the analysis.
  const { messages } = model.requests.findLast((request) => request.messages[0]!.content!.includes('You are Ada.'))!;
  expect(messages.slice(1).map(({ role, content }) => `${role}: ${content}`)).toEqual([
    'assistant: Hello.',
    'user: I need a table for two.',
    'assistant: Reply 1.',
    'system: The caller now speaks Spanish. Answer in Spanish (Mexico).',
    'user: Quiero una mesa para dos.',
    'assistant: Reply 2.',
    'user: OK then.',
    'assistant: Reply 3.',
    'system: The caller now speaks English. Answer in English (United States).',
    'user: Sorry, can we speak English?',
  ]);
});

test('a call uses, and needs a connection of, the recognizer that detects the languages of its agent', async () => {
  const server = await startDeepgramServer();
  const own = await startTestApp({
    env: {
      // Detects English and Spanish; the transcription server detects any language.
      DEEPGRAM_API_KEY: 'dg-key',
      DEEPGRAM_URL: server.url,
      DEEPGRAM_MODEL: 'nova-2',
      RECOGNISER_CONNECTIONS: '1',
      TRANSCRIPTION_BASE_URL: `${voice.url}/v1`,
      TRANSCRIPTION_API_KEY: 'vendor-key',
      CARTESIA_API_KEY: 'vendor-key',
      CARTESIA_URL: voice.url,
      CARTESIA_VOICES: `Brooke:${BROOKE}`,
    },
  });
  try {
    const client = await newTenant(own.url);
    const answered = async (other_languages: string[]): Promise<string> => {
      const more = { other_languages, language: 'en-US', inactivity: { seconds: 600, reminders: [] } };
      const body = talkingAgent({ ...UNRECORDED, voice_id: 'cartesia-brooke', ...more });
      const { agent_id: id } = await client.ok('createAgent', { body });
      const { call_id: callId } = await place(client, SILENT, id);
      await reaches(client, callId, ['in_progress']);
      return callId;
    };
    const streams: number[] = [];
    const calls: string[] = [];
    for (const languages of [['fr'], ['fr', 'es'], ['es']]) {
      calls.push(await answered(languages));
      await until(async () => (await timelineOf(client, calls.at(-1)!)).some(({ type }) => type === 'utterance'), {
        withinMs: 20_000,
        what: 'the agent has greeted',
      });
      streams.push(server.streams.length);
    }
    expect(streams).toEqual([0, 0, 1]);
    for (const id of calls) {
      expect((await timelineOf(client, id)).filter(({ type }) => type === 'warning')).toEqual([]);
      await client.ok('endCall', { path: { id } });
    }
  } finally {
    await own.close();
    await server.close();
  }
});
