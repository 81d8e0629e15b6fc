// Supervision of live calls over the API: the audio on the socket, in the recording and at the callee, the effect of a whisper on the
// agent, and the transcription of a supervisor's voice.
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { startDeepgramServer } from '../../../scripts/stand-ins/deepgram-server.ts';
import { startModelServer, type ModelServer } from '../../../scripts/stand-ins/model-server.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { newTenant, type Tenant } from '../../support/client.ts';
import { fastClock } from '../../support/fast-clock.ts';
import { until } from '../../support/until.ts';
import {
  calleeOf,
  eavesdropped,
  envelope,
  hummedMs,
  isHum,
  isLoud,
  likeness,
  rms,
  STEP_MS,
  supervising,
  type Supervising,
} from './monitoring.ts';
import { CONVERSES, decodeMp3, GREETING } from './support.ts';

// A call takes seconds, and a busy machine more.
vi.setConfig({ testTimeout: 120_000, hookTimeout: 120_000 });

const OFFER = 'I can offer you a discount of twenty percent.';
const LONG = Array.from({ length: 12 }, (_, i) => `This is sentence number ${i + 1} of a long greeting.`).join(' ');

let app: TestApp;
let tenant: Tenant;
let model: ModelServer;
let live: Supervising['live'];
let grant: Supervising['grant'];
let supervise: Supervising['supervise'];
let end: Supervising['end'];
let textOf: Supervising['textOf'];
let notesOf: Supervising['notesOf'];

beforeAll(async () => {
  model = await startModelServer(({ messages }) =>
    messages.some(({ content }) => content?.includes('discount')) ? OFFER : 'What else can I do for you?',
  );
  app = await startTestApp({
    env: { LLM_BASE_URL: model.baseUrl, LLM_MODELS: 'test-model' },
    // Two recordings of one sound are compared: at five times real time a busy machine drops too much of each.
    overrides: { registry: eavesdropped, voiceClock: fastClock(2) },
  });
  tenant = await newTenant(app.url);
  ({ live, grant, supervise, end, textOf, notesOf } = supervising(tenant, app.runtime.voiceClock));
});
afterAll(async () => {
  await app?.close();
  await model?.close();
});

describe('createMonitorToken', () => {
  test('returns the URL and the audio format; the default mode is listen', async () => {
    const id = await live();
    const token = await grant(id);
    expect(token).toMatchObject({
      url: `${app.url.replace('http', 'ws')}/monitor/${id}`,
      call_id: id,
      mode: 'listen',
      expires_in: 300,
      audio: { sample_rate: 16_000, channels: 2, left: 'caller', right: 'agent' },
    });
    const rows = await app.runtime.db.selectFrom('monitor_tokens').selectAll().where('call_id', '=', id).execute();
    expect(rows).toHaveLength(1);
    expect(rows[0]!.token_hash.toString('latin1')).not.toContain(token.token);
    const log = await app.runtime.db.selectFrom('audit_log').selectAll().where('target_id', '=', id).execute();
    expect(log.find(({ action }) => action === 'call.monitored')).toMatchObject({ changes: { mode: 'listen' } });
    await end(id);
  });

  test('a call that is over, a call of another workspace and an unknown mode are refused', async () => {
    const id = await live();
    const outsider = await newTenant(app.url);
    const foreign = await outsider.refused('createMonitorToken', { path: { id } });
    expect([foreign.status, foreign.code]).toEqual([404, 'call_not_found']);
    expect((await tenant.refused('createMonitorToken', { path: { id }, body: { mode: 'shout' } })).status).toBe(422);
    const beyond = { mode: 'whisper', initial_mode: 'barge' };
    const { errors } = await tenant.refused('createMonitorToken', { path: { id }, body: beyond });
    expect(errors).toEqual(['/initial_mode beyond_mode']);
    await end(id);
    const over = await tenant.refused('createMonitorToken', { path: { id } });
    expect([over.status, over.code]).toEqual([409, 'call_not_active']);
  });
});

