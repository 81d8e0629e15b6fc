// Writes outcomes in batches: whatever ended while the batch before was being written makes the next one, so that a lone
// outcome waits for nothing and a thousand a second share their commits. Used by one runner.
// Invariant: an outcome is either written or, when the database stays away until its lease is over, given up, and the
// delivery is sent once more: at least once, never silently lost.
import { sql } from 'kysely';
import { sleep } from '../../../core/clock.ts';
import type { Runtime } from '../../../runtime.ts';
import { inTransaction, type Trx } from '../../../database/transaction.ts';
import { auditSystem } from '../../audit-log/service.ts';
import { writeOutcomes, type Outcome } from '../store/claims.ts';
import { cancelDeliveries } from '../store/deliveries.ts';
import { disableWebhook, writeHealth } from '../store/health.ts';
import { healthOf } from './outcome.ts';
import { classify, FAILING_LIMIT_MS } from './timetable.ts';

/** An attempt that was written, for whoever keeps a history of calls. */
export interface DeliveryOutcome {
  workspaceId: string;
  deliveryId: string;
  webhookId: string;
  eventId: string;
  event: string;
  callId: string | null;
  agentId: string | null;
  status: 'retrying' | 'succeeded' | 'rejected' | 'dead_letter';
  /** Counts from 1 over all rounds. */
  attempt: number;
  httpStatus: number | null;
  error: string | null;
  at: Date;
  durationMs: number;
}

/** Runs in the transaction that writes the outcomes, behind a savepoint: when it fails, only its own rows are lost. */
export type OnOutcomes = (trx: Trx, outcomes: readonly DeliveryOutcome[]) => Promise<void>;

export interface Recorder {
  /** Resolves when the outcome was written, or given up. */
  record(outcome: Outcome): Promise<void>;
}

const BATCH = 500;
const RETRY_MS = 250;

export function createRecorder(
  runtime: Pick<Runtime, 'db' | 'clock' | 'log'>,
  onOutcomes: OnOutcomes | undefined,
): Recorder {
  let waiting: { outcome: Outcome; done: () => void }[] = [];
  let writing = false;

  const drain = async (): Promise<void> => {
    writing = true;
    while (waiting.length > 0) {
      const batch = waiting.slice(0, BATCH);
      waiting = waiting.slice(BATCH);
      await persist(
        runtime,
        batch.map(({ outcome }) => outcome),
        onOutcomes,
      );
      for (const { done } of batch) done();
    }
    writing = false;
  };
  return {
    record(outcome) {
      const { promise, resolve } = Promise.withResolvers<void>();
      waiting.push({ outcome, done: resolve });
      if (!writing) void drain();
      return promise;
    },
  };
}

/** Never rejects. Tries until the last lease of the batch is over. */
async function persist(
  runtime: Pick<Runtime, 'db' | 'clock' | 'log'>,
  outcomes: readonly Outcome[],
  onOutcomes: OnOutcomes | undefined,
): Promise<void> {
  const leaseEnd = Math.max(...outcomes.map(({ claim }) => claim.leased_until.getTime()));
  for (;;) {
    try {
      return await inTransaction(runtime.db, (trx) => write(trx, runtime, outcomes, onOutcomes));
    } catch (error) {
      const over = runtime.clock.now() >= leaseEnd;
      const fields = { err: error, deliveries: outcomes.length };
      if (over) return runtime.log.error(fields, 'outcomes of deliveries were given up; they will be sent again');
      runtime.log.warn(fields, 'outcomes of deliveries could not be written yet');
      await sleep(runtime.clock, RETRY_MS);
    }
  }
}

async function write(
  trx: Trx,
  runtime: Pick<Runtime, 'clock' | 'log'>,
  outcomes: readonly Outcome[],
  onOutcomes: OnOutcomes | undefined,
): Promise<void> {
  const numbers = await writeOutcomes(trx, outcomes);
  const written = outcomes.filter(({ claim }) => numbers.has(claim.id));
  const changes = healthOf(written);
  if (changes.length === 0) return;
  const now = new Date(runtime.clock.now());
  const gone = new Set(written.filter(isGone).map(({ claim }) => claim.webhook_id));
  for (const { id, workspace_id, failing_since } of await writeHealth(trx, changes)) {
    const failing = failing_since !== null && now.getTime() - failing_since.getTime() >= FAILING_LIMIT_MS;
    if (gone.has(id)) await disable(trx, workspace_id, id, 'gone', now);
    else if (failing) await disable(trx, workspace_id, id, 'failing', now);
  }
  if (onOutcomes) await tell(trx, runtime, onOutcomes, toDeliveryOutcomes(written, numbers));
}

function isGone({ attempt }: Outcome): boolean {
  return attempt !== null && classify(attempt.status) === 'gone';
}

async function disable(
  trx: Trx,
  workspaceId: string,
  id: string,
  reason: 'gone' | 'failing',
  now: Date,
): Promise<void> {
  if (!(await disableWebhook(trx, workspaceId, id, reason, now))) return;
  await cancelDeliveries(trx, workspaceId, [id], now);
  await auditSystem(trx, workspaceId, { action: 'webhook.disabled', targetId: id, changes: { reason } });
}

async function tell(
  trx: Trx,
  runtime: Pick<Runtime, 'log'>,
  onOutcomes: OnOutcomes,
  outcomes: readonly DeliveryOutcome[],
): Promise<void> {
  if (outcomes.length === 0) return;
  await sql`savepoint told`.execute(trx);
  try {
    await onOutcomes(trx, outcomes);
  } catch (error) {
    // Without this, one bad history row would have its whole batch sent again and again.
    await sql`rollback to savepoint told`.execute(trx);
    runtime.log.error({ err: error }, 'the history of deliveries could not be written');
  }
}

function toDeliveryOutcomes(written: readonly Outcome[], numbers: ReadonlyMap<string, number>): DeliveryOutcome[] {
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
    };
  });
}
