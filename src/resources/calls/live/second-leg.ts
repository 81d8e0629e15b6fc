// Calls a human on a second leg of a live call, for a warm transfer. Uses the same carrier and our number that the call is on.
// Invariants: the called number passes the checks of every call (countries, do-not-call list, throttles of carrier and number).
// Each attempt is a separate leg, so that callbacks and a process that takes over from a dead one can identify it.
import { sleep } from '../../../core/clock.ts';
import { inTransaction } from '../../../database/transaction.ts';
import type { Carrier, DialEvent, Line } from '../../../providers/ports/carrier.ts';
import { ProviderError } from '../../../providers/ports/errors.ts';
import type { Uses } from '../../../runtime.ts';
import { asCarrierRefusal, requireDestination, type CallRoute } from '../dispatch/call-route.ts';
import { acquireDial } from '../dispatch/carrier-throttle.ts';
import { freeWarmLeg, reserveWarmLeg } from '../dispatch/onward-legs.ts';
import type { CallRow } from '../rows/calls.ts';
import { legName, upsertLeg } from '../rows/legs.ts';

/** How long the human's phone rings while the caller waits on the line. */
const RING_TIMEOUT_MS = 30_000;
/** Maximum wait for the throttles of the carrier and the number. */
const THROTTLE_TIMEOUT_MS = 10_000;

type ConnectSecondLeg = (to: string, signal: AbortSignal) => AsyncIterable<DialEvent>;

/**
 * @param onRepriced called when a leg may have raised the telephony price of the call
 * @returns a function that dials one more leg per call
 */
export function createSecondLegs(
  runtime: Uses<'config' | 'db' | 'clock' | 'log' | 'notifications' | 'rates'>,
  call: CallRow,
  route: CallRoute,
  onRepriced: () => Promise<void>,
): ConnectSecondLeg {
  let number = 1;
  return async function* connect(to, signal) {
    const { carrier, number: own, account } = route;
    if (!carrier.serves(own.number, to)) {
      throw new ProviderError(carrier.id, 'refused', `${to} cannot be reached from ${own.number}`);
    }
    await requireDestination(runtime, route, to);
    await awaitThrottle(runtime, route, signal);
    const name = legName(call.id, ++number);
    const maxSeconds = runtime.config.maxTransferSeconds;
    const request = {
      legName: name,
      from: own.number,
      to,
      ringTimeoutMs: RING_TIMEOUT_MS,
      maxSeconds,
      signal,
      account,
    };
    if (carrier.onward === undefined) {
      await recordNamedLeg(runtime, call, carrier, name, number);
      return yield* carrier.dial(request);
    }
    await asCarrierRefusal(carrier, reserveWarmLeg(runtime, call, route, { name, to }));
    await onRepriced();
    await recordNamedLeg(runtime, call, carrier, name, number);
    // If this fails, the slot is freed when the call ends.
    const free = () =>
      freeWarmLeg(runtime, call.workspace_id, name).catch((err: unknown) =>
        runtime.log.warn({ err, leg: name }, 'the slot of a second leg could not be freed; it is freed with the call'),
      );
    yield* withSlot(carrier.dial(request), free);
  };
}

/** Frees the slot if the leg was not answered, or else when its line is closed. */
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

/** Changes the line itself, because carriers find their lines by identity: they would not know a copy. */
function freeing(line: Line, free: () => Promise<void>): Line {
  const close = line.close.bind(line);
  line.close = async () => {
    try {
      await close();
    } finally {
      await free();
    }
  };
  return line;
}

/**
 * Records the leg for a carrier that sends no callbacks. The end of the leg is not recorded, because hanging up
 * twice is harmless.
 */
async function recordNamedLeg(
  { db, notifications }: Uses<'db' | 'notifications'>,
  { id: callId, workspace_id: workspaceId }: CallRow,
  { id: carrier, refOf }: Carrier,
  name: string,
  number: number,
): Promise<void> {
  if (!refOf) return;
  const leg = { ref: refOf(name), status: 'initiated', detail: null, answeredBy: null } as const;
  await upsertLeg(db, notifications, { ...leg, workspaceId, callId, carrier, number });
}

/** @throws ProviderError `rate_limited` when the throttles do not permit the leg in time */
async function awaitThrottle(
  runtime: Uses<'db' | 'clock'>,
  { carrier, number }: CallRoute,
  signal: AbortSignal,
): Promise<void> {
  const { clock, db } = runtime;
  const deadline = clock.monotonic() + THROTTLE_TIMEOUT_MS;
  for (;;) {
    const waitMs = await inTransaction(db, (trx) => acquireDial(trx, { carrier, number }));
    if (waitMs === 0) return;
    if (clock.monotonic() + waitMs > deadline) {
      throw new ProviderError(carrier.id, 'rate_limited', 'the carrier accepts no further calls now');
    }
    await sleep(clock, waitMs, signal);
  }
}
