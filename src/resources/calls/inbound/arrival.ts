// Takes over inbound telephone calls whose audio arrives at this process, and answers them. Also accepts call offers from
// carriers that run in this process.
import { inTransaction } from '../../../database/transaction.ts';
import type { Arrival, Carrier, Line } from '../../../providers/ports/carrier.ts';
import type { Uses } from '../../../runtime.ts';
import { findActiveNumber } from '../../phone-numbers/service.ts';
import { accountOf } from '../../phone-numbers/service/route.ts';
import { openMeter } from '../../wallet/service/meter.ts';
import { releaseOnFailure, combineReleases, type Release } from '../dispatch/permits.ts';
import type { ProcessCapacity } from '../dispatch/process-capacity.ts';
import { acquireSttSlot, DEPLOYMENT_FULL, NO_STT_SLOT, PROCESS_FULL } from '../dispatch/stt-slots.ts';
import type { CallStarts } from '../live/call-starts.ts';
import type { CallCarrying, Connector, PreparedPhoneCall } from '../live/call-state.ts';
import type { CarriedCalls } from '../live/carried-calls.ts';
import { enqueueHangUp } from '../live/hang-up.ts';
import { prepareForPhone } from '../live/prepare-agent.ts';
import { runCall } from '../live/run-call.ts';
import { whileLeased } from '../live/while-leased.ts';
import { claimOffered, selectOffered, type LeaseFence } from '../rows/leases.ts';
import { countFreeCapacity } from '../rows/voice-processes.ts';
import { transitionCall } from '../transitions.ts';
import { offerInbound } from './offer.ts';

interface InboundMediaOptions {
  runtime: CallCarrying;
  /** Names this process in the leases. */
  owner: string;
  leaseMs: number;
  capacity: ProcessCapacity;
  carried: CarriedCalls;
  starts: CallStarts;
}

/** Listens to all carriers. */
export function acceptInboundMedia(options: InboundMediaOptions): void {
  const { runtime, capacity } = options;
  for (const carrier of runtime.providers.carriers()) {
    carrier.onArrival?.((arrival) => {
      answer(options, arrival).catch((error: unknown) => {
        runtime.log.error({ err: error, callId: arrival.callId }, 'an inbound call could not be answered');
        arrival.refuse();
      });
    });
    carrier.onOffer?.(offersOf(runtime, carrier, capacity));
  }
}

/** Answers an inbound call whose audio has arrived here. */
async function answer(options: InboundMediaOptions, arrival: Arrival): Promise<void> {
  const { capacity, starts } = options;
  const releaseCapacity = starts.isClosed() ? null : capacity.acquire();
  return releaseCapacity ? starts.during(() => takeOver(options, arrival, releaseCapacity)) : passOn(options, arrival);
}

async function takeOver(
  { runtime, owner, leaseMs, carried }: InboundMediaOptions,
  arrival: Arrival,
  releaseCapacity: Release,
): Promise<void> {
  const about = { runtime, call: { id: arrival.callId } };
  const call = await releaseOnFailure(releaseCapacity, () =>
    whileLeased(about, (isRetry) => claimOffered(runtime.db, arrival.callId, owner, leaseMs, isRetry)),
  );
  if (!call) {
    releaseCapacity();
    return arrival.refuse();
  }
  const slot = await releaseOnFailure(releaseCapacity, () =>
    whileLeased(about, () => acquireSttSlot(runtime.db, runtime, call, null)),
  );
  if (slot === null) {
    releaseCapacity();
    arrival.refuse();
    const fence = { callId: call.id, token: call.lease_token };
    return failUncarried(runtime, fence, 'concurrency_timeout', NO_STT_SLOT);
  }
  const release = combineReleases(slot, releaseCapacity);
  await releaseOnFailure(release, async () => {
    const [meter, number] = await whileLeased(about, async () => [
      await openMeter(runtime, call.id),
      await findActiveNumber(runtime.db, call.workspace_id, call.to_number ?? ''),
    ]);
    const account = number && accountOf(runtime, number);
    carried.begin({ call, meter, isThrottled: false, release }, async (run) =>
      runCall(run, answerInbound(arrival.accept(account, run.signal))),
    );
  });
}

/**
 * Leaves the call unclaimed here: another process may take it, or this one in a moment. If no process has free capacity, the
 * caller gets busy.
 */
async function passOn({ runtime, starts }: InboundMediaOptions, arrival: Arrival): Promise<void> {
  const offered = await selectOffered(runtime.db, arrival.callId);
  if (!offered) return arrival.refuse();
  const free = starts.isClosed() ? null : await countFreeCapacity(runtime.db);
  // Offered calls count as carried, including this one.
  if (free === null || free >= 0) return arrival.wait();
  await failUncarried(runtime, offered, 'busy', DEPLOYMENT_FULL);
  arrival.refuse();
}

/**
 * Ends an accepted call that no process can carry.
 * @throws CallLeaseLost when another process has taken it
 */
async function failUncarried(
  runtime: Uses<'db' | 'clock' | 'log' | 'notifications' | 'publicUrl'>,
  fence: LeaseFence,
  reason: 'busy' | 'concurrency_timeout',
  detail: string,
): Promise<void> {
  const { callId } = fence;
  const failed = { to: 'failed' as const, reason, detail, at: new Date(runtime.clock.now()) };
  await inTransaction(runtime.db, async (trx) => {
    const row = await transitionCall(trx, runtime, callId, failed, fence);
    if (row) await enqueueHangUp(trx, callId);
  });
}

function offersOf(
  runtime: CallCarrying,
  carrier: Carrier,
  capacity: ProcessCapacity,
): Parameters<NonNullable<Carrier['onOffer']>>[0] {
  return async ({ from, to }) => {
    if (capacity.used() >= capacity.limit) return { refused: 'busy', detail: PROCESS_FULL };
    const offered = await offerInbound(runtime, { carrier: carrier.id, ref: null, from, to });
    if (offered.type === 'accepted') return { callId: offered.callId };
    // A carrier in this process cannot forward.
    return offered.type === 'refused'
      ? { refused: offered.reason, detail: offered.detail }
      : { refused: 'busy', detail: 'no agent can answer now' };
  };
}

/**
 * Opens the line of an inbound telephone call, in the process that receives its audio.
 * @param opening the line, opened before anything else is prepared
 */
export function answerInbound(opening: Promise<Line>): Connector<PreparedPhoneCall> {
  // Null when the caller has hung up. `connect` reports the reason once the agent is known.
  const opened = opening.catch(() => null);
  return {
    prepare: prepareForPhone,
    async connect(prepared) {
      const line = await opening;
      return { ...prepared, stage: 'connected', line, answeredBy: 'human', view: null, written: Promise.resolve() };
    },
    openedLine: () => opened,
    isRequeued: false,
    failureMessage: 'an inbound call could not be answered',
  };
}
