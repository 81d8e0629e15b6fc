// Joins a LiveKit room as the agent with the official client: publishes the agent's audio, receives one participant's audio, and
// observes the state of a SIP call in that participant's attributes. Loaded only if LiveKit is configured, because the client
// includes a WebRTC stack. Deliberately omitted: reconnecting, which the client does.
import {
  AudioFrame,
  AudioSource,
  AudioStream,
  ConnectionState,
  LocalAudioTrack,
  Room,
  RoomEvent,
  TrackKind,
  TrackPublishOptions,
  TrackSource,
  dispose,
  type RemoteParticipant,
  type RemoteTrack,
} from '@livekit/rtc-node';
import type { Logger } from 'pino';
import type { Clock, Timer } from '../../../core/clock.ts';
import { FRAME_MS, FRAME_SAMPLES, SAMPLE_RATE } from '../../ports/audio.ts';
import type { LineClosed } from '../../ports/carrier.ts';
import { ProviderError } from '../../ports/errors.ts';
import type { RoomListener, RoomMedia } from './line.ts';
import { createPeerMessages } from './peer-messages.ts';

export interface JoinOptions {
  url: string;
  token: string;
  /** Identity of the participant whose audio is received. */
  peer: string;
  listener: RoomListener;
  /** `sip.callStatus` of the peer: dialing, ringing, active, hangup. */
  onCallStatus(status: string): void;
  clock: Clock;
  log: Logger;
  signal: AbortSignal;
}

export interface JoinedRoom extends RoomMedia {
  /** Resolves when the peer is in the room. */
  peerJoined: Promise<void>;
}

type JoinRoom = (options: JoinOptions) => Promise<JoinedRoom>;

/** Ends the native threads of the client for the whole process; a later join would fail. */
export { dispose as disposeClient };

/** The line is closed after this long without a connection, even if the client keeps trying. */
const MAX_RECONNECT_MS = 10_000;
const CALL_STATUS = 'sip.callStatus';
/** LiveKit's standard topics of text streams: chat messages, and transcriptions. */
const CHAT_TOPIC = 'lk.chat';
const TRANSCRIPTION_TOPIC = 'lk.transcription';
const FINAL_ATTRIBUTE = 'lk.transcription_final';
/** Far more than a session writes ahead; a full queue rejects further frames. */
const QUEUE_MS = 1_000;
/** RFC 4733 event codes by digit. */
const DIGITS = '0123456789*#ABCD';

/** @throws ProviderError `unavailable` if the room cannot be joined */
export const joinRoom: JoinRoom = async (options) => {
  const { url, token, signal } = options;
  const room = new Room();
  const peer = followPeer(room, options);
  try {
    await room.connect(url, token, { autoSubscribe: true, dynacast: false });
  } catch (error) {
    throw new ProviderError('livekit', 'unavailable', `the room cannot be joined: ${(error as Error).message}`);
  }
  peer.check();
  const source = new AudioSource(SAMPLE_RATE, 1, QUEUE_MS);
  const track = LocalAudioTrack.createAudioTrack('agent', source);
  const media = { ...mediaOf(room, source, options), peerJoined: peer.joined };
  try {
    const publishing = new TrackPublishOptions({ source: TrackSource.SOURCE_MICROPHONE });
    await room.localParticipant!.publishTrack(track, publishing);
  } catch (error) {
    await media.leave();
    throw new ProviderError(
      'livekit',
      'unavailable',
      `the agent cannot speak in the room: ${(error as Error).message}`,
    );
  }
  signal.addEventListener('abort', () => void media.leave(), { once: true });
  if (signal.aborted) await media.leave();
  return media;
};

function followPeer(room: Room, { peer, listener, onCallStatus, clock, log }: JoinOptions) {
  const joined = Promise.withResolvers<void>();
  const isPeer = (participant: { identity: string } | undefined) => participant?.identity === peer;
  const arrive = (participant: RemoteParticipant) => {
    if (!isPeer(participant)) return;
    joined.resolve();
    const status = participant.attributes[CALL_STATUS];
    if (status) onCallStatus(status);
  };
  const gone = (reason: LineClosed) => listener.gone(reason);
  room.on(RoomEvent.ParticipantConnected, arrive);
  // While the client reconnects, all participants seem to have left.
  const isReconnecting = () => room.connectionState === ConnectionState.CONN_RECONNECTING;
  let givingUp: Timer | null = null;
  room.on(RoomEvent.ParticipantDisconnected, (participant) => {
    if (isPeer(participant) && !isReconnecting()) gone('hangup');
  });
  room.on(RoomEvent.Reconnecting, () => void (givingUp ??= clock.after(MAX_RECONNECT_MS, () => gone('lost'))));
  room.on(RoomEvent.Reconnected, () => {
    givingUp?.cancel();
    givingUp = null;
    if (!room.remoteParticipants.has(peer)) gone('hangup');
  });
  room.on(RoomEvent.Disconnected, () => gone('lost'));
  room.on(RoomEvent.ParticipantAttributesChanged, (changed, participant) => {
    if (isPeer(participant) && changed[CALL_STATUS]) onCallStatus(changed[CALL_STATUS]);
  });
  room.on(RoomEvent.TrackSubscribed, (track, _publication, participant) => {
    if (!isPeer(participant) || track.kind !== TrackKind.KIND_AUDIO) return;
    hear(track, listener).catch((error: unknown) =>
      log.warn({ err: error }, 'the audio of a participant ended with an error'),
    );
  });
  const messages = createPeerMessages(clock, listener);
  room.on(RoomEvent.DtmfReceived, (_code, digit, participant) => void (isPeer(participant) && messages.key(digit)));
  room.registerTextStreamHandler(CHAT_TOPIC, (reader, from) => {
    // A reader that nobody reads keeps its subscription.
    const done = isPeer(from) ? messages.read(reader) : reader.close();
    done.catch((error: unknown) => log.warn({ err: error }, 'a typed message could not be read'));
  });
  const check = () => {
    for (const participant of room.remoteParticipants.values()) arrive(participant);
  };
  return { joined: joined.promise, check };
}

async function hear(track: RemoteTrack, listener: RoomListener): Promise<void> {
  const stream = new AudioStream(track, { sampleRate: SAMPLE_RATE, numChannels: 1, frameSizeMs: FRAME_MS });
  const reader = stream.getReader();
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return;
    if (value.data.length === FRAME_SAMPLES) listener.frame(value.data);
  }
}

function mediaOf(room: Room, source: AudioSource, { log }: JoinOptions): RoomMedia {
  let left: Promise<void> | null = null;
  const sent = (what: string) => (error: unknown) => {
    if (!left) log.warn({ err: error }, `${what} could not be sent into the room`);
  };
  return {
    play(frame) {
      // The client reads the underlying buffer from its start, so a view into a longer buffer would send the wrong samples.
      source.captureFrame(new AudioFrame(frame.slice(), SAMPLE_RATE, 1, frame.length)).catch(sent('audio'));
    },
    queuedMs: () => Math.max(0, source.queuedDuration),
    clear: () => source.clearQueue(),
    sendDigit: (digit) => room.localParticipant!.publishDtmf(DIGITS.indexOf(digit), digit),
    sendText({ text, final }) {
      const attributes = { [FINAL_ATTRIBUTE]: String(final) };
      room.localParticipant!.sendText(text, { topic: TRANSCRIPTION_TOPIC, attributes }).catch(sent('a caption'));
    },
    leave: () => (left ??= source.close().then(() => room.disconnect())),
  };
}
