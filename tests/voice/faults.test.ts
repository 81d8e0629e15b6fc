// Whole calls while a vendor fails: each goes on or ends with the right reason, says something within four seconds, never hangs,
// and reports its end once. Vendors are local servers behind a proxy that cuts, stalls, slows and spoils.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallEvent, TranscriptItem } from '../../generated/types.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant } from '../support/client.ts';
import { startFaultProxy, type FaultProxy, type Mood } from '../../scripts/stand-ins/fault-proxy.ts';
import { startModelServer, type ModelServer } from '../../scripts/stand-ins/model-server.ts';
import { until } from '../support/until.ts';
import { SARAH } from '../../scripts/stand-ins/voice-library.ts';
import { startVoiceVendor, type VoiceVendor } from '../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../src/core/clock.ts';
import { CONVERSES, ended, place, talkingAgent, timelineOf } from '../resources/calls/support.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const APOLOGY = /something went wrong on our side/;
const ANSWER = 'We are open from nine to five.';

let model: ModelServer;
let voices: VoiceVendor;
let proxies: Record<'model' | 'voices', FaultProxy>;
let app: TestApp;
let tenant: Tenant;

beforeAll(async () => {
  [model, voices] = await Promise.all([startModelServer(() => ANSWER), startVoiceVendor()]);
  const [toModel, toVoices] = await Promise.all([model.baseUrl, voices.url].map(startFaultProxy));
  proxies = { model: toModel!, voices: toVoices! };
  // In real time: the vendors' timeouts are real.
  app = await startTestApp({
    env: {
      LLM_BASE_URL: proxies.model.before(model.baseUrl),
      LLM_MODELS: 'test-model',
      LLM_FALLBACK_MODEL: 'builtin-demo',
      ELEVENLABS_API_KEY: 'vendor-key',
      ELEVENLABS_URL: proxies.voices.before(voices.url),
    },
    overrides: { voiceClock: systemClock },
  });
  tenant = await newTenant(app.url);
  // The vendor's package blocks the process for more than a second when it loads. On a machine with all cores in use that takes
  // longer than the lease of a call.
  await import('@elevenlabs/elevenlabs-js');
});
afterEach(() => {
  voices.fault = null;
  for (const proxy of Object.values(proxies)) proxy.setMood('well');
});
afterAll(async () => {
  await app.close();
  await Promise.all([...Object.values(proxies), model, voices].map((one) => one.close()));
});

interface Outcome {
  call: Call;
  events: CallEvent[];
  spoken: string[];
}

async function run(more: object, during: (id: string) => Promise<void> = async () => undefined): Promise<Outcome> {
  const { agent_id: id } = await tenant.ok('createAgent', {
    body: talkingAgent({ max_duration_seconds: 12, ...more }),
  });
  const { call_id: callId } = await place(tenant, CONVERSES, id);
  await during(callId);
  const call = await ended(tenant, callId, 90_000);
  const events = await timelineOf(tenant, callId);
  const items: TranscriptItem[] = (await tenant.ok('getCallTranscript', { path: { id: callId } })).data;
  const agent = items.flatMap((item) => (item.type === 'utterance' && item.role === 'agent' ? [item] : []));
  expect(
    events.filter(
      ({ type, data }) => type === 'state' && /completed|failed/.test(String((data as { status?: string }).status)),
    ),
  ).toHaveLength(1);
  expect(longestSilenceMs(items)).toBeLessThan(4_000);
  return { call, events, spoken: agent.map(({ text }) => text) };
}

/** If the call did not complete, the assertion message contains its end reason and its timeline. */
function expectCompleted({ call, events }: Outcome): void {
  const history = JSON.stringify(events.map(({ type, data }) => ({ type, ...data })));
  expect(call, `${call.end_reason}: ${call.end_detail}; ${history}`).toMatchObject({ status: 'completed' });
}

/** After words of the caller: how long until the agent says something. */
function longestSilenceMs(items: readonly TranscriptItem[]): number {
  const said = items.flatMap((item) => (item.type === 'utterance' ? [item] : []));
  const waits = said.map((item, i) => {
    const next = said[i + 1];
    return item.role === 'user' && next?.role === 'agent' ? next.start_ms - item.end_ms : 0;
  });
  return Math.max(0, ...waits);
}

const warned = ({ events }: Outcome, code: string) =>
  events.some(({ type, data }) => type === 'warning' && (data as { code?: string }).code === code);

describe('a model that fails', () => {
  test.each<[string, Mood]>([
    ['refuses connections', 'refuse'],
    ['answers with garbage', 'garbage'],
  ])('and %s is replaced by the fallback model, and the call completes', async (_what, mood) => {
    proxies.model.setMood(mood);
    const outcome = await run({});
    expectCompleted(outcome);
    expect(warned(outcome, 'engine_fell_back')).toBe(true);
    expect(outcome.spoken.some((text) => APOLOGY.test(text))).toBe(false);
  });

  test('by answering slowly is covered by fillers, and its answer is played in the end', async () => {
    proxies.model.setMood({ slowMs: 4_500 });
    const { call, spoken } = await run({ max_duration_seconds: 25, inactivity: { seconds: 20, reminders: [] } });
    expect(call).toMatchObject({ status: 'completed' });
    expect(spoken).toContain('One moment, please.');
    expect(spoken.join(' ')).toContain('We are open');
  });
});

describe('a voice that fails', () => {
  const agent = { voice_id: `elevenlabs-${SARAH}` };

  test.each(['refuse', 'rate_limit', 'garbage'] as const)('(%s) is replaced by the fallback voice', async (fault) => {
    voices.fault = fault;
    const outcome = await run({ ...agent, fallback_voice_id: 'builtin-nova' });
    expectCompleted(outcome);
    expect(warned(outcome, 'tts_failed')).toBe(true);
  });

  test('without a fallback ends the call with tts_error', async () => {
    voices.fault = 'refuse';
    const { call } = await run(agent);
    expect(call).toMatchObject({ status: 'failed', end_reason: 'tts_error' });
  });

  test('because the network is cut for three seconds is continued by the fallback', async () => {
    const outcome = await run({ ...agent, fallback_voice_id: 'builtin-nova' }, async (id) => {
      await until(async () => (await timelineOf(tenant, id)).some(({ type }) => type === 'utterance'), {
        withinMs: 30_000,
      });
      proxies.voices.setMood('refuse');
      proxies.voices.cut();
      const began = performance.now();
      await until(() => performance.now() - began > 3_000);
      proxies.voices.setMood('well');
    });
    expectCompleted(outcome);
  });
});
