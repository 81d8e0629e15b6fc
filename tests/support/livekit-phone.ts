// A telephone in a room of the LiveKit stand-in, as a SIP trunk brings it there: by an official client, with the attributes that
// LiveKit gives SIP participants. Used by tests of telephone calls over LiveKit.
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackPublishOptions,
  TrackSource,
} from '@livekit/rtc-node';
import { AccessToken } from 'livekit-server-sdk';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../src/providers/ports.ts';
import { rms, sine } from '../providers/support/sounds.ts';
import type { LiveKitServer } from './livekit-server.ts';
import { LIVEKIT_KEY, LIVEKIT_SECRET } from './livekit-sip.ts';

const HUM_HERTZ = 200;

export interface LiveKitPhone {
  heard: Int16Array[];
  /** Keys that the other side pressed. */
  digits: string[];
  client(): Room;
  /** Rings and answers when it is invited. */
  answer(room: string, identity: string): Promise<void>;
  /** Calls a number of the server's trunks; the room that it waits in, and who it is there. */
  call(from: string, to: string): Promise<{ room: string; identity: string }>;
  /** Hums for so long, at the pace of life; too low for the beep of a voicemail. */
  speak(ms: number): Promise<void>;
  /** Hangs up. */
  leave(): Promise<void>;
  /** Whether it was put out of the room, or never was in one. */
  isOut(): boolean;
}

export function createPhone(server: LiveKitServer): LiveKitPhone {
  const heard: Int16Array[] = [];
  const digits: string[] = [];
  let client: Room | null = null;
  let isIn = false;
  const source = new AudioSource(SAMPLE_RATE, 1, 100);

  async function enter(room: string, identity: string, attributes: Record<string, string>): Promise<void> {
    const token = new AccessToken(LIVEKIT_KEY, LIVEKIT_SECRET, { identity, ttl: 60, attributes });
    token.kind = 'sip';
    token.addGrant({ roomJoin: true, room, canPublish: true, canSubscribe: true, canPublishData: true });
    client = new Room();
    client.on(RoomEvent.TrackSubscribed, (track) => void hear(new AudioStream(track, SAMPLE_RATE, 1), heard));
    client.on(RoomEvent.DtmfReceived, (_code, digit) => void digits.push(digit));
    client.on(RoomEvent.Disconnected, () => void (isIn = false));
    await client.connect(server.url, await token.toJwt(), { autoSubscribe: true, dynacast: false });
    isIn = true;
    const track = LocalAudioTrack.createAudioTrack('phone', source);
    const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
    await client.localParticipant!.publishTrack(track, options);
  }

  return {
    heard,
    digits,
    client: () => client!,
    async answer(room, identity) {
      server.setAttributes(room, identity, { 'sip.callStatus': 'ringing' });
      await enter(room, identity, { 'sip.callStatus': 'ringing' });
      server.setAttributes(room, identity, { 'sip.callStatus': 'active' });
    },
    async call(from, to) {
      const { room, trunkId, ruleId } = server.sip.dispatch(to, from);
      const identity = `sip_${from}`;
      await enter(room, identity, {
        'sip.callID': `SCL_${room}`,
        'sip.callStatus': 'ringing',
        'sip.phoneNumber': from,
        'sip.trunkPhoneNumber': to,
        'sip.trunkID': trunkId,
        'sip.ruleID': ruleId,
      });
      return { room, identity };
    },
    async speak(ms) {
      const samples = sine(HUM_HERTZ, ms);
      for (let at = 0; at < samples.length; at += FRAME_SAMPLES) {
        const frame = samples.slice(at, at + FRAME_SAMPLES);
        await source.captureFrame(new AudioFrame(frame, SAMPLE_RATE, 1, frame.length));
      }
    },
    leave: async () => client?.disconnect(),
    isOut: () => !isIn,
  };
}

/** How many of these frames are no silence. */
export function loud(frames: readonly Int16Array[], above = 1_000): number {
  return frames.filter((frame) => rms(frame) > above).length;
}

async function hear(stream: AudioStream, heard: Int16Array[]): Promise<void> {
  try {
    for await (const frame of stream) heard.push(frame.data);
  } catch (error) {
    // The client breaks a stream off when it is put out of the room.
    if ((error as Error).name !== 'AbortError') throw error;
  }
}
