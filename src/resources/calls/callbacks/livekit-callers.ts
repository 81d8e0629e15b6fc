// Callers over a SIP trunk of LiveKit. Each waits in a separate room and hears ringing until an agent joins; the end of the room
// hangs up the caller. Invariants: a number is called only over the trunk that it is on. A room is one call, however often it is
// reported, and its agent is the process that claimed it. Other rooms on the same server are not touched.
import { enqueue } from '../../../jobs/enqueue.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { RoomCaller } from '../../../providers/vendors/livekit/callbacks.ts';
import type { LiveKit } from '../../../providers/vendors/livekit/livekit.ts';
import type { Uses } from '../../../runtime.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { findNumberOnTrunk } from '../../phone-numbers/service/inbound.ts';
import { accountOf } from '../../phone-numbers/service/route.ts';
import { finishLeg, recordForwardAnswered, recordForwardLeft } from '../dispatch/onward-legs.ts';
import { offerInbound, type InboundOffering } from '../inbound/offer.ts';
import { selectCallById } from '../rows/calls.ts';
import { selectForward, type OnwardLeg } from '../rows/onward-legs.ts';

declare module '../../../jobs/catalogue.ts' {
  interface JobPayloads {
    'calls.arrive': { callId: string; room: string; identity: string };
    'calls.forward': { workspaceId: string; number: string; room: string; to: string };
  }
}

/** Delay between two attempts to find a process that takes a caller. */
const ARRIVE_AGAIN_MS = 500;

/** Accepts a call, forwards it, or ends its room. Ignores a call to a number that is not on this trunk. */
export async function offerCaller(runtime: InboundOffering, livekit: LiveKit, caller: RoomCaller): Promise<void> {
  const { room, identity, from, to, trunkId } = caller;
  const own = await findNumberOnTrunk(runtime, to, trunkId);
  if (own?.trunks.inboundTrunkId !== trunkId) return;
  const { number } = own;
  const answer = await offerInbound(runtime, { carrier: 'livekit', ref: room, from, to, number });
  if (answer.type === 'refused') return livekit.endRoom(room);
  if (answer.type === 'accepted') {
    const { callId } = answer;
    return enqueue(runtime.db, 'calls.arrive', { callId, room, identity }, { jobKey: `arrive:${callId}` });
  }
  const payload = { workspaceId: number.workspace_id, number: to, room, to: answer.to };
  return enqueue(runtime.db, 'calls.forward', payload, { jobKey: `forward:${room}` });
}

/** A telephone has left its room: hangs up the other side of a forwarded call too. An agent in the room does that itself. */
export async function hangUpWithoutAgent(
  runtime: Uses<'db' | 'log' | 'vault'>,
  livekit: LiveKit,
  caller: RoomCaller,
): Promise<void> {
  const own = await findNumberOnTrunk(runtime, caller.to, caller.trunkId);
  if (!own) return;
  const leg = await selectForward(runtime.db, own.number, caller.room);
  if (leg && leg.ended_at === null) await recordForwardLeft(runtime, leg);
  await livekit.endRoomWithoutAgent(caller.room);
}

/** Job in a process that carries calls: takes the caller, unless another process has done so. Does not wait for the call. */
export async function takeCaller(
  runtime: Uses<'db' | 'clock' | 'log' | 'livekit'>,
  waiting: { callId: string; room: string; identity: string },
) {
  const livekit = requireLiveKit(runtime);
  const call = await selectCallById(runtime.db, waiting.callId);
  if (!call || call.ended_at) return livekit.endRoom(waiting.room);
  const later = (): void => {
    const runAt = new Date(runtime.clock.now() + ARRIVE_AGAIN_MS);
    enqueue(runtime.db, 'calls.arrive', waiting, { runAt, jobKey: `arrive:${waiting.callId}` }).catch(
      (error: unknown) =>
        runtime.log.warn({ err: error, callId: waiting.callId }, 'a caller could not be passed on to another process'),
    );
  };
  livekit.arrive({ ...waiting, later });
}

/**
 * Job: forwards the caller to the fallback number in the same room. Does not wait for the answer. If the process dies before the
 * answer, the periodic check of legs settles the leg.
 */
export async function forwardCaller(
  runtime: Uses<'db' | 'log' | 'vault' | 'livekit'>,
  { workspaceId, number: own, room, to }: { workspaceId: string; number: string; room: string; to: string },
): Promise<void> {
  const livekit = requireLiveKit(runtime);
  const number = await findActiveNumber(runtime.db, workspaceId, own);
  const leg = number && (await selectForward(runtime.db, number, room));
  if (!leg || leg.ended_at !== null) return livekit.endRoom(room);
  const account = accountOf(runtime, number);
  const { limit_seconds: limitSeconds } = leg;
  livekit
    .forward({ room, from: own, to, limitSeconds, account })
    .then((isOurs) => (isOurs ? recordForwardAnswered(runtime, leg) : undefined))
    .catch((error: unknown) => endFailedForward(runtime, livekit, leg, error))
    .catch((error: unknown) =>
      runtime.log.warn({ err: error, room }, 'a forwarded call could not be ended; a job settles its leg'),
    );
}

async function endFailedForward(
  runtime: Uses<'db' | 'log'>,
  livekit: LiveKit,
  leg: OnwardLeg,
  error: unknown,
): Promise<void> {
  if (!(error instanceof ProviderError)) throw error;
  runtime.log.warn({ err: error, room: leg.ref }, 'a caller could not be forwarded');
  await livekit.endRoom(leg.ref!);
  await finishLeg(runtime, leg, 0);
}

function requireLiveKit({ livekit }: Uses<'livekit'>): LiveKit {
  if (!livekit) throw new Error('LiveKit is no longer configured');
  return livekit;
}
