// A telephone in a room of the LiveKit stand-in, as a SIP trunk would connect it: an official client with the attributes that
// LiveKit gives SIP participants.
import { setTimeout as sleep } from 'node:timers/promises';
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
import { rms } from '../../src/core/pcm.ts';
import { FRAME_SAMPLES, SAMPLE_RATE } from '../../src/providers/ports/audio.ts';
import type { LiveKitServer } from './livekit-server.ts';
import { LIVEKIT_KEY, LIVEKIT_SECRET } from './livekit-sip.ts';

const HUM_HERTZ = 200;
const HUM_PEAK = 8_000;
const LOUD_RMS = 1_000;
const UTTERANCE_MS = 500;
/** Time until both sides of a call have subscribed to each other, on a busy machine. */
const HEARD_MS = 30_000;
/** Maximum time after a broken connection until the client reports that it has left the room. */
const DISCONNECT_MS = 2_000;

export interface LiveKitPhone {
  heard: Int16Array[];
  /** DTMF digits sent by the other side. */
  digits: string[];
  client(): Room;
  /** Rings without an end. */
  ring(room: string, identity: string): Promise<void>;
  /** Rings, then answers the invitation. */
  answer(room: string, identity: string): Promise<void>;
  /** Calls a number on the server's trunks. @returns the room in which it waits, and its identity there */
  call(from: string, to: string): Promise<{ room: string; identity: string }>;
  /** Hums in real time, at a pitch too low for a voicemail beep. */
  speak(ms: number): Promise<void>;
  /** Hangs up. */
  leave(): Promise<void>;
  /** True if it was removed from the room or never joined one. */
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
    const left = new Promise<void>((resolve) => {
      client!.on(RoomEvent.Disconnected, () => {
        isIn = false;
        resolve();
      });
    });
    await client.connect(server.url, await token.toJwt(), { autoSubscribe: true, dynacast: false });
    isIn = true;
    const track = LocalAudioTrack.createAudioTrack('phone', source);
    const options = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
    await client.localParticipant!.publishTrack(track, options).catch(async (error: unknown) => {
      // The call may have been hung up before it could speak; the client reports that a moment later.
      await Promise.race([left, sleep(DISCONNECT_MS)]);
      if (isIn) throw error;
    });
  }

  async function ring(room: string, identity: string): Promise<void> {
    server.setAttributes(room, identity, { 'sip.callStatus': 'ringing' });
    await enter(room, identity, { 'sip.callStatus': 'ringing' });
  }

  return {
    heard,
    digits,
    client: () => client!,
    ring,
    async answer(room, identity) {
      await ring(room, identity);
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
      const samples = hum(ms);
      for (let at = 0; at < samples.length; at += FRAME_SAMPLES) {
        const frame = samples.slice(at, at + FRAME_SAMPLES);
        await source.captureFrame(new AudioFrame(frame, SAMPLE_RATE, 1, frame.length));
      }
    },
    leave: async () => client?.disconnect(),
    isOut: () => !isIn,
  };
}

/**
 * Lets both sides speak until `isHeard`. What is said before the other side has subscribed is lost, so that a single utterance might
 * not arrive.
 */
export async function speakUntil(
  isHeard: () => boolean,
  speak: readonly ((ms: number) => Promise<void>)[],
): Promise<void> {
  for (const end = performance.now() + HEARD_MS; !isHeard();) {
    if (performance.now() > end) throw new Error(`not all sides were heard within ${HEARD_MS} ms`);
    await Promise.all(speak.map((one) => one(UTTERANCE_MS)));
  }
}

/** Both hum until each has heard `frames` loud frames of the other. */
export async function hearEachOther(one: LiveKitPhone, other: LiveKitPhone, frames: number): Promise<void> {
  const [ofOne, ofOther] = [one.heard.length, other.heard.length];
  const isHeard = () => loud(one.heard.slice(ofOne)) > frames && loud(other.heard.slice(ofOther)) > frames;
  await speakUntil(isHeard, [one.speak, other.speak]);
}

/** Counts the frames that are not silent. */
export function loud(frames: readonly Int16Array[]): number {
  return frames.filter((frame) => rms(frame) > LOUD_RMS).length;
}

async function hear(stream: AudioStream, heard: Int16Array[]): Promise<void> {
  try {
    for await (const frame of stream) heard.push(frame.data);
  } catch (error) {
    // The client ends a stream when it is removed from the room.
    if ((error as Error).name !== 'AbortError') throw error;
  }
}

function hum(ms: number): Int16Array {
  return Int16Array.from({ length: (SAMPLE_RATE * ms) / 1000 }, (_, i) =>
    Math.round(Math.sin((2 * Math.PI * HUM_HERTZ * i) / SAMPLE_RATE) * HUM_PEAK),
  );
}