describe('a supervisor who listens to a live call', () => {
  test('hears both sides as they are recorded, and gets the transcript and the end', async () => {
    const id = await live({ greeting: GREETING }, CONVERSES);
    const supervisor = await supervise(id);
    const { at_ms: fromMs, ...open } = await supervisor.hears('open');
    expect(open).toMatchObject({ call_id: id, mode: 'listen', allowed: 'listen', ears: false, agent_name: 'Ada' });
    await supervisor.hears('line', ({ line }) => line.role === 'user' && line.final);
    await supervisor.hears('line', ({ line }) => line.role === 'agent' && line.final && line.text.includes('else'));
    const call = await end(id);
    expect(await supervisor.closed()).toBe(1000);
    expect(supervisor.of('end')).toEqual([
      { type: 'end', reason: 'ended_by_api', duration_ms: Math.round(call.duration * 1000) },
    ]);

    const { body } = await tenant.send('getCallRecording', { path: { id } });
    const recorded = await decodeMp3(new Uint8Array(body as ArrayBuffer));
    const { left, right } = supervisor.sound();
    for (const [side, samples] of [left, right].entries()) {
      const own = envelope(samples, 16_000);
      const kept = envelope(recorded.channels[side]!, recorded.sampleRate);
      const from = Math.round(fromMs / STEP_MS);
      const shifts = Array.from({ length: 21 }, (_, i) => i - 10);
      const alike = shifts.map((shift) => likeness(own, kept, from + shift));
      const best = Math.max(...alike);
      expect(best, `side ${side}: ${alike.map((one) => one.toFixed(2)).join(' ')}`).toBeGreaterThan(0.95);
      expect(Math.abs(shifts[alike.indexOf(best)]! * STEP_MS)).toBeLessThanOrEqual(100);
      const energy = rms(own) / rms(kept.slice(from, from + own.length));
      expect(energy).toBeGreaterThan(0.85);
      expect(energy).toBeLessThan(1.15);
    }

    const byId = new Map(supervisor.of('line').map(({ line }) => [line.id, line]));
    const read = [...byId.values()].filter(({ final }) => final).map(({ role, text }) => `${role}: ${text}`);
    const { data } = await tenant.ok('getCallTranscript', { path: { id } });
    const said = data.flatMap((item) => (item.type === 'utterance' ? [`${item.role}: ${item.text}`] : []));
    expect(read.toSorted()).toEqual(said.toSorted());
  });

  test('is on the timeline with their identity', async () => {
    const id = await live();
    const supervisor = await supervise(id, 'whisper');
    await supervisor.hears('open');
    supervisor.leave();
    await until(async () => (await notesOf(id)).length === 2, { withinMs: 30_000 });
    const by = { kind: 'user', id: tenant.userId };
    expect(await notesOf(id)).toMatchObject([
      { what: 'started', mode: 'whisper', by },
      { what: 'ended', mode: 'whisper', by },
    ]);
    await end(id);
  });
});

describe('a supervisor who whispers in a live call', () => {
  test('changes the agent’s next answer, and the caller does not hear it', async () => {
    const id = await live({}, CONVERSES);
    const supervisor = await supervise(id, 'whisper');
    await supervisor.hears('open');
    supervisor.send({ type: 'whisper', text: 'Offer a discount.' });
    await supervisor.hears('line', ({ line }) => line.role === 'agent' && line.final && line.text === OFFER);
    await end(id);
    const text = await textOf(id);
    expect(text).toContain(`Agent: ${OFFER}`);
    expect(text).not.toContain('Offer a discount');
  });
});

