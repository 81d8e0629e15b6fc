// Sends the deliveries of the outbox: claims due ones with a lease, signs them, posts them, writes the outcomes. Every worker
// process has a runner. Any number of runners share the work, because a claim skips rows that another runner is claiming. It is a
// loop instead of a job of the queue: the next delivery depends on the requests in flight per receiver, which a queue does not
// know, and a NOTIFY wakes it within a millisecond, while a job adds a row, a lock and a poll. Invariants: a claimed delivery is
// sent immediately, so that its lease covers only one timeout. After a crash, the lease ends and another runner sends the
// delivery again. A slow receiver occupies only its own slots (receiver-slots.ts).
import { sleep, type Clock, type Timer } from '../../../core/clock.ts';
import { createWakeSignal } from '../../../core/wake-signal.ts';
import type { Uses } from '../../../runtime.ts';
import { openSecrets, SECRET_PURPOSE, type SealedFor } from '../service/rotation.ts';
import type { SigningSecrets } from '../service/signature.ts';
import {
  claimDeliveries,
  releaseClaims,
  selectDueWebhooks,
  type ClaimedDelivery,
  type ClaimQuota,
  type DueScan,
  type DueWebhook,
} from '../store/claims.ts';
import { DELIVERIES_CHANNEL } from './channel.ts';
import { createOutcomeWriter, type OnOutcomes } from './outcome-writer.ts';
import { outcomeOf, speedOf, canceledOutcome } from './outcomes.ts';
import { createReceivers, receiverOf, type ReceiversOptions } from './receiver-slots.ts';
import { ATTEMPT_TIMEOUT_MS, type RetryPolicy } from './retry-schedule.ts';
import { sendWebhook, type SendResult } from './send.ts';

interface DeliveryRunnerOptions extends Partial<ReceiversOptions> {
  /** Response timeout by retry policy. */
  answerTimeoutMs?: Readonly<Record<RetryPolicy, number>>;
  /** A lease lasts for the timeout plus this margin for writing the outcome. Recovery after a crash takes that long. */
  leaseMarginMs?: number;
  /** Poll interval, which finds due retries, and deliveries whose notification was missed. */
  pollMs?: number;
  /** Maximum wait while nothing is to be retried. A poll then only finds a delivery whose notification was missed. */
  nothingWaitsMs?: number;
  /** Receives every written attempt, in the transaction that writes it. */
  onOutcomes?: OnOutcomes;
  /** While it returns false, nothing is claimed. */
  mayWork?: () => boolean;
}

interface DeliveryRunner {
  start(): void;
  /** Stops claiming, waits up to `deadlineMs` for requests in flight, releases the rest. */
  stop(deadlineMs: number): Promise<void>;
  /** Sends everything that is currently due and waits for every attempt. @returns the number of claimed deliveries */
  runOnce(): Promise<number>;
}

type DeliveryRuntime = Uses<'db' | 'clock' | 'log' | 'vault' | 'notifications' | 'connection'>;

const SLOTS = 512;
// Twice the sockets per origin, so that requests are ready while the next claim is running.
const SLOTS_PER_RECEIVER = 128;
// A lease is 14 s with the default policy, so recovery takes less than 15 s.
const LEASE_MARGIN_MS = 4_000;
const POLL_MS = 250;
const NOTHING_WAITS_FACTOR = 8;
// Webhooks per scan: about 3 ms of index steps.
const SCAN_WEBHOOKS = 500;
// A scan lists the webhooks that have due deliveries. Its result is reused for this long. A webhook whose first delivery becomes
// due in between waits at most this long.
const SCAN_HOLDS_MS = 25;
// Free slots are refilled in batches: when half of the receivers' in-flight requests have completed, or this long after the first
// completion.
const REFILL_MS = 5;
// Pause after a failed query: the database is restarting or unavailable.
const PAUSE_MS = 500;

