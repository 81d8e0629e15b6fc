// The language of a test's caller: a persona's is reported like by a recognizer, and the agent answers in it.
import pino from 'pino';
import { afterAll, expect, test } from 'vitest';
import { startVoiceVendor } from '../../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../../src/core/clock.ts';
import type { LlmProvider } from '../../../src/providers/ports/llm.ts';
import { createBuiltinTts } from '../../../src/providers/tts/builtin.ts';
import { scriptedPart } from '../../../src/resources/tests/simulation/script.ts';
import { simulateConversation } from '../../../src/resources/tests/simulation/simulate.ts';
import { startTestApp } from '../../support/app.ts';
import { agentBody, newTenant } from '../../support/client.ts';
import { loudnessVad } from '../../support/scripted-providers.ts';
import { AGENT } from '../../support/scripted-session.ts';
import { until } from '../../support/until.ts';

const tts = createBuiltinTts(systemClock);
afterAll(() => tts.close());

async function simulated(callerLanguage: string | undefined, otherLanguages: string[]) {
  const notes = new Set<string>();
  const llm: LlmProvider = {
    id: 'scripted',
    description: '',
    models: () => [],
    async *stream({ messages }) {
      for (const { role, content } of messages.slice(1)) if (role === 'system') notes.add(content);
      yield { type: 'text', text: 'Claro.' };
    },
  };
  const { timeline } = await simulateConversation({
    agent: { ...AGENT, voiceId: tts.voices()[0]!.voiceId, otherLanguages },
    providers: { llm, tts },
    audio: {
      tts,
      voiceId: tts.voices()[0]!.voiceId,
      language: 'en-US',
      noiseDbfs: null,
      lossPercent: 0,
      isTelephone: false,
      vad: loudnessVad,
    },
    wordErrorPercent: 0,
    part: () => scriptedPart({ type: 'script', turns: [{ say: 'Quiero una mesa para dos.' }] }),
    callerLanguage,
    mocks: [],
    real: null,
    searchKnowledge: async () => [],
    maxTurns: 5,
    seed: 'one',
    realClock: systemClock,
    log: pino({ level: 'silent' }),
    signal: new AbortController().signal,
  });
  const events = timeline.events();
  const changed = events.flatMap(({ type, data }) => (type === 'language_changed' ? [data['to_language']] : []));
  const warned = events.flatMap(({ type, data }) => (type === 'warning' ? [data['code']] : []));
  return { changed, warned, notes: [...notes] };
}

test('a persona’s language changes the conversation if the agent lists it', async () => {
  expect(await simulated('es-ES', ['es-MX'])).toEqual({
    changed: ['es-MX'],
    warned: [],
    notes: ['The caller now speaks Spanish. Answer in Spanish (Mexico).'],
  });
  expect(await simulated('es-ES', ['fr'])).toEqual({ changed: [], warned: [], notes: [] });
});

test('a script has no known language', async () => {
  expect(await simulated(undefined, ['es-MX'])).toEqual({ changed: [], warned: ['languages_ignored'], notes: [] });
});

test('a case with a persona tests an agent with several languages, over HTTP', async () => {
  const vendor = await startVoiceVendor();
  const app = await startTestApp({
    env: {
      ELEVENLABS_API_KEY: 'vendor-key',
      ELEVENLABS_URL: vendor.url,
      ELEVENLABS_VOICES: 'Rachel:21m00Tcm4TlvDq8ikWAM',
    },
  });
  try {
    const tenant = await newTenant(app.url);
    const body = agentBody({ voice_id: 'elevenlabs-rachel', language: 'en-US', other_languages: ['es-MX'] });
    const { agent_id } = await tenant.ok('createAgent', { body: { ...body, greeting: 'Hello.' } });
    const speaksSpanishTo = async (language: string) => {
      const caller = { type: 'simulated', goal: 'Quiere saber los horarios.', played_by: 'builtin', language };
      const definition = { name: language, agent_id, caller, line: { type: 'audio' } };
      const { id } = await tenant.ok('createTestCase', { body: definition });
      const { id: runId } = await tenant.ok('createTestRun', { body: { case_ids: [id] } });
      const path = { id: runId };
      const finished = async () => (await tenant.ok('getTestRun', { path })).ended_at !== null;
      await until(finished, { withinMs: 60_000, what: 'the run has ended' });
      const spoken = vendor.requests
        .splice(0)
        .map((request) => /"language_code":"(\w+)"/.exec(request.body.toString())?.[1]);
      return spoken.includes('es');
    };
    expect(await speaksSpanishTo('es')).toBe(true);
    expect(await speaksSpanishTo('en')).toBe(false);
  } finally {
    await app.close();
    await vendor.close();
  }
}, 120_000);
