// Sends what the outbox holds: claims due deliveries under leases, signs, posts, records. One in every worker process; any
// number of them share the work, because claims skip each other's rows. Built and started by app.ts.
// A loop of its own and not jobs of the queue: which delivery comes next depends on what each receiver has under way at this
// moment, which a queue cannot know, and waking by NOTIFY takes a millisecond where a job adds a row, a lock and a poll.
// Invariants: a claim is sent at once, so that its lease covers one time-out and nothing else; after a crash the lease ends
// and somebody else sends it once more; a slow receiver holds its own slots only (receivers.ts).
import { sleep, type Clock } from '../../../core/clock.ts';
import type { Runtime } from '../../../runtime.ts';
import { openSecrets } from '../rotation.ts';
import type { SigningSecrets } from '../service/signature.ts';
import { claimDeliveries, releaseClaims, walkLanes, type Claimed } from '../store/claims.ts';
import { DELIVERIES_CHANNEL } from './channel.ts';
import { outcomeOf, paceOf, unwanted } from './outcome.ts';
import { createReceivers, receiverOf, type ReceiversOptions } from './receivers.ts';
import { createRecorder, type OnOutcomes } from './recorder.ts';
import { sendWebhook, type Attempt } from './send.ts';
import { ANSWER_TIMEOUT_MS, type RetryPolicy } from './timetable.ts';

export interface DeliveryRunnerOptions extends Partial<ReceiversOptions> {
  /** How long receivers may take, by retry policy. */
  answerTimeoutMs?: Readonly<Record<RetryPolicy, number>>;
  /** A lease is the time-out and this much for writing the outcome; recovery after a crash takes as long. */
  leaseMarginMs?: number;
  /** Safety net beside the wake-ups, and what finds retries. */
  pollMs?: number;
  /** Hears of every attempt that was written, in its transaction. */
  onOutcomes?: OnOutcomes;
  /** While it says no, nothing is claimed. */
  mayWork?: () => boolean;
}

export interface DeliveryRunner {
  start(): void;
  /** Claims nothing more, waits `deadlineMs` for what is under way, gives back the rest. */
  stop(deadlineMs: number): Promise<void>;
  /** One walk over everything that is due now, to the end of every attempt. @returns how many were claimed */
  runOnce(): Promise<number>;
}

type DeliveryRuntime = Pick<Runtime, 'db' | 'clock' | 'log' | 'vault' | 'notifications' | 'connection'>;

const SLOTS = 512;
// Twice the sockets that the connection opens to one origin: the next requests stand ready while a claim is on its way.
const SLOTS_PER_RECEIVER = 128;
// 14 seconds in all with the default policy: recovery within 15.
const LEASE_MARGIN_MS = 4_000;
const POLL_MS = 250;
// Webhooks with deliveries that one walk looks at: about 3 ms of index steps.
const WALK_LANES = 500;
// After a failed query: the database is restarting, or gone.
const PAUSE_MS = 500;

export function createDeliveryRunner(runtime: DeliveryRuntime, options: DeliveryRunnerOptions = {}): DeliveryRunner {
  const { pollMs = POLL_MS, mayWork = () => true } = options;
  const round = createRounds(runtime, options);
  const bell = createBell(runtime.clock);
  let stopping = false;
  let loop: Promise<void> = Promise.resolve();
  let unlisten = () => {};

  const run = async (): Promise<void> => {
    while (!stopping) {
      if (!mayWork()) {
        await bell.wait(PAUSE_MS);
        continue;
      }
      try {
        const { claimed, atEnd } = await round.next(bell.ring);
        if (claimed === 0 && atEnd) await bell.wait(pollMs);
      } catch (error) {
        runtime.log.warn({ err: error }, 'deliveries could not be claimed');
        await sleep(runtime.clock, PAUSE_MS);
      }
    }
  };
  return {
    start() {
      unlisten = runtime.notifications.listen(DELIVERIES_CHANNEL, bell.ring);
      loop = run();
    },
    async stop(deadlineMs) {
      stopping = true;
      unlisten();
      bell.ring();
      await loop;
      await round.drain(deadlineMs);
    },
    async runOnce() {
      let total = 0;
      for (;;) {
        const { claimed, atEnd } = await round.next(bell.ring);
        await round.settled();
        total += claimed;
        if (claimed === 0 && atEnd) return total;
      }
    },
  };
}

interface Rounds {
  /** Claims what there are slots for and begins to send it. `ring` is called when a slot that was missing is free. */
  next(ring: () => void): Promise<{ claimed: number; atEnd: boolean }>;
  settled(): Promise<void>;
  drain(deadlineMs: number): Promise<void>;
}

