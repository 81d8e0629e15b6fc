// Writes the outcomes of delivery attempts in batches. A single outcome is written immediately. Outcomes that follow a batch form
// the next one, which waits a few milliseconds for more: thousands per second share statements and commits. Invariant: an outcome
// is written, or dropped if the database stays unavailable until its lease ends. Then the delivery is sent again. Delivery is at
// least once and never silently lost. Outcomes of a workspace whose rows another transaction has locked, for example one of a process
// that was paused, are written apart, so that those of other workspaces do not wait for them.

import { sleep } from '../../../core/clock.ts';
import { DELIVERY_FAILED, type DeliveryFailedLine } from '../../../core/log-lines.ts';
import {
  inTransaction,
  isConflict,
  isLockTimeout,
  limitLockWait,
  withSavepoint,
  type Trx,
} from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { writeOutcomes, type ClaimOutcome } from '../store/claims.ts';
import { cancelDeliveries } from '../store/deliveries.ts';
import { disableWebhook, writeHealth } from '../store/health.ts';
import { healthOf } from './outcomes.ts';
import { receiverOf } from './receiver-slots.ts';
import { classifyStatus, FAILING_LIMIT_MS } from './retry-schedule.ts';

/** A written attempt, for the timeline of its call. */
export interface DeliveryOutcome {
  workspaceId: string;
  deliveryId: string;
  webhookId: string;
  eventId: string;
  event: string;
  callId: string | null;
  agentId: string | null;
  status: 'retrying' | 'succeeded' | 'rejected' | 'dead_letter';
  /** Number of the attempt, from 1, over all rounds. */
  attempt: number;
  httpStatus: number | null;
  error: string | null;
  at: Date;
  durationMs: number;
  /** Host of the receiver, with its port. */
  host: string;
}

/** Runs in the transaction that writes the outcomes, behind a savepoint: if it fails, only its own changes are undone. */
export type OnOutcomes = (trx: Trx, outcomes: readonly DeliveryOutcome[]) => Promise<void>;

interface OutcomeWriter {
  /** Resolves when the outcome is written or dropped. */
  write(outcome: ClaimOutcome): Promise<void>;
}

const BATCH = 500;
// After a batch, the next one waits until it has this many outcomes or for MIN_BATCH_WAIT_MS.
const MIN_BATCH = 256;
const MIN_BATCH_WAIT_MS = 5;
const RETRY_MS = 250;
/** Normal locks last for milliseconds. Outcomes of all workspaces wait meanwhile. */
const LOCK_MS = 1_000;

interface Waiting {
  outcome: ClaimOutcome;
  done: () => void;
}

export function createOutcomeWriter(
  runtime: Uses<'db' | 'clock' | 'log'>,
  onOutcomes: OnOutcomes | undefined,
): OutcomeWriter {
  let waiting: Waiting[] = [];
  let writing = false;
  let endWait = () => {};
  /** Outcomes of workspaces with a locked row. */
  const apart = new Map<string, Waiting[]>();

  const drain = async (): Promise<void> => {
    writing = true;
    for (let first = true; waiting.length > 0; first = false) {
      if (!first && waiting.length < MIN_BATCH) await waitForBatch();
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await writeUnlocked(batch);
    }
    writing = false;
  };
  const writeTogether = async (batch: readonly Waiting[], endsAtLock: boolean): Promise<'written' | 'locked'> => {
    const outcomes = batch.map(({ outcome }) => outcome);
    const result = await persist(runtime, outcomes, { onOutcomes, endsAtLock });
    if (result === 'written') for (const { done } of batch) done();
    return result;
  };
  const writeUnlocked = async (batch: readonly Waiting[]): Promise<void> => {
    if ((await writeTogether(batch, true)) === 'written') return;
    const groups = Map.groupBy(batch, ({ outcome }) => outcome.claim.workspace_id);
    for (const [workspaceId, group] of groups) {
      const isLocked = groups.size === 1 || (await writeTogether(group, true)) === 'locked';
      if (isLocked) void drainApart(workspaceId, group);
    }
  };
  const drainApart = async (workspaceId: string, group: readonly Waiting[]): Promise<void> => {
    const isOwn = ({ outcome }: Waiting) => outcome.claim.workspace_id === workspaceId;
    // The next batch would wait for the same lock.
    const own = [...group, ...waiting.filter(isOwn)];
    waiting = waiting.filter((each) => !isOwn(each));
    apart.set(workspaceId, own);
    while (own.length > 0) await writeTogether(own.splice(0, BATCH), false);
    apart.delete(workspaceId);
  };
  const waitForBatch = (): Promise<void> =>
    new Promise((resolve) => {
      const timer = runtime.clock.after(MIN_BATCH_WAIT_MS, resolve);
      endWait = () => {
        timer.cancel();
        resolve();
      };
    });
  return {
    write(outcome) {
      const { promise, resolve } = Promise.withResolvers<void>();
      const own = apart.get(outcome.claim.workspace_id);
      (own ?? waiting).push({ outcome, done: resolve });
      if (own) return promise;
      if (!writing) void drain();
      else if (waiting.length >= MIN_BATCH) endWait();
      return promise;
    },
  };
}

/**
 * Never rejects. Retries until the last lease of the batch has ended; the outcomes are then dropped, and the result is `written`.
 * @param endsAtLock whether to return `locked` instead of retrying when another transaction has locked a row
 */