export function createDeliveryRunner(runtime: DeliveryRuntime, options: DeliveryRunnerOptions = {}): DeliveryRunner {
  const { pollMs = POLL_MS, nothingWaitsMs = pollMs * NOTHING_WAITS_FACTOR, mayWork = () => true } = options;
  const sender = createSender(runtime, options);
  const wakeSignal = createWakeSignal(runtime.clock);
  let stopping = false;
  let loop: Promise<void> = Promise.resolve();
  let unlisten = () => {};

  const run = async (): Promise<void> => {
    while (!stopping) {
      if (!mayWork()) {
        await wakeSignal.wait(PAUSE_MS);
        continue;
      }
      try {
        const { claimed, atEnd, full, nothingWaits } = await sender.next(wakeSignal.signal);
        if ((claimed === 0 || full) && atEnd) await wakeSignal.wait(nothingWaits ? nothingWaitsMs : pollMs);
      } catch (error) {
        runtime.log.warn({ err: error }, 'deliveries could not be claimed; retrying');
        await sleep(runtime.clock, PAUSE_MS);
      }
    }
  };
  return {
    start() {
      unlisten = runtime.notifications.listen(DELIVERIES_CHANNEL, wakeSignal.signal);
      loop = run();
    },
    async stop(deadlineMs) {
      stopping = true;
      unlisten();
      wakeSignal.signal();
      await loop;
      await sender.drain(deadlineMs);
    },
    async runOnce() {
      let total = 0;
      for (;;) {
        const { claimed, atEnd } = await sender.next(wakeSignal.signal);
        await sender.settled();
        total += claimed;
        if (claimed === 0 && atEnd) return total;
      }
    },
  };
}

interface Step {
  claimed: number;
  /** Whether every webhook was scanned since the last pass began. */
  atEnd: boolean;
  /** Whether more may be due, but no slots are free. `wake` is called when slots become free. */
  full: boolean;
  nothingWaits: boolean;
}

interface Sender {
  /** Claims as many deliveries as there are free slots and starts sending them. Calls `wake` when missing slots become free. */
  next(wake: () => void): Promise<Step>;
  settled(): Promise<void>;
  drain(deadlineMs: number): Promise<void>;
}

function createSender(runtime: DeliveryRuntime, options: DeliveryRunnerOptions): Sender {
  const { slots = SLOTS, slotsPerReceiver = SLOTS_PER_RECEIVER, leaseMarginMs = LEASE_MARGIN_MS } = options;
  const timeouts = options.answerTimeoutMs ?? ATTEMPT_TIMEOUT_MS;
  const receivers = createReceivers({ slots, slotsPerReceiver });
  const writer = createOutcomeWriter(runtime, options.onOutcomes);
  // Claims being sent or written: at most twice the slots.
  const held = new Set<Promise<void>>();
  const abortAttempts = new AbortController();
  let after = '';
  // Webhooks of the last scan that may have more due deliveries, and the time of the scan.
  let more: { dueWebhooks: DueWebhook[]; at: number } | null = null;
  let isHeldFull = false;
  const refill = createRefill(runtime.clock);

  const work = async (claim: ClaimedDelivery, open: OpenSecrets): Promise<void> => {
    if (!claim.wanted) {
      // It takes no slot, so the refill must not wait for one.
      refill.released();
      return writer.write(canceledOutcome(claim, runtime.clock.now()));
    }
    const receiver = receiverOf(claim.url);
    receivers.take(receiver);
    const attempt = await tryOnce(runtime, claim, open, timeouts[claim.retry_policy], abortAttempts.signal);
    // The slot is released before the outcome is written, so that receivers do not wait for our database.
    receivers.release(receiver, speedOf(attempt));
    refill.released();
    if (attempt.error === 'aborted') await release(runtime, claim);
    else await writer.write(outcomeOf(claim, attempt, runtime.clock.now()));
  };
  const begin = (claim: ClaimedDelivery, open: OpenSecrets): void => {
    const one = work(claim, open).then(() => {
      held.delete(one);
      if (isHeldFull) refill.released();
    });
    held.add(one);
  };
  /** A pass over many webhooks continues with the next ones. A pass over few repeats those that had more. */
  const look = async (now: number): Promise<DueScan & { isNew: boolean; at: number }> => {
    const known = after === '' ? more : null;
    more = null;
    const at = runtime.clock.monotonic();
    if (known && at - known.at < SCAN_HOLDS_MS) return { ...known, next: '', isEmpty: false, isNew: false };
    return { ...(await selectDueWebhooks(runtime.db, after, SCAN_WEBHOOKS, new Date(now))), isNew: true, at };
  };
  const claim = async (quotas: readonly ClaimQuota[], now: number): Promise<ClaimedDelivery[]> => {
    if (quotas.length === 0) return [];
    const claims = await claimDeliveries(runtime.db, quotas, new Date(now), leaseEnds(now, timeouts, leaseMarginMs));
    const open = openOnce(runtime, now);
    for (const one of claims) begin(one, open);
    return claims;
  };
  return {
    async next(wake) {
      refill.begin();
      isHeldFull = held.size >= slots;
      if (isHeldFull || receivers.free() === 0) {
        refill.await(Math.floor(slots / 2), wake);
        return { claimed: 0, atEnd: true, full: true, nothingWaits: false };
      }
      const from = after;
      const now = runtime.clock.now();
      const { dueWebhooks, next, isEmpty, isNew, at } = await look(now);
      const { quotas, last } = receivers.allot(dueWebhooks);
      after = last ?? next;
      const claims = await claim(quotas, now);
      // A webhook that used up its quota, or got none, may have more due deliveries.
      const got = Map.groupBy(claims, (one) => one.webhook_id);
      const allotted = new Map(quotas.map(({ webhookId, count }) => [webhookId, count]));
      const unfinished = dueWebhooks.filter(
        ({ webhookId: id }) => (got.get(id)?.length ?? 0) >= (allotted.get(id) ?? 0),
      );
      const atEnd = from === '' && after === '';
      const full = unfinished.length > 0;
      if (full && atEnd) {
        more = { dueWebhooks: unfinished, at };
        refill.await(Math.floor(receivers.inFlight(unfinished.map(({ url }) => receiverOf(url))) / 2), wake);
      }
      // Webhooks that were not rescanned may have more due deliveries.
      return { claimed: claims.length, atEnd: atEnd && (isNew || full), full, nothingWaits: atEnd && isEmpty };
    },
    async settled() {
      await Promise.all(held);
    },
    async drain(deadlineMs) {
      const late = runtime.clock.after(deadlineMs, () => abortAttempts.abort());
      await Promise.all(held);
      late.cancel();
    },
  };
}

