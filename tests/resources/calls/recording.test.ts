// Recordings over the API: the content of each channel, ranges, mono, and URLs that work without a header.
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Call, TranscriptUtterance } from '../../../generated/types.ts';
import { startTestApp, type TestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { CONVERSES, decodeMp3, ended, loudness, place, reaches, SILENT, talkingAgent, type Sound } from './support.ts';

// A call takes seconds, and a busy machine more.
vi.setConfig({ testTimeout: 90_000, hookTimeout: 120_000 });

let app: TestApp;
let tenant: Tenant;
let call: Call;
let silent: Call;
let utterances: TranscriptUtterance[];
let bytes: Buffer;
let sound: Sound;

beforeAll(async () => {
  app = await startTestApp();
  tenant = await newTenant(app.url);
  const agent = await tenant.ok('createAgent', { body: talkingAgent() });
  const patient = talkingAgent({ inactivity: { seconds: 600, reminders: [] } });
  const waiting = await tenant.ok('createAgent', { body: patient });
  const { call_id: id } = await place(tenant, CONVERSES, agent.agent_id);
  call = await ended(tenant, id);
  silent = await place(tenant, SILENT, waiting.agent_id);
  const { data } = await tenant.ok('getCallTranscript', { path: { id } });
  utterances = data.filter((item) => item.type === 'utterance');
  bytes = await whole('getCallRecording');
  sound = await decodeMp3(bytes);
});
afterAll(() => app.close());

const path = () => ({ id: call.call_id });

async function whole(
  id: 'getCallRecording' | 'getCallRecordingMp3',
  query: Record<string, string> = {},
): Promise<Buffer> {
  const { status, body, headers } = await tenant.send(id, { path: path(), query });
  expect([status, headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
  const content = Buffer.from(body as ArrayBuffer);
  expect(headers.get('content-length')).toBe(String(content.length));
  return content;
}

async function ranged(range: string) {
  const { status, body, headers } = await tenant.send('getCallRecording', { path: path(), headers: { range } });
  return { status, content: Buffer.from(body as ArrayBuffer), range: headers.get('content-range') };
}

/** Whether the other side is silent during an utterance. */
const alone = ({ role, start_ms, end_ms }: TranscriptUtterance) =>
  !utterances.some((other) => other.role !== role && other.start_ms < end_ms + 200 && other.end_ms > start_ms - 200);

function middleOf([left, right]: readonly Float32Array[]): Float32Array {
  return left!.map((sample, i) => (sample + right![i]!) / 2);
}

/** Correlation of two sounds, sample by sample: 1 if they are the same sound at the same time, about 0 if one is later. */
function similarity(one: Float32Array, other: Float32Array): number {
  const product = (a: Float32Array, b: Float32Array) => a.reduce((sum, sample, i) => sum + sample * (b[i] ?? 0), 0);
  return product(one, other) / Math.sqrt(product(one, one) * product(other, other));
}

describe('the audio of a recording', () => {
  test('is stereo and as long as the call, within 0.3 s', () => {
    expect(sound.channels).toHaveLength(2);
    expect(Math.abs(sound.seconds - call.duration)).toBeLessThanOrEqual(0.3);
  });

  test('has the other side on the left and the agent on the right, each when the transcript says so', () => {
    const clear = utterances.filter(alone);
    expect(new Set(clear.map(({ role }) => role))).toEqual(new Set(['agent', 'user']));
    for (const { role, text, start_ms, end_ms } of clear) {
      const [left, right] = [0, 1].map((channel) => loudness(sound, channel, start_ms, end_ms)) as [number, number];
      const [own, other] = role === 'user' ? [left, right] : [right, left];
      expect(own, `${role}: ${text}`).toBeGreaterThan(0.01);
      expect(own / Math.max(other, 1e-6), `${role}: ${text}`).toBeGreaterThan(5);
    }
  });

  test('both URLs return the same bytes, and mono has one channel of the same length', async () => {
    expect(await whole('getCallRecordingMp3')).toEqual(bytes);
    const mono = await whole('getCallRecording', { channels: 'mono' });
    const mixed = await decodeMp3(mono);
    const [left, right] = mixed.channels as [Float32Array, Float32Array | undefined];
    expect(right === undefined || right.every((sample, i) => sample === left[i])).toBe(true);
    expect(Math.abs(mixed.seconds - call.duration)).toBeLessThanOrEqual(0.3);
    expect(mono.length).toBeLessThan(bytes.length);
    expect(similarity(left, middleOf(sound.channels))).toBeGreaterThan(0.9);
    for (const { start_ms, end_ms } of utterances.filter(alone)) {
      expect(loudness(mixed, 0, start_ms, end_ms)).toBeGreaterThan(0.005);
    }
  });

  test('ten requests for mono at once get the same bytes', async () => {
    const all = await Promise.all(Array.from({ length: 10 }, () => whole('getCallRecording', { channels: 'mono' })));
    for (const one of all) expect(one.equals(all[0]!)).toBe(true);
  });
});

test('no cache may store a recording or a part of it: the URL may contain a token', async () => {
  const requests: Record<string, string>[] = [{}, { range: 'bytes=0-99' }];
  for (const headers of requests) {
    const answer = await tenant.send('getCallRecording', { path: path(), headers });
    expect(answer.headers.get('cache-control')).toBe('private, no-store');
  }
});

describe('ranges of a recording', () => {
  test('a part is 206 with its range: at the start, in the middle, at the end, and open-ended', async () => {
    const size = bytes.length;
    expect(await ranged('bytes=0-99')).toEqual({
      status: 206,
      content: bytes.subarray(0, 100),
      range: `bytes 0-99/${size}`,
    });
    expect((await ranged('bytes=100-199')).content).toEqual(bytes.subarray(100, 200));
    expect((await ranged(`bytes=${size - 10}-`)).content).toEqual(bytes.subarray(size - 10));
    expect(await ranged('bytes=-50')).toMatchObject({ status: 206, range: `bytes ${size - 50}-${size - 1}/${size}` });
    expect((await ranged('bytes=-50')).content).toEqual(bytes.subarray(size - 50));
    expect((await ranged(`bytes=0-${size * 2}`)).content).toEqual(bytes);
    expect((await ranged(`bytes=-${size * 2}`)).content).toEqual(bytes);
  });

  test('a range past the end is 416 with the size of the recording', async () => {
    const headers = { range: `bytes=${bytes.length}-` };
    const {
      status,
      code,
      body,
      headers: answered,
    } = await tenant.refused('getCallRecording', { path: path(), headers });
    expect([status, code]).toEqual([416, 'range_not_satisfiable']);
    expect(answered.get('content-range')).toBe(`bytes */${bytes.length}`);
    expect(body.detail).toContain(String(bytes.length));
  });

  test.each(['bytes=5-2', 'lines=0-5', 'bytes=a-b', 'bytes=0-1,5-6'])(
    'the range %s is ignored, and the whole recording is returned',
    async (range) => {
      const { status, content } = await ranged(range);
      expect(status).toBe(200);
      expect(content.equals(bytes)).toBe(true);
    },
  );
});

describe('URLs of a recording', () => {
  const status = async (url: string, headers: Record<string, string> = {}) => (await fetch(url, { headers })).status;

  test('the recording URL needs a credential, the play URL needs none', async () => {
    expect(call.recording_url).toBe(`${app.url}/v1/calls/${call.call_id}/recording.mp3`);
    expect(await status(call.recording_url!)).toBe(401);
    const played = await fetch(call.recording_play_url!);
    expect([played.status, played.headers.get('content-type')]).toEqual([200, 'audio/mpeg']);
    expect(Buffer.from(await played.arrayBuffer()).equals(bytes)).toBe(true);
    expect(await status(call.recording_play_url!, { range: 'bytes=0-9' })).toBe(206);
  });

  test('a token opens only its own recording', async () => {
    const token = new URL(call.recording_play_url!).searchParams.get('token')!;
    for (const other of [
      `${app.url}/v1/calls/${silent.call_id}/recording.mp3?token=${token}`,
      `${app.url}/v1/calls/${call.call_id}/recording?token=${token}`,
      `${app.url}/v1/calls/${call.call_id}?token=${token}`,
      `${app.url}/v1/calls/${call.call_id}/transcript?token=${token}`,
    ]) {
      expect([other, await status(other)]).toEqual([other, expect.toBeOneOf([401, 422])]);
    }
    expect(await status(`${call.recording_url}?token=${token.slice(0, -2)}AA`)).toBe(401);
    expect(await status(`${call.recording_url}?token=`)).toBe(401);
  });

  test('an expired token is refused as expired', async () => {
    const { vault } = app.runtime;
    const content = (expires: number) => JSON.stringify([tenant.workspaceId, call.call_id, expires]);
    const sealed = (expires: number) => vault.seal('recording-token', content(expires));
    expect(await status(`${call.recording_url}?token=${sealed(Date.now() + 60_000)}`)).toBe(200);
    const query = { token: sealed(Date.now() - 60_000) };
    const { code } = await clientOf(app.url).refused('getCallRecordingMp3', { path: path(), query });
    expect(code).toBe('token_expired');
  });
});

describe('a recording that is being assembled', () => {
  const become = (state: 'pieces' | 'ready') =>
    app.runtime.db
      .updateTable('calls')
      .set({ recording_state: state })
      .where('id', '=', call.call_id)
      .executeTakeFirstOrThrow();

  test('is awaited by a request, which is refused if it takes too long', async () => {
    await become('pieces');
    const { code, headers } = await tenant.refused('getCallRecording', { path: path() });
    expect([code, headers.get('retry-after')]).toEqual(['recording_not_ready', '10']);
    const request = whole('getCallRecording');
    const first = await Promise.race([request, setTimeout(200, 'waits')]);
    await become('ready');
    expect([first, (await request).equals(bytes)]).toEqual(['waits', true]);
  });
});

describe('no recording exists', () => {
  test('before the end of the call', async () => {
    await reaches(tenant, silent.call_id, ['in_progress']);
    const { status, code, headers } = await tenant.refused('getCallRecording', { path: { id: silent.call_id } });
    expect([status, code]).toEqual([409, 'recording_not_ready']);
    expect(headers.get('retry-after')).not.toBeNull();
    const analysis = await tenant.refused('getCallAnalysis', { path: { id: silent.call_id } });
    expect([analysis.status, analysis.code]).toEqual([409, 'analysis_not_ready']);
    expect((await tenant.ok('getCall', { path: { id: silent.call_id } })).recording_url).toBeNull();
    await tenant.ok('endCall', { path: { id: silent.call_id } });
  });

  test('after a call whose agent records nothing', async () => {
    const { agent_id } = await tenant.ok('createAgent', { body: talkingAgent({ recording: { enabled: false } }) });
    const { call_id: id } = await place(tenant, '+12025550105', agent_id);
    const unrecorded = await ended(tenant, id);
    expect(unrecorded).toMatchObject({ status: 'completed', recording_url: null, recording_play_url: null });
    for (const operation of ['getCallRecording', 'getCallRecordingMp3'] as const) {
      const { status, code } = await tenant.refused(operation, { path: { id } });
      expect([status, code]).toEqual([404, 'recording_not_found']);
    }
    expect((await tenant.ok('getCallTranscript', { path: { id } })).data.length).toBeGreaterThan(0);
  });
});