async function persist(
  runtime: Uses<'db' | 'clock' | 'log'>,
  outcomes: readonly ClaimOutcome[],
  { onOutcomes, endsAtLock }: { onOutcomes: OnOutcomes | undefined; endsAtLock: boolean },
): Promise<'written' | 'locked'> {
  const leaseEnd = Math.max(...outcomes.map(({ claim }) => claim.leased_until.getTime()));
  for (;;) {
    try {
      const written = await inTransaction(runtime.db, (trx) => write(trx, runtime, outcomes, onOutcomes));
      logFailures(runtime, written);
      return 'written';
    } catch (error) {
      if (endsAtLock && isLockTimeout(error)) return 'locked';
      const over = runtime.clock.now() >= leaseEnd;
      const fields = { err: error, deliveries: outcomes.length };
      if (over) {
        const message =
          'delivery outcomes could not be written before their leases ended; the deliveries will be sent again';
        runtime.log.error(fields, message);
        return 'written';
      }
      runtime.log.warn(fields, 'delivery outcomes could not be written; retrying');
      await sleep(runtime.clock, RETRY_MS);
    }
  }
}

/** Logs one line per failed attempt: at level info if it is retried, otherwise as a warning. */
function logFailures({ log }: Uses<'log'>, written: readonly DeliveryOutcome[]): void {
  for (const { deliveryId, webhookId, event, host, status: outcome, attempt, httpStatus, error } of written) {
    if (outcome === 'succeeded') continue;
    const line: DeliveryFailedLine = { deliveryId, webhookId, event, host, outcome, attempt, httpStatus, error };
    if (outcome === 'retrying') log.info(line, DELIVERY_FAILED);
    else log.warn(line, DELIVERY_FAILED);
  }
}

/** @returns the written attempts */
async function write(
  trx: Trx,
  runtime: Uses<'clock' | 'log'>,
  outcomes: readonly ClaimOutcome[],
  onOutcomes: OnOutcomes | undefined,
): Promise<DeliveryOutcome[]> {
  await limitLockWait(trx, LOCK_MS);
  const numbers = await writeOutcomes(trx, outcomes);
  const written = outcomes.filter(({ claim }) => numbers.has(claim.id));
  const changes = healthOf(written);
  if (changes.length === 0) return [];
  const now = new Date(runtime.clock.now());
  const gone = new Map(written.filter(isGone).map(({ claim }) => [claim.webhook_id, claim.url]));
  for (const { id, workspace_id, failing_since } of await writeHealth(trx, changes)) {
    const failing = failing_since !== null && now.getTime() - failing_since.getTime() >= FAILING_LIMIT_MS;
    const webhook = { workspaceId: workspace_id, id, url: gone.get(id) };
    if (gone.has(id)) await disable(trx, webhook, 'gone', now);
    else if (failing) await disable(trx, webhook, 'failing', now);
  }
  const attempts = toDeliveryOutcomes(written, numbers);
  if (onOutcomes) await report(trx, runtime, onOutcomes, attempts);
  return attempts;
}

function isGone({ attempt }: ClaimOutcome): boolean {
  return attempt !== null && classifyStatus(attempt.status) === 'gone';
}

/** @param webhook its URL, if the response of this receiver decides: a webhook with another URL by now stays enabled */
async function disable(
  trx: Trx,
  webhook: { workspaceId: string; id: string; url: string | undefined },
  reason: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  const { workspaceId, id } = webhook;
  if (!(await disableWebhook(trx, webhook, reason, now))) return;
  await cancelDeliveries(trx, workspaceId, [id], now);
  await auditSystem(trx, workspaceId, { action: 'webhook.disabled', targetId: id, changes: { reason } });
}

/** Reports all outcomes together, or, if that fails, those of each workspace on their own. */
async function report(
  trx: Trx,
  { log }: Uses<'log'>,
  onOutcomes: OnOutcomes,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  const groups = Map.groupBy(outcomes, ({ workspaceId }) => workspaceId);
  if (groups.size > 1 && (await failureOf(trx, onOutcomes, outcomes)) === null) return;
  for (const [workspaceId, group] of groups) {
    const failure = await failureOf(trx, onOutcomes, group);
    if (failure !== null) {
      const fields = { err: failure.error, workspaceId };
      log.error(fields, 'delivery outcomes could not be recorded in the timelines of their calls');
    }
  }
}

/** Without the savepoint, one bad timeline row would make its whole batch be sent repeatedly. */
async function failureOf(
  trx: Trx,
  onOutcomes: OnOutcomes,
  outcomes: readonly DeliveryOutcome[],
): Promise<{ error: unknown } | null> {
  try {
    await withSavepoint(trx, () => onOutcomes(trx, outcomes));
    return null;
  } catch (error) {
    // An erasure locks a call and then its deliveries, and this transaction the reverse. The whole transaction is repeated.
    if (isConflict(error)) throw error;
    return { error };
  }
}

function toDeliveryOutcomes(written: readonly ClaimOutcome[], numbers: ReadonlyMap<string, number>): DeliveryOutcome[] {
  return written.flatMap(({ claim, attempt, status }) => {
    if (attempt === null || status === 'canceled') return [];
    return {
      workspaceId: claim.workspace_id,
      deliveryId: claim.id,
      webhookId: claim.webhook_id,
      eventId: claim.event_id,
      event: claim.event,
      callId: claim.call_id,
      agentId: claim.agent_id,
      status,
      attempt: numbers.get(claim.id)!,
      httpStatus: attempt.status,
      error: attempt.error,
      at: attempt.at,
      durationMs: attempt.durationMs,
      host: receiverOf(claim.url),
    };
  });
}
