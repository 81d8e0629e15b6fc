// Whole calls while a vendor fails: each continues or ends with the correct reason, is never silent for four seconds, never
// hangs, and reports its end once. Vendors are local servers behind a proxy that breaks, stalls, delays and corrupts
// connections.
import { afterAll, afterEach, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, CallEvent, TranscriptItem } from '../../generated/types.ts';
import { startFaultProxy, type FaultProxy, type Mood } from '../../scripts/stand-ins/fault-proxy.ts';
import { startModelServer, type ModelServer } from '../../scripts/stand-ins/model-server.ts';
import { SARAH } from '../../scripts/stand-ins/voice-library.ts';
import { startVoiceVendor, type VoiceVendor } from '../../scripts/stand-ins/voice-vendor.ts';
import { systemClock } from '../../src/core/clock.ts';
import { loadSdk } from '../../src/providers/vendors/elevenlabs/sdk.ts';
import { CONVERSES, ended, place, talkingAgent, timelineOf } from '../resources/calls/support.ts';
import { startTestApp, type TestApp } from '../support/app.ts';
import { newTenant, type Tenant, UNRECORDED } from '../support/client.ts';
import { until } from '../support/until.ts';

vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const APOLOGY = /something went wrong on our side/;
const ANSWER = 'We are open from nine to five.';

interface World {
  app: TestApp;
  tenant: Tenant;
  model: ModelServer;
  voices: VoiceVendor;
  proxies: Record<'model' | 'voices', FaultProxy>;
}

/** A separate service with its vendors, so that several environments can run calls at the same time. */
async function startWorld(): Promise<World> {
  const [model, voices] = await Promise.all([startModelServer(() => ANSWER), startVoiceVendor()]);
  const [toModel, toVoices] = await Promise.all([model.baseUrl, voices.url].map(startFaultProxy));
  const proxies = { model: toModel!, voices: toVoices! };
  // In real time: the vendors' timeouts are real.
  const app = await startTestApp({
    env: {
      LLM_BASE_URL: proxies.model.before(model.baseUrl),
      LLM_MODELS: 'test-model',
      LLM_FALLBACK_MODEL: 'builtin-demo',
      ELEVENLABS_API_KEY: 'vendor-key',
      ELEVENLABS_URL: proxies.voices.before(voices.url),
    },
    overrides: { voiceClock: systemClock },
  });
  return { app, tenant: await newTenant(app.url), model, voices, proxies };
}

// The tests of one environment run sequentially, the environments concurrently: a call lasts twelve real seconds and mostly
// waits.
const IN_TURN = { concurrent: false };
const WORLDS = ['model', 'slow model', 'first voice', 'second voice'] as const;
const worlds = new Map<(typeof WORLDS)[number], World>();

beforeAll(async () => {
  for (const name of WORLDS) worlds.set(name, await startWorld());
  // Loading the vendor's package keeps a thread busy for seconds: on a machine with all cores in use, longer than a call
  // waits for a voice.
  await loadSdk();
});
afterAll(async () => {
  for (const { app, model, voices, proxies } of worlds.values()) {
    await app.close();
    await Promise.all([...Object.values(proxies), model, voices].map((one) => one.close()));
  }
});

/** Runs the tests with the environment of that name; afterwards its vendors work again. */
function within(name: (typeof WORLDS)[number]): () => World {
  afterEach(() => {
    const { voices, proxies } = worlds.get(name)!;
    voices.fault = null;
    for (const proxy of Object.values(proxies)) proxy.setMood('well');
  });
  return () => worlds.get(name)!;
}

interface Outcome {
  call: Call;
  events: CallEvent[];
  spoken: string[];
}

async function run(
  { tenant }: World,
  more: object,
  during: (id: string) => Promise<void> = async () => undefined,
): Promise<Outcome> {
  const { agent_id: id } = await tenant.ok('createAgent', {
    body: talkingAgent({ ...UNRECORDED, max_duration_seconds: 12, ...more }),
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

/** Times from the caller's words to the agent's next audio. */
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

describe.concurrent('a model that fails', () => {
  const world = within('model');

  test.each<[string, Mood]>([
    ['refuses connections', 'refuse'],
    ['answers with garbage', 'garbage'],
  ])('and %s is replaced by the fallback model, and the call completes', IN_TURN, async (_what, mood) => {
    world().proxies.model.setMood(mood);
    const outcome = await run(world(), {});
    expectCompleted(outcome);
    expect(warned(outcome, 'engine_fell_back')).toBe(true);
    expect(outcome.spoken.some((text) => APOLOGY.test(text))).toBe(false);
  });
});

describe.concurrent('a model that answers slowly', () => {
  const world = within('slow model');

  test('is covered by fillers, and its answer is played in the end', IN_TURN, async () => {
    world().proxies.model.setMood({ slowMs: 4_500 });
    const more = { max_duration_seconds: 25, inactivity: { seconds: 20, reminders: [] } };
    const { call, spoken } = await run(world(), more);
    expect(call).toMatchObject({ status: 'completed' });
    expect(spoken).toContain('One moment, please.');
    expect(spoken.join(' ')).toContain('We are open');
  });
});

const VOICE = { voice_id: `elevenlabs-${SARAH}` };
const WITH_FALLBACK = { ...VOICE, fallback_voice_id: 'builtin-nova' };

describe.concurrent('a voice that fails', () => {
  const world = within('first voice');

  test.each(['refuse', 'garbage'] as const)('(%s) is replaced by the fallback voice', IN_TURN, async (fault) => {
    await expectReplaced(world(), fault);
  });
});

describe.concurrent('a voice that fails', () => {
  const world = within('second voice');

  test('(rate_limit) is replaced by the fallback voice', IN_TURN, () => expectReplaced(world(), 'rate_limit'));

  test('without a fallback ends the call with tts_error', IN_TURN, async () => {
    world().voices.fault = 'refuse';
    const { call } = await run(world(), VOICE);
    expect(call).toMatchObject({ status: 'failed', end_reason: 'tts_error' });
  });

  test('because the network is cut for three seconds is replaced by the fallback voice', IN_TURN, async () => {
    const { tenant, proxies } = world();
    const outcome = await run(world(), WITH_FALLBACK, async (id) => {
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

async function expectReplaced(world: World, fault: VoiceVendor['fault']): Promise<void> {
  world.voices.fault = fault;
  const outcome = await run(world, WITH_FALLBACK);
  expectCompleted(outcome);
  expect(warned(outcome, 'tts_failed')).toBe(true);
}
