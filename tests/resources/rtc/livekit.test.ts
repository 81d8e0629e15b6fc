// Calls in LiveKit rooms, through the whole service: the token, the server's signed callback, the agent in the room, and a caller
// with the official client. LiveKit audio has its own clock, so these calls run in real time.
import {
  AudioStream,
  AudioFrame,
  AudioSource,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { rms } from '../../../src/core/pcm.ts';
import { startTestApp } from '../../support/app.ts';
import { clientOf, newTenant, type Tenant } from '../../support/client.ts';
import { startLiveKitApp, type LiveKitApp } from '../../support/livekit-app.ts';
import { until } from '../../support/until.ts';
import { decodeMp3, ended, loudness } from '../calls/support.ts';
import { newAgent } from './support.ts';

let livekit: LiveKitApp;
let server: LiveKitApp['server'];
let owner: Tenant;

beforeAll(async () => {
  livekit = await startLiveKitApp({}, { credentialPollMs: 200 });
  ({ server } = livekit);
  owner = await newTenant(livekit.app.url);
}, 60_000);
afterAll(() => livekit?.close());

describe('with LiveKit', () => {
  test('a token opens the room of its call, both sides hear each other, and the call ends normally', async () => {
    const grant = await owner.ok('createRtcToken', { body: { agent_id: await newAgent(owner) } });
    expect(grant).toMatchObject({ transport: 'livekit', url: server.url, expires_in: 300 });
    const path = { id: grant.call_id };
    const caller = await joinRoom(grant.url, grant.token);
    await until(() => loud(caller.heard) > 20, { withinMs: 20_000, what: 'the caller hears the greeting' });
    expect((await owner.ok('getCall', { path })).status).toBe('in_progress');
    await caller.room.localParticipant!.sendText('When do you open?', { topic: 'lk.chat' });
    await until(async () => /seven/.test((await owner.ok('getCallTranscript', { path })).text), { withinMs: 20_000 });
    await caller.speak(1_000);
    await caller.room.disconnect();
    const call = await ended(owner, grant.call_id);
    expect(call).toMatchObject({ status: 'completed', end_reason: 'caller_hangup', channel: 'web' });
    const recording = await owner.send('getCallRecording', { path });
    const sound = await decodeMp3(new Uint8Array(recording.body as ArrayBuffer));
    const [left, right] = [0, 1].map((channel) => loudness(sound, channel, 0, sound.seconds * 1000));
    expect([left! > 0.01, right! > 0.01]).toEqual([true, true]);
    await until(() => server.participants(grant.call_id).length === 0, { what: 'an empty room' });
  }, 90_000);

  test('revoking the key of a call ends the call and invalidates its tokens', async () => {
    const agent_id = await newAgent(owner);
    const { id, key } = await owner.ok('createApiKey', { body: { name: 'app', scope: 'write' } });
    const app = clientOf(livekit.app.url, key);
    const [grant, unused] = [
      await app.ok('createRtcToken', { body: { agent_id } }),
      await app.ok('createRtcToken', { body: { agent_id } }),
    ];
    const caller = await joinRoom(grant.url, grant.token);
    await until(() => loud(caller.heard) > 20, { withinMs: 20_000, what: 'the caller hears the greeting' });
    await owner.ok('revokeApiKey', { path: { id } });
    const call = await ended(owner, grant.call_id);
    expect(call).toMatchObject({ status: 'completed', end_reason: 'ended_by_api' });
    await until(() => server.participants(grant.call_id).length === 0, { what: 'an empty room' });
    // Without a microphone: the service may remove the participant before its track is published.
    const late = await listenIn(unused.url, unused.token);
    const isOut = () => server.participants(unused.call_id).length === 0;
    await until(isOut, { withinMs: 20_000, what: 'the late participant is removed' });
    expect((await owner.ok('getCall', { path: { id: unused.call_id } })).status).toBe('queued');
    expect(loud(late.heard)).toBe(0);
    await owner.ok('endCall', { path: { id: unused.call_id } });
  }, 90_000);

  test('a caller who joins the room of a call that is over is removed', async () => {
    const grant = await owner.ok('createRtcToken', { body: { agent_id: await newAgent(owner) } });
    await owner.ok('endCall', { path: { id: grant.call_id } });
    await listenIn(grant.url, grant.token);
    const isOut = () => server.participants(grant.call_id).length === 0;
    await until(isOut, { withinMs: 20_000, what: 'the room is ended' });
  }, 60_000);

  test('a callback without a valid signature, or for an unknown room, starts nothing', async () => {
    const { call_id: id } = await owner.ok('createRtcToken', { body: { agent_id: await newAgent(owner) } });
    const body = JSON.stringify({
      event: 'participant_joined',
      room: { name: id },
      participant: { identity: 'caller' },
    });
    const forged = await fetch(livekit.callbacks, { method: 'POST', body, headers: { authorization: 'forged' } });
    expect([forged.status, ((await forged.json()) as { code: string }).code]).toEqual([403, 'invalid_signature']);
    expect((await owner.ok('getCall', { path: { id } })).status).toBe('queued');
    await owner.ok('endCall', { path: { id } });
  });

  test('the health check reports the response of the server', async () => {
    expect(await owner.ok('getRtcHealth')).toMatchObject({ ok: true, transport: 'livekit', url: server.url });
  });
});

test('without LiveKit its callback path does not exist', async () => {
  const plain = await startTestApp();
  expect((await fetch(`${plain.url}/hooks/livekit`, { method: 'POST', body: '{}' })).status).toBe(404);
  await plain.close();
}, 60_000);

async function listenIn(url: string, token: string) {
  const heard: Int16Array[] = [];
  const room = new Room();
  room.on(RoomEvent.TrackSubscribed, (track) => void hear(new AudioStream(track, 16_000, 1), heard));
  await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  return { room, heard };
}

async function joinRoom(url: string, token: string) {
  const { room, heard } = await listenIn(url, token);
  const source = new AudioSource(16_000, 1, 100);
  const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
  await room.localParticipant!.publishTrack(LocalAudioTrack.createAudioTrack('microphone', source), options);
  const speak = async (ms: number) => {
    for (let at = 0; at < ms; at += 20) {
      const tone = Int16Array.from(
        { length: 320 },
        (_, i) => 8_000 * Math.sin(((at * 16 + i) * 2 * Math.PI * 300) / 16_000),
      );
      await source.captureFrame(new AudioFrame(tone, 16_000, 1, 320));
    }
  };
  return { room, heard, speak };
}

async function hear(stream: AudioStream, heard: Int16Array[]): Promise<void> {
  for await (const frame of stream) heard.push(frame.data);
}

function loud(frames: readonly Int16Array[]): number {
  return frames.filter((frame) => rms(frame) > 300).length;
}