describe('a supervisor who barges in on a live call', () => {
  test('is heard by the callee instead of the agent, is recorded, and lets the agent speak again afterwards', async () => {
    const id = await live({ greeting: LONG });
    const supervisor = await supervise(id, 'barge', 'listen');
    expect(await supervisor.hears('open')).toMatchObject({ mode: 'listen', allowed: 'barge' });
    const frames = calleeOf(id);
    await until(() => frames.some(isLoud), { withinMs: 30_000, what: 'the agent greets' });
    supervisor.send({ type: 'mode', mode: 'barge' });
    await supervisor.hears('mode', ({ mode }) => mode === 'barge');
    const before = frames.length;
    await supervisor.hum(
      () => frames.slice(before).filter((frame) => isHum(frame)).length >= 100,
      'two seconds are heard',
    );
    const during = frames.slice(before);
    expect(during.filter((frame) => isLoud(frame) && !isHum(frame)).length).toBeLessThanOrEqual(3);
    supervisor.send({ type: 'mode', mode: 'listen' });
    await supervisor.hears('floor', ({ speaker }) => speaker === 'agent');
    await tenant.ok('controlCall', { path: { id }, body: { action: 'say', text: 'I am back, Alex.' } });
    await until(async () => (await textOf(id)).includes('I am back, Alex.'), { withinMs: 30_000 });
    await end(id);

    const { body } = await tenant.send('getCallRecording', { path: { id } });
    const { channels, sampleRate } = await decodeMp3(new Uint8Array(body as ArrayBuffer));
    const recordedMs = hummedMs(channels[1]!, sampleRate);
    // Pieces of the recording and frames of the line have different boundaries.
    expect(recordedMs).toBeGreaterThan(1000);
    expect(hummedMs(channels[0]!, sampleRate)).toBe(0);
    // The supervisor hears their own voice on the agent's side.
    expect(Math.abs(hummedMs(supervisor.sound().right, 16_000) / recordedMs - 1)).toBeLessThan(0.25);
  });

  test('hears and reads the caller; the agent answers the caller when the socket breaks', async () => {
    const id = await live({}, CONVERSES);
    const supervisor = await supervise(id, 'barge');
    await supervisor.hears('open', ({ mode }) => mode === 'barge');
    supervisor.send({ type: 'said', text: 'You get a discount.' });
    await supervisor.hears('line', ({ line }) => line.role === 'user' && line.final);
    expect(await textOf(id)).not.toContain('Agent:');
    expect(await textOf(id)).toContain('Supervisor: You get a discount.');
    supervisor.drop();
    await until(async () => (await textOf(id)).includes(`Agent: ${OFFER}`), { withinMs: 60_000 });
    await end(id);
    const asked = model.requests.findLast(({ messages }) =>
      messages.some(({ content }) => content?.includes('in your place')),
    );
    expect(asked!.messages.map(({ content }) => content).join('\n')).toContain(
      'Your supervisor said to the caller, in your place: You get a discount.',
    );
    expect((await notesOf(id)).map(({ what }) => what)).toEqual(['started', 'said', 'ended']);
  });

  test('excludes other supervisors, and needs a token that allows it', async () => {
    const id = await live();
    const [first, second, third] = await Promise.all(['barge', 'barge', 'listen'].map((mode) => supervise(id, mode)));
    await Promise.all([first!, second!, third!].map((one) => one.hears('open')));
    const [winner, loser] = first!.of('refused').length === 0 ? [first!, second!] : [second!, first!];
    expect(await loser.hears('refused')).toMatchObject({ code: 'floor_taken' });
    third!.send({ type: 'mode', mode: 'whisper' });
    expect(await third!.hears('refused')).toMatchObject({ code: 'mode_not_allowed' });
    winner.leave();
    await loser.hears('floor', ({ speaker }) => speaker === 'agent');
    loser.send({ type: 'mode', mode: 'barge' });
    await loser.hears('mode', ({ mode }) => mode === 'barge');
    await third!.hears('floor', ({ speaker }) => speaker === 'supervisor');
    await end(id);
  });
});

describe('supervision with a recognizer', () => {
  test('a spoken whisper is transcribed, and so are the words of a supervisor who barges in, for the agent', async () => {
    const deepgram = await startDeepgramServer();
    const hearing = await startTestApp({
      env: {
        LLM_BASE_URL: model.baseUrl,
        LLM_MODELS: 'test-model',
        DEEPGRAM_URL: deepgram.url,
        DEEPGRAM_API_KEY: 'dg-key',
      },
    });
    try {
      const owner = await newTenant(hearing.url);
      const there = supervising(owner, hearing.runtime.voiceClock);
      const id = await there.live();
      const supervisor = await there.supervise(id, 'barge', 'whisper');
      expect(await supervisor.hears('open')).toMatchObject({ ears: true });
      await until(() => deepgram.streams.length === 1, { withinMs: 30_000, what: 'the caller is listened to' });
      await supervisor.hum(() => (deepgram.streams[1]?.bytes ?? 0) > 6400, 'his voice has come');
      deepgram.streams[1]!.say('Offer a discount.', true);
      await until(async () => (await there.notesOf(id)).some(({ what }) => what === 'whispered'), { withinMs: 30_000 });
      supervisor.send({ type: 'said', text: 'One moment.' });
      expect(await supervisor.hears('refused')).toMatchObject({ code: 'mode_not_set' });
      supervisor.send({ type: 'mode', mode: 'barge' });
      await supervisor.hears('mode', ({ mode }) => mode === 'barge');
      await until(() => !deepgram.streams[1]!.isOpen, { withinMs: 30_000, what: 'what was whispered is complete' });
      await supervisor.hum(() => (deepgram.streams[2]?.bytes ?? 0) > 6400, 'his voice has come again');
      deepgram.streams[2]!.say('Hello, this is Grace.', true);
      await until(async () => (await there.notesOf(id)).some(({ what }) => what === 'said'), { withinMs: 30_000 });
      await there.end(id);
      expect(await there.notesOf(id)).toMatchObject([
        { what: 'started', mode: 'whisper' },
        { what: 'whispered', text: 'Offer a discount.' },
        { what: 'mode', mode: 'barge' },
        { what: 'said', text: 'Hello, this is Grace.' },
        { what: 'mode', mode: 'listen' },
        { what: 'ended' },
      ]);
      const { data } = await owner.ok('getCallTranscript', { path: { id } });
      const spoken = data.filter((item) => item.type === 'utterance' && item.role === 'supervisor');
      expect(spoken).toMatchObject([{ text: 'Hello, this is Grace.', interrupted: false }]);
    } finally {
      await hearing.close();
      await deepgram.close();
    }
  });
});
