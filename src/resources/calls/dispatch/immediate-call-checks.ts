// Checks for clients that prefer an immediate refusal to queuing. Each refusal states what is missing and sets Retry-After.
import { fail } from '../../../core/errors.ts';
import type { Trx } from '../../../database/transaction.ts';
import type { Uses } from '../../../runtime.ts';
import type { AgentRow } from '../../agents/store.ts';
import { selectThrottleStates } from '../rows/campaign-throttles.ts';
import { countReady, countSlots, isAnyWaitingFor, lockQueue } from '../rows/queue.ts';
import { countFreeCapacity } from '../rows/voice-processes.ts';
import { scheduleCampaigns } from './campaign-throttle.ts';
import { hasFreeSttSlots } from './stt-slots.ts';

// The time at which a slot becomes free is unknown. Many calls are short, and a retry costs only one request.
const RETRY_SECONDS = 10;

/**
 * Keeps the queue lock until the transaction ends, so that two requests do not count on the same slot.
 * @returns number of calls that are dialed before this one
 * @throws Failure `concurrency_limited`
 */
export async function requireFreeSlot(
  trx: Trx,
  runtime: Uses<'config'>,
  workspaceId: string,
  agentId: string,
): Promise<number> {
  await lockQueue(trx, workspaceId);
  const { free, used, limit } = await countSlots(trx, workspaceId, runtime.config);
  const { blocked } = scheduleCampaigns(await selectThrottleStates(trx, workspaceId));
  const { all, ofAgent, agentCapacity } = await countReady(trx, workspaceId, agentId, blocked);
  const agentIsFull = agentCapacity !== null && agentCapacity <= ofAgent;
  if (free > all && !agentIsFull) return all;
  const detail = agentIsFull
    ? 'The agent has reached its max_concurrent_calls.'
    : `${used} of ${limit} concurrent calls are in progress; see GET /v1/limits.`;
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

/**
 * Checks for a free STT slot. Call it after requireFreeSlot. Slots of other processes are visible only through the calls that
 * wait for one.
 * @param ahead number of calls that are dialed before this one
 * @throws Failure `concurrency_limited`
 */
export async function requireSttSlot(
  trx: Trx,
  runtime: Uses<'vault' | 'providers'>,
  { workspace_id, id: agent_id, version: agent_version }: AgentRow,
  ahead: number,
): Promise<void> {
  const isFree = await hasFreeSttSlots(trx, runtime, { workspace_id, agent_id, agent_version }, ahead + 1);
  if (isFree && !(await isAnyWaitingFor(trx, workspace_id, 'recogniser'))) return;
  const detail = 'No connection to the recognizer is free (RECOGNISER_CONNECTIONS).';
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}

/**
 * Checks for free call capacity in any process. If the capacity is not known, the call passes the check and waits in the queue.
 * @param ahead number of calls that are dialed before this one
 * @throws Failure `concurrency_limited`
 */
export async function requireProcessCapacity(trx: Trx, ahead: number): Promise<void> {
  const free = await countFreeCapacity(trx);
  if (free === null || free > ahead) return;
  const detail =
    'No process has free call capacity (CALLS_PER_PROCESS). Try again later, or let the call wait in the queue.';
  throw fail('concurrency_limited', { detail, retryAfter: RETRY_SECONDS });
}
