// Calls a human on a second leg of a live call: the same carrier, from the number of ours that the call is on. Used by the
// conversations of place.ts for warm transfers. Invariants: whoever is called here is held to the rules of every call (countries,
// do-not-call list, the pace of carrier and number); each attempt is a leg of its own, so that its callbacks find it, and whoever
// comes after a process that died.
import { sleep } from '../../../core/clock.ts';
import type { Runtime } from '../../../runtime.ts';
import { inTransaction } from '../../../database/transaction.ts';
import { ProviderError, type Carrier, type DialEvent, type Line } from '../../../providers/ports.ts';
import { takeTurn } from '../dispatch/carrier-throttle.ts';
import { legName, noteLeg } from '../rows/legs.ts';
import type { CallRow } from '../rows/calls.ts';
import { freeWarmLeg, reserveWarmLeg } from './onward-legs.ts';
import { orRefused, requireDestination, type Carriage } from './call-route.ts';

/** Someone waits on the line: a phone that nobody picks up by then is not going to be. */
const RING_TIMEOUT_MS = 30_000;
/** Longest wait for a turn at the carrier. */
const TURN_TIMEOUT_MS = 10_000;

export type Connect = (to: string, signal: AbortSignal) => AsyncIterable<DialEvent>;

/**
 * @param onRepriced the telephony of the call may cost more now
 * @returns what dials, as often as it is asked
 */
export function secondLegs(
  runtime: Runtime,
  call: CallRow,
  carriage: Carriage,
  onRepriced: () => Promise<void>,
): Connect {
  let number = 1;
  return async function* connect(to, signal) {
    const { carrier, number: own, account } = carriage;
    if (!carrier.serves(own.number, to)) {
      throw new ProviderError(carrier.id, 'refused', `${to} cannot be reached from ${own.number}`);
    }
    await requireDestination(runtime, call.workspace_id, carriage, to);
    await awaitTurn(runtime, carriage, signal);
    const callId = legName(call.id, ++number);
    const maxSeconds = runtime.config.maxTransferSeconds;
    const request = { callId, from: own.number, to, ringTimeoutMs: RING_TIMEOUT_MS, maxSeconds, signal, account };
    if (carrier.onward === undefined) {
      await noteNamed(runtime, call, carrier, callId, number);
      return yield* carrier.dial(request);
    }
    await orRefused(carrier, reserveWarmLeg(runtime, call, carriage, { name: callId, to }));
    await onRepriced();
    await noteNamed(runtime, call, carrier, callId, number);
    // Should it fail, the slot is free when the call is over.
    const free = () =>
      freeWarmLeg(runtime, call.workspace_id, callId).catch((err: unknown) =>
        runtime.log.warn({ err, leg: callId }, 'the slot of a second leg could not be freed yet'),
      );
    yield* withSlot(carrier.dial(request), free);
  };
}

/** Frees the slot when nobody answered, or with the line. */
async function* withSlot(events: AsyncIterable<DialEvent>, free: () => Promise<void>): AsyncGenerator<DialEvent> {
  let isAnswered = false;
  try {
    for await (const event of events) {
      isAnswered = event.type === 'answered';
      yield event.type === 'answered' ? { ...event, line: freeing(event.line, free) } : event;
    }
  } finally {
    if (!isAnswered) await free();
  }
}

function freeing(line: Line, free: () => Promise<void>): Line {
  const close = async (): Promise<void> => {
    await line.close();
    await free();
  };
  return { ...line, close };
}

/** A carrier that calls nobody back tells of no leg. That it is over is not noted: it may be ended twice. */
async function noteNamed(
  { db, notifications }: Runtime,
  { id: callId, workspace_id: workspaceId }: CallRow,
  { id: carrier, refOf }: Carrier,
  name: string,
  number: number,
): Promise<void> {
  if (!refOf) return;
  const leg = { ref: refOf(name), status: 'initiated', detail: null, answeredBy: null } as const;
  await noteLeg(db, notifications, { ...leg, workspaceId, callId, carrier, number });
}

/** @throws ProviderError when the carrier is asked for too many calls */
async function awaitTurn(runtime: Runtime, { carrier, number }: Carriage, signal: AbortSignal): Promise<void> {
  const { clock, db } = runtime;
  const deadline = clock.monotonic() + TURN_TIMEOUT_MS;
  for (;;) {
    const waitMs = await inTransaction(db, (trx) => takeTurn(trx, { carrier, number }));
    if (waitMs === 0) return;
    if (clock.monotonic() + waitMs > deadline) {
      throw new ProviderError(carrier.id, 'rate_limited', 'the carrier takes no further call now');
    }
    await sleep(clock, waitMs, signal);
  }
}
