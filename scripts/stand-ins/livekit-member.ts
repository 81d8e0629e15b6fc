// One participant of a room of the LiveKit stand-in (livekit-server.ts): its socket and the two WebRTC connections that a server
// of protocol 16 keeps.
import * as P from '@livekit/protocol';
import { MediaStream, MediaStreamTrack, RTCPeerConnection, RTCRtpCodecParameters, type RTCDataChannel } from 'werift';
import type { WebSocket } from 'ws';

export interface Member {
  identity: string;
  info: P.ParticipantInfo;
  socket: WebSocket;
  send(message: P.SignalResponse['message']): void;
  subscriber: RTCPeerConnection;
  publisher: RTCPeerConnection;
  /** Sends data of other members to this member. */
  data: RTCDataChannel | null;
  /** Sends the audio of the other member to this member. */
  heard: MediaStreamTrack | null;
  offers: number;
  /** Resolves when the previous offer is answered: one offer at a time. */
  offering: Promise<void>;
  answered: () => void;
}

const OPUS = new RTCRtpCodecParameters({
  mimeType: 'audio/opus',
  clockRate: 48_000,
  channels: 2,
  parameters: 'minptime=10;useinbandfec=1',
});

/** Loopback addresses only: the discard port answers nothing, and no packet leaves the machine. */
const peerConnection = () =>
  new RTCPeerConnection({
    codecs: { audio: [OPUS] },
    iceServers: [{ urls: 'stun:127.0.0.1:9' }],
    iceStunGatherTimeout: 0.05,
    iceUseIpv6: false,
    iceAdditionalHostAddresses: ['127.0.0.1'],
  } as ConstructorParameters<typeof RTCPeerConnection>[0]);

export function newMember(
  socket: WebSocket,
  identity: string,
  attributes: Record<string, string>,
  isPhone: boolean,
): Member {
  const info = new P.ParticipantInfo({
    sid: `PA_${identity}`,
    identity,
    state: P.ParticipantInfo_State.ACTIVE,
    attributes,
    kind: isPhone ? P.ParticipantInfo_Kind.SIP : P.ParticipantInfo_Kind.STANDARD,
    permission: { canPublish: true, canSubscribe: true, canPublishData: true },
  });
  return {
    identity,
    info,
    socket,
    send: (message) => socket.send(new P.SignalResponse({ message }).toBinary()),
    subscriber: peerConnection(),
    publisher: peerConnection(),
    data: null,
    heard: null,
    offers: 0,
    offering: Promise.resolve(),
    answered: () => undefined,
  };
}

export function vanish({ socket, subscriber, publisher }: Member): void {
  socket.terminate();
  void subscriber.close();
  void publisher.close();
}

export function joinResponse(room: string, member: Member, others: readonly Member[]): P.JoinResponse {
  return new P.JoinResponse({
    room: new P.Room({ sid: `RM_${room}`, name: room }),
    participant: member.info,
    otherParticipants: others.map(({ info }) => info),
    serverVersion: '1.9.0',
    subscriberPrimary: true,
    pingTimeout: 15,
    pingInterval: 5,
    serverInfo: { edition: 0, version: '1.9.0', protocol: 16 },
  });
}

export function tell(member: Member, about: Member): void {
  member.send({ case: 'update', value: new P.ParticipantUpdate({ participants: [about.info] }) });
}

/** The server's side of the connection on which `member` receives audio; every change of it is offered again. */
export function offer(member: Member, change: () => void = () => undefined): Promise<void> {
  member.offering = member.offering.then(async () => {
    change();
    const answered = new Promise<void>((resolve) => (member.answered = resolve));
    await sendOffer(member);
    await answered;
  });
  return member.offering;
}

async function sendOffer(member: Member): Promise<void> {
  const { subscriber } = member;
  if (member.offers === 0) {
    subscriber.createDataChannel('_lossy');
    member.data = subscriber.createDataChannel('_reliable');
  }
  await subscriber.setLocalDescription(await subscriber.createOffer());
  member.send({ case: 'offer', value: description(subscriber, 'offer', ++member.offers) });
}

export async function listen(member: Member, to: Member): Promise<void> {
  if (member.heard) return;
  const id = `TR_${to.identity}`;
  const track = new MediaStreamTrack({ kind: 'audio', id, streamId: `PA_${to.identity}|${id}` });
  // The client finds the publication by these names in the session description.
  track.id = id;
  Object.defineProperty(track, 'uuid', { value: id });
  track.streamId = `PA_${to.identity}|${id}`;
  member.heard = track;
  const streams = [new MediaStream({ id: track.streamId })];
  await offer(member, () => void member.subscriber.addTransceiver(track, { direction: 'sendonly', streams }));
}

export function description(connection: RTCPeerConnection, type: string, id: number): P.SessionDescription {
  return new P.SessionDescription({ type, sdp: connection.localDescription!.sdp, id });
}
