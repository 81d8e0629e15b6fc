// Stands in for a LiveKit server: signaling (protocol 16 and later, subscriber first), audio forwarded between the two
// participants of a room, and the part of the server API that telephone calls use. Both ends of a room are official clients, so
// the tests cover the wire protocol. Deliberately omitted: more than two participants, video, resuming a broken connection.
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import * as P from '@livekit/protocol';
import { TokenVerifier, type ClaimGrants } from 'livekit-server-sdk';
import { WebSocketServer, type WebSocket } from 'ws';
import { description, joinResponse, listen, newMember, offer, tell, vanish, type Member } from './livekit-member.ts';
import {
  ApiFailure,
  createSipBook,
  LIVEKIT_KEY,
  LIVEKIT_SECRET,
  roomCallback,
  type RoomCallbackPost,
  type SipBook,
} from './livekit-sip.ts';

export { LIVEKIT_KEY, LIVEKIT_SECRET } from './livekit-sip.ts';

interface SipRequest {
  method: string;
  body: Record<string, unknown>;
}

export interface LiveKitServer {
  url: string;
  /** Calls of the server API in order. */
  requests: SipRequest[];
  sip: SipBook;
  /** Callbacks about rooms, in order; a test may post them again. */
  callbacks: (RoomCallbackPost & { sentAt: number })[];
  /**
   * Handles the next invitations: resolve to answer, throw a SipFailure to refuse, or an ApiFailure for an
   * error without a SIP status.
   */
  onInvite(handler: (room: string, identity: string) => Promise<void>): void;
  setAttributes(room: string, identity: string, attributes: Record<string, string>): void;
  participants(room: string): string[];
  /** Breaks every connection, like a killed server. */
  close(): Promise<void>;
}

export class SipFailure extends Error {
  readonly status: number;
  constructor(status: number, message: string) {
    super(message);
    this.status = status;
  }
}

