// People who call a number over a SIP trunk of LiveKit: each waits in a room of their own, hears it ring until somebody comes
// in, and is hung up when the room ends. Called by the hook and by jobs. Invariants: a number is called over the trunk that it
// is on and over no other; a room is one call, however often it is told of, and its agent is the process that claimed it; rooms
// of others on the same server are left alone.
import type { Runtime } from '../../../core/context.ts';
import { enqueue } from '../../../jobs/enqueue.ts';
import type { LiveKitTrunks } from '../../../providers/numbers.ts';
import { ProviderError } from '../../../providers/ports.ts';
import type { RoomCaller } from '../../../providers/telephony/livekit/callbacks.ts';
import type { LiveKit } from '../../../providers/telephony/livekit.ts';
import { accountOf, findActiveNumber, findAnsweringNumber } from '../../phone-numbers/service.ts';
import { offerInbound } from '../inbound.ts';
import { findCallById } from '../store.ts';

declare module '../../../jobs/catalogue.ts' {
  interface JobPayloads {
    'calls.arrive': { callId: string; room: string; identity: string };
    'calls.forward': { workspaceId: string; number: string; room: string; to: string };
  }
}

/** Accepts a call, forwards it, or ends its room; one of a number that is not on this trunk is somebody else's affair. */
export async function offerCaller(runtime: Runtime, livekit: LiveKit, caller: RoomCaller): Promise<void> {
  const { room, identity, from, to, trunkId } = caller;
  const own = await findOwn(runtime, to);
  if (own?.trunks.inboundTrunkId !== trunkId) return;
  const answer = await offerInbound(runtime, { carrier: 'livekit', ref: room, from, to });
  if (answer.type === 'refused') return livekit.endRoom(room);
  if (answer.type === 'accepted') {
    const { callId } = answer;
    return enqueue(runtime.db, 'calls.arrive', { callId, room, identity }, { jobKey: `arrive:${callId}` });
  }
  const payload = { workspaceId: own.workspaceId, number: to, room, to: answer.to };
  return enqueue(runtime.db, 'calls.forward', payload, { jobKey: `forward:${room}` });
}

/** When one of two who were connected has hung up, the other is, too; an agent who is there sees to that itself. */
export async function leaveCaller(runtime: Runtime, livekit: LiveKit, caller: RoomCaller): Promise<void> {
  const trunks = (await findOwn(runtime, caller.to))?.trunks;
  const isOwn = trunks && [trunks.inboundTrunkId, trunks.outboundTrunkId].includes(caller.trunkId);
  if (isOwn) await livekit.endRoomWithoutAgent(caller.room);
}

/** Undefined for a number that is on no trunk here. */
async function findOwn(
  runtime: Runtime,
  called: string,
): Promise<{ workspaceId: string; trunks: LiveKitTrunks } | undefined> {
  const number = await findAnsweringNumber(runtime.db, called);
  const trunks = number && accountOf(runtime, number);
  return trunks?.type === 'livekit' ? { workspaceId: number!.workspace_id, trunks } : undefined;
}

/** In a process that carries calls: takes the caller, unless somebody has. Does not wait for the call. */
export async function meetCaller(runtime: Runtime, waiting: { callId: string; room: string; identity: string }) {
  const livekit = requireLiveKit(runtime);
  const call = await findCallById(runtime.db, waiting.callId);
  if (call && !call.ended_at) livekit.arrive(waiting);
  else await livekit.endRoom(waiting.room);
}

/** The caller goes to the number's fallback, in the same room. @throws ProviderError when the server cannot be reached */
export async function forwardCaller(
  runtime: Runtime,
  { workspaceId, number: own, room, to }: { workspaceId: string; number: string; room: string; to: string },
): Promise<void> {
  const livekit = requireLiveKit(runtime);
  const number = await findActiveNumber(runtime.db, workspaceId, own);
  try {
    await livekit.forward(room, own, to, number && accountOf(runtime, number));
  } catch (error) {
    if (!(error instanceof ProviderError) || error.kind !== 'refused') throw error;
    runtime.log.warn({ err: error, room }, 'a caller could not be forwarded');
    await livekit.endRoom(room);
  }
}

function requireLiveKit({ livekit }: Runtime): LiveKit {
  if (!livekit) throw new Error('LiveKit is no longer configured');
  return livekit;
}