function createRounds(runtime: DeliveryRuntime, options: DeliveryRunnerOptions): Rounds {
  const { slots = SLOTS, slotsPerReceiver = SLOTS_PER_RECEIVER, leaseMarginMs = LEASE_MARGIN_MS } = options;
  const timeouts = options.answerTimeoutMs ?? ANSWER_TIMEOUT_MS;
  const receivers = createReceivers({ slots, slotsPerReceiver });
  const recorder = createRecorder(runtime, options.onOutcomes);
  // Claims under way or not yet written: at most twice the slots.
  const held = new Set<Promise<void>>();
  const giveUp = new AbortController();
  let after = '';
  let short = false;

  const work = async (claim: Claimed, open: OpenSecrets, ring: () => void): Promise<void> => {
    if (!claim.wanted) return recorder.record(unwanted(claim, runtime.clock.now()));
    const receiver = receiverOf(claim.url);
    receivers.take(receiver);
    const attempt = await tryOnce(runtime, claim, open, timeouts[claim.retry_policy], giveUp.signal);
    // The receiver is free before the outcome is written: else every one would wait for our database.
    receivers.release(receiver, paceOf(attempt));
    if (short) ring();
    if (attempt.error === 'aborted') await giveBack(runtime, claim);
    else await recorder.record(outcomeOf(claim, attempt, runtime.clock.now()));
  };
  const begin = (claim: Claimed, open: OpenSecrets, ring: () => void): void => {
    const one = work(claim, open, ring).then(() => {
      held.delete(one);
      if (short) ring();
    });
    held.add(one);
  };
  return {
    async next(ring) {
      short = receivers.free() === 0 || held.size >= slots;
      if (short) return { claimed: 0, atEnd: true };
      const from = after;
      const now = runtime.clock.now();
      const { lanes, next } = await walkLanes(runtime.db, from, WALK_LANES, new Date(now));
      const { picks, last } = receivers.allot(lanes);
      after = last ?? next;
      const ends = leaseEnds(now, timeouts, leaseMarginMs);
      const claims = picks.length === 0 ? [] : await claimDeliveries(runtime.db, picks, new Date(now), ends);
      const open = openOnce(runtime, now);
      for (const claim of claims) begin(claim, open, ring);
      // Whoever got all that was allotted, or nothing, may have more.
      const got = Map.groupBy(claims, (claim) => claim.webhook_id);
      const allotted = new Map(picks.map(({ webhookId, count }) => [webhookId, count]));
      short = lanes.some(({ webhookId: id }) => (got.get(id)?.length ?? 0) >= (allotted.get(id) ?? 0));
      return { claimed: claims.length, atEnd: from === '' && after === '' };
    },
    async settled() {
      await Promise.all(held);
    },
    async drain(deadlineMs) {
      const late = runtime.clock.after(deadlineMs, () => giveUp.abort());
      await Promise.all(held);
      late.cancel();
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

type OpenSecrets = (claim: Claimed) => SigningSecrets;

function placeOf({ workspace_id: workspaceId, webhook_id: id }: Claimed): { workspaceId: string; id: string } {
  return { workspaceId, id };
}

/** Opens the secrets of a webhook once for all deliveries of one claim, which has read them from one row. */
function openOnce({ vault }: DeliveryRuntime, at: number): OpenSecrets {
  const opened = new Map<string, SigningSecrets>();
  return (claim) => {
    const secrets = opened.get(claim.webhook_id) ?? openSecrets(vault, claim, placeOf(claim), at);
    opened.set(claim.webhook_id, secrets);
    return secrets;
  };
}

async function tryOnce(
  runtime: DeliveryRuntime,
  claim: Claimed,
  open: OpenSecrets,
  timeoutMs: number,
  signal: AbortSignal,
): Promise<Attempt> {
  const at = runtime.clock.now();
  try {
    const { url, event_id: eventId, body } = claim;
    return await sendWebhook(runtime, { url, secrets: open(claim), eventId, body, timeoutMs }, signal);
  } catch (error) {
    // A mistake of ours, e.g. another ENCRYPTION_KEY. It takes the timetable too: at once and for ever would help nobody.
    runtime.log.error({ err: error, deliveryId: claim.id }, 'a delivery could not be sent');
    return { at: new Date(at), status: null, answer: null, error: 'internal_error', durationMs: 0 };
  }
}

async function giveBack(runtime: DeliveryRuntime, claim: Claimed): Promise<void> {
  try {
    await releaseClaims(runtime.db, [claim]);
  } catch (error) {
    runtime.log.warn({ err: error, deliveryId: claim.id }, 'a delivery could not be given back; its lease will end');
  }
}

/** A wait that can be cut short, also in advance. */
function createBell(clock: Clock): { ring: () => void; wait: (ms: number) => Promise<void> } {
  let rung = false;
  let wake = () => {};
  return {
    ring() {
      rung = true;
      wake();
    },
    async wait(ms) {
      if (!rung) {
        const { promise, resolve } = Promise.withResolvers<void>();
        wake = resolve;
        const timer = clock.after(ms, resolve);
        await promise;
        timer.cancel();
      }
      rung = false;
    },
  };
}