interface Refill {
  /** Starts counting released slots. */
  begin(): void;
  /** Wakes once this many slots are released, at least one, or REFILL_MS after the first. */
  await(count: number, wake: () => void): void;
  released(): void;
}

/** Wakes once after many slots were released, because a claim costs the database nearly the same for one delivery as for fifty. */
function createRefill(clock: Clock): Refill {
  let released = 0;
  let awaited: { count: number; wake: () => void } | null = null;
  let timer: Timer | null = null;
  const check = (): void => {
    if (awaited === null || released === 0) return;
    if (released >= awaited.count) return awaited.wake();
    const { wake } = awaited;
    timer ??= clock.after(REFILL_MS, wake);
  };
  return {
    begin() {
      released = 0;
      awaited = null;
      timer?.cancel();
      timer = null;
    },
    await(count, wake) {
      awaited = { count, wake };
      check();
    },
    released() {
      released++;
      check();
    },
  };
}

function leaseEnds(
  now: number,
  timeouts: Readonly<Record<RetryPolicy, number>>,
  marginMs: number,
): Record<RetryPolicy, Date> {
  return {
    scheduled: new Date(now + timeouts.scheduled + marginMs),
    exponential: new Date(now + timeouts.exponential + marginMs),
  };
}

type OpenSecrets = (claim: ClaimedDelivery) => SigningSecrets;

function sealedFor({ workspace_id: workspaceId, webhook_id: id }: ClaimedDelivery): SealedFor {
  return { purpose: SECRET_PURPOSE, place: { workspaceId, id } };
}

/** Opens each webhook's secrets once per batch of claims. */
function openOnce({ vault }: DeliveryRuntime, at: number): OpenSecrets {
  const opened = new Map<string, SigningSecrets>();
  return (claim) => {
    const secrets = opened.get(claim.webhook_id) ?? openSecrets(vault, claim, sealedFor(claim), at);
    opened.set(claim.webhook_id, secrets);
    return secrets;
  };
}

async function tryOnce(
  runtime: DeliveryRuntime,
  claim: ClaimedDelivery,
  open: OpenSecrets,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<SendResult> {
  const at = runtime.clock.now();
  try {
    const { url, event_id: eventId, format, body } = claim;
    return await sendWebhook(runtime, { url, secrets: open(claim), eventId, format, body, timeoutMs }, signal);
  } catch (error) {
    // An internal error, e.g. an incorrect ENCRYPTION_KEY. It also follows the retry schedule instead of being retried
    // immediately and forever.
    runtime.log.error({ err: error, deliveryId: claim.id }, 'a delivery could not be sent; it will be retried');
    return { at: new Date(at), status: null, answer: null, error: 'internal_error', durationMs: 0 };
  }
}

async function release(runtime: DeliveryRuntime, claim: ClaimedDelivery): Promise<void> {
  try {
    await releaseClaims(runtime.db, [claim]);
  } catch (error) {
    runtime.log.warn(
      { err: error, deliveryId: claim.id },
      'a delivery could not be released; it will be sent when its lease ends',
    );
  }
}
