// Removes content whose retention period is over: recordings, transcripts, timelines, analyses, webhook events, chats, contacts
// of campaigns. Invariants: age is measured by the database clock, and after a clock jump nothing is removed for a day; each
// batch is a short transaction, so that a run can be killed anywhere and the next one continues; the job pauses as long as it
// works. Ledger, costs, calls and counts are kept.
import type { RetentionDays } from '../../../generated/types.ts';
import { sleep } from '../../core/clock.ts';
import type { JsonObject } from '../../core/json.ts';
import { clockHasSettled } from '../../database/settled-clock.ts';
import { inTransaction, type Db } from '../../database/transaction.ts';
import type { ProviderError } from '../../providers/ports/errors.ts';
import type { Uses } from '../../runtime.ts';
import { auditSystem } from '../audit-log/service.ts';
import type { Removed } from '../calls/rows/retention.ts';
import { removeCallContent, removeRecordings, type Rest } from '../calls/service/retention.ts';
import { removeContacts } from '../campaigns/service/retention.ts';
import { removeDeliveries } from '../webhooks/service/retention.ts';
import { removeChats } from '../widgets/service/retention.ts';
import * as store from './store.ts';

const RULES_AT_ONCE = 200;
/** Maximum pause between batches. A run without work does not pause. */
const MAX_REST_MS = 2_000;

type Worker = Uses<'clock' | 'db' | 'log' | 'storage'>;

/** Ends an aborted run between two batches. */
class Stopped extends Error {}

/** Storage fails for a rule. The others are applied, and the run counts as incomplete. */
type OnFailure = (error: ProviderError) => void;

/**
 * Runs once over all workspaces. Safe to run twice, concurrently, and to kill at any point.
 * @throws ProviderError when storage did not delete some of the recordings
 */
export async function applyRetention(runtime: Worker, signal: AbortSignal): Promise<void> {
  if (!(await clockHasSettled(runtime, 'content'))) return;
  const rest = restBetween(runtime, signal);
  let failed: ProviderError | null = null;
  const onFailure: OnFailure = (error) => void (failed ??= error);
  let after: store.RetentionRule | undefined;
  try {
    for (;;) {
      const rules = await store.selectRules(runtime.db, after, RULES_AT_ONCE);
      for (const rule of rules) await applyRule(runtime, rule, rest, onFailure);
      after = rules.at(-1);
      if (rules.length < RULES_AT_ONCE) break;
    }
    if (failed !== null) throw failed as ProviderError;
    await store.noteFinished(runtime.db);
  } catch (error) {
    if (!(error instanceof Stopped)) throw error;
  }
}

/** Returns the state of retention, for metrics. */
export async function retentionState(db: Db): Promise<store.RetentionState> {
  return store.selectState(db);
}

function restBetween({ clock }: Uses<'clock'>, signal: AbortSignal): Rest {
  let since = clock.monotonic();
  return async () => {
    if (signal.aborted) throw new Stopped();
    await sleep(clock, Math.min(MAX_REST_MS, clock.monotonic() - since));
    since = clock.monotonic();
  };
}

async function applyRule(
  runtime: Worker,
  { workspaceId, agentId, days }: store.RetentionRule,
  rest: Rest,
  onFailure: OnFailure,
) {
  const counts: Record<string, number> = {};
  try {
    if (days.campaign_contacts) {
      const of = { workspaceId, agentId, days: days.campaign_contacts };
      counts['campaign_contacts'] = (await removeContacts(runtime, of, rest)).contacts;
    }
    if (agentId === null) await removeEvents(runtime, { workspaceId, agentId, days }, counts, rest);
    else await removeOfAgent(runtime, { workspaceId, agentId, days }, counts, { rest, onFailure });
  } finally {
    const changes: JsonObject = { ...(agentId === null ? {} : { agent_id: agentId }), ...counts };
    const isChanged = Object.values(counts).some((count) => count > 0);
    const entry = { action: 'workspace.content_removed', targetId: workspaceId, changes };
    if (isChanged) await inTransaction(runtime.db, (trx) => auditSystem(trx, workspaceId, entry));
  }
}

async function removeOfAgent(
  runtime: Worker,
  rule: { workspaceId: string; agentId: string; days: RetentionDays },
  counts: Record<string, number>,
  { rest, onFailure }: { rest: Rest; onFailure: OnFailure },
): Promise<void> {
  const { workspaceId, agentId } = rule;
  const of = (days: number) => ({ workspaceId, agentId, days });
  const { recordings, widget_messages: messages } = rule.days;
  const note = (kind: string, { calls, entries }: Removed) => {
    counts[kind] = calls;
    counts[`${kind}_entries`] = entries;
  };
  if (recordings) {
    const { failure, ...removed } = await removeRecordings(runtime, of(recordings), rest);
    note('recordings', removed);
    if (failure) {
      runtime.log.error({ err: failure, workspaceId, agentId }, 'recordings could not be deleted; other content is');
      onFailure(failure);
    }
  }
  for (const kind of ['transcripts', 'analyses', 'timeline'] as const) {
    const days = rule.days[kind];
    if (days) note(kind, await removeCallContent(runtime, kind, of(days), rest));
  }
  await removeEvents(runtime, rule, counts, rest);
  if (!messages) return;
  const removed = await removeChats(runtime, of(messages), rest);
  counts['widget_messages'] = removed.messages;
  if (removed.visitors > 0) counts['widget_visitors'] = removed.visitors;
}

async function removeEvents(
  runtime: Worker,
  { workspaceId, agentId, days: { webhook_events: days } }: store.RetentionRule,
  counts: Record<string, number>,
  rest: Rest,
): Promise<void> {
  if (days) counts['webhook_events'] = (await removeDeliveries(runtime, { workspaceId, agentId, days }, rest)).events;
}