/** @param callbackUrl receives joins and leaves, signed as LiveKit signs them */
export async function startLiveKitServer(callbackUrl: () => string | null = () => null): Promise<LiveKitServer> {
  const rooms = new Map<string, Map<string, Member>>();
  const requests: SipRequest[] = [];
  const callbacks: LiveKitServer['callbacks'] = [];
  const sip = createSipBook();
  const attributes = new Map<string, Record<string, string>>();
  let invite: (room: string, identity: string) => Promise<void> = () => Promise.resolve();
  const verifier = new TokenVerifier(LIVEKIT_KEY, LIVEKIT_SECRET);
  const members = (room: string) => rooms.get(room) ?? new Map<string, Member>();

  const server = createServer((request, response) => {
    answerApi(request, response).catch((error: unknown) =>
      reply(response, 500, { code: 'internal', msg: String(error) }),
    );
  });

  async function answerApi(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const method = request.url!.match(/^\/twirp\/livekit\.\w+\/(\w+)$/)?.[1];
    if (!method) return reply(response, 404, { code: 'bad_route', msg: 'no such route' });
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk as Buffer);
    const claims = await verifier.verify(request.headers.authorization?.slice(7) ?? '').catch(() => null);
    if (!claims) return reply(response, 401, { code: 'unauthenticated', msg: 'invalid token' });
    const body = JSON.parse(Buffer.concat(chunks).toString() || '{}') as Record<string, unknown>;
    requests.push({ method, body });
    if (method === 'CreateSIPParticipant') return createParticipant(response, body);
    if (method === 'DeleteRoom') return deleteRoom(response, String(body['room']));
    if (method === 'ListParticipants') return listParticipants(response, String(body['room']));
    try {
      reply(response, 200, sip.answer(method, body as Parameters<SipBook['answer']>[1]) ?? {});
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      reply(response, error.status, { code: error.code, msg: error.message });
    }
  }

  async function createParticipant(response: ServerResponse, body: Record<string, unknown>): Promise<void> {
    const room = String(body['roomName']);
    const identity = String(body['participantIdentity']);
    try {
      await invite(room, identity);
      reply(response, 200, { participant_id: `PA_${identity}`, participant_identity: identity, room_name: room });
    } catch (error) {
      if (error instanceof ApiFailure) return reply(response, error.status, { code: error.code, msg: error.message });
      const { status, message } = error as SipFailure;
      const meta = { sip_status_code: String(status), sip_status: message };
      reply(response, 412, { code: 'failed_precondition', msg: message, meta });
    }
  }

  function listParticipants(response: ServerResponse, room: string): void {
    if (!rooms.has(room)) return reply(response, 404, { code: 'not_found', msg: 'requested room does not exist' });
    const participants = [...members(room).values()].map(({ info }) => info);
    reply(response, 200, new P.ListParticipantsResponse({ participants }).toJson());
  }

  /** Tail of the callback queue: each callback is sent after the previous one was answered. */
  let callbackQueue = Promise.resolve();
  function sendCallback(event: 'participant_joined' | 'participant_left', room: string, { info }: Member): void {
    const participant = info.clone();
    callbackQueue = callbackQueue.then(async () => {
      const url = callbackUrl();
      if (url === null) return;
      const callback = await roomCallback(event, room, participant);
      callbacks.push({ ...callback, sentAt: performance.now() });
      await fetch(url, { method: 'POST', ...callback }).catch(() => undefined);
    });
  }

  function deleteRoom(response: ServerResponse, room: string): void {
    if (!rooms.has(room)) return reply(response, 404, { code: 'not_found', msg: 'requested room does not exist' });
    for (const member of members(room).values()) leave(room, member, P.DisconnectReason.ROOM_DELETED);
    reply(response, 200, {});
  }

  const sockets = new WebSocketServer({ noServer: true });
  server.on('upgrade', (request, socket, head) => {
    const url = new URL(request.url!, 'http://local');
    const token = url.searchParams.get('access_token') ?? request.headers.authorization?.slice(7) ?? '';
    verifier.verify(token).then(
      (claims) => {
        // Newer clients request /rtc/v1 first and fall back on a 404.
        if (url.pathname !== '/rtc' || !claims.video?.roomJoin) {
          return socket.end('HTTP/1.1 404 Not Found\r\ncontent-length: 0\r\n\r\n');
        }
        sockets.handleUpgrade(request, socket, head, (ws) => join(ws, claims));
      },
      () => socket.end('HTTP/1.1 401 Unauthorized\r\ncontent-length: 0\r\n\r\n'),
    );
  });

  function join(socket: WebSocket, claims: ClaimGrants): void {
    const room = claims.video!.room!;
    const identity = claims.sub!;
    const given = attributes.get(`${room} ${identity}`) ?? claims.attributes ?? {};
    const member = newMember(socket, identity, given, claims.kind === 'sip');
    const others = [...members(room).values()];
    if (!rooms.has(room)) rooms.set(room, new Map());
    rooms.get(room)!.set(identity, member);
    member.send({ case: 'join', value: joinResponse(room, member, others) });
    for (const other of others) tell(other, member);
    void offer(member);
    wire(room, member);
    // Like the real server: a participant without a connection has not joined.
    member.subscriber.connectionStateChange.subscribe((state) => {
      if (state === 'connected') sendCallback('participant_joined', room, member);
    });
    socket.on('close', () => leave(room, member));
  }

  function wire(room: string, member: Member): void {
    member.publisher.onTrack.subscribe((track) =>
      track.onReceiveRtp.subscribe((packet) => {
        for (const other of members(room).values()) {
          if (other === member || !other.heard) continue;
          const copy = packet.clone();
          copy.header.extension = false;
          copy.header.extensions = [];
          other.heard.writeRtp(copy);
        }
      }),
    );
    member.publisher.onDataChannel.subscribe((channel) =>
      channel.onMessage.subscribe((bytes) => {
        const packet = P.DataPacket.fromBinary(new Uint8Array(bytes as Buffer));
        packet.participantIdentity = member.identity;
        for (const other of members(room).values()) {
          if (other !== member) other.data?.send(Buffer.from(packet.toBinary()));
        }
      }),
    );
    member.socket.on('message', (bytes: Buffer) => {
      const isIn = () => members(room).get(member.identity) === member;
      if (!isIn()) return;
      onSignal(room, member, P.SignalRequest.fromBinary(new Uint8Array(bytes)).message).catch((error: unknown) => {
        // Its connections were closed before this message was handled.
        if (isIn()) throw error;
      });
    });
  }

  async function onSignal(
    room: string,
    member: Member,
    { case: kind, value }: P.SignalRequest['message'],
  ): Promise<void> {
    switch (kind) {
      case 'ping':
        return member.send({ case: 'pong', value });
      case 'pingReq': {
        const pong = new P.Pong({ lastPingTimestamp: value.timestamp, timestamp: BigInt(Date.now()) });
        return member.send({ case: 'pongResp', value: pong });
      }
      case 'addTrack':
        return publish(room, member, value);
      case 'offer':
        await member.publisher.setRemoteDescription({ type: 'offer', sdp: value.sdp });
        await member.publisher.setLocalDescription(await member.publisher.createAnswer());
        return member.send({ case: 'answer', value: description(member.publisher, 'answer', value.id) });
      case 'answer':
        await member.subscriber.setRemoteDescription({ type: 'answer', sdp: value.sdp });
        return member.answered();
      case 'trickle': {
        const init = JSON.parse(value.candidateInit) as { candidate?: string };
        const target = value.target === P.SignalTarget.PUBLISHER ? member.publisher : member.subscriber;
        if (init.candidate) await target.addIceCandidate(init);
        return;
      }
      case 'leave':
        return leave(room, member);
      default:
    }
  }

  function publish(room: string, member: Member, request: P.AddTrackRequest): void {
    const track = new P.TrackInfo({
      sid: `TR_${member.identity}`,
      name: request.name,
      type: request.type,
      source: request.source,
      mimeType: 'audio/opus',
      stream: 'camera',
    });
    member.info.tracks = [track];
    member.info.isPublisher = true;
    member.send({ case: 'trackPublished', value: new P.TrackPublishedResponse({ cid: request.cid, track }) });
    for (const other of members(room).values()) {
      if (other === member) continue;
      tell(other, member);
      void listen(other, member);
      // A later participant receives the audio of the earlier one.
      if (other.info.tracks.length > 0) void listen(member, other);
    }
  }

  function leave(room: string, member: Member, reason = P.DisconnectReason.CLIENT_INITIATED): void {
    if (members(room).get(member.identity) !== member) return;
    rooms.get(room)!.delete(member.identity);
    if (members(room).size === 0) rooms.delete(room);
    member.info.state = P.ParticipantInfo_State.DISCONNECTED;
    sendCallback('participant_left', room, member);
    for (const other of members(room).values()) tell(other, member);
    if (reason === P.DisconnectReason.ROOM_DELETED) {
      const action = P.LeaveRequest_Action.DISCONNECT;
      member.send({ case: 'leave', value: new P.LeaveRequest({ canReconnect: false, reason, action }) });
    }
    member.socket.close();
    void member.subscriber.close();
    void member.publisher.close();
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `ws://127.0.0.1:${(server.address() as AddressInfo).port}`,
    requests,
    sip,
    callbacks,
    onInvite: (handler) => void (invite = handler),
    setAttributes(room, identity, changed) {
      attributes.set(`${room} ${identity}`, changed);
      const member = members(room).get(identity);
      if (!member) return;
      member.info.attributes = changed;
      for (const other of members(room).values()) if (other !== member) tell(other, member);
    },
    participants: (room) => [...members(room).keys()],
    async close() {
      const all = [...rooms.values()].flatMap((room) => [...room.values()]);
      rooms.clear();
      for (const member of all) vanish(member);
      sockets.close();
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function reply(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
}
